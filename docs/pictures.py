"""Draws the pictures of the README: `make pictures`. The same source gives the same picture."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from turncoat import Match
from turncoat.core.registry import find
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.terminal.game_screen import screen_for
from turncoat.terminal.screen import Screen
from turncoat.words import Words

IMAGES = Path(__file__).parent / "images"
TOPS = ["KS", "QH", "6H", "3C", "4C", "9D"]
STORY = [
    (1, {"move": "call", "colour": "red"}),
    (0, {"move": "call", "colour": "red"}),
    (0, {"move": "loyalty", "count": 0}),
    (1, {"move": "call", "colour": "red"}),
    (1, {"move": "loyalty", "count": 2}),
    (0, {"move": "call", "colour": "red"}),
    (0, {"move": "treachery", "cards": ["KS", "QH"]}),
    (1, {"move": "call", "colour": "red"}),
]
"""The first example of the rules, as far as the moment at which the trap springs."""

INK, PARCHMENT = (16, 26, 22), (232, 223, 200)
NIGHT = TerminalTheme(INK, PARCHMENT, [PARCHMENT] * 8)


def terminal() -> str:
    """A trap springs at the terminal."""
    deck = [*TOPS, *(card for card in CARDS if card not in TOPS)]
    match = Match("loyalty-or-treachery", ["Ann", "Searcher"], seed=1, deal={"first": 1, "deck": deck})
    table = screen_for(find(match.game), Words("en"))
    screen = Screen(io.StringIO(), io.StringIO(), width=80)
    screen.console.record = True
    before = None
    for n, (seat, move) in enumerate(STORY):
        match.play(seat, move)
        view = match.view(0)
        news = table.news(view, before, [])
        if n >= 5 and news is not None:
            screen.show(news)
        before = view
    screen.show_gap()
    screen.show(table.render(match.view(0)))
    screen.show_gap()
    screen.show(table.prompt(match.view(0)))
    screen.console.print(Text(" › take 3"))
    picture = screen.console.export_svg(
        title="turncoat play loyalty-or-treachery", theme=NIGHT, code_format=template(), unique_id="terminal"
    )
    return "".join(f"{line.rstrip()}\n" for line in picture.splitlines())


def template() -> str:
    """Rich's frame without its fonts, which a browser would fetch from elsewhere."""
    plain = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    plain = re.sub(r"<!-- Generated.*?-->", "", plain)
    return plain.replace("Fira Code", "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono'")


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / "terminal.svg").write_text(terminal(), encoding="utf-8")
