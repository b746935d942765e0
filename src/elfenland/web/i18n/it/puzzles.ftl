### I rompicapi: la loro pagina, e come si risolvono sulla mappa.

puzzle-kind = { $kind ->
    [journey] Viaggio
    [place] Mezzo di trasporto
    [tour] Ultima mano
   *[any] Tutti
}
puzzle-title = { $kind ->
    [journey] Rompicapo: il viaggio
    [place] Rompicapo: il mezzo di trasporto
   *[tour] Rompicapo: l’ultima mano
}
puzzle-task = { $kind ->
    [journey] Visita quante più città nuove puoi.
    [place] Metti il mezzo di trasporto con cui il tuo viaggio migliore visita più città nuove.
   *[tour] È l’ultima mano: ottieni il miglior punteggio finale. Ogni città conta, meno la distanza dalla tua carta delle città.
}
puzzle-level = { $level ->
    [easy] Facile
    [medium] Medio
    [hard] Difficile
   *[any] Alla mia portata
}
puzzle-day = Rompicapo del giorno
puzzle-rated = Difficoltà { $rating }
puzzle-mine = { $mine ->
    [new] non ancora tentato
    [solved] risolto al primo tentativo
    [later] risolto in seguito
   *[missed] mancato al primo tentativo
}
puzzle-counts = La tua prima risposta conta per la tua valutazione; un suggerimento conta come un errore.
puzzle-check = Verifica
puzzle-hint = Suggerimento
puzzle-solution = Mostra una soluzione
puzzle-again = Ricomincia
puzzle-next = Prossimo rompicapo
puzzle-so-far = { $n ->
    [0] Sei a { $town }; ancora nessuna città nuova.
    [one] Sei a { $town }; finora { $n } città nuova.
   *[other] Sei a { $town }; finora { $n } città nuove.
}
puzzle-no-further = { $n ->
    [0] Il viaggio finisce a { $town } senza città nuove.
    [one] Il viaggio finisce a { $town } dopo { $n } città nuova.
   *[other] Il viaggio finisce a { $town } dopo { $n } città nuove.
}
puzzle-placed = { kind-name } su { $from } – { $to }. È la scelta migliore?
puzzle-not-there = { $town } non è a un passo da qui. Vai di città in città.
puzzle-solved = { $n ->
    [one] Risolto: { $n } città nuova, di più non si può.
   *[other] Risolto: { $n } città nuove, di più non si può.
}
puzzle-solved-tour = Risolto: punteggio finale { $n }, di più non si può.
puzzle-missing = { $n ->
    [one] Ne hai raggiunte { $reached }, ma è possibile una città in più.
   *[other] Ne hai raggiunte { $reached }, ma sono possibili { $n } città in più.
}
puzzle-missing-tour = { $n ->
    [one] Punteggio finale { $reached }, ma è possibile un punto in più.
   *[other] Punteggio finale { $reached }, ma sono possibili { $n } punti in più.
}
puzzle-score = { $n ->
    [one] È possibile { $n } città nuova.
   *[other] Sono possibili { $n } città nuove.
}
puzzle-score-tour = È possibile un punteggio finale di { $n }.
puzzle-shown = { $n ->
    [one] Ecco un modo per raggiungere { $n } città nuova.
   *[other] Ecco un modo per raggiungere { $n } città nuove.
}
puzzle-shown-tour = Ecco un modo per ottenere un punteggio finale di { $n }.
puzzle-hint-step = Una soluzione comincia andando a { $town }.
puzzle-hint-place = Una soluzione mette un mezzo di trasporto su { $from } – { $to }.
puzzle-ways = Dove puoi andare
puzzle-roads = Dove può stare
puzzle-rating-now = La tua valutazione ora è { $rating } ({ $change }).
puzzle-days = { $n ->
    [one] { $n } giorno di fila.
   *[other] { $n } giorni di fila.
}
puzzle-share = Fallo sapere
puzzle-shared = { $tries ->
    [first] risolto al primo tentativo
   *[later] risolto
}
puzzles-about = { $n ->
    [one] { $n } posizione da una partita vera, con la risposta migliore dimostrata.
   *[other] { $n } posizioni da partite vere, ognuna con una risposta migliore dimostrata.
}
puzzles-solve = Risolvilo
puzzles-look = Riguardalo
puzzles-trainer = Allenamento
puzzles-kind = Tipo
puzzles-level = Difficoltà
puzzles-begin = Dammi un rompicapo
puzzles-mine = Come stai andando
puzzles-rating = Valutazione
puzzles-solved = Risolti al primo tentativo
puzzles-solved-of = { $n } su { $tried }
puzzles-days = Giorni di fila
puzzles-best = record: { $n }

## Le sfide e la partita del giorno

deal-day = Partita del giorno
deal-open = Alla partita del giorno
challenge-title = Una sfida
challenge-deal = La partita
challenge-about = Tutti ricevono le stesse carte e gli stessi mezzi di trasporto e incontrano gli stessi bot. Chi ne ricava di più?
challenge-rivals = Giochi contro { $players }.
challenge-towns = Con le carte delle città.
challenge-once = Ogni partita si gioca una volta sola.
challenge-play = Gioca questa partita
challenge-go-on = Continua la tua partita
challenge-mine = Rivedi la tua partita
challenge-results = Risultati
challenge-nobody = Nessuno l’ha ancora finita.
challenge-name = Giocatore
challenge-score = Punteggio
challenge-place = Posto
challenge-hidden = Potrai rivedere le partite degli altri dopo aver giocato la tua.
challenge-share = Manda questo link per sfidare gli altri
challenge-same = Lo stesso momento nella partita di
challenge-look = Guarda
challenge-new = Nuova sfida
