### Was ein Spielstein ist und wozu er gerade taugt: das Blatt über dem, worauf man zeigt oder lange drückt.

explain-cost = So viele Karten kostet es:
explain-matching = { $n ->
    [0] Du hast keine passende Karte.
    [one] Du hast { $n } passende Karte.
   *[other] Du hast { $n } passende Karten.
}
explain-fits = { $n ->
    [0] Zurzeit passt es auf keine Straße.
    [one] Zurzeit passt es auf { $n } Straße.
   *[other] Zurzeit passt es auf { $n } Straßen.
}
explain-card = { $n ->
    [0] Damit bezahlst du Straßen mit diesem Transportmittel; noch gibt es keine.
    [one] Damit bezahlst du Straßen mit diesem Transportmittel; zurzeit gibt es { $n }.
   *[other] Damit bezahlst du Straßen mit diesem Transportmittel; zurzeit gibt es { $n }.
}
explain-town-new = Dein Ortsstein ist noch hier: ein neuer Ort für dich.
explain-town-done = Hier warst du schon.
explain-town-been = Schon hier gewesen: { $players }
explain-leads = Wege hierher:
explain-way = Was hier fahren kann und wie viele Karten es kostet:
explain-seat = Der Stiefel steht in { $town }. Ein Klick zeigt auf der Karte die Orte, deren Ortssteine noch fehlen.
explain-stack = Statt eines offenen Transportmittels kannst du das oberste verdeckt ziehen; dann liegt es offen vor dir.
