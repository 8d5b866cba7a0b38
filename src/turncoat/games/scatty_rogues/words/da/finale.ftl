## Slutningen: der tælles op, og hvad det blev til en historie om

sr-counting = Lad os tælle …
sr-end-how = { $points ->
        [one] { $points } point
       *[other] { $points } point
    }: { $treasures ->
        [0] ingen skatte
        [one] én skat
       *[other] { $treasures } skatte
    } { $bad ->
        [0] og ikke et eneste dødningehoved.
        [one] og ét dødningehoved.
       *[other] og { $bad } dødningehoveder.
    }
sr-story-memory = { $name } huskede bedst: { $right } af { $all } ture var rigtige.
sr-story-objections = { $name } havde de skarpeste ører: { $right } af { $all } indsigelser sad lige i øjet.
sr-story-unnoticed = { $count ->
        [0] Ikke en eneste fejl slap forbi jer.
        [one] Én fejl slap forbi, uden at nogen lagde mærke til det.
       *[other] { $count } fejl slap forbi, uden at nogen lagde mærke til det.
    }
sr-story-trap = Her snublede flest: { $trap }, { $count } forkerte svar.
sr-story-curve = Alles point, mens spillet gik
sr-story-caught = en fejl fanget
sr-yours-memory = Du huskede { $right } af { $all }.
sr-yours-caught = { $count ->
        [one] Du fangede én fejl.
       *[other] Du fangede { $count } fejl.
    }
