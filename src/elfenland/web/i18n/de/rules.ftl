### Die Regeln in unseren eigenen Worten. Die Nummern sind die des Regeltextes im Projekt.

## Das Spiel

rule-goal-1 = In vier Runden reist du mit deinem Elfenstiefel durch das Elfenland. In zwanzig Orten wartet ein Ortsstein in deiner Farbe; wer am Ende die meisten eingesammelt hat, gewinnt.
    .title = Ein Land voller Orte
rule-goal-2 = Die Landkarte zeigt 21 Orte und 48 Verbindungen. Straßen führen durch Ebene, Wald, Wüste und Berge; Flüsse und Seen sind Wasserwege. Manche Nachbarorte sind über Land und zu Wasser verbunden.
    .title = Straßen und Wasserwege
rule-goal-3 = Für eine Straße brauchst du zweierlei: ein Transportmittel, das auf ihr liegt, und Reisekarten derselben Art auf der Hand. Ein Transportmittel dürfen alle benutzen, aber jeder zahlt mit eigenen Karten.
    .title = Transportmittel und Karten

## Aufbau

rule-setup-1 = Alle Stiefel beginnen in Elvenhold. In jedem der zwanzig anderen Orte liegt von jedem ein Ortsstein, in Elvenhold selbst keiner.
    .title = Stiefel und Ortssteine
rule-setup-2 = Die 48 Transportmittel liegen verdeckt im Stapel: je acht Riesenschweine, Elfenräder, Magische Wolken, Einhörner, Trollwagen und Drachen. Fünf werden aufgedeckt, und während des ganzen Spiels liegen fünf offen aus.
    .title = Die Transportmittel
rule-setup-3 = Jeder besitzt ein Hindernis. Du kannst es einmal im ganzen Spiel einsetzen, und alle sehen, ob du es noch hast.
    .title = Ein Hindernis für jeden
rule-setup-4 = Spielt ihr mit Ortskarten, bekommt jeder verdeckt eine davon. Sie nennt den Ort, in dem dein Stiefel am Ende des Spiels stehen sollte; die übrigen Karten kommen ungesehen aus dem Spiel.
    .title = Ortskarten

## Karten und Transportmittel

rule-cards-1 = Jede Runde hat einen Startspieler, der in jeder Phase als Erster an der Reihe ist; die anderen folgen im Uhrzeigersinn, nach links. Für die erste Runde einigt ihr euch auf jemanden (laut Anleitung: den Ältesten), oder ihr lost.
    .title = Wer beginnt
rule-cards-2 = Alle Karten, die niemand auf der Hand hat, werden gemischt, und jede Hand wird auf acht Karten aufgefüllt. Von jeder der sechs Arten gibt es zehn Karten, dazu zwölf Flöße.
    .title = Phase 1: acht Karten
rule-cards-3 = Jeder zieht ein Transportmittel vom Stapel und hält es geheim. Nur du darfst es ansehen, bis du es auf eine Straße legst.
    .title = Phase 2: ein geheimes Transportmittel
rule-cards-4 = Reihum nimmt jeder noch drei Transportmittel, immer nur eines auf einmal: eines der fünf offenen, das sofort ersetzt wird, oder eines vom Stapel. Sie liegen offen vor dir, auch wenn sie vom Stapel kamen.
    .title = Phase 3: drei weitere
rule-cards-5 = Zusammen mit dem Transportmittel, das du aus der vorigen Runde behalten hast, hast du höchstens fünf.
    .title = Höchstens fünf

## Planen

rule-plan-1 = Reihum macht jeder genau eines: ein Transportmittel auf eine Straße legen, das Hindernis legen oder passen. Jedes Transportmittel auf dem Spielplan dürfen alle benutzen.
    .title = Phase 4: eins nach dem anderen
rule-plan-2 = Auf einer Straße liegt nur ein Transportmittel, und seine Art muss dort reisen können. Ein Riesenschwein zum Beispiel geht nie in die Wüste. Auf Wasserwege kommt kein Transportmittel.
    .title = Was wohin passt
rule-plan-3 = Die Übersichtskarte zeigt, wie viele Karten jede Art in welchem Gelände kostet: Schweine und Elfenräder eilen durch Ebene und Wald, Wolken und Einhörner lieben die Berge, Trollwagen kommen überallhin, aber nur in der Ebene schnell, und Drachen fliegen überall für eine Karte, nur im Wald brauchen sie zwei. Wo ein Strich steht, kommt diese Art nicht hin.
    .title = Die Übersichtskarte
rule-plan-4 = Das Hindernis kommt auf eine Straße, auf der schon ein Transportmittel und noch kein Hindernis liegt, nie aufs Wasser. Von da an kostet diese Straße alle eine Karte mehr. Hast du es gelegt, ist dein Zug vorbei.
    .title = Das Hindernis
rule-plan-5 = Du darfst jederzeit passen und wieder etwas legen, wenn du erneut an der Reihe bist; wer nichts zu legen hat, passt. Das Planen endet, wenn alle unmittelbar nacheinander gepasst haben.
    .title = Passen

## Reisen

rule-travel-1 = Einer nach dem anderen macht seine ganze Reise. Du gehst so viele Schritte, wie du willst und bezahlen kannst, jeden entlang einer Verbindung von dem Ort aus, in dem dein Stiefel steht.
    .title = Phase 5: die Reise
rule-travel-2 = Eine Straße mit Transportmittel kostet so viele Karten seiner Art, wie die Übersichtskarte für das Gelände angibt. Ein Drache in der Wüste kostet eine Drachenkarte, ein Trollwagen dort zwei Trollwagenkarten.
    .title = Eine Straße bezahlen
rule-travel-3 = Ein Hindernis kostet eine weitere Karte derselben Art. Von Feodor nach Lapphálya durch den Wald, mit Drache und Hindernis, zahlst du drei Drachenkarten.
    .title = Am Hindernis vorbei
rule-travel-4 = Flüsse brauchen kein Transportmittel, nur Flöße: eines flussabwärts, wie die Pfeile zeigen, zwei flussaufwärts. Von Virst nach Ixara genügt ein Floß, der Rückweg kostet zwei.
    .title = Flüsse
rule-travel-5 = Jede Fahrt über einen See kostet zwei Flöße, in beide Richtungen. Fähren gibt es auf dem Mare Nebulae im Westen und auf dem Mare Magnum im Südosten. Nach der französischen Kurzregel kostet das Mare Nebulae nur ein Floß oder drei beliebige Karten.
    .title = Seen
rule-travel-6 = Kannst du eine Straße nicht mit den richtigen Karten bezahlen, bringen dich drei beliebige Karten als Karawane voran, vier bei einem Hindernis. Auch Flöße zählen. Eine Karawane braucht ein Transportmittel auf der Straße und reist nie übers Wasser. Nach der französischen Kurzregel darfst du sie immer wählen.
    .title = Karawane
rule-travel-7 = Du darfst dieselbe Verbindung auf einer Reise mehrmals benutzen und zahlst jedes Mal. Von Dag’Amura nach Kihromah und zurück brauchst du mit der Magischen Wolke vier Karten dieser Art.
    .title = Hin und zurück
rule-travel-8 = Kommst du in einen Ort, in dem dein Ortsstein noch wartet, nimmst du ihn. Jeder Ort zählt einmal.
    .title = Einen Ortsstein nehmen
rule-travel-9 = Deine Reise endet, wenn du nicht weiterkannst oder nicht weiterwillst. Hast du dann mehr als vier Karten, wirfst du Karten deiner Wahl ab, bis genau vier übrig sind, auch in der letzten Runde.
    .title = Das Ende der Reise

## Ende der Runde

rule-round-1 = Wer noch Transportmittel hat, behält genau eines für die nächste Runde, geheim oder offen, wie es ist. Die anderen gehen zurück, die geheimen ungesehen.
    .title = Phase 6: eines behalten
rule-round-2 = Alle Transportmittel auf dem Spielplan und alle zurückgegebenen werden in den Stapel gemischt. Eingesetzte Hindernisse kommen aus dem Spiel. Die fünf offenen bleiben liegen, es sei denn, die Ausgabe verlangt neue.
    .title = Der Spielplan wird geräumt
rule-round-3 = Wer links vom Startspieler sitzt, wird der nächste Startspieler, und eine neue Runde beginnt. Ist das Spiel zu Ende, entfällt diese Phase.
    .title = Die nächste Runde

## Ende des Spiels

rule-end-1 = Nach der vierten Runde gewinnt, wer die meisten Ortssteine hat; bei Gleichstand, wer die meisten Karten auf der Hand hat.
    .title = Wer gewinnt
rule-end-2 = Mit Ortskarten ist deine Wertung die Zahl deiner Ortssteine minus die Zahl der Verbindungen auf dem kürzesten Weg von deinem Stiefel zum Ort deiner Karte, und die höchste Wertung gewinnt. Mit 17 Ortssteinen, dem Stiefel in Throtmanni und der Karte Jaccaranda kommst du auf 16. Bei Gleichstand gewinnt, wer seinem Ort am nächsten ist. Nach der französischen Kurzregel zählen nur Straßen, und bei Gleichstand gewinnt, wer die meisten Karten hat.
    .title = Wertung mit Ortskarten
rule-end-3 = Was geschieht, wenn jemand in den Runden eins bis drei den zwanzigsten Ortsstein einsammelt, hängt von der Ausgabe ab: Entweder gewinnt er sofort, oder er gewinnt am Ende der dritten Runde, oder die Runde wird zu Ende gespielt, und die übliche Wertung entscheidet. In der letzten Runde ändert der zwanzigste Ortsstein nichts.
    .title = Alle zwanzig Ortssteine
rule-end-4 = Herrscht danach noch Gleichstand, wird der Sieg geteilt.
    .title = Geteilter Sieg
