## The drawn table of The Traitors, on phones. $who is `you` for the reader and `other` for anybody else, whose name is $name.

tt-where = { $phase ->
        [arrival] Arrival
        [selection] The choice of the Traitors
        [breakfast] Day { $day } of { $days } · Breakfast
        [mission] Day { $day } of { $days } · { $mission ->
            [vault] The Vault
            [duel] The Duel
            [message] The Message
           *[other] Mission
        }
        [armoury] Day { $day } of { $days } · Armoury
        [round_table] Day { $day } of { $days } · Round Table
        [conclave] Night { $day }
        [final_break] Final day · Break
        [end_vote] Final day · End vote
        [finale] Final day · The truth
       *[over] The season is over
    }
tt-until = until { $time }
tt-season = The season so far
tt-season-open = how the season stands
tt-silver = { $bars ->
        [one] 1 bar of silver
       *[other] { $bars } bars of silver
    }
tt-calendar = { $nights ->
        [0] Day { $day } of { $days }: the final day
        [one] Day { $day } of { $days }, one night to come
       *[other] Day { $day } of { $days }, { $nights } nights to come
    }
tt-others = { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
tt-left = Still in the game: { $count }
tt-gone = Out of the game
tt-out-murdered = murdered, found missing on day { $day }
tt-out-banished = banished on day { $day }
tt-out-withdrawn = left on day { $day }
tt-identity = { $identity ->
        [traitor] Traitor
       *[loyal] Loyal
    }
tt-about-empty = empty chair
tt-about-marked = done
tt-about-shield = shows a shield
tt-about-listed = on the death list
tt-about-votes = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }

## What happens now, and what one can do

tt-now-arrival-watch = They arrive at the castle, all of them Loyal. Not all of them will stay so.
tt-now-arrival = Welcome to the castle. Make your wish, then be ready.
tt-now-ready = { $count ->
        [0] Everybody is ready.
        [one] Waiting for one more to be ready.
       *[other] Waiting for { $count } more to be ready.
    }
tt-now-morning = Morning. Who comes to breakfast?
tt-now-comes = { $who ->
        [you] You come in and sit down.
       *[other] { $name } comes in.
    }
tt-now-nobody-else = Nobody else comes…
tt-now-empty = { $who ->
        [you] Your chair stays empty: you were murdered.
       *[other] { $name }’s chair stays empty: murdered.
    }
tt-now-left = Gone from the castle: { $names }.
tt-now-all-here = Nobody is missing this morning. Talk it over.
tt-now-list = { $you ->
    [yes] You are on the death list: only those on it can be murdered tonight.
   *[no] The death list is read out: only those on it can be murdered tonight.
}
tt-now-vault-open = The vault is open: remember what is behind each door.
tt-now-vault-asked = What was behind door { $door }? Right answers earn silver.
tt-now-vault-turn = { $name }: what was behind door { $door }?
tt-now-vault-waiting = { $count ->
        [0] All have answered.
        [one] One answer is still to come.
       *[other] { $count } answers are still to come.
    }
tt-now-duel-over = Your duel is over: { $right } of your { $calls } calls were right.
tt-now-duel-watching = Pairs play Loyalty or Treachery. Right calls earn silver.
tt-now-message = { $left ->
        [0] All the fragments are laid. Does it read well?
        [one] One fragment is still missing.
       *[other] { $left } fragments are still missing. Tell each other what you have.
    }
tt-now-message-read = The message is read out.
tt-now-own-mission = The host runs this mission in the room.
tt-now-armoury = The armoury: { $names } may each open a door.
tt-now-armoury-open = { $doors ->
        [one] The armoury: open the door. Behind it is a shield, or nothing.
       *[other] The armoury: open one door. Behind one is a shield.
    }
tt-now-armoury-behind = Hold the paper to see what was behind your door.
tt-now-talk = Round Table. Who is a Traitor? Talk, then vote.
tt-now-floor = You have the floor: say why.
tt-now-truth = Now you all know.
tt-ready-reveal = I have said why
tt-now-selection-watch = The castle is dark. Everybody looks at a card of their own.
tt-now-selection = { $part ->
        [1] Not a word. Look at your own card, now: who are you?
       *[other] Look once more: whom do you know?
    }
tt-now-not-ended = Not all wanted to end it. The Final Round Table: who is a Traitor?
tt-now-vote = Write down whom you banish, and why. It cannot be changed.
tt-now-voted = { $count ->
        [0] All have written.
        [one] Written. One is still writing.
       *[other] Written. { $count } are still writing.
    }
tt-now-they-vote = { $count ->
        [0] All have written.
        [one] One is still writing a name.
       *[other] { $count } are still writing a name.
    }
tt-now-runoff = A tie. Write one of these names: { $names }.
tt-now-tied = You are in the tie ({ $names }): only the others vote.
tt-now-safe-vote = Still a tie. { $names } are safe: write another name.
tt-now-next-vote = { $who ->
        [you] Now your vote…
       *[other] Now { $name }’s vote…
    }
tt-now-shown = { $who ->
        [you] { $by ->
            [you] You vote for yourself.
           *[other] { $voter } votes for you.
        }
       *[other] { $by ->
            [you] You voted for { $name }.
           *[other] { $voter } votes for { $name }.
        }
    }
tt-now-blank = { $who ->
        [you] You wrote no name.
       *[other] { $name } wrote no name.
    }
tt-now-decided = { $who ->
        [you] That decides it: you are banished.
       *[other] That decides it: { $name }.
    }
tt-now-defend = { $count ->
        [one] A tie. Defend yourself: only you may speak now.
       *[other] A tie. Defend yourselves: only those in the tie may speak now.
    }
tt-now-defence = { $count ->
        [one] A tie. { $names } speaks, everybody else is silent.
       *[other] A tie. { $names } speak, everybody else is silent.
    }
tt-now-talk-again = Still a tie: { $names }. A minute of talk, then the others vote again.
tt-now-lots = Still a tie. Lots are drawn: { $names }.
tt-now-banished = { $who ->
        [you] You are banished. Stand up.
       *[other] { $name } is banished.
    }
tt-now-asked = { $who ->
        [you] Who are you? Tell them the truth.
       *[other] { $name }, who are you?
    }
tt-now-unasked = { $who ->
        [you] You leave, and nobody asks who you were.
       *[other] { $name } leaves, and nobody asks who that was.
    }
tt-now-was = { $identity ->
        [traitor] { $who ->
            [you] You were a Traitor!
           *[other] { $name } was a Traitor!
        }
       *[loyal] { $who ->
            [you] You were Loyal.
           *[other] { $name } was Loyal.
        }
    }
tt-now-night = { $part ->
        [1] Night. Hold your card: it says what is asked of you.
       *[other] The night goes on. Hold your card again.
    }
tt-now-bet = { $about ->
        [mission] Your bet: who does best in the mission? Touch a face.
       *[banished] Your bet: who is banished? Touch a face.
    }
tt-now-bet-on = You bet on { $name }. Touch another face to change it.
tt-now-night-out = Night. Who is a Traitor? Your guess counts in the recap.
tt-now-night-watch = Night. Somewhere in the castle the Traitors meet.
tt-now-break = Four are left. A last talk before you are asked whether to end it.
tt-now-end-vote = End the season here? Only if everybody agrees.
tt-now-end-answered = You have answered. All answers are shown together.

## What can be done

tt-ready-arrival = I am ready
tt-ready-breakfast = To the mission
tt-ready-looking = I remember it all
tt-ready-mission = Done
tt-ready-message = Leave it like this
tt-ready-read = Go on
tt-ready-armoury = Go on
tt-ready-talk = Ready to vote
tt-ready-talk_again = Ready to vote
tt-ready-defence = I have said it all
tt-ready-final_break = I am ready
tt-ready-waiting = Waiting for the others
tt-wish = Would you like to be a Traitor?
tt-wish-table = Only the table reads this.
tt-wish-0 = Not at all
tt-wish-1 = Why not
tt-wish-2 = Yes, please
tt-wish-3 = More than anything
tt-wish-said = Noted. Your card shows it; you can change it.
tt-wish-unsaid = Nothing said counts as “Why not”.
tt-picture = { $picture ->
        [crown] crown
        [key] key
        [owl] owl
        [rose] rose
        [sword] sword
        [candle] candle
        [raven] raven
        [moon] moon
       *[goblet] goblet
    }
tt-vote-faces = Whom do you banish?
tt-vote-reason = Why? It is read out with the name.
tt-vote-choose = Choose a face
tt-vote-write = Banish { $name }
tt-slip-number = vote { $number } of { $of }
tt-slip-blank = No name
tt-quoted = “{ $text }”
tt-stands = { $who ->
        [you] You stand up.
       *[other] stands up.
    }
tt-asked = Who are you?
tt-unasked = { $who ->
        [you] Nobody asks who you were.
       *[other] goes, and nobody asks.
    }
tt-identity-told = { $identity ->
        [traitor] A Traitor
       *[loyal] Loyal
    }
tt-list = The death list
tt-show = Show a shield
tt-show-about = Everybody sees your shield, if you have one.
tt-show-sure = Show it
tt-you-are-out = { $how ->
        [murdered] You were murdered. You see what all see, and may talk with those who are out.
        [banished] You are banished. You see what all see, and may talk with those who are out.
       *[withdrawn] You have left. You see what all see, and may talk with those who are out.
    }
tt-watching = You are watching.
tt-leave = Leave the season…
tt-leave-about = You leave for good: you cannot come back or win, and nobody is told who you were. During a vote or a night it takes effect when that is over; until then you do what you are asked, in silence.
tt-leave-sure = Leave for good
tt-leave-stay = Stay
tt-leave-waits = You are leaving as soon as this is over. Until then you may still do what you are asked.

## The card, and what it tells while it is held

tt-card = Your card
tt-card-hold = Hold to read your card
tt-you-are = { $identity ->
        [traitor] You are a Traitor
       *[loyal] You are Loyal
    }
tt-goal = { $identity ->
        [traitor] Murder by night, look innocent by day. If a Traitor is left at the end, the Traitors take all the silver.
       *[loyal] Find the Traitors and banish them. If none is left at the end, the Loyal share the silver.
    }
tt-sees-all = You see everything. The Traitors:
tt-know-wish-unsaid = Your wish: not said yet.
tt-know-wish-0 = Your wish: not at all a Traitor.
tt-know-wish-1 = Your wish: a Traitor, why not.
tt-know-wish-2 = Your wish: a Traitor, please.
tt-know-wish-3 = Your wish: a Traitor, more than anything.
tt-know-fellows = Traitors you know: { $names }.
tt-know-alone = You know of no other Traitor.
tt-know-blackmailed = { $name } has blackmailed you.
tt-know-shield = You have a shield for tonight.
tt-know-no-shield = You have no shield.

## Talk

tt-talk = Talk
tt-talk-unread = { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }
tt-talk-empty = Nobody has said anything yet.
tt-talk-out = among those out
tt-talk-with-all = Talk with everybody
tt-talk-among-out = Talk among those who are out
tt-aloud = { $silent ->
        [yes] Quiet, please.
       *[no] Talk to each other.
    }
tt-claim-title = Say to everybody:
tt-claim-silent = It is not your turn to talk.
tt-claim-am = I am Loyal.
tt-claim-is = { $role ->
        [traitor] { $who ->
            [you] You are a Traitor.
           *[other] { $name } is a Traitor.
        }
       *[loyal] { $who ->
            [you] You are Loyal.
           *[other] { $name } is Loyal.
        }
    }
tt-claim-trust = { $who ->
        [you] I trust you.
       *[other] I trust { $name }.
    }
tt-claim-doubt = { $who ->
        [you] I do not trust you.
       *[other] I do not trust { $name }.
    }
tt-claim-lie = { $who ->
        [you] You are lying.
       *[other] { $name } is lying.
    }
tt-news-mission = { $bars ->
        [0] The mission earned nothing.
        [one] The mission earned 1 bar of silver.
       *[other] The mission earned { $bars } bars of silver.
    }
tt-news-banished = { $identity ->
        [traitor] Banished: { $names }, a Traitor.
        [loyal] Banished: { $names }, Loyal.
       *[unknown] Banished: { $names }.
    }
tt-news-missing = Missing at breakfast: { $names }.
tt-news-nobody_missing = Nobody is missing at breakfast.
tt-news-withdrawn = Has left the season: { $names }.
tt-news-list = The death list: { $names }.
tt-news-final_day = This is the final day.
tt-news-end_vote = The answers to the end vote are shown.
tt-news-end = The season is over.
tt-news-not_asked = Nobody asks who that was: { $names }.
tt-news-undone = The host has taken the last step back.
tt-news-lots = Lots are drawn: { $names }.

## A human host

tt-host = Host
tt-wish-host = Only the host reads this.
tt-now-paused = The host has paused the season. You can go on talking.
tt-now-wait-select = Close your eyes. The host walks round and chooses the Traitors.
tt-now-wait-mission_result = The mission is over. The host counts the silver.
tt-now-wait-open_vote = The host opens the vote.
tt-now-wait-tie = Still a tie: { $names }. The host rules.
tt-now-wait-ask_identity = { $who ->
        [you] You are banished. Will the host ask who you are?
       *[other] { $name } is banished. Will the host ask?
    }
tt-now-wait-death_list = The host is thinking.
tt-now-wait-offer_end = The host is thinking.
tt-host-mission-title-now = Today’s mission
tt-host-mission-listen = Listen to the host. What you earn together goes on the stack.
tt-news-identity = { $identity ->
        [traitor] { $names }: a Traitor.
       *[loyal] { $names }: Loyal.
    }
tt-news-warned = The host warns { $names }: { $text }

## Hints for who plays for the first time: one line each

tt-hint-talk = Touch a face to say what you think.
tt-hint-vote = What you write stands, and is read out.
tt-hint-night = By night all screens look alike.
tt-hint-breakfast = Watch the chairs: whoever does not come is out.
tt-now-break-on = Not all wanted to end it. It goes on.
