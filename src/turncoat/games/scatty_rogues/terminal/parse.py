"""Moves of Scatty Rogues from what a player types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from turncoat.core.bots.bot import View
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.scatty_rogues.hearing.answers import fold
from turncoat.games.scatty_rogues.kernel import TROVES
from turncoat.games.scatty_rogues.traps import PICTURES, SIGNS
from turncoat.terminal.toolkit import Vocabulary, parse_player
from turncoat.words import Words

COMMANDS: Final = ("object", "count", "scatty", "decline", "say")
QUOTES: Final = '"“”„«»'


def commands(say: Words) -> Vocabulary:
    """Return the words for all commands."""
    return Vocabulary(say, "srt-input-", COMMANDS, fold)


def traps(say: Words, names: Iterable[str]) -> Vocabulary:
    """Return the words for drawings or signs."""
    return Vocabulary(say, "srt-trap-", names, fold)


def parse_line(line: str, view: View, say: Words, plain: bool) -> Json:
    """Return the move that a line means; refuse other lines and say what is missing.

    What stands in quotes is a word, whatever else it might mean. With `plain` words (SR-5) a drawing goes by
    its name in the player's language.
    """
    line = line.strip()
    phase = view["phase"]
    head, _, rest = line.partition(" ")
    if commands(say).match(head) == "say" and rest:
        return {"move": "say", "text": rest.strip()}
    if phase == "hide":
        return {"move": "decline"} if commands(say).match(line) == "decline" else _hide(line)
    if phase == "penalty":
        return {"move": "penalty_from", "seat": parse_player(line, view)}
    if phase == "correct":
        return {"move": "correct", **_answer(line, say, plain)}
    command = commands(say).match(line)
    if command in ("object", "count") and line[:1] not in QUOTES:
        return {"move": command}
    answer = _answer(line, say, plain)
    return {"move": "scatty"} if "scatty" in answer else {"move": "answer", **answer}


def _answer(line: str, say: Words, plain: bool) -> Json:
    """Read a number, a word, a sign by its name, or Scatty Rogues."""
    if line[:1] in QUOTES:
        return {"say": line.strip(QUOTES + " ")}
    if commands(say).match(line) == "scatty":
        return {"scatty": True}
    sign = traps(say, SIGNS).match(line)
    if sign is not None:
        return {"sign": sign}
    picture = traps(say, PICTURES).match(line) if plain else None
    return {"say": picture or line}


def _hide(line: str) -> Json:
    """Read a door and, where one is wanted, a word: `7 Polly`."""
    door, _, word = line.partition(" ")
    if not door.isdecimal() or len(door) > 2 or not 1 <= int(door) <= TROVES:
        raise Illegal("which_door", most=TROVES)
    word = word.strip().strip(QUOTES)
    return {"move": "hide", "trove": int(door)} | ({"word": word} if word else {})
