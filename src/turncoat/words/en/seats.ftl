# In the browser: seats that move to another device, and those who watch.

web-tag-handed-over = on another device
web-hand-over-asked = { $name } has been asked. Once they agree, the link appears here.
web-hand-over-wait = { $name } has been asked. If they stay away for { $seconds } seconds, you can have the link without them.
web-hand-over-question = { $owner } wants to move your seat to another device. Whoever gets it sees your cards.
web-hand-over-agree = Hand it over
web-hand-over-keep = Keep my seat
web-hand-over-agreed = You have agreed that your seat moves to another device.
web-hand-over-told = { $owner } wants to move { $name }’s seat to another device.
web-handed-over = { $name }’s seat has moved to another device.
web-watching-screen = A big screen
web-watching-nameless = Somebody without a name
web-send-away = Send away
web-send-away-name = { $role ->
        [screen] Send the big screen away
       *[other] Send { $name } away
    }
web-seated = You have a seat
web-to-my-seat = To my seat
web-sent-away = You were sent away
web-sent-away-about = The owner of the table does not want you to watch.

# Sitting down: from the big screen, alone with bots, again.

web-play-on-screen = Play on this screen
web-play-on-screen-about = For a television or a laptop that everybody can see. Phones join with a code.
web-screen-choose = What shall we play?
web-screen-code-title = Or show a table that is there already
web-screen-show = Show it
web-screen-full = Full screen
web-screen-ask = Full screen:
web-screen-narrator = With a narrator
web-screen-sound = With sound
web-screen-silent = Silent
web-screen-fire = Crackling fire
web-screen-first = Whoever sits down first starts the game.
web-use-as-screen = Make this the big screen
web-practise = Play against bots
web-practise-begin = Deal the first game
web-practise-about = { $count ->
        [one] One of the household sits down with you.
       *[other] { $count } of the household sit down with you.
    }
web-fill = Fill with bots
web-start-with-bots = { $count ->
        [one] Start with one bot
       *[other] Start with { $count } bots
    }
web-start-with-whom = With { $names }.
web-expected-bot = { $name } ({ $level })
web-another-code = Try another code

web-face = Your face
web-face-change = Choose another face
web-face-more = Draw others
web-face-number = Face { $number }
web-face-about = It stays yours on this device. If somebody at a table has the same face or colour, whoever comes later gets the next one.

web-tag-coming = on the way
web-some-coming = { $count ->
        [one] Everybody has a seat; { $names } is on the way.
       *[other] Everybody has a seat; { $names } are on the way.
    }
web-again-owner = { $name } decides what comes next.
web-again-other = Another game
web-again-choose = What shall we play next?
web-carried = On we go, same people, same seats: { $game }
web-carried-by = { $name } has laid the table again, same people, same seats: { $game }
web-called-back = { $name } has laid the table again: { $game }
web-begun = { $game } has begun
web-evening = The evening so far
web-evening-games = { $count ->
        [one] after one game
       *[other] after { $count } games
    }
web-evening-wins = { $count ->
        [0] no win
        [one] 1 win
       *[other] { $count } wins
    }
web-evening-betrayed = Most betrayed: { $names }
web-evening-bold = Boldest caller: { $names }
web-evening-memory = Longest memory: { $names }

web-leave-game = Leave the game
web-leave-sure = A bot plays on for you. As long as the game lasts, you can come back to your seat.
web-leave-owner = The table then belongs to somebody else, who can pass it back to you.
web-leave-yes = Leave
web-leave-forget = Leave, and forget the seat on this device
web-leave-stay = Stay
web-stop-watching = Stop watching
web-stand-in-when = { $seconds ->
        [one] In one second a bot can stand in.
       *[other] In { $seconds } seconds a bot can stand in.
    }

web-react = React
web-reaction-applause = Applause
web-reaction-laughter = Laughter
web-reaction-gasp = Gasp
web-reaction-doubt = Really?
web-reaction-cheers = Cheers!
web-reacted = { $name }: { $reaction }

# The people of the house, and how well they play.

level-1 = beginner
level-2 = casual
level-3 = practised
level-4 = sharp
level-5 = merciless
character-pip-about = The page boy. Anxious, quick, and easily led.
character-gustav-about = The gardener. Few words, all of them blunt, and no hurry at all.
character-rosa-about = The cook. Says what she thinks, and often thinks it too soon.
character-lucian-about = A painter, here as a guest. Wry, and with his head in the clouds.
character-clement-about = The chaplain. Courteous, patient, and a little too trusting.
character-thea-about = An actress, here as a guest. Enjoys herself and plays to the gallery.
character-baldur-about = The gamekeeper. Quiet, blunt and attentive.
character-nora-about = The governess. Nervous, but she remembers everything.
character-viggo-about = The colonel. Loud, fast and hard to fool.
character-mathilde-about = The widow. Trembles, watches, and is seldom wrong.
character-osric-about = The butler. Impeccably polite, and always a step ahead.
character-isolde-about = The countess. Smiles, and takes everything.
