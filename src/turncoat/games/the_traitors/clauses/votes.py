"""Counting votes at a Round Table: who is a candidate, who votes, and what follows a tie (TT-20 to TT-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

Seats: TypeAlias = tuple[int, ...]
VoteStage: TypeAlias = Literal["vote", "runoff", "runoff_again", "safe_vote", "revote"]

COMMON_DEFENCE_FROM: Final = 5
"""TT-23 (a): so many tied players defend themselves in one common minute."""


class Ballot(NamedTuple):
    """Who is voted on, and by whom."""

    candidates: Seats
    voters: Seats


def ballot(stage: VoteStage, alive: Iterable[int], tied: Seats) -> Ballot:
    """A vote of that stage; `tied` are those whom the vote before it left tied."""
    everybody = tuple(sorted(alive))
    if stage == "vote":
        return Ballot(everybody, everybody)  # TT-20
    others = tuple(seat for seat in everybody if seat not in tied)
    if stage == "safe_vote":
        return Ballot(others, everybody)  # TT-23 (d)
    if stage == "revote":
        return Ballot(tied, everybody)  # TT-23 (e)
    return Ballot(tied, others or everybody)  # TT-23 (b), (c); TT-24: all are tied, so everybody votes


def targets(voter: int, candidates: Seats) -> list[int]:
    """TT-20: not oneself."""
    return [seat for seat in candidates if seat != voter]


def leaders(candidates: Seats, votes: Mapping[int, int | None]) -> Seats:
    """Those with the most votes, in seat order; TT-24: with no vote cast all candidates are tied."""
    counted = Counter(target for target in votes.values() if target is not None)
    most = max(counted.values(), default=0)
    return tuple(seat for seat in sorted(candidates) if counted[seat] == most)


AfterTie: TypeAlias = Literal["defence", "talk_again", "safe_vote", "host_rules", "lots"]

AFTER_TIE: Final[Mapping[VoteStage, AfterTie]] = {
    "vote": "defence",  # TT-23 (a), then (b)
    "runoff": "talk_again",  # (c)
    "runoff_again": "safe_vote",  # (d)
    "safe_vote": "host_rules",  # (e)
    "revote": "lots",  # (e): a tie goes to lots
}


def shown_from(voters: Seats, first: int) -> Seats:
    """TT-21: in seat order from that seat."""
    place = next((place for place, seat in enumerate(voters) if seat >= first), 0)
    return voters[place:] + voters[:place]
