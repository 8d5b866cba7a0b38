## La fin d’une saison : qui est qui, l’argent, et l’histoire que cela raconte

tt-finale-counting = Qui est qui ?
tt-finale-how = { $side ->
        [traitors] { $count ->
            [one] Il restait un Traître{ $bars ->
                [0] . Mais il n’y a pas d’argent à prendre.
               *[other] , et tout l’argent est pour lui.
            }
           *[other] Il restait des Traîtres{ $bars ->
                [0] . Mais il n’y a pas d’argent à prendre.
               *[other] , et tout l’argent est pour eux.
            }
        }
        [loyal] { $bars ->
            [0] Il ne restait aucun Traître. Pas d’argent, mais l’honneur est sauf.
            [one] Il ne restait aucun Traître : les Loyaux se partagent un lingot.
           *[other] Il ne restait aucun Traître : les Loyaux se partagent { $bars } lingots.
        }
       *[nobody] Il ne restait personne au château.
    }
tt-finale-side = { $side ->
        [traitors] Les Traîtres gagnent !
       *[loyal] Les Loyaux gagnent !
    }
tt-finale-recap = Ce qui s’est vraiment passé
tt-story-count = { $murdered ->
        [0] Aucun meurtre,
        [one] Un meurtre,
       *[other] { $murdered } meurtres,
    } { $banished ->
        [0] aucun bannissement.
        [one] un bannissement
       *[other] { $banished } bannissements
    }{ $banished ->
        [0] { "" }
       *[other] { $traitors ->
            [0] , mais pas un seul Traître.
            [one] , dont un Traître.
           *[other] , dont { $traitors } Traîtres.
        }
    }
tt-story-fooled = { $name } a berné la table : { $nights ->
        [one] une nuit
       *[other] { $nights } nuits
    } au Conclave, { $named ->
        [0] et pas un seul soupçon.
        [one] et un seul soupçon.
       *[other] malgré { $named } soupçons.
    }
tt-story-turned = { $count ->
        [one] Du côté des Loyaux à l’arrivée, puis des Traîtres : { $names }.
       *[other] Du côté des Loyaux à l’arrivée, puis des Traîtres : { $names }.
    }
tt-story-nose = Le meilleur flair : { $name }, { $right ->
        [one] { $right } bon soupçon sur { $all }.
       *[other] { $right } bons soupçons sur { $all }.
    }
tt-story-accused = { $name } n’a jamais trahi, et on a pourtant cité son nom { $named ->
        [one] une fois.
       *[other] { $named } fois.
    }
tt-story-curve = Combien soupçonnaient qui, nuit après nuit
tt-story-became = passe aux Traîtres
tt-story-out = hors du jeu
tt-story-votes = Qui a voté contre qui
tt-story-vote-right = vote contre un Traître
tt-story-vote-wrong = vote contre un Loyal
tt-own = { $kind ->
        [host] Vous les avez menés jusqu’au bout, sans rien laisser paraître de ce que vous saviez depuis la première nuit.
        [left] Vous avez quitté la partie le jour { $day }, et vous avez vu la fin quand même.
        [traitor-won] Vous avez berné tout le monde : { $named ->
            [0] pas un vote contre vous.
            [one] un seul vote contre vous.
           *[other] { $named } votes contre vous, et vous voilà.
        }
        [traitor-found] Votre masque est tombé le jour { $day }.
        [traitor-gone] Vous étiez du côté des Traîtres, et cela n’a pas duré.
        [loyal-won] Du côté des Loyaux jusqu’au bout, et cela a payé.
        [loyal-murdered] Un meurtre, et c’était vous : les Traîtres ne voulaient plus de vous à table le jour { $day }.
        [loyal-banished] Vous étiez du côté des Loyaux, et la table a voulu votre départ le jour { $day }.
       *[loyal-fooled] Jusqu’au bout, vous avez fait confiance à { $names } : à tort.
    }
tt-own-right = Vous aviez vu juste pour { $names }.
tt-story-departed = Parmi ceux qui étaient sortis, { $name } a vu le plus clair : { $right } sur { $all } paris et soupçons.
tt-own-departed = Une fois dehors, vous avez vu juste { $right } fois sur { $all }, paris et soupçons.
