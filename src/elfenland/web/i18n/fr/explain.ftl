### Ce qu’est une pièce et à quoi elle sert maintenant : la fiche au-dessus de ce que l’on montre ou presse longuement.

explain-cost = Cartes nécessaires :
explain-matching = { $n ->
    [0] Vous n’avez aucune carte de cette sorte.
    [one] Vous avez { $n } carte de cette sorte.
   *[other] Vous avez { $n } cartes de cette sorte.
}
explain-fits = { $n ->
    [0] Ne peut aller sur aucune route en ce moment.
    [one] Peut aller sur { $n } route en ce moment.
   *[other] Peut aller sur { $n } routes en ce moment.
}
explain-card = { $n ->
    [0] Paie les routes qui ont ce moyen de transport ; il n’y en a pas encore.
    [one] Paie les routes qui ont ce moyen de transport ; il y en a { $n } en ce moment.
   *[other] Paie les routes qui ont ce moyen de transport ; il y en a { $n } en ce moment.
}
explain-town-new = Votre borne est encore là : une nouvelle ville pour vous.
explain-town-done = Vous avez déjà visité cette ville.
explain-town-been = Déjà visitée par : { $players }
explain-leads = Chemins qui y mènent :
explain-way = Ce qui peut passer ici, et pour combien de cartes :
explain-seat = La botte est à { $town }. Un clic montre sur la carte les villes dont les bornes restent à prendre.
explain-stack = Au lieu d’un moyen de transport visible, vous pouvez prendre le premier de la pioche sans le voir ; il est ensuite visible devant vous.
