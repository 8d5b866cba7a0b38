## The end of Are You the Traitor?

at-counting = The treasure is turned up…
at-end-how = { $count ->
        [one] With { $points ->
            [one] 1 point
           *[other] { $points } points
        } of treasure.
       *[other] With { $points ->
            [one] 1 point
           *[other] { $points } points
        } of treasure each.
    }
at-end-nobody-how = Nobody called, and nobody found any treasure.
at-story-rounds = { $count ->
        [0] No round was won.
        [one] One round: { $good ->
            [0] Evil won it.
           *[other] Good won it.
        }
       *[other] { $count } rounds: Good won { $good }, Evil won { $evil }.
    }
at-story-lies = { $names } lied most: { $lies ->
        [one] once
       *[other] { $lies } times
    }{ $count ->
        [one] .
       *[other] {" "}each.
    }
at-story-fooled = { $names } pointed at the wrong person { $times ->
        [one] once
       *[other] { $times } times
    }{ $count ->
        [one] .
       *[other] {" "}each.
    }
at-story-rings = { $count ->
        [one] One Magic Ring was used.
       *[other] { $count } Magic Rings were used.
    }
at-story-shortest = The shortest round took { $time }.
at-story-picture = Who fooled whom
at-story-fool = fooled
at-story-found = found
at-yours-fooled = You fooled { $names }.
at-yours-calls = { $right ->
        [0] { $all ->
            [one] You pointed once, and at the wrong person.
           *[other] You pointed { $all } times, and always at the wrong person.
        }
       *[other] { $all ->
            [one] You pointed once, and rightly.
           *[other] You pointed { $all } times, { $right } of them rightly.
        }
    }
