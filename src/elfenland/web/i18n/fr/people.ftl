### People around the table: pace, open tables, chat, one’s own games, messages.

pace-clock = À la pendule
pace-minutes = Temps par joueur
pace-increment = Temps ajouté à chaque tour
pace-none-about = Personne n’est pressé.
pace-limit-about = Si un tour dure plus que ce délai : { $time }, les autres peuvent voter pour qu’un robot prenne la relève. On peut reprendre sa place à tout moment.
pace-for = { $pace ->
    [live] Pour une partie d’une traite.
    [hours] Pour une partie dans la journée.
   *[days] Pour une partie sur plusieurs semaines.
}
pace-clock-about = Chacun dispose d’un temps total ({ $minutes }) et { $increment ->
    [one] gagne { $increment } seconde
   *[other] gagne { $increment } secondes
} à chaque tour. À zéro, un robot continue ; vous pouvez reprendre votre place, avec une minute.

emotes = Gestes
emote-name = { $emote ->
    [wave] salue
    [bravo] applaudit
    [laugh] rit
    [oops] oups
    [think] réfléchit
   *[hurry] est pressé
}
emote-says = { $player } : { emote-name }
spectators = { $n ->
    [0] Personne ne regarde
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
spectators-talk = Les spectateurs peuvent parler
