"""Figures out of logs: a match played by hand, count by hand."""

from __future__ import annotations

from collections import Counter

from tests.games.are_you_the_traitor.table import everybody_ready, stop, table
from turncoat import Match
from turncoat.games.are_you_the_traitor.statistics import count, figures, rounds


def by_hand(edition: str = "en") -> Match:
    """A Guard is right after 20 s; a void round; a KeyHolder is wrong in a photo finish; silence."""
    match = table(*["KTG+"] * 9, photo_finish=2, edition=edition)
    stop(match, 2, 1, at=18.0)
    match.tick(20.0)
    match.tick(80.0)
    for seat in range(3):
        match.play(seat, {"move": "void", "agree": True}, at=90.0)
    if edition == "fr":
        everybody_ready(match)
    stop(match, 0, 1, at=95.0)
    stop(match, 2, 1, at=96.0)
    match.tick(97.0)
    for seat in range(4):
        match.play(seat, {"move": "first", "caller": 0}, at=100.0)
    everybody_ready(match)
    return match


def test_rounds_of_a_match() -> None:
    """AT-10, AT-13, AT-15: each dealing with its caller, outcome and length; in both editions."""
    for edition in ("en", "fr"):
        told = [
            (one.dealing, one.seconds, one.caller, one.target, one.right, one.winner, one.calls)
            for one in rounds(by_hand(edition).log)
        ]
        assert told == [
            (1, 20.0, "guard", "traitor", True, "good", 1),
            (2, 10.0, None, None, False, None, 0),
            (3, 10.0, "keyholder", "traitor", False, "evil", 2),
        ]


def test_silent_rounds_are_void_ones() -> None:
    """AT-27."""
    match = table("KTG+", round_limit=100)
    match.tick(300.0)
    assert [(one.seconds, one.caller) for one in rounds(match.log)] == [(100.0, None)] * 3


def test_a_declaration_ends_no_round_twice() -> None:
    """AT-22: the round was over with its Stop."""
    match = table("KTG+", top=["crown_jewels"])
    stop(match, 2, 1, at=5.0)
    everybody_ready(match)
    assert len(list(rounds(match.log))) == 1


def test_figures_add_up() -> None:
    counts = count(by_hand().log)
    told = figures(counts + counts)
    assert told["matches"] == 2
    assert told["by"] == {"unfinished": 2}
    assert (told["rounds"], told["void"], told["photo_finishes"]) == (4, 2, 2)
    shares = {name: (share["number"], share["of"], share["share"]) for name, share in told["won"].items()}
    assert shares == {"good": (2, 4, 0.5), "evil": (2, 4, 0.5)}
    right = {name: (share["number"], share["of"], share["share"]) for name, share in told["callers"].items()}
    assert right["guard"] == (2, 2, 1.0)
    assert right["keyholder"] == (0, 2, 0.0)
    assert right["evil_wizard"] == (0, 0, None)
    assert told["seconds"] == {"mean": 15.0, "median": 10, "p90": 20, "longest": 20}


def test_no_matches_make_no_figures() -> None:
    assert figures(Counter())["seconds"] is None
