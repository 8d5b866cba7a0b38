## `turncoat sim`: many games between bots

sim-help = Play many games between bots and report how they went.
sim-game-help = The game
sim-bots-help = Bots by name, with commas between them; settings follow a colon, as in counter,searcher:0.1. Left out: the game’s own
sim-games-help = How many games, at least: every deal is played from every seat
sim-players-help = How many players, as in 10, 6-24 or 6,10,22; bots take turns to fill the seats
sim-option-help = A table option, as in turn_limit=100; may be repeated; --help after a game shows its options
sim-seed-help = The same seed gives the same games
sim-workers-help = How many cores to use; all of them if left out
sim-kernel-help = Play at random through the game’s kernel, beside what mathematics expects; without bots, on one core. In The Traitors nobody is recruited and the end vote fails: --players 22 --option days=10 --option traitors=3
sim-json-help = Print the figures as JSON

sim-progress = Playing
sim-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, every deal played from each of { $seats } seats, seed { $seed }
sim-title-sizes = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at tables of { $low } to { $high }, seed { $seed }
sim-interrupted = Stopped before the { $planned } games that were planned; this is what was played until then.
sim-bot = Bot
sim-won = Won
sim-drawn = Drawn
sim-lost = Lost
sim-rate = Win rate
sim-interval = { NUMBER($confidence, style: "percent") } interval
sim-first = Going first
sim-later = Otherwise
sim-length = Length
sim-length-turns = Turns
sim-length-records = Moves
sim-mean = Mean
sim-median = Median
sim-decided = How it was decided
sim-games = Games
sim-share = Share
sim-count = { $number }
sim-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-advantage = Going first is worth { NUMBER($points, maximumFractionDigits: 1) } percentage points (± { NUMBER($margin, maximumFractionDigits: 1) }), each bot compared with itself.
sim-refused = { $count ->
        [one] One move of { $bot } was
       *[other] { $count } moves of { $bot } were
    } refused: that bot is mistaken about the rules.

refusal-too_many_bots = { $bots } bots do not fit at a table with { $seats } seats.
refusal-no_random_play = { $game } has no random play through a kernel with figures to compare it with.
refusal-too_few_games = There must be one game at least.
refusal-too_few_workers = At least one core is needed.
refusal-option_without_value = --option needs a name and a value, for example turn_limit=100; not “{ $option }”.
