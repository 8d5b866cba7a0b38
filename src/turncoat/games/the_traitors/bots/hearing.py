"""Read a line of talk for a bot: of whom it speaks well or ill, and whether it wants an answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from turncoat.core.bots.bot import Line
from turncoat.core.bots.conversation import Leaning, Remark
from turncoat.core.speech.phrase import PHRASES
from turncoat.words.reading import Clause, Reading, read, role_patterns

AGAINST: Final = frozenset(["doubt", "lie", "is-traitor"])
FOR: Final = frozenset(["trust", "is-loyal"])
QUESTIONS: Final = ("quiet", "voted", "trust-me")
"""Kinds of question of this game alone, in order of precedence."""
PATTERNS: Final = role_patterns("tt-hear", ("traitor", "loyal", "write", *QUESTIONS))
TELLING: Final[Mapping[str, Leaning]] = {
    **dict.fromkeys(("feeling", "spared", "silenced", "misled", "doubted", "write", "trust-no"), "against"),
    "write-with": "against",
}
"""Whether a bot's remark of this kind speaks well or ill of the player whom it names."""
SHORT: Final = 50
"""A question of so many signs or fewer that names nobody is for whoever spoke before."""
FOR_YOU: Final = frozenset(["who", "why", "you", *QUESTIONS])
"""The questions that one asks of one player."""


def kind_of(claim: Any) -> str:
    return f"is-{claim['role']}" if claim["what"] == "is" else str(claim["what"])


def leaning_of(claim: Any) -> Leaning | None:
    kind = kind_of(claim)
    return "against" if kind in AGAINST else "for" if kind in FOR else None


def opinions(line: Line, names: tuple[str, ...]) -> list[tuple[int, Leaning]]:
    """Return the players of whom a line says something, and whether it is for or against them."""
    if "claim" in line:
        leaning = leaning_of(line["claim"])
        return [] if leaning is None else [(line["claim"]["about"], leaning)]
    if "say" not in line:
        return []
    told = {about: leaning for phrase in line.get(PHRASES, ()) for about, leaning in _meant(phrase)}
    return list((dict(_opinions(line["say"], names)) | told).items())


def _meant(phrase: Any) -> list[tuple[int, Leaning]]:
    """Return of whom a bot's phrase says something; not every way of saying it has a word that tells."""
    kind = next((kind for kind in TELLING if phrase["key"].endswith(f"-{kind}")), None)
    return [] if kind is None or "name" not in phrase["seats"] else [(phrase["seats"]["name"], TELLING[kind])]


@lru_cache(maxsize=4096)
def _opinions(text: str, names: tuple[str, ...]) -> tuple[tuple[int, Leaning], ...]:
    found: dict[int, Leaning] = {}
    for clause in read(text, names, PATTERNS).clauses:
        leaning = _leaning(clause)
        if leaning is not None and len(clause.named) == 1:
            found[clause.named[0]] = leaning
    return tuple(found.items())


def _leaning(clause: Clause) -> Leaning | None:
    """Return whether one sentence is for or against the player whom it names."""
    if clause.asks or clause.own:
        return None
    if "write" in clause.roles:
        return None if clause.denies else "against"
    if ("traitor" in clause.roles) == ("loyal" in clause.roles):
        return clause.leaning
    return "against" if ("traitor" in clause.roles) != clause.denies else "for"


def remark_of(line: Line, names: tuple[str, ...], before: int | None) -> Remark:
    """Return what a line means for the conversation; `before` is who spoke last.

    A bot's own questions to nobody in particular are a manner of speaking, and nobody need answer them.
    """
    about: dict[int, Leaning | None] = dict(opinions(line, names))
    if "say" not in line:
        return Remark(line["n"], line["at"], line["seat"], tuple(about.items()))
    text = line["say"]
    reading = read(text, names, PATTERNS)
    about = dict.fromkeys(reading.named) | about
    asks = _question(reading)
    if not about and before not in (None, line["seat"]) and asks in FOR_YOU and len(text) <= SHORT:
        about[before] = None
    bot = bool(line.get(PHRASES))
    if bot and not about:
        asks = None
    return Remark(
        line["n"], line["at"], line["seat"], tuple(about.items()), asks, bot or reading.can_be_answered
    )


def _question(reading: Reading) -> str | None:
    roles = {role for clause in reading.clauses for role in clause.roles}
    return next((question for question in QUESTIONS if question in roles), reading.asks)
