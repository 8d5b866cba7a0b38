## Slutningen på Er du forræderen?

at-counting = Skattene vendes …
at-end-how = { $count ->
        [one] Med { $points } point i skatte.
       *[other] Med { $points } point i skatte hver.
    }
at-end-nobody-how = Ingen råbte Stop, og ingen fandt nogen skat.
at-story-rounds = { $count ->
        [0] Ingen runde blev vundet.
        [one] Én runde: { $good ->
            [0] De onde vandt den.
           *[other] De gode vandt den.
        }
       *[other] { $count } runder: De gode vandt { $good }, de onde { $evil }.
    }
at-story-lies = { $names } løj mest: { $lies ->
        [one] én gang
       *[other] { $lies } gange
    }{ $count ->
        [one] .
       *[other] {" "}hver.
    }
at-story-fooled = { $names } pegede på den forkerte { $times ->
        [one] én gang
       *[other] { $times } gange
    }{ $count ->
        [one] .
       *[other] {" "}hver.
    }
at-story-rings = { $count ->
        [one] Én magisk ring blev brugt.
       *[other] { $count } magiske ringe blev brugt.
    }
at-story-shortest = Den korteste runde varede { $time }.
at-story-picture = Hvem narrede hvem
at-story-fool = narrede
at-story-found = fandt
at-yours-fooled = Du narrede { $names }.
at-yours-calls = { $right ->
        [0] { $all ->
            [one] Du pegede én gang, og på den forkerte.
           *[other] Du pegede { $all } gange, og altid på den forkerte.
        }
       *[other] { $all ->
            [one] Du pegede én gang, og på den rigtige.
           *[other] Du pegede { $all } gange, { $right } af dem på den rigtige.
        }
    }
