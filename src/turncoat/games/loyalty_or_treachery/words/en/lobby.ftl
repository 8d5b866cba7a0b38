## Words for the lobby: options, presets and bots.

option-loyalty-or-treachery-turn_limit = Turn limit
option-loyalty-or-treachery-turn_limit-about = After so many turns the game ends, and the piles are counted as they are.
option-loyalty-or-treachery-move_limit = Time for a move
option-loyalty-or-treachery-move_limit-about = After so many seconds the table moves for whoever is waited for.
option-loyalty-or-treachery-strict_chart = Strict chart
option-loyalty-or-treachery-strict_chart-about = After a two to five exactly one card is drawn or put back. Otherwise none is allowed, too.
option-loyalty-or-treachery-memory_aids = Memory aids
option-loyalty-or-treachery-memory_aids-about = Shows you again which cards you put on the deck, and which you know to be in the other pile. Without them you remember alone.
preset-loyalty-or-treachery-usual = As usual
preset-loyalty-or-treachery-usual-about = The table shows again what you know, and leaves time to think.
preset-loyalty-or-treachery-memory = From memory
preset-loyalty-or-treachery-memory-about = Nothing is shown again, and the chart is kept strictly: for old hands.
preset-loyalty-or-treachery-quick = A quick game
preset-loyalty-or-treachery-quick-about = Forty-five seconds for a move.
