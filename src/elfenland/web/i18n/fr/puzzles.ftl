### Les problèmes : leur page, et comment on les résout sur la carte.

puzzle-kind = { $kind ->
    [journey] Voyage
    [place] Moyen de transport
    [tour] Dernier tour
   *[any] Tous
}
puzzle-title = { $kind ->
    [journey] Problème : le voyage
    [place] Problème : le moyen de transport
   *[tour] Problème : le dernier tour
}
puzzle-task = { $kind ->
    [journey] Visitez autant de nouvelles villes que possible.
    [place] Posez le moyen de transport grâce auquel votre meilleur voyage visite le plus de nouvelles villes.
   *[tour] C’est le dernier tour : obtenez le meilleur score final. Chaque ville compte, moins la distance jusqu’à votre carte ville.
}
puzzle-level = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[any] À mon niveau
}
puzzle-day = Problème du jour
puzzle-rated = Difficulté { $rating }
puzzle-mine = { $mine ->
    [new] pas encore essayé
    [solved] résolu du premier coup
    [later] résolu plus tard
   *[missed] manqué au premier essai
}
puzzle-counts = Votre première réponse compte pour votre classement ; un indice compte comme un échec.
puzzle-check = Vérifier
puzzle-hint = Indice
puzzle-solution = Montrer une solution
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-so-far = { $n ->
    [0] Vous êtes à { $town } ; aucune nouvelle ville pour l’instant.
    [one] Vous êtes à { $town } ; { $n } nouvelle ville jusqu’ici.
   *[other] Vous êtes à { $town } ; { $n } nouvelles villes jusqu’ici.
}
puzzle-no-further = { $n ->
    [0] Le voyage s’arrête à { $town } sans nouvelle ville.
    [one] Le voyage s’arrête à { $town } après { $n } nouvelle ville.
   *[other] Le voyage s’arrête à { $town } après { $n } nouvelles villes.
}
puzzle-placed = { kind-name } sur { $from } – { $to }. Est-ce le meilleur choix ?
puzzle-not-there = { $town } n’est pas à une étape d’ici. Allez de ville en ville.
puzzle-solved = { $n ->
    [one] Résolu : { $n } nouvelle ville, on ne peut pas faire mieux.
   *[other] Résolu : { $n } nouvelles villes, on ne peut pas faire mieux.
}
puzzle-solved-tour = Résolu : score final { $n }, on ne peut pas faire mieux.
puzzle-missing = { $n ->
    [one] { $reached } atteint, mais une ville de plus est possible.
   *[other] { $reached } atteint, mais { $n } villes de plus sont possibles.
}
puzzle-missing-tour = { $n ->
    [one] Score final { $reached }, mais un point de plus est possible.
   *[other] Score final { $reached }, mais { $n } points de plus sont possibles.
}
puzzle-score = { $n ->
    [one] { $n } nouvelle ville est possible.
   *[other] { $n } nouvelles villes sont possibles.
}
puzzle-score-tour = Un score final de { $n } est possible.
puzzle-shown = { $n ->
    [one] Voici une façon d’atteindre { $n } nouvelle ville.
   *[other] Voici une façon d’atteindre { $n } nouvelles villes.
}
puzzle-shown-tour = Voici une façon d’atteindre un score final de { $n }.
puzzle-hint-step = Une solution commence par aller à { $town }.
puzzle-hint-place = Une solution pose un moyen de transport sur { $from } – { $to }.
puzzle-ways = Où vous pouvez aller
puzzle-roads = Où il peut aller
puzzle-rating-now = Votre classement est maintenant { $rating } ({ $change }).
puzzle-days = { $n ->
    [one] { $n } jour d’affilée.
   *[other] { $n } jours d’affilée.
}
puzzle-share = Le dire aux autres
puzzle-shared = { $tries ->
    [first] résolu du premier coup
   *[later] résolu
}
puzzles-about = { $n ->
    [one] { $n } position d’une vraie partie, avec la meilleure réponse démontrée.
   *[other] { $n } positions de vraies parties, chacune avec une meilleure réponse démontrée.
}
puzzles-solve = Résoudre
puzzles-look = Revoir
puzzles-trainer = S’entraîner
puzzles-kind = Type
puzzles-level = Difficulté
puzzles-begin = Un problème, s’il vous plaît
puzzles-mine = Vos résultats
puzzles-rating = Classement
puzzles-solved = Résolus du premier coup
puzzles-solved-of = { $n } sur { $tried }
puzzles-days = Jours d’affilée
puzzles-best = record : { $n }

## Les défis et la partie du jour

deal-day = Partie du jour
deal-open = Vers la partie du jour
challenge-title = Un défi
challenge-deal = La partie
challenge-about = Tout le monde reçoit les mêmes cartes et les mêmes moyens de transport et affronte les mêmes robots. Qui en tirera le meilleur parti ?
challenge-rivals = Vous jouez contre { $players }.
challenge-towns = Avec les cartes ville.
challenge-once = Chaque partie ne se joue qu’une fois.
challenge-play = Jouer cette partie
challenge-go-on = Reprendre votre partie
challenge-mine = Revoir votre partie
challenge-results = Résultats
challenge-nobody = Personne ne l’a encore terminée.
challenge-name = Joueur
challenge-score = Score
challenge-place = Place
challenge-hidden = Vous pourrez revoir les parties des autres après avoir joué la vôtre.
challenge-share = Envoyez ce lien pour défier les autres
challenge-same = Le même moment dans la partie de
challenge-look = Revoir ou analyser
challenge-new = Nouveau défi
