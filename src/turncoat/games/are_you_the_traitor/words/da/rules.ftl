## Hjælpesiden til Er du forræderen?: ét minut og hver bestemmelse. Det, vi selv har afgjort, er mærket.

at-help-title = Sådan spilles det
at-help-credit = Er du forræderen? (Are You the Traitor?) er et spil af Andrew Looney, udgivet af Looney Labs, for fire til ti spillere. En runde varer et par minutter. Ordene og tegningerne her er vores egne.
at-help-minute = På ét minut
at-help-story = Historien
at-minute-1 = Alle får et hemmeligt kort. Alle ved, hvem der er troldmænd; hvilken side en troldmand er på, ved kun troldmanden selv.
at-minute-2 = Alle undtagen forræderen leder efter én person. Snak, spørg, lyv: Ingen venter på tur.
at-minute-3 = Er du sikker? Råb Stop, og peg på nogen. Det første Stop slutter runden, og alle kort bliver vendt.
at-minute-4 = Rigtigt: Din side vinder runden. Forkert: Det gør den anden side. Alle på vindersiden trækker en skat, som kun de selv ser.
at-minute-5 = Mellem runderne kan en magisk ring stjæle en skat. Med ti point må du melde sejr; så vinder den rigeste.
at-help-hunt = Hvem leder efter hvem
at-help-seeks = { $role ->
        [keyholder] God. Leder efter en god troldmand.
        [guard] God. Leder efter en forræder.
        [traitor] Ond. Leder ikke efter nogen og taber på ethvert Stop.
        [good_wizard] God. Leder efter en forræder.
       *[evil_wizard] Ond. Leder efter nøglebæreren.
    }
at-help-in-play = Kortene i spil
at-help-column-players = Spillere
at-help-column-keyholder = Nøgle
at-help-column-traitor = Forræd.
at-help-column-guard = Vagter
at-help-column-wizard = Troldm.
at-help-column-sides = Gode og onde, af hver
at-help-treasure = Skatte med point og antal
at-help-rules = Alle reglerne
at-help-rulings = Hvor regelbogen tier eller kan læses på to måder, har vi afgjort det; de steder er mærket.
at-help-cards = Kortene
at-help-deal = Givningen
at-help-round = Runden
at-help-pause = Pausen
at-help-win = Sejren
at-help-screens = På skærme

at-rule-1 = Tabellen ovenfor siger, hvilke roller og hvilke sider der er i spil. Nøglebærer, vagter og forrædere kaldes tilsammen eventyrerne. Nøglebærer, vagter og gode troldmænd er den gode side, forrædere og onde troldmænd den onde.
at-rule-2 = Skattebunken har 42 kort. Den blandes én gang og varer hele spillet.
at-rule-3 = I hver runde blandes rollerne, og alle får én. Troldmændene er straks kendt af alle; resten er hemmelige.
at-rule-4 = Hver troldmand trækker en side og er den eneste, der kender den. De sider, der er til overs, lægges væk usete: Den eneste troldmand blandt fire spillere kan altså være enten god eller ond, og er der tre troldmænd, kender ingen fordelingen.
at-rule-5 = Fra seks spillere får alle eventyrere at vide, hvem der har nøglen. Det gør troldmændene ikke.
at-rule-6 = To forrædere lærer hinanden at kende: fra otte spillere i den engelske udgave, fra ni i den franske.
at-rule-7 = I ét rum kan den store skærm eller en telefon fortælle disse trin højt, med lukkede øjne for dem, der holder af ceremonien (fra seks spillere: Før det får ingen noget vist). På skærme er det ikke nødvendigt: Dit kort viser dig, hvad du må vide, og ser ens ud fra den anden side af bordet, hvem du end er.
at-rule-8 = Snakken er fri og for alle. Det er tilladt at lyve. Ingen venter på tur.
at-rule-9 = Enhver må når som helst råbe Stop og pege på én anden spiller. Det første Stop slutter snakken, og alle roller og sider bliver vendt.
at-rule-10 = Det er rigtigt, når nøglebæreren peger på en god troldmand, en vagt eller en god troldmand på en forræder, eller en ond troldmand på nøglebæreren. Så vinder den, der råbte, runden for sin side.
at-rule-11 = Ethvert andet Stop er forkert, og den anden side vinder runden. En forræders Stop er altid forkert. Alle bliver spurgt en ekstra gang, før et Stop gælder, og dér bliver en forræder advaret.
at-rule-12 = At pege på sig selv eller på ingen bliver afvist og koster ikke noget.
at-rule-13 = Efter det første Stop lytter bordet et øjeblik (hvis ikke andet er valgt, 0,4 sekunder langt fra hinanden og 3 i samme rum, hvor råbet kommer før telefonen), og kun den, der råbte, ved det. Råber andre i det øjeblik, stemmer alle mennesker én gang inden for 20 sekunder om, hvem der var først; robotter stemmer kun, hvor der ikke er andre. Flest stemmer gælder; står det lige, det Stop, der kom først. Hvem der blev peget på, vises først bagefter.
at-rule-14 = Alle på vindersiden trækker ét skattekort; den, der råbte, får ikke mere end de andre. Hvor mange kort man har, ser alle, men ikke hvad de er værd.
at-ruling-14 = Der trækkes i rækkefølge rundt om bordet fra venstre for den, der råbte, og kun ejeren kender sit kort.
at-rule-15 = Blev en hemmelighed afsløret? Under snakken må alle sige det og tage det tilbage igen. Når mere end halvdelen af menneskene ved bordet er enige, gælder runden ikke: Intet bliver vendt, og ingen trækker. Robotter har kun noget at sige, hvor der ikke er andre. I den engelske udgave gives samme runde om; i den franske kommer der en pause og så næste runde.
at-rule-16 = Efter trækningen er der en pause, hvad man end har. Den begynder med et øjeblik til ringe, hvor ingen må melde sejr. Derefter kan man, i den rækkefølge, man kommer, melde sejr eller stadig bruge ringe.
at-ruling-16 = Øjeblikket varer 8 sekunder og pausen 60, hvis ikke andet er valgt; den slutter før, når alle er klar. Den, der er klar, må stadig handle, og en ring sletter alle mærkerne.
at-rule-17 = Magisk ring: Nævn en spiller, der har skatte, og tag et tilfældigt kort. Ringen er så ude af spillet, og dens point med den.
at-ruling-17 = En stjålet ring er ubrugt og kan bruges i samme pause.
at-rule-18 = Forgyldt statue: Tyven skal tage den i stedet for et tilfældigt kort.
at-rule-19 = Tyv og offer ved, hvilket kort der skiftede hænder, de andre ved kun, at et gjorde. Ingen er tvunget til at bruge en ring.
at-ruling-19 = Ingen skærm viser, om en anden har en ring: I pausen har alle de samme knapper.
at-rule-20 = Du må påstå hvad som helst om dine skatte. Kun en ring får sandheden frem.
at-rule-21 = Med 10 point eller mere må du melde sejr i enhver pause. Det gælder straks, og ingen ring kan følge efter. Ringe, der er brugt forinden, står ved magt.
at-rule-22 = Når nogen melder sejr, bliver alle skatte vendt, og flest point vinder, hvem der end meldte. Er føringen delt, beholder alle deres kort: Pausen går videre, med ringe, men ingen må melde igen i den. Så begynder næste runde.
at-rule-23 = Med færre end 10 point kan du ikke melde sejr.
at-rule-24 = Slår skattebunken ikke til, får de første i rækken et kort.
at-ruling-24 = Er den tom, når føringen er delt, deler de førende sejren.
at-rule-25 = Langt fra hinanden kan du se på én spiller ad gangen og gøre stumme tegn: blinke, nikke, ryste på hovedet, løfte en finger. Et tegn ses netop af dem, der ser på dig i det øjeblik, og du får at vide, om nogen så det. Din allierede skal holde øje med dig, og det kan din jæger også gøre. Et kort blik lægger ingen mærke til; men den, der ser på dig, ser, hvem du har set på i tre sekunder eller mere.
at-rule-26 = Ved siden af den frie snak er der påstande i fast form, som alle læser på deres eget sprog: hvem jeg er, hvem du er, tillid, tvivl, løgn, og at jeg har en statue. De kan naturligvis være falske.
at-rule-27 = En runde uden Stop gælder ikke efter 20 minutter, hvis ikke andet er valgt. Efter tre af slagsen i træk slutter spillet, og flest point vinder.
at-rule-28 = Slutter en pause, mens nogen har 10 point eller mere, gælder det som at melde sejr.
at-rule-29 = Den franske udgave er kun anderledes på to punkter: hvornår forrædere mødes (AT-6), og hvad der følger efter en afsløret hemmelighed (AT-15).
