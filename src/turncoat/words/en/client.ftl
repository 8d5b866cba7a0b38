## `turncoat sit` and `turncoat mcp`: programs at somebody's table

sit-help = Let a bot, or a language model, play in a seat of a server’s table.
sit-where-help = A table’s code, or a game, to make a table
sit-bot-help = Who plays, as in turncoat sim: counter, module:Class, command:node bot.mjs, model:NAME
sit-server-help = The address of the server
sit-name-help = Its name at the table
sit-fill-help = Let bots take all other seats, and begin
sit-seated = Table { $code }, seat { NUMBER($seat) }. The match begins when the table’s owner starts it.
sit-over = { $count ->
        [0] The match is over. Nobody has won.
        [one] The match is over. The winner: { $names }.
       *[other] The match is over. The winners: { $names }.
    } { $refused ->
        [0] No move was refused.
        [one] One move was refused.
       *[other] { $refused } moves were refused.
    }
sit-stood-in = (My language model did not answer in time or not sensibly: another bot has moved for me.)
mcp-help = Let an agent play at a server’s tables: a server of the Model Context Protocol on standard input and output.
mcp-name = Agent
mcp-no-answer = The server has not answered. The move may have been made: look at the view.

refusal-bad_server_address = The address of a server begins with http:// or https://; not “{ $address }”.
refusal-server_refused = The server says: { $text }
refusal-server_unreachable = The server { $address } cannot be reached: { $why }.
refusal-seat_lost = The seat was lost before the match was over: the server is gone, or somebody else has opened it.
refusal-mcp_table_or_game = Name a table or a game to sit down, and only one of them.
refusal-mcp_no_seat = Sit down first.
refusal-mcp_not_begun = The match has not begun. Wait, or sit down with fill.
