### Rätsel: ihre Seite, und wie man sie auf der Karte löst.

puzzle-kind = { $kind ->
    [journey] Reise
    [place] Transportmittel
    [tour] Letzte Runde
   *[any] Alle Arten
}
puzzle-title = { $kind ->
    [journey] Rätsel: die Reise
    [place] Rätsel: das Transportmittel
   *[tour] Rätsel: die letzte Runde
}
puzzle-task = { $kind ->
    [journey] Besuche so viele neue Orte wie möglich.
    [place] Lege das eine Transportmittel, mit dem deine beste Reise die meisten neuen Orte besucht.
   *[tour] Es ist die letzte Runde: Erreiche die beste Endwertung. Jeder Ort zählt, abzüglich der Entfernung von deiner Ortskarte.
}
puzzle-level = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[any] Passend für mich
}
puzzle-day = Rätsel des Tages
puzzle-rated = Schwierigkeit { $rating }
puzzle-mine = { $mine ->
    [new] noch nicht versucht
    [solved] beim ersten Versuch gelöst
    [later] später gelöst
   *[missed] beim ersten Versuch verfehlt
}
puzzle-counts = Deine erste Antwort zählt für deine Wertung; ein Tipp zählt wie ein Fehlversuch.
puzzle-check = Prüfen
puzzle-hint = Tipp
puzzle-solution = Lösung zeigen
puzzle-again = Von vorn
puzzle-next = Nächstes Rätsel
puzzle-so-far = { $n ->
    [0] Du bist in { $town }; noch kein neuer Ort.
    [one] Du bist in { $town }; bisher { $n } neuer Ort.
   *[other] Du bist in { $town }; bisher { $n } neue Orte.
}
puzzle-no-further = { $n ->
    [0] Die Reise endet in { $town } ohne neuen Ort.
    [one] Die Reise endet in { $town } nach { $n } neuen Ort.
   *[other] Die Reise endet in { $town } nach { $n } neuen Orten.
}
puzzle-placed = { kind-name } auf { $from } – { $to }. Ist das das Beste?
puzzle-not-there = { $town } ist nicht der nächste Ort. Reise von Ort zu Ort.
puzzle-solved = { $n ->
    [one] Gelöst: { $n } neuer Ort, mehr geht nicht.
   *[other] Gelöst: { $n } neue Orte, mehr geht nicht.
}
puzzle-solved-tour = Gelöst: Endwertung { $n }, mehr geht nicht.
puzzle-missing = { $n ->
    [one] { $reached } erreicht, doch ein Ort mehr ist möglich.
   *[other] { $reached } erreicht, doch { $n } Orte mehr sind möglich.
}
puzzle-missing-tour = { $n ->
    [one] Endwertung { $reached }, doch einer mehr ist möglich.
   *[other] Endwertung { $reached }, doch { $n } mehr sind möglich.
}
puzzle-score = { $n ->
    [one] { $n } neuer Ort ist möglich.
   *[other] { $n } neue Orte sind möglich.
}
puzzle-score-tour = Eine Endwertung von { $n } ist möglich.
puzzle-shown = { $n ->
    [one] So kommt man zu { $n } neuen Ort.
   *[other] So kommt man zu { $n } neuen Orten.
}
puzzle-shown-tour = So kommt man zu einer Endwertung von { $n }.
puzzle-hint-step = Eine Lösung beginnt mit dem Weg nach { $town }.
puzzle-hint-place = Eine Lösung legt ein Transportmittel auf { $from } – { $to }.
puzzle-ways = Wohin du gehen kannst
puzzle-roads = Wohin es passt
puzzle-rating-now = Deine Wertung ist jetzt { $rating } ({ $change }).
puzzle-days = { $n ->
    [one] { $n } Tag in Folge.
   *[other] { $n } Tage in Folge.
}
puzzle-share = Weitersagen
puzzle-shared = { $tries ->
    [first] beim ersten Versuch gelöst
   *[later] gelöst
}
puzzles-about = { $n ->
    [one] { $n } Stellung aus einer echten Partie mit bewiesener bester Antwort.
   *[other] { $n } Stellungen aus echten Partien, jede mit bewiesener bester Antwort.
}
puzzles-solve = Lösen
puzzles-look = Noch einmal ansehen
puzzles-trainer = Üben
puzzles-kind = Art
puzzles-level = Schwierigkeit
puzzles-begin = Ein Rätsel, bitte
puzzles-mine = Wie es bei dir läuft
puzzles-rating = Wertung
puzzles-solved = Beim ersten Versuch gelöst
puzzles-solved-of = { $n } von { $tried }
puzzles-days = Tage in Folge
puzzles-best = Bestwert: { $n }

## Herausforderungen und die Partie des Tages

deal-day = Partie des Tages
deal-open = Zur Partie des Tages
challenge-title = Eine Herausforderung
challenge-deal = Die Partie
challenge-about = Alle bekommen dieselben Karten und Transportmittel und treffen auf dieselben Bots. Wer macht am meisten daraus?
challenge-rivals = Du spielst gegen { $players }.
challenge-towns = Mit Ortskarten.
challenge-once = Jede Partie lässt sich nur einmal spielen.
challenge-play = Diese Partie spielen
challenge-go-on = Deine Partie fortsetzen
challenge-mine = Deine Partie ansehen
challenge-results = Ergebnisse
challenge-nobody = Noch niemand hat sie beendet.
challenge-name = Spieler
challenge-score = Wertung
challenge-place = Platz
challenge-hidden = Die Partien der anderen kannst du ansehen, sobald du selbst gespielt hast.
challenge-share = Mit diesem Link forderst du andere heraus
challenge-same = Derselbe Moment in der Partie von
challenge-look = Ansehen
challenge-new = Neue Herausforderung
