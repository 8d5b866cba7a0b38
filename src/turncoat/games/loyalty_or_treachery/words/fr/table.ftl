## Ce que l’on voit et entend à une table de Loyauté ou Trahison, quel que soit l’écran.
## $who vaut `you` pour qui lit et `other` pour tout autre, nommé $name. Les cartes sont écrites par le support.

game-loyalty-or-treachery = Loyauté ou Trahison
about-loyalty-or-treachery = Deux joueurs, un paquet. Annoncez une couleur et tirez ; puis prenez davantage, ou tendez un piège avec vos propres cartes.
lt-colour-red = Loyauté (rouge)
lt-colour-black = Trahison (noir)
lt-suit-H = cœur
lt-suit-D = carreau
lt-suit-S = pique
lt-suit-C = trèfle

lt-you = Vous
lt-deck = Paquet
lt-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
lt-empty = vide
lt-turn = Tour { $turn } sur { $limit }
lt-cut = Qui commence ? Qui devine en premier la couleur de la carte du dessus choisit.
lt-know = Vous connaissez
lt-know-none = Vous n’en connaissez aucune.
lt-no-run = aucune carte rendue
lt-run = { $who ->
        [you] { $count ->
            [one] votre piège, sur le dessus
           *[other] votre piège, de haut en bas
        }
       *[other] { $count ->
            [one] le piège { DE($name) }, sur le dessus
           *[other] le piège { DE($name) }, de haut en bas
        }
    }
lt-top-known = La carte du dessus est { $card } : c’est vous qui l’y avez mise.
lt-top-trap = La carte du dessus est un piège { DE($name) }. Annoncez juste, et elle est à vous.

lt-by-clock = { $who ->
        [you] Votre temps est écoulé : la table joue pour vous.
       *[other] Le temps { DE($name) } est écoulé : la table joue.
    }
lt-called = { $who ->
        [you] Vous annoncez { $colour } et tirez { $card }.
       *[other] { $name } annonce { $colour } et tire { $card }.
    }
lt-cut-right = Juste !
lt-cut-wrong = Faux.
lt-first = { $who ->
        [you] Vous jouez le premier tour.
       *[other] { $name } joue le premier tour.
    }
lt-right = { $who ->
        [you] Juste : elle est à vous.
       *[other] Juste : { $name } la garde.
    }
lt-wrong = { $who ->
        [you] Faux : elle vous revient.
       *[other] Faux : elle revient à { $name }.
    }
lt-trap = { $who ->
        [you] Votre piège se referme ! Vous pouvez prendre { $most ->
            [1] une carte
           *[other] jusqu’à { $most } cartes
        }.
       *[other] Un piège ! La carte était à { $name }, qui peut en prendre { $most ->
            [1] une
           *[other] jusqu’à { $most }
        }.
    }
lt-loyalty = { $who ->
        [you] { $count ->
            [0] Loyauté : vous ne tirez rien de plus.
           *[other] Loyauté : vous tirez { $cards }.
        }
       *[other] { $count ->
            [0] Loyauté : { $name } ne tire rien de plus.
            [1] Loyauté : { $name } tire une carte de plus{ $known ->
                [no] , cachée.
               *[yes] {" :"} { $cards }, vous le savez.
            }
           *[other] Loyauté : { $name } tire { $count } cartes de plus{ $known ->
                [no] , cachées.
                [some] , dont { $cards }, vous le savez.
               *[yes] {" :"} { $cards }, vous le savez.
            }
        }
    }
lt-treachery = { $who ->
        [you] { $count ->
            [0] Trahison : vous ne rendez rien.
           *[other] Trahison : vous posez { $cards } sur le paquet, face cachée.
        }
       *[other] { $count ->
            [0] Trahison : { $name } ne rend rien.
            [1] Trahison : { $name } pose une carte sur le paquet, face cachée.
           *[other] Trahison : { $name } pose { $count } cartes sur le paquet, face cachée.
        }
    }
lt-void = { $who ->
        [you] L’ancien piège ne vaut plus : les { $count } cartes rendues jouent désormais pour vous.
       *[other] L’ancien piège ne vaut plus : les { $count } cartes rendues jouent désormais pour { $name }.
    }
lt-take = { $who ->
        [you] { $count ->
            [0] Vous ne prenez rien.
           *[other] Vous prenez { $cards }.
        }
       *[other] { $count ->
            [0] { $name } ne prend rien.
           *[other] { $name } prend { $cards } dans la pile.
        }
    }
lt-rest = { $who ->
        [you] Vous vous reposez : c’était la dernière carte.
       *[other] { $name } se repose : c’était la dernière carte.
    }
lt-resign = { $who ->
        [you] Vous abandonnez.
       *[other] { $name } abandonne.
    }

lt-result-cards = { $who ->
        [you] Vous gagnez, { $most } à { $least }.
       *[other] { $name } gagne, { $most } à { $least }.
    }
lt-result-hand = { $who ->
        [you] { $count } cartes partout, et la meilleure main est la vôtre : vous gagnez.
       *[other] { $count } cartes partout, et la meilleure main est celle { DE($name) }, qui gagne.
    }
lt-result-draw = Autant de cartes, une main aussi bonne : égalité. Personne n’a assez trahi.
lt-result-resignation = { $who ->
        [you] La table est à vous : vous gagnez.
       *[other] La table est à { $name }, qui gagne.
    }

lt-hand-high_card = carte haute
lt-hand-pair = une paire
lt-hand-two_pair = deux paires
lt-hand-triple = un brelan
lt-hand-straight = une quinte
lt-hand-flush = une couleur
lt-hand-full_house = un full
lt-hand-four = un carré
lt-hand-straight_flush = une quinte flush
