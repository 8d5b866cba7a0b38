"""The state of a season, which all phases share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Start
from turncoat.core.moves import Offer, kind_of
from turncoat.core.phase import Phased
from turncoat.core.refusal import Illegal
from turncoat.core.view import Common
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers, verify_other
from turncoat.games.the_traitors import speech, views
from turncoat.games.the_traitors.clauses import dealing, payout, selection
from turncoat.games.the_traitors.clauses.dealing import Deal
from turncoat.games.the_traitors.clauses.durations import Pace, Step
from turncoat.games.the_traitors.clauses.flow import go_on_without_those_gone
from turncoat.games.the_traitors.clauses.host import host_from_options, resume
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.missions.mission import Mission
from turncoat.games.the_traitors.moves import BetAbout, Claim, Identity, Say
from turncoat.games.the_traitors.phases import host_moves, player_moves
from turncoat.games.the_traitors.record import (
    BrokenOff,
    How,
    Night,
    Out,
    PastBet,
    PastMission,
    PastNight,
    PastShield,
    PastSuspicion,
    PastVote,
    RoundTable,
    independent_copy,
    overwrite,
)

if TYPE_CHECKING:
    from turncoat.games.the_traitors.clauses.undo import Checkpoint
    from turncoat.games.the_traitors.phases.season_phase import SeasonPhase

SCENES_FROM: Final = 4
"""The version of the rules that brought the selection, the floor and the reveals; earlier logs have none."""
COMMON: Final = player_moves.ALWAYS | host_moves.ALWAYS
"""The kinds of move that can be made in every phase."""


class TheTraitors(Phased):
    """A season in progress."""

    phases: Mapping[str, SeasonPhase]
    phase: SeasonPhase

    def __init__(self, phases: Mapping[str, SeasonPhase], start: Start, deal: Deal, chance: Chance) -> None:
        super().__init__(phases)
        self.players = start.players
        self.options = start.options
        self.deal = deal
        self.scenes = start.rules >= SCENES_FROM
        self._set_up_calendar(start)
        self._set_up_players()
        self._set_up_mission_and_armoury()
        self._set_up_round_table()
        self._set_up_night()
        self._set_up_records()
        self.go("arrival", 0.0, chance)

    def _set_up_calendar(self, start: Start) -> None:
        self.pace = Pace(start.options["pace"], start.options["hours"], start.calendar, self.scenes)
        self.day = 1
        self.days: int = start.options["days"]
        """The number of the final day, as the calendar stands (TT-10)."""
        self.hour = 0.0
        """In `days`: the set hour that came last, as planned."""
        self.since = 0.0
        """When the present step began."""
        self.until = 0.0
        """When the present step ends."""
        self.ready: set[int] = set()
        """The players who are ready for the present step to end."""
        self.broken_off: BrokenOff | None = None
        """The step that the selection broke off, and that goes on after it (TT-11)."""
        self.host = host_from_options(start.options, self.pace.by_hours)
        self.checkpoint: Checkpoint | None = None
        """The season before the host's last step, while that can be undone."""

    def _set_up_players(self) -> None:
        self.eager: dict[int, int] = {}
        """How much each would like to be a Traitor, as far as they have said."""
        self.chosen = False
        """Whether the Traitors have been chosen."""
        self.seen: set[int] = set()
        """The players who have read their card in this half of the selection (TT-4)."""
        self.traitors: set[int] = set()
        """All Traitors there ever were, out or not."""
        self.fellows: list[frozenset[int]] = [frozenset()] * self.players
        """By seat: the Traitors whom that player has met in a Conclave (TT-6)."""
        self.out: dict[int, Out] = {}
        """The players who are out of the game, and how they left it."""
        self.blackmailed_by: dict[int, int] = {}
        """By player: the Traitor who has blackmailed them (TT-31)."""
        self.last_reveals: Seats = ()
        """Those left at the end, in the order in which they reveal themselves (TT-39)."""
        self.revealed: list[int] = []
        """Those of them who have."""
        self.leaving: set[int] = set()
        """The players whose withdrawal waits (TT-42)."""

    def _set_up_mission_and_armoury(self) -> None:
        self.silver = 0
        self.mission: Mission | None = None
        """The mission under way; None: a host's own, or none."""
        self.sentences: set[int] = set()
        """The sentences that The Message has used."""
        self.earned: int | None = None
        """The bars that the last mission earned."""
        self.access: Seats = ()
        """The players who may open a door of the armoury."""
        self.doors: list[int | None] = []
        """By door: the player who opened it."""
        self.behind: set[int] = set()
        """The doors with a shield behind them."""
        self.armouries = 0
        """How many armouries there have been."""
        self.undecided: set[int] = set()
        """The players who found a shield and have not said whether they take it."""
        self.shields: set[int] = set()
        """The players who hold a shield."""
        self.shown: set[int] = set()
        """The players who showed a shield at this breakfast."""

    def _set_up_round_table(self) -> None:
        self.table = RoundTable()
        self.votes_held = 0
        self.tables_today = 0
        self.final_table = False
        """Whether the Final Round Table has begun (TT-36)."""
        self.interrupted: tuple[str, float] | None = None
        """The phase in which a human host offered the end, and the seconds that were left of it (TT-37)."""
        self.end_answers: dict[int, bool] = {}
        self.end_votes: dict[int, bool] | None = None
        """The answers as they were shown (TT-37)."""

    def _set_up_night(self) -> None:
        self.night = Night()
        self.victim: int | None = None
        """The player who was murdered and is not missed yet (TT-35)."""
        self.listing: Seats = ()
        """A death list that is not read out yet (TT-33)."""
        self.death_list: Seats | None = None
        """The death list that was read out."""
        self.list_nights: set[int] = set()
        """The nights for which a death list was ordered."""
        self.comers: Seats = ()
        """The players who come to breakfast, in this order (TT-35)."""
        self.seated: list[int] = []
        """Those of them who have come in."""
        self.all_in = True

    def _set_up_records(self) -> None:
        self.past_missions: list[PastMission] = []
        self.past_shields: list[PastShield] = []
        self.past_votes: list[PastVote] = []
        self.past_nights: list[PastNight] = []
        self.suspicions: list[PastSuspicion] = []
        self.bets: dict[int, tuple[BetAbout, int]] = {}
        """By player who is out: a bet that is not decided yet (TT-22)."""
        self.past_bets: list[PastBet] = []
        self._result: views.Result | None = None

    def copy(self) -> TheTraitors:
        twin = independent_copy(self)
        twin.table, twin.night = independent_copy(self.table), independent_copy(self.night)
        twin.host = independent_copy(self.host)
        twin.mission = None if self.mission is None else self.mission.copy()
        twin.utterances = []
        return twin

    def restore(self, earlier: TheTraitors) -> None:
        """Set every field to what it was in an earlier copy of this season, which stays as it is."""
        overwrite(self, earlier.copy())

    # Moves and deadlines

    def offers(self, seat: Seat) -> Iterable[Offer]:
        return host_moves.offers(self) if seat == "host" else player_moves.offers(self, seat)

    def verify(self, seat: Seat, wanted: Offer) -> None:
        if kind_of(wanted) not in COMMON and kind_of(wanted) not in self.phase.moves:
            raise Illegal("not_now")
        if seat == "host":
            host_moves.verify(self, wanted)
        else:
            player_moves.verify(self, seat, wanted)

    def play(self, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if seat == "host":
            return host_moves.play(self, move, at, chance)
        if not isinstance(move, Say | Claim):
            self.checkpoint = None  # a host cannot undo what others have done since
        return player_moves.play(self, seat, move, at, chance)

    def awaited(self, seat: Seat) -> bool:
        """Whether the season waits for this seat; in a pause it waits for no player."""
        paused = self.host.paused_at is not None and seat != "host"
        return not paused and super().awaited(seat)

    def expire(self, at: float, chance: Chance) -> Viewers:
        self.checkpoint = None
        if self.host.paused_at is None:
            return super().expire(at, chance)
        resume(self, at)
        go_on_without_those_gone(self, at, chance)
        return EVERYBODY

    # Who is who

    @property
    def alive(self) -> Seats:
        """The players left in the game, with a murdered one who is not missed yet (TT-35)."""
        return tuple(seat for seat in range(self.players) if seat not in self.out)

    def identity(self, seat: int) -> Identity:
        return "traitor" if seat in self.traitors else "loyal"

    def loyal(self) -> Seats:
        return tuple(seat for seat in self.alive if seat not in self.traitors)

    def verify_target(self, seat: int, other: int) -> None:
        """Refuse anybody but another player who is left in the game."""
        verify_other(seat, other, self.players)
        if other in self.out:
            raise Illegal("target_is_out")

    def choose_traitors(self, chance: Chance) -> None:
        """Choose the Traitors (TT-4, TT-5): a human host's selection, without those who have left, or by lot.

        A selection stands if the host steps out after it; a choice that was handed over is made by lot.
        """
        selected = selection.standing(self)
        if selected:
            self.traitors, self.chosen = set(selected), True
            return
        number = dealing.draw_number(self.options["traitors"], len(self.alive), chance)
        drawn = dealing.draw_traitors(self.alive, number, self.eager, self.deal, chance)
        self.traitors = set(drawn)
        self.chosen = True

    # Phases and their clocks

    @property
    def phase_name(self) -> str:
        return self.phase.name.partition(".")[0]

    @property
    def stage(self) -> str | None:
        """The stage of a Round Table; None in other phases."""
        return self.phase.name.partition(".")[2] if self.phase_name == "round_table" else None

    @property
    def final(self) -> bool:
        """Whether it is the final day (TT-10)."""
        return self.day == self.days

    def begin(self, step: Step, at: float) -> None:
        """Begin a step: set its deadline, and ask all for `ready` again."""
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
        """Take a player out of the game (TT-7, TT-42)."""
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
        """End the season: those left reveal themselves first (TT-39)."""
        self.host.paused_at = None
        self.host.waiting = None
        if self.scenes and self.alive:
            self.go("finale", at, chance)
        else:
            self.settle(at, chance)

    def settle(self, at: float, chance: Chance) -> None:
        """Pay out the silver (TT-39)."""
        speech.announce(self, at, "end")
        self.host.paused_at = None
        self._result = payout.payout(self.silver, self.alive, self.traitors)
        self.go("over", at, chance)

    def result(self) -> views.Result | None:
        return self._result

    # Views

    def view(self, viewer: Viewer, names: list[str], common: Common[views.Result]) -> views.View:
        return views.build(self, viewer, names, common)
