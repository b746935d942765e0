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

tables-heading = Tables ouvertes
tables-about = Des tables qui attendent des joueurs. Un clic et vous y êtes.
tables-filter = { $name ->
    [language] Langue
    [pace] Rythme
   *[edition] Édition
}
tables-any = Tout
tables-none = Aucune table n’attend en ce moment. Ouvrez-en une et affichez-la ici pour que d’autres vous rejoignent.
lobby-coach = À cette table, tout le monde peut demander conseil au coach, et cela se voit.
tables-list = Montrer cette table parmi les tables ouvertes, où chacun peut se joindre

mine-heading = Mes parties
mine-about = { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
}
mine-none = Vous n’avez pas encore terminé de partie ici. Dès que ce sera fait, vous la reverrez ici, avec vos statistiques.
mine-no-match = Aucune partie ne correspond à ces filtres.
mine-all = Afficher toutes les parties
mine-filter = { $name ->
    [result] Résultat
    [players] Joueurs
   *[rival] Adversaire
}
mine-won = Gagnée
mine-lost = Perdue
mine-winner = Victoire de { $players }
mine-towns = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
}
mine-export = Enregistrer toutes les parties en un fichier
mine-more = En montrer plus
mine-games = Parties
mine-wins = Victoires
mine-mean = Villes par partie
mine-by-players = Victoires selon le nombre de joueurs
mine-by-rival = Victoires selon l’adversaire
mine-bar = { $key } : { $wins } sur { $games }
mine-curve = Villes au fil du temps
mine-curve-words = Villes en { $n } parties : environ { $first } au début, { $last } dernièrement.

messages-heading = Quand c’est à moi
messages-about = Dans les parties à quelques heures ou jours par coup, nous pouvons vous prévenir quand c’est à vous.
push-begin = Me prévenir dans ce navigateur
push-end = Arrêter les notifications partout
mail-label = Votre adresse e-mail
mail-yes = M’envoyer des e-mails
mail-no = Pas d’e-mail
mail-sent = Nous avons envoyé un lien à { $email }. Ouvrez-le pour confirmer l’adresse.
mail-goes = Les e-mails vont à { $email }.
mail-ask = Voulez-vous un e-mail quand c’est à vous de jouer ?
mail-confirmed = L’adresse est confirmée.
mail-ended = Vous ne recevrez plus d’e-mail ; l’adresse est effacée.
mail-old = Ce lien n’est plus valable.
messages-failed = Cela n’a pas marché. Vérifiez l’adresse ou les notifications du navigateur, puis réessayez dans une minute.
fair-title = Hasard équitable
fair-about = Le serveur a fixé un secret avant votre arrivée, et le navigateur de chaque joueur y ajoute son propre nombre. Toutes les cartes et tous les moyens de transport en découlent ; après la partie, l’enregistrement contient le secret, et chacun peut le vérifier avec elfenland verify.
fair-commitment = Fixé à l’avance :
fair-receipt = Votre reçu :
