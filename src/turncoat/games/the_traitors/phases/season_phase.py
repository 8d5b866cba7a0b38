"""A phase of a season: what it adds to the moves that players and hosts have in every phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Move
from turncoat.core.phase import Phase
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.the_traitors.clauses import host
from turncoat.games.the_traitors.clauses.votes import Seats

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors


class SeasonPhase(Phase["TheTraitors"]):
    """A phase with moves of its own; `offers`, `verify` and `play` concern these alone.

    `player_moves` and `host_moves` handle talk, `ready`, leaving, and a host's tools.
    """

    open_to_those_out: ClassVar[tuple[type[Move], ...]] = ()
    """The moves of this phase that players who are out may make, too."""

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        """Return whether a player who is left may talk now."""
        return False

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        """Return the seats that can say `ready`; when all of them have, the phase ends."""
        return ()

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Go on to what follows: the clock has run down, or all are ready."""
        raise NotImplementedError

    def end_if_all_ready(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """End the phase if all who are asked are ready; a host who is waited for has their time (TT-41)."""
        asked = set(self.seats_asked_ready(state))
        if asked and asked <= state.ready and state.host.waiting is None:
            self.end(state, at, chance)

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        if seat == "host":
            return state.host.waiting is not None or host.leads(state)
        return seat in self.seats_asked_ready(state) and seat not in state.ready

    def deadline(self, state: TheTraitors, viewer: Viewer | None) -> float | None:
        """Return when the step ends; viewers are not told where a host has set no clock (TT-14)."""
        return None if viewer is not None and host.shows_no_clock(state) else host.deadline(state)

    def expire(self, state: TheTraitors, at: float, chance: Chance) -> Viewers:
        self.end(state, at, chance)
        return EVERYBODY
