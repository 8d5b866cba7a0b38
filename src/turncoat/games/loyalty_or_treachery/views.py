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
        view["theirs"] = written(sorted(_theirs(table, viewer)))
    elif viewer == "host":
        view["everything"] = {
            "deck": written(game.deck[::-1]),
            "piles": [written(pile) for pile in game.piles],
        }
    return view


def _run(table: LoyaltyOrTreachery, viewer: Viewer) -> list[str | None]:
    """LT-7: the other sees how many cards lie there, not which."""
    game = table.kernel
    tops = zip(reversed(game.deck), reversed(game.placed), strict=False)
    return [CARDS[card] if viewer in ("host", putter) else None for card, putter in tops]


def _theirs(table: LoyaltyOrTreachery, seat: int) -> set[int]:
    """What was seen to go there; and, once nothing lies hidden on the deck, all that is nowhere else."""
    game = table.kernel
    known = table.knowledge[seat]
    if game.phase in (k.CUT, k.FIRST) or known.hidden or len(game.deck) > len(game.placed):
        return set(known.certain())
    return set(range(DECK_SIZE)).difference(game.piles[seat], game.deck)


def _last(last: Last, viewer: Viewer) -> Json:
    def named(card: int) -> str | None:
        known = viewer == "host" or (isinstance(viewer, int) and card in last.known[viewer])
        return CARDS[card] if known else None

    told: Json = {"seat": last.seat, "move": dict(last.move), "by_clock": last.by_clock, **last.outcome}
    cards = [named(card) for card in last.cards]
    if last.move["move"] == "treachery":
        told["move"]["cards"] = cards
    elif last.move["move"] in ("loyalty", "take"):
        told["cards"] = cards
    return told
