"""A mission at a terminal: its state in words, and the commands for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from turncoat.core.bots.bot import View
from turncoat.terminal.toolkit import Row, Sentence, name
from turncoat.words import Words


def step(view: View) -> tuple[Any, ...]:
    """Return a mark that changes whenever the mission asks the player something new."""
    mission = view["mission"]
    if mission is None or mission["progress"] is None:
        return ()
    progress, mine = mission["progress"], mission["mine"] or {}
    match mission["name"]:
        case "vault":
            return (progress["open"], tuple(mine.get("doors", ())))
        case "duel":
            return (mine.get("phase"), mine.get("turn")) if view["awaited"] else ()
    return (progress["read"],)


def describe(view: View, say: Words) -> list[Sentence]:
    mission = view["mission"]
    if mission is None or mission["progress"] is None:
        return []
    told = {"vault": _vault, "duel": _duel, "message": _message}[mission["name"]]
    return told(view, mission["progress"], mission["mine"], say)


def key(view: View, say: Words, typed: Callable[[str], str]) -> Row:
    """Return what to type in the mission, and what that does."""
    mission = view["mission"]
    mine: Any = mission["mine"] if mission is not None else None
    match mission["name"] if mine is not None else "":
        case "vault":
            door = (mine["doors"] or [0])[0] + 1
            return f"{door} …", say("ttt-key-vault")
        case "duel" if mine["phase"] == "over":
            return "", ""
        case "duel" if mine["phase"] == "call":
            return f"{typed('red')}, {typed('black')}", say("ttt-key-call")
        case "duel" if mine["phase"] == "take":
            return f"{typed('grab')} {mine['limit']}", say("ttt-key-grab", most=mine["limit"])
        case "duel":
            draw = f"{typed('draw')} {mine['limit']}, {typed('trap')} {(mine['pile'] or ['2H'])[0]}"
            return draw, say("ttt-key-draw", most=mine["limit"])
        case "message":
            number = mine["fragments"][0]["fragment"] + 1 if mine["fragments"] else 1
            return f"{number} 0", say("ttt-key-place")
    return "", ""


def _vault(view: View, progress: Any, mine: Any, say: Words) -> list[Sentence]:
    if progress["open"]:
        behind = ", ".join(
            f"{door} {say(f'ttt-picture-{picture}')}"
            for door, picture in enumerate(progress["pictures"], start=1)
        )
        return [(say("ttt-vault-open", pictures=behind), "brass.strong")]
    told: list[Sentence] = []
    for answer in progress["answers"][-1:]:
        picture = "" if answer["picture"] is None else say(f"ttt-picture-{answer['picture']}")
        right = "late" if answer["picture"] is None else "yes" if answer["right"] else "no"
        sentence = say(
            "ttt-vault-verdict",
            name=name(view, answer["seat"]),
            door=answer["door"] + 1,
            picture=picture,
            right=right,
        )
        told.append((sentence, ""))
    answered = say("ttt-vault-answered", answered=progress["answered"], questions=progress["questions"])
    told.append((answered, "faint"))
    doors = [door + 1 for door in (mine or {}).get("doors", ())]
    if doors:
        asked = say("ttt-vault-asked", count=len(doors), doors=", ".join(map(str, doors)))
        told.append((asked, "brass.strong"))
    return told


def _duel(view: View, progress: Any, mine: Any, say: Words) -> list[Sentence]:
    told: list[Sentence] = []
    for bout in progress["bouts"]:
        names = [say("ttt-duel-table") if seat is None else name(view, seat) for seat in bout["seats"]]
        line = say(
            "ttt-duel-bout",
            first=names[0],
            second=names[1],
            one=bout["right"][0],
            other=bout["right"][1],
            shown=bout["shown"] or "–",
        )
        told.append((line, "faint"))
    if mine is not None:
        cards = " ".join(mine["pile"]) or "–"
        own = say("ttt-duel-own", cards=cards, deck=mine["deck"], returned=mine["returned"]["count"])
        told.append((own, "brass.strong"))
    return told


def _message(view: View, progress: Any, mine: Any, say: Words) -> list[Sentence]:
    language = say.language
    if progress["read"]:
        line = " ".join(piece["text"][language] for piece in progress["line"])
        return [(line, "brass.strong"), (progress["sentence"][language], "faint")]
    pieces = [f"{piece['fragment'] + 1} ({name(view, piece['seat'])})" for piece in progress["line"]]
    told: list[Sentence] = [(say("ttt-message-line", pieces=" · ".join(pieces) or "–"), "brass")]
    for one in (mine or {}).get("fragments", ()):
        own = say("ttt-message-own", number=one["fragment"] + 1, text=one["text"][language])
        told.append((own, "brass.strong"))
    return told
