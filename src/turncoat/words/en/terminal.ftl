## Playing at a terminal.

terminal-play-help = Play a game at the terminal, against bots.
terminal-play-game = Which game; `turncoat games` lists them.
terminal-play-bot = Which bot to play against: its name, or name:settings. Left out: the game’s usual one.
terminal-play-players = How many sit at the table, you included. Left out: as few as the game takes.
terminal-play-name = Your name at the table.
terminal-play-option = A table option, as name=value. May be given several times; --help after a game shows its options.
terminal-play-seed = A whole number that fixes the luck, to play the same deal again.
terminal-play-resume = Go on with the game that you left.

# What can be typed; the first word of each list is the one that is shown.
terminal-input-help = ?, help, h
terminal-input-rules = rules
terminal-input-quit = quit, q, exit
terminal-input-wait = wait
terminal-input-yes = y, yes
terminal-input-no = n, no

terminal-guest = Guest
terminal-you = { $name } (you)
terminal-welcome = You sit down with { $others }. A candle burns between you.
terminal-welcome-back = { $others } kept your chair. You go on where you left off.
terminal-sealed = The luck of this game is sealed. Its seal, to compare when all is over:
terminal-ask-for-help = Type ? for help, Ctrl-C to leave; the game is kept.
terminal-thinking = { $name } is thinking …
terminal-waiting = You left a game unfinished. Go on with it? A new one takes its place. (y/n)
terminal-help-commands = At any time: ? help, rules, quit (or Ctrl-C); the game is kept.
terminal-help-clock = Take your time: the clock stands still while you think. “wait” lets it run.
terminal-left = You leave the table; the game is kept. Go on with it by:
terminal-kept = The log is kept. Anybody can check that the deal was honest:
terminal-another = Another game? (y/n)
terminal-winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win.
    }
terminal-plain-prompt = Type the number of a move, then what it leaves open, as in: 3 cards=["KS"]
terminal-plain-help =
    This game has no table of its own yet: you see its fields as they are, and the moves that are legal now.
    A move is its number in the list, followed by a value for each field that it leaves open, or a whole move in JSON.

refusal-not_understood = “{ $line }” is not a command here; type ? to see the commands.
refusal-which_player = Which player? Give a number from 1 to { $most }, or a name.
refusal-which_role = Which role? One of: { $roles }.
refusal-nothing_saved = There is no unfinished game of { $game } to go on with.
refusal-save_damaged = The saved game { $file } is damaged and cannot be taken up again.
refusal-cannot_save = The game cannot be saved as { $file }: { $why }.
refusal-no_bots = There are no bots yet that play { $game }.
refusal-option_int = “{ $option }” is a whole number from { $low } to { $high }, not “{ $given }”.
refusal-option_seconds = “{ $option }” is a number of seconds from { $low } to { $high }, not “{ $given }”.
refusal-option_bool = “{ $option }” is yes or no, not “{ $given }”.
refusal-option_choice = “{ $option }” is one of { $choices }, not “{ $given }”.
refusal-option_int_or_word = “{ $option }” is a whole number from { $low } to { $high } or { $words }, not “{ $given }”.
refusal-option_seconds_or_word = “{ $option }” is a number of seconds from { $low } to { $high } or { $words }, not “{ $given }”.
refusal-option_list = “{ $option }” is { $most ->
        [one] one whole number
       *[other] up to { $most } different whole numbers
    } from { $low } to { $high }, as in 2,4, or none; not “{ $given }”.
refusal-option_hours = “{ $option }” is a time zone and times of day, as in { $example }; not “{ $given }”.
refusal-option_seat = “{ $option }” is a seat from 0 to { $high }, not “{ $given }”.
