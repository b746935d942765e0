### The words of the game, as the glossary has them. Sentences pass $kind, $terrain and so on by their ids.

## Words of the glossary

term-dragon = Dragon
    .plural = Dragons
term-unicorn = Unicorn
    .plural = Unicorns
term-giant-pig = Giant pig
    .plural = Giant pigs
term-elfcycle = Elfcycle
    .plural = Elfcycles
term-troll-wagon = Troll wagon
    .plural = Troll wagons
term-magic-cloud = Magic cloud
    .plural = Magic clouds
term-raft = Raft
    .plural = Rafts
term-obstacle = Obstacle
    .plural = Obstacles
term-plains = Plains
term-woods = Woods
term-desert = Desert
term-mountains = Mountains
term-river = River
    .plural = Rivers
term-lake = Lake
    .plural = Lakes
term-ferry = Ferry
    .plural = Ferries
term-caravan = Caravan
    .plural = Caravans
term-elf-boot = Elf boot
    .plural = Elf boots
term-town-piece = Town piece
    .plural = Town pieces
term-town-card = Town card
    .plural = Town cards
term-travel-card = Travel card
    .plural = Travel cards
term-counter = Transportation counter
    .plural = Transportation counters
term-transportation-chart = Transportation chart
term-starting-player = Starting player
term-round = Round
    .plural = Rounds
term-road = Road
    .plural = Roads
term-town = Town
    .plural = Towns
term-upstream = Upriver
term-downstream = Downriver
term-face-up = Face up
term-face-down = Face down
term-pass = Pass
term-phase-1 = Deal the travel cards
term-phase-2 = Draw a face-down counter
term-phase-3 = Draw additional counters
term-phase-4 = Plan the travel routes
term-phase-5 = Move the elf boots
term-phase-6 = Finish the round

## The same words by id, for labels

kind-name = { $kind ->
    [giant_pig] { term-giant-pig }
    [elfcycle] { term-elfcycle }
    [magic_cloud] { term-magic-cloud }
    [unicorn] { term-unicorn }
    [troll_wagon] { term-troll-wagon }
    [dragon] { term-dragon }
   *[raft] { term-raft }
}
# As a card writes it: a soft hyphen where a long word may break.
kind-card = { $kind ->
    [giant_pig] { term-giant-pig }
    [elfcycle] Elf{ "\u00AD" }cycle
    [magic_cloud] { term-magic-cloud }
    [unicorn] Uni{ "\u00AD" }corn
    [troll_wagon] { term-troll-wagon }
    [dragon] { term-dragon }
   *[raft] { term-raft }
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
# Short names for the strip of the six phases.
phase-short = { $phase ->
    [1] Cards
    [2] Secret counter
    [3] Counters
    [4] Planning
    [5] Travelling
   *[6] End of the round
}
lake-name = { $lake ->
    [mare_nebulae] Mare Nebulae
   *[mare_magnum] Mare Magnum
}

## Forms for sentences

# A kind as the subject: "a dragon cannot ...".
kind-a = { $kind ->
    [giant_pig] a giant pig
    [elfcycle] an elfcycle
    [magic_cloud] a magic cloud
    [unicorn] a unicorn
    [troll_wagon] a troll wagon
    [dragon] a dragon
   *[raft] a raft
}
# A kind as the object: "Ann places a dragon".
kind-a-object = { kind-a }
# A number of cards of one kind: "2 dragons".
kind-count = { $kind ->
    [giant_pig] { $n ->
        [one] { $n } giant pig
       *[other] { $n } giant pigs
    }
    [elfcycle] { $n ->
        [one] { $n } elfcycle
       *[other] { $n } elfcycles
    }
    [magic_cloud] { $n ->
        [one] { $n } magic cloud
       *[other] { $n } magic clouds
    }
    [unicorn] { $n ->
        [one] { $n } unicorn
       *[other] { $n } unicorns
    }
    [troll_wagon] { $n ->
        [one] { $n } troll wagon
       *[other] { $n } troll wagons
    }
    [dragon] { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }
   *[raft] { $n ->
        [one] { $n } raft
       *[other] { $n } rafts
    }
}
# "cannot travel through the desert"
terrain-through = { $terrain ->
    [plains] through the plains
    [woods] through the woods
    [desert] through the desert
    [mountains] through the mountains
    [river] along the river
   *[lake] across the lake
}
# A connection in a list or on a label: "Feodor – Lapphálya (woods)".
connection-label = { $from } – { $to } ({ $terrain ->
    [plains] plains
    [woods] woods
    [desert] desert
    [mountains] mountains
    [river] river
   *[lake] lake
})
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
counters-count = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
pieces-count = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
towns-count = { $n ->
    [one] { $n } town
   *[other] { $n } towns
}
