### People around the table: pace, open tables, chat, one’s own games, messages.

pace-clock = Con orologio
pace-minutes = Tempo per giocatore
pace-increment = Tempo in più a ogni turno
pace-none-about = Nessuno ha fretta.
pace-limit-about = Se un turno supera questo tempo: { $time }, gli altri possono votare perché continui un bot. Il posto si può riprendere in ogni momento.
pace-for = { $pace ->
    [live] Per una partita in un’unica sessione.
    [hours] Per una partita in giornata.
   *[days] Per una partita lunga settimane.
}
pace-clock-about = Ognuno ha un tempo totale ({ $minutes }) e { $increment ->
    [one] guadagna { $increment } secondo
   *[other] guadagna { $increment } secondi
} a ogni turno. A zero continua un bot; puoi riprenderti il posto e hai ancora un minuto.

emotes = Gesti
emote-name = { $emote ->
    [wave] saluta
    [bravo] applaude
    [laugh] ride
    [oops] ops
    [think] sta pensando
   *[hurry] ha fretta
}
emote-says = { $player }: { emote-name }
spectators = { $n ->
    [0] Nessuno guarda
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
spectators-talk = Gli spettatori possono parlare
