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
    [amigo-de] Die Runde wird immer zu Ende gespielt, auch wenn jemand alle Ortssteine hat.
    [amigo-en] Wer vor der letzten Runde den zwanzigsten Ortsstein sammelt, gewinnt sofort.
    [amigo-fr] Die Runde wird zu Ende gespielt, und in jeder Runde liegen fünf neue Transportmittel offen.
    [amigo-it] Wie der deutsche Text: die Runde wird immer zu Ende gespielt.
    [rio-grande] Unsere übliche Wahl: der zwanzigste Ortsstein vor der letzten Runde gewinnt sofort.
    [elfland-it] Wer nach der dritten Runde alle Ortssteine hat, gewinnt.
    [hobby-world] Der zwanzigste Ortsstein vor der letzten Runde gewinnt sofort, und bei Gleichstand wird der Sieg geteilt.
    [jesweb] Ortskarten, freie Karawanen und eine billige Fähre auf dem Mare Nebulae: die Ausgabe, die am meisten abweicht.
   *[custom] Von Hand zusammengestellte Optionen.
}

option-name = { $option ->
    [town_cards] Ortskarten
    [early_finish] Alle Ortssteine vorzeitig
    [face_up_counters] Offene Transportmittel am Rundenende
    [caravan] Karawane
    [nebulae_ferry] Fähre auf dem Mare Nebulae
    [town_distance] Entfernung zur Ortskarte
    [tie_break] Bei Gleichstand
   *[rounds] Runden
}
option-about = { $option ->
    [town_cards] Alle haben ein geheimes Ziel, und der Abstand dazu kostet am Ende Punkte.
    [early_finish] Was geschieht, wenn jemand den zwanzigsten Ortsstein vor dem Ende der letzten Runde sammelt.
    [face_up_counters] Was mit den fünf offenen Transportmitteln geschieht, wenn eine Runde endet.
    [caravan] Wann drei beliebige Karten die passenden ersetzen dürfen.
    [nebulae_ferry] Was eine Überfahrt auf dem westlichen See kostet.
    [town_distance] Welche Verbindungen auf dem Weg vom Stiefel zur Ortskarte zählen.
    [tie_break] Was zwischen gleich guten Ergebnissen entscheidet.
   *[rounds] Wie viele Runden das Spiel dauert.
}
option-value = { $value ->
    [off] ohne
    [on] mit
    [finish_round] Runde wird beendet
    [instant] gewinnt sofort
    [after_round_three] gewinnt nach Runde drei
    [stay] bleiben liegen
    [reshuffle] fünf neue
    [when_unable] nur wer nicht zahlen kann
    [always] immer
    [two_rafts] zwei Flöße
    [one_raft_or_caravan] ein Floß oder Karawane
    [all_connections] alle Verbindungen
    [roads_only] nur Straßen
    [cards] mehr Karten auf der Hand
    [distance] näher an der Ortskarte
   *[4] vier
}
option-value-about = { $value ->
    [off] Es gibt keine geheimen Ziele, nur Ortssteine zählen.
    [on] Gewertet werden die Ortssteine minus die Entfernung vom Stiefel zur Ortskarte.
    [finish_round] Alle spielen die Runde zu Ende, dann entscheidet die übliche Wertung.
    [instant] Der zwanzigste Ortsstein in den Runden eins bis drei beendet das Spiel, was immer die anderen haben.
    [after_round_three] Wer am Ende der dritten Runde alle Ortssteine hat, gewinnt, und die vierte wird nicht gespielt.
    [stay] Die fünf bleiben für die nächste Runde liegen.
    [reshuffle] Die fünf werden mit den anderen gemischt, und fünf neue werden aufgedeckt.
    [when_unable] Die Karawane ist der Ausweg, wenn man die Straße nicht bezahlen kann.
    [always] Drei beliebige Karten, vier bei einem Hindernis, dürfen immer die passenden ersetzen.
    [two_rafts] Jede Überfahrt kostet zwei Flöße, wie auf dem Mare Magnum.
    [one_raft_or_caravan] Eine Überfahrt kostet ein Floß oder drei beliebige Karten; auf dem Mare Magnum bleibt es bei zwei Flößen.
    [all_connections] Straßen, Flüsse und Seen zählen alle als eins.
    [roads_only] Nur Straßen zählen, nie Wasserwege.
    [cards] Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat.
    [distance] Bei Gleichstand gewinnt, wer dem Ort der eigenen Ortskarte am nächsten ist.
   *[4] Das Spiel dauert vier Runden.
}
