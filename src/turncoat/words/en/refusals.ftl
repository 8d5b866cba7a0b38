## Why something was refused: refusal-<code>, with the parameters of the refusal.

refusal-unknown_game =
    There is no game called “{ $name }”. { $nearest ->
        [none] The games are: { $games }.
       *[other] Did you mean { $nearest }? The games are: { $games }.
    }
refusal-unknown_language = “{ $name }” is not one of our languages: { $languages }.
refusal-unknown_option = This game has no option “{ $option }”.
refusal-bad_options = Options are given as names with values.
refusal-bad_option = The option “{ $option }” cannot have that value.
refusal-option_clash = The option “{ $option }” clashes with others: { $why }
refusal-option_missing = The log does not say what the option “{ $option }” was.
refusal-unknown_zone = There is no time zone “{ $zone }” here; they are called Europe/Copenhagen, America/New_York and so on.
refusal-bad_seats = Seats are given as a list of names.
refusal-wrong_number_of_seats =
    { $span ->
        [0] This game is for exactly { $low ->
            [one] one player
           *[other] { $low } players
        }
       *[other] This game is for { $low } to { $high } players
    }, not { $given }.
refusal-bad_name = A name has 1 to { $length } visible characters.
refusal-bad_seed = A seed is 32 bytes, or a whole number.
refusal-bad_contribution = A contribution to the luck has 1 to { $length } bytes.
refusal-bad_deal = The deal’s “{ $field }” does not fit this game.
refusal-bad_seat = There is no seat “{ $seat }” that can do this.
refusal-bad_time = A time is a number of seconds since the start.
refusal-bad_calendar = This is not the calendar of a match: its start, its time zone, the changes of its clocks.
refusal-by_the_calendar = This runs by the calendar, over days: play it on a server. Start one with “turncoat”.
refusal-led_by_a_person = Here nobody can lead the game in person: let the table lead it, or play on a server. Start one with “turncoat”.
refusal-time_backwards = Time does not run backwards: it is already { NUMBER($now, maximumFractionDigits: 1) } seconds.
refusal-bad_bot_settings =
    { $examples ->
        [none] The bot { $bot } cannot be set to “{ $settings }”: it has nothing to set.
       *[other] The bot { $bot } cannot be set to “{ $settings }”. This would do: { $examples }.
    }
refusal-bad_move = That is not a move: look at “{ $field }”.
refusal-unknown_move = There is no move “{ $name }” in this game.
refusal-over = The game is over.
refusal-not_your_turn = It is not your turn.
refusal-not_now = That cannot be done now.
refusal-too_many = { $most ->
        [0] None can be taken here.
        [one] One at most.
       *[other] { $most } at most.
    }
refusal-bad_line = Lines of talk are counted from 0 in whole numbers.
refusal-bad_log = This is not the log of a match.
refusal-log_unreadable = This file is not a Turncoat game log.
refusal-log_differs = The log does not agree with its own seed and moves at record { $n }.
refusal-unknown_bot = { $number ->
        [0] There is no bot “{ $name }”; this game has none yet.
       *[other] There is no bot “{ $name }”. This game has: { $bots }.
    }
refusal-no_kit = “{ $game }” cannot be printed on paper.
refusal-kit_paper = “{ $paper }” is not a supported paper size: { $papers }.
refusal-kit_names =
    { $names ->
        [one] One name does
       *[other] { $names } names do
    } not fit { $players } players. Give a name for each, or none.
refusal-kit_letters = “{ $name }” cannot be printed: our type has no { $letters }. Latin letters can be printed.

# Why something failed, where a refusal tells it.
why-missing = there is no such file or folder
why-denied = it is not allowed
why-folder = that is a folder
why-full = the disk is full
why-nobody = nobody answers there
why-unknown_host = there is no machine of that name
