### People around the table: pace, open tables, chat, one’s own games, messages.

pace-clock = Mit Uhr
pace-minutes = Bedenkzeit pro Person
pace-increment = Zusatzzeit pro Zug
pace-none-about = Niemand wird gedrängt.
pace-limit-about = Wer für einen Zug länger als { $time } braucht, kann durch Abstimmung der anderen von einem Bot abgelöst werden. Den Platz kann man jederzeit zurücknehmen.
pace-for = { $pace ->
    [live] Für eine Partie am Stück.
    [hours] Für eine Partie über den Tag.
   *[days] Für eine Partie über Wochen.
}
pace-clock-about = Alle haben { $minutes } für die ganze Partie und { $increment ->
    [one] gewinnen { $increment } Sekunde
   *[other] gewinnen { $increment } Sekunden
} mit jedem Zug. Bei null spielt ein Bot weiter; du kannst deinen Platz zurücknehmen und hast dann eine Minute.

emotes = Gesten
emote-name = { $emote ->
    [wave] winkt
    [bravo] applaudiert
    [laugh] lacht
    [oops] hoppla
    [think] denkt nach
   *[hurry] hat es eilig
}
emote-says = { $player }: { emote-name }
spectators = { $n ->
    [0] Niemand schaut zu
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
spectators-talk = Zuschauende dürfen mitreden
