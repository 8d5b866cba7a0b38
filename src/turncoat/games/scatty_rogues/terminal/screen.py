"""Scatty Rogues at a terminal: the doors drawn, the answers typed, and every page shown once (SR-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bots.bot import Line, View
from turncoat.core.game import Json
from turncoat.games.scatty_rogues.bots.vocabulary import words_for as suited
from turncoat.games.scatty_rogues.terminal.describe import behind, news
from turncoat.games.scatty_rogues.terminal.parse import commands, parse_line
from turncoat.games.scatty_rogues.terminal.render import ring
from turncoat.games.scatty_rogues.traps import PICTURES, SIGNS
from turncoat.terminal.toolkit import Row, key_rows, names, numbered_names, offered_moves, sentences, who
from turncoat.words import Words

PATIENCE: Final = 8.0
"""Somebody who says nothing for so many seconds may be counted out."""


class ScattyRoguesScreen:
    """Shows in words what one seat may know."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self._key = commands(say).key
        self._plain = False
        self._to_remember = False
        """Whether the page has something that will not be shown again: a hide, an open door."""
        self._asked: View | None = None

    # The pages

    def set_options(self, options: Json) -> None:
        self._plain = options["words"] == "plain"

    def wants_prompt(self, view: View) -> bool:
        """Return whether the person may object, or should remember this page before it is turned."""
        fresh = view["window_ends"] is not None or view["slow"]
        return self._to_remember or (fresh and view != self._asked and "object" in offered_moves(view))

    def may_turn_page(self, view: View) -> bool:
        return not view["awaited"]

    def seconds_to_prompt(self, view: View) -> float | None:
        return PATIENCE if "count" in offered_moves(view) and view != self._asked else None

    # What has happened

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:
        told = news(view, before, lines, self.say, self._plain)
        turned = view["door"] is not None and (before is None or before["door"] is None)
        self._to_remember |= turned or any("hide" in line for line in lines)
        return sentences(told) if told else None

    # The table as it stands

    def render(self, view: View) -> RenderableType:
        door = view["door"]
        opened = None if door is None else door["trove"]
        middle = [
            self.say("srt-traps-left", count=view["traps_left"]),
            self.say("srt-pile", count=view["penalty_pile"]),
            "" if door is None else behind(door["holds"], self.say),
        ]
        return Group(ring(opened, view.get("trove"), middle), Text(), self._players(view))

    def _players(self, view: View) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for player in view["players"]:
            seat = player["seat"]
            shown = self.say("srt-you") if seat == view["you"] else player["name"]
            owns = Text(self._owns(view, seat), style="faint")
            grid.add_row(
                Text(str(seat + 1), style="key"),
                Text(shown, style="brass.strong"),
                Text(self.say("srt-points", points=view["points"][seat])),
                owns.append(f"  {self._doing(view, seat)}", style="not dim brass"),
            )
        return grid

    def _owns(self, view: View, seat: int) -> str:
        loot = view["loot"][seat]
        treasures, penalties = loot.count("treasure"), view["penalties"][seat]
        traps = len(loot) - treasures
        owned = [self.say("srt-treasures", count=treasures)] if treasures else []
        owned += [self.say("srt-traps", count=traps)] if traps else []
        owned += [self.say("srt-penalties", count=penalties)] if penalties else []
        return ", ".join(owned)

    def _doing(self, view: View, seat: int) -> str:
        if seat == view["hider"]:
            return self.say("srt-is-hiding")
        if seat == view["chooser"]:
            return self.say("srt-is-choosing")
        if seat == view["objector"]:
            return self.say("srt-is-objecting")
        return self.say("srt-has-turn") if view["phase"] == "walk" and seat == view["turn"] else ""

    # What can be typed

    def prompt(self, view: View) -> RenderableType:
        hurried = not self._to_remember
        self._asked, self._to_remember = view, False
        if "hide" in offered_moves(view):
            return self._prompt_hide(view)
        if "penalty_from" in offered_moves(view):
            givers = [move["seat"] for move in view["legal"] if move["move"] == "penalty_from"]
            return Text(self.say("srt-ask-penalty", names=numbered_names(view, givers)))
        rows = self._rows_answer(view) if view["awaited"] else []
        if "object" in offered_moves(view):
            rows.append((self._key("object"), self.say("srt-key-object", **who(view, view["accused"]))))
        if "count" in offered_moves(view) and hurried:
            rows.append((self._key("count"), self.say("srt-key-count", **who(view, view["turn"]))))
        if self.may_turn_page(view):
            rows.append((self.say("srt-enter"), self.say("srt-key-enter")))
        heading = (
            [Text(self.say("srt-your-turn"), style="brass.strong")] if "answer" in offered_moves(view) else []
        )
        return Group(*heading, key_rows(rows, wrap=True))

    def _prompt_hide(self, view: View) -> RenderableType:
        trap = view["trap"]
        told = self.say(
            "srt-ask-hide", trap=self.say(f"srt-trap-{trap['id']}"), last=_flag(not view["traps_left"])
        )
        wants_word = any("open" in move for move in view["legal"] if move["move"] == "hide")
        keys = self.say("srt-key-hide-word") if wants_word else self.say("srt-key-hide")
        example = f"7 {suited(trap['id'], self.say.language)[1]}" if wants_word else "7"
        rows = [(example, keys)]
        if "decline" in offered_moves(view):
            rows.append((self._key("decline"), self.say("srt-key-decline")))
        return Group(Text(told, style="brass.strong"), key_rows(rows))

    def _rows_answer(self, view: View) -> list[Row]:
        first = (
            self.say("srt-key-correct") if "correct" in offered_moves(view) else self.say("srt-key-answer")
        )
        signs = ", ".join(self.say(f"srt-trap-{sign}") for sign in SIGNS)
        word = self.say("srt-trap-parrot") if self._plain else self.say("srt-example-word")
        return [
            (f"7, {word}", first),
            (signs, self.say("srt-key-sign")),
            (self._key("scatty"), self.say("srt-key-scatty")),
        ]

    def parse(self, line: str, view: View) -> Json:
        return parse_line(line, view, self.say, self._plain)

    # Help

    def help(self) -> RenderableType:
        say, key = self.say, self._key
        return Group(
            Text(say("srt-minute")),
            Text(),
            key_rows(
                [
                    ("7", say("srt-help-number")),
                    (say("srt-example-word"), say("srt-help-word")),
                    (say("srt-trap-fist"), say("srt-help-sign")),
                    (key("scatty"), say("srt-help-scatty")),
                    (key("object"), say("srt-help-object")),
                    (key("count"), say("srt-help-count")),
                    (f"{key('say')} …", say("srt-help-say")),
                ]
            ),
            Text(say("srt-help-pages"), style="faint"),
        )

    def rules(self) -> RenderableType:
        return Text(self.say("srt-rules"))

    # The end

    def ending(self, view: View, everything: View) -> RenderableType:
        hidden, words = everything["everything"], everything["everything"]["words"]
        doors = Grid.grid(padding=(0, 2))
        for trove, card in enumerate(hidden["troves"], start=1):
            if card != "treasure":
                chosen = card in PICTURES and card in words and not self._plain
                word = self.say("srt-quoted", text=words[card]) if chosen else ""
                doors.add_row(
                    Text(str(trove), style="key"), Text(behind(card, self.say)), Text(word, style="faint")
                )
        winners = view["result"]["winners"]
        told = {"count": len(winners), "names": names(view, winners)}
        line = self.say("srt-result", points=view["points"][winners[0]], **told)
        style = "brass.strong" if view["you"] in winners else "wax"
        return Group(
            Text(self.say("srt-behind-doors"), style="brass"),
            doors,
            Text(),
            self._players(view),
            Text(),
            Text(line, style=style),
        )


def _flag(true: Any) -> str:
    return "yes" if true else "no"
