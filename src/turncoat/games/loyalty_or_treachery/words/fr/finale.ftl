## La fin de Loyauté ou trahison.

lt-counting = On compte les piles…
lt-end-cards = { $most } cartes à { $least }.
lt-end-hand = { $most } cartes à { $least } : égalité, et c’est la meilleure main qui décide.
lt-end-draw = { $most } cartes à { $least }, et deux mains égales. Personne n’a été assez trahi.
lt-end-draw-title = Match nul !
lt-end-resignation = { $name } a abandonné.
lt-story-lead = { $changes ->
        [0] { $name } a mené de bout en bout, avec jusqu’à { $by ->
            [one] { $by } carte
           *[other] { $by } cartes
        } d’avance.
        [one] L’avance a changé de camp une fois ; la plus grande fut celle { DE($name) } : { $by ->
            [one] { $by } carte.
           *[other] { $by } cartes.
        }
       *[other] L’avance a changé de camp { $changes } fois ; la plus grande fut celle { DE($name) } : { $by ->
            [one] { $by } carte.
           *[other] { $by } cartes.
        }
    }
lt-story-traps = { $set ->
        [0] Personne n’a tendu de piège.
        [1] { $sprung ->
            [0] Un piège a été tendu, et personne n’y est tombé.
           *[other] Un piège a été tendu, et il s’est refermé.
        }
       *[other] { $sprung ->
            [0] { $set } pièges ont été tendus, et aucun ne s’est refermé.
            [1] { $set } pièges ont été tendus, et un seul s’est refermé.
           *[other] { $set } pièges ont été tendus, et { $sprung } se sont refermés.
        }
    }
lt-story-row = { $name } a annoncé juste { $row } fois de suite.
lt-story-curve = Les piles, de la première à la dernière carte
lt-story-set = piège tendu
lt-story-sprung = piège refermé
lt-yours-short = { $by ->
        [0] Au plus serré : seule la main a fait la différence.
        [one] À une carte près, derrière { $name }.
       *[other] À { $by } cartes près, derrière { $name }.
    }
lt-yours-traps = { $count ->
        [one] { $name } a donné dans l’un de vos pièges.
       *[other] { $name } a donné dans { $count } de vos pièges.
    }
lt-yours-row = Vous avez annoncé juste { $row } fois de suite.
