## Det tegnede bord i Er du forræderen?. $who er `you` for den, der læser, og `other` for alle andre.

at-short = { $role ->
        [keyholder] Nøglebærer
        [guard] Vagt
        [traitor] Forræder
        [good_wizard] God troldm.
       *[evil_wizard] Ond troldm.
    }
at-wizard = troldmand
at-side = { $side ->
        [good] de gode
       *[evil] de onde
    }
at-seek = { $role ->
        [keyholder] en god troldmand
        [evil_wizard] nøglebæreren
        [traitor] ingen: hold dig skjult
       *[other] en forræder
    }
at-shown-known = { $role ->
        [keyholder] { $name } har nøglen
       *[traitor] { $name } er forræder
    }
at-shown-none = kun det, de fortæller dig
at-peek-side = Side
at-peek-seek = Find
at-peek-know = Du ved
at-task-keyholder = Din nøgle skal frem til en god troldmand. Få troldmændene til at tale, tro på en af dem, og hold dig skjult: Den onde leder efter dig.
at-task-guard = Nøglen rejser med dig, og det gør en forræder også. Spørg, hvem der er hvem, fang en løgn, og led den onde troldmand væk fra nøglen.
at-task-traitor = De tror, du er en af dem. Sværg på, at du er vagt, anklag en anden, og hjælp den onde troldmand med at finde nøglen.
at-task-good_wizard = Du vil befri nøglen for forræderen. Lyt til eventyrerne: Den, hvis historie ikke passer, er din.
at-task-evil_wizard = Du vil have nøglen. Spil god, se, hvem vagterne beskytter, og hold øje med et blink: Forræderen er din ven.
at-points = { $points } point
at-hoard-none = Ingen skatte endnu.
at-theft-none = Ingen ring er brugt endnu.
at-about-ring = En ring tager et kort fra en anden spiller i pausen.
at-about-statue = En forgyldt statue er intet værd, men en tyv skal tage den først: Den vogter resten.
at-theft-unseen = Seneste ring: { $thief } tog et kort fra { $victim }.
at-theft-mine = Seneste ring: Du tog { $card ->
        [crown_jewels] kronjuveler
        [platinum_pyramids] platinpyramider
        [bags_of_gold] sække med guld
        [silver_goblets] sølvbægre
        [chest_of_copper] en kiste med kobber
        [magic_ring] en magisk ring
       *[gilded_statue] en forgyldt statue
    } fra { $name }.
at-theft-lost = Seneste ring: { $name } tog { $card ->
        [crown_jewels] kronjuveler
        [platinum_pyramids] platinpyramider
        [bags_of_gold] sække med guld
        [silver_goblets] sølvbægre
        [chest_of_copper] en kiste med kobber
        [magic_ring] en magisk ring
       *[gilded_statue] en forgyldt statue
    } fra dig.
at-ring-used = { $thief } brugte en magisk ring og tog et kort fra { $victim }.

at-hoard-count = { $count ->
        [0] ingen skatte
        [one] 1 skattekort
       *[other] { $count } skattekort
    }
at-round-number = Runde { $round }
at-over = Slut
at-mark-void = siger, at en hemmelighed blev afsløret
at-mark-ready = klar
at-mark-voted = har stemt
at-mark-looks = ser på { $target }

at-now-look = Hvem er du? Hold på dit kort
at-now-talk = Snak. Hvem er hvem?
at-now-called = Stop! Du peger på { $name } …
at-now-void = { $count } af { $needed } siger, at en hemmelighed blev afsløret
at-now-again = Runden gælder ikke: nye kort
at-now-shared = Delt føring: endnu en runde!
at-now-photo = Målfoto! Hvem var først?
at-now-rings = Ringenes øjeblik: Ingen må melde sejr endnu.
at-now-pause = { $waiting ->
        [one] Én er ikke klar endnu
       *[other] { $waiting } er ikke klar endnu
    }
at-stop-called = { $name } råber Stop!
at-verdict-good = De gode vinder runden
at-verdict-evil = De onde vinder runden
at-verdict-void = Runden gælder ikke
at-call = { $caller } pegede på { $target }: { $right ->
        [yes] rigtigt!
       *[no] forkert!
    }
at-end-nobody = Ingen råbte Stop, og ingen vinder.
at-end-you = Du vinder med { $points }!
at-end-one = { $name } vinder med { $points }!
at-end-shared = { $names } deler sejren med { $points }.
at-together-hint = Snak hen over bordet. Hold på dit kort eller dine skatte for at se dem.
at-watching = Du ser med.
at-screen-talk = Er du sikker? Hold på Stop på din telefon, og glid hen på en person.

at-stop = Stop
at-stop-label = Stop: Hold, og glid hen på en person, eller tryk på en
at-stop-hint = Hold på Stop, og glid hen på en person
at-aim-stop = Stop! Hvem er det?
at-aim-ring = Brug en ring mod hvem?
at-stop-title = Stop! Er det { $name }?
at-stop-right-if = Kun rigtigt, hvis { $name } er den, du leder efter; ellers vinder den anden side.
at-stop-traitor = En forræder har aldrig ret: Peger du på { $name }, vinder den anden side.
at-stop-meaning = Hvad ville det betyde? Hold for at læse
at-stop-sure = Stop! Det er { $name }
at-stop-not-yet = Ikke endnu

at-my-card = Kort
at-my-treasure = Skatte
at-hold-card = Dit hemmelige kort: Hold for at se det
at-hold-treasure = { $count ->
        [0] Dine skatte, ingen endnu: Hold for at se
        [one] Dine skatte, ét kort: Hold for at se
       *[other] Dine skatte, { $count } kort: Hold for at se
    }

at-talk = Snak
at-talk-empty = Ingen har sagt noget endnu.
at-chip-self = Jeg er …
at-looking = Du ser på { $name }
at-looking-gaze = Du ser på { $name }, som ser på { $at ->
        [you] dig
       *[other] { $target }
    }
at-look-elsewhere = Se væk
at-chip-trust = Har min tillid
at-chip-doubt = Jeg tvivler
at-chip-lie = Det er løgn
at-chip-are = Det er …
at-chip-is = { $name } er …
at-chip-statue = Jeg har en statue
at-was-true = sandt
at-was-false = falsk
at-sign-short = { $sign ->
        [wink] Blink
        [nod] Nik
        [shake] Ryst
       *[finger] Finger
    }
at-sign-noted = { $noticed ->
        [yes] { $sign }: set
       *[no] { $sign }: ikke set
    }
at-make-sign = { $sign ->
        [wink] Blink
        [nod] Nik
        [shake] Ryst på hovedet
       *[finger] Løft en finger
    }

at-photo-about = Flere råbte på én gang. Din stemme kan ikke ændres.
at-photo-apart = Ingen kunne se, hvem der var først: Det Stop, der kom først, gælder, medmindre I stemmer. En stemme kan ikke ændres.
at-photo-callers = { $names } råbte samtidig: Stem på jeres telefoner.
at-photo-voted = { $count } af { $players } har stemt.
at-void-open = Blev en hemmelighed afsløret? { $count } af { $needed } siger det
at-void-short = Kort set?
at-void-title = Blev en hemmelighed afsløret?
at-void-about = Har nogen vist, hvad ingen måtte se? Når { $needed } af jer siger det, bliver intet vendt, og ingen trækker. { $edition ->
        [fr] Så følger en pause og derefter næste runde.
       *[en] Runden bliver givet om.
    }
at-void-agree = Ja, en hemmelighed blev afsløret
at-void-take-back = Nej, alligevel ikke
at-ring-button = Magisk ring
at-declare-button = Meld sejr
at-ready-button = Klar
at-ready-waiting = Venter på de andre
at-declare-title = Vil du melde sejr?
at-declare-about = Det må du med { $goal } point eller mere. Alle skatte bliver vendt, og den rigeste vinder, hvem det end er.
at-declare-sure = Vend skattene
at-hoards = Alle skatte

at-narrate = Fortæl åbningen højt
at-narrate-short = Fortæller
at-narrate-eyes = Fortæl med lukkede øjne
at-narrate-about = Denne enhed kan være fortæller ved starten af hver runde. Den siger kun det, alle må vide.
at-narrate-again = Fra begyndelsen
at-manner-off = Tavs
at-manner-about-off = Kun på skrift på den store skærm.
at-manner-plain = Enkel
at-manner-about-plain = Hvem der er troldmænd, og hvad jeres kort viser jer.
at-manner-ceremony = Ceremoni
at-manner-about-ceremony = Øjnene i, hånden op, øjnene åbne: som med kort af papir.
at-tell-story = En magisk nøgle rejser gennem mørket, og nøglebæreren skal finde en god troldmand.
at-tell-story-guards = Vagterne følger med, og en forræder følger med dem.
at-tell-story-evil = En ond troldmand vil også have nøglen.
at-tell-round = Runde { $round } begynder.
at-tell-wizards = { $count ->
        [one] Troldmanden er { $names }.
       *[other] Troldmændene er { $names }.
    }
at-tell-look = Hold på jeres kort, og se, hvem I er.
at-tell-key = Er du ikke troldmand, viser dit kort, hvem der har nøglen.
at-tell-traitors = Forrædere, jeres kort viser jer hinanden.
at-tell-close = Alle lukker øjnene.
at-tell-key-open = Nøglebærer, ræk hånden op. Alle undtagen troldmændene: Åbn øjnene, og se, hvem der har nøglen.
at-tell-key-close = Luk øjnene. Nøglebærer, tag hånden ned.
at-tell-traitors-open = Forrædere, åbn øjnene, og find hinanden.
at-tell-traitors-close = Forrædere, luk øjnene.
at-tell-open = Alle åbner øjnene.
at-tell-begin = Snak. Den, der er sikker, råber Stop.

at-recap = Hvem vidste hvad
at-recap-cast = Hvem var hvem, og hvem kendte de
at-recap-moments = Hvad der skete
at-recap-knew-nobody = fik ingen at se
at-recap-void = Intet Stop: Runden gjaldt ikke.
at-recap-call = { $caller } pegede på { $target }: { $right ->
        [yes] rigtigt.
       *[no] forkert.
    } { $winner ->
        [good] De gode vandt.
       *[evil] De onde vandt.
    }
at-recap-said = { $name }: { $text }
at-recap-sign = { $sign ->
        [wink] { $name } blinkede.
        [nod] { $name } nikkede.
        [shake] { $name } rystede på hovedet.
       *[finger] { $name } løftede en finger.
    } Set af { $seers }.
at-recap-sign-unseen = { $sign ->
        [wink] { $name } blinkede.
        [nod] { $name } nikkede.
        [shake] { $name } rystede på hovedet.
       *[finger] { $name } løftede en finger.
    } Ingen så det.
at-recap-stop = { $name } råbte Stop og pegede på { $target }.
at-recap-vote = { $name } så { $caller } råbe først.
at-recap-agreed = { $name } sagde, at en hemmelighed blev afsløret.
at-recap-took-back = { $name } tog det tilbage.
at-recap-ring = { $thief } brugte en ring og tog { $card ->
        [crown_jewels] kronjuveler
        [platinum_pyramids] platinpyramider
        [bags_of_gold] sække med guld
        [silver_goblets] sølvbægre
        [chest_of_copper] en kiste med kobber
        [magic_ring] en magisk ring
       *[gilded_statue] en forgyldt statue
    } fra { $victim }.
at-recap-declare = { $name } meldte sejr.

## Tip til den, der spiller første gang: én linje hver

at-hint-talk = Tryk på en anden eller dig selv for at tale.
at-hint-stop = Tal højt. Sikker? Hold på Stop, og peg.
at-hint-pause = Ingen ring og ikke ti point? Tryk på Klar.
