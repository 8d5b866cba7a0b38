## Le grand écran des Traîtres : ce que dit le maître du jeu, écrit et à voix haute, et ce qui s’y tient pendant ce temps.

tt-tell-arrival = Bienvenue au château. Vous arrivez tous Loyaux. Tous ne le resteront pas.
tt-tell-eager = Votre téléphone vous demande à quel point vous aimeriez être Traître. Personne d’autre ne voit la réponse.
tt-tell-morning = Jour { $day }. Le château s’éveille, le petit-déjeuner est servi.
tt-tell-comes = { $name } entre.
tt-tell-all-here = La porte se referme. Tout le monde est là ?
tt-tell-missing = Une chaise reste vide. Cette nuit, les Traîtres ont assassiné { $name }.
tt-tell-nobody = Personne ne manque ce matin.
tt-tell-left = { $count ->
        [one] { $names } a quitté le château.
       *[other] { $names } ont quitté le château.
    }
tt-tell-list = { $count ->
        [one] On a trouvé une liste de la mort. Un seul nom y figure.
       *[other] On a trouvé une liste de la mort. { $count } noms y figurent.
    }
tt-tell-listed = { $name }.
tt-tell-shield = { $name } montre un bouclier.
tt-tell-final = Voici le jour final.
tt-tell-mission = Jour { $day }. { $mission ->
        [vault] La mission est la Chambre forte. Regardez bien ses portes avant qu’elles ne se ferment.
        [duel] La mission est le Duel. Deux par deux, vous jouez à Loyauté ou Trahison ; chaque annonce juste compte.
        [message] La mission est le Message. Une phrase a été déchirée. Dites-vous ce que vous tenez, et mettez-la en ordre.
       *[other] Le maître du jeu a une mission pour vous.
    }
tt-tell-closed = Les portes sont fermées. Qu’y avait-il derrière ? Répondez à tour de rôle.
tt-tell-turn = { $name } : que cachait la porte { $door } ?
tt-tell-verdict = { $right ->
        [yes] Juste.
        [no] Non, la porte { $door } cachait autre chose.
       *[late] { $name } ne dit rien.
    }
tt-tell-read = Écoutons ce qu’il dit.
tt-tell-silver = { $bars ->
        [0] La mission n’a rien rapporté.
        [one] La mission a rapporté un lingot d’argent.
       *[other] La mission a rapporté { $bars } lingots d’argent.
    } { $total ->
        [0] La pile reste vide.
        [one] La pile compte un lingot.
       *[other] La pile compte { $total } lingots.
    }
tt-tell-armoury = { $count ->
        [one] { $names } peut entrer dans l’armurerie.
       *[other] { $names } peuvent entrer dans l’armurerie.
    }
tt-tell-doors = Chacun ouvre une porte, et voit seul ce qu’il y a derrière.
tt-tell-door = { $name } ouvre la porte { $door }.
tt-tell-talk = { $kind ->
        [day] La Table ronde. Parlez : avant la nuit, l’un de vous sera banni.
        [first] La Table ronde du jour final. Parlez : l’un de vous doit partir.
        [final] De nouveau la Table ronde. L’un de vous doit encore partir.
       *[last] La dernière Table ronde. Après elle, il n’y a plus que la vérité.
    }
tt-tell-talk-again = Toujours égalité. Parlez, tous, un petit moment.
tt-tell-write = { $stage ->
        [vote] Écrivez un nom. Ce qui est écrit reste écrit.
        [runoff] On revote : ceux qui sont à égalité ne votent pas, et eux seuls peuvent être nommés.
        [runoff_again] On vote encore une fois, entre ceux qui restent à égalité.
        [safe_vote] Tout le monde vote de nouveau, et ceux qui étaient à égalité sont à l’abri.
       *[revote] Tout le monde vote encore une fois, entre ceux qui sont à égalité.
    }
tt-tell-votes-in = Tous les votes sont là.
tt-tell-voter = { $voter } retourne l’ardoise.
tt-tell-vote = { $voter } a écrit : { $target }.
tt-tell-decides = C’est décidé : { $name }.
tt-tell-blank = { $voter } n’a rien écrit.
tt-tell-tie = Égalité : { $names }.
tt-tell-no-vote = Personne n’a de voix.
tt-tell-defence = { $count ->
        [one] { $names }, la table vous écoute.
       *[other] { $names }, la table vous écoute tous.
    }
tt-tell-lots = Toujours égalité. Le sort décidera.
tt-tell-counted = Les voix sont comptées.
tt-tell-drawn = Le sort a tranché.
tt-tell-banished = { $name }, la table vous bannit. Levez-vous.
tt-tell-who = { $name }, dites-nous qui vous êtes.
tt-tell-identity = { $identity ->
        [traitor] { $name } était un Traître.
       *[loyal] { $name } était un Loyal.
    }
tt-tell-identity-now = { $identity ->
        [traitor] { $name } : un Traître.
       *[loyal] { $name } : un Loyal.
    }
tt-tell-unknown = { $name } s’en va, et personne n’apprend qui c’était.
tt-tell-night = Nuit { $day }. Le château s’endort.
tt-tell-night-on = La nuit continue.
tt-tell-asked = On demande maintenant quelque chose à chacun. Regardez votre téléphone, et personne d’autre.
tt-tell-break = Vous n’êtes plus que { $count }. Une pause, avant la dernière question.
tt-tell-end-vote = Voulez-vous tous en finir ici ? Si une seule personne refuse, il y aura encore une Table ronde.
tt-tell-held-up = Les réponses sont là.
tt-tell-goes-on = Tout le monde n’a pas dit oui à temps. On continue.
tt-tell-over = La saison est finie. Tous ceux qui restent révèlent qui ils sont.

tt-screen-aloud = Lire à voix haute
tt-screen-silver = { $bars ->
        [one] { $bars } lingot d’argent
       *[other] { $bars } lingots d’argent
    }
tt-screen-bars = { $bars ->
        [one] lingot
       *[other] lingots
    }
tt-screen-ready = { $ready ->
        [one] { $ready } sur { $all } est prêt
       *[other] { $ready } sur { $all } sont prêts
    }
tt-screen-calls = { $calls ->
        [0] Pas encore d’annonce
       *[other] { $right ->
            [one] { $right } annonce juste sur { $calls }
           *[other] { $right } annonces justes sur { $calls }
        }
    }
tt-screen-fragments = { $count ->
        [one] { $count } fragment posé sur { $fragments }
       *[other] { $count } fragments posés sur { $fragments }
    }
tt-screen-answered = { $answered ->
        [one] { $answered } réponse sur { $questions }
       *[other] { $answered } réponses sur { $questions }
    }
tt-screen-written = { $written ->
        [one] { $written } sur { $all } a écrit
       *[other] { $written } sur { $all } ont écrit
    }
tt-screen-list = Liste de la mort
tt-screen-blank = rien
tt-screen-reason = « { $reason } »
tt-screen-safe = à l’abri
tt-screen-votes = { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }
tt-screen-sleeps = Le château dort
tt-screen-who = Qui êtes-vous ?
tt-screen-murdered = Meurtre
tt-screen-withdrawn = Départ
tt-screen-agree = { $agree ->
        [yes] En finir
       *[no] Voter encore
    }
tt-screen-shield = montre un bouclier
tt-screen-door = Porte { $door }
tt-screen-banished = Bannissement
tt-end-identity = { $identity ->
        [traitor] Traître
       *[loyal] Loyal
    }

tt-end-headline = { $side ->
        [traitors] { $count ->
            [one] Le Traître gagne : { $names }
           *[other] Les Traîtres gagnent : { $names }
        }
        [loyal] Les Loyaux gagnent : { $names }
       *[nobody] Il ne reste personne, et personne ne gagne
    }
tt-end-nothing = rien
tt-end-no-silver = pas d’argent
tt-end-fate = { $how ->
        [murdered] meurtre, nuit { $night }
        [banished] bannissement, jour { $day }
       *[withdrawn] départ, jour { $day }
    }
tt-end-group = { $identity ->
        [traitor] { $count ->
            [one] Traître :
           *[other] Traîtres :
        }
       *[loyal] Loyaux :
    }
tt-end-recap = Ce qui s’est vraiment passé

tt-tell-rules = Toujours égalité. Le maître du jeu tranche.
tt-tell-will-ask = Le maître du jeu demandera-t-il qui c’était ?
tt-tell-paused = Le maître du jeu a mis la saison en pause.
tt-tell-resumed = La saison reprend.
tt-tell-host-chooses = Fermez tous les yeux. Qui sent une main sur son épaule est un Traître.
tt-tell-dark = Le château s’éteint. Plus un mot, et des yeux pour votre seule carte.
tt-tell-look = Regardez votre carte. Maintenant.
tt-tell-meet = Vous savez maintenant qui vous êtes. Regardez encore : Traîtres, voici les vôtres. Loyaux, il n’y a rien pour vous.
tt-tell-chosen = Levez les yeux. Les Traîtres sont choisis, et ils sont parmi vous.
tt-tell-floor = La parole est à { $name }.
tt-tell-five = { $count ->
        [5] Il ne reste que cinq personnes : aujourd’hui est le jour final.
       *[other] Il ne reste que { $count } personnes : aujourd’hui est le jour final.
    }
tt-screen-look = { $part ->
        [1] Regardez votre carte
       *[other] Regardez encore
    }
tt-screen-eyes = Fermez les yeux
tt-screen-looked = { $looked } sur { $all } ont regardé
tt-tale = { $tale ->
        [0] { $line ->
            [0] On dit que le premier seigneur de ce château comptait ses hôtes chaque soir, et que chaque soir il en manquait un.
            [1] Il fit verrouiller les portes, puis les fenêtres, puis les cheminées.
            [2] Le dernier hiver, il ne compta plus que lui-même, et s’en trouva bien.
           *[3] Les verrous étaient à l’extérieur.
        }
        [1] { $line ->
            [0] Une cuisinière d’ici reconnaissait un mensonge à son odeur : les mensonges, disait-elle, sentent la bougie froide.
            [1] Un soir, toute la salle en était pleine. Elle ne dit rien, et poivra davantage la soupe.
            [2] Au matin, deux chaises étaient vides, et l’on loua la soupe.
           *[3] Sa recette est au mur de la cuisine. On en a découpé la dernière ligne.
        }
       *[2] { $line ->
            [0] Il y a dans l’escalier un portrait dont les yeux suivent tout le monde, sauf une personne.
            [1] Chaque hôte a essayé, montant et descendant une bougie à la main.
            [2] On demanda au peintre qui il épargne. « Qui sait déjà », dit-il.
           *[3] Cette nuit, il est tourné contre le mur. Quelqu’un n’a pas voulu essayer.
        }
    }
