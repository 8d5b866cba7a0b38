"""What the terminal asks of a game's screen, and where it finds the screen of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast, runtime_checkable

from rich.console import RenderableType

from turncoat.core.bots.bot import Line, View
from turncoat.core.game import Game, Json
from turncoat.terminal.plain_screen import PlainScreen
from turncoat.words import Words


class GameScreen(Protocol):
    """Shows one game to one seat and reads its input; it knows only that seat's views.

    A game provides one by `make_screen(say)` in its package `terminal`. What it returns is printed with Rich;
    the styles are those of `turncoat.terminal.screen`.
    """

    def wants_prompt(self, view: View) -> bool:
        """Return whether to ask the person though the match does not wait for them."""

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:
        """Describe what has happened since the view before, and what was said."""

    def render(self, view: View) -> RenderableType:
        """Draw the table as it stands."""

    def prompt(self, view: View) -> RenderableType:
        """Describe what the person can type now."""

    def parse(self, line: str, view: View) -> Json:
        """Return the move that a line means; refuse other lines."""

    def help(self) -> RenderableType:
        """Describe the game in a minute, and all that can be typed."""

    def rules(self) -> RenderableType:
        """Return the whole rules."""

    def ending(self, view: View, everything: View) -> RenderableType:
        """Describe how the match ended; `everything` is the host's view, which no longer has secrets."""


@runtime_checkable
class OneShotPages(Protocol):
    """A screen whose pages are shown once, for games in which players must remember.

    A page holds what has happened since the person last typed something. An empty line can turn it.
    """

    def set_options(self, options: Json) -> None:
        """Take the options of the match, once, before anything is shown."""

    def may_turn_page(self, view: View) -> bool:
        """Return whether an empty line lets time go on."""

    def seconds_to_prompt(self, view: View) -> float | None:
        """Return how many quiet seconds lead to a prompt; None: no number of them does."""


@runtime_checkable
class SkipsPrompts(Protocol):
    """A screen that asks the person only for a reason, for games in which the match always waits for all.

    An empty line lets time go on.
    """

    def skips_prompt(self, view: View) -> bool:
        """Return whether time may go on though the match waits for the person."""


@runtime_checkable
class MovesByItself(Protocol):
    """A screen that makes moves for the person which the person would only confirm."""

    def own_move(self, view: View) -> Json | None:
        """Return such a move, once the person has been shown the view; None: there is none."""


def screen_for(game: Game, say: Words) -> GameScreen:
    """Return the game's own screen, or the plain one."""
    part = game.part("terminal")
    return PlainScreen(say) if part is None else cast(GameScreen, part.make_screen(say))
