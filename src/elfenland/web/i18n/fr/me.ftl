### Comment on veut être vu ; chargé à l’ouverture.

me-face = Portrait
me-colour = Couleur préférée
me-colour-any = Peu importe
me-colour-about = Vous aurez la place de cette couleur si elle est libre.
me-save = Enregistrer
me-face-name = { $face ->
    [meadow-queen] reine des prés, avec des fleurs
    [lamplighter] allumeur de réverbères à barbe courte
    [archivist] archiviste à lunettes
    [ferrier] passeur à moustache
    [herbalist] herboriste au chignon
    [moonsinger] chanteuse de lune au diadème
    [mossling] enfant des mousses couronné de feuilles
    [falconer] fauconnier avec son oiseau
    [gardener] jardinière aux taches de rousseur
    [stargazer] astronome au monocle
    [piper] flûtiste à capuche
    [carter] charretier aux tresses
   *[traveller] voyageur à capuche
}
