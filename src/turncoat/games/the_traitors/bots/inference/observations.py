"""Everything public that a player has seen and heard: facts to speak of, and the belief that follows.

It uses only what is public, so that it is the same in every seat, for Loyal players and Traitors.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from turncoat.core.bots.bot import Line, View
from turncoat.games.the_traitors.bots import hearing
from turncoat.games.the_traitors.bots.inference.beliefs import Belief
from turncoat.games.the_traitors.bots.inference.evidence import (
    Banished,
    Claimed,
    Evidence,
    Morning,
    Refused,
    ShieldShown,
    Voted,
    Withdrawn,
)
from turncoat.games.the_traitors.clauses import powers
from turncoat.games.the_traitors.clauses.votes import Seats


@dataclass
class RoundTableVotes:
    """One Round Table: the target of every voter, in each of its votes."""

    day: int
    votes: list[dict[int, int]] = field(default_factory=list)
    banished: int | None = None

    def wrote(self, voter: int, target: int) -> bool:
        return any(vote.get(voter) == target for vote in self.votes)

    def took_part(self, voter: int) -> bool:
        return any(voter in vote for vote in self.votes)


class Observations:
    def __init__(self) -> None:
        self.belief: Belief | None = None
        """None: there are no Traitors yet."""
        self.day = 1
        self.names: tuple[str, ...] = ()
        self.alive: Seats = ()
        self.known: dict[int, str] = {}
        """The public identities of players who are out; the murdered were Loyal (TT-27)."""
        self.tables: list[RoundTableVotes] = []
        self.victims: list[int] = []
        self.victim_today: int | None = None
        self.quiet_night = False
        """Whether all players came to the last breakfast."""
        self.spoken: set[int] = set()
        """The players who have ever said something to all."""
        self.accused: dict[tuple[int, int], int] = {}
        """By accuser and accused: the last day of a vote or a word against them."""
        self.accusers: dict[int, set[int]] = defaultdict(set)
        """By player: those who have doubted them in words today."""
        self.refused_letter = False
        """Set by a bot that has refused a letter."""
        self._against: list[tuple[int, int]] = []
        self._for: list[tuple[int, int]] = []
        self._out: set[int] = set()
        self._shown: set[int] = set()
        self._vote = 0.0
        """When the present vote opened."""
        self._counted = -1.0
        """When the vote opened that was taken in last."""
        self._night: tuple[int, Seats | None, Seats] | None = None
        """A night whose morning has not come: nights left, the death list, the players who opened a door."""

    # Talk

    def hear(self, line: Line) -> None:
        speaker = line["seat"]
        if speaker is None or line["where"] != "all":
            return
        self.spoken.add(speaker)
        for about, against in self.opinions(line):
            self._point(speaker, about, against)

    def opinions(self, line: Line) -> list[tuple[int, bool]]:
        """Return the players of whom the line says something, and whether it is against them."""
        return [(about, leaning == "against") for about, leaning in hearing.opinions(line, self.names)]

    def _point(self, speaker: int, about: int, against: bool) -> None:
        if about == speaker or about not in self.alive:
            return
        pairs = self._against if against else self._for
        if (speaker, about) not in pairs:
            pairs.append((speaker, about))
        if against:
            self.accused[speaker, about] = self.day
            self.accusers[about].add(speaker)

    # Views

    def see(self, view: View) -> None:
        if not self.names:
            self.names = tuple(player["name"] for player in view["players"])
            self.alive = tuple(view["alive"])
        if view["day"] != self.day:
            self.day = view["day"]
            self.accusers.clear()
            self.victim_today, self.quiet_night = None, False
        if self.belief is None and view["phase"] in ("round_table", "conclave"):
            self.belief = Belief.first(len(self.names), tuple(view["alive"]), view["number"])
        match view["phase"]:
            case "conclave":
                self._see_night(view)
            case "breakfast":
                self._see_breakfast(view)
            case "round_table":
                self._see_table(view)
        self._see_out(view)
        self.alive = tuple(view["alive"])

    def _learn(self, evidence: Evidence) -> None:
        if self.belief is not None:
            self.belief = self.belief.after(evidence)

    def _see_night(self, view: View) -> None:
        openers = tuple(sorted(seat for seat in view["doors"] if seat in view["alive"]))
        listed = None if view["list"] is None else tuple(view["list"])
        left = view["nights_left"]
        if view["powers"] == "any_night":
            left = max(left, powers.TEMPT_NIGHTS)  # TT-10: as if enough nights were left
        self._night = (left, listed, openers)

    def _see_breakfast(self, view: View) -> None:
        if self._night is not None and len(view["seated"]) == len(view["alive"]):
            self._see_morning(view, *self._night)
            self._night = None
        for seat in view["shown"]:
            if seat not in self._shown and self.quiet_night:
                self._learn(ShieldShown(seat))
            self._shown.add(seat)

    def _see_morning(self, view: View, nights_left: int, listed: Seats | None, openers: Seats) -> None:
        """Take in the outcome of the night, once the last player has come to breakfast (TT-35)."""
        murdered = [int(seat) for seat, out in view["out"].items() if out["how"] == "murdered"]
        victim = next((seat for seat in murdered if seat not in self._out), None)
        self._shown.clear()
        list_made = view["list"] is not None
        if victim is None:
            self.quiet_night = not list_made
        else:
            self.victims.append(victim)
            self.known[victim] = "loyal"
            self._out.add(victim)
        self.victim_today = victim
        refused, self.refused_letter = self.refused_letter, False
        self._learn(Refused() if refused else Morning(victim, nights_left, listed, list_made, openers))

    def _see_table(self, view: View) -> None:
        stage = view["stage"]
        if stage == "talk":
            if not self.tables or self.tables[-1].banished is not None or self.tables[-1].day != self.day:
                self.tables.append(RoundTableVotes(self.day))
            return
        if stage.endswith("vote") or stage.startswith("runoff"):
            if view["since"] != self._vote:
                self._vote = view["since"]
                self._learn_claims()
            return
        votes = view["votes"]
        if votes and len(votes) == len(view["voters"]) and self._counted != self._vote:
            self._counted = self._vote
            self._see_votes({slip["seat"]: slip["target"] for slip in votes}, tuple(view["candidates"]))

    def _learn_claims(self) -> None:
        if self._against or self._for:
            self._learn(Claimed(tuple(sorted(self._against)), tuple(sorted(self._for))))
        self._against, self._for = [], []

    def _see_votes(self, votes: dict[int, int | None], candidates: Seats) -> None:
        written = {voter: target for voter, target in votes.items() if target is not None}
        if not self.tables:
            self.tables.append(RoundTableVotes(self.day))
        self.tables[-1].votes.append(written)
        for voter, target in written.items():
            self.accused[voter, target] = self.day
        if written:
            self._learn(Voted(tuple(sorted(written.items())), candidates))

    def _see_out(self, view: View) -> None:
        for name, out in view["out"].items():
            seat = int(name)
            if seat in self._out:
                continue
            identity = out.get("identity")
            if view["stage"] == "identity" and identity is None and out["how"] == "banished":
                continue  # TT-22: the player may still reveal it
            self._out.add(seat)
            if identity is not None:
                self.known[seat] = identity
            if out["how"] == "banished":
                if self.tables:
                    self.tables[-1].banished = seat
                self._learn(Banished(seat, identity))
            else:
                self._learn(Withdrawn(seat))
