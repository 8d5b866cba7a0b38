## La fin : on compte, puis l’histoire que cela raconte

sr-counting = Comptons…
sr-end-how = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $treasures ->
        [0] aucun trésor
        [one] un trésor
       *[other] { $treasures } trésors
    } { $bad ->
        [0] et aucune tête de mort.
        [one] et une tête de mort.
       *[other] et { $bad } têtes de mort.
    }
sr-story-memory = La meilleure mémoire : { $name }, { $right ->
        [one] { $right } réponse juste
       *[other] { $right } réponses justes
    } sur { $all }.
sr-story-objections = L’oreille la plus fine : { $name }, { $right ->
        [one] { $right } objection fondée
       *[other] { $right } objections fondées
    } sur { $all }.
sr-story-unnoticed = { $count ->
        [0] Pas une seule erreur ne vous a échappé.
        [one] Une erreur est passée sans que personne la remarque.
       *[other] { $count } erreurs sont passées sans que personne les remarque.
    }
sr-story-trap = Le piège qui a le mieux marché : { $trap }, { $count ->
        [one] { $count } réponse fausse.
       *[other] { $count } réponses fausses.
    }
sr-story-curve = Les points de chacun au fil de la partie
sr-story-caught = une erreur relevée
sr-yours-memory = Vos réponses justes : { $right } sur { $all }.
sr-yours-caught = { $count ->
        [one] Vous avez relevé une erreur.
       *[other] Vous avez relevé { $count } erreurs.
    }
