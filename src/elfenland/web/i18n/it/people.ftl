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

tables-heading = Tavoli aperti
tables-about = Tavoli che aspettano giocatori. Basta un clic per sedersi.
tables-filter = { $name ->
    [language] Lingua
    [pace] Ritmo
   *[edition] Edizione
}
tables-any = Tutti
tables-none = Al momento nessun tavolo aspetta. Aprine uno tu e mostralo qui, così altri possono unirsi.
lobby-coach = A questo tavolo tutti possono chiedere consiglio al coach, e tutti vedono chi lo fa.
tables-list = Mostra questo tavolo tra i tavoli aperti, dove tutti possono sedersi

mine-heading = Le mie partite
mine-about = { $n ->
    [one] { $n } partita finita
   *[other] { $n } partite finite
}
mine-none = Qui non hai ancora finito una partita. Quando l’avrai fatto, potrai rivederla qui insieme alle tue statistiche.
mine-no-match = Nessuna partita corrisponde a questi filtri.
mine-all = Mostra tutte le partite
mine-filter = { $name ->
    [result] Risultato
    [players] Giocatori
   *[rival] Avversario
}
mine-won = Vinta
mine-lost = Persa
mine-winner = Ha vinto { $players }
mine-towns = { $n ->
    [one] { $n } città
   *[other] { $n } città
}
mine-export = Salva tutte le registrazioni in un file
mine-more = Mostra altre
mine-games = Partite
mine-wins = Vittorie
mine-mean = Città per partita
mine-by-players = Vittorie per numero di giocatori
mine-by-rival = Vittorie per avversario
mine-bar = { $key }: { $wins } vinte su { $games }
mine-curve = Città nel tempo
mine-curve-words = Città in { $n } partite: all’inizio circa { $first }, di recente circa { $last }.

messages-heading = Quando tocca a me
messages-about = Nelle partite con ore o giorni per mossa possiamo avvisarti quando tocca a te, se vuoi.
push-begin = Avvisami in questo browser
push-end = Ferma gli avvisi in tutti i browser
mail-label = Il tuo indirizzo e-mail
mail-yes = Mandami e-mail
mail-no = Niente e-mail
mail-sent = Abbiamo mandato un link a { $email }. Aprilo per confermare l’indirizzo.
mail-goes = Le e-mail vanno a { $email }.
mail-ask = Vuoi un’e-mail quando tocca a te?
mail-confirmed = L’indirizzo è confermato.
mail-ended = Non riceverai più e-mail; l’indirizzo è cancellato.
mail-old = Questo link non è più valido.
messages-failed = Non ha funzionato. Controlla l’indirizzo o se il browser permette gli avvisi, e riprova tra un minuto.
fair-title = Fortuna equa
fair-about = Il server ha fissato un segreto prima che ti sedessi, e il browser di ogni giocatore aggiunge un proprio numero. Tutte le carte e i mezzi di trasporto ne derivano; dopo la partita il segreto è nella registrazione, e chiunque può verificarlo con elfenland verify.
fair-commitment = Fissato in anticipo:
fair-receipt = La tua ricevuta:
