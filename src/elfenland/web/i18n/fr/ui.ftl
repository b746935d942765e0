### Les phrases de la page. Les noms ($player, $town, $from, $to) arrivent en toutes lettres, $kind et $terrain par
### identifiant, $cards comme liste de cartes déjà écrite.

## Partout

app-title = Elfenland
app-tagline = Un voyage au pays des elfes, pour deux à six joueurs.
app-loading = On déroule la carte.
app-skip-board = Aller à la carte du pays
app-skip-actions = Aller aux actions possibles
nav-menu = Menu
nav-home = Accueil
nav-rules = Règles
coach-name = Coach
think-name = Et si ?
nav-puzzles = Problèmes
nav-challenge = Lancer un défi
nav-learn = Apprendre à jouer
    .about = Six courtes leçons sur la carte, deux minutes chacune.
nav-settings = Réglages
nav-me = Vous
nav-about = À propos
nav-close = Fermer
nav-cancel = Annuler
nav-fullscreen = Plein écran
nav-leave = Quitter la table
copy = Copier
copied = Copié.
yes = Oui
no = Non
label-text = { $label } : { $text }

## Titre de l’onglet

title-your-turn = À vous de jouer · Elfenland
title-waiting = À { $player } de jouer · Elfenland
title-lobby = En attente de joueurs · Elfenland
title-finished = Partie terminée · Elfenland
title-replay = Revoir la partie · Elfenland
title-review = Analyse · Elfenland
title-learn = Premiers pas · Elfenland
title-rules = Règles · Elfenland
title-offline = Reconnexion · Elfenland

## Accueil

start-now = Jouer tout de suite
    .about = Vous contre l’ordinateur, en un clic.
start-friends = Jouer entre amis
    .about = Ouvrez une table et envoyez le lien ; chacun joue sur son propre appareil.
start-hotseat = Sur le même écran
    .about = Plusieurs personnes sur cet appareil ; un écran intermédiaire cache chaque main.
start-puzzle = Problème du jour
    .about = Trouvez le meilleur voyage ; un nouveau chaque jour.
start-watch = Regarder
    .about = Suivre une partie en cours, sans voir les cartes.
start-continue = Reprendre
start-others = { $n ->
    [one] { $n } autre partie en cours
   *[other] { $n } autres parties en cours
}
start-replay = Revoir une partie
    .about = Ouvrir une partie enregistrée dans un fichier et la revoir.
start-opponents = Adversaires
start-against = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}
start-players = Joueurs
start-bots = Robots
start-strength = Niveau
# Elves of one kind, to be told apart: five, with commas between them.
elf-names = Bryn, Cael, Elin, Nyra, Tovi
bot-name = { $bot ->
    [random] Hasard
    [wanderer] Promeneur
    [pathfinder] Éclaireur
    [elder] Ancien
    [level-1] Rêveur
    [level-2] Flâneur
    [level-3] Cueilleur
    [level-4] Messager
    [level-5] Marchand
    [level-6] Guide
    [level-7] Cartographe
    [level-8] Rôdeur
    [level-9] Éclaireur
    [level-10] Sage
    [level-11] Ancien
    [saboteur] Saboteur
    [miser] Avare
    [tourist] Touriste
    [loner] Solitaire
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Joue au hasard parmi les coups permis, pour un tout premier contact avec le jeu.
    [wanderer] Doux : voyage avec bon sens, mais commet des erreurs de débutant.
    [level-1] Suit ses caprices un coup sur deux.
    [level-2] Va où c’est joli, et y arrive parfois.
    [level-3] Prend ce qui est proche et oublie les villes isolées.
    [level-4] Connaît les deux prochaines étapes, rarement la troisième.
    [level-5] Prévoit un bon voyage et passe à côté du meilleur.
    [level-6] Voyage bien et choisit ses moyens de transport d’après ses cartes.
    [level-7] Prend les moyens de transport que demande son plan.
    [level-8] Prévoit loin et barre une route quand cela fait vraiment mal.
    [level-9] Prévoit sans faute et barre la bonne route.
    [level-10] Essaie quelques coups en pensée avant de décider.
    [level-11] Sans pitié : avant chaque décision, imagine ce que vous pourriez avoir en main.
    [saboteur] Pose tôt son obstacle, et ses moyens de transport là où ils vous gênent.
    [miser] S’accroche à chaque carte et voyage peu.
    [tourist] Adore les longs circuits sur les routes des autres.
    [loner] Finit la journée le plus loin possible des autres.
   *[other] Un robot externe.
}
start-rivals = { $rivals ->
    [level] Par niveau
    [character] Par caractère
    [mixed] Mélange
    [host] De ce serveur
   *[even] À votre mesure
}
start-rivals-about = { $rivals ->
    [level] Niveau { $n } sur 11
    [character] Les autres à la table ont d’autres caractères.
    [mixed] Quelqu’un de différent à chaque place, doux ou fort.
   *[even] De votre force, d’après vos résultats sur cet appareil. Ensuite : { bot-name }.
}
start-edition = Édition
start-edition-about = Les livrets de règles diffèrent sur quelques points ; chaque édition suit l’un d’eux.
start-fold = Options
start-options = Plus d’options
start-options-less = Moins d’options
start-town-cards = Jouer avec les cartes ville
start-name = Votre nom
start-name-of = Nom du joueur { $n }
start-name-taken = Deux joueurs portent le même nom.
start-first = Premier aventurier
start-first-about = Les livrets disent : le plus âgé.
start-first-random = Tiré au sort
start-first-oldest = Le plus âgé commence
start-pace = Rythme
start-pace-name = { $pace ->
    [none] Sans limite
    [live] D’une traite
    [hours] Quelques heures par coup
   *[days] Quelques jours par coup
}
start-coach = Tout le monde peut demander conseil au coach
start-visibility = Qui peut regarder
start-visibility-name = { $watch ->
    [anyone] Tout le monde
    [link] Ceux qui ont le lien
   *[nobody] Personne
}
start-begin = Commencer
start-create = Ouvrir la table
start-file = Choisir un fichier
start-file-drop = Ou déposez le fichier ici.
start-file-bad = Ce fichier n’est pas l’enregistrement d’une partie.
start-file-line = Impossible de revoir cette partie : la ligne { $line } n’a pas de sens.
start-file-rule = Impossible de revoir cette partie : la ligne { $line } enfreint la règle { $rule }.
start-file-large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
start-first-time = Vous découvrez Elfenland ? Lancez une partie : chaque phase est expliquée le moment venu.

## Listes de parties

games-open = Tables ouvertes
nav-people = Avec d’autres
nav-my-games = Mes parties
games-won = Victoire de { $players }
games-finished = Parties terminées
games-seats-free = { $n ->
    [0] aucune place libre
    [one] { $n } place libre
   *[other] { $n } places libres
}
games-join = S’asseoir
games-watch = Regarder
games-continue = Reprendre
games-turn = à vous de jouer
games-replay = Revoir
games-delete = Supprimer
games-delete-of = Supprimer la partie de { $players }
games-delete-ask = Supprimer la partie de { $players } ? Son enregistrement et son analyse disparaîtront définitivement, et vous ne pourrez plus la revoir.
games-deleted = La partie a été supprimée.

## Avant la partie

lobby-heading = La table est prête
lobby-share = Envoyez ce lien à vos amis
lobby-link = Lien vers cette table
lobby-qr = Code QR du lien
lobby-qr-about = Scannez-le avec un téléphone pour vous asseoir à cette table.
lobby-network = Toute personne sur le même réseau domestique peut utiliser ce lien.
lobby-local-only = Seul cet ordinateur peut joindre ce serveur ; démarrez-le avec { $command } pour l’ouvrir à votre réseau domestique.
lobby-seats = Places
lobby-me = Nom et portrait
lobby-seat-open = Place libre
lobby-seat-you = { $player } (vous)
lobby-seat-bot = { $player } (robot)
lobby-sit = S’asseoir ici
lobby-move = Changer de place
lobby-stand = Se lever
lobby-add-bot = Ajouter un robot
lobby-add-here = Joueur sur cet appareil
lobby-remove = Retirer
lobby-start = Lancer la partie
lobby-start-early = Une place est encore libre ; attendez un joueur ou ajoutez un robot.
lobby-wait-host = { $player } doit encore lancer la partie.
lobby-wait-start = L’hôte doit encore lancer la partie.
lobby-wait-seats = { $n ->
    [one] Il manque encore { $n } joueur.
   *[other] Il manque encore { $n } joueurs.
}
lobby-oldest-ask = Qui est le plus âgé autour de la table ?
lobby-joined = { $player } s’assoit.
lobby-left = { $player } se lève.

## Où nous en sommes

strip-round = Tour { $round } sur { $rounds }
strip-label = Les six phases du tour
strip-over = Partie terminée
strip-last-round = Dernier tour
scroll-first = Premier aventurier : { $player }.
scroll-first-own = Vous êtes le premier aventurier.

## Ce qu’il faut faire

do-draw = Prenez l’un des cinq moyens de transport visibles, ou piochez-en un.
do-lay = Posez un moyen de transport sur une route, ou passez.
do-lay-obstacle = Posez un moyen de transport ou votre obstacle sur une route, ou passez.
do-obstacle-only = Posez votre obstacle sur une route qui a un moyen de transport, ou passez.
do-lay-first = Choisissez d’abord l’un de vos moyens de transport, puis la route.
do-lay-road = { $n ->
    [0] Aucune route ne convient maintenant à ce moyen de transport ; choisissez-en un autre, ou passez.
    [one] Posez-le sur la route en surbrillance, ou choisissez-en un autre.
   *[other] Posez-le sur l’une des { $n } routes en surbrillance, ou choisissez-en un autre.
}
do-lay-unpaid = Trop peu de cartes de cette sorte ; posez-le quand même, ou choisissez-en un autre.
do-obstacle-road = { $n ->
    [0] Aucune route ne peut recevoir l’obstacle maintenant.
    [one] Posez l’obstacle sur la route en surbrillance.
   *[other] Posez l’obstacle sur l’une des { $n } routes en surbrillance.
}
do-pass-only = Vous ne pouvez rien poser maintenant ; passez.
do-travel-begin = Voyagez : choisissez une ville ou terminez votre voyage.
do-travel = { $n ->
    [0] Voyagez : aucune nouvelle ville à portée.
    [one] Voyagez : { $n } nouvelle ville à portée.
   *[other] Voyagez : { $n } nouvelles villes à portée.
}
do-travel-none = Votre botte ne peut pas aller plus loin ; terminez votre voyage.
do-travel-way = { $town } : { $gain } ({ $cards }).
do-travel-caravan = { $town } : { $gain } ({ $cards }), en partie en caravane.
do-travel-caravan-any = { $town } : { $gain }, en caravane avec n’importe quelles cartes.
do-travel-far = { $town } est hors de portée avec vos cartes (R4.2).
do-travel-choice = Plusieurs chemins mènent à { $town } : choisissez-en un.
do-caravan = { $n ->
    [one] Caravane : choisissez encore { $n } carte pour payer.
   *[other] Caravane : choisissez encore { $n } cartes pour payer.
}
do-caravan-ready = La caravane est payée ; partez quand vous voulez.
do-caravan-foreseen = Choisies pour que votre meilleur voyage reste possible ; changez-en ou partez.
# After cards and an arrow: what a journey brings.
way-gain = { $n ->
    [0] aucune nouvelle ville
    [one] +{ $n } ville
   *[other] +{ $n } villes
}
do-lay-outlook = { $n ->
    [0] Ainsi, vous n’atteindriez aucune nouvelle ville.
    [one] Ainsi, vous atteindriez { $n } nouvelle ville.
   *[other] Ainsi, vous atteindriez { $n } nouvelles villes.
}
do-discard = { $n ->
    [0] Vous gardez les quatre autres ; défaussez celles-ci pour terminer votre voyage.
    [one] Choisissez encore { $n } carte à défausser.
   *[other] Choisissez encore { $n } cartes à défausser.
}
do-keep = Choisissez le moyen de transport que vous gardez pour le prochain tour ; vous rendez les autres.
do-wait = { $doing ->
    [draw] { $player } prend un moyen de transport.
    [plan] { $player } planifie.
    [travel] { $player } voyage.
    [discard] { $player } se défausse.
    [keep] { $player } choisit le moyen de transport à garder.
   *[other] En attente : { $player }.
}
do-wait-bot = { $player } réfléchit.
do-watching = Vous regardez cette partie.
do-auto = Vous n’avez qu’une possibilité ici ; elle est jouée pour vous.
do-paused = La partie est en pause.
do-over = La partie est terminée.

## Boutons de la table

btn-draw-stack = Piocher
btn-draw-kind = Prendre { kind-a-object }
btn-lay = Poser
btn-obstacle = Poser l’obstacle
btn-pass = Passer
btn-pass-last = Passer et terminer
btn-go = Partir
btn-go-all = Aller jusqu’au bout
btn-go-round = Faire le détour
btn-step = Une étape
btn-step-caravan = Une étape ; vous choisirez vous-même les cartes d’une caravane
btn-road = Par la route
btn-river = Par le cours d’eau
btn-ferry = Par le bac
btn-caravan = Caravane : { $n } cartes quelconques
btn-cards-choose = Choisir pour moi
btn-undo = Annuler l’étape
btn-undo-all = Tout annuler
btn-end-turn = Terminer
btn-discard = Défausser
btn-keep = Garder
btn-faster = Plus vite
btn-pause = Pause
btn-resume = Reprendre

## Joueurs

players-label = Joueurs dans l’ordre du jeu
player-you = vous
player-coached = Le coach a aidé pour { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}.
player-bot = robot
player-away = hors ligne
player-turn = doit jouer
clock-left = encore { $time }
clock-used = attend depuis { $time }
player-passed = a passé
player-start = premier aventurier
player-pieces = { $n ->
    [one] { $n } borne sur 20
   *[other] { $n } bornes sur 20
}
player-cards = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
player-counters = Moyens de transport visibles
player-secret = { $n ->
    [0] aucun moyen de transport secret
    [one] { $n } moyen de transport secret
   *[other] { $n } moyens de transport secrets
}
player-obstacle = obstacle disponible
player-no-obstacle = obstacle utilisé
player-town-card = Votre carte ville : { $town }
player-shape = { $seat ->
    [0] cercle bleu
    [1] carré vermillon
    [2] triangle vert
    [3] losange jaune
    [4] étoile violette
   *[5] hexagone noir
}
player-summary = { $player }, { player-shape } : { $pieces ->
    [one] { $pieces } borne sur 20
   *[other] { $pieces } bornes sur 20
}, { $cards } en main, botte à { $town }.
player-bot-plays = Un robot joue maintenant pour { $player }.
player-bot-hand = Confier la place à un robot
player-take-back = Reprendre ma place
player-remove-ask = { $player } s’absente plus longtemps que convenu ; un robot doit-il prendre la relève ?
player-mute = Masquer les messages : { $player }
player-unmute = Réafficher les messages : { $player }
player-device-link = Ouvrir cette place sur un autre appareil
player-device-link-about = Ce lien privé est la clé de votre place ; ne le montrez à personne.
player-device-link-renew = Créer un nouveau lien et désactiver l’ancien

## Ma main, mes moyens de transport, la pioche, la vue d’ensemble

hand-label = Mes cartes Voyage
hand-empty = Vous n’avez pas de cartes.
hand-card = { kind-name }, { $n } en main
hand-selected = choisie
counters-label = Mes moyens de transport
counters-empty = Vous n’avez plus de moyens de transport.
counter-secret = { kind-name }, transport secret
counter-open = { kind-name }, face visible
counter-back = Moyen de transport secret
obstacle-label = Mon obstacle
faceup-label = Cinq moyens de transport visibles
faceup-empty = Aucun moyen de transport n’est visible.
stack-label = Pioche
stack-count = { $n ->
    [0] La pioche est vide.
    [one] { $n } moyen de transport face cachée dans la pioche.
   *[other] { $n } moyens de transport face cachée dans la pioche.
}
chart-heading = Vue d’ensemble
chart-about = Combien de cartes coûte chaque sorte sur chaque terrain.
chart-none = n’y va pas
chart-river = Radeau : 1 en descendant le courant, 2 à contre-courant
chart-cell = { kind-name }, { terrain-name } : { $n ->
    [0] n’y va pas
   *[other] { cards-count }
}
chart-obstacle = Un obstacle coûte une carte de plus de la même sorte.
seen-heading = Cartes vues ce tour-ci
seen-about = Ces cartes ont été jouées ou défaussées à la vue de tous depuis le dernier mélange.
seen-none = Aucune carte n’a été jouée ce tour-ci.
price-label = { $n ->
    [0] Aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
price-caravan = seulement en caravane
price-unable = vous ne pouvez pas payer

## La carte du pays

map-label = Carte de l’Elfenland
map-town-piece = votre borne est encore là
map-town-done = visitée
map-town-boots = Bottes ici : { $players }
map-road = { connection-label }
map-road-counter = { connection-label } : { kind-name }, { cards-count }
map-road-free = { connection-label }, sans moyen de transport
map-road-obstacle = avec un obstacle
map-river-flow = Cours d’eau, courant : { $from } → { $to }
map-ferry = Bac { $from } – { $to }, { lake-name }
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-zoom-all = Montrer toute la carte
map-zoom-me = Montrer ma botte
map-find = Chercher une ville
map-find-none = Aucune ville ne porte ce nom.
map-keys = Les flèches vont d’une ville à l’autre, plus et moins règlent le zoom, Entrée choisit.
map-last = Posé en dernier

## Journal

# Short names of the tabs beside the map.
tab-name = { $tab ->
    [log] Journal
    [chat] Discussion
    [chart] Vue d’ensemble
   *[seen] Vues
}
log-label = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-show = Montrer sur la carte
log-start = La partie commence ; toutes les bottes sont à { $town }.
log-town-cards = Chacun reçoit une carte ville secrète.
log-town-card-own = Votre carte ville est { $town }.
log-face-up = Cinq moyens de transport sont retournés face visible.
log-round = Le tour { $round } commence ; premier aventurier : { $player }.
log-round-own = Le tour { $round } commence ; vous êtes le premier aventurier.
log-deal = { $player } reçoit { cards-count }.
log-deal-own = Vous recevez { $cards }.
log-draw-secret = { $player } pioche un moyen de transport secret.
log-draw-secret-own = Vous piochez { kind-a-object } comme moyen de transport secret.
log-draw = { $player } prend { kind-a-object }.
log-draw-own = Vous prenez { kind-a-object }.
log-draw-blind = { $player } pioche { kind-a-object }.
log-draw-blind-own = Vous piochez { kind-a-object }.
log-place = { $player } pose { kind-a-object } sur { $from } – { $to }.
log-place-own = Vous posez { kind-a-object } sur { $from } – { $to }.
log-place-secret = { $player } pose son moyen de transport secret sur { $from } – { $to } : { kind-a-object }.
log-place-secret-own = Vous posez votre moyen de transport secret sur { $from } – { $to } : { kind-a-object }.
log-obstacle = { $player } pose son obstacle sur { $from } – { $to }.
log-obstacle-own = Vous posez votre obstacle sur { $from } – { $to }.
log-pass = { $player } passe.
log-pass-own = Vous passez.
log-move = { $player } voyage depuis { $from } jusqu’à { $to } avec { $cards }.
log-move-own = Vous voyagez depuis { $from } jusqu’à { $to } avec { $cards }.
log-move-caravan = { $player } voyage en caravane depuis { $from } jusqu’à { $to } avec { $cards }.
log-move-caravan-own = Vous voyagez en caravane depuis { $from } jusqu’à { $to } avec { $cards }.
log-undo = { $player } annule la dernière étape.
log-undo-own = Vous annulez la dernière étape.
log-end-turn = { $player } termine son voyage.
log-end-turn-own = Vous terminez votre voyage.
log-discard = { $player } défausse { $cards }.
log-discard-own = Vous défaussez { $cards }.
log-keep-open = { $player } garde { kind-a-object }.
log-keep-open-own = Vous gardez { kind-a-object }.
log-keep-secret = { $player } garde un moyen de transport secret.
log-keep-secret-own = Vous gardez en secret { kind-a-object }.
log-keep-none = { $player } n’a pas de moyen de transport à garder.
log-keep-none-own = Vous n’avez pas de moyen de transport à garder.
log-return = { $player } rend { counters-count }.
log-return-own = Vous rendez { counters-count }.
log-round-end = Le tour { $round } est terminé.
log-result = La partie est terminée, victoire : { $players }.
log-result-own = La partie est terminée, vous avez gagné.
log-takeback = Tous sont d’accord : ce qui a été posé sur { $from } – { $to }, et tout ce qui l’a été ensuite, est repris.

## Discussion

chat-heading = Discussion
chat-label = Message à tous
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-new = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
chat-long = Ce texte est trop long.
chat-muted = L’hôte a coupé vos messages.

## Accords

ask-pause = { $player } aimerait faire une pause.
ask-takeback = { $player } aimerait reprendre son dernier moyen de transport ou son obstacle ; tout ce qui a été posé ensuite est repris aussi.
ask-agree = D’accord
ask-decline = Refuser
ask-waiting = { $n ->
    [one] Il manque encore { $n } réponse.
   *[other] Il manque encore { $n } réponses.
}
ask-withdraw = Retirer la demande
btn-takeback = Demander à reprendre ce que j’ai posé

## Réglages

settings-heading = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-name = { $theme ->
    [light] Jour
    [dark] Nuit
   *[auto] Comme l’appareil
}
settings-sound = Sons
settings-music = Musique de fond douce
settings-volume = Volume
settings-speed = Vitesse des animations
settings-speed-name = { $speed ->
    [slow] Lente
    [normal] Normale
    [fast] Rapide
   *[off] Sans animation
}
settings-motion = Votre appareil est réglé pour réduire les animations, donc rien n’est animé.
settings-hints = Conseils pour la première partie
settings-confirm = Demander confirmation quand un coup semble être une erreur
settings-auto-pass = Passer automatiquement quand je ne peux rien poser
settings-notify = Me prévenir quand c’est à moi de jouer
settings-notify-denied = Les notifications sont bloquées dans les réglages du navigateur.
settings-text-view = La table en texte
settings-reset = Montrer de nouveau tous les conseils

## Conseils de la première partie

hint-heading = Conseil
hint-next = Compris
hint-off = Ne plus montrer de conseils
hint-goal = Votre botte est à Elvenhold, et une borne vous attend dans chacune des autres villes. Prenez-en autant que possible en quatre tours.
hint-cards = Vous payez vos voyages avec des cartes Voyage. Au début de chaque tour, votre main est complétée à huit cartes.
hint-secret = Chacun a pioché un moyen de transport en secret. Vous seul voyez le vôtre, jusqu’à ce que vous le posiez sur une route.
hint-draw = Chacun prend maintenant encore trois moyens de transport. Choisissez des sortes dont vous avez les cartes : une route demande un moyen de transport et des cartes de sa sorte.
hint-plan = Choisissez un moyen de transport, puis une route en surbrillance ; le chiffre est son prix en cartes. Tout le monde pourra la prendre, alors regardez aussi ce que posent les autres.
hint-obstacle = Une fois par partie, vous pouvez poser votre obstacle sur une route qui a un moyen de transport ; elle coûte alors à tous une carte de plus.
hint-pass = Passez si vous ne voulez rien poser. Vous pourrez encore poser plus tard, sauf si tous passent l’un après l’autre.
hint-travel = Survolez ou touchez une ville pour voir le chemin et son prix ; cliquez ou touchez de nouveau pour partir. Dans chaque nouvelle ville, vous prenez votre borne.
hint-water = L’eau ne demande pas de moyen de transport, seulement des radeaux : un en descendant le courant, deux à contre-courant, { $ferry ->
    [one_raft_or_caravan] un (ou trois cartes quelconques) pour traverser Mare Nebulae, deux pour Mare Magnum.
   *[two_rafts] deux pour traverser un lac.
}
hint-caravan = { $caravan ->
    [always] Au lieu des bonnes cartes, trois cartes quelconques vous font passer en caravane sur une route qui a un moyen de transport, quatre s’il y a un obstacle.
   *[when_unable] Si vous ne pouvez pas payer une route qui a un moyen de transport, trois cartes quelconques vous y font passer en caravane, quatre s’il y a un obstacle.
}
hint-discard = Après votre voyage, vous gardez au plus quatre cartes : choisissez celles à défausser.
hint-keep = Le tour est terminé : vous gardez un moyen de transport pour le suivant, et vous rendez les autres.
hint-town-card = Votre carte ville désigne un but secret : à la fin, chaque { $distance ->
    [roads_only] route
   *[all_connections] liaison
} entre lui et votre botte vous coûte un point.

## Ce qui ne se reprend pas

slip-pass = Vous pouvez encore poser quelque chose ; passer quand même ?
slip-last-pass = Tous les autres ont passé, et si vous passez aussi, la planification est terminée ; passer quand même ?
slip-end-turn = Vous pourriez encore prendre au moins une borne ; terminer quand même ?
slip-lay-useless = Vous n’avez aucune carte de cette sorte ; poser quand même ?
slip-leave = La partie n’est pas terminée ; quitter la table ?
slip-bot = Confier votre place à un robot ?
slip-yes = Oui
slip-no = Non, revenir
slip-never = Oui, et ne plus demander

## Passer l’appareil

handover-heading = Passez l’appareil à { $player }
handover-about = { $player } décide quand montrer ses cartes.
handover-ready = Je suis { $player } : montrer mes cartes

## Pendant votre absence, notifications

away-heading = Pendant votre absence,
away-moves = { $n ->
    [one] { $n } coup a été joué.
   *[other] { $n } coups ont été joués.
}
away-watch = Montrer
away-skip = Ignorer
notify-your-turn = Elfenland : c’est à vous de jouer.
notify-over = La partie est terminée, victoire : { $players }.
notify-started = La partie a commencé.
notify-joined = { $player } s’assoit à votre table.

## La fin

end-winner = { $player } gagne.
end-you = Vous gagnez.
end-shared = { $players } partagent la victoire.
# By the reason of the outcome.
end-rule = { $reason ->
    [pieces] Le plus de bornes à la fin ({ $rule }).
    [cards] À égalité de score, mais avec le plus de cartes en main ({ $rule }).
    [score] Le meilleur score : bornes moins distance à la carte ville ({ $rule }).
    [distance] À égalité de score, mais le plus près de la ville de sa carte ({ $rule }).
    [instant] Les 20 bornes avant le dernier tour : victoire immédiate ({ $rule }).
    [after_round_three] Les 20 bornes à la fin du troisième tour ({ $rule }).
   *[shared] Égalité parfaite : la victoire est partagée ({ $rule }).
}
end-table = Résultat
end-player = Joueur
end-pieces = Bornes
end-cards = Cartes en main
end-town-card = Carte ville
end-distance = Distance
end-score = Score
end-score-sum = { pieces-count } − { $distance } jusqu’à { $town } = { $score }
end-towns-chart = Nouvelles villes à chaque tour
end-towns-cell = { $player }, tour { $round } : { towns-count }
end-journeys = Voyage
end-journey-of = Voyage : { $player }
end-rematch = Revanche
end-rematch-about = Même table, premier aventurier suivant.
end-next = Et ensuite ?
end-stronger = Un peu plus fort : { bot-name }
end-weaker = Un peu moins fort : { bot-name }
end-even = À votre mesure : { bot-name }
rematch-wanted = { $player } veut une revanche
chat-says = { $player } : { $text }
end-record = Télécharger la partie
end-replay = Revoir la partie
end-review = Analyser la partie
end-new = Nouvelle partie

## Revoir

replay-heading = Revoir la partie
replay-timeline = Moment de la partie
replay-moment = { $n } sur { $all }
replay-play = Lecture
replay-pause = Pause
replay-step = Un pas en avant
replay-step-back = Un pas en arrière
replay-round-next = Tour suivant
replay-round-back = Tour précédent
replay-start = Au début
replay-end = À la fin
replay-link = Lien vers ce moment
replay-speed = Vitesse
replay-view = Cartes montrées
replay-view-all = Les cartes de tous
replay-view-seat = Ce que voyait { $player }
replay-unfinished = Cet enregistrement s’arrête avant la fin de la partie.
replay-result = Retour au résultat

## Mauvais jours

bad-offline = Connexion perdue. La page continue d’essayer ; aucun coup ne sera joué deux fois.
bad-back = La connexion est rétablie, et vous n’avez rien manqué.
bad-other-tab = Cette partie est ouverte dans un autre onglet ; jouez dans l’un ou l’autre, les deux montrent la même chose.
bad-full = Toutes les places de cette table sont prises, mais vous pouvez regarder.
bad-no-watch = Cette table n’a plus de place, même pour regarder ; demandez un autre lien ou ouvrez votre propre table.
bad-started = Cette partie a déjà commencé, mais vous pouvez regarder.
bad-bot-seat = Un robot a joué pour vous ; reprenez votre place quand vous voulez.
bad-old-link = Ce lien n’est plus valable ; demandez le nouveau à la personne qui tient la place.
bad-gone = Ce lien ne mène à aucune partie ; elle a peut-être expiré ou été supprimée.
bad-address = Il n’y a rien à cette adresse ; peut-être contient-elle une faute de frappe.
bad-storage = Le serveur ne peut pas enregistrer les coups en ce moment ; attendez un peu, la partie reprendra d’elle-même.
bad-busy = Trop de demandes à la fois ; réessayez dans { $n ->
    [one] { $n } seconde.
   *[other] { $n } secondes.
}
bad-forbidden = Vous ne pouvez pas faire cela à cette table.
bad-server = Quelque chose s’est mal passé sur le serveur ; veuillez réessayer.
# By the sentence below it.
bad-title = { $bad ->
    [bad-gone] Ce chemin ne mène nulle part
    [bad-address] Ce chemin ne mène nulle part
    [bad-old-link] Ce chemin est barré
    [bad-no-watch] Toutes les places sont prises
    [bad-offline] Pas de réponse de l’autre rive
   *[other] Quelque chose remue dans le lac
}
bad-retry = Réessayer
bad-home = Retour à l’accueil

## Ce qui n’est pas possible, et pourquoi

refusal = Ce n’est pas possible ({ $rule }).
refusal-unknown = Ce n’est pas possible maintenant.
refusal-turn = Ce n’est pas à vous, mais à { $player } de jouer.
refusal-phase = Ce n’est pas possible dans cette phase.
refusal-stale = La table a changé entre-temps ; regardez et choisissez de nouveau.
refusal-over = La partie est terminée ; on ne peut plus jouer.
refusal-paused = La partie est en pause.
refusal-terrain = Impossible : { kind-a } ne peut pas traverser { terrain-through } (R3.2).
refusal-road-taken = Cette route a déjà un moyen de transport (R3.2).
refusal-waterway-counter = Une voie d’eau ne reçoit pas de moyen de transport (R3.2).
refusal-no-counter = Vous n’avez pas ce moyen de transport (R3.1).
refusal-obstacle-counter = Un obstacle demande une route avec un moyen de transport (R3.3).
refusal-obstacle-twice = Cette route a déjà un obstacle (R3.3).
refusal-obstacle-water = Un obstacle ne se pose jamais sur l’eau (R3.3).
refusal-obstacle-used = Vous avez déjà utilisé votre obstacle ; il n’y en a qu’un pour toute la partie (R1.3).
refusal-face-up = Ce moyen de transport n’est plus visible (R2.3).
refusal-not-here = Cette liaison ne part pas de la ville où se trouve votre botte (R4.1).
refusal-road-bare = Il n’y a pas de moyen de transport sur cette route, personne ne peut la prendre (R4.2).
refusal-pay = Il vous faut { $cards } pour cette route (R4.2).
refusal-pay-obstacle = Avec l’obstacle, il vous faut { $cards } pour cette route (R4.3).
refusal-rafts = Il vous faut { $cards } pour cette voie d’eau (R4.4).
refusal-caravan-able = Vous pouvez payer cette route avec les bonnes cartes, la caravane n’est donc pas permise (R4.5).
refusal-caravan-water = Une caravane ne va jamais sur l’eau (R4.5).
refusal-caravan-cards = { $n ->
    [one] Cette caravane coûte exactement { $n } carte (R4.5).
   *[other] Cette caravane coûte exactement { $n } cartes (R4.5).
}
refusal-no-card = Vous n’avez pas ces cartes en main (R4.2).
refusal-discard = Défaussez jusqu’à n’avoir plus que quatre cartes (R4.8).
refusal-keep = Gardez exactement un de vos moyens de transport (R5.2).
refusal-undo = Seules les étapes de votre voyage en cours peuvent être annulées (R4.1).
refusal-takeback = Vous n’avez rien posé qui puisse être repris maintenant.

## Pour les lecteurs d’écran

say-your-turn = C’est à vous de jouer.
say-phase = { strip-round }, phase { $phase } : { phase-name }.
say-reach = { $n ->
    [0] Depuis { $town }, vous ne pouvez atteindre aucune nouvelle ville.
    [one] Depuis { $town }, vous pouvez atteindre { $n } nouvelle ville : { $towns }.
   *[other] Depuis { $town }, vous pouvez atteindre { $n } nouvelles villes : { $towns }.
}
say-reach-old = Aussi à portée, mais déjà visitées : { $towns }.
say-reach-none = Depuis { $town }, vous ne pouvez atteindre aucune ville.
say-way = Jusqu’à { $town } : { $cards }.
say-at = Votre botte est à { $town }.
say-roads = { $n ->
    [0] Aucune route n’est en surbrillance.
    [one] { $n } route est en surbrillance : { $roads }.
   *[other] { $n } routes sont en surbrillance : { $roads }.
}
say-chosen = Choix : { kind-name }.
say-dropped = Choix annulé.
say-hand = Vous avez en main { $cards }.
say-counters = Vos moyens de transport : { $counters }.
say-missing = Bornes encore à prendre : { $towns }.
say-offline = Connexion perdue.
say-online = Connexion rétablie.
text-heading = La table en texte
text-board = Sur le plateau
text-road = { connection-label } : { kind-name }
text-road-obstacle = { connection-label } : { kind-name } avec un obstacle
text-none = Il n’y a pas de moyen de transport sur le plateau.
text-towns = Au départ de chaque ville
text-bare = sans moyen de transport
text-actions = Ce que vous pouvez faire
keys-heading = Touches
keys-about = Tout peut se faire au clavier ; voici des raccourcis.
key-what = { $key ->
    [undo] Annuler
    [end] Terminer ou passer
    [find] Chercher une ville
    [zoom] Régler le zoom
    [hand] Aller à mes cartes
    [map] Aller à la carte du pays
    [counters] Aller à mes moyens de transport
    [text] La table en texte
    [log] Aller au journal
   *[help] Cette liste
}

## Règles et à propos

rules-heading = Les règles
rules-intro = Elfenland avec nos propres mots, phase par phase ; les numéros renvoient aux règles.
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Aucun paragraphe n’en parle.
    [one] { $n } paragraphe trouvé.
   *[other] { $n } paragraphes trouvés.
}
rules-chapter = { $chapter ->
    [goal] Le jeu
    [setup] Mise en place
    [cards] Cartes et moyens de transport
    [plan] Planifier
    [travel] Voyager
    [round] Fin du tour
   *[end] Fin de la partie
}
rules-picture = Image : { $title }
rules-editions = Les éditions comparées
rules-now = Règles de cette phase
about-heading = À propos de cette table
about-game = Elfenland est un jeu de société créé par Alan R. Moon ; cette table est un projet de fans, sans lien avec aucun éditeur.
about-font = Titres en Philosopher, texte en Alegreya Sans, tous deux sous la SIL Open Font License.
about-parts = Construit avec Preact, htm, signals et Fluent.
about-version = Version { $version }
about-install = Installer l’application
