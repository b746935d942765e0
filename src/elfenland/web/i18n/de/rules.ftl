### Die Regeln in unseren eigenen Worten. Die Nummern sind die des Regeltextes im Projekt.

## Das Spiel

rule-goal-1 = In vier Runden reist du mit deinem Elfenstiefel durch Elfenland. In zwanzig Orten wartet ein Ortsstein in deiner Farbe; wer am Ende die meisten gesammelt hat, gewinnt.
    .title = Ein Land voller Orte
rule-goal-2 = Die Landkarte zeigt 21 Orte und 48 Verbindungen. Straßen führen durch Ebene, Wald, Wüste und Berge; Flüsse und Seen sind Wasserwege. Manche Nachbarorte sind über Land und zu Wasser verbunden.
    .title = Straßen und Wasserwege
rule-goal-3 = Zwei Dinge bringen dich eine Straße entlang: ein Transportmittel, das auf ihr liegt, und Karten derselben Art aus deiner Hand. Ein Transportmittel dient allen am Tisch, aber jeder zahlt mit eigenen Karten.
    .title = Transportmittel und Karten

## Aufbau

rule-setup-1 = Alle Stiefel beginnen in Elvenhold. Auf jedem der zwanzig anderen Orte liegt ein Ortsstein von jedem, auf Elvenhold selbst keiner.
    .title = Stiefel und Ortssteine
rule-setup-2 = Die 48 Transportmittel, acht von jeder der sechs Arten, liegen verdeckt im Stapel. Fünf werden aufgedeckt, und während des ganzen Spiels liegen fünf offen aus.
    .title = Die Transportmittel
rule-setup-3 = Jeder besitzt ein Hindernis. Man kann es einmal im ganzen Spiel einsetzen, und alle sehen, ob du es noch hast.
    .title = Ein Hindernis für jeden
rule-setup-4 = Wer mit Ortskarten spielt, bekommt insgeheim eine davon. Sie nennt den Ort, in dem dein Stiefel am Ende des Spiels stehen sollte; die übrigen Karten kommen ungesehen weg.
    .title = Ortskarten

## Karten und Transportmittel

rule-cards-1 = In jeder Runde gibt es einen Startspieler; die anderen folgen im Uhrzeigersinn, nach links. Der Startspieler ist in jeder Phase zuerst an der Reihe.
    .title = Wer beginnt
rule-cards-2 = Alle Karten, die niemand auf der Hand hat, werden gemischt, und jede Hand wird auf acht Karten aufgefüllt. Von jeder der sechs Arten gibt es zehn Karten, dazu zwölf Flöße.
    .title = Phase 1: acht Karten
rule-cards-3 = Jeder zieht ein Transportmittel vom Stapel und hält es geheim. Nur du darfst es ansehen, bis du es auf eine Straße legst.
    .title = Phase 2: ein geheimes Transportmittel
rule-cards-4 = Reihum nimmt jeder noch drei Transportmittel, immer eines auf einmal: eines der fünf offenen, das sofort ersetzt wird, oder eines vom Stapel. Sie liegen offen vor dir, auch wenn sie vom Stapel kamen.
    .title = Phase 3: drei weitere
rule-cards-5 = Zusammen mit einem aus der vorigen Runde behaltenen hast du höchstens fünf Transportmittel zu legen.
    .title = Höchstens fünf

## Planen

rule-plan-1 = Reihum tut jeder eine Sache: ein Transportmittel auf eine Straße legen, das Hindernis legen oder passen. Jedes Transportmittel auf dem Plan dürfen alle benutzen.
    .title = Phase 4: eins nach dem anderen
rule-plan-2 = Auf einer Straße liegt nur ein Transportmittel, und seine Art muss dort reisen können. Ein Riesenschwein zum Beispiel geht nie in die Wüste. Auf Wasserwege kommt kein Transportmittel.
    .title = Was wohin passt
rule-plan-3 = Die Übersichtskarte zeigt, was jede Art mag: Schweine und Elfenräder eilen durch Ebene und Wald, Wolken und Einhörner lieben die Berge, Trollwagen kommen überall langsam voran, und Drachen fliegen fast überall für eine Karte, nur im Wald für zwei.
    .title = Die Übersichtskarte
rule-plan-4 = Das Hindernis kommt auf eine Straße, auf der schon ein Transportmittel und noch kein Hindernis liegt, nie aufs Wasser. Von da an kostet diese Straße alle eine Karte mehr. Es zu legen ist dein ganzer Zug.
    .title = Das Hindernis
rule-plan-5 = Du darfst jederzeit passen und wieder legen, wenn du erneut an der Reihe bist. Das Planen endet, wenn alle unmittelbar nacheinander gepasst haben.
    .title = Passen

## Reisen

rule-travel-1 = Einer nach dem anderen macht eine ganze Reise: so viele Schritte, wie du willst und bezahlen kannst, jeder entlang einer Verbindung von dem Ort aus, in dem dein Stiefel steht.
    .title = Phase 5: die Reise
rule-travel-2 = Eine Straße mit Transportmittel kostet so viele Karten seiner Art, wie die Übersichtskarte für die Landschaft sagt. Ein Drache in der Wüste kostet eine Drachenkarte, ein Trollwagen dort zwei Trollwagenkarten.
    .title = Eine Straße bezahlen
rule-travel-3 = Ein Hindernis kostet eine weitere Karte derselben Art. Von Feodor nach Lapphálya durch den Wald, mit Drache und Hindernis, zahlst du drei Drachenkarten.
    .title = Am Hindernis vorbei
rule-travel-4 = Flüsse brauchen kein Transportmittel, nur Flöße: eines flussabwärts, zwei flussaufwärts. Von Virst nach Ixara genügt ein Floß, der Rückweg kostet zwei.
    .title = Flüsse
rule-travel-5 = Jede Fahrt über einen See kostet zwei Flöße, in beide Richtungen. Fähren gibt es auf dem Mare Nebulae im Westen und auf dem Mare Magnum im Südosten.
    .title = Seen
rule-travel-6 = Kannst du eine Straße nicht mit den richtigen Karten bezahlen, bringen dich drei beliebige Karten als Karawane voran, vier bei einem Hindernis. Auch Flöße zählen. Eine Karawane braucht ein Transportmittel auf der Straße und reist nie übers Wasser.
    .title = Karawane
rule-travel-7 = Du darfst dieselbe Verbindung auf einer Reise mehrmals benutzen und zahlst jedes Mal. Von Dag’Amura nach Kihromah und zurück mit der Magischen Wolke kostet vier Karten Magische Wolke.
    .title = Hin und zurück
rule-travel-8 = Kommst du in einen Ort, in dem dein Ortsstein noch wartet, nimmst du ihn. Jeder Ort zählt einmal.
    .title = Einen Ortsstein nehmen
rule-travel-9 = Deine Reise endet, wenn du nicht weiterkannst oder nicht weiterwillst. Hast du dann mehr als vier Karten, wirfst du nach deiner Wahl ab, bis genau vier übrig sind, auch in der letzten Runde.
    .title = Das Ende der Reise

## Ende der Runde

rule-round-1 = Wer noch Transportmittel hat, behält genau eines für die nächste Runde, geheim oder offen, wie es ist. Die anderen gehen zurück, geheime ohne gezeigt zu werden.
    .title = Phase 6: eines behalten
rule-round-2 = Alle Transportmittel auf dem Plan und alle zurückgegebenen werden unter den Stapel gemischt. Benutzte Hindernisse verlassen das Spiel. Die fünf offenen bleiben liegen, wenn die Ausgabe nicht neue verlangt.
    .title = Der Plan wird geräumt
rule-round-3 = Wer links vom Startspieler sitzt, wird der nächste, und die neue Runde beginnt. Nach der letzten Runde entfällt diese Phase.
    .title = Die nächste Runde

## Ende des Spiels

rule-end-1 = Nach der vierten Runde gewinnt, wer die meisten Ortssteine hat. Bei Gleichstand zählen die Karten auf der Hand, mehr ist besser.
    .title = Wer gewinnt
rule-end-2 = Mit Ortskarten kostet jede Verbindung auf einem kürzesten Weg von deinem Stiefel zum Ort deiner Karte einen Punkt. Mit 17 Ortssteinen, dem Stiefel in Throtmanni und der Karte Jaccaranda kommst du auf 16. Bei Gleichstand gewinnt, wer seinem Ort am nächsten ist, oder, wenn die Ausgabe es so will, wer mehr Karten hat.
    .title = Wertung mit Ortskarten
rule-end-3 = Was geschieht, wenn jemand den zwanzigsten Ortsstein vorzeitig sammelt, hängt von der Ausgabe ab: das Spiel ist sofort gewonnen, oder nach der dritten Runde, oder die Runde wird einfach beendet und wie üblich gewertet.
    .title = Alle zwanzig Ortssteine
rule-end-4 = Wer danach immer noch gleich gut ist, teilt sich den Sieg.
    .title = Geteilter Sieg
