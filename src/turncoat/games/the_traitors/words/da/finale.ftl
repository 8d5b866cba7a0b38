## Slutningen på en sæson: hvem var hvem, sølvet, og historien bag

tt-finale-counting = Hvem er hvem?
tt-finale-how = { $side ->
        [traitors] { $count ->
            [one] Der var stadig en forræder iblandt dem{ $bars ->
                [0] . Men der er intet sølv at tage.
               *[other] , og sølvet er forræderens.
            }
           *[other] Der var stadig forrædere iblandt dem{ $bars ->
                [0] . Men der er intet sølv at tage.
               *[other] , og sølvet er deres.
            }
        }
        [loyal] { $bars ->
            [0] Der var ingen forrædere tilbage. Intet sølv, men æren er i behold.
            [one] Der var ingen forrædere tilbage: De loyale deler én sølvbarre.
           *[other] Der var ingen forrædere tilbage: De loyale deler { $bars } sølvbarrer.
        }
       *[nobody] Der var ingen tilbage på slottet.
    }
tt-finale-side = { $side ->
        [traitors] Forræderne vinder!
       *[loyal] De loyale vinder!
    }
tt-finale-recap = Hvad der virkelig skete
tt-story-count = { $murdered ->
        [0] Ingen blev myrdet,
        [one] Én blev myrdet,
       *[other] { $murdered } blev myrdet,
    } { $banished ->
        [0] og ingen forvist.
        [one] og én forvist
       *[other] og { $banished } forvist
    }{ $banished ->
        [0] { "" }
       *[other] { $traitors ->
            [0] : ikke en eneste forræder.
            [one] , heraf én forræder.
           *[other] , heraf { $traitors } forrædere.
        }
    }
tt-story-fooled = { $name } narrede hele bordet: { $nights ->
        [one] én nat
       *[other] { $nights } nætter
    } i Konklavet, { $named ->
        [0] og ikke nævnt én eneste gang.
        [one] og kun nævnt én gang.
       *[other] selv om navnet faldt { $named } gange.
    }
tt-story-turned = { $count ->
        [one] { $names } kom som loyal og blev forræder.
       *[other] { $names } kom som loyale og blev forrædere.
    }
tt-story-nose = { $name } havde den bedste næse: gættede rigtigt { $right } af { $all ->
        [one] { $all } nat.
       *[other] { $all } nætter.
    }
tt-story-accused = { $name } var loyal hele vejen og blev nævnt { $named ->
        [one] én gang.
       *[other] { $named } gange.
    }
tt-story-curve = Hvor mange mistænkte hvem, nat for nat
tt-story-became = blev forræder
tt-story-out = ude af spillet
tt-story-votes = Hvem stemte på hvem
tt-story-vote-right = stemme på en forræder
tt-story-vote-wrong = stemme på en loyal
tt-own = { $kind ->
        [host] Du førte dem igennem det hele, og kun du vidste alt fra den første nat.
        [left] Du tog af sted på dag { $day }, og så alligevel, hvordan det endte.
        [traitor-won] Du narrede dem alle: { $named ->
            [0] ikke en eneste stemme faldt på dig.
            [one] en enkelt stemme faldt på dig.
           *[other] { $named } stemmer faldt på dig, og her er du.
        }
        [traitor-found] De gennemskuede dig på dag { $day }.
        [traitor-gone] Du var forræder, og det varede ikke ved.
        [loyal-won] Du var loyal til det sidste, og det betalte sig.
        [loyal-murdered] Du blev myrdet: Forræderne ville ikke have dig ved bordet på dag { $day }.
        [loyal-banished] Du var loyal, og de sendte dig væk på dag { $day }.
       *[loyal-fooled] { $names } narrede dig til det sidste.
    }
tt-own-right = Du havde ret om { $names }.
tt-story-departed = Blandt dem, der var ude, så { $name } bedst: ret i { $right } af { $all } væddemål og gæt.
tt-own-departed = Da du var ude, fik du ret i { $right } af { $all } væddemål og gæt.
