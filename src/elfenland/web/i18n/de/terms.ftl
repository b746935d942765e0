### Die Wörter des Spiels, wie das Glossar sie hat. Sätze übergeben $kind, $terrain und so weiter als Kennung.

## Wörter des Glossars

term-dragon = Drache
    .plural = Drachen
term-unicorn = Einhorn
    .plural = Einhörner
term-giant-pig = Riesenschwein
    .plural = Riesenschweine
term-elfcycle = Elfenrad
    .plural = Elfenräder
term-troll-wagon = Trollwagen
    .plural = Trollwagen
term-magic-cloud = Magische Wolke
    .plural = Magische Wolken
term-raft = Floß
    .plural = Flöße
term-obstacle = Hindernis
    .plural = Hindernisse
term-plains = Ebene
term-woods = Wald
term-desert = Wüste
term-mountains = Berge
term-river = Fluss
    .plural = Flüsse
term-lake = See
    .plural = Seen
term-ferry = Fähre
    .plural = Fähren
term-caravan = Karawane
    .plural = Karawanen
term-elf-boot = Elfenstiefel
    .plural = Elfenstiefel
term-town-piece = Ortsstein
    .plural = Ortssteine
term-town-card = Ortskarte
    .plural = Ortskarten
term-travel-card = Reisekarte
    .plural = Reisekarten
term-counter = Transportmittel
    .plural = Transportmittel
term-transportation-chart = Übersichtskarte
term-starting-player = Startspieler
term-round = Runde
    .plural = Runden
term-road = Straße
    .plural = Straßen
term-town = Ort
    .plural = Orte
term-upstream = Flussaufwärts
term-downstream = Flussabwärts
term-face-up = Offen
term-face-down = Verdeckt
term-pass = Passen
term-phase-1 = Reisekarten austeilen
term-phase-2 = Ein verdecktes Transportmittel ziehen
term-phase-3 = Weitere Transportmittel ziehen
term-phase-4 = Planen der Reiseroute
term-phase-5 = Ziehen der Elfenstiefel
term-phase-6 = Abschluss der Runde

## Dieselben Wörter nach Kennung, für Beschriftungen

kind-name = { $kind ->
    [giant_pig] { term-giant-pig }
    [elfcycle] { term-elfcycle }
    [magic_cloud] { term-magic-cloud }
    [unicorn] { term-unicorn }
    [troll_wagon] { term-troll-wagon }
    [dragon] { term-dragon }
   *[raft] { term-raft }
}
# Wie es auf der Karte steht: ein weicher Trennstrich, wo ein langes Wort brechen darf.
kind-card = { $kind ->
    [giant_pig] Riesen{ "\u00AD" }schwein
    [elfcycle] Elfen{ "\u00AD" }rad
    [magic_cloud] Magi{ "\u00AD" }sche Wolke
    [unicorn] Ein{ "\u00AD" }horn
    [troll_wagon] Troll{ "\u00AD" }wagen
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
phase-short = { $phase ->
    [1] Karten
    [2] Verdeckt ziehen
    [3] Drei ziehen
    [4] Planen
    [5] Reisen
   *[6] Rundenende
}
lake-name = { $lake ->
    [mare_nebulae] Mare Nebulae
   *[mare_magnum] Mare Magnum
}

## Formen für Sätze

kind-a = { $kind ->
    [giant_pig] ein Riesenschwein
    [elfcycle] ein Elfenrad
    [magic_cloud] eine Magische Wolke
    [unicorn] ein Einhorn
    [troll_wagon] ein Trollwagen
    [dragon] ein Drache
   *[raft] ein Floß
}
kind-a-object = { $kind ->
    [giant_pig] ein Riesenschwein
    [elfcycle] ein Elfenrad
    [magic_cloud] eine Magische Wolke
    [unicorn] ein Einhorn
    [troll_wagon] einen Trollwagen
    [dragon] einen Drachen
   *[raft] ein Floß
}
# Passt nach „kostet“ und nach „mit“: darum steht die Kartenzahl voran.
kind-count = { $kind ->
    [giant_pig] { $n }× Riesenschwein
    [elfcycle] { $n }× Elfenrad
    [magic_cloud] { $n }× Magische Wolke
    [unicorn] { $n }× Einhorn
    [troll_wagon] { $n }× Trollwagen
    [dragon] { $n }× Drache
   *[raft] { $n }× Floß
}
terrain-through = { $terrain ->
    [plains] durch die Ebene
    [woods] durch den Wald
    [desert] durch die Wüste
    [mountains] durch die Berge
    [river] auf dem Fluss
   *[lake] über den See
}
connection-label = { $from } – { $to } ({ $terrain ->
    [plains] Ebene
    [woods] Wald
    [desert] Wüste
    [mountains] Berge
    [river] Fluss
   *[lake] See
})
cards-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
counters-count = { $n ->
    [one] { $n } Transportmittel
   *[other] { $n } Transportmittel
}
pieces-count = { $n ->
    [one] { $n } Ortsstein
   *[other] { $n } Ortssteine
}
towns-count = { $n ->
    [one] { $n } Ort
   *[other] { $n } Orte
}
