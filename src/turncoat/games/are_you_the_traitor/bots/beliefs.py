"""What a player holds possible: every casting that fits what it knows, each with its weight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turncoat.core.bots.bot import View
from turncoat.games.are_you_the_traitor.bots.hearing import Claim, kind_of
from turncoat.games.are_you_the_traitor.bots.learned import Reader, reader_for
from turncoat.games.are_you_the_traitor.casting import (
    IN_PLAY,
    ROLES,
    SOUGHT,
    WIZARDS,
    Casting,
    Role,
    shows_keyholder,
    team,
)


def poses_of(role: Role, players: int) -> Mapping[Role, float]:
    """Return as whom somebody may speak, and how likely each is.

    Where nobody is shown the KeyHolder, a Traitor may pose as that one too: a Guard cannot tell.
    """
    match role:
        case "traitor":
            return {"guard": 1.0} if shows_keyholder(players) else {"guard": 0.4, "keyholder": 0.6}
        case "evil_wizard":
            return {"good_wizard": 1.0}
    return {role: 1.0}


def own_role(view: View) -> Role:
    role: Role = view["character"] if view["alignment"] is None else WIZARDS[view["alignment"]]
    return role


def possible(view: View) -> list[Casting]:
    """List the castings that fit what a seat was told; before anybody speaks all are equally likely."""
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

    def complete(cast: tuple[Role, ...]) -> Iterator[Casting]:
        seat = len(cast)
        if seat == players:
            yield cast
            return
        for role, number in left.items():
            fits = (role in ("good_wizard", "evil_wizard")) == (seat in wizards)
            if number and fits and told.get(seat, role) == role:
                left[role] -= 1
                yield from complete((*cast, role))
                left[role] += 1

    return list(complete(()))


def as_seen_by(pose: Role, view: View) -> View:
    """Return the view that somebody would have if they were what they pose as."""
    known = {seat: who for seat, who in view["known"].items() if who != "traitor"}
    if own_role(view) == pose:
        return view
    return (
        {**view, "alignment": "good"}
        if pose == "good_wizard"
        else {**view, "character": pose, "known": known}
    )


class Beliefs:
    """Weights over castings, kept up to date with what is said and seen in one dealing."""

    def __init__(self, view: View, reader: Reader | None = None) -> None:
        self.castings = possible(view)
        self.weights = [1.0 / len(self.castings)] * len(self.castings)
        self._reader = reader or reader_for(len(view["players"]))
        self._good_wizards = [cast.count("good_wizard") for cast in self.castings]
        self._odds: list[dict[Role, float]] | None = None
        self._players = len(view["players"])
        self._you: int = view["you"]
        self._signs = 0
        self._heard: set[tuple[Any, ...]] = set()

    def hear(self, speaker: int, claim: Claim) -> None:
        """Take in what somebody claimed; saying the same again makes it no truer."""
        if speaker == self._you or claim["what"] == "statue" or claim.get("about") == speaker:
            return
        if not self._is_new(speaker, *sorted(claim.items())):
            return
        kind = kind_of(claim)
        if kind is None:
            willing = self._reader.am
            self._weigh([willing[cast[speaker]][claim["role"]] for cast in self.castings])
        else:
            self._weigh(self._picks(kind, speaker, claim["about"]))

    def update(self, view: View) -> None:
        """Take in the signs that are new."""
        seen = view["signs"][self._signs :]
        self._signs = len(view["signs"])
        for sign in seen:
            if sign["seat"] != self._you and self._is_new(sign["seat"], sign["sign"]):
                likely = self._reader.signs[sign["sign"]]
                self._weigh([likely[cast[sign["seat"]]] for cast in self.castings])

    def _is_new(self, *told: object) -> bool:
        new = told not in self._heard
        self._heard.add(told)
        return new

    def _picks(self, kind: str, speaker: int, about: int) -> list[float]:
        """Return by casting how likely the speaker says this kind of thing, and of this player.

        It depends on the two roles and on how many of each role there are, and the latter differs only
        by the number of Good Wizards.
        """
        found: dict[tuple[Role, Role, int], float] = {}
        picks: list[float] = []
        table, kinds = self._reader.about[kind], self._reader.kinds
        for cast, good in zip(self.castings, self._good_wizards, strict=True):
            key = (cast[speaker], cast[about], good)
            if key not in found:
                willing = table[cast[speaker]]
                everybody = sum(willing[role] for role in cast) - willing[cast[speaker]]
                picked = willing[cast[about]] / everybody if everybody else 1 / (self._players - 1)
                found[key] = kinds[cast[speaker]][kind] * picked
            picks.append(found[key])
        return picks

    def _weigh(self, likelihoods: list[float]) -> None:
        credit = self._reader.credit
        weighed = [weight * likely**credit for weight, likely in zip(self.weights, likelihoods, strict=True)]
        total = sum(weighed)
        if not total:
            return
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

    def average(self, seat: int, willing: Mapping[Role, float]) -> float:
        """Average a weight by role over what the seat may be."""
        return sum(likely * willing[role] for role, likely in self.odds[seat].items())

    def ally(self, seat: int) -> float:
        """Return how likely that seat is on one's own team."""
        own = team(self.castings[0][self._you])
        return sum(likely for role, likely in self.odds[seat].items() if team(role) == own)

    def best_guess(self, role: Role) -> tuple[int, float] | None:
        """Return whom to point at and how likely that is right; None for a Traitor, who seeks nobody."""
        sought = SOUGHT.get(role)
        if sought is None:
            return None
        others = [seat for seat in range(self._players) if seat != self._you]
        best = max(others, key=lambda seat: self.odds[seat][sought])
        return best, self.odds[best][sought]

    def best_call(self, role: Role) -> tuple[int, float] | None:
        """Return the best guess with the odds at a call.

        They are as such guesses turned out in rounds of bots that called with them: the luckiest belief calls
        first, so that belief alone promises too much.
        """
        guess = self.best_guess(role)
        return None if guess is None else (guess[0], self._reader.at_call(role, guess[1]))
