## The end: counted out, and the story that it makes

sr-counting = Let us count…
sr-end-how = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $treasures ->
        [0] no treasure
        [one] one treasure
       *[other] { $treasures } treasures
    }, { $bad ->
        [0] and not one skull.
        [one] and one skull.
       *[other] and { $bad } skulls.
    }
sr-story-memory = { $name } remembered best: { $right } of { $all } turns right.
sr-story-objections = { $name } had the sharpest ears: { $right } of { $all } objections hit home.
sr-story-unnoticed = { $count ->
        [0] Not a single mistake slipped past you.
        [one] One mistake went by, and nobody noticed.
       *[other] { $count } mistakes went by, and nobody noticed.
    }
sr-story-trap = Most of you stumbled over this one: { $trap }, wrong { $count } times.
sr-story-curve = Everybody’s points as the game went on
sr-story-caught = a mistake caught
sr-yours-memory = You remembered { $right } of { $all }.
sr-yours-caught = { $count ->
        [one] You caught one mistake.
       *[other] You caught { $count } mistakes.
    }
