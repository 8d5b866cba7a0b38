## La table dessinée d’Êtes-vous le traître ?. $who vaut `you` pour qui lit et `other` pour toute autre personne.

at-short = { $role ->
        [keyholder] La clé
        [guard] Garde
        [traitor] Traître
        [good_wizard] Gentil
       *[evil_wizard] Méchant
    }
at-wizard = magicien
at-side = { $side ->
        [good] les gentils
       *[evil] les méchants
    }
at-seek = { $role ->
        [keyholder] un gentil magicien
        [evil_wizard] le gardien de la clé
        [traitor] personne : bluffez
       *[other] un traître
    }
at-shown-known = { $role ->
        [keyholder] { $name } a la clé
       *[traitor] { $name } est un traître
    }
at-shown-none = ce qu’on vous dit
at-peek-side = Camp
at-peek-seek = À trouver
at-peek-know = Vous savez
at-task-keyholder = Votre clé doit parvenir à un gentil magicien : faites parler les magiciens, croyez l’un d’eux, et restez dans l’ombre.
at-task-guard = La clé voyage avec vous, et un traître aussi. Repérez qui ment, et détournez le méchant magicien de la clé.
at-task-traitor = On vous croit des leurs. Jurez que vous êtes garde, et aidez le méchant magicien à trouver la clé.
at-task-good_wizard = Vous voulez délivrer la clé de son traître. Écoutez : celui dont l’histoire sonne faux est pour vous.
at-task-evil_wizard = Vous voulez la clé. Jouez les gentils, et guettez un clin d’œil : le traître est votre ami.
at-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
at-hoard-none = Pas encore de trésor.
at-theft-none = Aucun anneau n’a encore servi.
at-about-ring = Un anneau prend une carte à quelqu’un pendant la pause.
at-about-statue = Une statue dorée ne vaut rien, mais un voleur doit la prendre d’abord : elle protège le reste.
at-theft-unseen = Dernier anneau : { $thief } a pris une carte à { $victim }.
at-theft-mine = Dernier anneau : vous avez pris { $card ->
        [crown_jewels] les joyaux de la couronne
        [platinum_pyramids] des pyramides de platine
        [bags_of_gold] des sacs d’or
        [silver_goblets] des gobelets d’argent
        [chest_of_copper] un coffre de cuivre
        [magic_ring] un anneau magique
       *[gilded_statue] une statue dorée
    } à { $name }.
at-theft-lost = Dernier anneau : { $name } vous a pris { $card ->
        [crown_jewels] les joyaux de la couronne
        [platinum_pyramids] des pyramides de platine
        [bags_of_gold] des sacs d’or
        [silver_goblets] des gobelets d’argent
        [chest_of_copper] un coffre de cuivre
        [magic_ring] un anneau magique
       *[gilded_statue] une statue dorée
    }.
at-ring-used = Avec un anneau magique, { $thief } a pris une carte à { $victim }.

at-hoard-count = { $count ->
        [0] aucun trésor
        [one] 1 carte Trésor
       *[other] { $count } cartes Trésor
    }
at-round-number = Manche { $round }
at-over = Fin de la partie
at-mark-void = dit qu’un secret a été dévoilé
at-mark-ready = attend la suite
at-mark-voted = a voté
at-mark-looks = regarde { $target }

at-now-look = Qui êtes-vous ? Tenez votre carte
at-now-talk = Parlez. Qui est qui ?
at-now-called = Stop ! Vous désignez { $name }…
at-now-void = Secret dévoilé : { $count } voix sur { $needed }
at-now-again = Manche annulée : on redistribue
at-now-shared = Égalité en tête : encore une manche !
at-now-photo = Photo-finish ! Qui en premier ?
at-now-rings = Le temps des anneaux : nul ne peut encore annoncer.
at-now-pause = { $waiting ->
        [one] Encore une personne à attendre
       *[other] Encore { $waiting } personnes à attendre
    }
at-stop-called = { $name } crie Stop !
at-verdict-good = Les gentils gagnent la manche
at-verdict-evil = Les méchants gagnent la manche
at-verdict-void = Manche annulée
at-call = { $caller } a désigné { $target } : { $right ->
        [yes] bien vu !
       *[no] raté !
    }
at-end-nobody = Personne n’a crié Stop, personne ne gagne.
at-end-you = Vous gagnez avec { $points } !
at-end-one = { $name } gagne avec { $points } !
at-end-shared = Victoire partagée à { $points } : { $names }.
at-together-hint = Parlez autour de la table. Tenez votre carte ou votre trésor pour regarder.
at-watching = Vous regardez la partie.
at-screen-talk = Aucun doute ? Tenez Stop sur votre téléphone et glissez vers quelqu’un.

at-stop = Stop
at-stop-label = Stop : tenir, puis glisser vers quelqu’un ou toucher une personne
at-stop-hint = Tenez Stop, puis glissez vers quelqu’un
at-aim-stop = Stop ! Qui est-ce ?
at-aim-ring = L’anneau contre qui ?
at-stop-title = Stop ! C’est { $name } ?
at-stop-right-if = Juste seulement si { $name } est la personne que vous cherchez ; sinon, l’autre camp gagne.
at-stop-traitor = Un traître n’a jamais raison : si vous désignez { $name }, l’autre camp gagne.
at-stop-meaning = Que vaudrait ce Stop ? Tenez pour lire
at-stop-sure = Stop ! C’est { $name }
at-stop-not-yet = Pas encore

at-my-card = Carte
at-my-treasure = Trésor
at-hold-card = Votre carte secrète : tenir pour regarder
at-hold-treasure = { $count ->
        [0] Votre trésor, vide pour l’instant : tenir pour regarder
        [one] Votre trésor, une carte : tenir pour regarder
       *[other] Votre trésor, { $count } cartes : tenir pour regarder
    }

at-talk = Parler
at-talk-empty = Personne n’a encore rien dit.
at-chip-self = Je suis…
at-looking = Vous regardez { $name }
at-looking-gaze = Vous regardez { $name }, qui { $at ->
        [you] vous regarde
       *[other] regarde { $target }
    }
at-look-elsewhere = Ailleurs
at-chip-trust = J’ai confiance
at-chip-doubt = J’ai un doute
at-chip-lie = Mensonge
at-chip-are = C’est…
at-chip-is = { $name } est…
at-chip-statue = J’ai une statue
at-was-true = vrai
at-was-false = faux
at-sign-short = { $sign ->
        [wink] Clin d’œil
        [nod] Oui
        [shake] Non
       *[finger] Doigt
    }
at-sign-noted = { $noticed ->
        [yes] { $sign } : vu
       *[no] { $sign } : pas vu
    }
at-make-sign = { $sign ->
        [wink] Faire un clin d’œil
        [nod] Hocher la tête
        [shake] Faire non de la tête
       *[finger] Lever un doigt
    }

at-photo-about = Plusieurs Stop à la fois. Votre vote est définitif.
at-photo-apart = Personne n’a pu voir quel Stop fut le premier : c’est le premier arrivé qui compte, sauf si vous votez. Un vote est définitif.
at-photo-callers = { $names } ont crié Stop en même temps : votez sur vos téléphones.
at-photo-voted = { $count ->
        [one] { $count } vote sur { $players }.
       *[other] { $count } votes sur { $players }.
    }
at-void-open = Un secret dévoilé ? { $count } voix sur { $needed }
at-void-short = Carte vue ?
at-void-title = Un secret a-t-il été dévoilé ?
at-void-about = Quelqu’un a montré ce que nul ne devait voir ? Quand { $needed } d’entre vous le disent, rien n’est révélé et personne ne pioche. { $edition ->
        [fr] Une pause suit, puis la manche suivante.
       *[en] On redistribue et la manche recommence.
    }
at-void-agree = Oui, un secret a été dévoilé
at-void-take-back = Finalement, non
at-ring-button = Anneau
at-declare-button = Annoncer
at-ready-button = C’est bon
at-ready-waiting = On attend les autres
at-declare-title = Annoncer la victoire ?
at-declare-about = C’est permis à partir de { $goal } points. Tous les trésors sont retournés et le plus riche gagne, qui que ce soit.
at-declare-sure = Retourner les trésors
at-hoards = Tous les trésors

at-narrate = L’ouverture à voix haute
at-narrate-short = Narrateur
at-narrate-eyes = Raconter les yeux fermés
at-narrate-about = Cet appareil peut être le narrateur au début de chaque manche. Il ne dit que ce que tout le monde peut savoir.
at-narrate-again = Depuis le début
at-manner-off = En silence
at-manner-about-off = Seulement par écrit, sur le grand écran.
at-manner-plain = Simple
at-manner-about-plain = Qui est magicien, et ce que vos cartes vous montrent.
at-manner-ceremony = Cérémonie
at-manner-about-ceremony = Yeux fermés, main levée, yeux ouverts : comme avec des cartes en papier.
at-tell-story = Une clé magique voyage dans la nuit : son gardien doit trouver un gentil magicien.
at-tell-story-guards = Les gardes l’escortent, et un traître avec eux.
at-tell-story-evil = Un méchant magicien veut la clé, lui aussi.
at-tell-round = Manche { $round }.
at-tell-wizards = { $count ->
        [one] Le magicien : { $names }.
       *[other] Les magiciens : { $names }.
    }
at-tell-look = Gardez le doigt sur votre carte et voyez qui vous êtes.
at-tell-key = Si vous n’êtes pas magicien, votre carte vous dit qui a la clé.
at-tell-traitors = Traîtres, votre carte vous révèle l’un à l’autre.
at-tell-close = Tout le monde ferme les yeux.
at-tell-key-open = Gardien de la clé, levez la main. Tous sauf les magiciens, ouvrez les yeux et voyez qui a la clé.
at-tell-key-close = Fermez les yeux. Gardien de la clé, baissez la main.
at-tell-traitors-open = Traîtres, ouvrez les yeux et reconnaissez-vous.
at-tell-traitors-close = Traîtres, fermez les yeux.
at-tell-open = Tout le monde ouvre les yeux.
at-tell-begin = Parlez. Aucun doute ? Criez Stop.

at-recap = Qui savait quoi
at-recap-cast = Qui était qui, et qui connaissait qui
at-recap-moments = Ce qui s’est passé
at-recap-knew-nobody = ne connaissait personne
at-recap-void = Pas de Stop : manche annulée.
at-recap-call = { $caller } a désigné { $target } : { $right ->
        [yes] juste.
       *[no] faux.
    } { $winner ->
        [good] Les gentils ont gagné.
       *[evil] Les méchants ont gagné.
    }
at-recap-said = { $name } : { $text }
at-recap-sign = { $sign ->
        [wink] { $name } a fait un clin d’œil.
        [nod] { $name } a hoché la tête.
        [shake] { $name } a fait non de la tête.
       *[finger] { $name } a levé un doigt.
    } Vu par { $seers }.
at-recap-sign-unseen = { $sign ->
        [wink] { $name } a fait un clin d’œil.
        [nod] { $name } a hoché la tête.
        [shake] { $name } a fait non de la tête.
       *[finger] { $name } a levé un doigt.
    } Personne ne l’a vu.
at-recap-stop = { $name } a crié Stop et désigné { $target }.
at-recap-vote = Pour { $name }, le premier Stop fut celui { DE($caller) }.
at-recap-agreed = { $name } a dit qu’un secret était dévoilé.
at-recap-took-back = { $name } a changé d’avis.
at-recap-ring = Avec un anneau, { $thief } a pris { $card ->
        [crown_jewels] les joyaux de la couronne
        [platinum_pyramids] des pyramides de platine
        [bags_of_gold] des sacs d’or
        [silver_goblets] des gobelets d’argent
        [chest_of_copper] un coffre de cuivre
        [magic_ring] un anneau magique
       *[gilded_statue] une statue dorée
    } à { $victim }.
at-recap-declare = { $name } a annoncé la victoire.

## Conseils de première fois : une ligne chacun

at-hint-talk = Pour parler, touchez un visage, même le vôtre.
at-hint-stop = Parlez tout haut. Aucun doute ? Tenez Stop.
at-hint-pause = Ni anneau ni dix points ? Touchez C’est bon.
