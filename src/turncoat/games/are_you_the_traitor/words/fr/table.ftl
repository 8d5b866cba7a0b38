## Ce qui se voit et s’entend à une table d’« Are You the Traitor? », quel que soit l’écran.
## $who vaut `you` pour qui lit et `other` pour toute autre personne, nommée $name ; de même $toward, avec $target.

game-are-you-the-traitor = Êtes-vous le traître ?
about-are-you-the-traitor = Chacun cherche quelqu’un. Parlez, mentez, observez ; aucun doute ? Criez Stop et désignez quelqu’un.
at-character-keyholder = Gardien de la clé
at-character-guard = Garde
at-character-traitor = Traître
at-character-wizard = Magicien
at-role-keyholder = Gardien de la clé
at-role-guard = Garde
at-role-traitor = Traître
at-role-good_wizard = Gentil magicien
at-role-evil_wizard = Méchant magicien
at-own-keyholder = Vous êtes le gardien de la clé. Trouvez un gentil magicien.
at-own-guard = Vous êtes un garde. Trouvez un traître.
at-own-traitor = Vous êtes un traître. Ne vous faites pas prendre : si vous criez Stop, votre camp perd.
at-own-good_wizard = Vous êtes un gentil magicien. Trouvez un traître.
at-own-evil_wizard = Vous êtes un méchant magicien. Trouvez le gardien de la clé.
at-known-keyholder = Vous savez { QUE($name) } est le gardien de la clé.
at-known-traitor = Vous savez { QUE($name) } est aussi un traître.
at-wizards = { $count ->
        [one] Le magicien : { $names }
       *[other] Les magiciens : { $names }
    }

at-treasure-crown_jewels = Joyaux de la couronne
at-treasure-platinum_pyramids = Pyramides de platine
at-treasure-bags_of_gold = Sacs d’or
at-treasure-silver_goblets = Gobelets d’argent
at-treasure-chest_of_copper = Coffre de cuivre
at-treasure-magic_ring = Anneau magique
at-treasure-gilded_statue = Statue dorée
at-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

at-claim-am-keyholder = Je suis le gardien de la clé.
at-claim-am-guard = Je suis un garde.
at-claim-am-traitor = Je suis un traître.
at-claim-am-good_wizard = Je suis un gentil magicien.
at-claim-am-evil_wizard = Je suis un méchant magicien.
at-claim-is-keyholder = { $who ->
        [you] Le gardien de la clé, c’est vous.
       *[other] Le gardien de la clé, c’est { $name }.
    }
at-claim-is-guard = { $who ->
        [you] Vous êtes un garde.
       *[other] { $name } est un garde.
    }
at-claim-is-traitor = { $who ->
        [you] Vous êtes un traître.
       *[other] { $name } est un traître.
    }
at-claim-is-good_wizard = { $who ->
        [you] Vous êtes un gentil magicien.
       *[other] { $name } est un gentil magicien.
    }
at-claim-is-evil_wizard = { $who ->
        [you] Vous êtes un méchant magicien.
       *[other] { $name } est un méchant magicien.
    }
at-claim-trust = { $who ->
        [you] Je vous fais confiance.
       *[other] Je fais confiance à { $name }.
    }
at-claim-doubt = { $who ->
        [you] Je me méfie de vous.
       *[other] Je me méfie { DE($name) }.
    }
at-claim-lie = { $who ->
        [you] Vous mentez.
       *[other] { $name } ment.
    }
at-claim-statue = J’ai une statue dorée.
at-said = { $name } : { $text }

at-sign-wink = { $who ->
        [you] Vous faites un clin d’œil.
       *[other] { $name } fait un clin d’œil.
    }
at-sign-nod = { $who ->
        [you] Vous hochez la tête.
       *[other] { $name } hoche la tête.
    }
at-sign-shake = { $who ->
        [you] Vous secouez la tête.
       *[other] { $name } secoue la tête.
    }
at-sign-finger = { $who ->
        [you] Vous levez un doigt.
       *[other] { $name } lève un doigt.
    }
at-sign-noticed = { $noticed ->
        [yes] Quelqu’un l’a vu.
       *[no] Personne ne l’a vu.
    }
at-look = Vous regardez { $name }.
at-look-away = Vous ne regardez personne.

at-dealt = Manche { $round }. Les personnages sont distribués.
at-you-call = Vous criez Stop et désignez { $name }. Quelqu’un d’autre ?
at-photo-finish = Plusieurs ont crié Stop à la fois : { $names }. À qui le premier Stop ?
at-called = { $who ->
        [you] Vous avez crié Stop et désigné { $target }.
       *[other] { $toward ->
            [you] { $name } a crié Stop, le doigt pointé vers vous.
           *[other] { $name } a crié Stop et désigné { $target }.
        }
    }
at-was = { $name } était : { $role }
at-right = Bien vu !
at-wrong = Raté !
at-wins-good = Les gentils gagnent la manche.
at-wins-evil = Les méchants gagnent la manche.
at-drew = Vous piochez : { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
at-void = La manche est annulée : rien n’est révélé, personne ne pioche.
at-exposed = { $who ->
        [you] Vous dites qu’un secret a été dévoilé.
       *[other] { $name } dit qu’un secret a été dévoilé.
    }
at-theft = { $who ->
        [you] Vous utilisez un anneau magique et prenez une carte à { $target }
       *[other] { $toward ->
            [you] { $name } utilise un anneau magique et vous prend une carte
           *[other] { $name } utilise un anneau magique et prend une carte à { $target }
        }
    }{ $known ->
        [yes] { " :" } { $card }.
       *[no] .
    }
at-ready = { $who ->
        [you] Vous attendez la suite.
       *[other] { $name } attend la suite.
    }
at-shown = Victoire annoncée, tous les trésors sont retournés. Égalité en tête : place aux anneaux, puis à une autre manche !

at-result-points = { $count ->
        [one] { $names } gagne avec { $points } points.
       *[other] { $names } se partagent la victoire avec { $points } points.
    }
at-result-silence = { $count ->
        [0] Personne n’a crié Stop pendant trois manches, et personne n’a de trésor : personne ne gagne.
        [one] Personne n’a crié Stop pendant trois manches. { $names } a le plus de points et gagne.
       *[other] Personne n’a crié Stop pendant trois manches. { $names } sont à égalité en tête et se partagent la victoire.
    }
