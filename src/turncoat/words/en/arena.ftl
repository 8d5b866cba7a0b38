## `turncoat arena`: bots play round the clock and are ranked

arena-help = Let registered bots play round the clock against each other and a frozen pool, and rank them.
arena-file-help = What is played, and between whom: a TOML file
arena-out-help = The folder for results, page and logs; an arena that was stopped goes on from it
arena-games-help = Stop after so many matches; as the file says if left out
arena-seconds-help = Stop after so many seconds; as the file says if left out
arena-written = The page, the ratings and every log are in { $folder }.

arena-title = { $name }: an arena
arena-about = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }. Every deal is played once from every seat.
arena-how = Ratings come from one fit to all matches, with the same weight for every game; the reference pool is { $pool }. Intervals hold 95 % and count deals. Errors cost no rank: a bot of the pool moves instead, and what went wrong stands in columns of its own.
arena-unranked = A bot is ranked while a stand-in has made no more than 5 % of its moves.
arena-rank = Rank
arena-rating = Rating
arena-interval = 95 % interval
arena-deals = Deals
arena-refused = Refused
arena-late = Late
arena-failed = Failed
arena-stood-in = Moves by a stand-in
arena-seconds = Seconds a move
arena-calls = Calls
arena-tokens = Tokens
arena-cost = Cost
arena-precise = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-against = Head to head
arena-against-how = The share that the bot of the row won against the bot of the column.
arena-board = { $game }, { $players } players
arena-role = Role
arena-any-role = Any
arena-contests = Played
arena-won = Won
arena-skill = Skill
arena-doubt = Doubt
arena-matches = The latest matches
arena-matches-how = Winners in bold, players in the order of their seats. Every log can be checked and replayed: turncoat verify LOG.
arena-when = When
arena-where = Game
arena-who = Players
arena-log = Log

refusal-bad_arena = The arena file { $file } cannot be read: { $why }.
refusal-bad_arena_name = A bot’s name in an arena is its own and has up to 40 letters, digits, dots and hyphens; not “{ $name }”.
refusal-bad_arena_games = An arena needs a game, and every game with every number of players only once.
refusal-unknown_pool = There is no reference pool { $name }; there is { $pools }.
refusal-arena_full = A log could not be written into { $folder }.
refusal-arena_of_another = The folder { $folder } has an arena with another pool, other rules or other limits in it: choose a new one.
refusal-bot_has_changed = The bot { $name } is not the one that played under this name: give it a new name.
refusal-arena_without_games = No match was played: the limits are too narrow.
refusal-needs_lab_extra = Ratings need openskill: pip install "turncoat[lab]".
