## Des saisons jouées au hasard, à côté des mathématiques.

tt-random-traitors = Traîtres
tt-random-seasons = Saisons
tt-random-share = Il reste un Traître
tt-random-expected = Attendu
tt-random-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
tt-random-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refusal-traitors_beyond_formula = Avec si peu de joueurs restants, les Loyaux pourraient manquer avant la fin : la formule vaut pour { $most } Traîtres au plus.
