"""How the laws are tried on Loyalty or Treachery."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.laws.support import Setup, Support
from turncoat import Match
from turncoat.core.viewer import Viewer
from turncoat.games.loyalty_or_treachery.cards import CARDS

Json = dict[str, Any]


STRICT = {"strict_chart": True, "memory_aids": False, "turn_limit": 60}


def fill(template: Json, view: Json, rng: Random) -> Json:
    assert template["move"] == "treachery"
    assert template["open"] == ["cards"]
    number = rng.randint(template.get("least", 0), min(view["limit"], len(view["pile"])))
    return {"move": "treachery", "cards": rng.sample(view["pile"], number)}


def deal(players: int, rng: Random) -> Json:
    return {"deck": rng.sample(CARDS, 52), "first": rng.randrange(players)}


def unseen(match: Match, viewer: Viewer) -> list[str]:
    """The cards this viewer has had no way to see: never called, never in the own pile."""
    seen: set[str] = set()
    log = match.log
    for upto in range(match.number + 1):
        earlier = Match.replay(log, upto=upto).view("host")
        if isinstance(viewer, int):
            seen |= set(earlier["everything"]["piles"][viewer])
        if earlier["last"] and "card" in earlier["last"] and earlier["phase"] != "cut":
            seen.add(earlier["last"]["card"])
    return [card for card in CARDS if card not in seen]


def twin(match: Match, viewer: Viewer, rng: Random) -> Match | None:
    """Two cards that the viewer has not seen change places, in the deck and in the other's moves."""
    log = match.log
    hidden = unseen(match, viewer)
    if "deck" not in log["deal"] or len(hidden) < 2:
        return None
    if match.result is not None and "hands" in match.result and match.view("host")["deck"]:
        return None  # hands decided with cards left in the deck: the result tells something of them
    one, other = rng.sample(hidden, 2)
    swap = {one: other, other: one}

    def swap_cards(cards: list[str]) -> list[str]:
        return [swap.get(card, card) for card in cards]

    changed = {**log["deal"], "deck": swap_cards(log["deal"]["deck"])}
    other_match = Match(log["game"], log["seats"], bytes.fromhex(log["seed"]), log["options"], changed)
    for record in log["records"]:
        if "move" not in record:
            other_match.tick(record["at"])
            continue
        move = dict(record["move"])
        if "cards" in move:
            move["cards"] = swap_cards(move["cards"])
        other_match.play(record["seat"], move, record["at"])
    return other_match


support = Support(
    game="loyalty-or-treachery",
    setups=[Setup(2, {}), Setup(2, {"turn_limit": 12, "move_limit": 10}), Setup(2, STRICT)],
    fill=fill,
    deal=deal,
    twin=twin,
    reveals=frozenset(["call", "loyalty", "take"]),
)
