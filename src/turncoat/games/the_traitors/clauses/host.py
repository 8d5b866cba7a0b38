"""The host (TT-1, TT-2, TT-41): the decisions of a human host, and how long the season waits for them.

Without a human host `decides` is always false, and the season never waits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from turncoat.core.game import Json
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import HostDecision

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

USUAL: Final = "usual"
PATIENCE: Final = 120.0
OWN_MISSION: Final = 3 * 3600.0
"""The seconds after which a mission of the host's own ends by itself, if the host sets no clock for it."""
PATIENCE_BY_HOURS: Final = 12 * 3600.0
"""The same in `days` (TT-41)."""


@dataclass
class Host:
    """The state of the host."""

    human: bool = False
    clocks: bool = True
    """Whether phases end by their clocks, too (TT-2)."""
    patience: float = PATIENCE
    away: bool = False
    """Whether the host has stepped out: the table decides everything."""
    handed: set[HostDecision] = field(default_factory=set)
    """The decisions that the host has handed over to the table."""
    acted: float = 0.0
    """When the host last did something that all could see."""
    waiting: HostDecision | None = None
    """The decision that the season waits for."""
    selected: Seats | None = None
    """The Traitors whom the host has selected (TT-4)."""
    offered: bool = False
    """Whether the host has offered the end at this Round Table (TT-37)."""
    timed: bool = False
    """Whether the host has set a clock for today's mission of their own (TT-14)."""
    owed: bool = False
    """Whether the result of today's mission of their own never came; it can be entered late."""
    paused_at: float | None = None
    paused_until: float = 0.0


def host_from_options(options: Json, by_hours: bool) -> Host:
    """Build the host that the options ask for."""
    wanted = options["host_patience"]
    usual = PATIENCE_BY_HOURS if by_hours else PATIENCE
    patience = usual if wanted == USUAL else float(wanted)
    return Host(human=has_host(options), clocks=options["clocks"], patience=patience)


def has_host(options: Json) -> bool:
    return bool(options["host"] == "human")


def decides(state: TheTraitors, decision: HostDecision) -> bool:
    """Return whether a human host decides this now."""
    host = state.host
    return host.human and not host.away and decision not in host.handed


def leads(state: TheTraitors) -> bool:
    """Return whether phases wait for the host's `next` (TT-2): neither at night nor in the ceremony."""
    host = state.host
    if state.stage in ("talk", "talk_again") and "open_vote" in host.handed:
        return False  # TT-41: when the vote opens is the table's to say, by the clock
    if state.stage == "reveal" and state.ready:
        return False  # TT-21: the voter has said why
    return host.human and not host.away and not host.clocks and not has_its_time(state)


def has_its_time(state: TheTraitors) -> bool:
    """Return whether the present step has a fixed time, which tells nothing about anybody (TT-4, TT-34)."""
    return state.phase_name == "conclave" or state.phase.name in ("selection.1", "selection.2")


def deadline(state: TheTraitors) -> float:
    """Return when the present step ends by itself."""
    host = state.host
    if host.paused_at is not None:
        return host.paused_until
    if leads(state) and host.waiting is None:
        return max(state.until, host.acted + host.patience)
    return state.until


def shows_no_clock(state: TheTraitors) -> bool:
    """Return whether the present step has no clock that anybody sees.

    A mission of the host's own has one only if the host sets it (TT-14).
    """
    own = state.phase_name == "mission" and state.mission is None and state.scenes
    idle = state.host.waiting is None and state.host.paused_at is None
    return own and idle and not state.host.timed and not state.pace.by_hours


def is_waited_for(state: TheTraitors, decision: HostDecision, at: float) -> bool:
    """Begin to wait for a decision that has fallen due, and return whether the season waits.

    A second call returns False: the host had their time.
    """
    host = state.host
    patient = not (leads(state) and at - host.acted >= host.patience)
    if decides(state, decision) and host.waiting != decision and patient:
        wait(state, decision, at)
        return True
    host.waiting = None
    return False


def wait(state: TheTraitors, decision: HostDecision, at: float, hour: float | None = None) -> None:
    """Wait as long as the host's patience; in `days` never past the hour that ends the step (TT-41)."""
    host = state.host
    host.waiting = decision
    state.since = at
    state.until = at + host.patience
    if state.pace.by_hours:
        state.until = max(at, min(state.until, state.hour if hour is None else hour))


def shift(state: TheTraitors, passed: float) -> None:
    """Put off all running clocks by time that does not count."""
    state.since += passed
    state.until += passed
    if state.mission is not None:
        state.mission.shift(passed)


def put_off(state: TheTraitors, until: float) -> None:
    """End the present step later, and with it every clock of a mission that the table runs."""
    if state.mission is not None:
        state.mission.shift(until - state.until)
    state.until = until


def resume(state: TheTraitors, at: float) -> None:
    """End a pause."""
    assert state.host.paused_at is not None
    shift(state, at - state.host.paused_at)
    state.host.acted = at
    state.host.paused_at = None
