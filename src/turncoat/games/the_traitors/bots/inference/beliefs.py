"""Beliefs: every set of living Traitors that fits what all have seen, with its weight.

A belief is public and immutable: each piece of evidence leads to the next belief (`after`). Players who have
seen the same share one. A Loyal player thinks only of the sets without themselves (`odds_for`); a Traitor who
pretends to be Loyal does the same.

The sets change when the Traitors recruit: by blackmail, which must happen, and by temptation, which may
(TT-30, TT-31). With 24 players there are 12,650 sets at first, and soon far fewer.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Mapping
from itertools import combinations
from math import comb
from types import MappingProxyType
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from turncoat.games.the_traitors.bots.inference import habits
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
from turncoat.games.the_traitors.clauses.dealing import numbers
from turncoat.games.the_traitors.clauses.votes import Seats

Weights: TypeAlias = Mapping[Seats, float]
LATEST: Final = 64
"""The number of latest beliefs that stay cached, for the next player who sees the same season."""
NEGLIGIBLE: Final = 1e-7
"""The share of the weight below which a set is dropped."""


class Belief:
    """Weights over sets of living Traitors; they add up to 1."""

    def __init__(
        self, players: int, alive: Seats, weights: Weights, attacks: Mapping[tuple[int, int], float]
    ) -> None:
        self.players = players
        self.alive = alive
        self.weights = weights
        self.attacks = attacks
        """By attacker and target: how many votes and accusations the table remembers, older ones for less."""
        self._singles: list[float] = []
        self._pairs: list[list[float]] = []
        self._next: WeakValueDictionary[Evidence, Belief] = WeakValueDictionary()

    @classmethod
    def first(cls, players: int, alive: Seats, number: int | None) -> Belief:
        """Return the belief at the choice of the Traitors (TT-4, TT-5); None: their number is secret."""
        found = _FIRST.get((players, alive, number))
        if found is None:
            sizes = numbers(number, len(alive))
            weights = {
                members: 1 / (len(sizes) * comb(len(alive), size))
                for size in sizes
                for members in combinations(alive, size)
            }
            found = _FIRST[players, alive, number] = cls(players, alive, weights, {})
            _LATEST.append(found)
        return found

    def after(self, evidence: Evidence) -> Belief:
        """Return the belief after this evidence; the same evidence gives the same object."""
        found = self._next.get(evidence)
        if found is None:
            found = self._next[evidence] = self._update(evidence)
            _LATEST.append(found)
        return found

    def _update(self, evidence: Evidence) -> Belief:
        match evidence:
            case Voted():
                return self._after_votes(evidence)
            case Claimed():
                return self._after_claims(evidence)
            case Banished(seat=seat, identity=identity):
                return self._after_leaving(seat, identity)
            case Withdrawn(seat=seat):
                return self._after_leaving(seat, None)
            case Morning():
                return self._after_night(evidence)
            case ShieldShown(seat=seat):
                return self._scale_odds({seat: habits.BARES})
            case Refused():
                pairs: Weights = {
                    members: weight
                    for members, weight in self.weights.items()
                    if len(members) == powers.TEMPTERS
                }
                return self._successor(pairs or self.weights, attacks=_fade_attacks(self.attacks))

    # Probabilities

    def odds_for(self, seat: int) -> list[float]:
        """Return by seat how likely a Traitor sits there, to a Loyal player in the given seat."""
        self._count()
        rest = 1 - self._singles[seat]
        if rest <= 0:
            return [0.0] * len(self._singles)
        beside = self._pairs[seat]
        return [
            (alone - both) / rest if other != seat else 0.0
            for other, (alone, both) in enumerate(zip(self._singles, beside, strict=True))
        ]

    def suspicion(self, seat: int) -> float:
        """Return how likely this player is a Traitor, to a watcher."""
        self._count()
        return self._singles[seat]

    def traitors_left(self, seat: int) -> dict[int, float]:
        """Return the probability of each number of living Traitors, to a Loyal player in this seat."""
        sizes: dict[int, float] = defaultdict(float)
        for members, weight in self.weights.items():
            if seat not in members:
                sizes[len(members)] += weight
        total = sum(sizes.values())
        return {size: weight / total for size, weight in sizes.items()} if total else {0: 1.0}

    def _count(self) -> None:
        if self._singles:
            return
        seats = self.players
        singles = [0.0] * seats
        pairs = [[0.0] * seats for _ in range(seats)]
        for members, weight in self.weights.items():
            for place, one in enumerate(members):
                singles[one] += weight
                row = pairs[one]
                for other in members[place + 1 :]:
                    row[other] += weight
        for one in range(seats):
            for other in range(one):
                pairs[one][other] = pairs[other][one]
        self._singles, self._pairs = singles, pairs

    # Evidence

    def _successor(
        self,
        weights: Weights,
        alive: Seats | None = None,
        attacks: Mapping[tuple[int, int], float] | None = None,
    ) -> Belief:
        """Build the next belief; the weights are scaled to add up to 1."""
        alive = self.alive if alive is None else alive
        total = sum(weights.values())
        if total <= 0:  # no set fits any more: start again with the players who are left
            return Belief.first(self.players, alive, None)
        kept = {members: weight / total for members, weight in weights.items() if weight > NEGLIGIBLE * total}
        return Belief(self.players, alive, kept, self.attacks if attacks is None else attacks)

    def _scale_odds(self, odds: Mapping[int, float]) -> Belief:
        """Multiply by seat the odds that a player is a Traitor."""
        weights = {}
        for members, weight in self.weights.items():
            for seat in members:
                weight *= odds.get(seat, 1.0)
            weights[members] = weight
        return self._successor(weights)

    def _after_leaving(self, seat: int, identity: str | None) -> Belief:
        """Remove a player who has left, with their identity if it is known."""
        weights: dict[Seats, float] = defaultdict(float)
        for members, weight in self.weights.items():
            if identity is None or (identity == "traitor") == (seat in members):
                weights[tuple(other for other in members if other != seat)] += weight
        return self._successor(weights, _rest(self.alive, seat), _drop_attacks(self.attacks, seat))

    def _after_votes(self, evidence: Voted) -> Belief:
        """Weigh a vote (TT-20): a Traitor votes like a Loyal player, but less often for a fellow."""
        target_of = dict(evidence.votes)
        votes = Counter(target_of.values())
        expected = {
            voter: self.expected_vote(voter, evidence.candidates, votes - Counter([target]))
            for voter, target in target_of.items()
        }
        number = len(evidence.candidates)
        astray = {
            voter: habits.WANDERS / (number * expected[voter][target]) for voter, target in target_of.items()
        }
        weights = {}
        for members, weight in self.weights.items():
            for voter in members:
                target = target_of.get(voter)
                if target is None:
                    continue
                odds = expected[voter]
                fellows = sum([odds.get(other, 0.0) for other in members])
                as_loyal = (1 - habits.WANDERS) / (1 - (1 - habits.SPARES) * fellows)
                weight *= (as_loyal * habits.SPARES if target in members else as_loyal) + astray[voter]
            weights[members] = weight
        attacks = _add_attacks(self.attacks, evidence.votes, 1.0)
        return self._successor(weights, attacks=attacks)

    def expected_vote(
        self, voter: int, candidates: Seats, others: Mapping[int, int] = MappingProxyType({})
    ) -> dict[int, float]:
        """Return by candidate how likely a Loyal voter writes that name.

        `others`: how many of the others have written each name.
        """
        suspected = self.odds_for(voter)
        odds = {seat: suspected[seat] ** habits.FOLLOWS for seat in candidates if seat != voter}
        total, even = sum(odds.values()), 1 / len(odds)
        if total <= 0:
            return dict.fromkeys(odds, even)
        number = sum(others.get(seat, 0) for seat in odds)
        herds = habits.HERDS if number else 0.0
        alone = 1 - habits.STRAYS - herds
        return {
            seat: alone * much / total + herds * others.get(seat, 0) / max(1, number) + habits.STRAYS * even
            for seat, much in odds.items()
        }

    def _after_claims(self, evidence: Claimed) -> Belief:
        share = 1 / max(1, len(self.alive) - 1)
        against, for_ = _by_speaker(evidence.against), _by_speaker(evidence.for_)
        weights = {}
        for members, weight in self.weights.items():
            fellows = (len(members) - 1) * share
            for speaker in members:
                for about in against.get(speaker, ()):
                    weight *= (habits.ACCUSES if about in members else 1) / (
                        1 - (1 - habits.ACCUSES) * fellows
                    )
                for about in for_.get(speaker, ()):
                    weight *= (habits.PRAISES if about in members else 1) / (
                        1 + (habits.PRAISES - 1) * fellows
                    )
            weights[members] = weight
        return self._successor(weights, attacks=_add_attacks(self.attacks, evidence.against, 0.5))

    # The night

    def _after_night(self, night: Morning) -> Belief:
        """Weigh a night (TT-26 to TT-33): a victim points to the murderers, none to a letter or a shield."""
        weights: dict[Seats, float] = defaultdict(float)
        hunt = _Hunt(self, night)
        for members, weight in self.weights.items():
            for joined, likely in self._sets_after_night(members, hunt):
                weights[joined] += weight * likely
        faded = _fade_attacks(self.attacks)
        if night.victim is None:
            return self._successor(weights, attacks=faded)
        return self._successor(weights, _rest(self.alive, night.victim), _drop_attacks(faded, night.victim))

    def _sets_after_night(self, members: Seats, hunt: _Hunt) -> Iterable[tuple[Seats, float]]:
        """Yield the sets of Traitors after a night that began with these members.

        Each comes with the likelihood that the night went as it did.
        """
        night = hunt.night
        if len(members) == 1 and night.nights_left >= powers.BLACKMAIL_NIGHTS:
            loyal = _rest(self.alive, members[0])
            for seat in loyal:
                both = _with(members, seat)
                yield both, hunt.likelihood(both) / len(loyal)
            return
        tempts = len(members) == powers.TEMPTERS and night.nights_left >= powers.TEMPT_NIGHTS
        if not tempts or night.list_made:
            yield members, hunt.likelihood(members)
            return
        yield members, (1 - habits.TEMPTS) * hunt.likelihood(members)
        if night.victim is None:
            yield members, habits.TEMPTS * (1 - habits.ACCEPTS)
            loyal = tuple(seat for seat in self.alive if seat not in members)
            for seat in loyal:
                yield _with(members, seat), habits.TEMPTS * habits.ACCEPTS / len(loyal)

    def trust(self, seat: int) -> float:
        """Return how much the table trusts a player; Traitors murder the trusted, who are rarely banished."""
        return float((1 - self.suspicion(seat)) ** habits.ENVY)

    def danger(self, members: Iterable[int], listed: Seats | None) -> dict[int, float]:
        """Return by Loyal player how much these Traitors want them gone: the trusted and their accusers."""
        fellows = set(members)
        return {
            seat: self.trust(seat)
            * (1 + habits.REVENGE * sum(self.attacks.get((seat, other), 0.0) for other in fellows))
            for seat in (self.alive if listed is None else listed)
            if seat not in fellows
        }


class _Hunt:
    """The likelihood of one night for any set of Traitors: like `danger`, fast enough for thousands."""

    def __init__(self, belief: Belief, night: Morning) -> None:
        self.night = night
        self._belief = belief
        eligible = belief.alive if night.listed is None else night.listed
        self._feints = habits.FEINTS if night.listed is None else 0.0  # TT-33
        self._trust = {seat: belief.trust(seat) for seat in eligible}
        self._hunted: dict[int, float] = defaultdict(float)
        """By seat: how much that player would gain by the murder of their accusers, all together."""
        self._after: dict[int, dict[int, float]] = defaultdict(dict)
        """By accuser and accused: the same for that accuser alone."""
        for (seat, other), much in belief.attacks.items():
            if seat in self._trust:
                worth = habits.REVENGE * much * self._trust[seat]
                self._hunted[other] += worth
                self._after[seat][other] = worth
        self._everybody = sum(self._trust.values())

    def likelihood(self, members: Seats) -> float:
        """Return how likely these Traitors murder the victim of the night, or nobody where there is none."""
        victim = self.night.victim
        if victim in members:
            return 0.0
        total = 0.0 if self.night.list_made or not members else self._total_danger(members)
        if total <= 1e-12:
            return 1.0 if victim is None else 0.0
        if victim is not None:
            seen = self._danger_of(victim, members) / total
            return (1 - self._feints) * seen * (1 - _shield(victim, self.night))
        openers = [seat for seat in self.night.openers if seat not in members]
        saved = sum([self._danger_of(seat, members) * _shield(seat, self.night) for seat in openers])
        return self._feints + (1 - self._feints) * saved / total

    def _danger_of(self, seat: int, members: Seats) -> float:
        after = self._after.get(seat, {})
        return self._trust.get(seat, 0.0) + sum([after.get(other, 0.0) for other in members])

    def _total_danger(self, members: Seats) -> float:
        """Return the danger of all players but the Traitors, added up."""
        total = self._everybody
        for one in members:
            total += self._hunted[one] - self._danger_of(one, members)
        return total


_LATEST: Final[deque[Belief]] = deque(maxlen=LATEST)
_FIRST: Final[WeakValueDictionary[tuple[int, Seats, int | None], Belief]] = WeakValueDictionary()


def _rest(seats: Seats, gone: int) -> Seats:
    return tuple(seat for seat in seats if seat != gone)


def _with(members: Seats, seat: int) -> Seats:
    return tuple(sorted((*members, seat)))


def _shield(seat: int, night: Morning) -> float:
    """Return how likely this player had a shield that night (TT-16)."""
    return 1 / len(night.openers) if seat in night.openers else 0.0


def _by_speaker(pairs: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for speaker, about in pairs:
        found[speaker].append(about)
    return found


def _add_attacks(
    attacks: Mapping[tuple[int, int], float], pairs: Iterable[tuple[int, int]], much: float
) -> dict[tuple[int, int], float]:
    added = dict(attacks)
    for pair in pairs:
        added[pair] = added.get(pair, 0.0) + much
    return added


def _drop_attacks(attacks: Mapping[tuple[int, int], float], seat: int) -> dict[tuple[int, int], float]:
    return {pair: much for pair, much in attacks.items() if seat not in pair}


def _fade_attacks(attacks: Mapping[tuple[int, int], float]) -> dict[tuple[int, int], float]:
    return {pair: habits.FORGETS * much for pair, much in attacks.items()}
