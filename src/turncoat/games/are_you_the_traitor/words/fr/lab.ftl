## Comment les parties ont fini, dans les rapports sur beaucoup d’entre elles
by-are-you-the-traitor-points = aux points
by-are-you-the-traitor-silence = plus personne ne criait Stop

at-sim-rounds = Manches
at-sim-won = Gagnées
at-sim-share = Part
at-sim-team-good = Les gentils
at-sim-team-evil = Les méchants
at-sim-void = Annulées
at-sim-photo-finishes = Photos-finish
at-sim-callers = Qui a crié Stop
at-sim-calls = Fois
at-sim-right = Justes
at-sim-seconds = Manche, en secondes
at-sim-length = Durée
at-sim-mean = Moyenne
at-sim-median = Médiane
at-sim-p90 = 90 %
at-sim-longest = La plus longue
at-sim-number = { $number }
at-sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chart-are-you-the-traitor-won = Manches gagnées, par équipe
chart-are-you-the-traitor-right = Appels justes, selon le rôle de qui appelle

role-are-you-the-traitor-keyholder = { at-role-keyholder }
role-are-you-the-traitor-guard = { at-role-guard }
role-are-you-the-traitor-traitor = { at-role-traitor }
role-are-you-the-traitor-good_wizard = { at-role-good_wizard }
role-are-you-the-traitor-evil_wizard = { at-role-evil_wizard }
