"""What the terminal asks of a table, and where it finds the table of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast, runtime_checkable

from rich.console import RenderableType

from turncoat.core.bot import Line, View
from turncoat.core.game import Game, Json
from turncoat.terminal.plain import PlainTable
from turncoat.words import Words


class Table(Protocol):
    """How one game is drawn and its input read. All it knows is what one seat may know.

    A game that has one puts a class `Table(say)` in `terminal/` of its folder. What it gives is shown
    with Rich; the styles are those of `turncoat.terminal.screen`.
    """

    def invites(self, view: View) -> bool:
        """Whether to ask the person though the match does not wait for them: to speak, say."""

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:
        """What has just happened and what was said, in words."""

    def draw(self, view: View) -> RenderableType:
        """The table as it stands."""

    def prompt(self, view: View) -> RenderableType:
        """What the viewer can type now."""

    def read(self, line: str, view: View) -> Json:
        """The move that a line means, or Illegal."""

    def help(self) -> RenderableType:
        """The game in a minute, and what can be typed."""

    def rules(self) -> RenderableType:
        """The whole rules."""

    def ending(self, view: View, everything: View) -> RenderableType:
        """How it ended; the cards are on the table, so `everything` is what a host sees."""


@runtime_checkable
class Fleeting(Protocol):
    """A table of a game in which what was seen and said is to be remembered: every page is shown once.

    A page is what has happened since the person last typed something; an empty line can turn it.
    """

    def sit(self, options: Json) -> None:
        """The options of the match."""

    def turns(self, view: View) -> bool:
        """Whether an empty line will do: time goes on."""

    def patience(self, view: View) -> float | None:
        """After so many seconds in which nothing happens the person is asked."""


@runtime_checkable
class Patient(Protocol):
    """A table of a game in which much happens without the person, who is asked when there is reason to.

    An empty line lets time go on.
    """

    def lets_go(self, view: View) -> bool:
        """Whether time may go on though the match waits for the person."""


def table_of(game: Game, say: Words) -> Table:
    """The game's own table, or the plain one."""
    part = game.part("terminal")
    return PlainTable(say) if part is None else cast(Table, part.Table(say))
