### Le parole del gioco, come le dà il glossario. Le frasi ricevono $kind, $terrain e così via come identificatori.

## Parole del glossario

term-dragon = Drago
    .plural = Draghi
term-unicorn = Unicorno
    .plural = Unicorni
term-giant-pig = Maiale gigante
    .plural = Maiali giganti
term-elfcycle = Ruota dei folletti
    .plural = Ruote dei folletti
term-troll-wagon = Carrozza dei demoni
    .plural = Carrozze dei demoni
term-magic-cloud = Nuvola magica
    .plural = Nuvole magiche
term-raft = Zattera
    .plural = Zattere
term-obstacle = Ostacolo
    .plural = Ostacoli
term-plains = Pianura
term-woods = Bosco
term-desert = Deserto
term-mountains = Montagna
term-river = Fiume
    .plural = Fiumi
term-lake = Lago
    .plural = Laghi
term-ferry = Traghetto
    .plural = Traghetti
term-caravan = Carovana
    .plural = Carovane
term-elf-boot = Stivale dei folletti
    .plural = Stivali dei folletti
term-town-piece = Pedina della città
    .plural = Pedine delle città
term-town-card = Carta delle città
    .plural = Carte delle città
term-travel-card = Carta di viaggio
    .plural = Carte di viaggio
term-counter = Mezzo di trasporto
    .plural = Mezzi di trasporto
term-transportation-chart = Carta dei trasporti
term-starting-player = Primo giocatore
term-round = Mano
    .plural = Mani
term-road = Strada
    .plural = Strade
term-town = Città
    .plural = Città
term-upstream = Risalendo il fiume
term-downstream = Discendendo il fiume
term-face-up = Scoperto
term-face-down = Coperto
term-pass = Passare il gioco
term-phase-1 = Distribuire le carte di viaggio
term-phase-2 = Estrarre un mezzo di trasporto coperto
term-phase-3 = Estrarre altri mezzi di trasporto
term-phase-4 = Pianificare l’itinerario del viaggio
term-phase-5 = Muovere gli stivali dei folletti
term-phase-6 = Fine della mano

## Le stesse parole per identificatore, per le etichette

kind-name = { $kind ->
    [giant_pig] { term-giant-pig }
    [elfcycle] { term-elfcycle }
    [magic_cloud] { term-magic-cloud }
    [unicorn] { term-unicorn }
    [troll_wagon] { term-troll-wagon }
    [dragon] { term-dragon }
   *[raft] { term-raft }
}
# Come lo scrive la carta: un trattino morbido dove una parola lunga può andare a capo.
kind-card = { $kind ->
    [giant_pig] Maiale gigante
    [elfcycle] Ruota dei fol{ "\u00AD" }letti
    [magic_cloud] Nu{ "\u00AD" }vola magica
    [unicorn] Uni{ "\u00AD" }corno
    [troll_wagon] Car{ "\u00AD" }rozza dei demoni
    [dragon] { term-dragon }
   *[raft] Zat{ "\u00AD" }tera
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
    [1] Carte
    [2] Mezzo segreto
    [3] Altri mezzi
    [4] Itinerario
    [5] Viaggio
   *[6] Fine della mano
}
lake-name = { $lake ->
    [mare_nebulae] Mare Nebulae
   *[mare_magnum] Mare Magnum
}

## Forme per le frasi

kind-a = { $kind ->
    [giant_pig] un maiale gigante
    [elfcycle] una ruota dei folletti
    [magic_cloud] una nuvola magica
    [unicorn] un unicorno
    [troll_wagon] una carrozza dei demoni
    [dragon] un drago
   *[raft] una zattera
}
kind-a-object = { kind-a }
kind-count = { $kind ->
    [giant_pig] { $n ->
        [one] { $n } maiale gigante
       *[other] { $n } maiali giganti
    }
    [elfcycle] { $n ->
        [one] { $n } ruota dei folletti
       *[other] { $n } ruote dei folletti
    }
    [magic_cloud] { $n ->
        [one] { $n } nuvola magica
       *[other] { $n } nuvole magiche
    }
    [unicorn] { $n ->
        [one] { $n } unicorno
       *[other] { $n } unicorni
    }
    [troll_wagon] { $n ->
        [one] { $n } carrozza dei demoni
       *[other] { $n } carrozze dei demoni
    }
    [dragon] { $n ->
        [one] { $n } drago
       *[other] { $n } draghi
    }
   *[raft] { $n ->
        [one] { $n } zattera
       *[other] { $n } zattere
    }
}
terrain-through = { $terrain ->
    [plains] la pianura
    [woods] il bosco
    [desert] il deserto
    [mountains] la montagna
    [river] il fiume
   *[lake] il lago
}
connection-label = { $from } – { $to } ({ $terrain ->
    [plains] pianura
    [woods] bosco
    [desert] deserto
    [mountains] montagna
    [river] fiume
   *[lake] lago
})
cards-count = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
counters-count = { $n ->
    [one] { $n } mezzo di trasporto
   *[other] { $n } mezzi di trasporto
}
pieces-count = { $n ->
    [one] { $n } pedina
   *[other] { $n } pedine
}
towns-count = { $n ->
    [one] { $n } città
   *[other] { $n } città
}
