## What `turncoat verify` has checked

verify-seal = The record is whole: its seal fits every byte of it.
verify-commitment = The seed is the one that was committed to before play: { $commitment }
verify-contributions = { $count ->
        [0] No player mixed anything into the luck.
        [one] One player’s contribution was mixed into the luck.
       *[other] The contributions of { $count } players were mixed into the luck.
    }
verify-draws = { $count ->
        [one] The one number drawn is what the seed and the contributions give.
       *[other] All { $count } numbers drawn are what the seed and the contributions give.
    }
verify-moves = { $moves ->
        [one] The one move was
       *[other] All { $moves } moves were
    } legal in turn; the clock decided { $deadlines ->
        [0] nothing
        [one] once
       *[other] { $deadlines } times
    }.
verify-result = { $count ->
        [0] Played again, the match ends as recorded: nobody won.
        [one] Played again, the match ends as recorded: { $winners } won.
       *[other] Played again, the match ends as recorded: { $winners } shared the win.
    }
verify-compare = What only you can check: that your screen showed { $commitment } before the first move, and that your own contribution is among those in the record.
refusal-log_seal = The seal does not fit: something in this record was changed.
refusal-log_commitment = The seed is not the one that was committed to before play.
refusal-log_unfinished = The match in this record is not over, so there is nothing to verify yet.
