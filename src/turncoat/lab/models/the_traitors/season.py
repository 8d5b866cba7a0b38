"""A fast model of a season for simulation: Round Tables, Conclaves, the calendar, the end.

Real seasons are played by `phases/`. In this model all players always answer and none withdraws, there are
no shields and no death lists, and the Traitors have their powers on the nights of the rulebook (TT-10).
A test plays both side by side. Without `recruiting` the Traitors only murder, so that the outcome can be
compared with exact probabilities (`odds.py`); without `asked` the end vote always fails.

At every moment one seat, the `actor`, chooses, and the legal actions are the numbers 0 to `count() - 1`:

    VOTE      which of the candidates, in seat order, oneself left out
    NAME      which of the Loyal players is murdered, in seat order; then, where allowed, which is tempted
    COERCE    which of the Loyal players is blackmailed
    LETTER    0: no, 1: yes
    END       0: play on, 1: end

The same source compiles with mypyc.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from turncoat.core.fairness.chance import Chance, FastChance
from turncoat.games.the_traitors.clauses.flow import FINAL_FROM, FINALISTS, LAST
from turncoat.games.the_traitors.clauses.powers import BLACKMAIL_NIGHTS, TEMPT_NIGHTS, TEMPTERS

VOTE: Final = 0
NAME: Final = 1
COERCE: Final = 2
LETTER: Final = 3
END: Final = 4
OVER: Final = 5

FIRST: Final = 0
RUNOFF: Final = 1
RUNOFF_AGAIN: Final = 2
SAFE: Final = 3

NOBODY: Final = -1


class SeasonModel:
    """One season."""

    def __init__(self, players: i64, days: i64, recruiting: bool, asked: bool) -> None:
        self.players: i64 = players
        self.days: i64 = days
        self.recruiting: bool = recruiting
        self.asked: bool = asked
        self.phase: i64 = VOTE
        self.actor: i64 = NOBODY
        self.day: i64 = 1
        self.alive: list[int] = list(range(players))
        """The seats that are left, in order, as in all lists of seats here."""
        self.is_traitor: list[bool] = [False] * players
        """By seat, whether out or not."""
        self.traitors: i64 = 0
        """The number of Traitors left."""
        self.lots: list[int] = []
        """An order of preference among seats: the lot falls on the first. Empty: chance decides."""
        self.stage: i64 = FIRST
        self.candidates: list[int] = []
        self.voters: list[int] = []
        self.counts: list[int] = [0] * players
        """Votes by seat."""
        self.place: list[int] = [NOBODY] * players
        """By seat: its index among the candidates."""
        self.turn: i64 = 0
        """The number of players who have acted in this phase."""
        self.present: list[int] = []
        """The Traitors in this Conclave."""
        self.prey: list[int] = []
        """The Loyal players whom they may murder."""
        self.tempting: bool = False
        self.named: list[int] = []
        """The action of each Traitor in this Conclave."""
        self.victim: i64 = NOBODY
        self.agreed: i64 = 0

    def copy(self) -> SeasonModel:
        twin = SeasonModel(self.players, self.days, self.recruiting, self.asked)
        twin.phase, twin.actor, twin.day = self.phase, self.actor, self.day
        twin.alive, twin.is_traitor, twin.traitors = self.alive.copy(), self.is_traitor.copy(), self.traitors
        twin.lots = self.lots
        twin.stage, twin.turn = self.stage, self.turn
        twin.candidates, twin.voters = self.candidates.copy(), self.voters.copy()
        twin.counts, twin.place = self.counts.copy(), self.place.copy()
        twin.present, twin.prey, twin.named = self.present.copy(), self.prey.copy(), self.named.copy()
        twin.tempting, twin.victim, twin.agreed = self.tempting, self.victim, self.agreed
        return twin

    def begin(self, traitors: list[int], lots: list[int]) -> None:
        """Set the Traitors and open the first Round Table."""
        for seat in traitors:
            self.is_traitor[seat] = True
        self.traitors = len(traitors)
        self.lots = lots
        self._open_table()

    # Actions

    def count(self) -> i64:
        """Return the number of legal actions; 0 when the season is over."""
        phase = self.phase
        if phase == VOTE:
            if self.place[self.actor] >= 0:
                return len(self.candidates) - 1
            return len(self.candidates)
        if phase == NAME:
            return 2 * len(self.prey) if self.tempting else len(self.prey)
        if phase == COERCE:
            return len(self.prey)
        return 0 if phase == OVER else 2

    def apply(self, action: i64, chance: Chance) -> None:
        """Apply a legal action; behaviour for others is undefined."""
        phase = self.phase
        if phase == VOTE:
            own: i64 = self.place[self.actor]
            if 0 <= own <= action:
                action += 1
            self.counts[self.candidates[action]] += 1
            self.turn += 1
            if self.turn < len(self.voters):
                self.actor = self.voters[self.turn]
            else:
                self._count_votes(chance)
        elif phase == NAME:
            self.named.append(action)
            self.turn += 1
            if self.turn < len(self.present):
                self.actor = self.present[self.turn]
            else:
                self._decide(chance)
        elif phase == COERCE:
            self._recruit(self.prey[action])
            self._open_naming()  # TT-31: the two then murder
        elif phase == LETTER:
            if action == 1:
                self._recruit(self.actor)  # TT-30
            self._morning()
        elif phase == END:
            self._answer(action)

    # Round Table

    def _open_table(self) -> None:
        self._open_vote(FIRST, self.alive, self.alive)

    def _open_vote(self, stage: i64, candidates: list[int], voters: list[int]) -> None:
        place, counts = self.place, self.counts
        seat: i64 = 0
        while seat < self.players:
            place[seat] = NOBODY
            counts[seat] = 0
            seat += 1
        index: i64 = 0
        while index < len(candidates):
            place[candidates[index]] = index
            index += 1
        self.phase = VOTE
        self.stage = stage
        self.candidates = candidates
        self.voters = voters
        self.turn = 0
        self.actor = voters[0]

    def _count_votes(self, chance: Chance) -> None:
        most: i64 = 0
        tied: list[int] = []
        for seat in self.candidates:
            votes: i64 = self.counts[seat]
            if votes > most:
                most = votes
                tied = [seat]
            elif votes == most:
                tied.append(seat)
        if len(tied) == 1:
            self._banish(tied[0])
        elif self.stage == FIRST or self.stage == RUNOFF:  # TT-23 (b), (c)
            others = self._others(tied)
            # TT-24: where all are tied everybody votes
            self._open_vote(self.stage + 1, tied, others or self.alive)
        elif self.stage == RUNOFF_AGAIN:  # (d): the tied are safe
            others = self._others(tied)
            if len(others) == 1:
                self._banish(others[0])
            elif others:
                self._open_vote(SAFE, others, self.alive)
            else:
                self._banish(self._lot(tied, chance))
        else:  # (e)
            self._banish(self._lot(tied, chance))

    def _others(self, tied: list[int]) -> list[int]:
        return [seat for seat in self.alive if seat not in tied]

    def _lot(self, tied: list[int], chance: Chance) -> i64:
        for seat in self.lots:
            if seat in tied:
                return seat
        return tied[chance.below(len(tied))]

    def _banish(self, seat: i64) -> None:
        self._leave(seat)
        left: i64 = len(self.alive)
        if left <= LAST:
            self.phase = OVER  # TT-37
        elif self.day < self.days:
            self._open_conclave()
        else:
            self._go_on()

    def _leave(self, seat: i64) -> None:
        self.alive = [other for other in self.alive if other != seat]
        if self.is_traitor[seat]:
            self.traitors -= 1

    # Conclave

    def _open_conclave(self) -> None:
        self.victim = NOBODY
        nights_left = self.days - self.day
        met = self.traitors
        self.tempting = self.recruiting and met == TEMPTERS and nights_left >= TEMPT_NIGHTS  # TT-30
        if met == 0:
            self._morning()  # TT-32
        elif self.recruiting and met == 1 and nights_left >= BLACKMAIL_NIGHTS:
            self._gather()  # TT-31
            self.phase = COERCE
            if not self.prey:
                self._morning()
        else:
            self._open_naming()

    def _gather(self) -> None:
        self.present = [seat for seat in self.alive if self.is_traitor[seat]]
        self.prey = [seat for seat in self.alive if not self.is_traitor[seat]]
        self.named = []
        self.turn = 0
        self.actor = self.present[0]

    def _open_naming(self) -> None:
        self._gather()
        self.phase = NAME
        if not self.prey:
            self._morning()  # TT-26: no legal target, and nothing happens

    def _decide(self, chance: Chance) -> None:
        """Carry out the most frequent choice (TT-26): ties by lot; for the same seat murder goes first."""
        named, prey = self.named, self.prey
        most: i64 = 0
        tied: list[int] = []
        for choice in named:
            times: i64 = 0
            for other in named:
                if other == choice:
                    times += 1
            if times > most:
                most = times
                tied = [choice]
            elif times == most and choice not in tied:
                tied.append(choice)
        chosen: i64 = tied[0]
        if len(tied) > 1:
            seat = self._lot([prey[choice % len(prey)] for choice in tied], chance)
            chosen = min([choice for choice in tied if prey[choice % len(prey)] == seat])
        if chosen < len(prey):
            self.victim = prey[chosen]
            self._morning()
        else:
            self.actor = prey[chosen - len(prey)]
            self.phase = LETTER

    def _recruit(self, seat: i64) -> None:
        self.is_traitor[seat] = True
        self.traitors += 1

    # Breakfast and the final day

    def _morning(self) -> None:
        self.day += 1
        if self.victim >= 0:
            self._leave(self.victim)
        left: i64 = len(self.alive)
        if left <= LAST:
            self.phase = OVER  # TT-38
            return
        if left <= FINAL_FROM:
            self.days = self.day  # TT-11
        self._go_on()

    def _go_on(self) -> None:
        """Go on to the next Round Table, or to the end vote before the Final Round Table (TT-36)."""
        if self.day == self.days and len(self.alive) == FINALISTS and self.asked:
            self.phase = END
            self.turn = 0
            self.agreed = 0
            self.actor = self.alive[0]
        else:
            self._open_table()

    def _answer(self, agree: i64) -> None:
        """Take an answer to the end vote, and end the season if all agree (TT-37)."""
        self.agreed += agree
        self.turn += 1
        if self.turn < len(self.alive):
            self.actor = self.alive[self.turn]
        elif self.agreed == len(self.alive):
            self.phase = OVER
        else:
            self._open_table()


def draw_traitors(players: i64, number: i64, chance: Chance) -> list[int]:
    """Draw the Traitors, where all players are equally eager (TT-4)."""
    drawn: list[int] = []
    while len(drawn) < number:
        seat = chance.below(players)
        if seat not in drawn:
            drawn.append(seat)
    return drawn


def play_at_random(kernel: SeasonModel, chance: FastChance) -> i64:
    """Play the season to its end with random legal actions; return the number of decisions."""
    source = chance.source
    decisions: i64 = 0
    while kernel.phase != OVER:
        kernel.apply(source.randrange(kernel.count()), chance)
        decisions += 1
    return decisions
