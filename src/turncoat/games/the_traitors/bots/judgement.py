"""Judgement: the players whom a bot suspects, trusts and chooses.

A Traitor judges as a Loyal player in the same seat would, with the same code and from public events alone.
Only `aim` and the choices of the Conclave know the bot's identity.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.bots.bot_random import BotRandom
from turncoat.games.the_traitors.bots.inference import habits
from turncoat.games.the_traitors.bots.inference.observations import Observations
from turncoat.games.the_traitors.bots.temperaments import Temperament
from turncoat.games.the_traitors.clauses.votes import Seats

Fact: TypeAlias = Literal["spared", "silenced", "misled", "doubted", "feeling"]

HERD: Final = 0.12
"""How much each player who doubts somebody today adds to the odds."""
CONSTANT: Final = 1.5
"""How much an own accusation of today adds, so that a bot sticks to it."""
UNHEARD: Final = 1.0
"""The same for players who never spoke, whom a bot does not accuse: silence neither protects nor harms."""
LATELY: Final = 2
"""Days for which a bot stands by its word."""
RALLY: Final = 3.0
"""How much it adds to a name at a vote that the evidence speaks for: votes that scatter are lost."""
RESOLVE: Final = 0.4
"""The share of mood in a vote, compared with talk."""
REACH: Final = 2.5
"""How much lower the score of another name may be that a Traitor writes instead of a fellow's."""
FLOOR: Final = 1e-3


class Reason(NamedTuple):
    """A reason to suspect a player, which everybody could know."""

    fact: Fact
    other: int | None = None
    """The banished or murdered player whom the reason is about."""


@dataclass
class Judgement:
    you: int
    character: Temperament
    luck: BotRandom
    observations: Observations
    said: dict[int, tuple[int, bool]] = field(default_factory=dict)
    """By player: the day of the bot's last opinion of them, and whether it was against them."""

    # As a Loyal player

    def suspicions(self) -> list[float]:
        """Return by seat how likely a Traitor sits there."""
        belief = self.observations.belief
        if belief is None:
            even = 1 / max(1, len(self.observations.alive) - 1)
            return [even] * len(self.observations.names)
        return belief.odds_for(self.you)

    def scores(self, candidates: Iterable[int]) -> dict[int, float]:
        """Return by candidate the logarithm of how much the bot would like to see them banished."""
        suspected, doubts = self.suspicions(), self._doubts()
        return {
            seat: self._score(seat, suspected[seat], doubts.get(seat, 0.0))
            for seat in candidates
            if seat != self.you
        }

    def _doubts(self) -> dict[int, float]:
        """Return by seat how many others doubt them today; for players who never spoke the average."""
        observations = self.observations
        found = {
            seat: len(observations.accusers.get(seat, set()) - {self.you}) for seat in observations.alive
        }
        spoken = [number for seat, number in found.items() if seat in observations.spoken]
        average = sum(spoken) / len(spoken) if spoken else 0.0
        return {seat: number if seat in observations.spoken else average for seat, number in found.items()}

    def vote_scores(self, candidates: Iterable[int]) -> dict[int, float]:
        """Return the same for a vote: with less mood, and more for the name on which all can agree."""
        seats = [seat for seat in candidates if seat != self.you]
        suspected, doubts, lead = self.suspicions(), self._doubts(), self.lead(seats)
        return {
            seat: self._score(seat, suspected[seat], doubts.get(seat, 0.0))
            - (1 - RESOLVE) * self.character.whims * self._mood(seat)
            + RALLY * (seat == lead)
            for seat in seats
        }

    def lead(self, candidates: Iterable[int]) -> int | None:
        """Return the most suspicious of those accused today, of equals the one who was accused first.

        Everybody finds the same name. How many accuse a player does not count: Traitors agree by night.
        Players who never spoke, whom nobody accuses, are among them: silence does not protect.
        """
        observations = self.observations
        belief, offered = observations.belief, set(candidates)
        accused = [seat for seat in observations.accusers if seat in offered]
        accused += sorted(offered - observations.spoken - set(accused))
        if belief is None:
            return accused[0] if accused else None
        return max(accused, key=lambda seat: round(belief.suspicion(seat), 6), default=None)

    def _score(self, seat: int, suspected: float, doubts: float) -> float:
        observations = self.observations
        score = habits.FOLLOWS * math.log(max(suspected, FLOOR))
        score += self.character.whims * self._mood(seat)
        score += HERD * doubts
        if self.said.get(seat) == (observations.day, True):
            score += CONSTANT
        elif seat not in observations.spoken and self.suspect_today() is not None:
            score += UNHEARD
        return score

    def _mood(self, seat: int) -> float:
        """Return today's mood about a player, Gumbel noise: the best score with it is a draw by the odds."""
        return -math.log(-math.log(self.luck.lot("mood", self.observations.day, seat)))

    def open_to_doubt(self) -> list[int]:
        """Return the players to accuse in talk: those who spoke, without those the bot praised lately."""
        observations = self.observations
        return [
            seat for seat in observations.alive if seat in observations.spoken and not self.spoke_up_for(seat)
        ]

    def suspect_today(self) -> int | None:
        """Return the player whom the bot has accused today, and sticks to."""
        today = [seat for seat, said in self.said.items() if said == (self.observations.day, True)]
        return next((seat for seat in reversed(today) if seat in self.observations.alive), None)

    def spoke_up_for(self, seat: int) -> bool:
        """Return whether the bot spoke up for a player lately, and would contradict itself."""
        day, against = self.said.get(seat, (-LATELY, True))
        return not against and day > self.observations.day - LATELY

    def doubts(self, seat: int) -> bool:
        """Return whether a player is more suspicious than the average, and may be accused."""
        belief = self.observations.belief
        if belief is None or seat not in self.open_to_doubt():
            return False
        suspected = self.suspicions()
        others = [suspected[other] for other in self.observations.alive if other != self.you]
        return suspected[seat] > sum(others) / len(others)

    def player_to_trust(self) -> tuple[int, int] | None:
        """Return a player who voted for a Traitor that was banished, and that Traitor."""
        observations = self.observations
        found = [
            (seat, table.banished)
            for table in observations.tables
            if table.banished is not None and observations.known.get(table.banished) == "traitor"
            for seat in observations.alive
            if seat != self.you and table.wrote(seat, table.banished)
        ]
        fresh = [
            pair for pair in found if self.said.get(pair[0], (-LATELY, False))[0] <= observations.day - LATELY
        ]
        if not fresh:
            return None
        suspected = self.suspicions()
        return min(fresh, key=lambda pair: (suspected[pair[0]], pair))

    def most_suspected(self) -> int | None:
        """Return the most suspected player, as the night asks (TT-34)."""
        return self._best(self.observations.alive)

    def _best(self, seats: Iterable[int]) -> int | None:
        scores = self.scores(seats)
        return max(scores, key=lambda seat: scores[seat]) if scores else None

    def wants_the_end(self) -> bool:
        """Return whether ending now wins more often than another Round Table would (TT-37)."""
        belief = self.observations.belief
        if belief is None:
            return False
        left = belief.traitors_left(self.you)
        found = max(self.suspicions()) * left.get(1, 0.0)
        return left.get(0, 0.0) * (1 / 4) > found * (2 / 3)

    # Reasons

    def reasons(self, seat: int) -> list[Reason]:
        """Return the reasons against a player that do not hold against the bot, the weightiest first."""
        found = [*self._spared_traitors(seat), *self._silenced_accusers(seat), *self._banished_loyal(seat)]
        if len(self.observations.accusers.get(seat, set()) - {self.you}) > 1:
            found.append(Reason("doubted"))
        return [*found, Reason("feeling")]

    def _spared_traitors(self, seat: int) -> list[Reason]:
        """Return the banished Traitors whom this player did not vote for, though the bot did."""
        return [
            Reason("spared", table.banished)
            for table in reversed(self.observations.tables)
            if table.banished is not None
            and self.observations.known.get(table.banished) == "traitor"
            and table.took_part(seat)
            and not table.wrote(seat, table.banished)
            and table.wrote(self.you, table.banished)
        ]

    def _silenced_accusers(self, seat: int) -> list[Reason]:
        """Return the murdered players who had accused this one."""
        observations = self.observations
        return [
            Reason("silenced", victim)
            for victim in reversed(observations.victims)
            if (victim, seat) in observations.accused
        ]

    def _banished_loyal(self, seat: int) -> list[Reason]:
        """Return the banished Loyal players whom this player voted for, though the bot did not."""
        return [
            Reason("misled", table.banished)
            for table in reversed(self.observations.tables)
            if table.banished is not None
            and self.observations.known.get(table.banished) == "loyal"
            and table.wrote(seat, table.banished)
            and not table.wrote(self.you, table.banished)
        ]

    def own_merit(self) -> int | None:
        """Return the last banished Traitor whom the bot voted for."""
        return self.good_vote(self.you)

    def good_vote(self, seat: int) -> int | None:
        """Return the last banished Traitor whom a player voted for."""
        for table in reversed(self.observations.tables):
            gone = table.banished
            if (
                gone is not None
                and self.observations.known.get(gone) == "traitor"
                and table.wrote(seat, gone)
            ):
                return gone
        return None

    def last_vote(self) -> int | None:
        """Return the player whom the bot voted for last, as far as it has been shown."""
        votes = [vote for table in self.observations.tables for vote in table.votes if self.you in vote]
        return votes[-1][self.you] if votes else None

    # With the own identity

    def aim(self, candidates: Iterable[int], view: View, vote: bool = False) -> int | None:
        """Return the player to name, in talk or in a vote; a Traitor may name another in place of a fellow.

        It does so only where the other name is likely enough to be believed; else it gives up the fellow.
        """
        seats = list(candidates)
        scores_of = self.vote_scores if vote else self.scores
        scores = scores_of([seat for seat in seats if not self.spoke_up_for(seat)]) or scores_of(seats)
        if not scores:
            return None
        first = max(scores, key=lambda seat: scores[seat])
        fellows = [seat for seat in view["fellows"] if seat in self.observations.alive]
        near = [seat for seat in scores if seat not in fellows and scores[seat] >= scores[first] - REACH]
        if not fellows or not near:
            return first
        if self.luck.lot("bloc", self.observations.day) < self.character.cunning:
            return self._aim_as_loyal(first, self.lead(scores), fellows, near)
        return max(near, key=self._convenience)

    def _aim_as_loyal(self, first: int, lead: int | None, fellows: Sequence[int], near: Sequence[int]) -> int:
        """Return the name that a cunning Traitor writes: its Loyal self's, unless that would cost a fellow.

        So it breaks the bloc where no fellow is in danger, and gives up a fellow on whom the table agrees.
        """
        if first not in fellows or first == lead:
            return first
        return lead if lead is not None and lead in near else max(near, key=self._convenience)

    def _convenience(self, seat: int) -> tuple[float, float]:
        """Return how easily the table would banish a player; all fellows break ties in the same way."""
        belief, doubts = self.observations.belief, self._doubts()
        suspected = 0.0 if belief is None else belief.suspicion(seat)
        return (suspected + doubts[seat] / len(doubts), BotRandom(self.observations.day).lot("fellows", seat))

    def victim(self, view: View, listed: Seats | None, targets: Iterable[int]) -> int:
        """Draw a dangerous player to murder (TT-27); the draw hides everything but the danger."""
        belief = self.observations.belief
        offered = list(targets)
        if belief is None:
            return self.luck.one_of(offered, "victim", self.observations.day)
        danger = belief.danger((self.you, *view["fellows"]), listed)
        return self._draw({seat: danger.get(seat, FLOOR) for seat in offered}, "victim")

    def recruit(self, targets: Iterable[int]) -> int:
        """Draw a trusted player to recruit (TT-30, TT-31)."""
        belief = self.observations.belief
        trust = {seat: FLOOR if belief is None else belief.trust(seat) + FLOOR for seat in targets}
        return self._draw(trust, "recruit")

    def death_list(self, view: View) -> list[int]:
        """Return a death list of dangerous players, now and then with a Traitor as a bluff (TT-33)."""
        belief = self.observations.belief
        own = [self.you, *(seat for seat in view["fellows"] if seat in view["alive"])]
        loyal = [seat for seat in view["alive"] if seat not in own]
        danger = {} if belief is None else belief.danger(own, None)
        by_danger = sorted(loyal, key=lambda seat: (-danger.get(seat, 0.0), self.luck.lot("list", seat)))
        count = view["list_count"]
        bluff = self.luck.lot("bluff", self.observations.day) < self.character.cunning / 2
        cover = [self.luck.one_of(own, "cover", self.observations.day)] if bluff and count > 1 else []
        names = (by_danger[: count - len(cover)] + cover + own)[:count]
        return sorted(dict.fromkeys(names)) if len(set(names)) == count else sorted((by_danger + own)[:count])

    def _draw(self, weights: Mapping[int, float], about: str) -> int:
        """Draw a seat by its weight; the more cunning the bot, the more the weight counts."""
        power = 1 + self.character.cunning
        return max(
            weights,
            key=lambda seat: (
                power * math.log(max(weights[seat], FLOOR))
                - math.log(-math.log(self.luck.lot(about, self.observations.day, seat)))
            ),
        )
