### Le parole del consigliere: scelte, e ragioni tratte da ciò che la ricerca ha trovato.

## Scelte

act-draw = prendere { kind-a-object }
act-draw-blind = pescare dalla pila
act-place = posare { kind-a-object } su { $from } – { $to }
act-obstacle = posare l’ostacolo su { $from } – { $to }
act-pass = passare
act-move = viaggiare { $from } – { $to }
act-caravan = viaggiare in carovana { $from } – { $to } con { $cards }
act-end = terminare il turno
act-discard = terminare il turno e scartare { $cards }
act-keep = tenere { kind-a-object }

## Ragioni

fact-look = Guarda { $part ->
    [north] a nord
    [south] a sud
    [west] a ovest
    [east] a est
    [north_west] a nord-ovest
    [north_east] a nord-est
    [south_west] a sud-ovest
    [south_east] a sud-est
   *[middle] al centro
} della mappa, intorno a { $towns }.
fact-look-hand = Guarda le carte che hai in mano.
fact-towns-more = { $n ->
    [one] Il viaggio migliore raggiunge allora { $n } nuova città in più.
   *[other] Il viaggio migliore raggiunge allora { $n } nuove città in più.
}
fact-journey = Il viaggio migliore che comincia così: { $towns ->
    [one] { $towns } nuova città
   *[other] { $towns } nuove città
}, e resta un giro di { $tour ->
    [one] { $tour } collegamento
   *[other] { $tour } collegamenti
}.
fact-hops-saved = { $n ->
    [one] Il giro che resta si accorcia di { $n } collegamento.
   *[other] Il giro che resta si accorcia di { $n } collegamenti.
}
fact-cards-freed = { $n ->
    [one] Il viaggio migliore lascia allora { $n } carta in più in mano.
   *[other] Il viaggio migliore lascia allora { $n } carte in più in mano.
}
fact-cards-match = Si adatta alla mano: { $cards }.
fact-nothing-more = Nessun altro spostamento aiuta in questa mano.
fact-rivals-need = In { $count } mondi immaginati su { $worlds } peggiora il viaggio migliore di un avversario.
fact-chance-more = Vince { $lead } più spesso della scelta seguente (± { $error }).
fact-equal = Per quanto dicono { $worlds } mondi, più scelte si equivalgono.

## Quanto se ne sa

known-proved = dimostrato
known-estimated = ± { $error }, stimato su { $worlds } mondi

## Il coach al tavolo

coach-thinks = sta pensando…
coach-waits = Ti aiuto quando è il tuo turno.
coach-ready = Chiedimi, se hai un dubbio. Il tavolo lo vede e la registrazione lo annota.
coach-where = Dove devo guardare?
coach-what = Tu che faresti?
coach-compare = Confronta le scelte migliori
coach-choice = Il mio consiglio: { $action }.
coach-action = Scelta
coach-chances = Probabilità di vincere
coach-worlds = Probabilità di vincere, stimate su { $worlds } mondi immaginati; ± è un errore standard.

## E se…?

think-plan = Scegli un mezzo di trasporto, poi una strada. Nessun altro lo vede.
think-laid = In prova: { $actions }.
think-guess = Indovina cosa posano gli altri
think-guessed = La mia ipotesi sugli altri: { $actions }.
think-found = { $n ->
    [0] Così non raggiungeresti nessuna città nuova.
    [one] Così raggiungeresti { $n } città nuova:
   *[other] Così raggiungeresti { $n } città nuove:
}
think-now = { $n ->
    [0] Così com’è, non raggiungeresti nessuna città nuova.
    [one] Così com’è, raggiungeresti { $n } città nuova:
   *[other] Così com’è, raggiungeresti { $n } città nuove:
}
think-pays = Costa { $cards }.
think-tour = { $n ->
    [0] Allora tutte le città sono visitate.
    [one] Resta un giro di { $n } collegamento.
   *[other] Resta un giro di { $n } collegamenti.
}
think-back = Riprendi l’ultimo
