## Jouer dans un terminal.

terminal-play-help = Jouer dans le terminal, contre des robots.
terminal-play-game = Quel jeu ; `turncoat games` en donne la liste.
terminal-play-bot = Contre quel robot jouer : son nom, ou nom:réglages. Sinon : le robot habituel du jeu.
terminal-play-players = Combien de joueurs à la table, y compris vous. À défaut : le minimum pour ce jeu.
terminal-play-name = Votre nom à la table.
terminal-play-option = Une option de la table, sous la forme nom=valeur. Peut être répétée ; --help après un jeu montre ses options.
terminal-play-seed = Un nombre entier qui fixe le hasard, pour rejouer la même donne.
terminal-play-resume = Reprendre la partie que vous avez quittée.

# Ce que l’on peut taper ; le premier mot de chaque liste est celui que l’on montre.
terminal-input-help = ?, aide
terminal-input-rules = règles
terminal-input-quit = quitter, q
terminal-input-wait = attendre
terminal-input-yes = o, oui
terminal-input-no = n, non

terminal-guest = Convive
terminal-you = { $name } (vous)
terminal-welcome = Vous vous asseyez avec { $others }. Une bougie brûle entre vous.
terminal-welcome-back = { $others } a gardé votre chaise. La partie reprend où vous l’aviez laissée.
terminal-sealed = Le hasard de cette partie est scellé. Voici le sceau, à comparer à la fin :
terminal-ask-for-help = Tapez ? pour l’aide, Ctrl-C pour partir ; la partie est gardée.
terminal-thinking = { $name } réfléchit…
terminal-waiting = Vous avez laissé une partie inachevée. La reprendre ? Une nouvelle prendrait sa place. (o/n)
terminal-help-commands = À tout moment : ? aide, règles, quitter (ou Ctrl-C) ; la partie est gardée.
terminal-help-clock = L’horloge s’arrête pendant que vous réfléchissez ; « attendre » la laisse tourner.
terminal-left = Vous quittez la table ; la partie est gardée. Pour la reprendre :
terminal-kept = Le journal est gardé. Chacun peut vérifier que la donne était honnête :
terminal-another = Une autre partie ? (o/n)
terminal-winners = { $count ->
        [0] Personne ne gagne.
        [1] { $names } gagne.
       *[other] { $names } gagnent.
    }
terminal-plain-prompt = Tapez le numéro d’un coup, puis ce qu’il laisse ouvert, par exemple : 3 cards=["KS"]
terminal-plain-help =
    Ce jeu n’a pas encore de table à lui : vous voyez ses champs tels quels, et les coups permis maintenant.
    Un coup se donne par son numéro dans la liste, suivi d’une valeur pour chaque champ ouvert, ou en entier, en JSON.

refusal-not_understood = « { $line } » n’est pas une commande ici ; tapez ? pour voir les commandes.
refusal-which_player = Quel joueur ? Donnez un numéro de 1 à { $most }, ou un nom.
refusal-which_role = Quel rôle ? Au choix : { $roles }.
refusal-nothing_saved = Il n’y a pas de partie inachevée { DE($game) } à reprendre.
refusal-save_damaged = La partie gardée dans { $file } est endommagée et ne peut être reprise.
refusal-cannot_save = La partie ne peut être gardée dans { $file } : { $why }.
refusal-no_bots = Aucun robot ne joue encore à { $game }.
refusal-option_int = « { $option } » est un nombre entier de { $low } à { $high }, pas « { $given } ».
refusal-option_seconds = « { $option } » est un nombre de secondes de { $low } à { $high }, pas « { $given } ».
refusal-option_bool = « { $option } » vaut yes ou no, pas « { $given } ».
refusal-option_choice = « { $option } » est à choisir parmi { $choices }, pas « { $given } ».
refusal-option_int_or_word = « { $option } » est un nombre entier de { $low } à { $high } ou { $words }, pas « { $given } ».
refusal-option_seconds_or_word = « { $option } » est un nombre de secondes de { $low } à { $high } ou { $words }, pas « { $given } ».
refusal-option_list = « { $option } » se donne par { $most ->
        [one] un nombre entier
       *[other] au plus { $most } nombres entiers différents
    } de { $low } à { $high }, comme 2,4, ou none ; pas « { $given } ».
refusal-option_hours = « { $option } » est un fuseau horaire et des heures, comme { $example } ; pas « { $given } ».
refusal-option_seat = « { $option } » est une place de 0 à { $high }, pas « { $given } ».
