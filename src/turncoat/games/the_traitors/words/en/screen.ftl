## The big screen of The Traitors: what the host says, written and aloud, and what stands on it meanwhile.

tt-tell-arrival = Welcome to the castle. You all arrive Loyal. Not all of you will stay that way.
tt-tell-eager = Your phone asks how much you would like to be a Traitor. Nobody else sees the answer.
tt-tell-morning = Day { $day }. The castle wakes, and breakfast is laid.
tt-tell-comes = { $name } comes in.
tt-tell-all-here = The door closes. Is everybody here?
tt-tell-missing = One chair stays empty. { $name } was murdered in the night.
tt-tell-nobody = Nobody is missing this morning.
tt-tell-left = { $count ->
        [one] { $names } has left the castle.
       *[other] { $names } have left the castle.
    }
tt-tell-list = { $count ->
        [one] A death list was found. One name is on it.
       *[other] A death list was found. { $count } names are on it.
    }
tt-tell-listed = { $name }.
tt-tell-shield = { $name } shows a shield.
tt-tell-final = This is the final day.
tt-tell-mission = Day { $day }. { $mission ->
        [vault] The mission is The Vault. Look well at its doors before they close.
        [duel] The mission is The Duel. Two by two you play Loyalty or Treachery; every right call counts.
        [message] The mission is The Message. A sentence has been torn up. Tell each other what you hold, and lay it in order.
       *[other] The host has a mission for you.
    }
tt-tell-closed = The doors are closed. What was behind them? Answer in turn.
tt-tell-turn = { $name }: what was behind door { $door }?
tt-tell-verdict = { $right ->
        [yes] Right.
        [no] No, that was not behind door { $door }.
       *[late] { $name } says nothing.
    }
tt-tell-read = Let us hear what it says.
tt-tell-silver = { $bars ->
        [0] The mission earned nothing.
        [one] The mission earned one bar of silver.
       *[other] The mission earned { $bars } bars of silver.
    } { $total ->
        [one] One bar is on the stack.
       *[other] { $total } are on the stack.
    }
tt-tell-armoury = { $count ->
        [one] { $names } may enter the armoury.
       *[other] { $names } may enter the armoury.
    }
tt-tell-doors = Each opens one door, and alone sees what is behind it.
tt-tell-door = { $name } opens door { $door }.
tt-tell-talk = { $kind ->
        [day] The Round Table. Talk: before night falls, one of you will be banished.
        [first] The Round Table of the final day. Talk: one of you must go.
        [final] The Round Table again. One more of you must go.
       *[last] The Final Round Table. After this one there is only the truth.
    }
tt-tell-talk-again = Still a tie. Talk, all of you, for a little while.
tt-tell-write = { $stage ->
        [vote] Write a name. What is written stays written.
        [runoff] Vote again: those who are tied do not vote, and only they can be named.
        [runoff_again] Vote once more, among those who are still tied.
        [safe_vote] Everybody votes anew, and those who were tied are safe.
       *[revote] Everybody votes once more, among those who are tied.
    }
tt-tell-votes-in = The votes are in.
tt-tell-voter = { $voter } turns the slate.
tt-tell-vote = { $voter } wrote: { $target }.
tt-tell-decides = That decides it: { $name }.
tt-tell-blank = { $voter } wrote nothing.
tt-tell-tie = A tie: { $names }.
tt-tell-no-vote = Nobody received a vote.
tt-tell-defence = { $count ->
        [one] { $names }, the table listens to you.
       *[other] { $names }, the table listens to you all.
    }
tt-tell-lots = Still a tie. Lots will decide.
tt-tell-counted = The votes are counted.
tt-tell-drawn = The lot is drawn.
tt-tell-banished = { $name }, you are banished. Stand up.
tt-tell-who = { $name }, tell us who you are.
tt-tell-identity = { $identity ->
        [traitor] { $name } was a Traitor.
       *[loyal] { $name } was Loyal.
    }
tt-tell-identity-now = { $identity ->
        [traitor] { $name } is a Traitor.
       *[loyal] { $name } is Loyal.
    }
tt-tell-unknown = { $name } leaves, and nobody learns who that was.
tt-tell-night = Night { $day } falls on the castle.
tt-tell-night-on = The night goes on.
tt-tell-asked = Everybody is asked something now. Look at your phone, and at nobody else.
tt-tell-break = { $count } are left. A break, before the last question.
tt-tell-end-vote = Do you all want to end it here? If one of you does not, there is one more Round Table.
tt-tell-held-up = The answers are in.
tt-tell-goes-on = Not all of you agreed in time. It goes on.
tt-tell-over = The season is over. Everybody left reveals who they are.

tt-screen-aloud = Read aloud
tt-screen-silver = { $bars ->
        [one] 1 bar of silver
       *[other] { $bars } bars of silver
    }
tt-screen-bars = { $bars ->
        [one] bar
       *[other] bars
    }
tt-screen-ready = { $ready } of { $all } ready
tt-screen-calls = { $calls ->
        [0] No call yet
        [one] { $right } of 1 call right
       *[other] { $right } of { $calls } calls right
    }
tt-screen-fragments = { $count } of { $fragments } fragments lie in the line
tt-screen-answered = { $answered } of { $questions } answered
tt-screen-written = { $written } of { $all } have written
tt-screen-list = Death list
tt-screen-blank = blank
tt-screen-reason = “{ $reason }”
tt-screen-safe = safe
tt-screen-votes = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
tt-screen-sleeps = The castle sleeps
tt-screen-who = Who are you?
tt-screen-murdered = Murdered
tt-screen-withdrawn = Left
tt-screen-agree = { $agree ->
        [yes] End it
       *[no] Vote again
    }
tt-screen-shield = shows a shield
tt-screen-door = Door { $door }
tt-screen-banished = Banished
tt-end-identity = { $identity ->
        [traitor] Traitor
       *[loyal] Loyal
    }

tt-end-headline = { $side ->
        [traitors] { $count ->
            [one] The Traitor wins: { $names }
           *[other] The Traitors win: { $names }
        }
        [loyal] The Loyal win: { $names }
       *[nobody] Nobody is left, and nobody wins
    }
tt-end-nothing = nothing
tt-end-no-silver = no silver
tt-end-fate = { $how ->
        [murdered] murdered, night { $night }
        [banished] banished, day { $day }
       *[withdrawn] left, day { $day }
    }
tt-end-group = { $identity ->
        [traitor] { $count ->
            [one] Traitor:
           *[other] Traitors:
        }
       *[loyal] Loyal:
    }
tt-end-recap = What really happened

tt-tell-rules = Still a tie. The host rules.
tt-tell-will-ask = Will the host ask who that was?
tt-tell-paused = The host has paused the season.
tt-tell-resumed = The season goes on.
tt-tell-host-chooses = Close your eyes, all of you. Whoever feels a hand on the shoulder is a Traitor.
tt-tell-dark = The castle goes dark. Not a word, and no eyes but for your own card.
tt-tell-look = Look at your own card. Now.
tt-tell-meet = Now you know who you are. Look once more: Traitors, these are your own. Loyal, there is nothing there for you.
tt-tell-chosen = Lift your eyes. The Traitors are chosen, and they sit among you.
tt-tell-floor = { $name } has the floor.
tt-tell-five = { $count ->
        [5] Five are left: today is the final day.
       *[other] { $count } are left: today is the final day.
    }
tt-screen-look = { $part ->
        [1] Look at your own card
       *[other] Look once more
    }
tt-screen-eyes = Close your eyes
tt-screen-looked = { $looked } of { $all } have looked
tt-tale = { $tale ->
        [0] { $line ->
            [0] They say the first lord of this castle counted his guests every night, and every night he was one short.
            [1] He had the doors bolted, then the windows, then the chimneys.
            [2] In the last winter he counted only himself, and was content.
           *[3] The bolts were on the outside.
        }
        [1] { $line ->
            [0] A cook once served here who could tell a lie by its smell. Lies, she said, smell of cold candles.
            [1] One evening the whole hall smelt of them. She said nothing, and put more pepper in the soup.
            [2] In the morning two chairs were empty, and the soup was praised.
           *[3] Her recipe hangs in the kitchen. The last line has been cut out.
        }
       *[2] { $line ->
            [0] There is a portrait on the stairs whose eyes follow everybody but one.
            [1] Each guest has tried it, walking up and down with a candle.
            [2] The painter was asked whom it spares. “Whoever already knows,” he said.
           *[3] It hangs face to the wall tonight. Somebody did not care to try.
        }
    }
