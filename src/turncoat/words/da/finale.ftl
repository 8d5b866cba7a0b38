## Slutningen på et spil: talt op, fortalt, delt.

finale-you-win = Du vinder!
finale-you-share = Du vinder sammen med { $names }!
finale-wins = { $count ->
        [one] { $names } vinder!
       *[other] { $names } vinder!
    }
finale-nobody = Ingen vinder.
finale-skip = Spring over
finale-story = Sådan gik det
finale-card = Et kort at dele
finale-card-keep = Gem billedet
finale-behind = { $by ->
        [one] Ét point efter { $names }.
       *[other] { $by } point efter { $names }.
    }
