## `turncoat sim`: many games between bots

sim-help = Play many games between bots and report how they went.
sim-game-help = The game; or join, to put shards together
sim-bots-help = Bots with commas between them: the game’s own by name, with settings after a colon (counter,searcher:0.1); a class of yours (module:Class); a program that reads and writes lines of JSON (command:node bot.mjs). Left out: a line-up of the game’s own
sim-games-help = How many games, at least: every deal is played from every seat
sim-players-help = How many players, as in 10, 6-24 or 6,10,22; bots take turns to fill the seats
sim-option-help = A table option, as in turn_limit=100; may be repeated; --help after a game shows its options
sim-seed-help = The same seed gives the same games
sim-workers-help = How many processes to use; one for each core if left out
sim-kernel-help = Play at random through the game’s kernel, beside what mathematics expects; without bots, on one core. In The Traitors nobody is recruited and the end vote fails: --players 22 --option days=10 --option traitors=3
sim-json-help = Print the figures as JSON

sim-progress = Playing
sim-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each played from each of { $seats } seats, seed { $seed }
sim-title-sizes = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at tables of { $low } to { $high }, on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } at each, seed { $seed }
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
sim-shards-help = After join: the folders of the shards
sim-vary-help = A value that an option takes, as in days=4; repeated, every combination is played
sim-out-help = A folder for tables (CSV, and Parquet with pyarrow), figures and a report; a study that was stopped goes on from it
sim-decisions-help = Keep a row for each move
sim-logs-help = Keep the log of each match, for turncoat verify
sim-engine-help = What carries it out: processes, joblib, dask or ray. The results are the same
sim-cluster-help = The address of a Dask or Ray cluster that runs already
sim-shard-help = Play only a part, as in 3/10: the third of ten, each on a machine of its own; turncoat sim join puts them together
sim-goes-on = The same command goes on from here.
sim-missing = { $deals ->
        [one] One deal is
       *[other] { $deals } deals are
    } missing: not all shards are there, or some were stopped.
sim-length-seconds = Seconds
sim-deals-note = Intervals count deals, because the games of a deal share its luck.
sim-few-deals = Only { $deals ->
        [one] one deal was
       *[other] { $deals } deals were
    } played, too few for these intervals to say much: ask for more games.
tournament-help = Let every pair of bots play on the same deals, and rank them.
tournament-games-help = How many games each pair plays, at least
tournament-players-help = How many players sit at a table; as few as possible if left out
tournament-deals = Share of games won against each of the others, all of equal weight; { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } for each pair.

refusal-too_many_bots = { $bots } bots do not fit at a table with { $seats } seats.
refusal-no_random_play = { $game } has no random play through a kernel with figures to compare it with.
refusal-too_few_games = There must be one game at least.
refusal-too_few_workers = At least one core is needed.
refusal-option_without_value = --option needs a name and a value, for example turn_limit=100; not “{ $option }”.
refusal-bad_part_of_study = A shard is written as in 3/10, the third of ten; not “{ $shard }”.
refusal-needs_out = Decisions, logs and shards need a folder to be written to: --out FOLDER.
refusal-needs_shards = To join shards, name their folders and a new one: turncoat sim join a b --out whole.
refusal-shards_differ = These folders are not shards of one study.
refusal-folder_not_empty = The folder { $folder } has other things in it: choose a new one.
refusal-folder_of_another = The folder { $folder } has another study in it: choose a new one, or give the command that it was made with.
refusal-folder_of_nothing = The folder { $folder } holds no study.
refusal-folder_unusable = The folder { $folder } cannot be used: { $why }.
refusal-unknown_engine = There is no engine { $name }; there are { $engines }.
refusal-engine_not_installed = The engine { $engine } is not installed: pip install "turncoat[{ $engine }]".
refusal-too_few_rivals = A tournament needs two different bots at least.
refusal-no_such_bot_class = The bot { $name } of the module { $module } cannot be found: { $why }.
refusal-bot_does_not_start = The bot’s program { $command } does not start: { $why }.
refusal-bot_late = The bot’s program { $command } gave no answer within { $seconds } seconds.
refusal-bot_ended = The bot’s program { $command } ended before its match did.
refusal-bot_no_json = The bot’s program { $command } answered “{ $line }”, which is no JSON object.

talk-heading = Talk
talk-share = Share
talk-interval = 95 % interval
talk-answered = Addressed, and spoke within ten seconds
talk-control = Not addressed, and spoke within ten seconds
talk-contradictions = Lines that contradict their speaker
talk-changes = Opinions changed
talk-empty_accusations = Accused players who had not spoken
talk-empty_lies = Called liars who had not spoken
talk-repeats = Lines said before, word for word
talk-silence = Longest silence in a talk
talk-seconds = Seconds
talk-median = Median
talk-p90 = 90 %
talk-longest = Longest
## The page about a study

page-title = { $game }: many games
page-about = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between bots; { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } at each table.
page-bots = Games won, by bot
page-seats = Games won, by seat
page-roles = Games won, by role
page-rate = Share of games won; a draw counts half
page-share = Share
page-beside = grey: by lot
page-length = Length of a game
page-length-axis = Moves: the median, and the middle four fifths
page-believed = Believed
page-came-true = Came true
page-players = { $players } players
page-seat = Seat { $number }
page-again = To get this page again
page-made-of = What it was made of

levels-help = Let the characters of each level play against those of the level below, in each game.
levels-games-help = The games; all that have bots if left out
levels-number-help = How many games each two levels play, at least
levels-players-help = How many players sit at a table; six or as near to it as the game allows if left out
levels-level-help = Only this level against the one below
levels-higher = Level
levels-lower = against
levels-share = wins
levels-ahead = deals ahead : behind
levels-p = p
levels-level = { $level } ({ $bots })
levels-deals = { NUMBER($ahead) } : { NUMBER($behind) } of { NUMBER($deals) }
levels-p-below = < 0.001
levels-p-is = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }
