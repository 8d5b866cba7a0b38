## Why something was refused while a game is being started, or because of how it was begun.

refusal-starting = The game is being started at this very moment.
refusal-not_starting = No start is under way.
refusal-pledge_copied = Somebody else has promised that number already. Draw one of your own.
refusal-reveal_differs = That is not the number that this seat has promised.
refusal-reveals_awaited = { $seconds ->
        [one] The others still have one second to reveal their numbers.
       *[other] The others still have { $seconds } seconds to reveal their numbers.
    }
refusal-table_stacked = At table “{ $table }” the deal was fixed by hand. Such a game is not played here.
refusal-table_other_rules = The game at table “{ $table }” was begun by other rules than this server has, and cannot go on here.
refusal-bot_too_slow = A bot at a table may think about a move for { NUMBER($seconds) } second at the most. Choose a smaller number for { $bot }.
