"""A screen for games that have none of their own, from `view` and `legal` alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bots.bot import Line, View
from turncoat.core.game import Json
from turncoat.core.moves import fixed_part
from turncoat.core.refusal import Illegal
from turncoat.words import Words

_ELSEWHERE: Final = {"game", "edition", "you", "players", "legal", "awaited", "deadline", "result", "last"}


class PlainScreen:
    """Shows the fields of a view as they are; moves are typed by their number in the list of legal ones."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self._heard = 0
        self._asked: tuple[View, int] | None = None
        """The view, and how many lines had been told, when the person was last asked."""

    def wants_prompt(self, view: View) -> bool:
        """Return True once after every change; then time passes until the next."""
        return bool(view["legal"]) and self._asked != (view, self._heard)

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:  # noqa: ARG002
        self._heard += len(lines)
        said = [Text(self._line(view, line)) for line in lines]
        last = view.get("last")
        if last is not None:
            said.append(Text(_short(last), style="brass"))
        return Group(*said) if said else None

    def _line(self, view: View, line: Line) -> str:
        seat = line["seat"]
        name = view["players"][seat]["name"] if isinstance(seat, int) else str(seat or "")
        rest = {key: value for key, value in line.items() if key not in ("n", "at", "seat")}
        return f"{name}: {line['say'] if 'say' in line else _short(rest)}"

    def render(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for player in view["players"]:
            public = {name: value for name, value in player.items() if name not in ("seat", "name")}
            name = (
                self.say("terminal-you", name=player["name"])
                if player["seat"] == view["you"]
                else player["name"]
            )
            grid.add_row(Text(name, style="brass.strong"), Text(_short(public) if public else ""))
        for name, value in view.items():
            if name not in _ELSEWHERE:
                grid.add_row(Text(name, style="faint"), Text(_short(value)))
        return grid

    def prompt(self, view: View) -> RenderableType:
        self._asked = (view, self._heard)
        grid = Grid.grid(padding=(0, 2))
        for number, move in enumerate(view["legal"], start=1):
            fields = " ".join(
                f"{name}={_short(value)}" for name, value in fixed_part(move).items() if name != "move"
            )
            blanks = " ".join(f"{name}=…" for name in move.get("open", ()))
            grid.add_row(
                Text(str(number), style="key"), Text(" ".join(filter(None, [move["move"], fields, blanks])))
            )
        return Group(grid, Text(self.say("terminal-plain-prompt"), style="faint"))

    def parse(self, line: str, view: View) -> Json:
        """Read a number from the list and values for what it leaves open, or a whole move in JSON."""
        if line.startswith("{"):
            move = _value(line)
            if not isinstance(move, dict):
                raise Illegal("not_understood", line=line[:40])
            return move
        number, _, rest = line.partition(" ")
        if not number.isdecimal() or not 1 <= int(number) <= len(view["legal"]):
            raise Illegal("not_understood", line=line[:40])
        offered = view["legal"][int(number) - 1]
        return fixed_part(offered) | _fill(offered.get("open", []), rest.strip())

    def help(self) -> RenderableType:
        return Text(self.say("terminal-plain-help"))

    def rules(self) -> RenderableType:
        return self.help()

    def ending(self, view: View, everything: View) -> RenderableType:  # noqa: ARG002
        result = view["result"]
        names = ", ".join(player["name"] for player in view["players"] if player["seat"] in result["winners"])
        return Group(
            Text(
                self.say("terminal-winners", count=len(result["winners"]), names=names), style="brass.strong"
            ),
            Text(_short(result), style="faint"),
        )


def _fill(blanks: list[str], rest: str) -> Json:
    """Read `field=value` for each open field; a single open field may be given by its value alone."""
    if len(blanks) == 1 and not rest.startswith(f"{blanks[0]}="):
        return {blanks[0]: _value(rest)} if rest else {}
    pairs = [pair.partition("=") for pair in rest.split()]
    return {name: _value(value) for name, _, value in pairs}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
