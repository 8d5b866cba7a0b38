"""What each viewer may know of Loyalty or Treachery, put together field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from turncoat.core import view as core
from turncoat.core.viewer import Viewer
from turncoat.games.loyalty_or_treachery import kernel as k
from turncoat.games.loyalty_or_treachery.cards import CARDS, names_of

if TYPE_CHECKING:
    from turncoat.games.loyalty_or_treachery.rules import Last, LoyaltyOrTreachery

Phase: TypeAlias = Literal["cut", "call", "action", "take", "over"]
By: TypeAlias = Literal["cards", "hand", "draw", "resignation"]
Card: TypeAlias = str
"""Rank and suit: `TH` is the ten of hearts."""

PHASES: Final[dict[int, Phase]] = {
    k.CUT: "cut",
    k.FIRST: "cut",
    k.CALL: "call",
    k.ACTION: "action",
    k.TAKE: "take",
    k.OVER: "over",
}


class Player(core.Player, frozen=True, kw_only=True):
    """What everybody knows about a player."""

    cards: int
    """How many lie in the pile."""


class Result(core.Result, frozen=True, kw_only=True):
    """How the game ended: two winners are a draw."""

    by: By
    """What decided it."""
    cards: list[int]
    """By seat: the size of the pile."""
    hands: list[str] | UnsetType = UNSET
    """By seat, where piles were equal: the best poker hand in it (LT-16)."""


class Returned(msgspec.Struct, frozen=True):
    """The returned cards on top of the deck."""

    count: int
    owner: int | None
    """For whom they spring; null where there are none."""


class MoveView(msgspec.Struct, frozen=True, kw_only=True):
    """A move, as far as the viewer may know it."""

    move: str
    colour: Literal["red", "black"] | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    cards: list[Card | None] | UnsetType = UNSET
    """Of a Treachery; null: face down."""


class LastView(msgspec.Struct, frozen=True, kw_only=True):
    """The last move and its outcome, as far as the viewer may know them."""

    seat: int
    move: MoveView
    by_clock: bool
    """Whether the table moved for the seat (LT-18)."""
    card: Card | UnsetType = UNSET
    """After a call: the card drawn."""
    right: bool | UnsetType = UNSET
    """After a call: whether it was right."""
    to: int | UnsetType = UNSET
    """After a call: in whose pile the card lies now."""
    trap: bool | UnsetType = UNSET
    """After a call: whether a trap has sprung."""
    cards: list[Card | None] | UnsetType = UNSET
    """After Loyalty and a trap: the cards drawn or taken; null: face down."""


class Everything(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody at the table knows."""

    deck: list[Card]
    """The top first."""
    piles: list[list[Card]]


class View(core.View[Player, Result], frozen=True, kw_only=True):
    """A view of Loyalty or Treachery."""

    phase: Phase
    turn: int
    """The seat whose turn it is."""
    actor: int | None
    """The seat to act: in `take` the owner of the trap. Null when it is over."""
    deck: int
    """How many cards it has."""
    returned: Returned
    run: list[Card | None]
    """The returned cards, top first: the card where the viewer put it there, else null.

    Empty without `memory_aids`, as is `theirs` (LT-14).
    """
    piles: list[int]
    """By seat: how many cards."""
    theirs: list[Card]
    """Cards that the viewer knows to be in the other pile."""
    shown: Card | None
    """The last card that was shown."""
    turned: list[Card]
    """The cards of the cut (LT-2)."""
    limit: int | None
    """The number of the chart, in `action` and `take`."""
    first: int | None
    """Who had the first turn."""
    turns: int
    """How many are over."""
    turn_limit: int
    """After so many the game ends (LT-17)."""
    last: LastView | None
    pile: list[Card] | UnsetType = UNSET
    """The viewer's own cards; absent for who has no seat."""
    everything: Everything | UnsetType = UNSET
    """For the host alone."""


def build(state: LoyaltyOrTreachery, viewer: Viewer, names: list[str], common: core.Common[Result]) -> View:
    """Build a view: the public one, with this viewer's own fields in place."""
    public = state.public
    if public is None:
        public = state.public = _public(state, names, common)
    if not isinstance(viewer, int):
        if viewer == "watcher":
            return public
        last = None if state.last is None else _last(state.last, viewer)
        return replace(public, **common, run=_run(state, viewer), last=last, everything=_everything(state))
    game = state.kernel
    return replace(
        public,
        you=viewer,
        legal=common["legal"],
        awaited=common["awaited"],
        run=_run(state, viewer) if game.placed else public.run,
        pile=names_of(game.piles[viewer]),
        theirs=names_of(_theirs(state, viewer)),
        last=None if state.last is None else _last(state.last, viewer),
    )


def _public(state: LoyaltyOrTreachery, names: list[str], common: core.Common[Result]) -> View:
    """Build the view of a watcher."""
    game = state.kernel
    over = common["result"] is not None
    piles = [len(pile) for pile in game.piles]
    return View(
        game=common["game"],
        edition=common["edition"],
        you=None,
        legal=[],
        awaited=False,
        deadline=common["deadline"],  # LT-18: the clock is public
        result=common["result"],
        players=[Player(seat=seat, name=name, cards=piles[seat]) for seat, name in enumerate(names)],
        phase="over" if over else PHASES[game.phase],
        turn=game.turn,
        actor=None if over else game.actor,
        deck=len(game.deck),
        returned=Returned(len(game.placed), game.owner if game.placed else None),
        run=_run(state, "watcher"),
        piles=piles,
        theirs=[],
        shown=None if state.shown is None else CARDS[state.shown],
        turned=names_of(game.turned),
        limit=game.limit if game.phase in (k.ACTION, k.TAKE) and not over else None,
        first=None if game.first == k.NOBODY else game.first,
        turns=game.turns,
        turn_limit=game.turn_limit,
        last=None if state.last is None else _last(state.last, "watcher"),
    )


def _run(state: LoyaltyOrTreachery, viewer: Viewer) -> list[str | None]:
    """LT-7: the other sees how many cards lie there, not which."""
    game = state.kernel
    if not state.memory_aids and viewer != "host":
        return []  # LT-14
    if viewer == "watcher":
        return [None] * len(game.placed)
    tops = zip(reversed(game.deck), reversed(game.placed), strict=False)
    if isinstance(viewer, int):
        return [CARDS[card] if putter == viewer else None for card, putter in tops]
    return [CARDS[card] for card, _ in tops]


def _theirs(state: LoyaltyOrTreachery, seat: int) -> list[int]:
    """List cards known to be in the other pile: seen to go there or, once none are hidden, all the rest."""
    game = state.kernel
    if not state.memory_aids:
        return []  # LT-14
    known = state.knowledge[seat]
    if game.phase in (k.CUT, k.FIRST) or known.hidden or len(game.deck) > len(game.placed):
        return sorted(known.certain())
    return sorted(set(game.cards).difference(game.piles[seat], game.deck))


def _last(last: Last, viewer: Viewer) -> LastView:
    move: dict[str, Any] = last.move
    kind = move["move"]
    if kind == "treachery":
        return _last_view(last, {**move, "cards": _cards_seen(last, viewer)})
    if kind in ("loyalty", "take"):
        return _last_view(last, move, _cards_seen(last, viewer))
    if last.shared_view is None:  # the same for everybody
        last.shared_view = _last_view(last, move)
    return last.shared_view


def _last_view(last: Last, move: dict[str, Any], cards: list[str | None] | UnsetType = UNSET) -> LastView:
    return LastView(
        seat=last.seat, move=MoveView(**move), by_clock=last.by_clock, cards=cards, **last.outcome
    )


def _cards_seen(last: Last, viewer: Viewer) -> list[str | None]:
    """List the cards that moved; None for those that the viewer does not know."""
    if isinstance(viewer, int):
        known = last.known[viewer]
        return [CARDS[card] if card in known else None for card in last.cards]
    return [CARDS[card] if viewer == "host" else None for card in last.cards]


def _everything(state: LoyaltyOrTreachery) -> Everything:
    game = state.kernel
    return Everything(deck=names_of(game.deck[::-1]), piles=[names_of(pile) for pile in game.piles])
