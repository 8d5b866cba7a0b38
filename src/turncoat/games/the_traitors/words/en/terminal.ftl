## The Traitors at a terminal. $who is `you` for the reader and `other` for anybody else, whose name is $name.

# What can be typed; the first word of each list is the one that is shown.
ttt-input-say = say
ttt-input-is = is
ttt-input-loyal = loyal
ttt-input-trust = trust
ttt-input-doubt = doubt
ttt-input-lie = lie, liar
ttt-input-eager = eager
ttt-input-door = door
ttt-input-take = take
ttt-input-leave = leave
ttt-input-show = show
ttt-input-vote = vote
ttt-input-murder = murder
ttt-input-tempt = tempt
ttt-input-blackmail = blackmail
ttt-input-spare = spare
ttt-input-list = list
ttt-input-bet = bet
ttt-input-suspect = suspect
ttt-input-accept = accept
ttt-input-refuse = refuse
ttt-input-end = end
ttt-input-on = on
ttt-input-red = red
ttt-input-black = black
ttt-input-draw = draw
ttt-input-trap = trap
ttt-input-grab = grab
ttt-input-ready = ready
ttt-input-seen = read
ttt-input-reveal = reveal
ttt-input-withdraw = withdraw
ttt-enter = Enter
ttt-role-loyal = loyal
ttt-role-traitor = traitor
ttt-picture-crown = crown
ttt-picture-key = key
ttt-picture-owl = owl
ttt-picture-rose = rose
ttt-picture-sword = sword
ttt-picture-candle = candle
ttt-picture-raven = raven
ttt-picture-moon = moon
ttt-picture-goblet = goblet

ttt-phase-arrival = Arrival
ttt-phase-selection = The choice of the Traitors
ttt-phase-breakfast = Breakfast
ttt-phase-mission = { $mission ->
        [vault] Mission: The Vault
        [duel] Mission: The Duel
        [message] Mission: The Message
       *[host] Mission
    }
ttt-phase-armoury = The armoury
ttt-phase-round_table = The Round Table
ttt-phase-conclave = Night
ttt-phase-final_break = Before the end
ttt-phase-end_vote = The end vote
ttt-phase-finale = The last reveals
ttt-phase-over = The end
ttt-heading = Day { $day } of { $days } · { $phase }
ttt-silver = { $bars ->
        [one] 1 bar of silver on the stack
       *[other] { $bars } bars of silver on the stack
    }
ttt-death-list = Death list: { $names }
ttt-mark-you = you
ttt-mark-fellow = a Traitor like you
ttt-mark-access = may open a door
ttt-mark-in = has come in
ttt-mark-ready = ready
ttt-mark-voted = has written
ttt-out-murdered = murdered in the night before day { $day }
ttt-out-banished = banished on day { $day }
ttt-out-withdrawn = left on day { $day }
ttt-was-loyal = was Loyal
ttt-was-traitor = was a Traitor

ttt-own-loyal = You are Loyal.
ttt-own-traitor = You are a Traitor. Nobody may know.
ttt-own-out = You are out of the game, and watch.
ttt-own-fellows = With you: { $names }.
ttt-own-shield = You have a shield: it protects you from murder tonight.
ttt-become-traitor = You are a Traitor from now on. By night you meet the others in the Conclave.

ttt-began-arrival = { $players } people arrive at the castle. The season has { $days } days. Everybody is Loyal, until some are chosen to be Traitors.
ttt-began-selection = { $part ->
        [1] The lights go out. The Traitors are chosen: look at your own card now, and say nothing.
        [2] Keep silent. Now the Traitors learn who the others are: look at your card once more.
       *[host] The lights go out. The host goes round and chooses the Traitors. Say nothing.
    }
ttt-began-breakfast = Day { $day } of { $days }. The table is laid for breakfast. Who will come in?
ttt-began-mission-open = Today’s mission: The Vault. Doors stand open; remember what is behind them.
ttt-began-mission-closed = The doors of the vault are closed. You walk round, and each in turn is asked about one.
ttt-began-mission-duel = Today’s mission: The Duel. Two by two you play Loyalty or Treachery with twelve cards. Right calls earn silver; most cards open the armoury.
ttt-began-mission-message = Today’s mission: The Message. Tell each other the fragments that you hold, and lay them in order. Right neighbours earn silver.
ttt-began-mission-read = The message is read out.
ttt-began-mission-host = The host runs today’s mission in the room.
ttt-began-armoury = The armoury opens for the best of the mission: { $names }. Behind one of its doors is a shield.
ttt-began-talk = You take your seats at the Round Table. Who is a Traitor? Talk, then vote.
ttt-began-vote = The vote: everybody writes one name.
ttt-began-runoff = A second vote, among those who are tied: { $names }.
ttt-began-talk_again = Still a tie. A minute to talk.
ttt-began-runoff_again = A third vote, among those who are tied: { $names }.
ttt-began-safe_vote = Still a tie: they are safe. A new vote, among the others: { $names }.
ttt-began-host_rules = Still a tie. The lot decides.
ttt-began-revote = A last vote, among those who are tied: { $names }.
ttt-began-defence = { $who ->
        [you] A tie: you have a minute to defend yourself.
       *[other] A tie. To defend themselves: { $names }.
    }
ttt-began-conclave = { $part ->
        [1] Night falls. Somewhere in the castle the Traitors meet.
       *[2] The night goes on.
    }
ttt-began-final_break = Four are left. A last pause before the end.
ttt-began-end_vote = Do all of you want to end the season now? If one of you is a Traitor, the Traitor takes the silver.
ttt-asked-who = { $who ->
        [you] Who are you? Tell them the truth.
       *[other] { $name }, who are you?
    }
ttt-floor = { $who ->
        [you] You have the floor: say why, and then that you are done.
       *[other] { $name } has the floor.
    }

ttt-said = { $where ->
        [conclave] (in the Conclave) { $name }: { $text }
        [out] (among those out) { $name }: { $text }
       *[all] { $name }: { $text }
    }
ttt-claim-am-loyal = I am Loyal.
ttt-claim-is-loyal = { $who ->
        [you] You are Loyal.
       *[other] { $name } is Loyal.
    }
ttt-claim-is-traitor = { $who ->
        [you] You are a Traitor!
       *[other] { $name } is a Traitor!
    }
ttt-claim-trust = { $who ->
        [you] I trust you.
       *[other] I trust { $name }.
    }
ttt-claim-doubt = { $who ->
        [you] I do not trust you.
       *[other] I do not trust { $name }.
    }
ttt-claim-lie = { $who ->
        [you] You are lying!
       *[other] { $name } is lying!
    }
ttt-news-mission = The mission earns { $bars ->
        [0] nothing
        [one] 1 bar of silver
       *[other] { $bars } bars of silver
    }; there are { $silver } on the stack.
ttt-news-missing = { $who ->
        [you] Your chair stays empty: you were murdered in the night.
       *[other] A chair stays empty: { $name } was murdered in the night.
    }
ttt-news-nobody_missing = All chairs are taken. Nobody is missing.
ttt-news-withdrawn = { $who ->
        [you] You leave the castle.
       *[other] { $name } leaves the castle.
    }
ttt-news-banished = { $who ->
        [you] You are banished.
       *[other] { $name } is banished.
    } { $identity ->
        [traitor] { $who ->
            [you] You say who you were: a Traitor.
           *[other] { $name } says: “I was a Traitor.”
        }
        [loyal] { $who ->
            [you] You say who you were: Loyal.
           *[other] { $name } says: “I was Loyal.”
        }
       *[hidden] {""}
    }
ttt-news-list = The death list is read out: { $names }. One of them may be murdered tonight.
ttt-news-final_day = This is the final day.
ttt-news-end_vote = { $agreed ->
        [none] Nobody wants to end it.
        [all] All want to end it.
       *[some] To end it: { $names }. That is not everybody; you go on.
    }
ttt-news-end = The season is over.
ttt-news-identity = { $who ->
        [you] You reveal yourself: { $identity ->
            [traitor] you were a Traitor.
           *[loyal] you were Loyal.
        }
       *[other] { $identity ->
            [traitor] { $name }: a Traitor!
           *[loyal] { $name }: Loyal.
        }
    }
ttt-news-not_asked = { $who ->
        [you] Nobody asks who you were.
       *[other] Nobody asks who { $name } was.
    }
ttt-news-undone = The host has taken the last step back.
ttt-news-lots = Lots are drawn: { $names }.

ttt-comes-in = { $who ->
        [you] You come in.
       *[other] { $name } comes in.
    }
ttt-opens = { $who ->
        [you] You open door { $door }.
       *[other] { $name } opens door { $door }.
    }
ttt-shows-shield = { $who ->
        [you] You show your shield.
       *[other] { $name } shows a shield!
    }
ttt-vote = { $who ->
        [you] You voted for { $target }.
       *[other] { $toward ->
            [you] { $name } votes for you.
           *[other] { $name } votes for { $target }.
        }
    }
ttt-vote-blank = { $who ->
        [you] Your vote is blank.
       *[other] { $name } has written nothing.
    }
ttt-vote-reason = “{ $text }”
ttt-behind-shield = Behind your door is a shield. Take it, or leave it there?
ttt-behind-nothing = There is nothing behind your door.
ttt-noted-eager = Noted, for nobody to see: { $level } of 3.
ttt-noted-bet = Your bet: { $name }.
ttt-noted-suspect = Noted, for nobody to see until the end: { $name }.
ttt-noted-vote = You have written. It cannot be changed.
ttt-noted-leaving = You will leave as soon as this is over.
ttt-letter = A letter for you, without a name: two Traitors ask you to join them.
ttt-letter-line = On it, in a disguised hand: “{ $text }”
ttt-blackmailed = A letter for you: { $name } has blackmailed you. You have no choice: you are a Traitor from now on. Tonight the two of you murder.
ttt-present = In the Conclave: { $names }.
ttt-list-ordered = The host orders a death list: { $count } names. Nobody is murdered tonight.
ttt-shows-here = { $who ->
        [you] You show your shield to the Conclave.
       *[other] { $name } shows a shield to the Conclave.
    }
ttt-names = { $who ->
        [you] You: { $choice }
       *[other] { $name }: { $choice }
    }
ttt-choice-murder = murder { $name }
ttt-choice-tempt = tempt { $name }
ttt-choice-blackmail = blackmail { $name }
ttt-choice-spare = spare everybody
ttt-choice-list = put on the death list: { $names }
ttt-tempted = The letter goes to { $name }.
ttt-answered = { $answer ->
        [yes] The answer is yes: you are three.
       *[no] The answer is no.
    }

ttt-vault-open = Behind the doors: { $pictures }
ttt-vault-verdict = { $right ->
        [yes] { $name }, door { $door }: { $picture }. Right.
        [no] { $name }, door { $door }: { $picture }. Wrong.
       *[late] { $name }, door { $door }: too late.
    }
ttt-duel-table = the table
ttt-duel-bout = { $first } ({ $one } right) against { $second } ({ $other } right), last card { $shown }
ttt-duel-own = Your cards: { $cards }. In the deck: { $deck }, of which { $returned } returned.
ttt-message-line = The line: { $pieces }
ttt-message-own = Yours, { $number }: “{ $text }”
ttt-vault-answered = { $answered } of { $questions } questions answered
ttt-vault-asked = { $count ->
        [one] You are asked: what was behind door { $doors }?
       *[other] You are asked: what was behind doors { $doors }?
    }

ttt-key-say = say something
ttt-key-claim = say whom you doubt or trust, or that you are Loyal
ttt-key-ready = you are ready; when all are, it goes on
ttt-key-seen = you have read your card
ttt-key-reveal = reveal who you are
ttt-key-enter = wait and listen
ttt-key-eager = how much you would like to be a Traitor, from 0 to 3; nobody sees it
ttt-key-vault = a door and what was behind it
ttt-key-call = the colour of the next card
ttt-key-draw = Loyalty: draw up to { $most } cards; or Treachery: put up to { $most } of yours on the deck, the first on top
ttt-key-grab = take up to { $most } cards from the other
ttt-key-place = one of your fragments, and the number of the one before it; 0: at the beginning
ttt-key-door = open a door that is closed: { $doors }
ttt-key-take = take the shield, or leave it there
ttt-key-show = { $where ->
        [conclave] show your shield to the Conclave; then you may spare everybody
       *[breakfast] show your shield to all
    }
ttt-key-vote = write a name, and why if you like: { $names }
ttt-key-murder = murder somebody Loyal: { $names }
ttt-key-tempt = instead of a murder: a letter that asks somebody to join you, with a line of yours if you like
ttt-key-blackmail = you are alone: make somebody a Traitor, whether they like it or not, with a line of yours if you like
ttt-key-spare = murder nobody tonight
ttt-key-list = put { $count } names on the death list
ttt-key-bet = who goes next, or who wins the mission? For those who are out
ttt-key-suspect = whom do you suspect most? Nobody sees it until the end
ttt-key-letter = become a Traitor, or stay Loyal
ttt-key-end = end the season now, or go on

ttt-help-doubt = say that you do not trust player 2, trust them, or that they lie
ttt-help-is = claim that player 2 is a Traitor (or Loyal)
ttt-help-loyal = say that you are Loyal. Nobody may say that they are a Traitor.
ttt-help-vote = vote for player 2; what follows is your reason, which all will see
ttt-help-enter = let time go on. You are asked again when somebody names you, after some remarks, and when all others wait for you.
ttt-help-withdraw = leave the game for good; the season goes on without you
ttt-help-players = Players go by their number or the beginning of their name. Call a bot by its name and it will answer.

ttt-minute =
    Some of you are Traitors and know each other; the others are Loyal and know nothing.
    By day you earn silver together in a mission; the best may open a door of the armoury, behind one of which is a shield against murder.
    At the Round Table all talk, then everybody writes a name. Most votes: banished, and the banished say who they were.
    By night the Traitors murder one of the Loyal. At breakfast a chair stays empty.
    When few are left the season ends. If a Traitor is among them, the Traitors take all the silver. If not, the Loyal who are left share it.
ttt-rules =
    The Traitors, after the Danish home rules for the game of the same name. We are not connected with any broadcaster, and the words here are ours. Rulings of ours are marked so.

    The season. From 6 to 24 players; as many days as the table says. Everybody arrives Loyal and says in private how much they would like to be a Traitor. The table draws the Traitors by that: with 6 to 8 players one or two, with 9 to 14 two or three, with more three or four; the number is secret unless the table sets one. They learn it when everybody looks at a card of their own at the same moment; in its second half the Traitors learn each other’s names (our ruling).

    What may be said. Nobody says of themselves that they are a Traitor. All else is open to all.

    A day. Breakfast, mission, armoury, Round Table, night. The missions take turns: The Vault, The Duel, The Message; by its result each earns up to ten bars. The three best open a door each in the armoury; behind one is a shield. Only the opener knows. It protects from murder in the next night and from nothing else, and may be shown at breakfast.

    Round Table. All talk, then each writes one name other than their own (our ruling). Votes are shown one at a time, and whoever’s vote is shown has the floor to say why. Most votes: banished; if the table asks, the banished say themselves who they were. A tie: those tied defend themselves, the others vote among them; still tied: a minute of talk and once more; still tied: those are safe and all vote anew; still tied: the lot (our ruling). Exactly one is banished (our ruling).

    Night. It has two parts that always last equally long (our ruling), and everybody has something to do in it. The Traitors name a decision each; the most frequent counts. They murder one Loyal player; one with a shield lives, and nobody is told why. A Traitor who shows a shield to the Conclave may have everybody spared (our ruling). Two Traitors may tempt somebody instead of murdering (by the rulebook only three nights or more before the end; with up to twelve players usually any night, our ruling): a letter that names no names (our ruling); yes makes a Traitor for good. A single Traitor must blackmail somebody (by the rulebook two nights or more before the end), who has no choice; then the two murder. Where the table orders a death list nobody is murdered that night, and in the next only somebody on the list.

    Breakfast. People come in one by one, and only when the last is in is it known who is missing.

    The final day. It comes with the last day, or when five or fewer are left (our ruling). Round Tables follow one another until four are left. Then all are asked whether to end it; if one says no there is a last Round Table. Traitors left take all the silver; else the Loyal who are left share it.

refusal-which_picture = What was behind it? One of: { $pictures }.
refusal-which_number = A number from { $low } to { $high }, please.

ttt-recap-who = Who was who
ttt-recap-left = left to the end
ttt-recap-joined = Traitor, won over
ttt-recap-share = { $bars } bars
ttt-recap-right = guessed right in { $right } of { $of }
ttt-recap-votes = Who wrote whose name (bold: a Traitor’s)
ttt-recap-day = day { $day }
ttt-recap-banished = banished
ttt-recap-nights = What happened in the nights
ttt-recap-no-traitor = Night { $night }: no Traitor was left, and nothing happened.
ttt-recap-night = Night { $night }: { $names } decided to { $decided }.
ttt-recap-shield = … but { $name } had a shield.
ttt-recap-letter = { $answer ->
        [yes] … and { $name } said yes.
       *[no] … but { $name } said no.
    }
ttt-result-traitors = { $count ->
        [one] { $names } was a Traitor to the end, and takes all the silver: { $bars }.
       *[other] { $names } were Traitors to the end, and share all the silver: { $bars }.
    }
ttt-result-loyal = { $count ->
        [one] No Traitor is left. { $names } takes the silver: { $bars }.
       *[other] No Traitor is left. { $names } share the silver: { $bars }.
    }
ttt-result-nobody = Nobody is left, and nobody wins.
ttt-result-you = You win!
ttt-result-not-you = You do not win this time.
