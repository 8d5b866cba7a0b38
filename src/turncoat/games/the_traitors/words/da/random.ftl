## Sæsoner spillet tilfældigt, ved siden af matematikken.

tt-random-traitors = Forrædere
tt-random-seasons = Sæsoner
tt-random-share = En forræder er tilbage
tt-random-expected = Forventet
tt-random-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
tt-random-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refusal-traitors_beyond_formula = Med så få spillere tilbage kunne de loyale slippe op før slutningen: Formlen gælder højst for { $most } forrædere.
