## What a player of Are You the Traitor? types. The first word of each list is the one that is shown.

at-input-say = say
at-input-am = am
at-input-is = is
at-input-trust = trust
at-input-doubt = doubt
at-input-lie = lie, liar
at-input-statue = statue
at-input-stop = stop
at-input-first = first
at-input-look = look
at-input-away = away
at-input-wink = wink
at-input-nod = nod
at-input-shake = shake
at-input-finger = finger
at-input-void = void
at-input-back = unvoid
at-input-ring = ring
at-input-declare = declare
at-input-ready = ready
at-input-role-keyholder = key, keyholder
at-input-role-guard = guard
at-input-role-traitor = traitor
at-input-role-good_wizard = good, good_wizard
at-input-role-evil_wizard = evil, evil_wizard

at-you = you
at-looked-at = you are looking
at-gaze = { $toward ->
        [you] looks at you
       *[other] looks at { $target }
    }
at-cards = { $count ->
        [0] no treasure
        [one] 1 card
       *[other] { $count } cards
    }
at-round = Round { $round }
at-hoard = Your treasure: { $cards } ({ $worth })

at-key-stop = point at a player by number or name: the round ends
at-key-say = say something
at-key-claim = claim something
at-key-look = look at somebody; give a sign to whoever looks at you. “wait” listens.
at-key-first = vote for who was first: { $names }
at-rings-now = A moment for rings: nobody may declare yet. “wait” lets it pass.
at-key-ring = use your Magic Ring: take a card
at-key-declare = declare victory
at-key-ready = go on to the next round

at-help-stop = call Stop and point at player 2
at-help-am = claim that you are a Guard (true or not)
at-help-is = claim that player 2 is a Traitor
at-help-trust = say that you trust or do not trust player 2, or that player 2 lies
at-help-statue = claim that you hold a Gilded Statue, to keep rings away
at-help-look = look at player 2, who does not notice; look at nobody
at-help-void = say that a secret was exposed; take that back
at-help-players = Players go by their number or the beginning of their name.
