## La fin d’une partie : comptée, racontée, partagée.

finale-you-win = Vous gagnez !
finale-you-share = Vous gagnez, avec { $names } !
finale-wins = { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
finale-nobody = Personne ne gagne.
finale-skip = Passer
finale-story = Ce qui s’est passé
finale-card = Une carte à partager
finale-card-keep = Garder l’image
finale-behind = { $by ->
        [one] À un point de la victoire ({ $names }).
       *[other] À { $by } points de la victoire ({ $names }).
    }
