### Come si vuole essere visti; arriva quando si apre il foglio.

me-face = Ritratto
me-colour = Colore preferito
me-colour-any = Qualsiasi
me-colour-about = Avrai il posto di questo colore se è libero.
me-save = Salva
me-face-name = { $face ->
    [meadow-queen] regina dei prati con fiori
    [lamplighter] lampionaio con la barba corta
    [archivist] archivista con gli occhiali
    [ferrier] traghettatore con i baffi
    [herbalist] erborista con lo chignon
    [moonsinger] cantrice della luna con il diadema
    [mossling] piccolo muschio con corona di foglie
    [falconer] falconiere con l’uccello
    [gardener] giardiniera con le lentiggini
    [stargazer] astronomo con il monocolo
    [piper] flautista con il cappuccio
    [carter] carrettiere con le trecce
   *[traveller] viaggiatore col cappuccio
}
