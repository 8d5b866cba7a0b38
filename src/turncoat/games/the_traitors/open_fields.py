"""List what may fill the open fields of offered moves, step by step (`turncoat.lab.environments`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

from turncoat.core.speech.claims import make_claim, next_of_claim
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.games.loyalty_or_treachery.open_fields import DONE, cards_to_return
from turncoat.games.the_traitors.moves import CLAIM_FIELDS, Identity

IDENTITIES: Final = get_args(Identity)
PHRASES: Final = (
    "Who are you?",
    "Whom do you suspect?",
    "I agree.",
    "I do not believe that.",
    "It was not me.",
)
"""Sentences for those who cannot write their own; claims say the rest."""
VALUES: Final = (*CLAIM_FIELDS, *IDENTITIES, *PHRASES, *CARDS, DONE)
_HOST: Final = (
    *("select", "mission_result", "open_vote", "next", "ask_identity", "tie", "death_list", "offer_end"),
    *("warn", "hand_over", "step_out", "step_in", "extend", "pause", "resume", "undo"),
)
NEVER: Final = frozenset(["withdraw", *_HOST])
"""Moves that are not offered at all: to leave, and those of a host."""
MOST: Final = 26
"""The highest number in a move: doors of The Vault are counted by nines."""


def next_values(offer: dict[str, Any], chosen: Sequence[Any], view: dict[str, Any]) -> list[Any]:
    """Return what may come next after what was chosen; nothing: it is complete."""
    match offer["move"]:
        case "say":
            return [] if chosen else list(PHRASES)
        case "mission":
            mine = view["mission"]["mine"]  # The Duel is the one mission with a template
            return cards_to_return(chosen[1:], mine["pile"], mine["limit"]) if chosen else ["treachery"]
        case "list":
            return _next_of_list(chosen, view)
    others = [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
    roles = ("loyal",) if list(chosen) == ["am"] else IDENTITIES  # TT-8: nobody claims to be a Traitor
    return next_of_claim(CLAIM_FIELDS, chosen, {"about": others, "role": roles})


def fill(offer: dict[str, Any], chosen: Sequence[Any]) -> dict[str, Any]:
    """Return the move with what was chosen in its open fields."""
    match offer["move"]:
        case "say":
            return {"move": "say", "text": chosen[0]}
        case "mission":
            cards = [card for card in chosen[1:] if card != DONE]
            return {"move": "mission", "act": {"move": "treachery", "cards": cards}}
        case "list":
            return {"move": "list", "targets": list(chosen)}
    return make_claim(CLAIM_FIELDS, chosen)


def _next_of_list(chosen: Sequence[Any], view: dict[str, Any]) -> list[Any]:
    """TT-33: different living players, of whom one at least is no Traitor."""
    left = view["list_count"] - len(chosen)
    traitors = {view["you"], *view["fellows"]}
    names = [seat for seat in view["alive"] if seat not in chosen]
    if left == 1 and traitors.issuperset(chosen):
        return [seat for seat in names if seat not in traitors]
    return names if left else []
