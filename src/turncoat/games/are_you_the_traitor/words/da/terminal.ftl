## Hvad en spiller skriver. Det første ord på hver liste er det, der vises.

at-input-say = sig
at-input-am = jeg
at-input-is = er
at-input-trust = tillid
at-input-doubt = tvivl
at-input-lie = løgn, løgner
at-input-statue = statue
at-input-stop = stop
at-input-first = først
at-input-look = se
at-input-away = væk
at-input-wink = blink
at-input-nod = nik
at-input-shake = ryst
at-input-finger = finger
at-input-void = ugyldig
at-input-back = fortryd
at-input-ring = ring
at-input-declare = sejr
at-input-ready = klar
at-input-role-keyholder = nøgle, nøglebærer
at-input-role-guard = vagt
at-input-role-traitor = forræder
at-input-role-good_wizard = god
at-input-role-evil_wizard = ond

at-you = dig
at-looked-at = du ser på
at-gaze = { $toward ->
        [you] ser på dig
       *[other] ser på { $target }
    }
at-cards = { $count ->
        [0] ingen skatte
        [one] 1 kort
       *[other] { $count } kort
    }
at-round = Runde { $round }
at-hoard = Dine skatte: { $cards } ({ $worth })

at-key-stop = peg på en spiller med nummer eller navn: runden slutter
at-key-say = sig noget
at-key-claim = påstå noget
at-key-look = se på nogen; giv et tegn til den, der ser på dig. ”vent” lytter.
at-key-first = stem om, hvem der var først: { $names }
at-rings-now = Ringenes øjeblik: Ingen må melde sejr endnu. ”vent” lader det gå.
at-key-ring = brug din magiske ring: tag et kort
at-key-declare = meld sejr
at-key-ready = videre til næste runde

at-help-stop = råb Stop, og peg på spiller 2
at-help-am = påstå, at du er en vagt (sandt eller ej)
at-help-is = påstå, at spiller 2 er en forræder
at-help-trust = sig, at du stoler på eller ikke stoler på spiller 2, eller at spiller 2 lyver
at-help-statue = påstå, at du har en forgyldt statue, for at holde ringe væk
at-help-look = se på spiller 2, som ikke mærker det; se ikke på nogen
at-help-void = sig, at en hemmelighed blev afsløret; tag det tilbage
at-help-players = Spillere nævnes ved nummer eller begyndelsen af navnet.
