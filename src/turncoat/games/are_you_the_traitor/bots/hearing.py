"""What a line of talk claims: claims in fixed form as they are, free text as far as it is understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import Line
from turncoat.core.bots.conversation import Leaning, Remark
from turncoat.core.speech.phrase import PHRASES
from turncoat.games.are_you_the_traitor.casting import ROLES
from turncoat.words.reading import Clause, Reading, read, role_patterns

Claim: TypeAlias = Mapping[str, Any]

EVIL: Final = "evil"
GOOD: Final = "good"
PATTERNS: Final = role_patterns("at-hear", (*ROLES, EVIL, GOOD))
AGAINST: Final = frozenset(["doubt", "lie", "is-traitor", "is-evil_wizard"])
FOR: Final = frozenset(["trust", "is-guard", "is-keyholder", "is-good_wizard"])
SHORT: Final = 50
"""Text of so many signs or fewer that says `you` without a name speaks to whoever spoke before."""


def kind_of(claim: Claim) -> str | None:
    """Return the kind of a claim about another player; None for claims about oneself."""
    if "about" not in claim:
        return None
    return f"is-{claim['role']}" if claim["what"] == "is" else str(claim["what"])


def leaning_of(claim: Claim) -> Leaning | None:
    kind = kind_of(claim)
    return "against" if kind in AGAINST else "for" if kind in FOR else None


def claims_of(line: Line, names: Sequence[str], wizards: Sequence[int], before: int | None) -> list[Claim]:
    """Return what a line claims; `before` is who spoke just before."""
    if "claim" in line:
        return [line["claim"]]
    text = line.get("say", "")
    return list(_claims(text, line["seat"], tuple(names), tuple(wizards), before))


@lru_cache(maxsize=4096)
def _claims(
    text: str, speaker: int, names: tuple[str, ...], wizards: tuple[int, ...], before: int | None
) -> tuple[Claim, ...]:
    reading = read(text, names, PATTERNS)
    found: list[Claim] = []
    subject: int | None = None
    judged = False
    for clause in reading.clauses:
        own = _own_role(clause)
        if own is not None:
            found.append({"what": "am", "role": own})
            continue
        named = [seat for seat in clause.named if seat != speaker]
        if not named and clause.to_you and len(text) <= SHORT and before not in (None, speaker):
            named = [before]
        if subject is None and named:
            subject = named[0]
        about = named[0] if named else subject
        claim = None if about is None or judged or clause.asks else _about(clause, about, about in wizards)
        if claim is not None:
            judged = True
            found.append(claim)
    return tuple(found)


def _own_role(clause: Clause) -> str | None:
    roles = [role for role in clause.roles if role not in (EVIL, GOOD)]
    if not clause.own or clause.denies or clause.asks or len(roles) != 1:
        return None
    return roles[0]


def _about(clause: Clause, about: int, wizard: bool) -> Claim | None:
    role = _role(clause, wizard)
    if role is not None and not clause.own:
        if not clause.denies:
            return {"what": "is", "about": about, "role": role}
        return {"what": "trust" if role in ("traitor", "evil_wizard") else "doubt", "about": about}
    if clause.leaning is None:
        return None
    if clause.leaning == "against":
        return {"what": "lie" if clause.lie else "doubt", "about": about}
    return {"what": "trust", "about": about}


def _role(clause: Clause, wizard: bool) -> str | None:
    """Return the role of which a clause speaks; mere `evil` and `good` mean what the card allows."""
    exact = [role for role in clause.roles if role not in (EVIL, GOOD)]
    if len(exact) == 1:
        return exact[0]
    if exact:
        return None
    if EVIL in clause.roles and GOOD not in clause.roles:
        return "evil_wizard" if wizard else "traitor"
    if GOOD in clause.roles and EVIL not in clause.roles and wizard:
        return "good_wizard"
    return None


def remark_of(line: Line, names: Sequence[str], claims: Sequence[Claim]) -> Remark:
    """Return what a line means for the conversation.

    A bot's own questions to nobody in particular are a manner of speaking, and nobody need answer them.
    """
    leanings: dict[int, Leaning | None] = {
        claim["about"]: leaning_of(claim) for claim in claims if "about" in claim
    }
    if "claim" in line:
        return Remark(line["n"], line["at"], line["seat"], tuple(leanings.items()))
    reading: Reading = read(line.get("say", ""), tuple(names), PATTERNS)
    about = dict.fromkeys(reading.named) | leanings
    bot = bool(line.get(PHRASES))
    asks = None if bot and not about and reading.asks == "other" else reading.asks
    return Remark(
        line["n"], line["at"], line["seat"], tuple(about.items()), asks, bot or reading.can_be_answered
    )
