### Ausgaben und Optionen, nach den Kennungen der Aufzeichnung.

edition-name = { $edition ->
    [amigo-de] Amigo, deutsch (2008)
    [amigo-en] Amigo, englisch (2008)
    [amigo-fr] Amigo, französisch (2008)
    [amigo-it] Amigo, italienisch (2008)
    [rio-grande] Rio Grande, englisch (überarbeitet)
    [elfland-it] Italienische Fan-Übersetzung
    [hobby-world] Hobby World, russisch (2014)
    [jesweb] Französische Kurzregel
   *[custom] Eigene Auswahl
}
edition-about = { $edition ->
    [amigo-de] Hat jemand alle Ortssteine, wird die Runde noch zu Ende gespielt; dann entscheidet die übliche Wertung.
    [amigo-en] Wer vor der letzten Runde den zwanzigsten Ortsstein einsammelt, gewinnt sofort.
    [amigo-fr] Wie der deutsche Text, aber für jede Runde werden fünf neue Transportmittel aufgedeckt.
    [amigo-it] Wie der deutsche Text: Die Runde wird zu Ende gespielt, dann entscheidet die übliche Wertung.
    [rio-grande] Wer vor der letzten Runde den zwanzigsten Ortsstein einsammelt, gewinnt sofort.
    [elfland-it] Wer am Ende der dritten Runde alle Ortssteine hat, gewinnt.
    [hobby-world] Wie Rio Grande. Nur diese Anleitung nennt bei Gleichstand den geteilten Sieg; hier gilt er immer.
    [jesweb] Ortskarten, Karawanen jederzeit und eine billige Fähre auf dem Mare Nebulae: die Ausgabe, die am meisten abweicht.
   *[custom] Selbst zusammengestellte Optionen.
}

option-name = { $option ->
    [town_cards] Ortskarten
    [early_finish] Alle Ortssteine vor dem Ende
    [face_up_counters] Offene Transportmittel am Rundenende
    [caravan] Karawane
    [nebulae_ferry] Fähre auf dem Mare Nebulae
    [town_distance] Entfernung zum Zielort
    [tie_break] Bei Gleichstand (mit Ortskarten)
   *[rounds] Runden
}
option-about = { $option ->
    [town_cards] Alle haben ein geheimes Ziel, und die Entfernung dorthin kostet am Ende Punkte.
    [early_finish] Was geschieht, wenn jemand vor der letzten Runde den zwanzigsten Ortsstein einsammelt.
    [face_up_counters] Was mit den fünf offenen Transportmitteln geschieht, wenn eine Runde endet.
    [caravan] Wann drei beliebige Karten die passenden ersetzen dürfen.
    [nebulae_ferry] Was eine Überfahrt auf dem westlichen See kostet.
    [town_distance] Welche Verbindungen auf dem Weg vom Stiefel zum Ort der Ortskarte zählen.
    [tie_break] Was bei gleicher Wertung entscheidet; ohne Ortskarten sind es immer die meisten Karten auf der Hand.
   *[rounds] Wie viele Runden das Spiel dauert.
}
option-value = { $value ->
    [off] ohne
    [on] mit
    [finish_round] Runde wird zu Ende gespielt
    [instant] gewinnt sofort
    [after_round_three] gewinnt nach Runde drei
    [stay] bleiben liegen
    [reshuffle] fünf neue
    [when_unable] nur bei fehlenden Karten
    [always] immer
    [two_rafts] zwei Flöße
    [one_raft_or_caravan] ein Floß oder Karawane
    [all_connections] alle Verbindungen
    [roads_only] nur Straßen
    [cards] die meisten Karten auf der Hand
    [distance] dem eigenen Ort am nächsten
   *[4] vier
}
option-value-about = { $value ->
    [off] Es gibt keine geheimen Ziele, nur Ortssteine zählen.
    [on] Gewertet werden die Ortssteine minus die Entfernung vom Stiefel zum Ort der Ortskarte.
    [finish_round] Alle spielen die Runde zu Ende, dann ist das Spiel aus, und die übliche Wertung entscheidet.
    [instant] Wer in Runde eins bis drei den zwanzigsten Ortsstein einsammelt, gewinnt sofort, gleichgültig, was die anderen haben und was die Ortskarten sagen.
    [after_round_three] Wer am Ende der dritten Runde alle Ortssteine hat, gewinnt, und die vierte wird nicht gespielt.
    [stay] Die fünf bleiben für die nächste Runde liegen.
    [reshuffle] Die fünf werden mit den anderen gemischt, und fünf neue werden aufgedeckt.
    [when_unable] Eine Karawane ist nur erlaubt, wenn man die Straße nicht mit den richtigen Karten bezahlen kann.
    [always] Drei beliebige Karten, vier bei einem Hindernis, dürfen immer die passenden ersetzen.
    [two_rafts] Jede Überfahrt kostet zwei Flöße, wie auf dem Mare Magnum.
    [one_raft_or_caravan] Eine Überfahrt kostet ein Floß oder drei beliebige Karten; auf dem Mare Magnum bleibt es bei zwei Flößen.
    [all_connections] Jede Straße, jeder Flussabschnitt und jede Überfahrt zählt als eins.
    [roads_only] Nur Straßen zählen, nie Wasserwege.
    [cards] Bei Gleichstand gewinnt, wer die meisten Karten auf der Hand hat.
    [distance] Bei Gleichstand gewinnt, wer dem Ort der eigenen Ortskarte am nächsten ist.
   *[4] Das Spiel dauert vier Runden.
}
