"""Moves of Loyalty or Treachery from what a player types."""

from __future__ import annotations

import re
from typing import Final

from turncoat.core.bots.bot import View
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.loyalty_or_treachery.cards import COLOURS, SUITS
from turncoat.terminal.toolkit import Vocabulary
from turncoat.words import Words

COMMANDS: Final = (*COLOURS, "loyalty", "treachery", "take", "rest", "resign", "me", "other")
CALLS: Final = {"loyalty": "red", "treachery": "black"}
"""What a call is said as (LT-14)."""
_RUN_TOGETHER: Final = re.compile(r"([^\W\d]+)(\d+)")
_CARD: Final = re.compile(r"(10|[2-9TJQKA])(.?)")


def commands(say: Words) -> Vocabulary:
    """Return the words for all commands."""
    return Vocabulary(say, "lt-input-", COMMANDS)


def parse_line(line: str, view: View, say: Words) -> Json:
    """Return the move that a line means; refuse other lines and say what is missing."""
    word, _, rest = line.strip().partition(" ")
    together = _RUN_TOGETHER.fullmatch(word)
    if together and not rest:
        word, rest = together.groups()
    command = commands(say).match(word)
    if view["phase"] in ("cut", "call") and command in CALLS and not rest:
        return {"move": "call", "colour": CALLS[command]}
    taking = view["phase"] == "take"
    if taking and word.isdecimal() and not rest:
        command, rest = "take", word
    if taking and command == "treachery":
        command = "take"  # both may be typed as t
    match command:
        case "red" | "black":
            return {"move": "call", "colour": command}
        case "me" | "other":
            return {"move": "choose_first", "seat": view["you"] if command == "me" else 1 - view["you"]}
        case "loyalty" | "take":
            return {"move": command, "count": _count(rest, most(view, command))}
        case "treachery":
            return {"move": "treachery", "cards": _cards(rest, view, say)}
        case "rest" | "resign":
            return {"move": command}
    raise Illegal("not_understood", line=line[:40])


def most(view: View, command: str) -> int:
    """Return the largest count that is legal now; 0 if the move is not."""
    return max((move["count"] for move in view["legal"] if move["move"] == command), default=0)


def _count(text: str, most: int) -> int:
    text = text.strip()
    if not text.isdecimal():
        raise Illegal("how_many")
    if len(text) > 2 or (most and int(text) > most):
        raise Illegal("too_many", most=most)
    return int(text)


def _cards(text: str, view: View, say: Words) -> list[str]:
    """LT-7: the first is the new top. None at all is said with a 0, so that a bare word is no accident."""
    if text.strip() == "0":
        return []
    named = text.replace(",", " ").split()
    if not named:
        raise Illegal("which_cards")
    if view["limit"] and len(named) > view["limit"]:
        raise Illegal("too_many", most=view["limit"])
    return [_card(name, view["pile"], say) for name in named]


def _card(name: str, pile: list[str], say: Words) -> str:
    """Rank and suit; the rank alone will do where the pile has only one such card."""
    found = _CARD.fullmatch(name.upper())
    if found is None:
        raise Illegal("no_such_card", card=name[:10])
    rank = "T" if found[1] == "10" else found[1]
    if not found[2]:
        held = [card for card in pile if card[0] == rank]
        if len(held) != 1:
            raise Illegal("which_suit", card=rank, count=len(held))
        return held[0]
    for letters in (SUITS, "♥♦♠♣", say("lt-input-suits")):
        if found[2] in letters:
            return rank + SUITS[letters.index(found[2])]
    raise Illegal("no_such_card", card=name[:10])
