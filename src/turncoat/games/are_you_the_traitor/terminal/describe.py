"""Sentences that tell what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from turncoat.core.bots.bot import Line, View
from turncoat.games.are_you_the_traitor.bots.beliefs import own_role
from turncoat.games.are_you_the_traitor.casting import WIZARDS, Role
from turncoat.games.are_you_the_traitor.treasure import KINDS
from turncoat.terminal.toolkit import Sentence, claim_sentence, name, names, toward, who
from turncoat.words import Words


def role_of(reveal: dict[str, Any], seat: int) -> Role:
    side = reveal["alignments"].get(str(seat))
    role: Role = reveal["characters"][seat] if side is None else WIZARDS[side]
    return role


def own_secret(view: View, say: Words) -> list[Sentence]:
    """Describe the viewer's role, whom that role looks for, and what it was told (AT-3 to AT-6)."""
    lines = [(say(f"at-own-{own_role(view)}"), "brass.strong")]
    for seat, character in view["known"].items():
        lines.append((say(f"at-known-{character}", name=name(view, int(seat))), "brass"))
    wizards = view["wizards"]
    return [*lines, (say("at-wizards", count=len(wizards), names=names(view, wizards)), "faint")]


def news(view: View, before: View | None, said: Sequence[Line], say: Words) -> list[Sentence]:
    """Tell what was said and what has changed since the view before."""
    if before is None:
        return [(say("at-dealt", round=view["round"]), "brass"), *own_secret(view, say)]
    lines = _talk(view, said, say) + _signs(view, before, say) + _room(view, before, say)
    if view["dealing"] > before["dealing"]:
        if before["phase"] == "talk":
            lines.append((say("at-void"), "wax"))
        lines += [(say("at-dealt", round=view["round"]), "brass"), *own_secret(view, say)]
    elif view["lead_shared"] and not before["lead_shared"]:
        lines.append((say("at-shown"), "wax"))
    elif view["phase"] != before["phase"]:
        lines += _turn_lines(view, before, say)
    return lines


def _talk(view: View, said: Sequence[Line], say: Words) -> list[Sentence]:
    lines: list[Sentence] = []
    for line in said:
        text = line["say"] if "say" in line else claim_sentence(view, line["claim"], say, "at-claim-")
        lines.append((say("at-said", name=name(view, line["seat"]), text=text), ""))
    return lines


def _signs(view: View, before: View, say: Words) -> list[Sentence]:
    known = len(before["signs"]) if view["dealing"] == before["dealing"] else 0
    lines: list[Sentence] = []
    for seen in view["signs"][known:]:
        sign = say(f"at-sign-{seen['sign']}", **who(view, seen["seat"]))
        if "noticed" in seen:
            sign += " " + say("at-sign-noticed", noticed="yes" if seen["noticed"] else "no")
        lines.append((sign, "brass"))
    if view["dealing"] == before["dealing"] and view["looking_at"] != before["looking_at"]:
        at = view["looking_at"]
        lines.append((say("at-look-away") if at is None else say("at-look", name=name(view, at)), "faint"))
    return lines


def _room(view: View, before: View, say: Words) -> list[Sentence]:
    """Agreements, thefts, ready marks, the own Stop."""
    lines: list[Sentence] = []
    for seat in view["void"]:
        if seat not in before["void"]:
            lines.append((say("at-exposed", **who(view, seat)), "wax"))
    if view["rings_used"] > before["rings_used"]:
        theft = view["theft"]
        card = theft["card"]
        both = who(view, theft["thief"]) | toward(view, theft["victim"])
        what = say(f"at-treasure-{card}") if card else ""
        lines.append((say("at-theft", known="yes" if card else "no", card=what, **both), "wax"))
    for seat in view["ready"]:
        if seat not in before["ready"]:
            lines.append((say("at-ready", **who(view, seat)), "faint"))
    if view["called"] is not None and before["called"] is None:
        lines.append((say("at-you-call", name=name(view, view["called"])), "brass"))
    return lines


def _turn_lines(view: View, before: View, say: Words) -> list[Sentence]:
    """Describe the step from the talk to the vote or the pause."""
    if view["phase"] == "photo_finish":
        return [(say("at-photo-finish", names=names(view, view["callers"])), "wax")]
    reveal = view["reveal"]
    if before["phase"] == "pause":
        return []
    if reveal is None:
        return [(say("at-void"), "wax")]
    called = say("at-called", **who(view, reveal["caller"]), **toward(view, reveal["target"]))
    verdict = say("at-right") if reveal["right"] else say("at-wrong")
    won = say(f"at-wins-{reveal['winner']}")
    lines = [(called, "brass.strong"), (f"{verdict} {won}", "brass.strong")]
    for seat in range(len(view["players"])):
        role = say(f"at-role-{role_of(reveal, seat)}")
        lines.append((say("at-was", name=name(view, seat), role=role), ""))
    for card in view["treasure"][len(before["treasure"]) :]:
        treasure = say(f"at-treasure-{card}")
        lines.append((say("at-drew", card=treasure, points=KINDS[card].points), "brass"))
    return lines
