## Hvorfor noget blev afvist, mens et spil startes, eller på grund af hvordan det begyndte.

refusal-starting = Spillet er netop ved at blive startet.
refusal-not_starting = Der er ingen start i gang.
refusal-pledge_copied = En anden har allerede lovet det tal. Træk dit eget.
refusal-reveal_differs = Det er ikke det tal, som denne plads har lovet.
refusal-reveals_awaited = { $seconds ->
        [one] De andre har endnu ét sekund til at afsløre deres tal.
       *[other] De andre har endnu { $seconds } sekunder til at afsløre deres tal.
    }
refusal-table_stacked = Ved bordet ”{ $table }” var kortene lagt til rette på forhånd. Sådan et spil spilles ikke her.
refusal-table_other_rules = Spillet ved bordet ”{ $table }” blev begyndt efter andre regler end dem, denne server har, og kan ikke fortsætte her.
refusal-bot_too_slow = Ved et bord må en robot højst tænke { NUMBER($seconds) } sekund over et træk. Vælg et mindre tal til { $bot }.
