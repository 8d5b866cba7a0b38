## The season looked back on: what really happened, and who was right when.

tt-recap-end = How it ended
tt-recap-days = Day by day
tt-recap-day = Day { $day }
tt-recap-night = Night { $night }
tt-recap-player = Player
tt-recap-bars = { $bars ->
        [0] The mission earned nothing.
        [one] The mission earned 1 bar.
       *[other] The mission earned { $bars } bars.
    }
tt-recap-shield = { $taken ->
        [yes] { $name } found a shield and took it.
       *[no] { $name } found a shield and left it there.
    }
tt-recap-tied = { $stage ->
        [vote] The first vote: a tie
        [runoff] The second vote: still a tie
        [runoff_again] The third vote: still a tie
        [safe_vote] The vote with the tied safe: a tie, and lots
       *[revote] The last vote: a tie, and lots
    }
tt-recap-banished = { $stage ->
        [vote] Banished: { $name }
        [runoff] Banished in the second vote: { $name }
        [runoff_again] Banished in the third vote: { $name }
        [safe_vote] Banished while the tied were safe: { $name }
       *[revote] Banished in the last vote: { $name }
    } ({ $identity ->
        [traitor] Traitor
       *[loyal] Loyal
    })
tt-recap-table = Round Table
tt-recap-lot = By lot: { $name } ({ $identity ->
        [traitor] Traitor
       *[loyal] Loyal
    })
tt-recap-reasons = With their reasons
tt-recap-conclave = { $count ->
        [one] In the Conclave, alone: { $names }.
       *[other] In the Conclave: { $names }.
    }
tt-recap-empty-conclave = Nobody was in the Conclave: no Traitor was left.
tt-recap-shown = { $names } showed a shield there.
tt-recap-blackmail = { $name } was blackmailed, and became a Traitor.
tt-recap-tempt = { $accepted ->
        [yes] { $name } got a letter, and said yes.
       *[no] { $name } got a letter, and stayed Loyal.
    }
tt-recap-list = Put on the death list: { $names }.
tt-recap-murder = { $name } was murdered.
tt-recap-shielded = { $name } was to be murdered, and had a shield.
tt-recap-feint = They murdered nobody, on purpose.
tt-recap-watch = Watch it again
tt-recap-suspicion = Suspicion, night by night
tt-recap-suspicion-about = How many named whom, when each was asked whom they suspected most.
tt-recap-key-traitor = was a Traitor that night
tt-recap-right = Who was right when
tt-recap-right-about = Everybody’s last answer of each night, those out included. Whoever was a Traitor that night did not have to guess.
tt-recap-score = Right
tt-recap-was-right = right
tt-recap-was-wrong = wrong
tt-recap-again = The whole season again
tt-recap-again-about = As one of you saw it, or with everything open.
tt-recap-share = For those who were there
