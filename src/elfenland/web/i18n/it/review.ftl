### L’analisi di una partita finita.

review-heading = Analisi
review-about = Come ha giocato ciascuno, e con quanta fortuna.
review-wait = La partita è in analisi: { $share } fatto.
review-queue = Altre partite sono in analisi. Poi tocca alla tua.
review-judging = Ultima scelta giudicata: mano { $round }, { $player }: { $action }.
review-begins = Prima di tutto, le possibilità di ciascuno prima dell’inizio della partita.
review-leave = Puoi lasciare questa pagina: l’analisi continua e resta con la partita.
review-curve = Possibilità nel corso della partita
review-curve-about = La possibilità di vincere di ciascuno a carte scoperte, stimata in ogni punto su { $worlds } seguiti. Un clic mostra la partita da lì; si può anche scorrere con le frecce e premere Invio.
review-curve-now = Possibilità all’inizio e alla fine: { $players }.
review-curve-one = { $player } { $start } → { $result }
review-curve-at = Mano { $round }, momento { $n } di { $all }: { $players }
review-curve-share = { $player } { $share }
review-known = Come si poteva sapere allora
review-whose = Giocatore
review-round-short = Mano { $round }

## Momenti

review-moments = I momenti decisivi
review-moments-none = Nessun momento spicca.
review-grade = { $grade ->
    [inaccuracy] Imprecisione
    [mistake] Errore
    [blunder] Errore grave
    [brilliant] Mossa geniale
    [luck] Fortuna
   *[best] Scelta migliore
}
review-where = { $player }, mano { $round }
review-played = Giocato: { $action }.
review-better = Meglio di { $loss } ({ $known }): { $action }.
review-only = L’unica scelta buona ({ $known }): { $action }.
review-luck-changed = Questo ha cambiato la possibilità di { $player } di { $change } (± { $error }).
review-luck-deal = Nuove carte per { $player }: { $cards }.
review-luck-refill = { $player } prende { kind-a-object }; al suo posto si scopre: { $other }.
review-replay = Guarda da qui
review-map = La mappa in quel momento

## Giocatori

review-players = Fortuna e abilità
review-sum = Risultato − inizio = fortuna + abilità + altri. La fortuna è quanto valevano le carte e i mezzi pescati; l’abilità, quanto le scelte hanno perso rispetto alle migliori; gli altri, ciò che ha fatto il resto del tavolo.
review-start = Inizio
review-luck = Fortuna
review-skill = Abilità
review-others = Altri
review-result = Risultato
review-lucks = Da dove veniva la fortuna
review-deals = Carte
review-draws = Pescate
review-rates = Tassi di errore
review-rates-about = La possibilità persa in media per decisione, in per mille, sulle decisioni che contavano.
review-overall = In tutto
review-phase = { $phase ->
    [draw] Pescare
    [plan] Posare
    [obstacle] Ostacolo
    [travel] Viaggiare
   *[keep] Tenere
}

## Viaggi, mezzi, decisioni

review-journeys = Viaggi
review-journeys-about = Nuove città del viaggio giocato, accanto al migliore che una ricerca esatta trova con le stesse carte sulla stessa mappa.
review-round-column = Mano
review-played-column = Giocato
review-best-column = Migliore dimostrato
review-both = Mostra entrambi
review-both-of = Mostra entrambi i viaggi di { $player } nella mano { $round }
review-counters = Che cosa hanno fatto i mezzi
review-counter = { $player }, mano { $round }: { kind-name } su { $from } – { $to }.
review-use = { $n ->
    [one] { $player } +{ $n } città
   *[other] { $player } +{ $n } città
}
review-counters-none = Nessun mezzo da solo è valso una città.
review-decisions = Tutte le decisioni
review-decisions-of = { $player }: { $n }
review-notes = Come leggere questa pagina
review-notes-text = Una possibilità è la parte di vittoria che ci si poteva attendere da ciò che si sapeva allora, se tutti proseguono come un esploratore rapido. Una perdita conta per quanto la vede anche un secondo giudice, che prosegue con più cura; entro due errori standard non conta. «Dimostrato» significa che una ricerca esatta è giunta alla fine.
