## The end of a match: counted out, told, shared.

finale-you-win = You win!
finale-you-share = You win, together with { $names }!
finale-wins = { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
finale-nobody = Nobody wins.
finale-skip = Skip
finale-story = How it went
finale-card = A card to share
finale-card-keep = Keep the picture
finale-behind = { $by ->
        [one] One point behind { $names }.
       *[other] { $by } points behind { $names }.
    }
