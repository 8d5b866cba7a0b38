## Det tegnede bord til Loyalitet eller forræderi. $who er `you` for læseren og `other` for alle andre.

bot-loyalty-or-treachery-random = Tilfældig
bot-loyalty-or-treachery-random-about = Spiller, hvad der falder den ind. God til et første spil.
bot-loyalty-or-treachery-novice = Begynder
bot-loyalty-or-treachery-novice-about = Tæller ingenting og følger sine indfald. Godt selskab den første aften.
bot-loyalty-or-treachery-casual = Hyggespiller
bot-loyalty-or-treachery-casual-about = Tæller farver og tænker sig om en gang imellem, før der trækkes.
bot-loyalty-or-treachery-counter = Tælleren
bot-loyalty-or-treachery-counter-about = Tæller farver, vejer hvert træk og lægger fælder, der ikke kan gennemskues. En god modstander.
bot-loyalty-or-treachery-searcher = Søgeren
bot-loyalty-or-treachery-searcher-about = Tænker fremad gennem mange mulige bunker. Svær at slå.

lt-card = { $suit } { $rank }
lt-rank-2 = to
lt-rank-3 = tre
lt-rank-4 = fire
lt-rank-5 = fem
lt-rank-6 = seks
lt-rank-7 = syv
lt-rank-8 = otte
lt-rank-9 = ni
lt-rank-T = ti
lt-rank-J = knægt
lt-rank-Q = dame
lt-rank-K = konge
lt-rank-A = es

lt-worth = Skemaet: hvor mange kort
lt-chart-1 = 2–5
lt-chart-2 = 6–10
lt-chart-3 = J, Q, K, A

lt-now-cut = { $who ->
        [you] Hvem begynder? Sig Loyalitet eller Forræderi.
       *[other] { $name } gætter for at få første tur.
    }
lt-now-choose = { $who ->
        [you] Vælg, hvem der begynder.
       *[other] { $name } vælger, hvem der begynder.
    }
lt-now-call = { $who ->
        [you] Din tur: Sig Loyalitet eller Forræderi.
       *[other] { $name } skal sige sit.
    }
lt-now-last = { $who ->
        [you] Det sidste kort: Loyalitet eller Forræderi?
       *[other] Det sidste kort: { $name } skal sige sit.
    }
lt-now-action = { $who ->
        [you] Rigtigt! Træk flere, eller læg en fælde?
       *[other] Rigtigt! { $name } må trække flere eller lægge en fælde.
    }
lt-now-take = { $who ->
        [you] Din fælde klappede!
       *[other] { EJER($name) } fælde klappede.
    }
lt-turning = { $who ->
        [you] Du siger { $colour } …
       *[other] { $name } siger { $colour } …
    }
lt-turning-last = { $who ->
        [you] Det sidste kort! Du siger { $colour } …
       *[other] Det sidste kort! { $name } siger { $colour } …
    }
lt-acting = har turen
lt-won = vinder
lt-call-red = Loyalitet
lt-call-black = Forræderi
lt-ink-red = rød
lt-ink-black = sort
lt-begin-me = Jeg begynder
lt-begin-other = { $name } begynder
lt-loyalty-title = Loyalitet
lt-loyalty-about = træk flere kort i det skjulte
lt-loyalty-draw = { $count ->
        [0] Loyalitet: Træk ikke flere
        [one] Loyalitet: Træk ét kort
       *[other] Loyalitet: Træk { $count } kort
    }
lt-rest-button = Hvil
lt-treachery-button = { $most ->
        [one] Forræderi: Læg en fælde med ét kort
       *[other] Forræderi: Læg en fælde med op til { $most }
    }
lt-take-title = Hvor mange tager du?
lt-take-count = { $count ->
        [0] Tag ingen
        [one] Tag ét kort
       *[other] Tag { $count } kort
    }
lt-take-unseen = { $count ->
        [one] { $name } tager et kort fra bunken.
       *[other] { $name } tager { $count } kort fra bunken.
    }

lt-deck-hold = Trækbunken: Hold nede for at se de kort, du lagde tilbage
lt-returned = { $who ->
        [you] { $count ->
            [one] din fælde: 1 kort
           *[other] din fælde: { $count } kort
        }
       *[other] { $count ->
            [one] { EJER($name) } fælde: 1 kort
           *[other] { EJER($name) } fælde: { $count } kort
        }
    }
lt-next-cards = de næste
lt-goes-to = til { $name }
lt-verdict-right = Rigtigt
lt-verdict-wrong = Forkert
lt-last-shown = sidst vist
lt-nothing-shown = intet vist endnu

lt-pile-open = Se din bunke: { $count } kort
lt-pile-title = Din bunke ({ $count })
lt-pile-of = { EJER($name) } bunke
lt-pile-empty = Du har ingen kort endnu.
lt-sort = Rækkefølge
lt-sort-colour = Farve
lt-sort-rank = Værdi
lt-sort-won = Ankomst
lt-sort-about = Træk i et kort for at flytte det.
lt-sort-keys = Med tastaturet: Shift og en piletast.
lt-theirs = Du ved, at { $name } har
lt-treachery-title = { $most ->
        [one] Læg ét kort tilbage
       *[other] Læg op til { $most } kort tilbage
    }
lt-treachery-about = Tryk på kort i din bunke. Det første ligger øverst: Det er det, der bliver gættet på.
lt-treachery-set = { $count ->
        [0] Læg intet tilbage
        [one] Læg dette kort tilbage
       *[other] Læg disse { $count } kort tilbage
    }
lt-tray = Kort, der lægges tilbage, det øverste først
lt-tray-top = Øverst i trækbunken
lt-tray-empty = Intet valgt endnu
lt-tray-add = Vælg { $card }
lt-tray-remove = Tag { $card } tilbage, nummer { $place } fra toppen
lt-tray-full = { $most ->
        [one] Du må kun lægge ét tilbage.
       *[other] Du må højst lægge { $most } tilbage.
    }
lt-tray-one = Dette bord vil have præcis ét.
lt-trap-wins = Gætter { $name } forkert, får du kortet igen og må tage { $most ->
        [one] ét kort mere.
       *[other] op til { $most } kort mere.
    }
lt-move-up = Flyt { $card } op
lt-move-down = Flyt { $card } ned

## Tip til den, der spiller første gang: én linje hver

lt-hint-call = Rigtigt: Kortet er dit. Forkert: den andens.
lt-hint-action = Fælden klapper, når den anden siger forkert.
lt-hint-trap = Kort på tværs er en fælde. Pas på!
