## La table dessinée de Loyauté ou Trahison. $who vaut `you` pour qui lit et `other` pour tout autre.

bot-loyalty-or-treachery-random = Hasard
bot-loyalty-or-treachery-random-about = Joue ce qui lui passe par la tête. Bon pour une première partie.
bot-loyalty-or-treachery-novice = Novice
bot-loyalty-or-treachery-novice-about = Ne compte rien et suit ses envies. Parfait pour une première soirée.
bot-loyalty-or-treachery-casual = Joueur occasionnel
bot-loyalty-or-treachery-casual-about = Compte les couleurs et, de temps en temps, réfléchit avant de piocher.
bot-loyalty-or-treachery-counter = Compteur
bot-loyalty-or-treachery-counter-about = Compte les couleurs, pèse chaque coup et tend des pièges impossibles à deviner. Un bon adversaire.
bot-loyalty-or-treachery-searcher = Chercheur
bot-loyalty-or-treachery-searcher-about = Passe en revue mille paquets possibles. Dur à battre.

lt-card = { $rank } de { $suit }
lt-rank-2 = le deux
lt-rank-3 = le trois
lt-rank-4 = le quatre
lt-rank-5 = le cinq
lt-rank-6 = le six
lt-rank-7 = le sept
lt-rank-8 = le huit
lt-rank-9 = le neuf
lt-rank-T = le dix
lt-rank-J = le valet
lt-rank-Q = la dame
lt-rank-K = le roi
lt-rank-A = l’as

lt-worth = Le barème : combien de cartes
lt-chart-1 = 2–5
lt-chart-2 = 6–10
lt-chart-3 = J, Q, K, A

lt-now-cut = { $who ->
        [you] Qui commence ? Loyauté ou Trahison ?
       *[other] { $name } annonce pour commencer.
    }
lt-now-choose = { $who ->
        [you] Choisissez qui commence.
       *[other] { $name } choisit qui commence.
    }
lt-now-call = { $who ->
        [you] À vous : Loyauté ou Trahison ?
       *[other] À { $name } d’annoncer.
    }
lt-now-last = { $who ->
        [you] La dernière carte : Loyauté ou Trahison ?
       *[other] La dernière carte : à { $name } d’annoncer.
    }
lt-now-action = { $who ->
        [you] Juste ! Tirer encore, ou tendre un piège ?
       *[other] Juste ! { $name } peut tirer encore ou tendre un piège.
    }
lt-now-take = { $who ->
        [you] Votre piège s’est refermé !
       *[other] Le piège { DE($name) } s’est refermé.
    }
lt-turning = { $who ->
        [you] Vous annoncez { $colour }…
       *[other] { $name } annonce { $colour }…
    }
lt-turning-last = { $who ->
        [you] La dernière carte ! Vous annoncez { $colour }…
       *[other] La dernière carte ! { $name } annonce { $colour }…
    }
lt-acting = doit jouer
lt-won = gagne
lt-call-red = Loyauté
lt-call-black = Trahison
lt-ink-red = rouge
lt-ink-black = noir
lt-begin-me = Je commence
lt-begin-other = { $name } commence
lt-loyalty-title = Loyauté
lt-loyalty-about = tirer encore, en secret
lt-loyalty-draw = { $count ->
        [0] Loyauté : ne rien tirer
        [one] Loyauté : tirer une carte
       *[other] Loyauté : tirer { $count } cartes
    }
lt-rest-button = Repos
lt-treachery-button = { $most ->
        [one] Trahison : piéger avec une carte
       *[other] Trahison : un piège de { $most } au plus
    }
lt-take-title = Combien en prenez-vous ?
lt-take-count = { $count ->
        [0] Ne rien prendre
        [one] Prendre une carte
       *[other] Prendre { $count } cartes
    }
lt-take-unseen = { $count ->
        [one] { $name } prend une carte dans la pile.
       *[other] { $name } prend { $count } cartes dans la pile.
    }

lt-deck-hold = Paquet : maintenez pour voir les cartes que vous avez rendues
lt-returned = { $who ->
        [you] { $count ->
            [one] votre piège : 1 carte
           *[other] votre piège : { $count } cartes
        }
       *[other] { $count ->
            [one] piège { DE($name) } : 1 carte
           *[other] piège { DE($name) } : { $count } cartes
        }
    }
lt-next-cards = suivent
lt-goes-to = pour { $name }
lt-verdict-right = Juste
lt-verdict-wrong = Faux
lt-last-shown = dernière montrée
lt-nothing-shown = rien encore

lt-pile-open = { $count ->
        [one] Voir votre pile : { $count } carte
       *[other] Voir votre pile : { $count } cartes
    }
lt-pile-title = Votre pile ({ $count })
lt-pile-of = Pile { DE($name) }
lt-pile-empty = Vous n’avez pas encore de cartes.
lt-sort = Ordre
lt-sort-colour = Couleur
lt-sort-rank = Valeur
lt-sort-won = Arrivée
lt-sort-about = Faites glisser une carte pour la déplacer.
lt-sort-keys = Au clavier : Maj et une flèche.
lt-theirs = Vous savez { QUE($name) } a
lt-treachery-title = { $most ->
        [one] Rendre une carte
       *[other] Rendre { $most } cartes au plus
    }
lt-treachery-about = Touchez des cartes de votre pile. La première est sur le dessus : c’est elle que l’on annoncera.
lt-treachery-set = { $count ->
        [0] Ne rien rendre
        [one] Rendre cette carte
       *[other] Rendre ces { $count } cartes
    }
lt-tray = Cartes à rendre, celle du dessus d’abord
lt-tray-top = Dessus du paquet
lt-tray-empty = Rien n’est choisi
lt-tray-add = Choisir { $card }
lt-tray-remove = Reprendre { $card }, numéro { $place } depuis le dessus
lt-tray-full = { $most ->
        [one] Vous ne pouvez en rendre qu’une.
       *[other] Vous ne pouvez en rendre que { $most }.
    }
lt-tray-one = Cette table en veut exactement une.
lt-trap-wins = Si { $name } se trompe, elle vous revient et vous pouvez prendre { $most ->
        [one] une carte de plus.
       *[other] jusqu’à { $most } cartes de plus.
    }
lt-move-up = Monter { $card }
lt-move-down = Descendre { $card }

## Conseils de première fois : une ligne chacun

lt-hint-call = Juste : la carte est à vous. Faux : à l’autre.
lt-hint-action = Le piège se referme si l’autre se trompe.
lt-hint-trap = Carte en travers : un piège. Attention !
