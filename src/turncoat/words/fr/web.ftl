## Ce que dit le navigateur, quel que soit le jeu.

web-tagline = Des jeux de trahison pour ceux qui se font confiance.
web-home = Accueil
web-settings = Réglages
web-close = Fermer
web-back = Retour
web-menu = Menu de la table
web-language = Langue
web-theme = Apparence
web-theme-system = Système
web-theme-dark = Bougie
web-theme-light = Jour
web-sound = Son et vibration
web-sound-about = Une carte, un coup frappé quand c’est à vous, une cloche à la fin.
web-yes = oui
web-no = non
web-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-waiting = Un instant…
web-trouble = Cela n’a pas marché. Veuillez réessayer.
web-unreachable = Le serveur ne répond pas. Cet appareil est-il connecté ?
web-offline = Pas de réseau
web-offline-about = Turncoat est injoignable d’ici. Votre place vous est gardée, et cette page reprendra d’elle-même dès que le réseau sera revenu.
web-try-again = Réessayer
web-reload = Recharger
web-stale = Une version plus récente de cette page est disponible.
web-share = Partager
web-copied = Le lien est dans le presse-papiers.
web-qr-label = Code QR du lien
web-no-page = Personne n’est assis ici
web-no-page-about = Il n’y a rien à cette adresse.
web-no-help = Pas encore d’aide
web-no-lesson = Ce jeu n’a pas encore de leçon

web-join-title = Rejoindre une table
web-join = Entrer
web-code = Code de la table, quatre à six lettres
web-code-short = Le code d’une table compte quatre à six lettres.
web-games-title = Ouvrir une table
web-new-table = Nouvelle table
web-how-to-play = Règles du jeu
web-learn = Apprendre en jouant
web-hint-close = Ne plus montrer ce conseil
web-not-yet = Pas encore prêt
web-players = { $high ->
        [one] Pour un joueur
       *[other] { $low ->
            [2] { $high ->
                [2] Pour deux joueurs
               *[other] De 2 à { $high } joueurs
            }
           *[other] De { $low } à { $high } joueurs
        }
    }
web-your-tables = Vos tables
web-open-tables = Tables ouvertes
web-later-scatty-rogues = Scatty Rogues
web-later-scatty-rogues-about = Des voleurs à la mémoire courte, et des portes dont il vaut mieux se souvenir.
web-later-the-traitors = Les Traîtres
web-later-the-traitors-about = Un château, une table ronde et un meurtre chaque nuit, jusqu’à ce que la vérité éclate.

web-your-name = Votre nom
web-where = Où êtes-vous ?
web-together = Dans la même pièce
web-together-about = Les téléphones sont vos cartes ; on se parle autour de la table.
web-apart = À distance
web-apart-about = On se parle par écrit.
web-public = Ouverte à tous
web-public-about = La table figure sur la page d’accueil.
web-make-table = Ouvrir la table
web-options-later = Le reste se décide à table.

web-no-table = Il n’y a pas de table { $code }
web-no-table-about = Une lettre fausse, peut-être, ou une partie finie depuis plusieurs jours ? Les codes ont quatre à six lettres, et aucune ne ressemble à une autre.
web-sit-down = S’asseoir
web-watch = Regarder
web-already-playing = La partie a commencé. Vous pouvez regarder.
web-just-begun = La partie vient de commencer. Vous pouvez regarder.
web-all-seated = Toutes les places sont prises. Vous pouvez regarder.
web-over-long-ago = Cette partie est finie. Vous pouvez la revoir, carte par carte.
web-watch-replay = Revoir la partie
web-lost-seat = Vous aviez une place ici, sur un autre téléphone ou avant de vider ce navigateur ? L’hôte de la table peut vous donner un nouveau lien.

web-code-here = Entrez avec ce code
web-code-about = sur { $place }
web-loopback = Seule cette machine peut ouvrir cette adresse. Aux téléphones, il en faut une de votre réseau.
web-link-to-table = Lien vers cette table
web-link-to-watch = Lien pour regarder cette table
web-seats = Places
web-seat-open = Place libre
web-room-for-one = Il reste de la place
web-seat-open-about = On attend quelqu’un
web-seat-bot = Robot
web-seat-tools = Options pour { $name }
web-seat-away = Retirer cette place
web-add-seat = Une place de plus
web-choose-bot = Qui va s’asseoir ici ?
web-tag-you = vous
web-tag-owner = hôte
web-tag-bot = robot
web-tag-model = modèle de langue
web-tag-stand-in = un robot joue
web-tag-away = hors ligne
web-tag-muted = en sourdine
web-tag-host = maître du jeu
web-tag-watcher = regarde
web-watchers = { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-open-seats = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-all-here = Tout le monde est là.
web-some-away = { $count ->
        [one] Tout le monde a une place ; { $names } est hors ligne.
       *[other] Tout le monde a une place ; { $names } sont hors ligne.
    }
web-owner-starts = { $name } lancera la partie.
web-start = Commencer la partie
web-starting = Un instant : chaque appareil participe au mélange.
web-starting-late = { $count ->
        [one] Le téléphone { DE($names) } ne répond pas ; il dort peut-être. La partie commence dès qu’il se réveille.
       *[other] Les téléphones { DE($names) } ne répondent pas ; ils dorment peut-être. La partie commence dès qu’ils se réveillent.
    }
web-start-without = Commencer quand même
web-start-without-about = Tout le monde joue : il manque seulement leur part du mélange, et le journal le dit.
web-break-off = Revenir à la table
web-broken-off = Le dernier départ a été abandonné, faute de réponse { DE($names) }.
web-mixed = { $count ->
        [one] { $names } a participé au mélange.
       *[other] { $names } ont participé au mélange.
    }
web-leave = Se lever
web-big-screen = Grand écran
web-options = Comment on joue ici
web-presets = Quelle sorte de partie ?
web-preset-own = La mienne
web-preset-own-about = Ce qui est réglé ci-dessous.
web-options-more = Autres réglages
web-clash = { $option } : { $why }
web-options-owner = L’hôte de la table peut changer cela.
web-default = D’habitude : { $value }.
web-default-by-players = { $count ->
        [one] D’habitude { $value } pour un joueur.
       *[other] D’habitude { $value } pour { $count } joueurs.
    }
web-option-number = Un nombre
web-option-none = aucune
web-option-range = Un nombre de { $low } à { $high }.
web-option-number-form = Un nombre.
web-option-seat = Personne n’est assis là.
web-option-list-form = { $most ->
        [one] Un nombre entier de { $low } à { $high }, ou rien.
       *[other] Au plus { $most } nombres entiers différents de { $low } à { $high }, séparés par des virgules.
    }
web-zone = Fuseau horaire
web-zone-here = Prendre { $zone }, où je suis
web-zone-unknown = Il n’y a pas de fuseau horaire « { $zone } ». Choisissez-en un dans la liste, comme Europe/Paris.

web-hand-over = Nouveau lien pour cette place
web-hand-over-about = Pour un téléphone perdu ou une batterie vide. L’ancien téléphone perd la place.
web-hand-over-done = Ce lien donne la place { DE($name) } à qui l’ouvre. Ne le montrez à personne d’autre.
web-secret-link = Lien secret de la place
web-pass-ownership = Confier la table à { $name }
web-mute = Mettre en sourdine
web-unmute = Rendre la parole
web-mute-watchers = Mettre les spectateurs en sourdine
web-unmute-watchers = Rendre la parole aux spectateurs
web-free-seat = Libérer cette place
web-stand-in = Faire jouer { $bot }
web-stand-in-about = { $name } n’est plus là. Un robot peut jouer en attendant.
web-votes-needed = { $count ->
        [one] Il manque encore une voix.
       *[other] Il manque encore { $count } voix.
    }
web-stand-in-plays = Un robot joue à votre place.
web-take-back = Reprendre ma place
web-move-seat = Passer sur un autre téléphone
web-move-seat-about = Scannez ceci avec l’autre téléphone. Il reprend votre place aussitôt.
web-secret-warning = Toute personne qui voit ce code peut prendre votre place.
web-reminders = Rappels
web-reminders-allow = Me prévenir quand la table attend
web-reminders-stop = Arrêter les rappels
web-reminders-blocked = Les notifications sont bloquées ou absentes dans ce navigateur.
web-reminder = La table vous attend.
web-calendar = L’ajouter à mon calendrier
web-calendar-address = Adresse secrète de votre calendrier
web-calendar-about = Abonnez-vous à cette adresse dans votre calendrier. Elle contient des heures, ni noms ni secrets ; gardez-la tout de même pour vous.
web-calendar-void = Annuler cette adresse
web-table-title = Table { $code }
web-plain-table = Table simple
web-drawn-table = Table dessinée
web-resign = Abandonner
web-resign-sure = Abandonner met fin à la partie. Le voulez-vous vraiment ?
web-play-on = Continuer

web-line-open = Connecté
web-line-lost = Connexion perdue
web-line-waiting = La partie attend le serveur
web-line-ended = Non connecté
web-closed = La connexion a été fermée.
web-elsewhere = Votre place est ouverte ailleurs
web-elsewhere-about = Un autre onglet ou un autre téléphone s’en sert. Rien n’est perdu : elle ne s’ouvre qu’à un endroit à la fois.
web-use-here = Continuer ici
web-replaced = Cette place a une nouvelle clé
web-replaced-about = L’hôte de la table a créé un nouveau lien, et l’ancienne clé n’ouvre plus.
web-removed = Votre place a été libérée
web-removed-about = L’hôte de la table a libéré votre place. S’il y en a une de libre, vous pouvez vous rasseoir.
web-limits = Trop à la fois
web-not-let-in = La table n’a pas laissé entrer cet appareil
web-come-in-again = Vers la table

web-chat = Discussion
web-chat-unread = { $count ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
web-chat-about = Toute la table lit ces lignes.
web-chat-say = Dites quelque chose
web-chat-no-voice = Vous regardez sans nom, donc sans voix.
web-earlier = Plus tôt
web-send = Envoyer
web-typing = { $name } écrit…

web-clock-left = { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }
web-clock-warning = Plus que { $seconds } secondes
web-title-your-turn = À vous · { $code }

web-rematch = Rejouer avec les mêmes
web-rematch-join = Vers la partie suivante
web-rematch-watch = Regarder la partie suivante
web-recap = Rétrospective
web-replay = Revoir
web-share-replay = Partager ce moment
web-no-replay = Rien à revoir
web-to-table = Vers la table
web-replay-step = Moment de la partie
web-replay-at = { $step } sur { $last }
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-viewer = Point de vue
web-replay-everything = Tout à découvert
web-replay-as = Comme l’a vue { $name }
web-replay-watcher = Comme l’ont vu les spectateurs

web-verify = Était-ce honnête ?
web-promised = Empreintes des nombres de chacun
web-verify-about = Avant la partie, la table a montré l’empreinte de son nombre secret, et chaque appareil a promis un nombre à lui. À présent, tous sont à découvert.
web-verify-unfair = Cette partie n’était pas honnête !
web-verify-deal = La donne a été laissée au hasard.
web-verify-deal-fails = Le jeu était truqué : la donne a été arrangée à la main !
web-verify-seed = Le nombre secret correspond à l’empreinte.
web-verify-seed-fails = Le nombre secret ne correspond pas à l’empreinte !
web-verify-promise = C’est bien l’empreinte que cet appareil a vue avant la partie.
web-verify-promise-fails = Ce n’est pas l’empreinte que cet appareil a vue avant la partie !
web-verify-luck = Le nombre mêlé par cet appareil a servi.
web-verify-luck-fails = Le nombre mêlé par cet appareil manque !
web-verify-mixed = { $count ->
        [one] { $names } a participé au mélange, par un nombre promis avant qu’aucun ne soit révélé.
       *[other] { $names } ont participé au mélange, par des nombres tous promis avant qu’aucun ne soit révélé.
    }
web-verify-mixed-fails = Un nombre n’est pas celui qui avait été promis avant le départ !
web-verify-nobody = Personne n’a participé au mélange de cette partie : le serveur a tiré le hasard seul, et aurait pu le choisir.
web-verify-without = La partie a commencé sans la part { DE($names) }, promise mais pas révélée à temps.
web-verify-starts-fails = Un départ que cet appareil a vu manque dans le journal !
web-verify-broken-off = Un départ précédent a été abandonné, faute de réponse { DE($names) }.
web-verify-other-rules = Elle a été jouée selon une autre version des règles que celle du serveur d’aujourd’hui.
web-verify-beyond = Aucun journal ne peut montrer à lui seul que les noms, les heures et les coups n’ont pas été changés après coup : vous y étiez. Et la personne qui tient le serveur peut tout voir pendant que vous jouez.
web-verify-how = Chaque mélange et chaque coup se vérifient avec le journal et cette commande :
web-download-log = Télécharger le journal
web-commitment = Empreinte :

web-plain-your-move = à vous de jouer
web-plain-nothing = Vous n’avez rien à faire pour le moment.
web-plain-pick = { $field } : choisissez dans l’ordre
web-plain-talk = Ce qui a été dit
web-plain-result = Résultat
web-screen-join = Ouvrez { $place } et tapez
web-help-ours = Notre décision.

web-part = Votre rôle
web-i-play = Je joue
web-i-play-about = Vous prenez une place comme tout le monde ; la table mène le jeu.
web-i-host = Je mène le jeu
web-i-host-about = Vous menez le jeu, savez tout, et ne jouez pas vous-même.
web-host-place = La place du maître du jeu
web-host-open = libre : quelqu’un peut mener le jeu d’ici
web-be-host = Être maître du jeu
web-play-instead = Jouer au lieu de mener
web-host-missing = La place du maître du jeu est encore libre.
