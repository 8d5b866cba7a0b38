"""Votes at a Round Table: candidates, voters, the count, and what follows a tie (TT-20 to TT-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Seats: TypeAlias = tuple[int, ...]
VoteStage: TypeAlias = Literal["vote", "runoff", "runoff_again", "safe_vote", "revote"]

COMMON_DEFENCE_FROM: Final = 5
"""With this number of tied players, or more, they defend themselves together (TT-23 (a))."""


class Ballot(NamedTuple):
    """The candidates and the voters of a vote."""

    candidates: Seats
    voters: Seats


def ballot(stage: VoteStage, alive: Iterable[int], tied: Seats) -> Ballot:
    """Return the candidates and voters of a stage; `tied` are the players whom the last vote left tied."""
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
    """Return the candidates without the voter (TT-20)."""
    return [seat for seat in candidates if seat != voter]


def leaders(candidates: Seats, votes: Mapping[int, int | None]) -> Seats:
    """Return the candidates with the most votes, in seat order; with no vote cast all of them (TT-24)."""
    counted = Counter(target for target in votes.values() if target is not None)
    most = max(counted.values(), default=0)
    return tuple(seat for seat in sorted(candidates) if counted[seat] == most)


def decided_by_last(shown: Sequence[int | None], voters: int) -> int | None:
    """Return the player with whom no other can catch up since the last of the shown votes; else None.

    The last vote itself may name somebody else, or nobody.
    """
    ahead = _out_of_reach(shown, voters)
    return None if _out_of_reach(shown[:-1], voters) is not None else ahead


def _out_of_reach(shown: Sequence[int | None], voters: int) -> int | None:
    """Return the player whose lead is greater than the number of votes to come; None if nobody has one."""
    counted = Counter(target for target in shown if target is not None).most_common(2)
    lead = sum(count for _, count in counted[:1]) - sum(count for _, count in counted[1:])
    return counted[0][0] if lead > voters - len(shown) else None


AfterTie: TypeAlias = Literal["defence", "talk_again", "safe_vote", "host_rules", "lots"]

AFTER_TIE: Final[Mapping[VoteStage, AfterTie]] = {
    "vote": "defence",  # TT-23 (a), then (b)
    "runoff": "talk_again",  # (c)
    "runoff_again": "safe_vote",  # (d)
    "safe_vote": "host_rules",  # (e)
    "revote": "lots",  # (e): a tie goes to lots
}


def order_from(voters: Seats, first: int) -> Seats:
    """Return the voters in seat order, beginning with that seat (TT-21)."""
    place = next((place for place, seat in enumerate(voters) if seat >= first), 0)
    return voters[place:] + voters[:place]
