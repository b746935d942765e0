### How one wants to be seen: loaded when the sheet is opened.

me-face = Portrait
me-colour = Favourite colour
me-colour-any = Any
me-colour-about = You get the seat of this colour if it is free.
me-save = Save
me-face-name = { $face ->
    [meadow-queen] meadow queen with flowers
    [lamplighter] lamplighter with a short beard
    [archivist] archivist with spectacles
    [ferrier] ferrier with a moustache
    [herbalist] herbalist with a bun
    [moonsinger] moon singer with a circlet
    [mossling] mossling with a crown of leaves
    [falconer] falconer with a bird
    [gardener] gardener with freckles
    [stargazer] stargazer with a monocle
    [piper] piper in a hood
    [carter] carter with plaits
   *[traveller] traveller in a hood
}
