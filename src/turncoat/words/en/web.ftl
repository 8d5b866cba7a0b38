## What the browser says, whatever is played.

web-tagline = Games of treachery for people who trust each other.
web-home = Home
web-settings = Settings
web-close = Close
web-back = Back
web-menu = Table menu
web-language = Language
web-theme = Appearance
web-theme-system = As system
web-theme-dark = Candle
web-theme-light = Day
web-sound = Sound and vibration
web-sound-about = A card, a knock when it is your turn, a bell at the end.
web-yes = yes
web-no = no
web-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-waiting = One moment…
web-trouble = That did not work. Please try again.
web-unreachable = The server cannot be reached. Is this device online?
web-offline = No network
web-offline-about = Turncoat cannot be reached from here. Your seat is kept for you, and this page goes on by itself as soon as the network is back.
web-try-again = Try again
web-reload = Reload
web-stale = A newer version of this page is here.
web-share = Share
web-copied = The link is in your clipboard.
web-qr-label = QR code of the link
web-no-page = Nobody sits here
web-no-page-about = There is nothing at this address.
web-no-help = No help yet
web-no-lesson = This game has no lesson yet

web-join-title = Join a table
web-join = Join
web-code = Table code, four to six letters
web-code-short = A table’s code has four to six letters.
web-games-title = Make a table
web-new-table = New table
web-how-to-play = How to play
web-learn = Learn by playing
web-hint-close = Dismiss this hint
web-not-yet = Not built yet
web-players = { $high ->
        [one] For one player
       *[other] { $low ->
            [2] { $high ->
                [2] For two players
               *[other] For 2 to { $high } players
            }
           *[other] For { $low } to { $high } players
        }
    }
web-your-tables = Your tables
web-open-tables = Open tables
web-later-scatty-rogues = Scatty Rogues
web-later-scatty-rogues-about = Thieves with poor memories, and doors that are best remembered.
web-later-the-traitors = The Traitors
web-later-the-traitors-about = A castle, a round table, and murder every night until the truth is out.

web-your-name = Your name
web-where = Where are you?
web-together = In one room
web-together-about = Phones are your cards; you talk across the table.
web-apart = Far apart
web-apart-about = You talk in the chat.
web-public = Anybody may join
web-public-about = The table is listed on the home page.
web-make-table = Make the table
web-options-later = The rest is decided at the table.

web-no-table = There is no table { $code }
web-no-table-about = Perhaps a letter is wrong, or the game ended some days ago? Codes have four to six letters, and no letter in them looks like another.
web-sit-down = Sit down
web-watch = Watch
web-already-playing = They are playing already. You can watch.
web-just-begun = The game has just begun. You can watch.
web-all-seated = All seats are taken. You can watch.
web-over-long-ago = This game is over. You can look at it again, card by card.
web-watch-replay = Watch the replay
web-lost-seat = Was a seat here yours, on another phone or before you cleared this browser? The table’s owner can hand you a fresh link to it.

web-code-here = Join with this code
web-code-about = at { $place }
web-loopback = Only this machine can open this address. Phones need one from your network.
web-link-to-table = Link to this table
web-link-to-watch = Link to watch this table
web-seats = Seats
web-seat-open = Open seat
web-room-for-one = Room for one more
web-seat-open-about = Waiting for somebody
web-seat-bot = Bot
web-seat-tools = More about { $name }
web-seat-away = Take this seat away
web-add-seat = One more seat
web-choose-bot = Who shall sit here?
web-tag-you = you
web-tag-owner = owner
web-tag-bot = bot
web-tag-model = language model
web-tag-stand-in = a bot stands in
web-tag-away = away
web-tag-muted = muted
web-tag-host = host
web-tag-watcher = watching
web-watchers = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-open-seats = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
web-all-here = Everybody is here.
web-some-away = { $count ->
        [one] Everybody has a seat; { $names } is away.
       *[other] Everybody has a seat; { $names } are away.
    }
web-owner-starts = { $name } starts the game.
web-start = Start the game
web-starting = One moment: every device adds to the shuffle.
web-starting-late = { $count ->
        [one] { $names }’s phone is not answering; perhaps it is asleep. The game begins as soon as it wakes.
       *[other] The phones of { $names } are not answering; perhaps they are asleep. The game begins as soon as they wake.
    }
web-start-without = Start anyway
web-start-without-about = They play all the same: only their share of the shuffle is missing, and the record says so.
web-break-off = Back to the lobby
web-broken-off = The last start was broken off, waiting for { $names }.
web-mixed = { $count ->
        [one] { $names } added to the shuffle.
       *[other] { $names } added to the shuffle.
    }
web-leave = Get up
web-big-screen = Big screen
web-options = How this table plays
web-presets = What kind of game?
web-preset-own = My own
web-preset-own-about = What is set below.
web-options-more = More options
web-clash = { $option }: { $why }
web-options-owner = The owner of the table can change this.
web-default = Usually { $value }.
web-default-by-players = { $count ->
        [one] Usually { $value } with one player.
       *[other] Usually { $value } with { $count } players.
    }
web-option-number = A number
web-option-none = none
web-option-range = A number from { $low } to { $high }.
web-option-number-form = A number.
web-option-seat = Nobody sits there.
web-option-list-form = { $most ->
        [one] One whole number from { $low } to { $high }, or nothing.
       *[other] Up to { $most } different whole numbers from { $low } to { $high }, with commas between them.
    }
web-zone = Time zone
web-zone-here = Use { $zone }, where I am
web-zone-unknown = There is no time zone “{ $zone }”. Choose one from the list, such as Europe/Copenhagen.

web-hand-over = Fresh link for this seat
web-hand-over-about = For a lost phone or an empty battery. The old phone loses the seat.
web-hand-over-done = Whoever opens this link has { $name }’s seat. Show it only to them.
web-secret-link = Secret link to the seat
web-pass-ownership = Make { $name } the owner
web-mute = Mute in the chat
web-unmute = Let them talk again
web-mute-watchers = Mute those who watch
web-unmute-watchers = Let those who watch talk
web-free-seat = Free this seat
web-stand-in = { $bot } stands in
web-stand-in-about = { $name } is away. A bot can play on until they are back.
web-votes-needed = { $count ->
        [one] One more vote is needed.
       *[other] { $count } more votes are needed.
    }
web-stand-in-plays = A bot is playing for you.
web-take-back = Take back my seat
web-move-seat = Move my seat to another phone
web-move-seat-about = Scan this with the other phone. It takes over your seat at once.
web-secret-warning = Whoever sees this code can take your seat.
web-reminders = Reminders
web-reminders-allow = Remind me when the table is waiting
web-reminders-stop = Stop the reminders
web-reminders-blocked = Notifications are blocked or missing in this browser.
web-reminder = The table is waiting for you.
web-calendar = Put it in my calendar
web-calendar-address = Secret address of your calendar
web-calendar-about = Subscribe to this address in your calendar. It holds hours, no names and no secrets; keep it to yourself all the same.
web-calendar-void = Cancel this address
web-table-title = Table { $code }
web-plain-table = Plain table
web-drawn-table = Drawn table
web-resign = Resign
web-resign-sure = Resigning ends the game. Are you sure?
web-play-on = Play on

web-line-open = Connected
web-line-lost = Connection lost
web-line-waiting = The game waits for the server
web-line-ended = Not connected
web-closed = The connection was closed.
web-elsewhere = Your seat is open somewhere else
web-elsewhere-about = Another tab or phone is using it. Nothing is lost: it is open in one place at a time.
web-use-here = Use it here
web-replaced = This seat has a new key
web-replaced-about = The owner of the table made a fresh link for it, and the old key no longer fits.
web-removed = Your seat was freed
web-removed-about = The owner of the table has freed your seat. If one is open you can sit down again.
web-limits = Too much at once
web-not-let-in = The table did not let this device in
web-come-in-again = To the table

web-chat = Chat
web-chat-unread = { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
web-chat-about = Everybody at the table reads this.
web-chat-say = Say something
web-chat-no-voice = You watch without a name, and so without a voice.
web-earlier = Earlier
web-send = Send
web-typing = { $name } is typing…

web-clock-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-clock-warning = { $seconds } seconds left
web-title-your-turn = Your turn · { $code }

web-rematch = Again, same people
web-rematch-join = To the next game
web-rematch-watch = Watch the next game
web-recap = Looking back
web-replay = Replay
web-share-replay = Share this moment
web-no-replay = Nothing to replay
web-to-table = To the table
web-replay-step = Moment of the game
web-replay-at = { $step } of { $last }
web-replay-back = One back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One on
web-replay-viewer = Seen by
web-replay-everything = Everything open
web-replay-as = As { $name } saw it
web-replay-watcher = As the watchers saw it

web-verify = Was it fair?
web-promised = Fingerprints of everybody’s numbers
web-verify-about = Before play the table showed a fingerprint of its secret number, and each device promised a number of its own. Now all of them are open.
web-verify-unfair = This game was not fair!
web-verify-deal = The deal was left to chance.
web-verify-deal-fails = This deck was stacked: the deal was fixed by hand, not left to chance!
web-verify-seed = The secret number fits the fingerprint.
web-verify-seed-fails = The secret number does not fit the fingerprint!
web-verify-promise = It is the fingerprint that this device saw before play.
web-verify-promise-fails = It is not the fingerprint that this device saw before play!
web-verify-luck = The number that this device mixed in was used.
web-verify-luck-fails = The number that this device mixed in is missing!
web-verify-mixed = { $count ->
        [one] { $names } added to the shuffle, with a number that was promised before any was revealed.
       *[other] { $names } added to the shuffle, with numbers that were all promised before any was revealed.
    }
web-verify-mixed-fails = A number is not the one that was promised before the start!
web-verify-nobody = Nobody added to the shuffle of this game: the server alone drew its luck, and could have chosen it.
web-verify-without = The game began without the share of { $names }, promised but not revealed in time.
web-verify-starts-fails = A start that this device saw is not in the record!
web-verify-broken-off = An earlier start was broken off, waiting for { $names }.
web-verify-other-rules = It was played by another version of the rules than the server has now.
web-verify-beyond = No record can show by itself that names, times and moves were not changed afterwards: you were there. And whoever runs the server can see everything while you play.
web-verify-how = Every shuffle and every move can be checked with the record and this command:
web-download-log = Download the record
web-commitment = Fingerprint:

web-plain-your-move = you can move
web-plain-nothing = Nothing for you to do right now.
web-plain-pick = { $field }: pick in order
web-plain-talk = What was said
web-plain-result = Result
web-screen-join = Open { $place } and type
web-help-ours = Our ruling.

web-part = Your part
web-i-play = I play
web-i-play-about = You take a seat like everybody else; the table runs the game.
web-i-host = I host
web-i-host-about = You run the game, know everything, and do not play yourself.
web-host-place = The host’s place
web-host-open = open: somebody can run the game from here
web-be-host = Be the host
web-play-instead = Play instead of hosting
web-host-missing = The host’s place is still open.
