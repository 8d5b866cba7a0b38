"""What a player types, made into a move."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from turncoat.core.bot import View
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.are_you_the_traitor.casting import ROLES
from turncoat.games.are_you_the_traitor.moves import SIGNS
from turncoat.words import Words

WITH_PLAYER: Final = ("stop", "look", "first", "ring", "trust", "doubt", "lie", "is")
ALONE: Final = ("away", "void", "back", "declare", "ready", "statue")
COMMANDS: Final = ("say", "am", *WITH_PLAYER, *ALONE, *SIGNS)


def words_for(say: Words, command: str) -> list[str]:
    """What can be typed for a command: first the word of the player's language."""
    return say(f"at-input-{command}").split() + Words("en")(f"at-input-{command}").split()


def read_line(line: str, view: View, say: Words) -> Json:
    """The move that a line means, or a refusal that says what is missing."""
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    command = _found(word, COMMANDS, say)
    match command:
        case "say":
            return {"move": "say", "text": rest}
        case "am":
            return {"move": "claim", "what": "am", "role": _role(rest, say)}
        case "is":
            player, _, role = rest.rpartition(" ")
            return {"move": "claim", "what": "is", "about": _player(player, view), "role": _role(role, say)}
        case "trust" | "doubt" | "lie":
            return {"move": "claim", "what": command, "about": _player(rest, view)}
        case "statue":
            return {"move": "claim", "what": "statue"}
        case "stop" | "ring":
            return {"move": command, "target": _player(rest, view)}
        case "first":
            return {"move": "first", "caller": _player(rest, view)}
        case "look":
            return {"move": "look", "at": _player(rest, view)}
        case "away":
            return {"move": "look", "at": None}
        case "void" | "back":
            return {"move": "void", "agree": command == "void"}
        case "declare" | "ready":
            return {"move": command}
        case None:
            raise Illegal("not_understood", line=line[:40])
    return {"move": "signal", "sign": command}


def _found(word: str, commands: Iterable[str], say: Words) -> str | None:
    folded = _folded(word)
    return next((one for one in commands if folded in map(_folded, words_for(say, one))), None)


def _folded(word: str) -> str:
    """Capitals and accents are not asked for."""
    spread = unicodedata.normalize("NFKD", word.lower().replace("ø", "o").replace("æ", "ae"))
    return "".join(sign for sign in spread if not unicodedata.combining(sign))


def _role(word: str, say: Words) -> str:
    folded = _folded(word)
    for role in ROLES:
        known = say(f"at-input-role-{role}").split() + Words("en")(f"at-input-role-{role}").split()
        if folded in map(_folded, known):
            return role
    raise Illegal("which_role", roles=", ".join(say(f"at-input-role-{role}").split()[0] for role in ROLES))


def _player(word: str, view: View) -> int:
    """A number from the table, or the beginning of a name that nobody else has."""
    players = view["players"]
    if word.isdecimal() and len(word) <= 2 and 1 <= int(word) <= len(players):
        return int(word) - 1
    meant = [
        player["seat"] for player in players if word and _folded(player["name"]).startswith(_folded(word))
    ]
    if len(meant) != 1:
        raise Illegal("which_player", most=len(players))
    return int(meant[0])
