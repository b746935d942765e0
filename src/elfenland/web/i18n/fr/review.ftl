### L’analyse d’une partie terminée.

review-heading = Analyse
review-about = Comment chacun a joué, et avec quelle chance.
review-wait = La partie est en cours d’analyse : { $share } fait.
review-queue = D’autres parties sont en cours d’analyse. La vôtre suivra.
review-judging = Dernier choix jugé : tour { $round }, { $player } : { $action }.
review-begins = D’abord, les chances de chacun avant le début de la partie.
review-leave = Vous pouvez quitter cette page : l’analyse continue et reste avec la partie.
review-curve = Chances au fil de la partie
review-curve-about = La chance de gagner de chacun, toutes mains ouvertes, estimée en chaque point sur { $worlds } suites. Cliquez pour revoir la partie à partir de là, ou parcourez-la avec les flèches et appuyez sur Entrée.
review-curve-now = Chances au début et à la fin : { $players }.
review-curve-one = { $player } { $start } → { $result }
review-curve-at = Tour { $round }, moment { $n } sur { $all } : { $players }
review-curve-share = { $player } { $share }
review-known = Comme on pouvait le savoir alors
review-whose = Joueur
review-round-short = Tour { $round }

## Moments

review-moments = Les moments décisifs
review-moments-none = Aucun moment ne se détache.
review-grade = { $grade ->
    [inaccuracy] Imprécision
    [mistake] Erreur
    [blunder] Grosse erreur
    [brilliant] Coup de maître
    [luck] Hasard
   *[best] Meilleur choix
}
review-where = { $player }, tour { $round }
review-played = Joué : { $action }.
review-better = Mieux de { $loss } ({ $known }) : { $action }.
review-only = Le seul bon choix ({ $known }) : { $action }.
review-luck-changed = Cela a changé la chance de { $player } de { $change } (± { $error }).
review-luck-deal = Nouvelles cartes pour { $player } : { $cards }.
review-luck-refill = { $player } prend { kind-a-object } ; retourné à la place : { $other }.
review-replay = Revoir à partir d’ici
review-map = La carte à ce moment

## Joueurs

review-players = Hasard et habileté
review-sum = Résultat − départ = hasard + habileté + autres. Le hasard, c’est la valeur des cartes et des pioches ; l’habileté, ce que les choix ont perdu face aux meilleurs ; les autres, ce qu’a fait le reste de la table.
review-start = Départ
review-luck = Hasard
review-skill = Habileté
review-others = Autres
review-result = Résultat
review-lucks = D’où venait le hasard
review-deals = Cartes
review-draws = Pioches
review-rates = Taux d’erreur
review-rates-about = La chance perdue en moyenne par décision, en pour mille, sur les décisions qui comptaient.
review-overall = Ensemble
review-phase = { $phase ->
    [draw] Piocher
    [plan] Poser
    [obstacle] Obstacle
    [travel] Voyager
   *[keep] Garder
}

## Voyages, transports, décisions

review-journeys = Voyages
review-journeys-about = Nouvelles villes du voyage joué, à côté du meilleur qu’une recherche exacte trouve avec les mêmes cartes sur le même plan.
review-round-column = Tour
review-played-column = Joué
review-best-column = Meilleur prouvé
review-both = Montrer les deux
review-both-of = Montrer les deux voyages de { $player } au tour { $round }
review-counters = Ce que les transports ont apporté
review-counter = { $player }, tour { $round } : { kind-name } sur { $from } – { $to }.
review-use = { $n ->
    [one] { $player } +{ $n } ville
   *[other] { $player } +{ $n } villes
}
review-counters-none = Aucun transport n’a valu une ville à lui seul.
review-decisions = Toutes les décisions
review-decisions-of = { $player } : { $n }
review-notes = Comment lire ceci
review-notes-text = Une chance est la part de victoire que l’on pouvait espérer d’après ce que l’on savait alors, si chacun continue comme un éclaireur rapide. Une perte compte dans la mesure où un second juge, qui continue avec plus de soin, la voit aussi ; en dessous de deux erreurs types, elle ne compte pas. « Prouvé » veut dire qu’une recherche exacte est allée à son terme.
