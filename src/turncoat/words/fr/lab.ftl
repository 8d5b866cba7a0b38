## `turncoat sim` : beaucoup de parties entre robots

sim-help = Fait jouer beaucoup de parties à des robots et en donne le bilan.
sim-game-help = Le jeu
sim-bots-help = Les robots par leur nom, séparés par des virgules ; les réglages suivent deux-points : counter,searcher:0.1. À défaut : ceux du jeu
sim-games-help = Combien de parties au moins : chaque donne est jouée depuis chaque place
sim-players-help = Combien de joueurs : 10, 6-24 ou 6,10,22 ; les robots remplissent les places à tour de rôle
sim-option-help = Une option de table, par exemple turn_limit=100 ; peut être répétée ; --help après un jeu montre ses options
sim-seed-help = La même graine donne les mêmes parties
sim-workers-help = Combien de cœurs utiliser ; tous à défaut
sim-kernel-help = Joue au hasard avec le noyau du jeu, à côté de ce que prévoient les mathématiques ; sans robots, sur un seul cœur. Dans Les Traîtres, personne n’est recruté et le vote de fin échoue : --players 22 --option days=10 --option traitors=3
sim-json-help = Écrire les chiffres en JSON

sim-progress = En jeu
sim-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, chaque donne jouée depuis chacune des { $seats } places, graine { $seed }
sim-title-sizes = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à des tables de { $low } à { $high }, graine { $seed }
sim-interrupted = Arrêté avant les { $planned } parties prévues ; voici ce qui a été joué jusque-là.
sim-bot = Robot
sim-won = Gagné
sim-drawn = Nul
sim-lost = Perdu
sim-rate = Taux
sim-interval = à { NUMBER($confidence, style: "percent") }
sim-first = En premier
sim-later = Sinon
sim-length = Longueur
sim-length-turns = Tours
sim-length-records = Coups
sim-mean = Moyenne
sim-median = Médiane
sim-decided = Issue de la partie
sim-games = Parties
sim-share = Part
sim-count = { $number }
sim-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-advantage = Commencer vaut { NUMBER($points, maximumFractionDigits: 1) } points de pourcentage (± { NUMBER($margin, maximumFractionDigits: 1) }), chaque robot étant comparé à lui-même.
sim-refused = { $count ->
        [one] Un coup { DE($bot) } a été refusé
       *[other] { $count } coups { DE($bot) } ont été refusés
    } : ce robot se trompe sur les règles.

refusal-too_many_bots = { $bots } robots ne tiennent pas à une table de { $seats } places.
refusal-no_random_play = { $game } ne se joue pas au hasard avec un noyau et des chiffres de comparaison.
refusal-too_few_games = Il faut au moins une partie.
refusal-too_few_workers = Il faut au moins un cœur.
refusal-option_without_value = --option attend un nom et une valeur, par exemple turn_limit=100, et non « { $option } ».
