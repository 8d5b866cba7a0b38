"""A season in progress: what the phases share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turncoat.core.chance import Chance
from turncoat.core.game import Start
from turncoat.core.phase import Phase, Phased
from turncoat.core.refusal import Illegal
from turncoat.core.view import Common
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.the_traitors import speech, views
from turncoat.games.the_traitors.clauses import dealing, payout
from turncoat.games.the_traitors.clauses.dealing import Deal
from turncoat.games.the_traitors.clauses.durations import Pace, Step
from turncoat.games.the_traitors.clauses.host import host_from_options, resume
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.missions.mission import Mission
from turncoat.games.the_traitors.moves import Claim, Identity, Say
from turncoat.games.the_traitors.record import (
    How,
    Night,
    Out,
    PastMission,
    PastNight,
    PastShield,
    PastSuspicion,
    PastVote,
    RoundTable,
    independent,
)


class TheTraitors(Phased):
    """A season in progress."""

    def __init__(self, phases: Mapping[str, Phase[Any]], start: Start, deal: Deal, chance: Chance) -> None:
        super().__init__(phases)
        self.players = start.players
        self.options = start.options
        self.deal = deal
        self.pace = Pace(start.options["pace"], start.options["hours"], start.calendar)
        self.day = 1
        self.days: int = start.options["days"]
        """TT-10, as the calendar stands."""
        self.hour = 0.0
        """In `days`: the set hour that came last, as planned."""
        self.since = 0.0
        self.until = 0.0
        """When the present step ends."""
        self.ready: set[int] = set()
        self.host = host_from_options(start.options, self.pace.by_hours)

        self.eager: dict[int, int] = {}
        self.chosen = False
        """Whether the Traitors have been chosen."""
        self.traitors: set[int] = set()
        """All there ever were, out or not."""
        self.fellows: list[frozenset[int]] = [frozenset()] * start.players
        """TT-6: by seat, those met in a Conclave."""
        self.out: dict[int, Out] = {}
        self.leaving: set[int] = set()
        """TT-42: whose withdrawal waits."""

        self.silver = 0
        self.mission: Mission | None = None
        """The mission under way; None: the host's own, or none."""
        self.sentences: set[int] = set()
        """Those that The Message has used."""
        self.earned: int | None = None
        """By the last mission."""
        self.access: Seats = ()
        self.doors: list[int | None] = []
        """Who opened each."""
        self.behind: set[int] = set()
        """The doors with a shield behind them."""
        self.armouries = 0
        self.undecided: set[int] = set()
        """Who found a shield and has not said whether to take it."""
        self.shields: set[int] = set()
        self.shown: set[int] = set()
        """Who showed one at this breakfast."""

        self.table = RoundTable()
        self.votes_held = 0
        self.tables_today = 0
        self.final_table = False
        """Whether the Final Round Table has begun (TT-36)."""
        self.interrupted: tuple[str, float] | None = None
        """TT-37: where a human host offered the end, and the seconds that were left there."""
        self.end_answers: dict[int, bool] = {}
        self.end_votes: dict[int, bool] | None = None
        """As they were shown (TT-37)."""

        self.night = Night()
        self.victim: int | None = None
        """TT-35: murdered, and nobody knows yet."""
        self.listing: Seats = ()
        """TT-33: a list that is not read yet."""
        self.death_list: Seats | None = None
        self.list_nights: set[int] = set()
        self.comers: Seats = ()
        """TT-35: who comes to breakfast, in this order."""
        self.seated: list[int] = []
        self.all_in = True

        self.past_missions: list[PastMission] = []
        self.past_shields: list[PastShield] = []
        self.past_votes: list[PastVote] = []
        self.past_nights: list[PastNight] = []
        self.suspicions: list[PastSuspicion] = []
        self._result: views.Result | None = None
        self.go("arrival", 0.0, chance)

    def copy(self) -> TheTraitors:
        twin = independent(self)
        twin.table, twin.night = independent(self.table), independent(self.night)
        twin.host = independent(self.host)
        twin.mission = None if self.mission is None else self.mission.copy()
        twin.told = []
        return twin

    def play(self, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        touched = super().play(seat, move, at, chance)
        if seat == "host":
            if touched is EVERYBODY:  # else all would see by a clock what the host does in secret
                self.host.acted = at
        elif not isinstance(move, Say | Claim):
            self.host.before = None  # what others have done since cannot be undone
        return touched

    def expire(self, at: float, chance: Chance) -> Viewers:
        self.host.before = None
        if self.host.paused_at is not None:
            resume(self, at)
            chapter: Any = self.phase  # only `over` is none, and it has no pause
            chapter.settle(self, at, chance)
            return EVERYBODY
        return super().expire(at, chance)

    # Who is who

    @property
    def alive(self) -> Seats:
        """TT-35: those who were murdered and are not missed yet included."""
        return tuple(seat for seat in range(self.players) if seat not in self.out)

    def identity(self, seat: int) -> Identity:
        return "traitor" if seat in self.traitors else "loyal"

    def loyal(self) -> Seats:
        return tuple(seat for seat in self.alive if seat not in self.traitors)

    def verify_other(self, seat: int, other: int) -> None:
        if not 0 <= other < self.players:
            raise Illegal("no_such_player")
        if other == seat:
            raise Illegal("not_yourself")

    def verify_target(self, seat: int, other: int) -> None:
        """Another player who is left in the game."""
        self.verify_other(seat, other)
        if other in self.out:
            raise Illegal("target_is_out")

    def choose_traitors(self, chance: Chance) -> None:
        """TT-4, TT-5: those whom a human host has selected and who are still there, or by lot.

        What was selected stands when the host steps out after it; handed over, the choice is the table's.
        """
        selected = [seat for seat in self.host.selected or () if seat not in self.out]
        if selected and "select" not in self.host.handed:
            self.traitors, self.chosen = set(selected), True
            return
        number = dealing.how_many(self.options["traitors"], len(self.alive), chance)
        drawn = dealing.draw_traitors(self.alive, number, self.eager, self.deal, chance)
        self.traitors = set(drawn)
        self.chosen = True

    # Phases and their clocks

    @property
    def phase_name(self) -> str:
        return self.phase.name.partition(".")[0]

    @property
    def stage(self) -> str | None:
        """Inside a Round Table."""
        return self.phase.name.partition(".")[2] if self.phase_name == "round_table" else None

    @property
    def final(self) -> bool:
        """Whether it is the final day (TT-10)."""
        return self.day == self.days

    def begin(self, step: Step, at: float) -> None:
        """A step begins; its clock runs."""
        self.since = at
        self.ready = set()
        planned = self.pace.hour(step, self.hour)
        if planned is None:
            self.until = at + self.pace.seconds(step)
        else:
            self.hour = planned
            self.until = max(at, planned)

    # Leaving

    def leave(self, seat: int, how: How, revealed: bool = False) -> None:
        """TT-7, TT-42."""
        sees_from = self.day if how == "murdered" else self.day + 1
        self.out[seat] = Out(how, self.day, revealed, sees_from)
        self.leaving.discard(seat)
        self.ready.discard(seat)
        self.shields.discard(seat)
        self.undecided.discard(seat)
        self.end_answers.pop(seat, None)
        if self.death_list is not None:
            self.death_list = tuple(other for other in self.death_list if other != seat)  # TT-33

    def finish(self, at: float, chance: Chance) -> None:
        """TT-39."""
        speech.announce(self, at, "end")
        self.host.paused_at = None
        self._result = payout.payout(self.silver, self.alive, self.traitors)
        self.go("over", at, chance)

    def result(self) -> views.Result | None:
        return self._result

    # What may be seen

    def view(self, viewer: Viewer, names: list[str], common: Common[views.Result]) -> views.View:
        return views.build(self, viewer, names, common)
