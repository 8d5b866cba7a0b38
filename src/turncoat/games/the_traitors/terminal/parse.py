"""Read the moves of The Traitors that a player types."""

from __future__ import annotations

from typing import Final

from turncoat.core.bots.bot import View
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.missions.vault import PICTURES
from turncoat.terminal.toolkit import Vocabulary, parse_player
from turncoat.words import Words

ABOUT: Final = ("trust", "doubt", "lie")
TARGETS: Final = ("murder", "tempt", "blackmail", "suspect", "bet")
ALONE: Final[dict[str, Json]] = {
    "loyal": {"move": "claim", "what": "am", "role": "loyal"},
    "take": {"move": "take_shield", "take": True},
    "leave": {"move": "take_shield", "take": False},
    "show": {"move": "show_shield"},
    "spare": {"move": "spare"},
    "accept": {"move": "letter", "accept": True},
    "refuse": {"move": "letter", "accept": False},
    "end": {"move": "end", "agree": True},
    "on": {"move": "end", "agree": False},
    "ready": {"move": "ready"},
    "seen": {"move": "seen"},
    "reveal": {"move": "reveal"},
    "withdraw": {"move": "withdraw"},
}
DUEL: Final = ("red", "black", "draw", "trap", "grab")
"""The commands of The Duel."""
COMMANDS: Final = ("say", "is", "eager", "door", "vote", "list", *ABOUT, *TARGETS, *ALONE, *DUEL)
ROLES: Final = ("loyal", "traitor")


def commands(say: Words) -> Vocabulary:
    """Return the words for all commands."""
    return Vocabulary(say, "ttt-input-", COMMANDS)


def parse_line(line: str, view: View, say: Words) -> Json:
    """Return the move that a line means; refuse other lines and say what is missing."""
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    if word.isdecimal():
        return _parse_numbered(word, rest, view, say)
    command = commands(say).match(word)
    match command:
        case None:
            raise Illegal("not_understood", line=line[:40])
        case "say":
            return {"move": "say", "text": rest}
        case "is":
            player, _, role = rest.rpartition(" ")
            about = parse_player(player, view)
            return {"move": "claim", "what": "is", "about": about, "role": _role(role, say)}
        case "eager":
            return {"move": "eager", "level": _number(rest, 0, 3)}
        case "door":
            return {"move": "open_door", "door": _number(rest, 1, len(view["doors"])) - 1}
        case "vote":
            player, _, reason = rest.partition(" ")
            vote = {"move": "vote", "target": parse_player(player, view)}
            return vote | ({"reason": reason.strip()} if reason.strip() else {})
        case "tempt" | "blackmail":
            return _letter(command, rest, view)
        case "list":
            players = rest.replace(",", " ").split()
            return {"move": "list", "targets": [parse_player(one, view) for one in players]}
    if command in DUEL:
        return {"move": "mission", "act": _duel(command, rest)}
    if command in ABOUT:
        return {"move": "claim", "what": command, "about": parse_player(rest, view)}
    if command in TARGETS:
        return {"move": command, "target": parse_player(rest, view)}
    return dict(ALONE[command])


def _letter(command: str, rest: str, view: View) -> Json:
    """Read whom a letter goes to, by a whole name or a number, and the line to write in it."""
    try:
        return {"move": command, "target": parse_player(rest, view)}
    except Illegal:
        player, _, line = rest.partition(" ")
        if not line:
            raise
        return {"move": command, "target": parse_player(player, view), "line": line.strip()}


def _duel(command: str, rest: str) -> Json:
    match command:
        case "red" | "black":
            return {"move": "call", "colour": command}
        case "trap":
            return {"move": "treachery", "cards": rest.upper().replace(",", " ").split()}
    return {"move": "loyalty" if command == "draw" else "take", "count": _number(rest, 0, 3)}


def _parse_numbered(number: str, rest: str, view: View, say: Words) -> Json:
    """Read a line that begins with a number: a fragment of The Message, or a door of The Vault.

    `5 2` puts fragment 5 after fragment 2, `5 0` at the beginning.
    """
    if view["mission"] is not None and view["mission"]["name"] == "message":
        after = _number(rest, 0, 99) - 1
        act = {"move": "place", "fragment": int(number[:4]) - 1, "after": None if after < 0 else after}
        return {"move": "mission", "act": act}
    return _answer(number, rest, say)


def _answer(door: str, picture: str, say: Words) -> Json:
    """Read an answer in The Vault: a door and the picture behind it, `4 owl`."""
    pictures = Vocabulary(say, "ttt-picture-", PICTURES)
    found = pictures.match(picture)
    if found is None:
        raise Illegal("which_picture", pictures=", ".join(map(pictures.key, PICTURES)))
    return {"move": "mission", "act": {"move": "answer", "door": int(door[:4]) - 1, "picture": found}}


def _role(word: str, say: Words) -> str:
    roles = Vocabulary(say, "ttt-role-", ROLES)
    role = roles.match(word)
    if role is None:
        raise Illegal("which_role", roles=", ".join(map(roles.key, ROLES)))
    return role


def _number(word: str, low: int, high: int) -> int:
    if not word.isdecimal() or len(word) > 2 or not low <= int(word) <= high:
        raise Illegal("which_number", low=low, high=high)
    return int(word)
