## The host's console of The Traitors, the words to read aloud, season presets, and the host's own missions.

tt-host-script = Read aloud
tt-host-next = What comes next
tt-host-everybody = Everybody
tt-host-you = You

## How the season stands

tt-host-now-paused = The season is paused until you go on.
tt-host-now-away = You have stepped out: the table decides everything.
tt-host-waits-select = Walk round, tap the shoulders of your Traitors, then choose them here.
tt-host-waits-mission_result = Everybody is waiting for the result of the mission.
tt-host-waits-open_vote = Everybody is waiting for you to open the vote.
tt-host-waits-ask_identity = Will you ask who that was?
tt-host-waits-tie = Still a tie: you rule.
tt-host-waits-death_list = The night is waiting for you.
tt-host-waits-offer_end = Everybody is waiting for you.
tt-host-now-arrival = The guests arrive: { $ready } of { $all } are ready.
tt-host-now-chairs = Breakfast: { $seated } have come in.
tt-host-now-breakfast = Breakfast talk: { $ready } of { $all } are ready.
tt-host-now-own-mission = Your mission: run it in the room, then enter the result.
tt-host-now-mission = The mission is on the phones: { $ready } of { $all } are done.
tt-host-now-armoury = The armoury: { $open } of { $all } doors are open.
tt-host-now-talk = The Round Table talks: { $ready } of { $all } are ready to vote.
tt-host-now-vote = They write: { $written } of { $all } have written.
tt-host-now-reveal = The votes are shown: { $shown } of { $all }.
tt-host-now-defence = Only { $names } may speak.
tt-host-now-banished = { $name } is banished.
tt-host-now-lots = Still a tie. Lots are drawn.
tt-host-now-night = { $part ->
        [1] Night, part one: the Conclave meets.
       *[other] Night, part two: letters, and what is left to decide.
    }
tt-host-now-break = The break: { $ready } of { $all } are ready.
tt-host-now-end-vote = End it here? { $written } of { $all } have answered.

## The next step

tt-host-do-begin = Begin the first day
tt-host-do-next-chair = Let the next one in
tt-host-do-end-breakfast = Breakfast is over
tt-host-do-end-mission = End the mission
tt-host-do-end-armoury = Close the armoury
tt-host-do-open-vote = Open the vote
tt-host-do-close-vote = Close the vote
tt-host-do-next-vote = Show the next vote
tt-host-do-end-defence = That is enough
tt-host-do-go-on = Go on
tt-host-do-end-break = To the Final Round Table
tt-host-do-close-end = Close the end vote
tt-host-do-resume = Go on with the season
tt-host-do-step-in = Step in again
tt-host-sure = { $missing ->
        [one] Sure? One has not answered
       *[other] Sure? { $missing } have not answered
    }
tt-host-choose = Choose the Traitors
tt-host-choose-again = Change your choice of Traitors
tt-host-choose-about = { $least ->
        [one] Choose from 1 to { $most } players. Beside each name is what they wish for; those who wish it most are on top. It counts when the arrival ends, and nobody sees it before.
       *[other] Choose { $most } players. Beside each name is what they wish for; those who wish it most are on top. It counts when the arrival ends, and nobody sees it before.
    }
tt-host-choose-these = { $count ->
        [0] Choose somebody
        [one] Choose this one
       *[other] Choose these { $count }
    }
tt-host-choose-lot = Let the table draw, by their wishes
tt-host-wish-unsaid = Has not said
tt-host-tie-about = You rule: everybody votes once more among those tied, or lots decide.
tt-host-tie-revote = Vote once more
tt-host-tie-lots = Draw lots
tt-host-ask = Ask who they are
tt-host-ask-not = Do not ask
tt-host-offer-end = Ask whether to end the season here
tt-host-night-about = The night lasts as long as it lasts, whoever does what, so that it tells nothing.
tt-host-list-count = Number of names
tt-host-list-order = Order a death list
tt-host-less = One fewer
tt-host-more = One more

## Everybody, and what only the host knows

tt-host-uncover = Show what is secret
tt-host-cover = Cover it again
tt-host-uncover-one = Show what is secret about { $name }
tt-host-out-murdered = murdered, night { $night }
tt-host-out-banished = banished, day { $day }
tt-host-out-withdrawn = left, day { $day }
tt-host-written = has written
tt-host-writing = writes
tt-host-answered = has answered
tt-host-asked = is asked
tt-host-ready = ready
tt-host-door-open = has opened a door
tt-host-door-closed = may open a door
tt-host-listed = on the death list
tt-host-secret-selected = chosen as Traitor
tt-host-secret-shield = has a shield
tt-host-secret-found = found a shield
tt-host-secret-nothing = found nothing
tt-host-secret-vote = wrote { $name }
tt-host-secret-named = { $move ->
        [murder] murder { $target }
        [tempt] tempt { $target }
        [blackmail] blackmail { $target }
        [list] list { $target }
       *[spare] murder nobody
    }
tt-host-secret-suspects = suspects { $name }
tt-host-secret-letter = { $answer ->
        [yes] letter: yes
        [no] letter: no
       *[none] has a letter
    }
tt-host-secret-showed = showed a shield
tt-host-secret-victim = will be missed
tt-host-secret-listing = will be read out
tt-host-secret-leaving = is leaving

## Tools

tt-host-undo = Undo
tt-host-clock = Clock
tt-host-hand = Hand over
tt-host-more-tools = More
tt-host-extend = More time
tt-host-pause = Pause the season
tt-host-pause-about = Nobody can do anything but talk, and no clock runs, until you go on.
tt-host-minutes = +{ $minutes } min
tt-host-clock-none = There is no clock to change now.
tt-host-hand-about = The table can decide instead of you: one thing at a time, or everything. You can take it back at any time.
tt-host-decision-select = Choosing the Traitors
tt-host-decision-mission_result = The missions
tt-host-decision-open_vote = Opening the vote
tt-host-decision-ask_identity = Asking who they were
tt-host-decision-tie = Ruling on a tie
tt-host-decision-death_list = Death lists
tt-host-decision-offer_end = Offering the end
tt-host-to-table = To the table
tt-host-tables = the table’s
tt-host-step-out = Step out: the table decides everything
tt-host-step-out-about = You still see everything, and can step in again whenever you like.
tt-host-co-host = To give the console to somebody else, or to go on with another device, use the menu at the top, “Move my seat to another phone”.
tt-host-warn = Warn a player
tt-host-warn-about = A Traitor never tells a Loyal player so, and a Loyal player never pretends to be a Traitor. Everybody hears the warning.
tt-host-warn-whom = Whom?
tt-host-warn-text = What for?
tt-host-warn-usual = Please keep to the rule of identity.
tt-host-notes = My notes
tt-host-notes-about = Only for you, and only on this device.
tt-host-to = To whom?
tt-host-to-all = to all
tt-host-to-conclave = to the Conclave
tt-host-to-out = to those out
tt-host-conclave-show = Show what is said in the Conclave
tt-host-conclave-cover = Cover what is said in the Conclave
tt-host-rehearse-again = Start the rehearsal over

## Missions

tt-host-missions = My missions
tt-host-missions-about = Missions that you run in the room. They are kept on this device; share them as a file with other hosts.
tt-host-missions-open = Open a file
tt-host-missions-share = Share as a file
tt-host-missions-read = { $count ->
        [one] One mission was in the file.
       *[other] { $count } missions were in the file.
    }
tt-host-missions-unread = That is not a file of missions.
tt-host-mission-pick = Announce today’s mission
tt-host-mission-another = Announce another mission
tt-host-mission-enter = Enter the result
tt-host-mission-bars = Bars earned
tt-host-mission-access = Who gets access to the armoury
tt-host-mission-access-about = Touch those who won it. Nobody: no armoury today.
tt-host-mission-access-example = The three who found the key
tt-host-mission-no-armoury = There is no armoury on the final day.
tt-host-mission-done = { $count ->
        [0] { $bars ->
            [one] 1 bar, no armoury
           *[other] { $bars } bars, no armoury
        }
       *[other] { $bars ->
            [one] 1 bar, { $count } with access
           *[other] { $bars } bars, { $count } with access
        }
    }
tt-host-mission-title = Title
tt-host-mission-text = What everybody is told
tt-host-mission-win = Bars to win
tt-host-mission-upto = { $bars ->
        [one] up to 1 bar
       *[other] up to { $bars } bars
    }
tt-host-mission-tell = Tell everybody
tt-host-mission-edit = Change
tt-host-mission-new = New mission
tt-host-mission-remove = Throw it away
tt-host-save = Keep it

## To read aloud

tt-script-arrival = Good evening, and welcome to my castle. You have come as friends, and every one of you is Loyal. By tomorrow that will no longer be true.
tt-script-wish = Take out your phones. You are asked how much you would like to be a Traitor. Answer honestly; I shall read it, and nobody else.
tt-script-morning = Good morning. It is day { $day }. Breakfast is laid. Let us see who comes down the stairs.
tt-script-comes = Good morning, { $name }. Sit down. Did you sleep well?
tt-script-missing = Look at the chair that stays empty. { $name } will not come. { $name } was murdered in the night.
tt-script-nobody = Every chair is taken. Nobody is missing this morning, and I shall not tell you why.
tt-script-list = A paper was pushed under the door: a death list. I read what is on it. { $names }. Tonight only somebody on it can be murdered.
tt-script-final = Today is the final day. There is no night after it. By evening we shall know everything.
tt-script-mission = Silver is waiting for you, all of you. It is the one thing on which the Loyal and the Traitors agree. Listen to what you have to do.
tt-script-mission-ours = Silver is waiting for you. Look at your phones: today’s mission is there. The better you do together, the more bars there will be on the stack.
tt-script-armoury = { $count ->
        [one] { $names }, the armoury is open to you. Choose a door, and tell nobody what was behind it.
       *[other] { $names }, the armoury is open to you. Choose a door each, and tell nobody what was behind it.
    }
tt-script-talk = { $kind ->
        [day] Take your places at the Round Table. There are Traitors among you, and they look exactly like the others. Speak. Before night falls one of you will be banished.
        [first] This is the final day, and its Round Table waits for you. One of you must go. Speak.
        [final] The Round Table is not finished with you. One more must go. Speak.
       *[last] This is the Final Round Table. Look at each other once more, and speak now or never.
    }
tt-script-vote = Silence, please. Write one name and why. What is written stays written.
tt-script-vote-again = { $stage ->
        [runoff] A tie. Write again, one of these names: { $names }. Those who are tied do not vote.
        [runoff_again] Once more, one of these names: { $names }.
        [safe_vote] Everybody votes anew, and whoever was tied is safe. Write one of these names: { $names }.
       *[revote] I have ruled: everybody votes once more, for one of these: { $names }.
    }
tt-script-reveal = Pencils down. We shall hear them one by one: the name, and the reason.
tt-script-defence = { $count ->
        [one] { $names }, the table listens to you. Everybody else is silent. Why should you stay?
       *[other] { $names }, the table listens to you. Everybody else is silent. Why should you stay?
    }
tt-script-talk-again = Still a tie between { $names }. I give you one more minute. Use it.
tt-script-tie = Nobody gives way: { $names }. So it falls to me to rule.
tt-script-banished = { $name }, the table has spoken. You are banished. Stand up and come to me.
tt-script-was = { $identity ->
        [traitor] { $name } was … a Traitor. You were right.
       *[loyal] { $name } was … Loyal. You have sent away one of your own.
    }
tt-script-unasked = { $name }, go. Tonight I shall not ask who you were.
tt-script-night = Night falls on the castle. Go to your rooms, look at your phones, and at nobody else. Everybody has something to answer.
tt-script-night-on = The night is long. Stay where you are. Your phone asks you once more.
tt-script-break = { $count } are left. Breathe, have a drink, and look at each other. Soon I shall have one more question.
tt-script-end-vote = Do you want to end it here? If all of you say yes, it is over. If even one of you doubts, the Round Table meets again.
tt-script-over = It is over. Turn to each other, and tell the truth at last.

## Presets of a season

tt-rehearse = Rehearse with bots
tt-rehearse-about = You host eight bots in a quick season of about a quarter of an hour, to learn every button. You can start over as often as you like.
tt-host-now-selection = Everybody looks at their card: { $looked } of { $all } have looked.
tt-script-select = Put your phones down, lay your hands on the table, and close your eyes. I shall walk round twice. If you feel my hand on your shoulder, you are a Traitor. Nobody speaks, and nobody looks.
tt-script-look = Open your eyes. Take up your phone, shield it with your hand, and hold your card. Read who you are. Show nothing.
tt-script-meet = Hold your card once more. If you are a Traitor, it names your fellows. If you are Loyal, look at it all the same, and just as long.
tt-host-missions-ready = Or take one of these:
tt-host-room-title = { $number ->
        [0] The key in the room
        [1] The silent line
        [2] The tower
        [3] Twenty things
       *[4] One voice
    }
tt-host-room-text = { $number ->
        [0] A key is hidden in this room, in plain sight. Find it together: ten bars, and one fewer for every minute it takes.
        [1] Without a word, stand in a line by your birthdays, from January to December. Two bars for each five of you who stand right, ten for all.
        [2] Build the highest tower you can of what lies on this table. It must stand while I count to ten. One bar for every hand’s breadth.
        [3] You see twenty things for one minute. Then I cover them. Name them together: one bar for every two.
       *[4] Count aloud to twenty. Anybody may say the next number, nobody gives a sign. Two at once: begin again. Ten bars, and two fewer for every new beginning.
    }
tt-host-room-access = { $number ->
        [0] Whoever finds it, and two others by lot
        [1] The first, the last, and the one in the middle
        [2] Those who laid the last three pieces
        [3] The three who named the most
       *[4] Those who said one, ten, and twenty
    }
tt-host-now-finale = The last ones reveal themselves.
tt-host-do-turn = Turn the card for them
tt-script-reveal-last = { $name }, you have come this far. Tell us who you are.
tt-script-floor = { $name }, why?
tt-host-now-own-timed = Your mission, against the clock. When it runs out, you have two minutes to enter the result.
tt-host-now-list = Tonight they write a death list: { $count ->
        [one] one name
       *[other] { $count } names
    }. Nobody is murdered.
tt-host-for-good = Sure? It cannot be undone
tt-host-list-about = Nobody is murdered tonight; the Traitors write names. Next night only somebody Loyal on the list can be murdered.
tt-host-in = has come in
tt-host-mission-late = Enter the mission’s result late
tt-host-mission-by-lot = The season went on without a result: the lot has decided who enters the armoury. The silver can still be added.
tt-host-mission-instead = Let the table run one of its missions instead
tt-host-mission-instead-about = The Vault, The Duel or The Message, on everybody’s phone. You can take the missions back under “Hand over”.
tt-script-not-ended = { $yes ->
        [0] Nobody
        [one] One of you
       *[other] { $yes } of you
    } said yes, and all { $all } would have had to. So it goes on.
tt-script-visit = (Say nothing, and go round: stop at every door just as long, also at those where nobody is awake.)
tt-script-banished-lot = { $name }, the lot has fallen on you. You are banished. Stand up and come to me.
