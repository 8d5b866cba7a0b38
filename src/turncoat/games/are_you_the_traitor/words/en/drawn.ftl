## The drawn table of Are You the Traitor?. $who is `you` for the reader and `other` for anybody else.

at-short = { $role ->
        [keyholder] KeyHolder
        [guard] Guard
        [traitor] Traitor
        [good_wizard] Good Wizard
       *[evil_wizard] Evil Wizard
    }
at-wizard = a Wizard
at-side = { $side ->
        [good] Good
       *[evil] Evil
    }
at-seek = { $role ->
        [keyholder] a Good Wizard
        [evil_wizard] the KeyHolder
        [traitor] nobody: keep hidden
       *[other] a Traitor
    }
at-shown-known = { $role ->
        [keyholder] { $name } has the key
       *[traitor] { $name } is a Traitor
    }
at-shown-none = only what they tell you
at-peek-side = Side
at-peek-seek = Find
at-peek-know = Known
at-task-keyholder = Your key must reach a Good Wizard. Make the Wizards talk, believe one of them, and stay unnoticed: the Evil one is after you.
at-task-guard = The key travels with you, and so does a Traitor. Ask who is who, catch a lie, and draw the Evil Wizard’s eye away from the key.
at-task-traitor = They take you for one of them. Swear that you are a Guard, accuse another, and help the Evil Wizard find the key.
at-task-good_wizard = You want to free the key from its Traitor. Listen to the Adventurers: the one whose story does not fit is yours.
at-task-evil_wizard = You want the key. Pose as Good, watch whom the Guards shield, and look for a wink: the Traitor is your friend.
at-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
at-hoard-none = No treasure yet.
at-theft-none = No ring has been used yet.
at-about-ring = A ring takes a card from another player in the pause.
at-about-statue = A Gilded Statue is worth nothing, but a thief must take it first: it guards the rest.
at-theft-unseen = Last ring: { $thief } took a card from { $victim }.
at-theft-mine = Last ring: you took { $card ->
        [crown_jewels] the Crown Jewels
        [platinum_pyramids] Platinum Pyramids
        [bags_of_gold] Bags of Gold
        [silver_goblets] Silver Goblets
        [chest_of_copper] a Chest of Copper
        [magic_ring] a Magic Ring
       *[gilded_statue] a Gilded Statue
    } from { $name }.
at-theft-lost = Last ring: { $name } took { $card ->
        [crown_jewels] the Crown Jewels
        [platinum_pyramids] Platinum Pyramids
        [bags_of_gold] Bags of Gold
        [silver_goblets] Silver Goblets
        [chest_of_copper] a Chest of Copper
        [magic_ring] a Magic Ring
       *[gilded_statue] a Gilded Statue
    } from you.
at-ring-used = { $thief } used a Magic Ring and took a card from { $victim }.

at-hoard-count = { $count ->
        [0] no treasure
        [one] 1 treasure card
       *[other] { $count } treasure cards
    }
at-round-number = Round { $round }
at-over = The end
at-mark-void = says a secret was exposed
at-mark-ready = ready
at-mark-voted = has voted
at-mark-looks = looks at { $target }

at-now-look = Who are you? Hold your card
at-now-talk = Talk. Who is who?
at-now-called = Stop! You point at { $name }…
at-now-void = { $count } of { $needed } say a secret was exposed
at-now-again = A void round: new cards
at-now-shared = A shared lead: another round!
at-now-photo = Photo finish! Who was first?
at-now-rings = A moment for rings: nobody may declare yet.
at-now-pause = { $waiting ->
        [one] One is not ready yet
       *[other] { $waiting } are not ready yet
    }
at-stop-called = { $name } calls Stop!
at-verdict-good = Good wins the round
at-verdict-evil = Evil wins the round
at-verdict-void = A void round
at-call = { $caller } pointed at { $target }: { $right ->
        [yes] right!
       *[no] wrong!
    }
at-end-nobody = Nobody called, and nobody wins.
at-end-you = You win with { $points }!
at-end-one = { $name } wins with { $points }!
at-end-shared = { $names } share the win with { $points }.
at-together-hint = Talk across the table. Hold your card or your treasure to look at it.
at-watching = You are watching.
at-screen-talk = Sure? Hold Stop on your phone and slide onto a person.

at-stop = Stop
at-stop-label = Stop: hold, then slide onto a person or tap one
at-stop-hint = Hold Stop, then slide onto a person
at-aim-stop = Stop! Who is it?
at-aim-ring = Use a ring on whom?
at-stop-title = Stop! Is it { $name }?
at-stop-right-if = Right only if { $name } is the one you look for; if not, the other side wins.
at-stop-traitor = A Traitor is never right: if you point at { $name }, the other side wins.
at-stop-meaning = What would this call do? Hold to read
at-stop-sure = Stop! It is { $name }
at-stop-not-yet = Not yet

at-my-card = Card
at-my-treasure = Treasure
at-hold-card = Your secret card: hold to look
at-hold-treasure = { $count ->
        [0] Your treasure, none yet: hold to look
        [one] Your treasure, one card: hold to look
       *[other] Your treasure, { $count } cards: hold to look
    }

at-talk = Talk
at-talk-empty = Nobody has said anything yet.
at-chip-self = I am…
at-looking = You look at { $name }
at-looking-gaze = You look at { $name }, who looks at { $at ->
        [you] you
       *[other] { $target }
    }
at-look-elsewhere = Look away
at-chip-trust = I trust them
at-chip-doubt = I doubt them
at-chip-lie = They lie
at-chip-are = They are…
at-chip-is = { $name } is…
at-chip-statue = I hold a statue
at-was-true = true
at-was-false = false
at-sign-short = { $sign ->
        [wink] Wink
        [nod] Nod
        [shake] Shake
       *[finger] Finger
    }
at-sign-noted = { $noticed ->
        [yes] { $sign }: seen
       *[no] { $sign }: unseen
    }
at-make-sign = { $sign ->
        [wink] Wink
        [nod] Nod
        [shake] Shake your head
       *[finger] Raise a finger
    }

at-photo-about = Several called at once. Your vote is final.
at-photo-apart = Nobody could see who was first: it goes by whose Stop arrived first, unless you vote. A vote is final.
at-photo-callers = { $names } called at once: vote on your phones.
at-photo-voted = { $count } of { $players } have voted.
at-void-open = A secret was exposed? { $count } of { $needed } say so
at-void-short = Card seen?
at-void-title = Was a secret exposed?
at-void-about = Somebody showed what nobody should have seen? When { $needed } of you say so, nothing is revealed and nobody draws. { $edition ->
        [fr] A pause follows, then the next round.
       *[en] The round is dealt again.
    }
at-void-agree = Yes, a secret was exposed
at-void-take-back = Take that back
at-ring-button = Magic Ring
at-declare-button = Declare
at-ready-button = Ready
at-ready-waiting = Waiting for the others
at-declare-title = Declare victory?
at-declare-about = With { $goal } points or more you may. All treasure is turned up, and the richest player wins, whoever that is.
at-declare-sure = Turn up the treasure
at-hoards = All treasure

at-narrate = Tell the opening aloud
at-narrate-short = Narrator
at-narrate-eyes = Tell it with eyes closed
at-narrate-about = This device can be the narrator at the start of every round. It says only what everybody may know.
at-narrate-again = From the start
at-manner-off = Silent
at-manner-about-off = Only in writing on the big screen.
at-manner-plain = Plain
at-manner-about-plain = Who is a Wizard, and what your cards show you.
at-manner-ceremony = Ceremony
at-manner-about-ceremony = Eyes closed, hands up, eyes open: as with paper cards.
at-tell-story = A magic key travels through the dark, and its KeyHolder must find a Good Wizard.
at-tell-story-guards = The Guards travel with it, and a Traitor travels with them.
at-tell-story-evil = An Evil Wizard wants the key, too.
at-tell-round = Round { $round }.
at-tell-wizards = { $count ->
        [one] The Wizard is { $names }.
       *[other] The Wizards are { $names }.
    }
at-tell-look = Hold your card and see who you are.
at-tell-key = If you are no Wizard, your card tells you who holds the key.
at-tell-traitors = Traitors, your card shows you each other.
at-tell-close = Everybody, close your eyes.
at-tell-key-open = KeyHolder, raise your hand. All but the Wizards, open your eyes and see who holds the key.
at-tell-key-close = Close your eyes. KeyHolder, lower your hand.
at-tell-traitors-open = Traitors, open your eyes and find each other.
at-tell-traitors-close = Traitors, close your eyes.
at-tell-open = Everybody, open your eyes.
at-tell-begin = Talk. Whoever is sure calls Stop.

at-recap = Who knew what
at-recap-cast = Who was who, and whom they knew
at-recap-moments = What happened
at-recap-knew-nobody = was shown nobody
at-recap-void = No Stop: the round was void.
at-recap-call = { $caller } called { $target }: { $right ->
        [yes] right.
       *[no] wrong.
    } { $winner ->
        [good] Good won.
       *[evil] Evil won.
    }
at-recap-said = { $name }: { $text }
at-recap-sign = { $sign ->
        [wink] { $name } winked.
        [nod] { $name } nodded.
        [shake] { $name } shook their head.
       *[finger] { $name } raised a finger.
    } Seen by { $seers }.
at-recap-sign-unseen = { $sign ->
        [wink] { $name } winked.
        [nod] { $name } nodded.
        [shake] { $name } shook their head.
       *[finger] { $name } raised a finger.
    } Nobody saw it.
at-recap-stop = { $name } called Stop and pointed at { $target }.
at-recap-vote = { $name } saw { $caller } call first.
at-recap-agreed = { $name } said that a secret was exposed.
at-recap-took-back = { $name } took that back.
at-recap-ring = { $thief } used a ring and took { $card ->
        [crown_jewels] the Crown Jewels
        [platinum_pyramids] Platinum Pyramids
        [bags_of_gold] Bags of Gold
        [silver_goblets] Silver Goblets
        [chest_of_copper] a Chest of Copper
        [magic_ring] a Magic Ring
       *[gilded_statue] a Gilded Statue
    } from { $victim }.
at-recap-declare = { $name } declared victory.

## Hints for who plays for the first time: one line each

at-hint-talk = Touch somebody to speak, or yourself.
at-hint-stop = Talk aloud. Sure? Hold Stop and point.
at-hint-pause = No ring, no ten points? Touch Ready.
