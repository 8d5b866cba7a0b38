"""Rounds by simple policies, played by the thousand: a guess at once, and what comes of it.

They answer how good a call is before anybody has said a word. Roles, knowledge and who wins come from the
same rules as in a match; there is no talk, no treasure and no clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from turncoat.core.fairness.chance import Chance
from turncoat.games.are_you_the_traitor.casting import (
    SOUGHT,
    Casting,
    Role,
    character,
    known_characters,
    right,
    winner,
)
from turncoat.games.are_you_the_traitor.dealing import Deal, deal_roles

Policy: TypeAlias = Callable[[Casting, str, Chance], "tuple[int, int] | None"]
"""Who calls Stop and at whom, in a casting and an edition; None when nobody does."""


@dataclass
class Outcome:
    """What became of many rounds."""

    rounds: int = 0
    calls: int = 0
    right: int = 0
    good: int = 0
    """Rounds that Good won."""

    @property
    def right_rate(self) -> float:
        return self.right / self.calls

    @property
    def good_rate(self) -> float:
        return self.good / self.calls


def candidates(casting: Casting, seat: int, edition: str) -> list[int]:
    """Who could be the one that this seat looks for, as far as it was told; nobody for a Traitor."""
    sought = SOUGHT.get(casting[seat])
    if sought is None:
        return []
    told = known_characters(casting, seat, edition)
    return [
        other
        for other, role in enumerate(casting)
        if other != seat
        and (character(role) == "wizard") == (character(sought) == "wizard")
        and told.get(other, sought) == sought
    ]


def guess(casting: Casting, seat: int, edition: str, chance: Chance) -> tuple[int, int] | None:
    """A call at random among the candidates."""
    among = candidates(casting, seat, edition)
    return (seat, among[chance.below(len(among))]) if among else None


def guessing(role: Role) -> Policy:
    """Somebody of that role calls at once, at random among the candidates."""

    def policy(casting: Casting, edition: str, chance: Chance) -> tuple[int, int] | None:
        seats = [seat for seat, own in enumerate(casting) if own == role]
        return guess(casting, seats[chance.below(len(seats))], edition, chance) if seats else None

    return policy


def anybody(casting: Casting, edition: str, chance: Chance) -> tuple[int, int] | None:
    """Whoever is first calls at random among the candidates; all but the Traitors are as quick."""
    able = [seat for seat, role in enumerate(casting) if role in SOUGHT]
    return guess(casting, able[chance.below(len(able))], edition, chance)


def play_rounds(policy: Policy, players: int, rounds: int, chance: Chance, edition: str = "en") -> Outcome:
    """So many rounds, each with a new deal."""
    outcome = Outcome(rounds=rounds)
    for _ in range(rounds):
        casting = deal_roles(players, Deal(), 0, chance)
        call = policy(casting, edition, chance)
        if call is None:
            continue
        caller, target = casting[call[0]], casting[call[1]]
        outcome.calls += 1
        outcome.right += right(caller, target)
        outcome.good += winner(caller, target) == "good"
    return outcome
