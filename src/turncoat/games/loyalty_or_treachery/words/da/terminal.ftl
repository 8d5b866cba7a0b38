## Det, en spiller af Loyalitet eller Forræderi skriver. Det første ord på hver liste er det, der vises.

lt-input-red = r, rød
lt-input-black = s, sort
lt-input-loyalty = l, loyalitet
lt-input-treachery = f, forræderi
lt-input-take = tag
lt-input-rest = hvil
lt-input-resign = opgiv
lt-input-me = mig, m, jeg
lt-input-other = anden, a
# Bogstaverne for hjerter, ruder, spar og klør, i den rækkefølge.
lt-input-suits = HRSK

lt-your-turn = Din farve:
lt-who-begins = Hvem begynder?
lt-key-red = Loyalitet (rød)
lt-key-black = Forræderi (sort)
lt-key-me = du begynder
lt-key-other = den anden begynder
lt-key-loyalty = Loyalitet: { $most ->
        [0] trækbunken er tom, træk ikke flere
        [one] træk ét kort til, eller ingen
       *[other] træk op til { $most } kort til
    }
lt-key-treachery = Forræderi: læg { $most ->
        [one] et af dine kort
       *[other] op til { $most } af dine kort
    } på trækbunken, det første øverst
lt-key-rest = hvil: trækbunken er tom
lt-key-take = { $most ->
        [one] tag ét kort fra { EJER($name) } bunke, eller ingen
       *[other] hvor mange kort du tager fra { EJER($name) } bunke
    }

lt-help-call = sig Loyalitet (rød), sig Forræderi (sort); når man gætter, er ordene nok
lt-help-loyalty = Loyalitet: træk to kort til
lt-help-treachery = Forræderi: læg K♠ (øverst) og Q♥ tilbage; læg intet tilbage
lt-help-take = tag tre kort, når din fælde klapper
lt-help-rest = gør intet efter det sidste kort; giv spillet op
lt-help-cards = Kort: { $suits }; T er ti. Også R for ruder og K for klør. Værdien alene er nok, hvis du kun har ét af slagsen.

refusal-how_many = Hvor mange? Skriv tallet efter ordet, som i l2.
refusal-which_cards = Hvilke kort? Nævn dem, som i f KS QH, eller skriv f 0 for ikke at lægge nogen.
refusal-which_suit = { $count ->
        [0] Der er ingen { $card } i din bunke.
       *[other] Du har { $count } af { $card }: Skriv kuløren til, som i { $card }H.
    }
