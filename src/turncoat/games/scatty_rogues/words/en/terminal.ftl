## Scatty Rogues at a terminal. $who is `you` for the reader and `other` for anybody else, whose name is $name.

# What can be typed, with commas between; the first is the one that is shown.
srt-input-object = o, object
srt-input-count = c, count
srt-input-scatty = scatty, scatty rogues
srt-input-decline = no, decline
srt-input-say = say
srt-enter = Enter
srt-example-word = Polly

# Drawings and signs; these names can be typed.
srt-treasure = treasure
srt-trap-pirate = pirate
srt-trap-parrot = parrot
srt-trap-chest = chest
srt-trap-lantern = lantern
srt-trap-rope = rope
srt-trap-spyglass = spyglass
srt-trap-crow = crow
srt-trap-cat = cat
srt-trap-cook = cook
srt-trap-sentry = sentry
srt-trap-barrel = barrel
srt-trap-anchor = anchor
srt-trap-fist = fist
srt-trap-thumb = thumb
srt-trap-victory = victory
srt-trap-wave = wave
srt-trap-ear = ear
srt-trap-crossed = crossed
srt-trap-3 = the figure 3
srt-trap-5 = the figure 5
srt-trap-8 = the figure 8
srt-trap-11 = the figure 11
srt-trap-14 = the figure 14
srt-trap-17 = the figure 17

srt-scatty = Scatty Rogues!
srt-quoted = “{ $text }”
srt-says = { $who ->
        [you] You: “{ $text }”
       *[other] { $name }: “{ $text }”
    }
srt-shows = { $who ->
        [you] You make a sign: { $sign }
       *[other] { $name } makes a sign: { $sign }
    }
srt-chat = { $name } says: { $text }
srt-hides = { $who ->
        [you] You hide a trap behind door { $trove }: { $trap }.
        [table] The table hides a trap behind door { $trove }: { $trap }.
       *[other] { $name } hides a trap behind door { $trove }: { $trap }.
    }
srt-code-word = Its code word: “{ $word }”.
srt-sign-is-answer = The sign itself is the answer.
srt-declined = { $who ->
        [you] You hide nothing.
       *[other] { $name } hides nothing.
    }
srt-answered = { $who ->
        [you] You have answered.
       *[other] { $name } has answered.
    }
srt-lapsed = { $who ->
        [you] You say nothing, and the walk goes on.
       *[other] { $name } says nothing, and the walk goes on.
    }
srt-called = { $who ->
        [you] You call: “Scatty Rogues!”
       *[other] { $name }: “Scatty Rogues!”
    }
srt-counting = { $who ->
        [you] They count: one, two, three … You must answer before five!
       *[other] One, two, three … { $name } must answer before five!
    }
srt-slow = { $who ->
        [you] Five! You were too slow.
       *[other] Five! { $name } was too slow.
    }
srt-tied = Hands up at once: { $names }. Nobody may object to this turn.
srt-objects = { $who ->
        [you] You object to { $target }!
       *[other] { $toward ->
            [you] { $name } objects to you!
           *[other] { $name } objects to { $target }!
        }
    }
srt-right-was = Right was: { $said }
srt-door = Door { $trove } is turned over: { $holds }.
srt-was-due = Scatty Rogues was due!
srt-penalty = { $who ->
        [you] You take a penalty card (−1).
       *[other] { $name } takes a penalty card (−1).
    }
srt-penalty-taken = { $who ->
        [you] You are rid of a penalty card.
       *[other] { $name } is rid of a penalty card.
    }
srt-loot = { $gain ->
        [treasure] { $who ->
            [you] You win a treasure (+3).
           *[other] { $name } wins a treasure (+3).
        }
       *[trap] { $who ->
            [you] There was a trap already: { $card }. It is yours (−1).
           *[other] There was a trap already: { $card }. It is { $name }’s (−1).
        }
    }

srt-you = you
srt-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
srt-treasures = { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
srt-traps = { $count ->
        [one] 1 trap
       *[other] { $count } traps
    }
srt-penalties = { $count ->
        [one] 1 penalty card
       *[other] { $count } penalty cards
    }
srt-traps-left = { $count ->
        [0] no more traps
        [one] 1 more trap
       *[other] { $count } more traps
    }
srt-pile = { $count ->
        [0] no penalty cards
        [one] 1 penalty card
       *[other] { $count } penalty cards
    }
srt-is-hiding = hides a trap
srt-is-choosing = takes somebody’s penalty card
srt-is-objecting = objects
srt-has-turn = to answer

srt-your-turn = Your turn.
srt-ask-hide = { $last ->
        [yes] You hide the last trap: { $trap }.
       *[no] You hide a trap: { $trap }.
    }
srt-ask-penalty = The pile is empty. Whose penalty card do you take? { $names }
srt-key-hide = the door to hide it behind
srt-key-hide-word = the door to hide it behind, and a code word that suits the drawing
srt-key-decline = hide nothing: the trap goes back on the pile
srt-key-answer = your answer: the number of the next door or, where a trap is, its code word
srt-key-correct = what would have been right: a number or a code word
srt-key-sign = make a sign
srt-key-scatty = call Scatty Rogues
srt-key-object = { $who ->
        [you] object
       *[other] object: { $name } was wrong, and you know better
    }
srt-key-count = { $who ->
        [you] count to five
       *[other] count to five: { $name } must answer by then
    }
srt-key-enter = go on; this page will be gone

srt-help-number = say a number
srt-help-word = say a code word; in quotes, “7”, anything is a word
srt-help-sign = make a sign, by its name
srt-help-scatty = call Scatty Rogues, after door 18
srt-help-object = object to the latest answer
srt-help-count = count to five, when somebody is slow
srt-help-say = talk to the table
srt-help-pages = Every page is shown once: what was hidden and said is to be remembered. You are asked at once after every answer whether you object, before anybody else can.

srt-behind-doors = Behind the doors there were traps:
srt-result = { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $names } share the win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }

srt-minute =
    Eighteen doors in a ring, and behind each a treasure, at first.
    In turn everybody says the number of the next door: one, two, three …
    But traps are hidden. Where one is, do not say the number: say its code word, or make its sign.
    After door 18 the next player calls “Scatty Rogues” and hides another trap; then it begins again at door 1.
    Whoever hides a trap keeps what lay there: a treasure is +3, an old trap is −1.
    Was somebody wrong? Object, and say what is right. If you know it, they get a penalty card (−1), and you hide a trap. If they were right, the penalty card is yours.
    When the last trap has been hidden, most points win.
srt-rules =
    Scatty Rogues was designed by Luca Bellini and is published by moses. Verlag. The words here are ours.

    Set-up. Eighteen doors, a treasure behind each; two penalty cards a player in the pile; fifteen traps, face down, of 24 drawings (our ruling). The first player hides three of them. What lay there leaves the game.

    Traps. A picture gets a code word from whoever hides it; all hear it once. A sign is answered by making it. A figure is answered by its number. No two traps of a game have the same word, and no code word is a number. With the option words=plain the drawing itself is the word (our ruling).

    The walk. One answer a turn, at the next door: its number if there is treasure, else the code word or sign. Nothing shows which door is next, unless the option marker is on. After door 18 somebody calls Scatty Rogues, hides a trap and keeps what lay there. A call at another time is a wrong answer (our ruling).

    Words. Capitals, accents and spaces do not matter, and one wrong letter is forgiven in a word of five or more (our ruling).

    Slow players. Anybody else may count to five. No answer by then is a mistake. After half a minute the table counts by itself (our ruling).

    Objection. Until the next player answers, anybody else may object, the first hand only. Hands within 0.3 seconds are a tie (our ruling): fewest points go first, then fewest penalty cards; else nobody. The objector must say what is right within eight seconds (our ruling), and the door is turned over.
    – The player was right: the objector takes a penalty card.
    – The player was wrong, the objector is right: the player takes a penalty card, and the objector hides a trap and keeps what lay there.
    – Both were wrong: both take a penalty card.
    A mistake that nobody objects to has no effect.

    Penalty cards. When the pile is empty one is taken from another player, who is glad. If nobody else has one nothing happens (our ruling).

    The end. When the last trap has been hidden the game is over: +3 for a treasure, −1 for a trap, −1 for a penalty card. Most points win; a tie has several winners.

refusal-which_door = Which door? A number from 1 to { $most }, and after it the code word where one is wanted.
