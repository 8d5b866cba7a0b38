## The end of Loyalty or Treachery.

lt-counting = The piles are counted…
lt-end-cards = { $most } cards to { $least }.
lt-end-hand = { $most } cards to { $least }: all square, and the better hand decides.
lt-end-draw = { $most } cards to { $least }, and hands just as good. Nobody was betrayed quite enough.
lt-end-draw-title = A draw!
lt-end-resignation = { $name } has given up.
lt-story-lead = { $changes ->
        [0] { $name } led all the way, at best by { $by }.
        [one] The lead changed hands once; the largest was { $name }’s, by { $by }.
       *[other] The lead changed hands { $changes } times; the largest was { $name }’s, by { $by }.
    }
lt-story-traps = { $set ->
        [0] Nobody set a trap.
        [one] { $sprung ->
            [0] One trap was set, and nobody walked into it.
           *[other] One trap was set, and it sprang.
        }
       *[other] { $sprung ->
            [0] { $set } traps were set, and not one of them sprang.
            [one] { $set } traps were set, and one of them sprang.
           *[other] { $set } traps were set, and { $sprung } of them sprang.
        }
    }
lt-story-row = { $name } called { $row } right in a row.
lt-story-curve = The piles, from the first card to the last
lt-story-set = trap set
lt-story-sprung = trap sprung
lt-yours-short = { $by ->
        [0] As close as can be: only the hand was better.
        [one] One card behind { $name }.
       *[other] { $by } cards behind { $name }.
    }
lt-yours-traps = { $count ->
        [one] { $name } walked into one of your traps.
       *[other] { $name } walked into { $count } of your traps.
    }
lt-yours-row = You called { $row } right in a row.
