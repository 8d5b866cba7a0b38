## Hvordan spil sluttede, i rapporter om mange af dem
by-are-you-the-traitor-points = på point
by-are-you-the-traitor-silence = ingen råbte Stop længere

at-sim-rounds = Runder
at-sim-won = Vundet
at-sim-share = Andel
at-sim-team-good = De gode
at-sim-team-evil = De onde
at-sim-void = Ugyldige
at-sim-photo-finishes = Målfotos
at-sim-callers = Hvem råbte Stop
at-sim-calls = Råb
at-sim-right = Rigtige
at-sim-seconds = Runde i sekunder
at-sim-length = Længde
at-sim-mean = Gennemsnit
at-sim-median = Median
at-sim-p90 = 90 %
at-sim-longest = Længste
at-sim-number = { $number }
at-sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chart-are-you-the-traitor-won = Vundne runder for hvert hold
chart-are-you-the-traitor-right = Rigtige stop for hver rolle

role-are-you-the-traitor-keyholder = { at-role-keyholder }
role-are-you-the-traitor-guard = { at-role-guard }
role-are-you-the-traitor-traitor = { at-role-traitor }
role-are-you-the-traitor-good_wizard = { at-role-good_wizard }
role-are-you-the-traitor-evil_wizard = { at-role-evil_wizard }
