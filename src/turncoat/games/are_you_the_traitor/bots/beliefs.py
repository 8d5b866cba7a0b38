"""What a player holds possible: every casting that fits what it knows, each with its weight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turncoat.core.bots.bot import View
from turncoat.games.are_you_the_traitor.bots.habits import ABOUT, AM, SIGNS, kind_of
from turncoat.games.are_you_the_traitor.casting import (
    IN_PLAY,
    ROLES,
    SOUGHT,
    WIZARDS,
    Casting,
    Role,
    team,
)

CREDIT: Final = 0.7
"""How much of what people say is read by their habits; the rest might be said by anybody."""


def own_role(view: View) -> Role:
    role: Role = view["character"] if view["alignment"] is None else WIZARDS[view["alignment"]]
    return role


def possible(view: View) -> list[Casting]:
    """Every casting that fits what a seat was told; all are equally likely before anybody speaks."""
    players = len(view["players"])
    cards = IN_PLAY[players]
    wizards = set(view["wizards"])
    told: dict[int, Role] = {int(seat): who for seat, who in view["known"].items()}
    told[view["you"]] = own_role(view)
    left: dict[Role, int] = {
        "keyholder": cards.keyholder,
        "traitor": cards.traitor,
        "guard": cards.guard,
        "good_wizard": cards.good,
        "evil_wizard": cards.evil,
    }

    def completed(cast: tuple[Role, ...]) -> Iterator[Casting]:
        seat = len(cast)
        if seat == players:
            yield cast
            return
        for role, number in left.items():
            fits = (role in ("good_wizard", "evil_wizard")) == (seat in wizards)
            if number and fits and told.get(seat, role) == role:
                left[role] -= 1
                yield from completed((*cast, role))
                left[role] += 1

    return list(completed(()))


class Beliefs:
    """Weights over castings, kept up to date with what is said and seen in one dealing."""

    def __init__(self, view: View) -> None:
        self.castings = possible(view)
        self.weights = [1.0 / len(self.castings)] * len(self.castings)
        self._good_wizards = [cast.count("good_wizard") for cast in self.castings]
        self._odds: list[dict[Role, float]] | None = None
        self._players = len(view["players"])
        self._you: int = view["you"]
        self._signs = 0
        self._heard: set[tuple[Any, ...]] = set()

    def hear(self, line: Mapping[str, Any]) -> None:
        """Take in what somebody said."""
        if "claim" in line and line["seat"] != self._you:
            self._hear(line["seat"], line["claim"])

    def update(self, view: View) -> None:
        """Take in the signs that are new."""
        seen = view["signs"][self._signs :]
        self._signs = len(view["signs"])
        for sign in seen:
            if sign["seat"] != self._you and self._is_new(sign["seat"], sign["sign"]):
                self._weigh([SIGNS[sign["sign"]][cast[sign["seat"]]] for cast in self.castings])

    def _is_new(self, *told: object) -> bool:
        """Saying the same again makes it no truer."""
        new = told not in self._heard
        self._heard.add(told)
        return new

    def _hear(self, speaker: int, claim: Mapping[str, Any]) -> None:
        if claim["what"] == "statue" or not self._is_new(speaker, *sorted(claim.items())):
            return
        kind = kind_of(claim)
        if kind is None:
            self._weigh([self._share(AM[cast[speaker]], claim["role"]) for cast in self.castings])
        elif kind in ABOUT and claim["about"] != speaker:
            self._weigh(self._picks(ABOUT[kind], speaker, claim["about"]))

    def _share(self, willing: Mapping[Role, float], role: Role) -> float:
        return CREDIT * willing[role] / sum(willing.values()) + (1 - CREDIT) / len(willing)

    def _picks(self, table: Mapping[Role, Mapping[Role, float]], speaker: int, about: int) -> list[float]:
        """By casting, how likely the speaker is to pick this one out of all the others.

        That depends on the two roles and on how many of each role there are, and the latter differs only
        by the number of Good Wizards.
        """
        found: dict[tuple[Role, Role, int], float] = {}
        picks: list[float] = []
        for cast, good in zip(self.castings, self._good_wizards, strict=True):
            key = (cast[speaker], cast[about], good)
            if key not in found:
                willing = table[cast[speaker]]
                everybody = sum(willing[role] for role in cast) - willing[cast[speaker]]
                picked = willing[cast[about]] / everybody if everybody else 0.0
                found[key] = CREDIT * picked + (1 - CREDIT) / (self._players - 1)
            picks.append(found[key])
        return picks

    def _weigh(self, likelihoods: list[float]) -> None:
        weighed = [weight * likely for weight, likely in zip(self.weights, likelihoods, strict=True)]
        total = sum(weighed)
        self.weights = [weight / total for weight in weighed]
        self._odds = None

    @property
    def odds(self) -> list[dict[Role, float]]:
        """By seat, how likely each role is."""
        if self._odds is None:
            self._odds = [dict.fromkeys(ROLES, 0.0) for _ in range(self._players)]
            for cast, weight in zip(self.castings, self.weights, strict=True):
                for seat, role in enumerate(cast):
                    self._odds[seat][role] += weight
        return self._odds

    def expected(self, seat: int, willing: Mapping[Role, float]) -> float:
        """Average a weight by role over what the seat may be."""
        return sum(likely * willing[role] for role, likely in self.odds[seat].items())

    def ally(self, seat: int) -> float:
        """How likely that seat is on one's own team."""
        own = team(self.castings[0][self._you])
        return sum(likely for role, likely in self.odds[seat].items() if team(role) == own)

    def best_call(self, role: Role) -> tuple[int, float] | None:
        """Return whom to point at and how likely that is right; None for a Traitor, who seeks nobody."""
        sought = SOUGHT.get(role)
        if sought is None:
            return None
        others = [seat for seat in range(self._players) if seat != self._you]
        best = max(others, key=lambda seat: self.odds[seat][sought])
        return best, self.odds[best][sought]
