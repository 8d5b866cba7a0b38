## `turncoat arena` : des robots jouent jour et nuit et sont classés

arena-help = Faire jouer sans relâche les robots inscrits, entre eux et contre un groupe de référence figé, et les classer.
arena-file-help = Ce qui se joue, et entre qui : un fichier TOML
arena-out-help = Le dossier des résultats, de la page et des journaux ; une arène interrompue y reprend
arena-games-help = S’arrêter après tant de parties ; comme dans le fichier par défaut
arena-seconds-help = S’arrêter après tant de secondes ; comme dans le fichier par défaut
arena-written = La page, les cotes et tous les journaux sont dans { $folder }.

arena-title = { $name } : une arène
arena-about = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }. Chaque donne est jouée une fois depuis chaque place.
arena-how = Les cotes viennent d’un seul ajustement à toutes les parties, chaque jeu ayant le même poids ; le groupe de référence est { $pool }. Les intervalles sont à 95 % et comptent les donnes. Les erreurs ne coûtent aucun rang : un robot du groupe joue à la place, et ce qui s’est mal passé figure dans des colonnes à part.
arena-unranked = Un robot est classé tant qu’un remplaçant n’a pas joué plus de 5 % de ses coups.
arena-rank = Rang
arena-rating = Cote
arena-interval = Intervalle à 95 %
arena-deals = Donnes
arena-refused = Refusés
arena-late = En retard
arena-failed = Échecs
arena-stood-in = Coups d’un remplaçant
arena-seconds = Secondes par coup
arena-calls = Appels
arena-tokens = Jetons
arena-cost = Coût
arena-precise = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-against = Face à face
arena-against-how = La part que le robot de la ligne a gagnée contre le robot de la colonne.
arena-board = { $game }, { $players } joueurs
arena-role = Rôle
arena-any-role = Tous
arena-contests = Jouées
arena-won = Gagnées
arena-skill = Niveau
arena-doubt = Doute
arena-matches = Les dernières parties
arena-matches-how = Les gagnants en gras, les joueurs dans l’ordre des places. Chaque journal peut être vérifié et rejoué : turncoat verify JOURNAL.
arena-when = Quand
arena-where = Jeu
arena-who = Joueurs
arena-log = Journal

refusal-bad_arena = Le fichier d’arène { $file } est illisible : { $why }.
refusal-bad_arena_name = Dans une arène, le nom d’un robot n’est qu’à lui et compte jusqu’à 40 lettres, chiffres, points et tirets ; pas « { $name } ».
refusal-bad_arena_games = Il faut un jeu à une arène, et chaque jeu une seule fois avec un même nombre de joueurs.
refusal-unknown_pool = Il n’y a pas de groupe de référence { $name } ; il y a { $pools }.
refusal-arena_full = Un journal n’a pas pu être écrit dans { $folder }.
refusal-arena_of_another = Le dossier { $folder } contient une arène avec un autre groupe, d’autres règles ou d’autres limites : choisissez-en un nouveau.
refusal-bot_has_changed = Le robot { $name } n’est plus celui qui a joué sous ce nom : donnez-lui un nouveau nom.
refusal-arena_without_games = Aucune partie n’a été jouée : les limites sont trop étroites.
refusal-needs_lab_extra = Les cotes ont besoin d’openskill : pip install "turncoat[lab]".
