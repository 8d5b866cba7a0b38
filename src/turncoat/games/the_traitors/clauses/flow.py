"""The calendar of a season (TT-10 to TT-12, TT-36): the final day, and the order of the phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turncoat.core.fairness.chance import Chance
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import host, selection
from turncoat.games.the_traitors.clauses.powers import LISTS_MOST, Standing
from turncoat.games.the_traitors.record import BrokenOff

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

FINAL_FROM: Final = 5
"""With this number of players left, or fewer, a day becomes the final one (TT-11)."""
FINALISTS: Final = 4
"""The number of players left at the break and the end vote (TT-36)."""
LAST: Final = 3
"""With this number of players left, or fewer, the season ends (TT-37, TT-38)."""
LEAST_DAYS: Final = 2


def usual_days(players: int) -> int:
    """Return the usual number of days for so many players (TT-10)."""
    return max(LEAST_DAYS, 1 + -(-(players - 6) // 2))


def nights_left(state: TheTraitors) -> int:
    """Return the nights to come (TT-10): 1 on the day before the final one and in the night between them."""
    return state.days - state.day


def conclave_tonight(state: TheTraitors) -> bool:
    """Return whether the Traitors meet tonight: from the night after they were chosen (TT-12)."""
    return state.chosen and not state.final


def armoury_today(state: TheTraitors) -> bool:
    """Return whether a mission can win access to the armoury today (TT-12, TT-15)."""
    return state.day >= int(state.options["armoury_from"]) and conclave_tonight(state)


def round_table_today(state: TheTraitors) -> bool:
    """Return whether there is a Round Table today (TT-12)."""
    return state.final or (state.chosen and state.day >= int(state.options["first_round_table"]))


def standing(state: TheTraitors) -> Standing:
    """Return what the powers of this Conclave depend on."""
    night = state.night
    listed = None if state.death_list is None else frozenset(state.death_list)
    return Standing(
        part=night.part,
        traitors=night.traitors,
        nights_left=nights_left(state),
        ordered=night.ordered > 0,
        listed=listed,
        shown=bool(night.shown),
        any_night=state.options["powers"] == "any_night",
    )


def list_fits(state: TheTraitors) -> bool:
    """Return whether a death list can be ordered tonight.

    TT-33: at most twice a season, not in the last Conclave and not the night after a list.
    """
    again = state.day - 1 in state.list_nights or len(state.list_nights) >= LISTS_MOST
    return nights_left(state) > 1 and not again


def list_tonight(state: TheTraitors) -> bool:
    """Return whether the automatic host orders a death list; one that does not fit is skipped (TT-33)."""
    ordered = state.day in state.options["death_lists"] and not host.decides(state, "death_list")
    return ordered and list_fits(state)


def before_round_table(state: TheTraitors) -> bool:
    """Return whether it is early enough in the day to make it the final one (TT-11)."""
    return state.phase_name in ("arrival", "selection", "mission", "armoury") or (
        state.phase_name == "breakfast" and state.all_in
    )


def count_players(state: TheTraitors, at: float, chance: Chance) -> bool:
    """Apply TT-11, TT-36 and TT-38 after somebody left; return whether another phase began by that."""
    left = len(state.alive)
    if state.phase_name == "finale":
        return False  # TT-39: the season has ended
    if left <= LAST:
        state.finish(at, chance)
        return True
    if left <= FINAL_FROM and before_round_table(state) and not state.final:
        make_final(state, at, chance)
        if state.phase_name == "armoury":
            after_armoury(state, at, chance)
            return True
        if state.scenes and not state.chosen and state.phase_name in ("breakfast", "mission"):
            _break_off(state, at, chance)
            return True
    if left == FINALISTS and state.final and not state.final_table and state.phase.name == "round_table.talk":
        state.go("final_break", at, chance)  # TT-36: broken off
        return True
    return False


def go_on_without_those_gone(state: TheTraitors, at: float, chance: Chance) -> None:
    """Do what follows from a player's leaving: another phase, or the end of this one if all are ready."""
    phase = state.phase
    count_players(state, at, chance)
    if state.phase is phase:
        phase.end_if_all_ready(state, at, chance)


def make_final(state: TheTraitors, at: float, chance: Chance) -> None:
    """Make today the final day (TT-11)."""
    state.days = state.day
    state.death_list = None  # TT-33: no Conclave comes in which it would hold
    state.undecided = set()  # nor one in which a shield would help
    if not state.chosen and not state.scenes:
        state.choose_traitors(chance)
    speech.announce(state, at, "final_day")


# The order of the phases


def after_arrival(state: TheTraitors, at: float, chance: Chance) -> None:
    state.hour = at
    _to_mission(state, at, chance)


def after_breakfast(state: TheTraitors, at: float, chance: Chance) -> None:
    """Go on to the mission; the shields of the night are gone (TT-18)."""
    state.shields = set()
    state.shown = set()
    _to_mission(state, at, chance)


def _to_mission(state: TheTraitors, at: float, chance: Chance) -> None:
    if not selection.falls_due(state):
        state.go("mission", at, chance)
    elif state.scenes:
        _to_selection(state, at, chance)
    else:
        state.choose_traitors(chance)
        state.go("mission", at, chance)


def _to_selection(state: TheTraitors, at: float, chance: Chance) -> None:
    """Hold the ceremony, before the clock of a mission starts (TT-4)."""
    state.go("selection.host" if selection.waits_for_host(state) else "selection.1", at, chance)


def _break_off(state: TheTraitors, at: float, chance: Chance) -> None:
    """Choose the Traitors at once, with the ceremony; the breakfast or the mission goes on after it (TT-11).

    An arrival is not broken off: the ceremony follows it in any case.
    """
    state.broken_off = BrokenOff(state.phase.name, state.since, state.until, at)
    state.host.waiting = None
    _to_selection(state, at, chance)


def after_selection(state: TheTraitors, at: float, chance: Chance) -> None:
    """Go on to the mission, or to what the ceremony broke off: clocks stood still, set hours did not."""
    broken, state.broken_off = state.broken_off, None
    if broken is None:
        state.go("mission", at, chance)
        return
    state.phase = state.phases[broken.phase]
    state.moments += 1
    state.ready = set()
    state.since, state.until = broken.since, broken.until
    if state.pace.by_hours:
        state.until = max(at, state.until)
    else:
        host.shift(state, at - broken.at)


def after_mission(state: TheTraitors, at: float, chance: Chance) -> None:
    if state.access:
        state.go("armoury", at, chance)
    else:
        after_armoury(state, at, chance)


def after_armoury(state: TheTraitors, at: float, chance: Chance) -> None:
    if state.final and len(state.alive) <= FINALISTS:
        state.go("final_break", at, chance)  # TT-36: with four, from the break on
    elif round_table_today(state):
        state.go("round_table.talk", at, chance)
    else:
        _to_night(state, at, chance)


def after_round_table(state: TheTraitors, at: float, chance: Chance) -> None:
    left = len(state.alive)
    if left <= LAST:
        state.finish(at, chance)  # TT-37
    elif not state.final:
        _to_night(state, at, chance)
    elif left == FINALISTS:
        state.go("final_break", at, chance)
    else:
        state.go("round_table.talk", at, chance)


def _to_night(state: TheTraitors, at: float, chance: Chance) -> None:
    if conclave_tonight(state):
        state.go("conclave.1", at, chance)
    else:
        state.hour = state.pace.morning(state.hour)
        state.go("breakfast", at, chance)
