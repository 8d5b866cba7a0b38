"""Sentences that tell what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turncoat.core.bots.bot import Line, View
from turncoat.games.scatty_rogues.traps import PICTURES
from turncoat.terminal.toolkit import Sentence, name, names, toward, who
from turncoat.words import Words


def behind(card: str, say: Words) -> str:
    """Name what a card is: a treasure, or which trap."""
    return say("srt-treasure") if card == "treasure" else say(f"srt-trap-{card}")


def quote(view: View, said: Mapping[str, Any], say: Words, plain: bool) -> str:
    """Tell an answer, a correction or a repeat; with `plain` words a drawing goes by its name (SR-5)."""
    if "sign" in said:
        return say("srt-shows", sign=say(f"srt-trap-{said['sign']}"), **who(view, said["seat"]))
    text = said["say"] if "say" in said else say("srt-scatty")
    if plain and text in PICTURES:
        text = say(f"srt-trap-{text}")
    return say("srt-says", text=text, **who(view, said["seat"]))


def news(view: View, before: View | None, lines: Sequence[Line], say: Words, plain: bool) -> list[Sentence]:
    """Tell what was said and hidden, and what has changed since the view before."""
    told = [sentence for line in lines for sentence in _line(view, line, say, plain)]
    if before is None:
        return told
    happened = _walk(view, before, say, plain) + _objection(view, before, say, plain)
    if before["hider"] is not None and view["traps_left"] > before["traps_left"]:
        happened.append((say("srt-declined", **who(view, before["hider"])), "faint"))
    return [*happened, *_cards(view, before, say), *told]


def _line(view: View, line: Line, say: Words, plain: bool) -> list[Sentence]:
    if "say" in line:
        return [(say("srt-chat", name=name(view, line["seat"]), text=line["say"]), "faint")]
    hidden = line["hide"]
    trap, word = hidden["trap"], hidden["word"]
    by: dict[str, Any] = {"who": "table", "name": ""} if line["seat"] is None else who(view, line["seat"])
    lines = [(say("srt-hides", trap=say(f"srt-trap-{trap}"), trove=hidden["trove"], **by), "brass.strong")]
    if plain and trap in PICTURES:
        return lines
    if word is not None:
        lines.append((say("srt-code-word", word=word), "brass.strong"))
    elif view["phase"] != "over":
        lines.append((say("srt-sign-is-answer"), "brass.strong"))
    return lines


def _walk(view: View, before: View, say: Words, plain: bool) -> list[Sentence]:
    said, objected = view["said"], view["objector"] is not None
    lines: list[Sentence] = []
    if said is not None and said != before["said"] and not objected:
        lines.append((quote(view, said, say, plain), "brass.strong"))
    elif _silent(view, before):
        lines.append(
            (say("srt-lapsed" if before["slow"] else "srt-answered", **who(view, before["turn"])), "faint")
        )
    if before["phase"] == "walk" and view["phase"] == "hide" and not objected:
        lines.append((say("srt-called", **who(view, view["hider"])), "brass.strong"))
    if view["count_ends"] is not None and before["count_ends"] is None:
        lines.append((say("srt-counting", **who(view, view["turn"])), "wax"))
    if view["slow"] and not before["slow"]:
        lines.append((say("srt-slow", **who(view, view["turn"])), "wax"))
    if view["tied"] and view["tied"] != before["tied"]:
        lines.append((say("srt-tied", names=names(view, view["tied"])), "faint"))
    return lines


def _silent(view: View, before: View) -> bool:
    """Return whether a turn has passed with nothing to be heard."""
    walked = before["phase"] == view["phase"] == "walk" and view["objector"] is None
    return walked and view["said"] is None and view["turn"] != before["turn"] and before["door"] is None


def _objection(view: View, before: View, say: Words, plain: bool) -> list[Sentence]:
    if view["objector"] is None:
        return []
    lines: list[Sentence] = []
    if before["objector"] is None:
        both = who(view, view["objector"]) | toward(view, view["accused"])
        lines.append((say("srt-objects", **both), "wax"))
    if view["verdict"] is not None and before["verdict"] is None:
        lines += _verdict_lines(view, say, plain)
    return lines


def _verdict_lines(view: View, say: Words, plain: bool) -> list[Sentence]:
    """Tell the correction, where it can still be seen, and the door."""
    said, lines = view["said"], list[Sentence]()
    if said is not None:
        told = quote(view, said, say, plain)
        if said["seat"] == view["accused"]:
            lines.append((say("srt-right-was", said=told), "faint"))
        else:
            lines.append((told, "brass.strong"))
    if view["door"] is not None:
        holds = behind(view["door"]["holds"], say)
        lines.append((say("srt-door", trove=view["door"]["trove"], holds=holds), "brass.strong"))
    else:
        lines.append((say("srt-was-due"), "brass.strong"))
    return lines


def _cards(view: View, before: View, say: Words) -> list[Sentence]:
    """Penalty cards that moved, and loot."""
    lines: list[Sentence] = []
    for seat, number in enumerate(view["penalties"]):
        if number > before["penalties"][seat]:
            lines.append((say("srt-penalty", **who(view, seat)), "wax"))
        elif number < before["penalties"][seat]:
            lines.append((say("srt-penalty-taken", **who(view, seat)), "brass"))
    for seat, loot in enumerate(view["loot"]):
        for card in loot[len(before["loot"][seat]) :]:
            gain = "treasure" if card == "treasure" else "trap"
            told = say("srt-loot", gain=gain, card=behind(card, say), **who(view, seat))
            lines.append((told, "brass" if card == "treasure" else "wax"))
    return lines
