## `turncoat sim` : beaucoup de parties entre robots

sim-help = Fait jouer beaucoup de parties à des robots et en donne le bilan.
sim-game-help = Le jeu ; ou join, pour réunir des parts
sim-bots-help = Les robots, séparés par des virgules : ceux du jeu par leur nom, les réglages après deux-points (counter,searcher:0.1) ; une classe à vous (module:Classe) ; un programme qui lit et écrit des lignes de JSON (command:node bot.mjs). À défaut : une sélection de ceux du jeu
sim-games-help = Combien de parties au moins : chaque donne est jouée depuis chaque place
sim-players-help = Combien de joueurs : 10, 6-24 ou 6,10,22 ; les robots remplissent les places à tour de rôle
sim-option-help = Une option de table, par exemple turn_limit=100 ; peut être répétée ; --help après un jeu montre ses options
sim-seed-help = La même graine donne les mêmes parties
sim-workers-help = Combien de processus utiliser ; un par cœur à défaut
sim-kernel-help = Joue au hasard avec le noyau du jeu, à côté de ce que prévoient les mathématiques ; sans robots, sur un seul cœur. Dans Les Traîtres, personne n’est recruté et le vote de fin échoue : --players 22 --option days=10 --option traitors=3
sim-json-help = Écrire les chiffres en JSON

sim-progress = En jeu
sim-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, chacune jouée depuis chacune des { $seats } places, graine { $seed }
sim-title-sizes = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à des tables de { $low } à { $high }, sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } à chacune, graine { $seed }
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
sim-shards-help = Après join : les dossiers des parts
sim-vary-help = Une valeur que prend une option, par exemple days=4 ; répétée, toutes les combinaisons sont jouées
sim-out-help = Un dossier pour les tableaux (CSV, et Parquet avec pyarrow), les chiffres et un rapport ; une étude interrompue y reprend
sim-decisions-help = Garder une ligne par coup
sim-logs-help = Garder le journal de chaque partie, pour turncoat verify
sim-engine-help = Ce qui l’exécute : processes, joblib, dask ou ray. Les résultats sont les mêmes
sim-cluster-help = L’adresse d’une grappe Dask ou Ray déjà en marche
sim-shard-help = Ne jouer qu’une part, par exemple 3/10 : la troisième de dix, chacune sur sa machine ; turncoat sim join les réunit
sim-goes-on = La même commande reprend d’ici.
sim-missing = { $deals ->
        [one] Il manque une donne
       *[other] Il manque { $deals } donnes
    } : des parts ne sont pas là, ou ont été interrompues.
sim-length-seconds = Secondes
sim-deals-note = Les intervalles comptent les donnes, car les parties d’une même donne partagent sa chance.
sim-few-deals = Seulement { $deals ->
        [one] une donne a été jouée
       *[other] { $deals } donnes ont été jouées
    } : c’est trop peu pour que ces intervalles en disent long. Demandez plus de parties.
tournament-help = Fait jouer chaque paire de robots sur les mêmes donnes, et les classe.
tournament-games-help = Combien de parties joue chaque paire, au moins
tournament-players-help = Combien de joueurs à une table ; le moins possible à défaut
tournament-deals = Part des parties gagnées contre chacun des autres, tous de même poids ; { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } par paire.

refusal-too_many_bots = { $bots } robots ne tiennent pas à une table de { $seats } places.
refusal-no_random_play = { $game } ne se joue pas au hasard avec un noyau et des chiffres de comparaison.
refusal-too_few_games = Il faut au moins une partie.
refusal-too_few_workers = Il faut au moins un cœur.
refusal-option_without_value = --option attend un nom et une valeur, par exemple turn_limit=100, et non « { $option } ».
refusal-bad_part_of_study = Une part s’écrit 3/10, la troisième de dix, et non « { $shard } ».
refusal-needs_out = Les coups, les journaux et les parts demandent un dossier où les écrire : --out DOSSIER.
refusal-needs_shards = Pour réunir des parts, nommez leurs dossiers et un nouveau : turncoat sim join a b --out tout.
refusal-shards_differ = Ces dossiers ne sont pas les parts d’une même étude.
refusal-folder_not_empty = Le dossier { $folder } contient autre chose : choisissez-en un nouveau.
refusal-folder_of_another = Le dossier { $folder } contient une autre étude : choisissez-en un nouveau, ou donnez la commande qui l’a créé.
refusal-folder_of_nothing = Le dossier { $folder } ne contient aucune étude.
refusal-folder_unusable = Le dossier { $folder } ne peut pas servir : { $why }.
refusal-unknown_engine = Il n’y a pas de moteur { $name } ; il y a { $engines }.
refusal-engine_not_installed = Le moteur { $engine } n’est pas installé : pip install "turncoat[{ $engine }]".
refusal-too_few_rivals = Un tournoi demande au moins deux robots différents.
refusal-no_such_bot_class = Le robot { $name } du module { $module } est introuvable : { $why }.
refusal-bot_does_not_start = Le programme { $command } du robot ne démarre pas : { $why }.
refusal-bot_late = Le programme { $command } du robot n’a pas répondu en { $seconds } secondes.
refusal-bot_ended = Le programme { $command } du robot s’est arrêté avant la fin de sa partie.
refusal-bot_no_json = Le programme { $command } du robot a répondu « { $line } », qui n’est pas un objet JSON.

talk-heading = Conversation
talk-share = Part
talk-interval = Intervalle à 95 %
talk-answered = Nommés, ayant parlé dans les dix secondes
talk-control = Non nommés, ayant parlé dans les dix secondes
talk-contradictions = Répliques où l’on se contredit
talk-changes = Avis changés
talk-empty_accusations = Accusés qui n’avaient rien dit
talk-empty_lies = Traités de menteurs sans avoir rien dit
talk-repeats = Répliques déjà dites, mot pour mot
talk-silence = Plus long silence d’une discussion
talk-seconds = Secondes
talk-median = Médiane
talk-p90 = 90 %
talk-longest = Le plus long
## The page about a study

page-title = { $game } : beaucoup de parties
page-about = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } entre robots ; { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } à chaque table.
page-bots = Parties gagnées, par robot
page-seats = Parties gagnées, par place
page-roles = Parties gagnées, par rôle
page-rate = Part des parties gagnées ; une partie nulle compte pour moitié
page-share = Part
page-beside = en gris : au hasard
page-length = Longueur d’une partie
page-length-axis = Coups : la médiane, et les quatre cinquièmes du milieu
page-believed = Ce qui était cru
page-came-true = Ce qui était vrai
page-players = { $players } joueurs
page-seat = Place { $number }
page-again = Pour obtenir cette page à nouveau
page-made-of = De quoi elle est faite

levels-help = Fait jouer les personnages de chaque niveau contre ceux du niveau inférieur, dans chaque jeu.
levels-games-help = Les jeux ; tous ceux qui ont des robots à défaut
levels-number-help = Combien de parties jouent deux niveaux, au moins
levels-players-help = Combien de joueurs à une table ; six, ou ce qui s’en approche, à défaut
levels-level-help = Ce niveau seulement, contre le niveau inférieur
levels-higher = Niveau
levels-lower = contre
levels-share = gagne
levels-ahead = donnes devant : derrière
levels-p = p
levels-level = { $level } ({ $bots })
levels-deals = { NUMBER($ahead) } : { NUMBER($behind) } sur { NUMBER($deals) }
levels-p-below = < 0,001
levels-p-is = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }
