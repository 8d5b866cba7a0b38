## The end of a season: who is who, the silver, and the story that it makes

tt-finale-counting = Who is who?
tt-finale-how = { $side ->
        [traitors] { $count ->
            [one] A Traitor was still among them{ $bars ->
                [0] . There is no silver to take.
               *[other] , and takes all the silver.
            }
           *[other] Traitors were still among them{ $bars ->
                [0] . There is no silver to take.
               *[other] , and take all the silver.
            }
        }
        [loyal] { $bars ->
            [0] No Traitor was left. There is no silver, but there is honour.
            [one] No Traitor was left: the Loyal share one bar of silver.
           *[other] No Traitor was left: the Loyal share { $bars } bars of silver.
        }
       *[nobody] Nobody was left in the castle.
    }
tt-finale-side = { $side ->
        [traitors] The Traitors win!
       *[loyal] The Loyal win!
    }
tt-finale-recap = What really happened
tt-story-count = { $murdered ->
        [0] Nobody was murdered,
        [one] One was murdered,
       *[other] { $murdered } were murdered,
    } { $banished ->
        [0] and nobody banished.
        [one] and one banished
       *[other] and { $banished } banished
    }{ $banished ->
        [0] { "" }
       *[other] { $traitors ->
            [0] : not one of them a Traitor.
            [one] , one of them a Traitor.
           *[other] , { $traitors } of them Traitors.
        }
    }
tt-story-fooled = { $name } fooled the table: { $nights ->
        [one] one night
       *[other] { $nights } nights
    } in the Conclave, { $named ->
        [0] and nobody ever named them.
        [one] and named only once.
       *[other] though named { $named } times.
    }
tt-story-turned = { $count ->
        [one] { $names } came as Loyal, and became a Traitor.
       *[other] { $names } came as Loyal, and became Traitors.
    }
tt-story-nose = { $name } had the best nose: right in { $right } of { $all ->
        [one] { $all } night.
       *[other] { $all } nights.
    }
tt-story-accused = { $name } was Loyal all along, and was named { $named ->
        [one] once.
       *[other] { $named } times.
    }
tt-story-curve = How many suspected whom, night by night
tt-story-became = became a Traitor
tt-story-out = out of the game
tt-story-votes = Who voted for whom
tt-story-vote-right = a vote for a Traitor
tt-story-vote-wrong = a vote for a Loyal player
tt-own = { $kind ->
        [host] You led them through it all, and only you knew from the first night.
        [left] You left on day { $day }, and saw how it ended all the same.
        [traitor-won] You fooled them all: { $named ->
            [0] not one vote was ever for you.
            [one] a single vote was for you.
           *[other] { $named } votes were for you, and here you are.
        }
        [traitor-found] They found you out on day { $day }.
        [traitor-gone] You were a Traitor, and it did not last.
        [loyal-won] You stayed Loyal to the end, and it paid.
        [loyal-murdered] You were murdered: the Traitors did not want you at the table on day { $day }.
        [loyal-banished] You were Loyal, and they sent you away on day { $day }.
       *[loyal-fooled] { $names } fooled you to the end.
    }
tt-own-right = You were right about { $names }.
tt-story-departed = Of those who were out, { $name } saw best: right in { $right } of { $all } bets and guesses.
tt-own-departed = Once you were out, you were right in { $right } of { $all } bets and guesses.
