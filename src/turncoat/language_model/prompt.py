"""What a language model is told: what a person in its seat would see, in words, and a numbered list of moves.

It is made of the seat's views and lines alone. Everything that players wrote stands in tags that name its
speaker, and every text is escaped, so that nobody can write a tag and speak in another's name.
"""

from __future__ import annotations

import inspect
import io
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final, get_args

from rich.console import Console, RenderableType

from turncoat.core.bots.bot import Line, View
from turncoat.core.game import Game
from turncoat.core.moves import fixed_part
from turncoat.language_model.endpoint import Message
from turncoat.terminal.game_screen import screen_for
from turncoat.terminal.screen import CANDLELIGHT
from turncoat.words import Words

LATEST: Final = 60
"""How many lines and events are told at a time, at most."""
NOTES: Final = 8
LEAVING: Final = ("resign", "withdraw")
"""Moves that end the match for a seat: these are not offered."""
HOST: Final = "The host:"
"""How the description of a move begins that only a host can make."""
_SEATS: Final = ("seat", "target", "about", "at", "caller")
FORM: Final = '{"move": 3, "fields": {}, "say": "", "note": ""}'


def choices(view: View) -> list[dict[str, Any]]:
    """Return the moves that are offered, in the order of their numbers, from 1."""
    return [move for move in view["legal"] if move["move"] not in LEAVING]


class Storyteller:
    """Puts the views and lines of one seat into words."""

    def __init__(self, game: Game, say: Words) -> None:
        self._game = game
        self._say = say
        self._screen = screen_for(game, say)
        self._before: View | None = None
        self._news: list[str] = []
        self._notes: list[str] = []

    @property
    def has_news(self) -> bool:
        return bool(self._news)

    def hear(self, line: Line) -> None:
        """Take in a line: what somebody wrote goes into a tag, the rest into the game's own words."""
        line, view = _flatten(line), self._before
        names = [] if view is None else [player["name"] for player in view["players"]]
        seat = line.get("seat")
        if "say" in line:
            speaker = names[seat] if isinstance(seat, int) and seat < len(names) else str(seat)
            text = " ".join(str(line["say"]).split())
            place = "" if seat is None else f' seat="{escape(str(seat))}"'
            self._tell(f'<line speaker="{escape(speaker)}"{place}>{escape(text)}</line>')
        elif view is not None:
            self._tell(_text(self._screen.news(view, view, [line])))

    def see(self, view: View) -> None:
        """Take in a view: what has happened since the one before."""
        view = _flatten(view)
        if view != self._before:
            self._tell(_text(self._screen.news(view, self._before, [])))
        self._before = view

    def remember(self, note: str) -> None:
        """Keep a note that the model wrote for itself."""
        if note:
            self._notes = [*self._notes, note][-NOTES:]

    def _tell(self, text: str) -> None:
        if text and text not in self._news[-1:]:
            self._news = [*self._news, text][-LATEST:]

    def messages(self, view: View) -> list[Message]:
        """Return what the model is asked about a view, with the news since it was asked last."""
        say, view = self._say, _flatten(view)
        parts = [
            say("model-news"),
            "\n".join(self._news) or say("model-no-news"),
            say("model-table"),
            f"<table>\n{_text(screen_for(self._game, say).render(view))}\n</table>",
        ]
        if self._notes:
            parts += [say("model-notes"), "\n".join(f"- {escape(note)}" for note in self._notes)]
        parts += [say("model-moves"), "\n".join(self._list(view)), say("model-choose", form=FORM)]
        return [
            {"role": "system", "content": self._rules(view)},
            {"role": "user", "content": "\n\n".join(parts)},
        ]

    def forget_news(self) -> None:
        """Forget the news: the model has been told."""
        self._news = []

    def _rules(self, view: View) -> str:
        """Return the rules of the game, what each move does, and how to answer."""
        say, screen = self._say, screen_for(self._game, self._say)
        me = view["players"][view["you"]]
        kinds = [
            f"- {kind.__struct_config__.tag}: {about}"
            for kind in get_args(self._game.moves)
            if kind.__struct_config__.tag not in LEAVING
            and (about := _about(kind))
            and not about.startswith(HOST)
        ]
        return "\n\n".join(
            (
                say(
                    "model-you", game=say(f"game-{self._game.name}"), name=escape(me["name"]), seat=me["seat"]
                ),
                _text(screen.rules()),
                say("model-kinds"),
                "\n".join(kinds),
                say("model-data"),
                say("model-answer", form=FORM),
            )
        )

    def _list(self, view: View) -> list[str]:
        """List the moves with their numbers; 0 is none of them."""
        players = view["players"]
        lines = [f"0. {self._say('model-wait')}"]
        for number, move in enumerate(choices(view), 1):
            words = [move["move"]]
            words += [
                f"{name}={_shown(name, value, players)}"
                for name, value in fixed_part(move).items()
                if name != "move"
            ]
            if "open" in move:
                words.append(self._say("model-open", fields=", ".join(move["open"])))
            lines.append(f"{number}. {' '.join(words)}")
        return lines


def _flatten(value: Any) -> Any:
    """Return plain JSON with every text on one line: a line break could begin a line that looks like news."""
    if isinstance(value, str):
        return " ".join(value.split("\n")) if "\n" in value else value
    if isinstance(value, Mapping):
        return {name: _flatten(each) for name, each in value.items()}
    return [_flatten(each) for each in value] if isinstance(value, list) else value


def _shown(name: str, value: object, players: Sequence[Mapping[str, Any]]) -> str:
    """Write a field's value; of a seat also whose it is."""
    if name in _SEATS and isinstance(value, int) and not isinstance(value, bool) and value < len(players):
        return f"{value} ({escape(players[value]['name'])})"
    return escape(str(value), quote=False)


def _about(kind: type) -> str:
    own = vars(kind).get("__doc__")
    return " ".join(inspect.cleandoc(own).split()) if own else ""


def _text(part: RenderableType | None) -> str:
    """Return what a screen would print, as plain text with every tag escaped."""
    if part is None:
        return ""
    target = io.StringIO()
    console = Console(
        file=target,
        width=100,
        theme=CANDLELIGHT,
        color_system=None,
        highlight=False,
        markup=False,
        emoji=False,
    )
    console.print(part)
    lines = (line.rstrip() for line in target.getvalue().splitlines())
    return escape("\n".join(lines).strip("\n"), quote=False)
