## Hvad man ser og hører ved et bord med Scatty Rogues, uanset hvor det vises.

game-scatty-rogues = Scatty Rogues
about-scatty-rogues = Atten døre, alle ens. Sig hvert nummer efter tur, men hvor en fælde er skjult, dens kodeord. Hvem husker, og hvem tror det bare?
