## Ce que `turncoat verify` a vérifié

verify-seal = Le journal est entier : son sceau correspond à chacun de ses octets.
verify-commitment = La graine est bien celle qui avait été promise avant la partie : { $commitment }
verify-rules = La partie a été jouée selon la version { $played } des règles, la même qu’ici.
verify-other-rules = La partie a été jouée selon la version { $played } des règles. La version d’ici est la { $ours } ; elle donne la même partie.
verify-contributions = { $count ->
        [one] { $names } a mêlé un nombre au hasard, fixé avant qu’aucun nombre ne soit révélé.
       *[other] { $names } ont mêlé des nombres au hasard, tous fixés avant qu’aucun ne soit révélé.
    }
verify-no-contributions = Aucun joueur n’a contribué au hasard. La personne qui tenait cette partie a pu essayer des graines jusqu’à en trouver une à son goût.
verify-unrevealed = { $count ->
        [one] La partie a commencé sans le nombre { DE($names) }, promis et jamais révélé.
       *[other] La partie a commencé sans les nombres { DE($names) }, promis et jamais révélés.
    }
verify-broken-off = Un départ précédent a été abandonné, faute du nombre { DE($names) }.
verify-draws = { $count ->
        [one] Le seul nombre tiré est bien celui que donnent la graine et les contributions.
       *[other] Les { $count } nombres tirés sont bien ceux que donnent la graine et les contributions.
    }
verify-moves = { $moves ->
        [one] Le seul coup était permis quand il a été joué
       *[other] Les { $moves } coups étaient tous permis quand ils ont été joués
    } ; l’horloge { $deadlines ->
        [0] n’a rien décidé
        [one] a décidé une fois
       *[other] a décidé { $deadlines } fois
    }.
verify-result = { $count ->
        [0] Rejouée, la partie finit comme il est écrit : personne n’a gagné.
        [one] Rejouée, la partie finit comme il est écrit : { $winners } a gagné.
       *[other] Rejouée, la partie finit comme il est écrit : { $winners } se sont partagé la victoire.
    }
verify-compare = Ce qui ne se vérifie que chez vous : que votre écran affichait { $commitment } avant le premier coup, et que votre propre contribution figure dans le journal.
verify-beyond = Ce qu’aucun journal ne peut montrer à lui seul : que les noms, les heures et les coups n’ont pas été changés après coup. Qui garde un journal peut le sceller à nouveau ; comparez-le à vos souvenirs.
refusal-log_stacked = Le jeu était truqué ! Le journal dit que la donne a été arrangée à la main, et non laissée au hasard.
refusal-log_undealt = Cette partie n’a pas été donnée au hasard ! Le journal ne contient aucun tirage de départ.
refusal-log_opening = Les tirages de départ de ce journal ne sont pas ceux que donnent sa graine et ses contributions.
refusal-log_contribution = Une contribution de ce journal n’est pas celle qui avait été promise avant le départ.
refusal-log_other_rules = Cette partie a été jouée selon la version { $played } des règles, et la version { $ours }, celle d’ici, ne peut pas la rejouer. Un Turncoat qui a la version { $played } peut la vérifier.
refusal-log_seal = Le sceau ne correspond pas : quelque chose a été changé dans ce journal.
refusal-log_commitment = La graine n’est pas celle qui avait été promise avant la partie.
refusal-log_unfinished = La partie de ce journal n’est pas finie : il n’y a encore rien à vérifier.
