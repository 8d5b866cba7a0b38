## Hvad man ser og hører ved et bord med Forræder, uanset hvor det vises.

game-the-traitors = Forræder
about-the-traitors = Om dagen tjener I sølv og forviser en af jeres egne ved Det Runde Bord; om natten myrder forræderne. De, der er tilbage, tager sølvet.
tt-end-yes = Slut nu
tt-end-no = Stem igen
