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

tables-heading = Offene Tische
tables-about = Tische, an denen noch jemand fehlt. Ein Klick, und du sitzt dabei.
tables-filter = { $name ->
    [language] Sprache
    [pace] Tempo
   *[edition] Ausgabe
}
tables-any = Alle
tables-none = Gerade wartet kein Tisch. Eröffne selbst einen und zeig ihn hier, damit sich andere dazusetzen können.
lobby-coach = An diesem Tisch dürfen alle den Coach fragen; alle sehen, wer es tut.
tables-list = Diesen Tisch unter den offenen Tischen zeigen, wo sich alle dazusetzen können

mine-heading = Meine Partien
mine-about = { $n ->
    [one] { $n } beendete Partie
   *[other] { $n } beendete Partien
}
mine-none = Du hast hier noch keine Partie beendet. Danach kannst du sie hier nachspielen, und deine Statistik wächst.
mine-no-match = Keine Partie passt zu diesen Filtern.
mine-all = Alle Partien zeigen
mine-filter = { $name ->
    [result] Ergebnis
    [players] Personen
   *[rival] Gegner
}
mine-won = Gewonnen
mine-lost = Verloren
mine-winner = Gewonnen hat { $players }
mine-towns = { $n ->
    [one] { $n } Ort
   *[other] { $n } Orte
}
mine-export = Alle Aufzeichnungen in einer Datei sichern
mine-more = Mehr zeigen
mine-games = Partien
mine-wins = Siege
mine-mean = Orte pro Partie
mine-by-players = Siege nach Zahl der Personen
mine-by-rival = Siege nach Gegner
mine-bar = { $key }: { $wins } von { $games } gewonnen
mine-curve = Orte im Lauf der Zeit
mine-curve-words = Orte in { $n } Partien: anfangs etwa { $first }, zuletzt etwa { $last }.

messages-heading = Wenn ich am Zug bin
messages-about = In Partien mit Stunden oder Tagen pro Zug melden wir dir, dass du am Zug bist, wenn du das möchtest.
push-begin = In diesem Browser benachrichtigen
push-end = Benachrichtigungen in allen Browsern beenden
mail-label = Deine E-Mail-Adresse
mail-yes = E-Mail schicken
mail-no = Keine E-Mail
mail-sent = Wir haben einen Link an { $email } geschickt. Öffne ihn, um die Adresse zu bestätigen.
mail-goes = E-Mail geht an { $email }.
mail-ask = Möchtest du eine E-Mail, sobald du am Zug bist?
mail-confirmed = Die Adresse ist bestätigt.
mail-ended = Du bekommst keine E-Mail mehr; die Adresse ist gelöscht.
mail-old = Dieser Link gilt nicht mehr.
messages-failed = Das hat nicht geklappt. Prüfe die Adresse oder ob der Browser Benachrichtigungen erlaubt, und versuch es in einer Minute noch einmal.
fair-title = Faires Glück
fair-about = Der Server hat ein Geheimnis festgelegt, bevor du Platz genommen hast, und der Browser jedes Spielers gibt eine eigene Zahl dazu. Alle Karten und Transportmittel folgen aus beidem; nach der Partie steht das Geheimnis in der Aufzeichnung, und jeder kann es mit elfenland verify prüfen.
fair-commitment = Vorab festgelegt:
fair-receipt = Dein Beleg:
