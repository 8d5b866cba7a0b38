"""The terminal that a person reads and types at, on streams that a test can replace."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import unicodedata
from collections.abc import Iterator
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

WIDEST: Final = 100
"""In columns; longer lines are hard to read."""

CANDLELIGHT: Final = Theme(  # tones that can be read on dark and on light
    {
        "brass": "#ab8436",
        "brass.strong": "bold #b58d3d",
        "wax": "bold #d04638",
        "faint": "dim",
        "suit.red": "bold #d8503f",
        "suit.black": "bold",
        "card.red": "bold #a3201a on #efe6d2",
        "card.black": "bold #1d1b16 on #efe6d2",
        "card.back": "bold #d9b36a on #1d3327",
        "key": "bold #b58d3d",
    }
)

_LOOK_ALIKES: Final = dict(zip("♥♦♠♣“”«»’–─›✓·", "HDSC\"\"\"\"'-->+|", strict=True)) | {
    "…": "...", "æ": "ae", "Æ": "Ae", "ø": "oe", "Ø": "Oe", "å": "aa", "Å": "Aa", "œ": "oe"
}  # fmt: skip


def _look_alike(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that an encoding lacks by the nearest that it has: suits become letters."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    near = "".join(_LOOK_ALIKES.get(sign) or unicodedata.normalize("NFKD", sign) for sign in lost)
    return near.encode("ascii", "ignore").decode() or "?", error.end


codecs.register_error("look-alike", _look_alike)


class Screen:
    """Prints to one stream and reads lines from another; at a real terminal with line editing."""

    def __init__(self, source: TextIO, target: TextIO, width: int | None = None) -> None:
        self.source = source
        self.console = Console(
            file=target,
            theme=CANDLELIGHT,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=False,
            width=width,
            legacy_windows=False,
        )
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self._keeps_history = True

    @classmethod
    def standard(cls) -> Screen:
        """Return the terminal that the process was started from."""
        set_error_handler(sys.stdin, "replace")
        return cls(sys.stdin, sys.stdout)

    def show(self, *parts: RenderableType) -> None:
        """Print each part, a little in from the edge."""
        for part in parts:
            self.console.print(Padding(part, (0, 1), expand=False))

    @contextlib.contextmanager
    def one_shot_pages(self) -> Iterator[None]:
        """Show pages that `turn_page` removes, with nothing left to scroll or page back to."""
        self._keeps_history = False
        try:
            with self.console.screen(hide_cursor=False) if self._is_real() else contextlib.nullcontext():
                yield
        finally:
            self._keeps_history = True

    def turn_page(self) -> None:
        """Clear the screen, or print a line between the pages where that cannot be done."""
        if self._is_real():
            self.console.clear()
        else:
            self.console.print(Rule(style="faint"))

    def _is_real(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def show_gap(self) -> None:
        """Print an empty line."""
        self.console.print()

    def show_sentence(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.show(Text(text, style=style))

    def show_command(self, line: str) -> None:
        """Print a command for the person to copy, on one line however long it is."""
        self.console.print(Text(f"   {line}", style="key"), soft_wrap=True)

    def ask(self) -> str:
        """Return the next line that is typed; raise EOFError when there are no more."""
        if self.source is sys.stdin and self.source.isatty():
            _edit_lines(history=self._keeps_history)
            return input(" › " if _can_encode(sys.stdout, "›") else " > ").strip()
        line = self.source.readline()
        if not line:
            raise EOFError
        self.console.print(Text(f" › {line.strip()}", style="faint"))
        return line.strip()

    @contextlib.contextmanager
    def spinner(self, text: str) -> Iterator[None]:
        """Show that something is going on; nothing of it stays on the screen."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        with self.console.status(
            Text(text, style="faint"), spinner="simpleDotsScrolling", spinner_style="brass"
        ):
            yield


def set_error_handler(stream: TextIO, errors: str) -> None:
    """Choose what a stream does with characters it cannot encode or decode, if it can be chosen."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


def _can_encode(stream: TextIO, text: str) -> bool:
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def _edit_lines(history: bool) -> None:
    """Turn on arrow keys and, if wanted, history, where the platform has them."""
    if os.environ.get("TERM") != "dumb":
        with contextlib.suppress(ImportError, AttributeError):
            import readline

            readline.set_auto_history(history)
