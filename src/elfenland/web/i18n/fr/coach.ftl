### Les mots du conseiller : des choix, et des raisons tirées de ce que la recherche a trouvé.

## Choix

act-draw = prendre { kind-a-object }
act-draw-blind = piocher
act-place = poser { kind-a-object } sur { $from } – { $to }
act-obstacle = poser l’obstacle sur { $from } – { $to }
act-pass = passer
act-move = voyager { $from } – { $to }
act-caravan = voyager en caravane { $from } – { $to } avec { $cards }
act-end = terminer le voyage
act-discard = terminer le voyage et défausser { $cards }
act-keep = garder { kind-a-object }

## Raisons

fact-look = Regardez { $part ->
    [north] au nord
    [south] au sud
    [west] à l’ouest
    [east] à l’est
    [north_west] au nord-ouest
    [north_east] au nord-est
    [south_west] au sud-ouest
    [south_east] au sud-est
   *[middle] au milieu
} de la carte, autour de { $towns }.
fact-look-hand = Regardez les cartes de votre main.
fact-towns-more = { $n ->
    [one] Le meilleur voyage atteint alors { $n } nouvelle ville de plus.
   *[other] Le meilleur voyage atteint alors { $n } nouvelles villes de plus.
}
fact-journey = Le meilleur voyage qui commence ainsi : { $towns ->
    [one] { $towns } nouvelle ville
   *[other] { $towns } nouvelles villes
}, et il reste un circuit de { $tour ->
    [one] { $tour } liaison
   *[other] { $tour } liaisons
}.
fact-hops-saved = { $n ->
    [one] Le circuit qui reste est plus court de { $n } liaison.
   *[other] Le circuit qui reste est plus court de { $n } liaisons.
}
fact-cards-freed = { $n ->
    [one] Le meilleur voyage laisse alors { $n } carte de plus en main.
   *[other] Le meilleur voyage laisse alors { $n } cartes de plus en main.
}
fact-cards-match = Cela va avec la main : { $cards }.
fact-nothing-more = Aucun autre déplacement n’est utile ce tour-ci.
fact-rivals-need = Dans { $count } mondes imaginés sur { $worlds }, il rend moins bon le meilleur voyage d’un adversaire.
fact-chance-more = Ce choix gagne { $lead } plus souvent que le suivant (± { $error }).
fact-equal = Pour autant que { $worlds } mondes le montrent, plusieurs choix se valent.

## Ce que l’on sait

known-proved = prouvé
known-estimated = ± { $error }, estimé sur { $worlds } mondes

## Le coach à la table

coach-thinks = réfléchit…
coach-waits = Je vous aide quand c’est à vous de jouer.
coach-ready = Demandez-moi si vous hésitez. La table le voit, et l’enregistrement le note.
coach-where = Où dois-je regarder ?
coach-what = Que feriez-vous ?
coach-compare = Comparer les meilleurs choix
coach-choice = Mon conseil : { $action }.
coach-action = Choix
coach-chances = Chances de gagner
coach-worlds = Chances de gagner, estimées sur { $worlds } mondes imaginés ; ± est une erreur type.

## Et si ?

think-plan = Choisissez un moyen de transport, puis une route. Personne d’autre ne le voit.
think-laid = À l’essai : { $actions }.
think-guess = Deviner ce que posent les autres
think-guessed = Mon hypothèse sur les autres : { $actions }.
think-found = { $n ->
    [0] Ainsi, vous n’atteindriez aucune nouvelle ville.
    [one] Ainsi, vous atteindriez { $n } nouvelle ville :
   *[other] Ainsi, vous atteindriez { $n } nouvelles villes :
}
think-now = { $n ->
    [0] En l’état, vous n’atteindriez aucune nouvelle ville.
    [one] En l’état, vous atteindriez { $n } nouvelle ville :
   *[other] En l’état, vous atteindriez { $n } nouvelles villes :
}
think-pays = Cela coûte { $cards }.
think-tour = { $n ->
    [0] Toutes les villes sont alors visitées.
    [one] Il reste un circuit de { $n } liaison.
   *[other] Il reste un circuit de { $n } liaisons.
}
think-back = Reprendre le dernier
