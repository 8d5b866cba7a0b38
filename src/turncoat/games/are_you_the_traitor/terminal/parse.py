"""Moves of Are You the Traitor? from what a player types."""

from __future__ import annotations

from typing import Final

from turncoat.core.bots.bot import View
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.are_you_the_traitor.casting import ROLES
from turncoat.games.are_you_the_traitor.moves import SIGNS
from turncoat.terminal.toolkit import Vocabulary, parse_player
from turncoat.words import Words

WITH_PLAYER: Final = ("stop", "look", "first", "ring", "trust", "doubt", "lie", "is")
ALONE: Final = ("away", "void", "back", "declare", "ready", "statue")
COMMANDS: Final = ("say", "am", *WITH_PLAYER, *ALONE, *SIGNS)


def commands(say: Words) -> Vocabulary:
    """Return the words for all commands."""
    return Vocabulary(say, "at-input-", COMMANDS)


def roles(say: Words) -> Vocabulary:
    """Return the words for all roles."""
    return Vocabulary(say, "at-input-role-", ROLES)


def parse_line(line: str, view: View, say: Words) -> Json:
    """Return the move that a line means; refuse other lines and say what is missing."""
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    command = commands(say).match(word)
    match command:
        case "say":
            return {"move": "say", "text": rest}
        case "am":
            return {"move": "claim", "what": "am", "role": _role(rest, say)}
        case "is":
            player, _, role = rest.rpartition(" ")
            about = parse_player(player, view)
            return {"move": "claim", "what": "is", "about": about, "role": _role(role, say)}
        case "trust" | "doubt" | "lie":
            return {"move": "claim", "what": command, "about": parse_player(rest, view)}
        case "statue":
            return {"move": "claim", "what": "statue"}
        case "stop" | "ring":
            return {"move": command, "target": parse_player(rest, view)}
        case "first":
            return {"move": "first", "caller": parse_player(rest, view)}
        case "look":
            return {"move": "look", "at": parse_player(rest, view)}
        case "away":
            return {"move": "look", "at": None}
        case "void" | "back":
            return {"move": "void", "agree": command == "void"}
        case "declare" | "ready":
            return {"move": command}
        case None:
            raise Illegal("not_understood", line=line[:40])
    return {"move": "signal", "sign": command}


def _role(word: str, say: Words) -> str:
    known = roles(say)
    role = known.match(word)
    if role is None:
        raise Illegal("which_role", roles=", ".join(map(known.key, ROLES)))
    return role
