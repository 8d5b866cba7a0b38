## What `turncoat verify` has checked

verify-seal = The record is whole: its seal fits every byte of it.
verify-commitment = The seed is the one that was committed to before play: { $commitment }
verify-rules = It was played by version { $played } of the rules, the same as here.
verify-other-rules = It was played by version { $played } of the rules. Here is version { $ours }, and by that it comes out the same.
verify-contributions = { $count ->
        [one] { $names } mixed a number into the luck, fixed before any number was revealed.
       *[other] { $names } mixed numbers into the luck, all fixed before any was revealed.
    }
verify-no-contributions = No player mixed anything into the luck. Whoever ran this game could have tried seeds until one pleased them.
verify-unrevealed = { $count ->
        [one] It began without the number of { $names }, which had been promised and was not revealed.
       *[other] It began without the numbers of { $names }, which had been promised and were not revealed.
    }
verify-broken-off = An earlier start was broken off, waiting for the number of { $names }.
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
verify-beyond = What no record can show by itself: that names, times and moves were not changed afterwards. Whoever keeps a record can seal it anew; compare it with what you remember.
refusal-log_stacked = This deck was stacked! The record says that the deal was fixed by hand and not left to chance.
refusal-log_undealt = This game was not dealt by chance! The record has no opening draws.
refusal-log_opening = The opening draws in this record are not what its seed and its contributions give.
refusal-log_contribution = A contribution in this record is not the one that was promised before the start.
refusal-log_other_rules = This game was played by version { $played } of the rules and cannot be replayed by version { $ours }, the one here. A Turncoat with version { $played } can verify it.
refusal-log_seal = The seal does not fit: something in this record was changed.
refusal-log_commitment = The seed is not the one that was committed to before play.
refusal-log_unfinished = The match in this record is not over, so there is nothing to verify yet.
