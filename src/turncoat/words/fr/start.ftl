## Pourquoi quelque chose a été refusé pendant qu’une partie démarre, ou à cause de son départ.

refusal-starting = La partie est justement en train de démarrer.
refusal-not_starting = Aucun départ n’est en cours.
refusal-pledge_copied = Quelqu’un d’autre a déjà promis ce nombre. Tirez-en un vous-même.
refusal-reveal_differs = Ce n’est pas le nombre que cette place avait promis.
refusal-reveals_awaited = { $seconds ->
        [one] Les autres ont encore une seconde pour révéler leurs nombres.
       *[other] Les autres ont encore { $seconds } secondes pour révéler leurs nombres.
    }
refusal-table_stacked = À la table « { $table } », la donne a été arrangée à la main. Une telle partie ne se joue pas ici.
refusal-table_other_rules = La partie de la table « { $table } » a commencé selon d’autres règles que celles de ce serveur ; elle ne peut pas continuer ici.
refusal-bot_too_slow = À une table, un robot réfléchit au plus { NUMBER($seconds) } seconde par coup. Choisissez un nombre plus petit pour { $bot }.
