"""One season of The Traitors with a host who is a person, chapter by chapter; mostly the host goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.browser.stored_matches import season
from tests.games.the_traitors.season import at, move
from turncoat import Match

NAMES: Final = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ida"]
ANN, BO, CY, DI, ED, FLO, GUS, IDA = range(8)
HOST: Final = "host"
STEPS: Final = 200
"""No season here takes more steps of its host."""


def season_at(chapter: str) -> Match:
    """Play the season up to the beginning of a chapter. The host has chosen Ann and Gus."""
    match = season(NAMES, (ANN, GUS), host="human", days=6)
    for name in _chapters(match):
        if name == chapter:
            return match
    raise ValueError(f"there is no chapter {chapter!r}")


def _chapters(m: Match) -> Iterator[str]:
    yield "the Traitors are to be chosen"
    move(m, HOST, "select", traitors=[ANN, GUS])
    _lead(m, "mission")
    yield "the mission"
    move(m, HOST, "mission_result", bars=6, access=[])
    yield "the talk"
    move(m, HOST, "hand_over", decision="ask_identity")
    move(m, HOST, "open_vote")
    _vote(m, {ANN: BO, IDA: CY})
    _lead(m, "round_table", "runoff")
    _vote(m, {})
    yield "they talk about a tie"
    move(m, HOST, "open_vote")
    _vote(m, {})
    _vote(m, {ANN: DI, IDA: ED})
    yield "the host rules"
    move(m, HOST, "tie", rule="revote")
    _vote(m, {ANN: DI})
    yield "Di has said who they were"
    move(m, HOST, "step_in")
    _lead(m, "conclave")
    yield "the first night"
    _lead(m, "breakfast")
    yield "breakfast"
    _lead(m, "round_table", "vote")
    _vote(m, {ANN: BO})
    yield "Bo is to be asked"
    move(m, HOST, "ask_identity", ask=True)
    _lead(m, "final_break")
    yield "the final break"


def _vote(m: Match, votes: dict[int, int]) -> None:
    """These votes are written; the host closes the vote and shows them."""
    for seat, target in votes.items():
        move(m, seat, "vote", target=target)
    move(m, HOST, "next")
    while at(m) == ("round_table", "reveal"):
        move(m, HOST, "next")


def _lead(m: Match, *where: str) -> None:
    for _ in range(STEPS):
        if at(m)[: len(where)] == where:
            return
        offered = {entry["move"] for entry in m.legal(HOST)}
        if "mission_result" in offered:
            move(m, HOST, "mission_result", bars=1, access=[])
        elif "open_vote" in offered:
            move(m, HOST, "open_vote")
        elif "next" in offered:
            move(m, HOST, "next")
        else:
            m.tick(m.deadline or 0)
    raise AssertionError(f"the season never came to {where}")
