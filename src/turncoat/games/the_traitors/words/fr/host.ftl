## Le pupitre du maître du jeu des Traîtres, les textes à lire à voix haute, les formules de saison et ses propres missions.

tt-host-script = À lire à voix haute
tt-host-next = Ce qui vient maintenant
tt-host-everybody = Tout le monde
tt-host-you = Vous

## Où en est la saison

tt-host-now-paused = La saison est en pause jusqu’à ce que vous repreniez.
tt-host-now-away = La table décide de tout, jusqu’à votre retour.
tt-host-waits-select = Faites le tour, touchez l’épaule de vos Traîtres, puis choisissez-les ici.
tt-host-waits-mission_result = Tout le monde attend le résultat de la mission.
tt-host-waits-open_vote = Tout le monde attend que vous ouvriez le vote.
tt-host-waits-ask_identity = Voulez-vous demander qui c’était ?
tt-host-waits-tie = Toujours égalité : à vous de trancher.
tt-host-waits-death_list = La nuit vous attend.
tt-host-waits-offer_end = Tout le monde vous attend.
tt-host-now-arrival = Les invités arrivent : { $ready ->
        [one] { $ready } sur { $all } est prêt.
       *[other] { $ready } sur { $all } sont prêts.
    }
tt-host-now-chairs = Petit-déjeuner : { $seated } à table.
tt-host-now-breakfast = Petit-déjeuner : { $ready ->
        [one] { $ready } sur { $all } est prêt.
       *[other] { $ready } sur { $all } sont prêts.
    }
tt-host-now-own-mission = Votre mission : menez-la dans la pièce, puis entrez le résultat.
tt-host-now-mission = La mission est sur les téléphones : { $ready ->
        [one] { $ready } sur { $all } a fini.
       *[other] { $ready } sur { $all } ont fini.
    }
tt-host-now-armoury = L’armurerie : { $open ->
        [one] { $open } porte ouverte sur { $all }.
       *[other] { $open } portes ouvertes sur { $all }.
    }
tt-host-now-talk = La Table ronde parle : { $ready ->
        [one] { $ready } sur { $all } est prêt à voter.
       *[other] { $ready } sur { $all } sont prêts à voter.
    }
tt-host-now-vote = On écrit : { $written ->
        [one] { $written } sur { $all } a écrit.
       *[other] { $written } sur { $all } ont écrit.
    }
tt-host-now-reveal = Les votes sont montrés : { $shown } sur { $all }.
tt-host-now-defence = Seule parole maintenant : { $names }.
tt-host-now-banished = La table bannit { $name }.
tt-host-now-lots = Toujours égalité. On tire au sort.
tt-host-now-night = { $part ->
        [1] Nuit, première partie : le Conclave se réunit.
       *[other] Nuit, seconde partie : les lettres, et ce qui reste à décider.
    }
tt-host-now-break = La pause : { $ready ->
        [one] { $ready } sur { $all } est prêt.
       *[other] { $ready } sur { $all } sont prêts.
    }
tt-host-now-end-vote = Finir ici ? { $written ->
        [one] { $written } sur { $all } a répondu.
       *[other] { $written } sur { $all } ont répondu.
    }

## L’étape suivante

tt-host-do-begin = Commencer le premier jour
tt-host-do-next-chair = Faire entrer le suivant
tt-host-do-end-breakfast = Fin du petit-déjeuner
tt-host-do-end-mission = Finir la mission
tt-host-do-end-armoury = Fermer l’armurerie
tt-host-do-open-vote = Ouvrir le vote
tt-host-do-close-vote = Clore le vote
tt-host-do-next-vote = Montrer le vote suivant
tt-host-do-end-defence = Cela suffit
tt-host-do-go-on = Continuer
tt-host-do-end-break = À la dernière Table ronde
tt-host-do-close-end = Clore le vote de fin
tt-host-do-resume = Reprendre la saison
tt-host-do-step-in = Reprendre ma place
tt-host-sure = { $missing ->
        [one] Vraiment ? Il manque une réponse
       *[other] Vraiment ? Il manque { $missing } réponses
    }
tt-host-choose = Choisir les Traîtres
tt-host-choose-again = Changer le choix des Traîtres
tt-host-choose-about = { $least ->
        [one] Choisissez de 1 à { $most } joueurs. À côté de chaque nom, leur souhait ; ceux qui le veulent le plus sont en haut. Le choix compte à la fin de l’arrivée, et personne ne le voit avant.
       *[other] Choisissez { $most } joueurs. À côté de chaque nom, leur souhait ; ceux qui le veulent le plus sont en haut. Le choix compte à la fin de l’arrivée, et personne ne le voit avant.
    }
tt-host-choose-these = { $count ->
        [0] Choisissez quelqu’un
        [one] Choisir cette personne
       *[other] Choisir ces { $count } personnes
    }
tt-host-choose-lot = Laisser la table tirer au sort, selon les souhaits
tt-host-wish-unsaid = N’a rien dit
tt-host-tie-about = À vous de trancher : tous revotent entre les ex æquo, ou le sort décide.
tt-host-tie-revote = Revoter
tt-host-tie-lots = Tirer au sort
tt-host-ask = Demander qui c’était
tt-host-ask-not = Ne pas demander
tt-host-offer-end = Demander s’il faut finir la saison ici
tt-host-night-about = La nuit dure ce qu’elle dure, quoi que fasse chacun : elle ne trahit rien.
tt-host-list-count = Nombre de noms
tt-host-list-order = Demander une liste de la mort
tt-host-less = Un de moins
tt-host-more = Un de plus

## Tout le monde, et ce que seul le maître du jeu sait

tt-host-uncover = Voir les secrets
tt-host-cover = Recouvrir
tt-host-uncover-one = Voir les secrets { DE($name) }
tt-host-out-murdered = meurtre, nuit { $night }
tt-host-out-banished = bannissement, jour { $day }
tt-host-out-withdrawn = départ, jour { $day }
tt-host-written = a écrit
tt-host-writing = écrit
tt-host-answered = a répondu
tt-host-asked = doit répondre
tt-host-ready = attend les autres
tt-host-door-open = a ouvert une porte
tt-host-door-closed = peut ouvrir une porte
tt-host-listed = sur la liste de la mort
tt-host-secret-selected = sera Traître
tt-host-secret-shield = a un bouclier
tt-host-secret-found = a trouvé un bouclier
tt-host-secret-nothing = n’a rien trouvé
tt-host-secret-vote = a écrit { $name }
tt-host-secret-named = { $move ->
        [murder] tuer { $target }
        [tempt] tenter { $target }
        [blackmail] faire chanter { $target }
        [list] liste : { $target }
       *[spare] ne tuer personne
    }
tt-host-secret-suspects = soupçonne { $name }
tt-host-secret-letter = { $answer ->
        [yes] lettre : oui
        [no] lettre : non
       *[none] a une lettre
    }
tt-host-secret-showed = a montré un bouclier
tt-host-secret-victim = manquera à l’appel
tt-host-secret-listing = sera sur la liste
tt-host-secret-leaving = s’en va

## Outils

tt-host-undo = Annuler
tt-host-clock = Horloge
tt-host-hand = Confier
tt-host-more-tools = Plus
tt-host-extend = Plus de temps
tt-host-pause = Mettre la saison en pause
tt-host-pause-about = Tout s’arrête, sauf les paroles, et aucun temps ne court, jusqu’à ce que vous repreniez.
tt-host-minutes = +{ $minutes } min
tt-host-clock-none = Il n’y a pas d’horloge à changer maintenant.
tt-host-hand-about = La table peut décider à votre place : une chose à la fois, ou tout. Vous pouvez tout reprendre à tout moment.
tt-host-decision-select = Choisir les Traîtres
tt-host-decision-mission_result = Les missions
tt-host-decision-open_vote = Ouvrir le vote
tt-host-decision-ask_identity = Demander qui c’était
tt-host-decision-tie = Trancher une égalité
tt-host-decision-death_list = Les listes de la mort
tt-host-decision-offer_end = Proposer la fin
tt-host-to-table = À la table
tt-host-tables = à la table
tt-host-step-out = Se retirer : la table décide de tout
tt-host-step-out-about = Vous voyez toujours tout, et pouvez revenir quand vous voulez.
tt-host-co-host = Pour donner le pupitre à quelqu’un d’autre, ou continuer sur un autre appareil : le menu en haut, « Passer sur un autre téléphone ».
tt-host-warn = Avertir un joueur
tt-host-warn-about = Un Traître ne l’avoue jamais à un Loyal, et un Loyal ne prétend jamais être Traître. Tout le monde entend l’avertissement.
tt-host-warn-whom = Qui ?
tt-host-warn-text = Pourquoi ?
tt-host-warn-usual = La règle d’identité, s’il vous plaît.
tt-host-notes = Mes notes
tt-host-notes-about = Pour vos yeux seulement, et sur cet appareil.
tt-host-to = À qui ?
tt-host-to-all = à tous
tt-host-to-conclave = au Conclave
tt-host-to-out = aux éliminés
tt-host-conclave-show = Voir ce qui se dit au Conclave
tt-host-conclave-cover = Recouvrir ce qui se dit au Conclave
tt-host-rehearse-again = Recommencer la répétition

## Missions

tt-host-missions = Mes missions
tt-host-missions-about = Des missions que vous menez dans la pièce. Elles restent sur cet appareil ; partagez-les avec d’autres, en fichier.
tt-host-missions-open = Ouvrir un fichier
tt-host-missions-share = Partager en fichier
tt-host-missions-read = { $count ->
        [one] Le fichier contenait une mission.
       *[other] Le fichier contenait { $count } missions.
    }
tt-host-missions-unread = Ce n’est pas un fichier de missions.
tt-host-mission-pick = Annoncer la mission du jour
tt-host-mission-another = Annoncer une autre mission
tt-host-mission-enter = Entrer le résultat
tt-host-mission-bars = Lingots gagnés
tt-host-mission-access = Qui a accès à l’armurerie
tt-host-mission-access-about = Touchez ceux qui l’ont gagné. Personne : pas d’armurerie aujourd’hui.
tt-host-mission-access-example = Les trois qui ont trouvé la clé
tt-host-mission-no-armoury = Pas d’armurerie le jour final.
tt-host-mission-done = { $count ->
        [0] { $bars ->
            [one] { $bars } lingot, pas d’armurerie
           *[other] { $bars } lingots, pas d’armurerie
        }
       *[other] { $bars ->
            [one] { $bars } lingot, { $count } avec accès
           *[other] { $bars } lingots, { $count } avec accès
        }
    }
tt-host-mission-title = Titre
tt-host-mission-text = Ce qui est annoncé à tous
tt-host-mission-win = Lingots à gagner
tt-host-mission-upto = { $bars ->
        [one] jusqu’à { $bars } lingot
       *[other] jusqu’à { $bars } lingots
    }
tt-host-mission-tell = Annoncer à tous
tt-host-mission-edit = Modifier
tt-host-mission-new = Nouvelle mission
tt-host-mission-remove = La jeter
tt-host-save = Garder

## À lire à voix haute

tt-script-arrival = Bonsoir, et bienvenue dans mon château. Vous êtes venus en amis, et chacun de vous est Loyal. Demain, ce ne sera plus vrai.
tt-script-wish = Prenez vos téléphones. On vous demande à quel point vous aimeriez être Traître. Répondez franchement ; je le lirai, et personne d’autre.
tt-script-morning = Bonjour. Voici le jour { $day }. Le petit-déjeuner est servi. Voyons qui descend l’escalier.
tt-script-comes = Bonjour, { $name }. Asseyez-vous. Avez-vous bien dormi ?
tt-script-missing = Regardez la chaise qui reste vide. { $name } ne viendra pas : les Traîtres ont frappé cette nuit.
tt-script-nobody = Toutes les chaises sont prises. Personne ne manque ce matin, et je ne vous dirai pas pourquoi.
tt-script-list = Un papier a été glissé sous la porte : une liste de la mort. Je lis ce qui s’y trouve. { $names }. Cette nuit, seul quelqu’un de cette liste peut mourir.
tt-script-final = C’est aujourd’hui le jour final. Aucune nuit ne le suivra. Ce soir, nous saurons tout.
tt-script-mission = De l’argent vous attend, vous tous. C’est la seule chose sur laquelle Loyaux et Traîtres sont d’accord. Écoutez ce qu’il faut faire.
tt-script-mission-ours = De l’argent vous attend. Regardez vos téléphones : la mission du jour y est. Mieux vous ferez ensemble, plus la pile sera haute.
tt-script-armoury = { $count ->
        [one] { $names }, l’armurerie vous est ouverte. Choisissez une porte, et ne dites à personne ce qu’il y avait derrière.
       *[other] { $names }, l’armurerie vous est ouverte. Choisissez chacun une porte, et ne dites à personne ce qu’il y avait derrière.
    }
tt-script-talk = { $kind ->
        [day] Prenez place à la Table ronde. Il y a des Traîtres parmi vous, et ils ressemblent en tout point aux autres. Parlez. Avant la nuit, l’un de vous sera banni.
        [first] C’est le jour final, et sa Table ronde vous attend. L’un de vous doit partir. Parlez.
        [final] La Table ronde n’en a pas fini avec vous. Une personne de plus doit partir. Parlez.
       *[last] C’est la dernière Table ronde. Regardez-vous encore une fois, et parlez maintenant ou jamais.
    }
tt-script-vote = Silence, s’il vous plaît. Écrivez un nom, et pourquoi. Ce qui est écrit reste écrit.
tt-script-vote-again = { $stage ->
        [runoff] Égalité. Écrivez de nouveau, l’un de ces noms : { $names }. Les ex æquo ne votent pas.
        [runoff_again] Encore une fois, l’un de ces noms : { $names }.
        [safe_vote] Tout le monde vote de nouveau, et les ex æquo sont à l’abri. Écrivez l’un de ces noms : { $names }.
       *[revote] J’ai tranché : tout le monde vote encore une fois, parmi ces noms : { $names }.
    }
tt-script-reveal = Posez vos crayons. Nous allons les entendre un par un : le nom, et la raison.
tt-script-defence = { $count ->
        [one] { $names }, la table vous écoute. Tous les autres se taisent. Pourquoi devriez-vous rester ?
       *[other] { $names }, la table vous écoute. Tous les autres se taisent. Pourquoi devriez-vous rester ?
    }
tt-script-talk-again = Toujours égalité entre { $names }. Je vous donne encore une minute. Servez-vous-en.
tt-script-tie = Personne ne cède : { $names }. C’est donc à moi de trancher.
tt-script-banished = { $name }, la table a parlé. Elle vous bannit. Levez-vous et venez à moi.
tt-script-was = { $identity ->
        [traitor] { $name } était… un Traître. Vous aviez raison.
       *[loyal] { $name } était… un Loyal. Vous avez chassé l’un des vôtres.
    }
tt-script-unasked = { $name }, partez. Ce soir, je ne demanderai pas qui vous étiez.
tt-script-night = La nuit tombe sur le château. Allez dans vos chambres, regardez votre téléphone, et personne d’autre. Chacun doit répondre à quelque chose.
tt-script-night-on = La nuit est longue. Restez où vous êtes. Votre téléphone vous interroge encore une fois.
tt-script-break = Vous n’êtes plus que { $count }. Respirez, buvez quelque chose, et regardez-vous. J’aurai bientôt une dernière question.
tt-script-end-vote = Voulez-vous finir ici ? Si vous dites tous oui, c’est fini. S’il reste un seul doute, la Table ronde se réunit encore.
tt-script-over = C’est fini. Tournez-vous les uns vers les autres, et dites enfin la vérité.

## Formules de saison

tt-rehearse = Répéter avec des robots
tt-rehearse-about = Vous menez huit robots dans une saison rapide d’environ un quart d’heure, pour apprendre chaque bouton. Vous pouvez recommencer autant que vous voulez.
tt-host-now-selection = Chacun regarde sa carte : { $looked } sur { $all } ont regardé.
tt-script-select = Posez vos téléphones, mettez les mains sur la table et fermez les yeux. Je ferai deux fois le tour. Si vous sentez ma main sur votre épaule, vous êtes un Traître. Personne ne parle, personne ne regarde.
tt-script-look = Ouvrez les yeux. Prenez votre téléphone, cachez-le de la main, et tenez votre carte. Lisez qui vous êtes. N’en montrez rien.
tt-script-meet = Tenez votre carte encore une fois. Si vous êtes un Traître, elle nomme vos complices. Si vous êtes un Loyal, regardez-la quand même, et aussi longtemps.
tt-host-missions-ready = Ou prenez-en une toute prête :
tt-host-room-title = { $number ->
        [0] La clé dans la pièce
        [1] La file muette
        [2] La tour
        [3] Vingt objets
       *[4] D’une seule voix
    }
tt-host-room-text = { $number ->
        [0] Une clé est cachée dans cette pièce, bien en vue. Trouvez-la ensemble : dix lingots, et un de moins par minute.
        [1] Sans un mot, rangez-vous par anniversaire, de janvier à décembre. Deux lingots pour cinq places justes, dix si tout est juste.
        [2] Bâtissez la plus haute tour possible avec ce qui est sur la table. Elle doit tenir pendant que je compte jusqu’à dix. Un lingot par largeur de main.
        [3] Vous voyez vingt objets pendant une minute. Puis je les couvre. Nommez-les ensemble : un lingot pour deux objets.
       *[4] Comptez tout haut jusqu’à vingt. N’importe qui dit le nombre suivant, sans aucun signe. Deux voix à la fois : on recommence. Dix lingots, et deux de moins par nouvel essai.
    }
tt-host-room-access = { $number ->
        [0] Qui la trouve, et deux autres au sort
        [1] La tête, la queue et le milieu de la file
        [2] Les trois dernières mains à avoir posé
        [3] Les trois qui en ont nommé le plus
       *[4] Les voix de un, dix et vingt
    }
tt-host-now-finale = Les derniers se révèlent.
tt-host-do-turn = Retourner la carte à sa place
tt-script-reveal-last = { $name }, vous voici au bout. Dites-nous qui vous êtes.
tt-script-floor = { $name }, pourquoi ?
tt-host-now-own-timed = Votre mission, contre la montre. Quand le temps est écoulé, il vous reste deux minutes pour entrer le résultat.
tt-host-now-list = Cette nuit, ils écrivent une liste de la mort : { $count ->
        [one] un nom
       *[other] { $count } noms
    }. Personne n’est assassiné.
tt-host-for-good = Vraiment ? Sans retour possible
tt-host-list-about = Personne n’est assassiné cette nuit : les Traîtres écrivent des noms. La nuit suivante, seul un Loyal de la liste peut l’être.
tt-host-in = a pris place
tt-host-mission-late = Entrer le résultat après coup
tt-host-mission-by-lot = La saison a continué sans résultat : le sort a désigné qui entre dans l’armurerie. On peut encore ajouter les lingots.
tt-host-mission-instead = Jouer une mission de la table à la place
tt-host-mission-instead-about = La Chambre forte, Le Duel ou Le Message, sur tous les téléphones. Vous reprenez les missions sous « Confier ».
tt-script-not-ended = { $yes ->
        [0] Personne n’a dit oui
        [one] Une seule personne a dit oui
       *[other] { $yes } d’entre vous ont dit oui
    } ; il aurait fallu l’accord des { $all }. On continue donc.
tt-script-visit = (Sans un mot, faites la ronde : arrêtez-vous aussi longtemps à chaque porte, même là où personne ne veille.)
tt-script-banished-lot = { $name }, le sort est tombé sur vous. Il vous bannit. Levez-vous et venez à moi.
