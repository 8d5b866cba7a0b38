"""Parts for the games' screens: typed words and players, names, sentences, rows of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bots.bot import View
from turncoat.core.refusal import Illegal
from turncoat.core.speech.text import fold_text
from turncoat.words import Words

Sentence: TypeAlias = tuple[str, str]
"""A sentence and its style."""
Row: TypeAlias = tuple[str, str]
"""What to type, and what that does."""


# Input


class Vocabulary:
    """The words that a player can type for each of a set of names: commands, roles, pictures.

    The catalogue lists them, separated by commas, in the message `<prefix><name>`. Words of the player's
    language and English words are understood.
    """

    def __init__(
        self, say: Words, prefix: str, names: Iterable[str], fold: Callable[[str], str] = fold_text
    ) -> None:
        self._fold = fold
        self._words = {
            name: _words(say, prefix + name) + _words(Words("en"), prefix + name) for name in names
        }

    def words(self, name: str) -> list[str]:
        """Return all words for a name, those of the player's language first."""
        return self._words[name]

    def key(self, name: str) -> str:
        """Return the word to show for a name."""
        return self._words[name][0]

    def match(self, text: str) -> str | None:
        """Return the name that a text stands for, or None; capitals and accents do not count."""
        typed = self._fold(text)
        return next((name for name, words in self._words.items() if typed in map(self._fold, words)), None)


def _words(say: Words, message: str) -> list[str]:
    return [word.strip() for word in say(message).split(",")]


def parse_player(text: str, view: View) -> int:
    """Return the seat that a text means: its number in the list of players, its name, or a name's beginning.

    A whole name counts before the beginning of a longer one. Refuse a text that fits no player or several.
    """
    players, typed = view["players"], fold_text(text.strip())
    if typed.isdecimal() and len(typed) <= 2 and 1 <= int(typed) <= len(players):
        return int(typed) - 1
    names = {int(player["seat"]): fold_text(player["name"]) for player in players}
    whole = [seat for seat, name in names.items() if name == typed]
    found = whole or [seat for seat, name in names.items() if typed and name.startswith(typed)]
    if len(found) != 1:
        raise Illegal("which_player", most=len(players))
    return found[0]


def offered_moves(view: View) -> set[str]:
    """Return the names of the moves that the viewer can make now."""
    return {entry["move"] for entry in view["legal"]}


# Names


def name(view: View, seat: int) -> str:
    """Return a player's name."""
    return str(view["players"][seat]["name"])


def names(view: View, seats: Iterable[int]) -> str:
    """List players by name."""
    return ", ".join(name(view, seat) for seat in seats)


def numbered_names(view: View, seats: Iterable[int]) -> str:
    """List players by number and name: `2 Bo, 3 Cat`."""
    return ", ".join(f"{seat + 1} {name(view, seat)}" for seat in seats)


def who(view: View, seat: int) -> dict[str, Any]:
    """Return the parameters of a sentence whose subject is this player: `you`, or another by name."""
    return {"who": _person(view, seat), "name": name(view, seat)}


def toward(view: View, seat: int) -> dict[str, Any]:
    """Return the parameters of a sentence whose object is this player."""
    return {"toward": _person(view, seat), "target": name(view, seat)}


def _person(view: View, seat: int) -> str:
    return "you" if seat == view["you"] else "other"


def claim_sentence(view: View, claim: Mapping[str, Any], say: Words, prefix: str) -> str:
    """Say a claim in the reader's language, with the message `<prefix><what>` or `<prefix><what>-<role>`."""
    message = f"{prefix}{claim['what']}" + (f"-{claim['role']}" if "role" in claim else "")
    return say(message, **(who(view, claim["about"]) if "about" in claim else {}))


# Output


def sentences(told: Iterable[Sentence]) -> Group:
    """Lay out sentences, one on a line."""
    return Group(*(Text(sentence, style=style) for sentence, style in told))


def key_rows(rows: Iterable[Row], wrap: bool = False) -> Grid:
    """Lay out what can be typed beside what it does; with `wrap` long keys may take several lines."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=not wrap)
    for key, meaning in rows:
        grid.add_row(Text(key, style="key"), Text(meaning))
    return grid
