## Scatty Rogues i terminalen. $who er `you` for den, der læser, og `other` for alle andre, som hedder $name.

# Hvad der kan skrives, med komma imellem; det første ord er det, der vises.
srt-input-object = i, indsigelse
srt-input-count = t, tæl
srt-input-scatty = scatty, scatty rogues
srt-input-decline = nej, lad være
srt-input-say = sig
srt-enter = Enter
srt-example-word = Poul

# Tegninger og tegn; disse navne kan skrives.
srt-treasure = skat
srt-trap-pirate = pirat
srt-trap-parrot = papegøje
srt-trap-chest = kiste
srt-trap-lantern = lanterne
srt-trap-rope = reb
srt-trap-spyglass = kikkert
srt-trap-crow = krage
srt-trap-cat = kat
srt-trap-cook = kok
srt-trap-sentry = skildvagt
srt-trap-barrel = tønde
srt-trap-anchor = anker
srt-trap-fist = knytnæve
srt-trap-thumb = tommel
srt-trap-victory = sejr
srt-trap-wave = vink
srt-trap-ear = øre
srt-trap-crossed = krydsede fingre
srt-trap-3 = tallet 3
srt-trap-5 = tallet 5
srt-trap-8 = tallet 8
srt-trap-11 = tallet 11
srt-trap-14 = tallet 14
srt-trap-17 = tallet 17

srt-scatty = Scatty Rogues!
srt-quoted = ”{ $text }”
srt-says = { $who ->
        [you] Du: ”{ $text }”
       *[other] { $name }: ”{ $text }”
    }
srt-shows = { $who ->
        [you] Du gør et tegn: { $sign }
       *[other] { $name } gør et tegn: { $sign }
    }
srt-chat = { $name } siger: { $text }
srt-hides = { $who ->
        [you] Du skjuler en fælde bag dør { $trove }: { $trap }.
        [table] Bordet skjuler en fælde bag dør { $trove }: { $trap }.
       *[other] { $name } skjuler en fælde bag dør { $trove }: { $trap }.
    }
srt-code-word = Dens kodeord: ”{ $word }”.
srt-sign-is-answer = Tegnet selv er svaret.
srt-declined = { $who ->
        [you] Du skjuler ikke noget.
       *[other] { $name } skjuler ikke noget.
    }
srt-answered = { $who ->
        [you] Du har svaret.
       *[other] { $name } har svaret.
    }
srt-lapsed = { $who ->
        [you] Du siger ingenting, og rundgangen går videre.
       *[other] { $name } siger ingenting, og rundgangen går videre.
    }
srt-called = { $who ->
        [you] Du råber: ”Scatty Rogues!”
       *[other] { $name }: ”Scatty Rogues!”
    }
srt-counting = { $who ->
        [you] De tæller: en, to, tre … Svar før fem!
       *[other] En, to, tre … { $name } skal svare før fem!
    }
srt-slow = { $who ->
        [you] Fem! Du var for langsom.
       *[other] Fem! { $name } var for langsom.
    }
srt-tied = Hænder oppe på samme tid: { $names }. Ingen må gøre indsigelse mod denne tur.
srt-objects = { $who ->
        [you] Du gør indsigelse mod { $target }!
       *[other] { $toward ->
            [you] { $name } gør indsigelse mod dig!
           *[other] { $name } gør indsigelse mod { $target }!
        }
    }
srt-right-was = Det rigtige var: { $said }
srt-door = Dør { $trove } vendes: { $holds }.
srt-was-due = Der skulle være råbt Scatty Rogues!
srt-penalty = { $who ->
        [you] Du tager et strafkort (−1).
       *[other] { $name } tager et strafkort (−1).
    }
srt-penalty-taken = { $who ->
        [you] Du slipper af med et strafkort.
       *[other] { $name } slipper af med et strafkort.
    }
srt-loot = { $gain ->
        [treasure] { $who ->
            [you] Du vinder en skat (+3).
           *[other] { $name } vinder en skat (+3).
        }
       *[trap] { $who ->
            [you] Der lå allerede en fælde: { $card }. Den er din (−1).
           *[other] Der lå allerede en fælde: { $card }. { $name } får den (−1).
        }
    }

srt-you = du
srt-points = { $points } point
srt-treasures = { $count ->
        [one] 1 skat
       *[other] { $count } skatte
    }
srt-traps = { $count ->
        [one] 1 fælde
       *[other] { $count } fælder
    }
srt-penalties = { $count } strafkort
srt-traps-left = { $count ->
        [0] ikke flere fælder
        [one] 1 fælde endnu
       *[other] { $count } fælder endnu
    }
srt-pile = { $count ->
        [0] ingen strafkort
       *[other] { $count } strafkort
    }
srt-is-hiding = skjuler en fælde
srt-is-choosing = tager en andens strafkort
srt-is-objecting = gør indsigelse
srt-has-turn = skal svare

srt-your-turn = Din tur.
srt-ask-hide = { $last ->
        [yes] Du skjuler den sidste fælde: { $trap }.
       *[no] Du skjuler en fælde: { $trap }.
    }
srt-ask-penalty = Bunken er tom. Hvis strafkort tager du? { $names }
srt-key-hide = den dør, den skjules bag
srt-key-hide-word = den dør, den skjules bag, og et kodeord, der passer til tegningen
srt-key-decline = skjul ikke noget: fælden lægges tilbage på bunken
srt-key-answer = dit svar: den næste dørs nummer eller, hvor der er en fælde, dens kodeord
srt-key-correct = hvad der var rigtigt: et nummer eller et kodeord
srt-key-sign = gør et tegn
srt-key-scatty = råb Scatty Rogues
srt-key-object = { $who ->
        [you] gør indsigelse
       *[other] gør indsigelse: { $name } tog fejl, og du ved, hvad der er rigtigt
    }
srt-key-count = { $who ->
        [you] tæl til fem
       *[other] tæl til fem: { $name } skal svare inden da
    }
srt-key-enter = videre; denne side forsvinder

srt-help-number = sig et nummer
srt-help-word = sig et kodeord; i anførselstegn, ”7”, er alt et ord
srt-help-sign = gør et tegn ved at skrive dets navn
srt-help-scatty = råb Scatty Rogues efter dør 18
srt-help-object = gør indsigelse mod det seneste svar
srt-help-count = tæl til fem, når nogen er langsom
srt-help-say = tal til bordet
srt-help-pages = Hver side vises én gang: Hvad der blev skjult og sagt, skal huskes. Efter hvert svar spørges du straks, om du gør indsigelse, før nogen anden kan.

srt-behind-doors = Bag dørene var der fælder:
srt-result = { $count ->
        [one] { $names } vinder med { $points } point.
       *[other] { $names } deler sejren med { $points } point hver.
    }

srt-minute =
    Atten døre i en ring, og bag hver af dem en skat, til at begynde med.
    Efter tur siger alle nummeret på den næste dør: en, to, tre …
    Men der skjules fælder. Hvor der er en, siger man ikke nummeret, men dens kodeord, eller gør dens tegn.
    Efter dør 18 råber den næste spiller ”Scatty Rogues” og skjuler endnu en fælde; så begynder det forfra ved dør 1.
    Den, der skjuler en fælde, beholder det, der lå der: En skat er +3, en gammel fælde er −1.
    Tog nogen fejl? Gør indsigelse, og sig, hvad der er rigtigt. Ved du det, får den anden et strafkort (−1), og du skjuler en fælde. Havde den anden ret, er strafkortet dit.
    Når den sidste fælde er skjult, vinder den med flest point.
srt-rules =
    Scatty Rogues er skabt af Luca Bellini og udgivet af moses. Verlag. Ordene her er vores.

    Opstilling. Atten døre med en skat bag hver; to strafkort pr. spiller i bunken; femten fælder med bagsiden op, ud af 24 tegninger (vores afgørelse). Den første spiller skjuler tre af dem. Det, der lå der, går ud af spillet.

    Fælder. Et billede får et kodeord af den, der skjuler det; alle hører det én gang. Et tegn besvares ved at gøre det. Et tal besvares med tallet. To fælder i et spil har aldrig samme ord, og intet kodeord er et tal. Med indstillingen words=plain er tegningen selv ordet (vores afgørelse).

    Rundgangen. Ét svar pr. tur, ved den næste dør: dens nummer, hvis der er en skat, ellers kodeordet eller tegnet. Intet viser, hvilken dør der er den næste, medmindre indstillingen marker er slået til. Efter dør 18 råbes Scatty Rogues; man skjuler en fælde og beholder det, der lå der. At råbe på et andet tidspunkt er et forkert svar (vores afgørelse).

    Ord. Store bogstaver, accenter og mellemrum betyder intet, og ét forkert bogstav tilgives i et ord på fem eller flere (vores afgørelse).

    Langsomme spillere. Alle andre må tælle til fem. Intet svar inden da er en fejl. Efter et halvt minut tæller bordet selv (vores afgørelse).

    Indsigelse. Indtil den næste spiller svarer, må alle andre gøre indsigelse, men kun den første hånd gælder. Hænder inden for 0,3 sekunder gælder som samtidige (vores afgørelse): Færrest point går først, dernæst færrest strafkort; ellers ingen. Den, der gør indsigelse, skal sige det rigtige inden for otte sekunder (vores afgørelse), og døren vendes.
    – Spilleren havde ret: Den, der gjorde indsigelse, tager et strafkort.
    – Spilleren tog fejl, og indsigelsen er rigtig: Spilleren tager et strafkort, den anden skjuler en fælde og beholder det, der lå der.
    – Begge tog fejl: Begge tager et strafkort.
    En fejl, som ingen gør indsigelse mod, har ingen virkning.

    Strafkort. Når bunken er tom, tages et fra en anden spiller, som bliver glad. Har ingen anden et, sker der intet (vores afgørelse).

    Slutningen. Når den sidste fælde er skjult, er spillet slut: +3 for en skat, −1 for en fælde, −1 for et strafkort. Flest point vinder; ved lighed er der flere vindere.

refusal-which_door = Hvilken dør? Et nummer fra 1 til { $most }, og derefter kodeordet, hvis der skal være et.
