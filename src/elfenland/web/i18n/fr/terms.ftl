### Les mots du jeu, tels que le glossaire les donne. Les phrases reçoivent $kind, $terrain, etc. par leur identifiant.

## Mots du glossaire

term-dragon = Dragon
    .plural = Dragons
term-unicorn = Licorne
    .plural = Licornes
term-giant-pig = Sanglier géant
    .plural = Sangliers géants
term-elfcycle = Roue elfique
    .plural = Roues elfiques
term-troll-wagon = Chariot troll
    .plural = Chariots trolls
term-magic-cloud = Nuage magique
    .plural = Nuages magiques
term-raft = Radeau
    .plural = Radeaux
term-obstacle = Obstacle
    .plural = Obstacles
term-plains = Plaine
term-woods = Forêt
term-desert = Désert
term-mountains = Montagne
term-river = Cours d’eau
    .plural = Cours d’eau
term-lake = Lac
    .plural = Lacs
term-ferry = Bac
    .plural = Bacs
term-caravan = Caravane
    .plural = Caravanes
term-elf-boot = Botte elfique
    .plural = Bottes elfiques
term-town-piece = Borne
    .plural = Bornes
term-town-card = Carte ville
    .plural = Cartes ville
term-travel-card = Carte Voyage
    .plural = Cartes Voyage
term-counter = Moyen de transport
    .plural = Moyens de transport
term-transportation-chart = Vue d’ensemble
term-starting-player = Premier aventurier
term-round = Tour
    .plural = Tours
term-road = Route
    .plural = Routes
term-town = Ville
    .plural = Villes
term-upstream = À contre-courant
term-downstream = En descendant le courant
term-face-up = Face visible
term-face-down = Face cachée
term-pass = Passer
term-phase-1 = Distribuer les cartes Voyage
term-phase-2 = Piocher un moyen de transport face cachée
term-phase-3 = Choisir d’autres moyens de transport
term-phase-4 = Planifier les routes
term-phase-5 = Déplacer les bottes elfiques
term-phase-6 = Conclure le tour

## Les mêmes mots par identifiant, pour les étiquettes

kind-name = { $kind ->
    [giant_pig] { term-giant-pig }
    [elfcycle] { term-elfcycle }
    [magic_cloud] { term-magic-cloud }
    [unicorn] { term-unicorn }
    [troll_wagon] { term-troll-wagon }
    [dragon] { term-dragon }
   *[raft] { term-raft }
}
# Comme la carte l’écrit : un trait d’union conditionnel là où un mot long peut être coupé.
kind-card = { $kind ->
    [giant_pig] San{ "\u00AD" }glier géant
    [elfcycle] Roue elfique
    [magic_cloud] Nuage magique
    [unicorn] Li{ "\u00AD" }corne
    [troll_wagon] Cha{ "\u00AD" }riot troll
    [dragon] { term-dragon }
   *[raft] Ra{ "\u00AD" }deau
}
terrain-name = { $terrain ->
    [plains] { term-plains }
    [woods] { term-woods }
    [desert] { term-desert }
    [mountains] { term-mountains }
    [river] { term-river }
   *[lake] { term-lake }
}
phase-name = { $phase ->
    [1] { term-phase-1 }
    [2] { term-phase-2 }
    [3] { term-phase-3 }
    [4] { term-phase-4 }
    [5] { term-phase-5 }
   *[6] { term-phase-6 }
}
phase-short = { $phase ->
    [1] Cartes
    [2] Transport secret
    [3] Transports
    [4] Planifier
    [5] Voyager
   *[6] Fin du tour
}
lake-name = { $lake ->
    [mare_nebulae] Mare Nebulae
   *[mare_magnum] Mare Magnum
}

## Formes pour les phrases

kind-a = { $kind ->
    [giant_pig] un sanglier géant
    [elfcycle] une roue elfique
    [magic_cloud] un nuage magique
    [unicorn] une licorne
    [troll_wagon] un chariot troll
    [dragon] un dragon
   *[raft] un radeau
}
kind-a-object = { kind-a }
kind-count = { $kind ->
    [giant_pig] { $n ->
        [one] { $n } sanglier géant
       *[other] { $n } sangliers géants
    }
    [elfcycle] { $n ->
        [one] { $n } roue elfique
       *[other] { $n } roues elfiques
    }
    [magic_cloud] { $n ->
        [one] { $n } nuage magique
       *[other] { $n } nuages magiques
    }
    [unicorn] { $n ->
        [one] { $n } licorne
       *[other] { $n } licornes
    }
    [troll_wagon] { $n ->
        [one] { $n } chariot troll
       *[other] { $n } chariots trolls
    }
    [dragon] { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }
   *[raft] { $n ->
        [one] { $n } radeau
       *[other] { $n } radeaux
    }
}
terrain-through = { $terrain ->
    [plains] la plaine
    [woods] la forêt
    [desert] le désert
    [mountains] la montagne
    [river] le cours d’eau
   *[lake] le lac
}
connection-label = { $from } – { $to } ({ $terrain ->
    [plains] plaine
    [woods] forêt
    [desert] désert
    [mountains] montagne
    [river] cours d’eau
   *[lake] lac
})
cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
counters-count = { $n ->
    [one] { $n } moyen de transport
   *[other] { $n } moyens de transport
}
pieces-count = { $n ->
    [one] { $n } borne
   *[other] { $n } bornes
}
towns-count = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
}
