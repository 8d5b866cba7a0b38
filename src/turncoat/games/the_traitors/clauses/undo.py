"""Undoing a host's last step: the season goes back to a checkpoint from before it.

A checkpoint lasts until somebody else moves or a deadline comes. A step that showed a secret has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from turncoat.core.moves import Move
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import host
from turncoat.games.the_traitors.moves import (
    Extend,
    HandOver,
    MissionResult,
    Next,
    OfferEnd,
    OpenVote,
    StepIn,
    StepOut,
)

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

UNDOABLE: Final = frozenset([OpenVote, Next, MissionResult, OfferEnd, HandOver, StepOut, StepIn, Extend])
REVEALING: Final = frozenset(
    [
        *("finale", "over", "round_table.reveal", "round_table.identity"),
        *("selection.1", "selection.2", "conclave.1", "conclave.2"),
    ]
)
"""The phases that show something secret as soon as they begin."""


class Checkpoint(NamedTuple):
    """A season as it was before a host's step, and when the step was made."""

    season: TheTraitors
    at: float


def take_checkpoint(state: TheTraitors, move: Move, at: float) -> Checkpoint | None:
    """Copy the season before the host's move; None if the move cannot be undone."""
    if type(move) not in UNDOABLE:
        return None
    season = state.copy()
    season.checkpoint = None
    return Checkpoint(season, at)


def keep(state: TheTraitors, checkpoint: Checkpoint | None) -> None:
    """Keep the checkpoint after the host's move, unless somebody has learnt a secret by it."""
    shown = checkpoint is None or _has_shown_a_secret(checkpoint.season, state)
    state.checkpoint = None if shown else checkpoint


def _has_shown_a_secret(before: TheTraitors, after: TheTraitors) -> bool:
    return after.phase.name in REVEALING or after.chosen != before.chosen or not after.all_in


def undo(state: TheTraitors, at: float) -> None:
    """Go back to the checkpoint and say so. Clocks run on from where they stood; set hours stay."""
    checkpoint = state.checkpoint
    assert checkpoint is not None
    state.restore(checkpoint.season)
    if state.pace.by_hours:
        state.until = max(at, state.until)
    else:
        host.shift(state, at - checkpoint.at)
    speech.announce(state, at, "undone")
