"""What each viewer may know of Scatty Rogues, put together field by field.

SR-26: nothing here tells what lies behind a closed door, or what was said or hidden before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core import view as core
from turncoat.core.viewer import Viewer
from turncoat.games.scatty_rogues import kernel as k
from turncoat.games.scatty_rogues.traps import TRAPS, Kind, Sign, Trap, kind_of

if TYPE_CHECKING:
    from turncoat.games.scatty_rogues.state import ScattyRogues

PhaseName: TypeAlias = Literal["hide", "walk", "correct", "penalty", "over"]
Card: TypeAlias = Literal["treasure"] | Trap
"""What a door hides: a treasure, or which trap."""
Verdict: TypeAlias = Literal["unjustified", "caught", "both_wrong"]
"""SR-19: the accused was right. SR-20: wrong, and corrected. SR-21: wrong, and not corrected in time."""


class Result(core.Result, frozen=True, kw_only=True):
    """How the game ended: a tie has several winners (SR-25)."""

    points: list[int]
    """By seat."""


class TrapView(msgspec.Struct, frozen=True, kw_only=True):
    """A trap, as its drawing shows it."""

    kind: Kind
    id: Trap


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, a correction or a repeat: one of `say`, `sign` and `scatty`."""

    seat: int
    say: str | UnsetType = UNSET
    sign: Sign | UnsetType = UNSET
    scatty: bool | UnsetType = UNSET
    """True: Scatty Rogues was called."""


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """A door that is turned over."""

    trove: int
    """From 1."""
    holds: Card


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that is up."""

    seat: int
    at: float


class Everything(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody at the table is shown."""

    troves: list[Card]
    """What lies behind each door, trove 1 first."""
    words: dict[str, str]
    """By trap: the code words of this game."""
    draw_pile: list[Trap]
    """The top first."""
    next_trove: int | None
    """From 1; null: Scatty Rogues is due."""
    hands: list[HandView]
    """The hands that are compared, the first first."""
    mistaken: bool
    """Whether the turn that may be objected to, or is, was a mistake (SR-12)."""


class View(core.View[core.Player, Result], frozen=True, kw_only=True):
    """A view of Scatty Rogues."""

    phase: PhaseName
    turn: int
    """The seat whose turn it is: it moves on at the answer; for a slow turn when the next begins."""
    trove: int | UnsetType | None = UNSET
    """SR-9: the next trove, from 1; null: Scatty Rogues is due. Absent without `marker`."""
    trap: TrapView | None
    """The trap that is being hidden."""
    hider: int | None
    """The seat that hides it."""
    chooser: int | None
    """SR-23: the seat that takes a penalty card from another."""
    objector: int | None
    """The seat that objects: from phase `correct` until the door closes."""
    accused: int | None
    """The seat whose turn may be, or is, objected to."""
    verdict: Verdict | None
    """What came of the objection: from the correction until the door closes."""
    tied: list[int]
    """SR-17: seats whose hands were tied, so that nobody may object; until the next answer."""
    traps_left: int
    """In the draw pile; the one that is shown is not counted."""
    penalty_pile: int
    """Penalty cards in the centre."""
    loot: list[list[Card]]
    """By seat, in the order in which it was won."""
    penalties: list[int]
    """By seat: how many penalty cards."""
    points: list[int]
    """By seat."""
    said: Said | None
    """The latest answer until its window ends; in an objection the correction, then the repeat."""
    window_ends: float | None
    """SR-16: until then the next player does not answer."""
    count_ends: float | None
    """SR-13: when the count is at five."""
    slow: bool
    """SR-13: whether the count has run out, and nothing was answered since."""
    door: Door | None
    """The door that is turned over, until it is closed again."""
    everything: Everything | UnsetType = UNSET
    """For the host alone."""


def build(state: ScattyRogues, viewer: Viewer, names: list[str], common: core.Common[Result]) -> View:
    game, turn, objection = state.kernel, state.turn, state.objection
    return View(
        **common,
        players=[core.Player(seat=seat, name=name) for seat, name in enumerate(names)],
        phase=state.phase.name,  # type: ignore[arg-type]
        turn=game.next_seat(),
        trove=_next_trove(state) if state.options["marker"] else UNSET,
        trap=None if game.trap == k.NOTHING else trap_view(game.trap),
        hider=_seat(game.hider),
        chooser=_seat(game.chooser),
        objector=None if objection is None else objection.objector,
        accused=state.accused(),
        verdict=None if objection is None else objection.verdict,
        tied=list(turn.tied),
        traps_left=len(game.pile),
        penalty_pile=game.penalty_pile,
        loot=[[card(held) for held in loot] for loot in game.loot],
        penalties=game.penalties.copy(),
        points=game.points.copy(),
        said=turn.said,
        window_ends=turn.window_ends,
        count_ends=turn.count_ends,
        slow=turn.slow_since is not None,
        door=None if objection is None else objection.door,
        everything=_everything(state) if viewer == "host" else UNSET,
    )


def card(held: int) -> Card:
    return "treasure" if held == k.NOTHING else TRAPS[held]


def trap_view(trap: int) -> TrapView:
    return TrapView(kind=kind_of(TRAPS[trap]), id=TRAPS[trap])


def _seat(seat: int) -> int | None:
    return None if seat == k.NOTHING else seat


def _next_trove(state: ScattyRogues) -> int | None:
    position = state.kernel.next_position()
    return None if position == k.DUE else position + 1


def _everything(state: ScattyRogues) -> Everything:
    game = state.kernel
    return Everything(
        troves=[card(held) for held in game.troves],
        words={TRAPS[trap]: word for trap, word in state.words.items()},
        draw_pile=[TRAPS[trap] for trap in reversed(game.pile)],
        next_trove=_next_trove(state),
        hands=[HandView(seat=hand.seat, at=hand.at) for hand in state.turn.hands],
        mistaken=state.accused() is not None and game.wrong(),
    )
