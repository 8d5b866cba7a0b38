"""Sentences that tell what has happened in Loyalty or Treachery."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from turncoat.core.bots.bot import View
from turncoat.games.loyalty_or_treachery.terminal.render import colour_cards, glyph
from turncoat.terminal.toolkit import who
from turncoat.words import Words


def news(view: View, before: View | None, say: Words) -> list[Text]:
    """Tell the latest move and what came of it."""
    last = view["last"]
    if last is None:
        return []
    player, move = who(view, last["seat"]), last["move"]["move"]
    lines = [Text(say("lt-by-clock", **player), style="faint")] if last["by_clock"] else []
    match move:
        case "call":
            return lines + _describe_call(view, player, say)
        case "choose_first":
            return [*lines, Text(say("lt-first", **who(view, last["move"]["seat"])), style="brass")]
        case "loyalty":
            return [*lines, _describe_cards("lt-loyalty", player, last["cards"], say)]
        case "take":
            return [*lines, _describe_cards("lt-take", player, last["cards"], say)]
        case "treachery":
            lines.append(_describe_cards("lt-treachery", player, last["move"]["cards"], say))
            if before is not None and _is_void(view, before):
                lines.append(Text(say("lt-void", count=view["returned"]["count"], **player), style="wax"))
            return lines
    return [*lines, Text(say("lt-rest" if move == "rest" else "lt-resign", **player))]


def _describe_call(view: View, player: dict[str, Any], say: Words) -> list[Text]:
    last = view["last"]
    colour = say(f"lt-colour-{last['move']['colour']}")
    line = colour_cards(say("lt-called", colour=colour, card=glyph(last["card"]), **player))
    if "to" not in last:  # LT-2
        cut = say("lt-cut-right") if last["right"] else say("lt-cut-wrong")
        return [line.append(f" {cut}")]
    gain = "brass" if last["to"] == view["you"] else "wax"
    line.append(f" {say('lt-right' if last['right'] else 'lt-wrong', **who(view, last['to']))}", style=gain)
    if not last["trap"]:
        return [line]
    owner, victim = last["to"], 1 - last["to"]
    taken = min(view["limit"] or 0, view["piles"][victim])
    return [line, Text(say("lt-trap", most=taken, **who(view, owner)), style="wax")]


def _describe_cards(message: str, player: dict[str, Any], cards: Sequence[str | None], say: Words) -> Text:
    known = " ".join(glyph(card) for card in cards if card is not None)
    all_known = "yes" if known and None not in cards else "some" if known else "no"
    return colour_cards(say(message, count=len(cards), known=all_known, cards=known, **player))


def _is_void(view: View, before: View) -> bool:
    """LT-10: returned cards changed their owner."""
    owner = before["returned"]["owner"]
    return owner is not None and owner != view["returned"]["owner"]
