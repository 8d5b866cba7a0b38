## La commande `turncoat`.

cli-help = Une table pour les jeux de trahison : jouer dans le terminal, simuler, et vérifier qu’une partie a été honnête.
cli-lang-help = La langue : { $languages }. Par défaut : celle que demande l’environnement.
cli-version-help = Montrer la version.
cli-help-help = Montrer cette aide.
cli-usage = Usage :
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-takes-number = nombre
cli-takes-file = fichier
cli-takes-text = texte
cli-verify-help = Vérifier qu’une partie finie a été honnête : sa graine, son hasard, ses coups, sa fin.
cli-verify-log-help = Le journal de la partie.
cli-games-help = Donner la liste des jeux, de leurs options et de leurs robots.
cli-kit-help = Imprimer un jeu sur papier : cartes et lettres à découper, en PDF.
cli-kit-game = Le jeu.
cli-kit-out = Le fichier à écrire. Sans cela : il porte le nom du jeu, dans ce dossier.
cli-kit-players = Combien de joueurs. Sans cela : un par nom, ou le moins possible.
cli-kit-names = Leurs noms, séparés par des virgules. Sans cela : des lignes où les écrire.
cli-kit-paper = Le papier : { $papers }.
cli-kit-done = { $file } est prêt à imprimer.

cli-games-players = { $low } { $low ->
        [one] joueur
       *[other] joueurs
    }
cli-games-players-range = de { $low } à { $high } joueurs
cli-games-bots = robots : { $bots }
cli-games-default = { $value } par défaut
cli-games-range = de { $low } à { $high }
cli-games-range-by-players = { $range } (selon le nombre de joueurs)
cli-games-list = { $most ->
        [one] un nombre, { $range }
       *[other] au plus { $most } nombres, { $range }
    }
cli-games-or = { $range } ou { $words }
cli-games-default-by-players = sauf indication, selon le nombre de joueurs : { $values }

cli-stopped = Arrêté.
refusal-unknown_command = Il n’y a pas de commande « { $name } » ; turncoat --help en donne la liste.
refusal-unknown_switch = Il n’y a pas d’option « { $name } » ici ; ajoutez --help pour voir lesquelles existent.
refusal-which_game = Quel jeu ? Les jeux sont : { $games }.
refusal-missing = Il manque quelque chose : { $name }. Ajoutez --help pour voir ce que c’est.
refusal-needs_value = « { $name } » attend une valeur, ou n’en prend pas ; ajoutez --help pour le savoir.
refusal-bad_value = Cette valeur ne convient pas à { $name }. Ajoutez --help pour voir ce qui convient.
refusal-needs_whole_number = { $name } attend un nombre entier.
refusal-needs_number = { $name } attend un nombre.
refusal-needs_number_between = { $name } attend un nombre de { $low } à { $high }.
refusal-needs_sizes = { $name } attend des nombres de joueurs : 10, 6-24 ou 6,10,22.
refusal-bad_usage = Cette commande ne s’emploie pas ainsi ; ajoutez --help pour voir comment.
refusal-file_unreadable = { $file } ne peut être lu : { $why }.
