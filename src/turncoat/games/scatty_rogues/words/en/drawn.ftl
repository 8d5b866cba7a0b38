## The drawn table of Scatty Rogues. $who is `you` for the reader and `other` for anybody else, whose name is $name;
## so is $objecting for who objects, named $objector. $who is `watcher` for who cannot object.

sr-trap-name = { $trap ->
        [pirate] Pirate
        [parrot] Parrot
        [chest] Chest
        [lantern] Lantern
        [rope] Rope
        [spyglass] Spyglass
        [crow] Crow
        [cat] Cat
        [cook] Cook
        [sentry] Sentry
        [barrel] Barrel
        [anchor] Anchor
        [fist] Fist
        [thumb] Thumb up
        [victory] Victory
        [wave] Wave
        [ear] Tug your ear
        [crossed] Crossed fingers
       *[other] Figure { $trap }
    }
sr-treasure = Treasure
sr-penalty = Penalty card

sr-troves = The eighteen doors
sr-trove = Door { $trove }
sr-trove-next = Door { $trove }, the next
sr-behind = behind door { $trove }
sr-goes-to = behind door { $trove }
sr-quoted = “{ $text }”
sr-traps-left = { $count ->
        [0] the last trap
        [one] then 1 more trap
       *[other] then { $count } more traps
    }
sr-thinks = What comes next?
sr-count-at = Count: { $count }

sr-now-turn = { $who ->
        [you] Your turn!
       *[other] It is { $name }’s turn.
    }
sr-now-window = { $who ->
        [you] Does anybody object?
        [watcher] Was { $name } right? Will anybody object?
       *[other] Was { $name } right? Object now!
    }
sr-now-count = { $who ->
        [you] Answer, before they reach five!
       *[other] { $name } must answer before five!
    }
sr-now-slow = { $who ->
        [you] Too slow! Does anybody object?
        [watcher] { $name } was too slow. Will anybody object?
       *[other] { $name } was too slow. Object now!
    }
sr-now-tied = { $names } at the same time: nobody may object.
sr-now-hides = { $who ->
        [you] You hide a trap.
       *[other] { $name } hides a trap. Watch where!
    }
sr-now-hides-last = { $who ->
        [you] You hide the last trap.
       *[other] { $name } hides the last trap.
    }
sr-now-hide-word = Give it a code word, and choose a door.
sr-now-hide-door = Choose a door to hide it behind.
sr-now-hide-last = The last trap! Choose any door.
sr-now-correct = You object: what is right?
sr-now-objects = { $who ->
        [you] { $objector } objects to you!
       *[other] { $objector } objects to { $name }!
    }
sr-now-penalty = { $who ->
        [you] Whose penalty card do you take?
       *[other] { $name } takes somebody’s penalty card.
    }
sr-verdict-unjustified = { $who ->
        [you] You were right. { $objector } pays.
       *[other] { $name } was right. { $objecting ->
            [you] You pay.
           *[other] { $objector } pays.
        }
    }
sr-verdict-both_wrong = { $who ->
        [you] You were wrong, and so was { $objector }!
       *[other] { $name } was wrong, and { $objecting ->
            [you] so were you!
           *[other] so was { $objector }!
        }
    }
sr-verdict-caught = { $who ->
        [you] { $objector } caught you.
       *[other] { $objecting ->
            [you] You
           *[other] { $objector }
        } caught { $name }.
    }

sr-pad = Your answer
sr-word = A word…
sr-say = Say it
sr-scatty = Scatty Rogues!
sr-scatty-call = Scatty Rogues!
sr-drawings = Drawings
sr-count = Count!
sr-object = I object!
sr-hand-up = Hand up!
sr-code-word = Your code word for it
sr-choose-door = Choose a door
sr-hide-behind = Hide it behind door { $trove }
sr-decline = Hide nothing
sr-table = The table
sr-said = { $name }: { $text }
sr-hid = { $name }: { $trap } behind door { $trove }
sr-declined = { $name } hides nothing.
sr-watching = You are watching.

sr-loot = Loot and penalties
sr-loot-open = Loot and penalties of everybody
sr-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sr-tally = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }, { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }.
sr-active = To act.
sr-left = { $traps ->
        [one] One trap to come
       *[other] { $traps } traps to come
    }, { $penalties ->
        [one] one penalty card in the pile.
       *[other] { $penalties } penalty cards in the pile.
    }

sr-talk = Say something
sr-talk-about = Everybody sees it for a moment, and it is kept nowhere.
sr-speak = Speak a word
sr-speak-about = Your browser can write down what you say. To do that it may send the sound to the company that makes it. Turncoat gets the word only, and keeps it nowhere.
sr-speak-agree = Listen to me
sr-speak-not = No, I’ll type

sr-you-win = You win!
sr-you-share = You share the win!
sr-wins = { $names } wins with { $points }!
sr-share = { $names } share the win with { $points }!

## Hints for who plays for the first time: one line each

sr-hint-watch = Remember where it goes: nobody will tell you again.
sr-hint-answer = Your turn: say the next door’s number, or its trap.
sr-hint-object = Wrong? Object now! If it was right, you pay.
