"""What a player types, made into a move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from turncoat.core.bot import View
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.core.text import folded
from turncoat.games.the_traitors.missions.vault import PICTURES
from turncoat.words import Words

ABOUT: Final = ("trust", "doubt", "lie")
TARGETS: Final = ("murder", "tempt", "blackmail", "suspect")
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
    "withdraw": {"move": "withdraw"},
}
DUEL: Final = ("red", "black", "draw", "trap", "grab")
"""In The Duel."""
COMMANDS: Final = ("say", "is", "eager", "door", "vote", "list", *ABOUT, *TARGETS, *ALONE, *DUEL)
ROLES: Final = ("loyal", "traitor")


def words_for(say: Words, command: str) -> list[str]:
    """What can be typed for a command: first the word of the player's language."""
    english = Words("en")
    return say(f"ttt-input-{command}").split() + english(f"ttt-input-{command}").split()


def read_line(line: str, view: View, say: Words) -> Json:
    """The move that a line means, or a refusal that says what is missing."""
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    if word.isdecimal():
        return _numbered(word, rest, view, say)
    command = _found(word, COMMANDS, say)
    match command:
        case None:
            raise Illegal("not_understood", line=line[:40])
        case "say":
            return {"move": "say", "text": rest}
        case "is":
            player, _, role = rest.rpartition(" ")
            return {"move": "claim", "what": "is", "about": _player(player, view), "role": _role(role, say)}
        case "eager":
            return {"move": "eager", "level": _number(rest, 0, 3)}
        case "door":
            return {"move": "open_door", "door": _number(rest, 1, len(view["doors"])) - 1}
        case "vote":
            player, _, reason = rest.partition(" ")
            vote = {"move": "vote", "target": _player(player, view)}
            return vote | ({"reason": reason.strip()} if reason.strip() else {})
        case "list":
            return {"move": "list", "targets": [_player(one, view) for one in rest.replace(",", " ").split()]}
    if command in DUEL:
        return {"move": "mission", "act": _duel(command, rest)}
    if command in ABOUT:
        return {"move": "claim", "what": command, "about": _player(rest, view)}
    if command in TARGETS:
        return {"move": command, "target": _player(rest, view)}
    return dict(ALONE[command])


def _found(word: str, commands: Iterable[str], say: Words) -> str | None:
    typed = folded(word)
    return next((one for one in commands if typed in map(folded, words_for(say, one))), None)


def _duel(command: str, rest: str) -> Json:
    match command:
        case "red" | "black":
            return {"move": "call", "colour": command}
        case "trap":
            return {"move": "treachery", "cards": rest.upper().replace(",", " ").split()}
    return {"move": "loyalty" if command == "draw" else "take", "count": _number(rest, 0, 3)}


def _numbered(number: str, rest: str, view: View, say: Words) -> Json:
    """In The Message `5 2`: fragment 5 after fragment 2, or after 0: at the beginning. Else a door."""
    if view["mission"] is not None and view["mission"]["name"] == "message":
        after = _number(rest, 0, 99) - 1
        act = {"move": "place", "fragment": int(number[:4]) - 1, "after": None if after < 0 else after}
        return {"move": "mission", "act": act}
    return _answer(number, rest, say)


def _answer(door: str, picture: str, say: Words) -> Json:
    """In The Vault: a door and what was behind it, `4 owl`."""
    for one in PICTURES:
        if folded(picture) in (folded(say(f"ttt-picture-{one}")), one):
            return {"move": "mission", "act": {"move": "answer", "door": int(door[:4]) - 1, "picture": one}}
    raise Illegal("which_picture", pictures=", ".join(say(f"ttt-picture-{one}") for one in PICTURES))


def _role(word: str, say: Words) -> str:
    for role in ROLES:
        if folded(word) in (folded(say(f"ttt-role-{role}")), role):
            return role
    raise Illegal("which_role", roles=", ".join(say(f"ttt-role-{role}") for role in ROLES))


def _number(word: str, low: int, high: int) -> int:
    if not word.isdecimal() or len(word) > 2 or not low <= int(word) <= high:
        raise Illegal("which_number", low=low, high=high)
    return int(word)


def _player(word: str, view: View) -> int:
    """A number from the table, or the beginning of a name that nobody else has."""
    players = view["players"]
    if word.isdecimal() and len(word) <= 2 and 1 <= int(word) <= len(players):
        return int(word) - 1
    typed = folded(word)
    names = {player["seat"]: folded(player["name"]) for player in players}
    meant = [seat for seat, name in names.items() if name == typed] or [
        seat for seat, name in names.items() if typed and name.startswith(typed)
    ]
    if len(meant) != 1:
        raise Illegal("which_player", most=len(players))
    return int(meant[0])
