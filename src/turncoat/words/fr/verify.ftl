## Ce que `turncoat verify` a vérifié

verify-seal = Le journal est entier : son sceau correspond à chacun de ses octets.
verify-commitment = La graine est bien celle qui avait été engagée avant la partie : { $commitment }
verify-contributions = { $count ->
        [0] Aucun joueur n’a contribué au hasard.
        [one] La contribution d’un joueur a été mêlée au hasard.
       *[other] Les contributions de { $count } joueurs ont été mêlées au hasard.
    }
verify-draws = { $count ->
        [one] Le seul nombre tiré est bien celui que donnent la graine et les contributions.
       *[other] Les { $count } nombres tirés sont bien ceux que donnent la graine et les contributions.
    }
verify-moves = { $moves ->
        [one] Le seul coup était permis
       *[other] Les { $moves } coups étaient tous permis
    } à son heure ; l’horloge { $deadlines ->
        [0] n’a rien décidé
        [one] a décidé une fois
       *[other] a décidé { $deadlines } fois
    }.
verify-result = { $count ->
        [0] Rejouée, la partie finit comme il est écrit : personne n’a gagné.
        [one] Rejouée, la partie finit comme il est écrit : { $winners } a gagné.
       *[other] Rejouée, la partie finit comme il est écrit : { $winners } se sont partagé la victoire.
    }
verify-compare = Ce que vous seuls pouvez vérifier : que votre écran affichait { $commitment } avant le premier coup, et que votre propre contribution figure dans le journal.
refusal-log_seal = Le sceau ne correspond pas : quelque chose a été changé dans ce journal.
refusal-log_commitment = La graine n’est pas celle qui avait été engagée avant la partie.
refusal-log_unfinished = La partie de ce journal n’est pas finie : il n’y a encore rien à vérifier.
