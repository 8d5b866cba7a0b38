"""What a player types, made into a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from turncoat.core.bot import View
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.scatty_rogues.hearing import fold
from turncoat.games.scatty_rogues.kernel import TROVES
from turncoat.games.scatty_rogues.traps import PICTURES, SIGNS, Trap
from turncoat.words import Words

COMMANDS: Final = ("object", "count", "scatty", "say")
QUOTES: Final = '"“”„«»'


def words_for(say: Words, command: str) -> list[str]:
    """What can be typed for a command: first the word of the player's language."""
    return _listed(say(f"srt-input-{command}")) + _listed(Words("en")(f"srt-input-{command}"))


def names_for(say: Words, trap: Trap) -> list[str]:
    """What a drawing or a sign goes by."""
    return [say(f"srt-trap-{trap}"), Words("en")(f"srt-trap-{trap}"), trap]


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")]


def read_line(line: str, view: View, say: Words, plain: bool) -> Json:
    """The move that a line means, or a refusal that says what is missing.

    What stands in quotes is a word, whatever else it might mean. With `plain` words (SR-5) a drawing goes by
    its name in the player's language.
    """
    line = line.strip()
    phase = view["phase"]
    head, _, rest = line.partition(" ")
    if fold(head) in map(fold, words_for(say, "say")) and rest:
        return {"move": "say", "text": rest.strip()}
    if phase == "hide":
        return _hide(line)
    if phase == "penalty":
        return {"move": "penalty_from", "seat": _player(line, view)}
    if phase == "correct":
        return {"move": "correct", **_answer(line, say, plain)}
    command = _found(line, say)
    if command in ("object", "count"):
        return {"move": command}
    answer = _answer(line, say, plain)
    return {"move": "scatty"} if "scatty" in answer else {"move": "answer", **answer}


def _found(line: str, say: Words) -> str | None:
    if line[:1] in QUOTES:
        return None
    return next((one for one in COMMANDS if fold(line) in map(fold, words_for(say, one))), None)


def _answer(line: str, say: Words, plain: bool) -> Json:
    """A number, a word, a sign by its name, or Scatty Rogues."""
    if line[:1] in QUOTES:
        return {"say": line.strip(QUOTES + " ")}
    if _found(line, say) == "scatty":
        return {"scatty": True}
    sign = _named(line, SIGNS, say)
    if sign is not None:
        return {"sign": sign}
    picture = _named(line, PICTURES, say) if plain else None
    return {"say": picture or line}


def _named(line: str, traps: Sequence[Trap], say: Words) -> Trap | None:
    return next((trap for trap in traps if fold(line) in map(fold, names_for(say, trap))), None)


def _hide(line: str) -> Json:
    """A door and, where one is wanted, a word: `7 Polly`."""
    door, _, word = line.partition(" ")
    if not door.isdecimal() or len(door) > 2 or not 1 <= int(door) <= TROVES:
        raise Illegal("which_door", most=TROVES)
    word = word.strip().strip(QUOTES)
    return {"move": "hide", "trove": int(door)} | ({"word": word} if word else {})


def _player(word: str, view: View) -> int:
    """A number from the table, or the beginning of a name that nobody else has."""
    players = view["players"]
    if word.isdecimal() and len(word) <= 2 and 1 <= int(word) <= len(players):
        return int(word) - 1
    meant = [each["seat"] for each in players if fold(word) and fold(each["name"]).startswith(fold(word))]
    if len(meant) != 1:
        raise Illegal("which_player", most=len(players))
    return int(meant[0])
