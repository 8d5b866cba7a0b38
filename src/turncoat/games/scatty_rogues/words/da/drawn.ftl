## Det tegnede bord i Scatty Rogues. $who er `you` for den, der læser, og `other` for alle andre, som hedder $name;
## ligeså $objecting for den, der gør indsigelse, $objector. $who er `watcher` for den, der ikke kan gøre indsigelse.

sr-trap-name = { $trap ->
        [pirate] Pirat
        [parrot] Papegøje
        [chest] Kiste
        [lantern] Lanterne
        [rope] Reb
        [spyglass] Kikkert
        [crow] Krage
        [cat] Kat
        [cook] Kok
        [sentry] Skildvagt
        [barrel] Tønde
        [anchor] Anker
        [fist] Knytnæve
        [thumb] Tommel op
        [victory] Sejrstegn
        [wave] Vink
        [ear] Træk i øret
        [crossed] Krydsede fingre
       *[other] Tallet { $trap }
    }
sr-treasure = Skat
sr-penalty = Strafkort

sr-troves = De atten døre
sr-trove = Dør { $trove }
sr-trove-next = Dør { $trove }, den næste
sr-behind = bag dør { $trove }
sr-goes-to = bag dør { $trove }
sr-quoted = ”{ $text }”
sr-traps-left = { $count ->
        [0] den sidste fælde
        [one] og så 1 fælde til
       *[other] og så { $count } fælder til
    }
sr-thinks = Hvad kommer nu?
sr-count-at = Der tælles: { $count }

sr-now-turn = { $who ->
        [you] Din tur!
       *[other] { $name } har turen.
    }
sr-now-window = { $who ->
        [you] Gør nogen indsigelse?
        [watcher] Havde { $name } ret? Gør nogen indsigelse?
       *[other] Havde { $name } ret? Gør indsigelse nu!
    }
sr-now-count = { $who ->
        [you] Svar, før der tælles til fem!
       *[other] { $name } skal svare inden fem!
    }
sr-now-slow = { $who ->
        [you] For langsom! Gør nogen indsigelse?
        [watcher] { $name } var for langsom. Gør nogen indsigelse?
       *[other] { $name } var for langsom. Gør indsigelse!
    }
sr-now-tied = { $names } på samme tid: ingen indsigelse.
sr-now-hides = { $who ->
        [you] Du skjuler en fælde.
       *[other] { $name } skjuler en fælde. Se hvor!
    }
sr-now-hides-last = { $who ->
        [you] Du skjuler den sidste fælde.
       *[other] { $name } skjuler den sidste fælde.
    }
sr-now-hide-word = Find på et kodeord, og vælg en dør.
sr-now-hide-door = Vælg en dør at skjule den bag.
sr-now-hide-last = Den sidste fælde! Vælg en dør.
sr-now-correct = Indsigelse! Hvad er rigtigt?
sr-now-objects = { $who ->
        [you] { $objector } gør indsigelse mod dig!
       *[other] { $objector } gør indsigelse mod { $name }!
    }
sr-now-penalty = { $who ->
        [you] Hvis strafkort tager du?
       *[other] { $name } tager en andens strafkort.
    }
sr-verdict-unjustified = { $who ->
        [you] Du havde ret. { $objector } betaler.
       *[other] { $name } havde ret. { $objecting ->
            [you] Du betaler.
           *[other] { $objector } betaler.
        }
    }
sr-verdict-both_wrong = { $who ->
        [you] Du tog fejl, og det gjorde { $objector } også!
       *[other] { $name } tog fejl, og det gjorde { $objecting ->
            [you] du
           *[other] { $objector }
        } også!
    }
sr-verdict-caught = { $who ->
        [you] { $objector } fangede dig.
       *[other] { $objecting ->
            [you] Du
           *[other] { $objector }
        } fangede { $name }.
    }

sr-pad = Dit svar
sr-word = Et ord …
sr-say = Sig det
sr-scatty = Scatty Rogues!
sr-scatty-call = Scatty Rogues!
sr-drawings = Tegninger
sr-count = Tæl!
sr-object = Indsigelse!
sr-hand-up = Hånden op!
sr-code-word = Dit kodeord
sr-choose-door = Vælg en dør
sr-hide-behind = Skjul den bag dør { $trove }
sr-decline = Skjul intet
sr-table = Bordet
sr-said = { $name }: { $text }
sr-hid = { $name }: { $trap } bag dør { $trove }
sr-declined = { $name } skjuler ikke noget.
sr-watching = Du ser med.

sr-loot = Bytte og straf
sr-loot-open = Alles bytte og strafkort
sr-points = { $points } point
sr-tally = { $points } point: skatte { $treasures }, dødningehoveder { $skulls }.
sr-active = Skal spille nu.
sr-left = Fælder endnu: { $traps }. Strafkort i bunken: { $penalties }.

sr-talk = Sig noget
sr-talk-about = Alle ser det et øjeblik, og det gemmes ingen steder.
sr-speak = Indtal et ord
sr-speak-about = Din browser kan skrive ned, hvad du siger. Til det sender den måske lyden til det firma, der laver den. Turncoat får kun ordet og gemmer det ingen steder.
sr-speak-agree = Lyt til mig
sr-speak-not = Nej, jeg skriver

sr-you-win = Du vinder!
sr-you-share = I deler sejren!
sr-wins = { $names } vinder med { $points }!
sr-share = { $names } deler sejren med { $points }!

## Tip til den, der spiller første gang: én linje hver

sr-hint-watch = Husk, hvor den ligger: Ingen siger det igen.
sr-hint-answer = Din tur: Sig næste dørs nummer, eller dens fælde.
sr-hint-object = Forkert? Gør indsigelse! Var det rigtigt, betaler du.
