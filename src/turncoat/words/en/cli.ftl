## The command `turncoat`.

cli-help = A table for games of treachery: play at the terminal, simulate, and check that a game was honest.
cli-lang-help = The language: { $languages }. Left out: what the environment asks for.
cli-version-help = Show the version.
cli-help-help = Show this help.
cli-usage = Usage:
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-default = [default: { $value }]
cli-required = [required]
cli-takes-number = number
cli-takes-file = file
cli-takes-text = text
cli-verify-help = Check that a finished game was honest: its seed, its luck, its moves, its end.
cli-verify-log-help = The log of the game.
cli-games-help = List the games, their options and their bots.
cli-kit-help = Print a game on paper: cards and letters to cut out, as a PDF.
cli-kit-game = The game.
cli-kit-out = The file to write. Left out: named after the game, in this folder.
cli-kit-players = How many players. Left out: one for each name, or the fewest.
cli-kit-names = Their names, with commas between them. Left out: lines to write on.
cli-kit-paper = The paper: { $papers }.
cli-kit-done = { $file } is ready to print.

cli-games-players = { $low } { $low ->
        [one] player
       *[other] players
    }
cli-games-players-range = { $low }–{ $high } players
cli-games-bots = bots: { $bots }
cli-games-default = { $value } unless set
cli-games-range = { $low } to { $high }
cli-games-range-by-players = { $range } (by the number of players)
cli-games-list = { $most ->
        [one] one number, { $range }
       *[other] up to { $most } numbers, { $range }
    }
cli-games-or = { $range } or { $words }
cli-games-default-by-players = unless set, by the number of players: { $values }

cli-stopped = Stopped.
refusal-unknown_command = There is no command “{ $name }”; turncoat --help lists them.
refusal-unknown_switch = There is no switch “{ $name }” here; add --help to see which there are.
refusal-which_game = Which game? The games are: { $games }.
refusal-missing = Something is missing: { $name }. Add --help to see what it is.
refusal-needs_value = “{ $name }” needs a value after it, or takes none; add --help to see which.
refusal-bad_value = That is not a value for { $name }. Add --help to see what is.
refusal-needs_whole_number = { $name } takes a whole number.
refusal-needs_number = { $name } takes a number.
refusal-needs_number_between = { $name } takes a number from { $low } to { $high }.
refusal-needs_sizes = { $name } takes numbers of players: 10, 6-24 or 6,10,22.
refusal-bad_usage = That is not how this command is used; add --help to see how.
refusal-file_unreadable = { $file } cannot be read: { $why }.
