## The Traitors on paper: what is printed on the cards, and the page that explains them.

kit-for = A kit on paper for { $players } players
kit-intro = Play a whole season on paper. One of you does not play: the host, who knows everything, deals the roles, brings the letters and counts the votes.
kit-foot = { $part } · { $page }/{ $pages }
kit-pages = pages { $first }–{ $last }, fronts and backs
kit-part = { $part ->
        [names] Name cards
        [slates] Voting slates
        [lists] Death lists
        [silver] Silver bars
        [roles] Role cards
        [letters] Letters
       *[hangers] Door hangers
    }
kit-part-about = { $part ->
        [names] Fold them, so that they stand at the Round Table. When somebody is gone, the card stays before the empty chair.
        [slates] Everybody writes a name and a reason, unseen. Then the slates are turned, one after the other. Print more as you need them.
        [lists] For a night without a murder: the Traitors write the names, the host reads them out at breakfast.
        [silver] They lie in the middle, for all to see. There are single bars, and stacks of five.
        [roles] There are more than you need, so that nobody can count the Traitors. A shield and empty doors for the armoury have the same back.
        [letters] Every night everybody gets one and gives it back, folded. So nobody can tell who was tempted or blackmailed.
       *[hangers] Cut out the circle and cut along the dashes. After breakfast the host turns the hanger of whoever was murdered.
    }
kit-crib = { $hour ->
        [breakfast] Breakfast: an empty chair is a murder.
        [mission] Mission: earn silver together. The three best may each open a door.
        [table] Round Table: talk, then write a name and say why. The one with most votes goes.
       *[night] Night: everybody gets a letter. Fold it, give it back, say nothing.
    }
kit-printing = How to print it
kit-print = Print all of it on both sides, flipped on the long edge, at full size (100 %) and not fitted to the page. Heavy paper is best: nobody can see through it. Cut along the marks at the edges, fold where there are dashes.

kit-shield = Whoever has it cannot be murdered tonight. Show it at breakfast, if you like; then it is gone.
kit-dust = Dust
kit-dust-about = There is nothing behind this door. What you say about it is your own affair.
kit-temptation = We have watched you for some time, and we like what we see. Come to us: be a Traitor from this night on and for good, and share in what we take. If you would rather stay as you are, nothing will happen to you tonight, and nobody will learn that we asked. Make your mark, fold this letter and give it back. No answer is a no.
kit-temptation-yes = Yes, I am with you.
kit-temptation-no = No, I stay Loyal.
kit-temptation-signed = From those who meet by night
kit-blackmail = There is nothing here to choose. I am alone, and I need you: from this night on you are a Traitor like me, for good. By day you know nothing. By night the two of us decide who lives. Fold this letter and give it back, and let nobody see your face while you do. Now you shall know who I am.
kit-blackmail-signed = The Traitor who writes to you:
kit-quiet-title = A question
kit-quiet = Night lies over the castle, and everybody in it is asked the same: whom do you suspect most? Write one name. Nobody will read it before the season is over. Take your time, as the others do, for some of them may have another letter in their hands than you. Then fold it and give it back.
kit-quiet-name = I suspect:
kit-letter-for = For
kit-letter-alone = To be opened alone, by night
kit-slate-banish = I banish
kit-slate-because = because
kit-slate-by = Written by
kit-list-about = The next night, only somebody whose name is written here can be murdered.
kit-hanger-asleep = sleeps here
kit-hanger-asleep-about = Please do not knock. Letters go under the door.
kit-hanger-murdered = Murdered in the night
kit-hanger-murdered-about = Nobody comes to breakfast from this room.
kit-host = For the host
kit-host-title = { $topic ->
        [day] A day
        [ties] A tie
        [choice] The choice of the Traitors
        [night] The night
       *[missions] Missions for a room
    }
kit-host-text = { $topic ->
        [day] Breakfast: call them in one by one; whoever was murdered does not come. Mission: silver on the table, and three of them to the armoury, a door each. Round Table: talk, silence, slates, turned one by one, each with a reason. The banished stand up and say who they are. With five left in the morning, it is the final day: no night follows, and at the end all who are left show who they are.
        [ties] One minute for each of those tied; then the others vote among them. Still a tie: one minute of talk, and the same again. Still: all vote, and those tied are safe. Still: you rule, by one more vote or by lot.
        [choice] “Close your eyes, and lay your hands on the table. I walk round twice. If you feel my hand on your shoulder, you are a Traitor.” Then: “Traitors, open your eyes, and look at each other. Close them again.”
        [night] “Go to your rooms. Nobody speaks.” Give everybody a letter, collect them all, and read them alone. The Traitors name somebody Loyal: a shield saves, and you say nothing of it. Two Traitors may tempt instead; one Traitor alone must blackmail, and then the two murder. With more than twelve players: a temptation no later than three nights before the end, a blackmail two.
       *[missions] A key hidden in plain sight: ten bars, one fewer a minute. A line by birthdays, without a word. The highest tower of what is on the table. Twenty things seen for a minute, then named. Counting to twenty, one voice at a time, without a sign.
    }
kit-host-score = The season
kit-host-column = { $column ->
        [day] Day
        [bars] Bars
        [access] Armoury
        [banished] Banished
       *[missing] Murdered
    }
