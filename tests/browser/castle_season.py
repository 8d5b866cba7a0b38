"""One season of The Traitors, chapter by chapter, so that a test can begin anywhere in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tests.browser.stored_matches import season
from tests.games.the_traitors.season import all_in, at, earn_access, move, night, until, vote
from turncoat import Match

EIGHT: Final = ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal"]
ANN, BO, CLEO, DAG, EVA, FINN, GRO, HAL = range(8)
ALONE: Final = "the first night of a Traitor alone"


def season_at(chapter: str) -> Match:
    """Play the season up to the beginning of a chapter.

    Ann and Bo are the Traitors; mostly Ann acts for both.
    """
    if chapter == ALONE:
        return until(season(EIGHT, (ANN,), days=6, first_round_table=2), "conclave", 1)
    match = season(EIGHT, (ANN, BO), days=6, first_round_table=2, death_lists=[3])
    for name in _chapters(match):
        if name == chapter:
            return match
    raise ValueError(f"there is no chapter {chapter!r}")


def _chapters(m: Match) -> Iterator[str]:
    for seat in (BO, EVA, FINN, GRO, HAL):
        move(m, seat, "ready")
    yield "three are not ready yet"
    earn_access(m, [CLEO])
    yield "the armoury"
    move(m, CLEO, "open_door", door=0)
    move(m, CLEO, "take_shield", take=True)
    until(m, "conclave", 1)
    yield "the first night"
    night(m, {"move": "murder", "target": CLEO}, by=[ANN])
    all_in(m)
    yield "nobody is missing"
    until(m, "round_table", "vote")
    yield "the first vote"
    vote(m, {ANN: GRO, GRO: ANN})
    for stage in ("runoff", "runoff_again"):
        until(m, "round_table", stage)
        vote(m, {BO: GRO, CLEO: ANN})
    yield "two are safe"
    vote(m, {FINN: HAL, HAL: FINN})
    _tell_identity(m)
    yield "Hal is out"
    until(m, "conclave", 1)
    yield "the second night"
    night(m, {"move": "tempt", "target": DAG}, by=[ANN])
    yield "a letter"
    move(m, DAG, "letter", accept=True)
    all_in(m)
    yield "Dag has said yes"
    _banish(m, GRO, day=3)
    until(m, "conclave", 1)
    yield "the night of the death list"
    night(m, {"move": "list", "targets": [CLEO, DAG, EVA]}, by=[ANN])
    until(m, "breakfast")
    while not _everybody_is_in(_tick(m.fork())):
        _tick(m)
    yield "the last comes in, and a list is found"
    all_in(m)
    _banish(m, FINN, day=4)
    night(m, {"move": "murder", "target": EVA}, by=[ANN])
    until(m, "breakfast")
    yield "Eva does not come"
    until(m, "final_break")
    yield "the final break"
    until(m, "end_vote")
    for seat in (ANN, BO, DAG, CLEO):
        move(m, seat, "end", agree=seat != CLEO)
    until(m, "round_table", "vote")
    yield "the final vote"


def _banish(m: Match, seat: int, day: int) -> None:
    until(m, "round_table", "vote", day=day)
    votes: Mapping[int, int] = {ANN: seat, BO: seat, CLEO: seat}
    vote(m, votes)


def _everybody_is_in(m: Match) -> bool:
    return any(m.view(seat)["awaited"] for seat in m.view("host")["alive"])


def _tick(m: Match) -> Match:
    m.tick(m.deadline or 0)
    return m


def _tell_identity(m: Match) -> None:
    """Lots are drawn where a tie needs them, and who is banished says who they were."""
    while at(m) != ("round_table", "identity"):
        m.tick(m.deadline or 0)
