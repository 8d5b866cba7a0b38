"""The mission of a day (TT-13 to TT-15): one of `missions/`, in rotation, or the host's own.

This phase begins and ends it, and gives out silver and access to the armoury.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, Template
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import bets, dealing, flow, host, late_result
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.missions.mission import Mission, Setting
from turncoat.games.the_traitors.missions.rotation import MISSIONS, of_day
from turncoat.games.the_traitors.moves import MissionMove, MissionResult, Ready
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.record import PastMission
from turncoat.games.the_traitors.state import TheTraitors

MOST_BARS: Final = 10
RESULT: Final = Template(MissionResult, ("bars", "access"))


class Step(NamedTuple):
    """How far a mission is."""

    until: float
    stage: int
    turn_key: tuple[int | None, ...]


class MissionPhase(SeasonPhase):
    name = "mission"
    moves = (Ready, MissionMove, MissionResult)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.access, state.doors = (), []
        state.mission = None
        state.host.timed = state.host.owed = False
        state.begin("mission", at)
        if host.decides(state, "mission_result"):
            if host.shows_no_clock(state):
                state.until = at + host.OWN_MISSION
            return  # TT-14: run by the host in the room
        setting = Setting(
            state.alive, state.day, at, state.until, state.pace.by_hours, frozenset(state.sentences)
        )
        state.mission = MISSIONS[of_day(state.day, state.options["first_mission"])](setting, chance)
        if state.mission.sentence_read is not None:
            state.sentences.add(state.mission.sentence_read)
        state.until = state.mission.until

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return True

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        if state.mission is None or not isinstance(seat, int) or seat in state.out:
            return super().awaited(state, seat)
        return state.mission.awaits(seat, ready=seat in state.ready)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        if seat == "host":
            return [RESULT]
        return () if state.mission is None or seat in state.out else state.mission.offers(seat)

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat == "host":
            self._verify_result(state, wanted)
        elif state.mission is None:
            raise Illegal("hosts_own_mission")
        elif isinstance(wanted, MissionMove):
            state.mission.verify(seat, wanted.act)

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if seat == "host":
            state.host.waiting = None
            self._close(state, move.bars, tuple(sorted(move.access)), at, chance)
            return EVERYBODY
        assert state.mission is not None
        before = _step(state.mission)
        over = state.mission.take(seat, move.act, at, chance)
        self._go_on(state, before, over, at, chance)
        return EVERYBODY

    def end_if_all_ready(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Tell the mission who has left, and that all are ready if they are."""
        mission = state.mission
        if mission is None:
            super().end_if_all_ready(state, at, chance)
            return
        before, over = _step(mission), False
        for seat in mission.seats:
            over = (seat in state.out and mission.lose(seat, at, chance)) or over
        if not over and set(state.alive) <= state.ready:
            over = mission.all_ready(at, chance)
        self._go_on(state, before, over, at, chance)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if state.mission is not None:
            before = _step(state.mission)
            over = state.mission.expire(at, chance)
            self._go_on(state, before, over, at, chance)
        elif not host.is_waited_for(state, "mission_result", at):
            # TT-15: a silent mission
            state.host.owed = state.scenes and state.host.human
            self._close(state, 0, self._best(state, None, chance), at, chance)

    def _go_on(self, state: TheTraitors, before: Step, over: bool, at: float, chance: Chance) -> None:
        """Close the mission if it is over, or follow it to another step."""
        mission = state.mission
        assert mission is not None
        if over:
            bars = int(MOST_BARS * mission.share())
            self._close(state, bars, self._best(state, mission, chance), at, chance)
            return
        if _step(mission) != before:
            state.moments += 1
            state.until = mission.until
        if mission.stage != before.stage:
            state.ready = set()

    def _best(self, state: TheTraitors, mission: Mission | None, chance: Chance) -> Seats:
        """Return the three best, ties by lot; without a mission of ours three by lot (TT-15)."""
        order = dealing.draw_lots(state.players, state.deal, "access", state.day, chance)
        measure = {seat: 0 if mission is None else mission.measure(seat) for seat in state.alive}
        best = sorted(state.alive, key=lambda seat: (-measure[seat], order.index(seat)))
        return tuple(sorted(best[: dealing.ARMOURY_ACCESS]))

    def _close(self, state: TheTraitors, bars: int, access: Seats, at: float, chance: Chance) -> None:
        name = "host" if state.mission is None else state.mission.name
        state.mission = None
        state.earned = bars
        state.silver += bars
        state.past_missions.append(PastMission(state.day, name, bars))
        speech.announce(state, at, "mission", bars=bars)
        bets.settle(state, "mission", access)
        state.access = access if flow.armoury_today(state) else ()
        flow.after_mission(state, at, chance)

    def _verify_result(self, state: TheTraitors, wanted: Offer) -> None:
        """Refuse a result where the mission is not the host's own (TT-14), and one that cannot be."""
        if state.mission is not None:
            raise Illegal("tables_mission")
        if not host.decides(state, "mission_result"):
            raise Illegal("handed_over")
        if isinstance(wanted, MissionResult):
            late_result.verify_bars(wanted.bars)
            if wanted.access and not flow.armoury_today(state):
                raise Illegal("no_armoury_today")
            if len(set(wanted.access)) != len(wanted.access) or set(wanted.access) - set(state.alive):
                raise Illegal("bad_access")


def _step(mission: Mission) -> Step:
    return Step(mission.until, mission.stage, mission.turn_key)
