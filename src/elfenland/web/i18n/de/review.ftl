### Die Analyse einer beendeten Partie.

review-heading = Analyse
review-about = Wie gut alle gespielt haben, und wie viel Glück sie hatten.
review-wait = Die Partie wird analysiert: { $share } sind fertig.
review-queue = Andere Partien werden gerade analysiert. Deine folgt.
review-judging = Zuletzt beurteilt: Runde { $round }, { $player }: { $action }.
review-begins = Zuerst die Aussichten aller vor dem Beginn der Partie.
review-leave = Du kannst diese Seite verlassen: Die Analyse geht weiter und bleibt bei der Partie.
review-curve = Aussichten im Lauf der Partie
review-curve-about = Die Aussicht zu gewinnen bei offenen Karten, an jedem Punkt aus { $worlds } Fortsetzungen geschätzt. Ein Klick zeigt die Partie von dort an; mit den Pfeiltasten und der Eingabetaste geht es auch.
review-curve-now = Aussichten am Anfang und am Ende: { $players }.
review-curve-one = { $player } { $start } → { $result }
review-curve-at = Runde { $round }, Moment { $n } von { $all }: { $players }
review-curve-share = { $player } { $share }
review-known = Wie man es damals wissen konnte
review-whose = Person
review-round-short = Runde { $round }

## Momente

review-moments = Was die Partie entschied
review-moments-none = Kein einzelner Moment ragte heraus.
review-grade = { $grade ->
    [inaccuracy] Ungenau
    [mistake] Fehler
    [blunder] Grober Fehler
    [brilliant] Glanzzug
    [luck] Glück
   *[best] Bester Zug
}
review-where = { $player }, Runde { $round }
review-played = Gespielt: { $action }.
review-better = Um { $loss } besser ({ $known }): { $action }.
review-only = Die einzige gute Möglichkeit ({ $known }): { $action }.
review-luck-changed = Das änderte die Aussicht von { $player } um { $change } (± { $error }).
review-luck-deal = Neue Karten für { $player }: { $cards }.
review-luck-refill = { $player } nimmt { kind-a-object }; dafür wird aufgedeckt: { $other }.
review-replay = Von hier an ansehen
review-map = Die Karte in diesem Moment

## Personen

review-players = Glück und Können
review-sum = Ergebnis − Anfang = Glück + Können + andere. Glück ist, was die Karten und gezogenen Transportmittel wert waren; Können, was die Entscheidungen gegenüber den besten verloren; andere, was die übrigen am Tisch taten.
review-start = Anfang
review-luck = Glück
review-skill = Können
review-others = Andere
review-result = Ergebnis
review-lucks = Woher das Glück kam
review-deals = Karten
review-draws = Ziehen
review-rates = Fehlerraten
review-rates-about = Was eine Entscheidung im Mittel an Aussicht kostet, in Promille, über alle Entscheidungen, auf die es ankam.
review-overall = Gesamt
review-phase = { $phase ->
    [draw] Ziehen
    [plan] Legen
    [obstacle] Hindernis
    [travel] Reisen
   *[keep] Behalten
}

## Reisen, Transportmittel, Entscheidungen

review-journeys = Reisen
review-journeys-about = Neue Orte der gespielten Reise neben der besten, die eine vollständige Suche mit denselben Karten auf demselben Plan findet.
review-round-column = Runde
review-played-column = Gespielt
review-best-column = Beweisbar beste
review-both = Beide zeigen
review-both-of = Beide zeigen: Reisen von { $player } in Runde { $round }
review-counters = Was die Transportmittel bewirkten
review-counter = { $player }, Runde { $round }: { kind-name } auf { $from } – { $to }.
review-use = { $n ->
    [one] { $player } +{ $n } Ort
   *[other] { $player } +{ $n } Orte
}
review-counters-none = Kein einzelnes Transportmittel war einen Ort wert.
review-decisions = Alle Entscheidungen
review-decisions-of = { $player }: { $n }
review-notes = Wie man das liest
review-notes-text = Eine Aussicht ist der Anteil am Sieg, den man nach damaligem Wissen erwarten konnte, wenn alle wie ein schneller Pfadfinder weiterspielen. Ein Verlust zählt, soweit ihn auch ein zweiter, gründlicher weiterspielender Richter sieht; innerhalb von zwei Standardfehlern zählt er nicht. „Bewiesen“ heißt, dass eine vollständige Suche zu Ende kam.
