"""What everybody at the table has heard and seen, as facts that a reason can point at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from turncoat.core.bots.bot import View
from turncoat.games.are_you_the_traitor.bots.hearing import Claim, leaning_of

MANY: Final = 3
"""Who accuses so many accuses everybody."""


class Statement(NamedTuple):
    at: float
    speaker: int
    claim: Claim

    @property
    def about(self) -> int | None:
        return self.claim.get("about")

    @property
    def leaning(self) -> str | None:
        return leaning_of(self.claim)


class Fact(NamedTuple):
    """Something said or done: the message that tells it, since when it is true, and who else is in it."""

    code: str
    at: float
    other: int | None = None


@dataclass
class Round:
    """A round that is over: who was what, and what was said."""

    characters: list[str]
    evil: frozenset[int]
    caller: int
    target: int
    right: bool
    statements: list[Statement] = field(default_factory=list)


class Memory:
    def __init__(self) -> None:
        self.statements: list[Statement] = []
        """Of this round."""
        self.last: Round | None = None
        """The round before, if it ended with a Stop."""
        self._ended: Round | None = None

    def begin(self) -> None:
        """Begin a new round."""
        self.last, self._ended, self.statements = self._ended, None, []

    def hear(self, at: float, speaker: int, claims: Sequence[Claim]) -> None:
        self.statements += [Statement(at, speaker, claim) for claim in claims]

    def see(self, view: View) -> None:
        """Remember how the round ended."""
        reveal = view["reveal"]
        if reveal is None or self._ended is not None:
            return
        evil = {int(seat) for seat, side in reveal["alignments"].items() if side == "evil"}
        evil |= {seat for seat, who in enumerate(reveal["characters"]) if who == "traitor"}
        self._ended = Round(
            reveal["characters"],
            frozenset(evil),
            reveal["caller"],
            reveal["target"],
            reveal["right"],
            self.statements,
        )

    def claimed_roles(self, seat: int) -> list[str]:
        said = [s.claim["role"] for s in self.statements if s.speaker == seat and s.claim["what"] == "am"]
        return list(dict.fromkeys(said))

    def accusers(self, seat: int) -> list[int]:
        found = [s.speaker for s in self.statements if s.about == seat and s.leaning == "against"]
        return list(dict.fromkeys(found))

    def accused_by(self, seat: int) -> list[int]:
        found = [s.about for s in self.statements if s.speaker == seat and s.leaning == "against"]
        return [about for about in dict.fromkeys(found) if about is not None]

    def praised_by(self, seat: int) -> list[int]:
        found = [s.about for s in self.statements if s.speaker == seat and s.leaning == "for"]
        return [about for about in dict.fromkeys(found) if about is not None]

    # Facts

    def against(self, seat: int, you: int, doubted: Sequence[int]) -> list[Fact]:
        """Return what speaks against a player, the most telling first."""
        return [*self._slips(seat), *self._quarrels(seat, you, doubted), *self._grudges(seat, you)]

    def _slips(self, seat: int) -> Iterator[Fact]:
        """Yield where a player contradicted themselves or others."""
        own = [s for s in self.statements if s.speaker == seat]
        for place, later in enumerate(own):
            for earlier in own[:place]:
                if later.about is not None and later.about == earlier.about:
                    if {later.leaning, earlier.leaning} == {"for", "against"}:
                        yield Fact("turned", later.at, later.about)
                elif later.about is None and later.claim != earlier.claim:
                    yield Fact("two-roles", later.at)
        if "keyholder" in self.claimed_roles(seat):
            for s in self.statements:
                if s.speaker != seat and s.claim["what"] == "am" and s.claim["role"] == "keyholder":
                    yield Fact("both-key", s.at, s.speaker)

    def _quarrels(self, seat: int, you: int, doubted: Sequence[int]) -> Iterator[Fact]:
        accusations = [s for s in self.statements if s.leaning == "against"]
        own = [s for s in accusations if s.speaker == seat]
        if any(s.about == you for s in own):
            yield Fact("accused-me", own[0].at)
        targets = self.accused_by(seat)
        if len(targets) >= MANY:
            yield Fact("accuses-many", own[-1].at)
        if accusations and accusations[0].speaker == seat:
            yield Fact("first", own[0].at)
        for s in own:
            before = [a.speaker for a in accusations if a.about == s.about and a.at < s.at]
            if before and before[0] not in (seat, you):
                yield Fact("echo", s.at, before[0])
                break
        for s in self.statements:
            if s.speaker == seat and s.leaning == "for" and s.about in doubted:
                yield Fact("praises", s.at, s.about)
                break
        if own and not self.claimed_roles(seat):
            yield Fact("no-role", own[-1].at)

    def _grudges(self, seat: int, you: int) -> Iterator[Fact]:
        """Yield what a player did in the round before."""
        if self.last is None:
            return
        before = self.last
        accused = {s.about for s in before.statements if s.speaker == seat and s.leaning == "against"}
        if you in accused and you not in before.evil:
            yield Fact("grudge-me", -1.0)
        if before.caller == seat and not before.right:
            yield Fact("grudge-wrong", -1.0, before.target)
        lied = any(
            s.speaker == seat and s.claim["what"] == "am" and s.claim["role"] == "guard"
            for s in before.statements
        )
        if lied and before.characters[seat] != "guard":
            yield Fact("grudge-guard", -1.0)

    def in_favour(self, seat: int, you: int, doubted: Sequence[int]) -> list[Fact]:
        """Return what speaks for a player."""
        return list(self._merits(seat, you, doubted))

    def _merits(self, seat: int, you: int, doubted: Sequence[int]) -> Iterator[Fact]:
        for s in self.statements:
            if s.speaker == seat and s.leaning == "against" and s.about in doubted:
                yield Fact("agrees", s.at, s.about)
                break
        if you in self.praised_by(seat):
            yield Fact("praised-me", -1.0)
        roles = self.claimed_roles(seat)
        if len(roles) == 1 and not list(self._slips(seat)):
            yield Fact("steady", -1.0)
        if roles and not self.accusers(seat):
            yield Fact("unaccused", -1.0)
        if self.last is not None and self.last.caller == seat and self.last.right:
            yield Fact("was-right", -1.0, self.last.target)

    def defence(self, accuser: int, you: int) -> list[Fact]:
        """Return what somebody who is accused can point at; `you` in its message is the accuser."""
        return list(self._defence(accuser, you))

    def _defence(self, accuser: int, you: int) -> Iterator[Fact]:
        if you in self.praised_by(accuser):
            yield Fact("def-turned", 0.0)
        if self.last is not None and you not in self.last.evil:
            accused = {
                s.about for s in self.last.statements if s.speaker == accuser and s.leaning == "against"
            }
            if you in accused:
                yield Fact("def-again", 0.0)
        if len(self.accused_by(accuser)) >= MANY:
            yield Fact("def-many", 0.0)
        accusations = [s for s in self.statements if s.leaning == "against"]
        if accusations and accusations[0].speaker == accuser:
            yield Fact("def-first", 0.0)
        if accuser not in (s.speaker for s in self.statements if s.claim["what"] == "am"):
            yield Fact("def-no-role", 0.0)
        if self.claimed_roles(you):
            yield Fact("def-role", 0.0)
        friends = [s.speaker for s in self.statements if s.about == you and s.leaning == "for"]
        if friends and friends[0] != accuser:
            yield Fact("def-friend", 0.0, friends[0])
        if len([s for s in self.statements if s.speaker == you]) == 0:
            yield Fact("def-silent", 0.0)


def about_fact(fact: Fact, seat: int) -> dict[str, int]:
    """Return the players whose names a fact's message takes."""
    return {"name": seat} if fact.other is None else {"name": seat, "other": fact.other}
