## Det, man ser og hører ved et bord med Loyalitet eller Forræderi, uanset hvad det vises på.
## $who er `you` for læseren og `other` for alle andre, som hedder $name. Kortene skrives af mediet.

game-loyalty-or-treachery = Loyalitet eller Forræderi
about-loyalty-or-treachery = To spillere, ét sæt kort. Sig en farve, og træk; tag så flere, eller læg en fælde med dine egne kort.
lt-colour-red = Loyalitet (rød)
lt-colour-black = Forræderi (sort)
lt-suit-H = hjerter
lt-suit-D = ruder
lt-suit-S = spar
lt-suit-C = klør

lt-you = Du
lt-deck = Trækbunke
lt-cards = { $count } kort
lt-empty = tom
lt-turn = Tur { $turn } af { $limit }
lt-cut = Hvem begynder? Den, der først gætter farven på det øverste kort, vælger.
lt-know = Du kender
lt-know-none = Du kender ingen af dem.
lt-no-run = intet lagt tilbage
lt-run = { $who ->
        [you] { $count ->
            [one] din fælde, øverst
           *[other] din fælde, det øverste først
        }
       *[other] { $count ->
            [one] { EJER($name) } fælde, øverst
           *[other] { EJER($name) } fælde, det øverste først
        }
    }
lt-top-known = Det øverste kort er { $card }: Du har selv lagt det der.
lt-top-trap = Det øverste kort er { EJER($name) } fælde. Sig den rigtige farve, og det er dit.

lt-by-clock = { $who ->
        [you] Din tid er gået: Bordet spiller for dig.
       *[other] { EJER($name) } tid er gået: Bordet spiller.
    }
lt-called = { $who ->
        [you] Du siger { $colour } og trækker { $card }.
       *[other] { $name } siger { $colour } og trækker { $card }.
    }
lt-cut-right = Rigtigt!
lt-cut-wrong = Forkert.
lt-first = { $who ->
        [you] Du har den første tur.
       *[other] { $name } har den første tur.
    }
lt-right = { $who ->
        [you] Rigtigt: Det er dit.
       *[other] Rigtigt: { $name } beholder det.
    }
lt-wrong = { $who ->
        [you] Forkert: Du får det.
       *[other] Forkert: { $name } får det.
    }
lt-trap = { $who ->
        [you] Din fælde klapper! Du må tage { $most ->
            [one] ét kort
           *[other] op til { $most }
        }.
       *[other] En fælde! Kortet var lagt af { $name }, som må tage { $most ->
            [one] ét kort
           *[other] op til { $most }
        }.
    }
lt-loyalty = { $who ->
        [you] { $count ->
            [0] Loyalitet: Du trækker ikke flere.
           *[other] Loyalitet: Du trækker { $cards }.
        }
       *[other] { $count ->
            [0] Loyalitet: { $name } trækker ikke flere.
            [one] Loyalitet: { $name } trækker ét kort til{ $known ->
                [no] , uset.
               *[yes] : { $cards }, som du ved.
            }
           *[other] Loyalitet: { $name } trækker { $count } kort til{ $known ->
                [no] , uset.
                [some] , blandt dem { $cards }, som du ved.
               *[yes] : { $cards }, som du ved.
            }
        }
    }
lt-treachery = { $who ->
        [you] { $count ->
            [0] Forræderi: Du lægger intet tilbage.
           *[other] Forræderi: Du lægger { $cards } på trækbunken med bagsiden op.
        }
       *[other] { $count ->
            [0] Forræderi: { $name } lægger intet tilbage.
            [one] Forræderi: { $name } lægger et kort på trækbunken med bagsiden op.
           *[other] Forræderi: { $name } lægger { $count } kort på trækbunken med bagsiden op.
        }
    }
lt-void = { $who ->
        [you] Den gamle fælde gælder ikke mere: Alle { $count } tilbagelagte kort er nu din fælde.
       *[other] Den gamle fælde gælder ikke mere: Alle { $count } tilbagelagte kort er nu { EJER($name) } fælde.
    }
lt-take = { $who ->
        [you] { $count ->
            [0] Du tager intet.
           *[other] Du tager { $cards }.
        }
       *[other] { $count ->
            [0] { $name } tager intet.
           *[other] { $name } tager { $cards } fra bunken.
        }
    }
lt-rest = { $who ->
        [you] Du hviler: Det var det sidste kort.
       *[other] { $name } hviler: Det var det sidste kort.
    }
lt-resign = { $who ->
        [you] Du giver op.
       *[other] { $name } giver op.
    }

lt-result-cards = { $who ->
        [you] Du vinder, { $most } mod { $least }.
       *[other] { $name } vinder, { $most } mod { $least }.
    }
lt-result-hand = { $who ->
        [you] { $count } kort til hver, og den bedste hånd er din: Du vinder.
       *[other] { $count } kort til hver, og { $name } har den bedste hånd og vinder.
    }
lt-result-draw = Lige mange kort og lige gode hænder: uafgjort. Ingen blev forrådt helt nok.
lt-result-resignation = { $who ->
        [you] Bordet er dit: Du vinder.
       *[other] { $name } har bordet og vinder.
    }

lt-hand-high_card = højt kort
lt-hand-pair = et par
lt-hand-two_pair = to par
lt-hand-triple = tre ens
lt-hand-straight = en straight
lt-hand-flush = en flush
lt-hand-full_house = fuldt hus
lt-hand-four = fire ens
lt-hand-straight_flush = en straight flush
