### Die Worte des Ratgebers: Möglichkeiten, und Gründe aus dem, was die Suche gefunden hat.

## Möglichkeiten

act-draw = { kind-a-object } nehmen
act-draw-blind = vom Stapel ziehen
act-place = { kind-a-object } auf { $from } – { $to } legen
act-obstacle = das Hindernis auf { $from } – { $to } legen
act-pass = passen
act-move = { $from } – { $to } reisen
act-caravan = als Karawane { $from } – { $to } reisen, mit { $cards }
act-end = den Zug beenden
act-discard = den Zug beenden und abwerfen: { $cards }
act-keep = { kind-a-object } behalten

## Gründe

fact-look = Schau { $part ->
    [north] in den Norden
    [south] in den Süden
    [west] in den Westen
    [east] in den Osten
    [north_west] in den Nordwesten
    [north_east] in den Nordosten
    [south_west] in den Südwesten
    [south_east] in den Südosten
   *[middle] in die Mitte
} der Karte, rund um { $towns }.
fact-look-hand = Schau auf die Karten in deiner Hand.
fact-towns-more = { $n ->
    [one] Die beste Reise erreicht dann { $n } neuen Ort mehr.
   *[other] Die beste Reise erreicht dann { $n } neue Orte mehr.
}
fact-journey = Die beste Reise, die so beginnt: { $towns ->
    [one] { $towns } neuer Ort
   *[other] { $towns } neue Orte
}, danach bleibt eine Rundreise von { $tour ->
    [one] { $tour } Verbindung
   *[other] { $tour } Verbindungen
}.
fact-hops-saved = { $n ->
    [one] Die Rundreise, die bleibt, wird um { $n } Verbindung kürzer.
   *[other] Die Rundreise, die bleibt, wird um { $n } Verbindungen kürzer.
}
fact-cards-freed = { $n ->
    [one] Nach der besten Reise bleibt { $n } Karte mehr auf der Hand.
   *[other] Nach der besten Reise bleiben { $n } Karten mehr auf der Hand.
}
fact-cards-match = Es passt zur Hand: { $cards }.
fact-nothing-more = Kein weiterer Schritt hilft in dieser Runde.
fact-rivals-need = In { $count } von { $worlds } ausgedachten Welten verschlechtert es die beste Reise eines Gegners.
fact-chance-more = Damit gewinnt man um { $lead } öfter als mit der nächsten Möglichkeit (± { $error }).
fact-equal = Soweit { $worlds } Welten es zeigen, sind mehrere Möglichkeiten gleich gut.

## Wie gut etwas bekannt ist

known-proved = bewiesen
known-estimated = ± { $error }, geschätzt aus { $worlds } Welten

## Der Coach am Tisch

coach-thinks = denkt nach …
coach-waits = Ich helfe dir, wenn du am Zug bist.
coach-ready = Frag mich, wenn du unsicher bist. Der Tisch sieht es, und es steht in der Aufzeichnung.
coach-where = Wo soll ich hinschauen?
coach-what = Was würdest du tun?
coach-compare = Die besten Möglichkeiten vergleichen
coach-choice = Mein Rat: { $action }.
coach-action = Möglichkeit
coach-chances = Gewinnchance
coach-worlds = Gewinnchancen, geschätzt aus { $worlds } erdachten Welten; ± ist ein Standardfehler.

## Was wäre, wenn?

think-plan = Wähle ein Transportmittel, dann eine Straße. Niemand sonst sieht es.
think-laid = In Gedanken: { $actions }.
think-guess = Raten, was andere legen
think-guessed = Meine Vermutung über die anderen: { $actions }.
think-found = { $n ->
    [0] Damit kämst du an keinen neuen Ort.
    [one] Damit kämst du an { $n } neuen Ort:
   *[other] Damit kämst du an { $n } neue Orte:
}
think-now = { $n ->
    [0] So, wie es jetzt ist, kämst du an keinen neuen Ort.
    [one] So, wie es jetzt ist, kämst du an { $n } neuen Ort:
   *[other] So, wie es jetzt ist, kämst du an { $n } neue Orte:
}
think-pays = Das kostet { $cards }.
think-tour = { $n ->
    [0] Dann ist jeder Ort besucht.
    [one] Es bleibt eine Rundreise von { $n } Verbindung.
   *[other] Es bleibt eine Rundreise von { $n } Verbindungen.
}
think-back = Das letzte zurücknehmen
