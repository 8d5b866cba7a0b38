## Seasons played at random, beside mathematics.

tt-random-traitors = Traitors
tt-random-seasons = Seasons
tt-random-share = A Traitor is left
tt-random-expected = Expected
tt-random-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
tt-random-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refusal-traitors_beyond_formula = With so few players left the Loyal could run out before the end: the formula holds for { $most } Traitors at most.
