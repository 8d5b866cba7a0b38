"""Whom a player suspects, trusts and chooses.

Everything but `aim` and the choices of the Conclave is worked out as a Loyal player in this seat would, from
what everybody has seen and from what was said: a Traitor asks the same code the same question, and then may
choose somebody else.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from turncoat.core.bot import View
from turncoat.core.bot_random import BotRandom
from turncoat.games.the_traitors.bots.inference import habits
from turncoat.games.the_traitors.bots.inference.observations import Observations
from turncoat.games.the_traitors.bots.temperaments import Temperament
from turncoat.games.the_traitors.clauses.votes import Seats

Fact: TypeAlias = Literal["spared", "silenced", "misled", "doubted", "feeling"]

HERD: Final = 0.12
"""How much each player who doubts somebody today adds to the odds."""
CONSTANT: Final = 1.5
"""How much it adds to have said so oneself."""
UNHEARD: Final = 1.0
"""The same for who never spoke, and so cannot have been accused: silence is no shelter, nor a crime."""
LATELY: Final = 2
"""Days."""
REACH: Final = 2.5
"""How much less likely another name may be that a cunning Traitor writes instead of a fellow's."""
FLOOR: Final = 1e-3


class Reason(NamedTuple):
    """Why somebody is suspected, as everybody could know."""

    fact: Fact
    other: int | None = None
    """The banished or murdered player that it is about."""


@dataclass
class Judgement:
    you: int
    character: Temperament
    luck: BotRandom
    observations: Observations
    said: dict[int, tuple[int, bool]] = field(default_factory=dict)
    """What it last said of somebody, and when: the day, and whether it was against them."""

    # As a Loyal player

    def suspicions(self) -> list[float]:
        """By seat."""
        belief = self.observations.belief
        if belief is None:
            even = 1 / max(1, len(self.observations.alive) - 1)
            return [even] * len(self.observations.names)
        return belief.seen_by(self.you)

    def scores(self, candidates: Iterable[int]) -> dict[int, float]:
        """By candidate: the logarithm of how much this player would like to see them banished."""
        suspected, doubts = self.suspicions(), self._doubts()
        return {
            seat: self._score(seat, suspected[seat], doubts.get(seat, 0.0))
            for seat in candidates
            if seat != self.you
        }

    def _doubts(self) -> dict[int, float]:
        """By seat: how many others doubt them today. Who never spoke counts as doubted like the average."""
        observations = self.observations
        found = {
            seat: len(observations.accusers.get(seat, set()) - {self.you}) for seat in observations.alive
        }
        spoken = [number for seat, number in found.items() if seat in observations.spoken]
        average = sum(spoken) / len(spoken) if spoken else 0.0
        return {seat: number if seat in observations.spoken else average for seat, number in found.items()}

    def _score(self, seat: int, suspected: float, doubts: float) -> float:
        observations = self.observations
        score = habits.FOLLOWS * math.log(max(suspected, FLOOR))
        score += self.character.whims * self._mood(seat)
        score += HERD * doubts
        if self.said.get(seat) == (observations.day, True):
            score += CONSTANT
        elif seat not in observations.spoken and self.doubted_today() is not None:
            score += UNHEARD
        return score

    def _mood(self, seat: int) -> float:
        """Of this day, about that player: choosing the best with such moods is drawing by the odds."""
        return -math.log(-math.log(self.luck.lot("mood", self.observations.day, seat)))

    def open_to_doubt(self) -> list[int]:
        """Who may be accused in talk: those who have spoken and whom it has not spoken up for lately."""
        observations = self.observations
        return [
            seat for seat in observations.alive if seat in observations.spoken and not self.spoke_up_for(seat)
        ]

    def doubted_today(self) -> int | None:
        """Whom it has accused today, and sticks to."""
        today = [seat for seat, said in self.said.items() if said == (self.observations.day, True)]
        return next((seat for seat in reversed(today) if seat in self.observations.alive), None)

    def spoke_up_for(self, seat: int) -> bool:
        """Lately: it would contradict itself."""
        day, against = self.said.get(seat, (-LATELY, True))
        return not against and day > self.observations.day - LATELY

    def doubts(self, seat: int) -> bool:
        """Whether somebody is more suspicious than most, and may be accused."""
        belief = self.observations.belief
        if belief is None or seat not in self.open_to_doubt():
            return False
        suspected = self.suspicions()
        others = [suspected[other] for other in self.observations.alive if other != self.you]
        return suspected[seat] > sum(others) / len(others)

    def to_trust(self) -> tuple[int, int] | None:
        """Somebody who wrote the name of a Traitor that was banished, and that Traitor."""
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
        """TT-34: at night, whoever it is."""
        return self._best(self.observations.alive)

    def _best(self, seats: Iterable[int]) -> int | None:
        scores = self.scores(seats)
        return max(scores, key=lambda seat: scores[seat]) if scores else None

    def wants_the_end(self) -> bool:
        """TT-37: whether ending now wins more often than another Round Table would."""
        belief = self.observations.belief
        if belief is None:
            return False
        left = belief.left(self.you)
        found = max(self.suspicions()) * left.get(1, 0.0)
        return left.get(0, 0.0) * (1 / 4) > found * (2 / 3)

    # Reasons

    def reasons(self, seat: int) -> list[Reason]:
        """What speaks against somebody and not against oneself, the weightiest first."""
        found = [*self._spared(seat), *self._silenced(seat), *self._misled(seat)]
        if len(self.observations.accusers.get(seat, set()) - {self.you}) > 1:
            found.append(Reason("doubted"))
        return [*found, Reason("feeling")]

    def _spared(self, seat: int) -> list[Reason]:
        """Did not write a Traitor's name when others did."""
        return [
            Reason("spared", table.banished)
            for table in reversed(self.observations.tables)
            if table.banished is not None
            and self.observations.known.get(table.banished) == "traitor"
            and table.took_part(seat)
            and not table.wrote(seat, table.banished)
            and table.wrote(self.you, table.banished)
        ]

    def _silenced(self, seat: int) -> list[Reason]:
        """Somebody went against them and was murdered."""
        observations = self.observations
        return [
            Reason("silenced", victim)
            for victim in reversed(observations.victims)
            if (victim, seat) in observations.accused
        ]

    def _misled(self, seat: int) -> list[Reason]:
        """Wrote the name of somebody who was Loyal and was banished for it."""
        return [
            Reason("misled", table.banished)
            for table in reversed(self.observations.tables)
            if table.banished is not None
            and self.observations.known.get(table.banished) == "loyal"
            and table.wrote(seat, table.banished)
            and not table.wrote(self.you, table.banished)
        ]

    def own_merit(self) -> int | None:
        """A Traitor whose name it wrote."""
        for table in reversed(self.observations.tables):
            gone = table.banished
            if (
                gone is not None
                and self.observations.known.get(gone) == "traitor"
                and table.wrote(self.you, gone)
            ):
                return gone
        return None

    # As one is

    def aim(self, candidates: Iterable[int], view: View) -> int | None:
        """The one to name: as a Loyal player would, but a Traitor may name another in place of a fellow.

        Only if that is likely enough to be believed; else a fellow is given up, as a Loyal player would do.
        """
        seats = list(candidates)
        scores = self.scores([seat for seat in seats if not self.spoke_up_for(seat)]) or self.scores(seats)
        if not scores:
            return None
        first = max(scores, key=lambda seat: scores[seat])
        fellows = [seat for seat in view["fellows"] if seat in self.observations.alive]
        near = scores[first] - REACH * self.character.cunning
        others = [seat for seat, score in scores.items() if seat not in fellows and score >= near]
        if not fellows or not others:
            return first
        return max(others, key=self._convenience)

    def _convenience(self, seat: int) -> tuple[float, float]:
        """Fellows who think alike need not speak: whoever most are against, else as the day has it."""
        belief, doubts = self.observations.belief, self._doubts()
        suspected = 0.0 if belief is None else belief.suspicion(seat)
        return (suspected + doubts[seat] / len(doubts), BotRandom(self.observations.day).lot("fellows", seat))

    def victim(self, view: View, listed: Seats | None, targets: Iterable[int]) -> int:
        """TT-27: somebody dangerous; drawn by lot, so that there is nothing to be read from it but that."""
        belief = self.observations.belief
        offered = list(targets)
        if belief is None:
            return self.luck.one_of(offered, "victim", self.observations.day)
        danger = belief.danger((self.you, *view["fellows"]), listed)
        return self._drawn({seat: danger.get(seat, FLOOR) for seat in offered}, "victim")

    def recruit(self, targets: Iterable[int]) -> int:
        """TT-30, TT-31: somebody whom nobody suspects."""
        belief = self.observations.belief
        trust = {seat: FLOOR if belief is None else belief.trust(seat) + FLOOR for seat in targets}
        return self._drawn(trust, "recruit")

    def death_list(self, view: View) -> list[int]:
        """TT-33: dangerous players, and now and then one of one's own, so that nobody is sure."""
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

    def _drawn(self, weights: Mapping[int, float], about: str) -> int:
        """One of the seats, each as likely as its weight says; the cunning look twice."""
        power = 1 + self.character.cunning
        return max(
            weights,
            key=lambda seat: (
                power * math.log(max(weights[seat], FLOOR))
                - math.log(-math.log(self.luck.lot(about, self.observations.day, seat)))
            ),
        )
