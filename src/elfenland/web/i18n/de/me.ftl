### Wie man gesehen werden will; kommt, wenn das Blatt geöffnet wird.

me-face = Porträt
me-colour = Lieblingsfarbe
me-colour-any = Egal
me-colour-about = Du bekommst den Platz dieser Farbe, wenn er frei ist.
me-save = Speichern
me-face-name = { $face ->
    [meadow-queen] Wiesenkönigin mit Blumen
    [lamplighter] Laternenanzünder mit kurzem Bart
    [archivist] Archivarin mit Brille
    [ferrier] Fährmann mit Schnurrbart
    [herbalist] Kräuterfrau mit Dutt
    [moonsinger] Mondsängerin mit Stirnreif
    [mossling] Moosling mit Blätterkranz
    [falconer] Falkner mit Vogel
    [gardener] Gärtnerin mit Sommersprossen
    [stargazer] Sternguckerin mit Monokel
    [piper] Flötenspieler mit Kapuze
    [carter] Fuhrmann mit Zöpfen
   *[traveller] Wanderer mit Kapuze
}
