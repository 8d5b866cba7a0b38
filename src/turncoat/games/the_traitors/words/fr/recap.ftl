## La saison vue d’après : ce qui s’est vraiment passé, et qui avait raison quand.

tt-recap-end = La fin
tt-recap-days = Jour après jour
tt-recap-day = Jour { $day }
tt-recap-night = Nuit { $night }
tt-recap-player = Joueur
tt-recap-bars = { $bars ->
        [0] La mission n’a rien rapporté.
        [one] La mission a rapporté { $bars } lingot.
       *[other] La mission a rapporté { $bars } lingots.
    }
tt-recap-shield = { $taken ->
        [yes] { $name } a trouvé un bouclier et l’a pris.
       *[no] { $name } a trouvé un bouclier et l’a laissé là.
    }
tt-recap-tied = { $stage ->
        [vote] Premier vote : égalité
        [runoff] Deuxième vote : toujours égalité
        [runoff_again] Troisième vote : toujours égalité
        [safe_vote] Vote avec les ex æquo à l’abri : égalité, tirage au sort
       *[revote] Dernier vote : égalité, tirage au sort
    }
tt-recap-banished = { $stage ->
        [vote] Bannissement : { $name }
        [runoff] Bannissement au deuxième vote : { $name }
        [runoff_again] Bannissement au troisième vote : { $name }
        [safe_vote] Bannissement, les ex æquo à l’abri : { $name }
       *[revote] Bannissement au dernier vote : { $name }
    } ({ $identity ->
        [traitor] Traître
       *[loyal] Loyal
    })
tt-recap-table = Table ronde
tt-recap-lot = Par tirage au sort : { $name } ({ $identity ->
        [traitor] Traître
       *[loyal] Loyal
    })
tt-recap-reasons = Avec leurs raisons
tt-recap-conclave = { $count ->
        [one] Au Conclave, sans personne d’autre : { $names }.
       *[other] Au Conclave : { $names }.
    }
tt-recap-empty-conclave = Personne au Conclave : il ne restait aucun Traître.
tt-recap-shown = Bouclier montré là par { $names }.
tt-recap-blackmail = { $name } a subi un chantage, et a rejoint les Traîtres.
tt-recap-tempt = { $accepted ->
        [yes] { $name } a reçu une lettre, et a dit oui.
       *[no] { $name } a reçu une lettre, et n’a pas cédé.
    }
tt-recap-list = Sur la liste de la mort : { $names }.
tt-recap-murder = Meurtre : { $name }.
tt-recap-shielded = On a voulu assassiner { $name }, qu’un bouclier protégeait.
tt-recap-feint = Ils n’ont assassiné personne, exprès.
tt-recap-watch = Revoir ce moment
tt-recap-suspicion = Les soupçons, nuit après nuit
tt-recap-suspicion-about = Combien de personnes ont nommé qui, quand on a demandé à chacun qui il soupçonnait le plus.
tt-recap-key-traitor = Traître cette nuit-là
tt-recap-right = Qui avait raison quand
tt-recap-right-about = La dernière réponse de chacun, chaque nuit, éliminés compris. Qui était Traître cette nuit-là n’avait rien à deviner.
tt-recap-score = Justes
tt-recap-was-right = juste
tt-recap-was-wrong = faux
tt-recap-again = Revoir toute la saison
tt-recap-again-about = Comme l’un de vous l’a vue, ou avec tout à découvert.
tt-recap-share = Pour ceux qui y étaient
