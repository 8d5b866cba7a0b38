## La fin d’Êtes-vous le traître ?

at-counting = On retourne les trésors…
at-end-how = { $count ->
        [one] Avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de trésor.
       *[other] Avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de trésor chacun.
    }
at-end-nobody-how = Personne n’a crié Stop, et personne n’a trouvé de trésor.
at-story-rounds = { $count ->
        [0] Aucune manche n’a été gagnée.
        [one] Une manche, gagnée par { $good ->
            [0] les méchants.
           *[other] les gentils.
        }
       *[other] { $count } manches : { $good } pour les gentils, { $evil } pour les méchants.
    }
at-story-lies = { $count ->
        [one] { $names } a menti plus que tout le monde
       *[other] { $names } ont menti plus que tout le monde
    } : { $lies ->
        [one] une fois.
       *[other] { $lies } fois.
    }
at-story-fooled = { $count ->
        [one] { $names } a désigné
       *[other] { $names } ont désigné
    } { $times ->
        [one] une fois
       *[other] { $times } fois
    } la mauvaise personne.
at-story-rings = { $count ->
        [one] Un anneau magique a servi.
       *[other] { $count } anneaux magiques ont servi.
    }
at-story-shortest = La manche la plus courte a duré { $time }.
at-story-picture = Qui a trompé qui
at-story-fool = a trompé
at-story-found = a démasqué
at-yours-fooled = Vous avez trompé { $names }.
at-yours-calls = { $right ->
        [0] { $all ->
            [one] Vous avez désigné quelqu’un une fois, et c’était la mauvaise personne.
           *[other] Vous avez désigné quelqu’un { $all } fois, et jamais la bonne personne.
        }
       *[other] { $all ->
            [one] Vous avez désigné quelqu’un une fois, et à raison.
           *[other] Vous avez désigné quelqu’un { $all } fois, dont { $right } à raison.
        }
    }
