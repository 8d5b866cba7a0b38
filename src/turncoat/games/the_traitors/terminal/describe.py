"""Sentences that tell what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turncoat.core.bots.bot import Line, View
from turncoat.terminal.toolkit import Sentence, claim_sentence, name, names, toward, who
from turncoat.words import Words


def own_secret(view: View, say: Words) -> list[Sentence]:
    """Describe the viewer's identity and possessions."""
    if str(view["you"]) in view["out"]:
        return [(say("ttt-own-out"), "faint")]
    lines = [(say(f"ttt-own-{view['identity']}"), "brass.strong")]
    fellows = [seat for seat in view["fellows"] if seat in view["alive"]]
    if fellows:
        lines.append((say("ttt-own-fellows", names=names(view, fellows)), "brass"))
    if view["shield"]:
        lines.append((say("ttt-own-shield"), "brass"))
    return lines


def news(view: View, before: View | None, lines: Sequence[Line], say: Words) -> list[Sentence]:
    """Tell what was said and what has changed since the view before."""
    if before is None:
        return [*_step_opening(view, say), *own_secret(view, say)]
    told = _table(view, before, say) + [(_line(view, line, say), _style(line)) for line in lines]
    told += _own(view, before, say) + _night(view, before, say)
    if _where(view) != _where(before):
        told += _step_opening(view, say)
    return told


def _where(view: View) -> tuple[Any, ...]:
    mission = (view["mission"] or {}).get("progress") or {}
    looking = (mission.get("open"), mission.get("read"))
    return (view["day"], view["phase"], view["stage"], view["part"], looking, view["speaker"])


# Talk


def _line(view: View, line: Line, say: Words) -> str:
    if "announce" in line:
        return _announcement(view, line["announce"], say)
    text = line["say"] if "say" in line else claim_sentence(view, line["claim"], say, "ttt-claim-")
    return say("ttt-said", name=name(view, line["seat"]), text=text, where=line["where"])


def _style(line: Line) -> str:
    if "announce" in line:
        return "brass.strong" if line["announce"]["what"] in ("missing", "banished", "end") else "brass"
    return "" if line["where"] == "all" else "wax"


def _announcement(view: View, told: Mapping[str, Any], say: Words) -> str:
    seats = told.get("seats", [])
    match told["what"]:
        case "mission":
            return say("ttt-news-mission", bars=told["bars"], silver=view["silver"])
        case "missing":
            return say("ttt-news-missing", **who(view, seats[0]))
        case "withdrawn":
            return say("ttt-news-withdrawn", **who(view, seats[0]))
        case "banished":
            return say("ttt-news-banished", identity=told.get("identity", "hidden"), **who(view, seats[0]))
        case "identity":
            return say("ttt-news-identity", identity=told["identity"], **who(view, seats[0]))
        case "not_asked":
            return say("ttt-news-not_asked", **who(view, seats[0]))
        case "lots":
            return say("ttt-news-lots", names=names(view, seats))
        case "list":
            return say("ttt-news-list", names=names(view, seats))
        case "end_vote":
            votes = view["end_votes"] or {}
            agreed = [int(seat) for seat, agree in votes.items() if agree]
            how = "all" if len(agreed) == len(votes) else "some" if agreed else "none"
            return say("ttt-news-end_vote", agreed=how, names=names(view, agreed))
        case what:
            return say(f"ttt-news-{what}")


# Views


def _step_opening(view: View, say: Words) -> list[Sentence]:
    """Tell which step has begun."""
    phase, stage = view["phase"], view["stage"]
    match phase:
        case "arrival":
            return [(say("ttt-began-arrival", players=len(view["players"]), days=view["days"]), "brass")]
        case "selection":
            asked = "host" if view["part"] is None else view["part"]
            return [(say("ttt-began-selection", part=asked), "brass"), *_card(view, say)]
        case "breakfast":
            return [(say("ttt-began-breakfast", day=view["day"], days=view["days"]), "brass")]
        case "mission":
            return [(say(f"ttt-began-mission-{_mission_stage(view)}"), "brass")]
        case "armoury":
            return [(say("ttt-began-armoury", names=names(view, view["access"])), "brass")]
        case "conclave":
            return [(say("ttt-began-conclave", part=view["part"]), "brass")]
        case "round_table" if stage in ("reveal", "identity"):
            return []
        case "round_table" if stage == "defence":
            called = "you" if view["you"] in view["speaker"] else "other"
            return [(say("ttt-began-defence", who=called, names=names(view, view["speaker"])), "brass")]
        case "round_table":
            return [(say(f"ttt-began-{stage}", names=names(view, view["candidates"])), "brass")]
        case "final_break" | "end_vote":
            return [(say(f"ttt-began-{phase}"), "brass")]
    return []


def _card(view: View, say: Words) -> list[Sentence]:
    """Tell what the own card says in the ceremony (TT-4)."""
    return [] if view["part"] is None else own_secret(view, say)


def _mission_stage(view: View) -> str:
    """Return the name of the sentence that announces the mission, or a new part of it."""
    mission = view["mission"]
    if mission is None or mission["progress"] is None:
        return "host"
    match mission["name"]:
        case "vault":
            return "open" if mission["progress"]["open"] else "closed"
        case "message":
            return "read" if mission["progress"]["read"] else "message"
    return "duel"


def _table(view: View, before: View, say: Words) -> list[Sentence]:
    """Tell what everybody sees: chairs, doors, shields, votes."""
    told: list[Sentence] = []
    known = before["seated"] if before["day"] == view["day"] else []
    for seat in view["seated"]:
        if seat not in known:
            told.append((say("ttt-comes-in", **who(view, seat)), ""))
    for door, seat in enumerate(view["doors"]):
        if seat is not None and seat not in before["doors"]:
            told.append((say("ttt-opens", door=door + 1, **who(view, seat)), ""))
    for seat in view["shown"]:
        if seat not in before["shown"]:
            told.append((say("ttt-shows-shield", **who(view, seat)), "brass.strong"))
    shown = before["votes"] if before["stage"] == "reveal" else []
    if view["stage"] == "reveal":
        told += [(_vote(view, slip, say), "") for slip in view["votes"][len(shown) :]]
    if view["revealer"] is not None and view["revealer"] != before["revealer"]:
        told.append((say("ttt-asked-who", **who(view, view["revealer"])), "brass.strong"))
    if view["stage"] == "reveal" and view["you"] in view["speaker"] and view["speaker"] != before["speaker"]:
        told.append((say("ttt-floor", **who(view, view["you"])), "brass"))
    return told


def _vote(view: View, slip: Mapping[str, Any], say: Words) -> str:
    if slip["target"] is None:
        return say("ttt-vote-blank", **who(view, slip["seat"]))
    given = say("ttt-vote", **who(view, slip["seat"]), **toward(view, slip["target"]))
    return f"{given} {say('ttt-vote-reason', text=slip['reason'])}" if slip["reason"] else given


def _own(view: View, before: View, say: Words) -> list[Sentence]:
    """Tell what only the player learns."""
    told: list[Sentence] = []
    if view["blackmailed_by"] is not None and before["blackmailed_by"] is None:
        told.append((say("ttt-blackmailed", name=name(view, view["blackmailed_by"])), "wax"))
        if view["letter_line"]:
            told.append((say("ttt-letter-line", text=view["letter_line"]), "wax"))
    elif view["identity"] == "traitor" and before["identity"] == "loyal" and view["phase"] != "selection":
        told.append((say("ttt-become-traitor"), "wax"))
    if view["behind"] is not None and before["behind"] is None and view["phase"] == "armoury":
        told.append((say("ttt-behind-shield" if view["behind"] else "ttt-behind-nothing"), "brass.strong"))
    if view["shield"] and not before["shield"]:
        told.append((say("ttt-own-shield"), "brass"))
    if view["eager"] is not None and view["eager"] != before["eager"]:
        told.append((say("ttt-noted-eager", level=view["eager"]), "faint"))
    if view["suspected"] is not None and view["suspected"] != before["suspected"]:
        told.append((say("ttt-noted-suspect", name=name(view, view["suspected"])), "faint"))
    if view["bet"] is not None and view["bet"] != before["bet"]:
        told.append((say("ttt-noted-bet", name=name(view, view["bet"])), "faint"))
    if view["you"] in view["voted"] and view["you"] not in before["voted"]:
        told.append((say("ttt-noted-vote"), "faint"))
    if view["leaving"] and not before["leaving"]:
        told.append((say("ttt-noted-leaving"), "faint"))
    return told


def _night(view: View, before: View, say: Words) -> list[Sentence]:
    """Tell what those in the Conclave see of each other, and a letter."""
    told: list[Sentence] = []
    if view["phase"] != "conclave":
        return told
    if view["letter"] and not before["letter"]:
        told.append((say("ttt-letter"), "wax"))
        if view["letter_line"]:
            told.append((say("ttt-letter-line", text=view["letter_line"]), "wax"))
    if view["present"] and view["present"] != before["present"]:
        told.append((say("ttt-present", names=names(view, view["present"])), "wax"))
    if view["list_count"] and not before["list_count"]:
        told.append((say("ttt-list-ordered", count=view["list_count"]), "wax"))
    for seat in view["shown_here"]:
        if seat not in before["shown_here"]:
            told.append((say("ttt-shows-here", **who(view, seat)), "wax"))
    for seat, choice in view["decisions"].items():
        if before["decisions"].get(seat) != choice:
            told.append(
                (say("ttt-names", **who(view, int(seat)), choice=describe_choice(view, choice, say)), "wax")
            )
    if view["tempted"] is not None and before["tempted"] is None:
        told.append((say("ttt-tempted", name=name(view, view["tempted"])), "wax"))
    if view["answer"] is not None and before["answer"] is None and view["tempted"] != view["you"]:
        told.append((say("ttt-answered", answer="yes" if view["answer"] else "no"), "wax"))
    return told


def describe_choice(view: View, choice: Mapping[str, Any], say: Words) -> str:
    """Name a decision of the Conclave."""
    if choice["move"] == "list":
        return say("ttt-choice-list", names=names(view, choice["targets"]))
    if choice["move"] == "spare":
        return say("ttt-choice-spare")
    return say(f"ttt-choice-{choice['move']}", name=name(view, choice["target"]))
