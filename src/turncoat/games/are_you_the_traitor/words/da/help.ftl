## Reglerne, for spillere. "(vores afgørelse)" markerer det, som regelbogen lader stå åbent.

at-minute =
    Alle får en hemmelig rolle. Troldmænd viser, at de er troldmænd, men ikke om de er gode eller onde.
    De gode: nøglebæreren, vagterne, gode troldmænd. De onde: forræderne, onde troldmænd.
    Tal, lyv, hold øje. Alle leder efter nogen:
    – nøglebæreren efter en god troldmand,
    – vagter og gode troldmænd efter en forræder,
    – en ond troldmand efter nøglebæreren,
    – en forræder efter ingen: Bliv bare ikke opdaget.
    Er du sikker, så råb Stop, og peg. Rigtigt: Din side trækker skatte. Forkert: Det gør den anden side.
    Med ti point må du melde sejr; flest point vinder.
at-rules =
    Er du forræderen? (Are You the Traitor?) er et spil af Andrew Looney, udgivet af Looney Labs. Ordene her er vores.

    Roller. Én nøglebærer; én forræder, eller to fra otte spillere; en til fire vagter; en til tre troldmænd. Alle ved, hvem der er troldmand. Hver troldmand trækker en side ud af to (ud af fire ved ni eller ti spillere), så ingen kender fordelingen ved fire, ni og ti spillere.

    Hvem kender hvem. Fra seks spillere får alle eventyrere (alle undtagen troldmændene) at vide, hvem der er nøglebærer. To forrædere lærer hinanden at kende: fra otte spillere, i den franske udgave fra ni.

    Stop. Alle må råbe når som helst. Det er rigtigt, når nøglebæreren peger på en god troldmand, en vagt eller en god troldmand på en forræder, eller en ond troldmand på nøglebæreren. Alle andre Stop er forkerte, også ethvert Stop fra en forræder. Alle roller afsløres.

    Målfoto. Stop næsten samtidig med det første gælder som samtidige; alle mennesker stemmer om, hvem der var først, i højst tyve sekunder (robotter kun, hvor der ikke er andre). Flest stemmer gælder; ved stemmelighed eller uden stemmer den, der kom først (vores afgørelse).

    Skatte. Alle på vindersiden trækker et kort, i rækkefølge fra venstre for den, der råbte (vores afgørelse), og holder det hemmeligt (vores afgørelse). 42 kort: 2 kronjuveler (5 point), 5 platinpyramider (4), 12 sække med guld (3), 11 sølvbægre (2), 5 kister med kobber (1), 5 magiske ringe (1), 2 forgyldte statuer (0).

    Afslørede hemmeligheder. Når mere end halvdelen af menneskene er enige om, at en hemmelighed blev afsløret, er runden ugyldig: Der gives igen, i den franske udgave efter en pause og som næste runde.

    Pausen. Efter hver runde kommer et øjeblik til ringe, hvor ingen må melde sejr; derefter må man bruge ringe og melde sejr, indtil alle er klar, eller tiden er gået (vores afgørelse). En ring tager et tilfældigt kort fra en anden spiller og lægges så væk; men en forgyldt statue tages altid først. Tyv og offer kender kortet, andre ved kun, at et kort skiftede hænder. En stjålet ring må bruges straks (vores afgørelse).

    At vinde. Med ti point eller flere må du melde sejr i en pause; så er der intet at gøre. Alle skatte afsløres, og flest point vinder, uanset hvem der meldte. Delt føring: Pausen går videre med ringe, og så kommer endnu en runde. En pause, der slutter, mens nogen har ti point, gælder som en melding. Når bunken er tom, deler de førende sejren (vores afgørelse).

    På skærme (alt er vores afgørelse). Du ser på én spiller ad gangen, og et blik på tre sekunder bemærkes af dem, der ser på dig. Det gør et tegn også, og du får at vide, om nogen så det. Påstande har fast form. En runde uden Stop inden for tiden er ugyldig; efter tre sådanne runder i træk slutter spillet, og flest point vinder.
