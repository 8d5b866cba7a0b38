"""What each viewer may know of Loyalty or Treachery, put together field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turncoat.core.game import Json, Viewer
from turncoat.games.loyalty_or_treachery import kernel as k
from turncoat.games.loyalty_or_treachery.cards import CARDS, DECK_SIZE, written

if TYPE_CHECKING:
    from turncoat.games.loyalty_or_treachery.rules import Last, LoyaltyOrTreachery

PHASES: Final = {
    k.CUT: "cut",
    k.FIRST: "cut",
    k.CALL: "call",
    k.ACTION: "action",
    k.TAKE: "take",
    k.OVER: "over",
}


def build(table: LoyaltyOrTreachery, viewer: Viewer) -> Json:
    game = table.kernel
    over = table.result() is not None
    view: Json = {
        "phase": "over" if over else PHASES[game.phase],
        "turn": game.turn,
        "actor": None if over else game.actor,
        "deck": len(game.deck),
        "returned": {
            "count": len(game.placed),
            "owner": game.owner if game.placed else None,
        },
        "run": _run(table, viewer),
        "piles": [len(pile) for pile in game.piles],
        "theirs": [],
        "shown": None if table.shown is None else CARDS[table.shown],
        "turned": written(game.turned),
        "limit": game.limit if game.phase in (k.ACTION, k.TAKE) and not over else None,
        "first": None if game.first == k.NOBODY else game.first,
        "turns": game.turns,
        "turn_limit": game.turn_limit,
        "last": None if table.last is None else _last(table.last, viewer),
    }
    if isinstance(viewer, int):
        view["pile"] = written(game.piles[viewer])
        view["theirs"] = written(_theirs(table, viewer))
    elif viewer == "host":
        view["everything"] = {
            "deck": written(game.deck[::-1]),
            "piles": [written(pile) for pile in game.piles],
        }
    return view


def _run(table: LoyaltyOrTreachery, viewer: Viewer) -> list[str | None]:
    """LT-7: the other sees how many cards lie there, not which."""
    game = table.kernel
    if viewer == "watcher":
        return [None] * len(game.placed)
    tops = zip(reversed(game.deck), reversed(game.placed), strict=False)
    if viewer == "host":
        return [CARDS[card] for card, _ in tops]
    return [CARDS[card] if putter == viewer else None for card, putter in tops]


def _theirs(table: LoyaltyOrTreachery, seat: int) -> list[int]:
    """What was seen to go there; and, once nothing lies hidden on the deck, all that is nowhere else."""
    game = table.kernel
    known = table.knowledge[seat]
    if game.phase in (k.CUT, k.FIRST) or known.hidden or len(game.deck) > len(game.placed):
        return sorted(known.certain())
    return sorted(set(range(DECK_SIZE)).difference(game.piles[seat], game.deck))


def _last(last: Last, viewer: Viewer) -> Json:
    told: Json = {"seat": last.seat, "move": dict(last.move), "by_clock": last.by_clock, **last.outcome}
    kind = last.move["move"]
    if kind == "treachery":
        told["move"]["cards"] = _named(last, viewer)
    elif kind in ("loyalty", "take"):
        told["cards"] = _named(last, viewer)
    return told


def _named(last: Last, viewer: Viewer) -> list[str | None]:
    """The cards that moved, as far as the viewer knows them."""
    if viewer == "host":
        return [CARDS[card] for card in last.cards]
    known = last.known[viewer] if isinstance(viewer, int) else ()
    return [CARDS[card] if card in known else None for card in last.cards]
