"""Are You the Traitor? at a terminal: the table drawn, the moves typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bots.bot import Line, View
from turncoat.core.game import Json
from turncoat.games.are_you_the_traitor.terminal.describe import news, own_secret, role_of
from turncoat.games.are_you_the_traitor.terminal.parse import commands, parse_line, roles
from turncoat.games.are_you_the_traitor.treasure import points
from turncoat.terminal.toolkit import key_rows, names, offered_moves, sentences, toward
from turncoat.words import Words

HEARD: Final = 3
"""After so many remarks of others the player is asked for one."""


class AreYouTheTraitorScreen:
    """Shows in words what one seat may know."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self._key = commands(say).key
        self._asked: tuple[Any, ...] = ()
        """Where the match stood when the player was last asked."""
        self._heard = 0

    def wants_prompt(self, view: View) -> bool:
        """Return whether there is something new to answer: the talk has no turns."""
        if view["phase"] != "talk" or view["called"] is not None:
            return False
        if self._asked[:2] != self._mark(view)[:2]:
            return True
        lines, signs = self._asked[2:4]
        return bool(self._heard - lines >= HEARD or len(view["signs"]) > signs)

    def own_move(self, view: View) -> Json | None:
        """Say that the person has looked at their card: it stands on the screen."""
        wanted = {"move": "peek"}
        return wanted if wanted in view["legal"] else None

    def _mark(self, view: View) -> tuple[Any, ...]:
        """Return a key that changes when the player is worth asking again."""
        return (view["phase"], view["dealing"], self._heard, len(view["signs"]))

    # What has happened

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:
        self._heard += len(lines)
        told = news(view, before, lines, self.say)
        return sentences(told) if told else None

    # The table as it stands

    def render(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for player in view["players"]:
            seat = player["seat"]
            marks = []
            if seat == view["you"]:
                marks.append(self.say("at-you"))
            if player["wizard"]:
                marks.append(self.say("at-character-wizard"))
            known = view["known"].get(str(seat))
            if known:
                marks.append(self.say(f"at-character-{known}"))
            if view["looking_at"] == seat:
                marks.append(self.say("at-looked-at"))
                if view["gaze"] is not None:
                    marks.append(self.say("at-gaze", **toward(view, view["gaze"])))
            grid.add_row(
                Text(str(seat + 1), style="key"),
                Text(player["name"], style="brass.strong"),
                Text(self.say("at-cards", count=player["cards"])),
                Text(", ".join(marks), style="faint"),
            )
        heading = Text(f"─── {self.say('at-round', round=view['round'])} ───", style="brass")
        return Group(heading, grid, *self._hoard(view), sentences(own_secret(view, self.say)))

    def _hoard(self, view: View) -> list[Text]:
        if not view["treasure"]:
            return []
        cards = ", ".join(self.say(f"at-treasure-{card}") for card in view["treasure"])
        worth = self.say("at-worth", points=view["points"])
        return [Text(self.say("at-hoard", cards=cards, worth=worth))]

    # What can be typed

    def prompt(self, view: View) -> RenderableType:
        self._asked = self._mark(view)
        offered = offered_moves(view)
        if view["phase"] == "photo_finish":
            callers = names(view, view["callers"])
            return key_rows([(f"{self._key('first')} 2", self.say("at-key-first", names=callers))])
        if view["phase"] == "pause":
            rows = [(f"{self._key('ring')} 2", self.say("at-key-ring"))] if "ring" in offered else []
            rows += [(self._key("declare"), self.say("at-key-declare"))] if "declare" in offered else []
            keys = key_rows([*rows, (self._key("ready"), self.say("at-key-ready"))])
            return Group(Text(self.say("at-rings-now"), style="brass"), keys) if view["ring_moment"] else keys
        rows = [
            (f"{self._key('stop')} 2", self.say("at-key-stop")),
            (f"{self._key('say')} …", self.say("at-key-say")),
            (self._claims(), self.say("at-key-claim")),
        ]
        if "look" in offered:
            signs = ", ".join(self._key(sign) for sign in ("wink", "nod", "shake", "finger"))
            rows.append((f"{self._key('look')} 2, {signs}", self.say("at-key-look")))
        return key_rows(rows)

    def _claims(self) -> str:
        return f"{self._key('am')} …, {self._key('trust')} 2, {self._key('doubt')} 2"

    def parse(self, line: str, view: View) -> Json:
        return parse_line(line, view, self.say)

    # Help

    def help(self) -> RenderableType:
        say, key = self.say, self._key
        guard, traitor = map(roles(say).key, ("guard", "traitor"))
        return Group(
            Text(say("at-minute")),
            Text(),
            key_rows(
                [
                    (f"{key('stop')} 2", say("at-help-stop")),
                    (f"{key('am')} {guard}", say("at-help-am")),
                    (f"{key('is')} 2 {traitor}", say("at-help-is")),
                    (f"{key('trust')}, {key('doubt')}, {key('lie')} 2", say("at-help-trust")),
                    (key("statue"), say("at-help-statue")),
                    (f"{key('look')} 2, {key('away')}", say("at-help-look")),
                    (f"{key('void')}, {key('back')}", say("at-help-void")),
                ]
            ),
            Text(say("at-help-players"), style="faint"),
        )

    def rules(self) -> RenderableType:
        return Text(self.say("at-rules"))

    # The end

    def ending(self, view: View, everything: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for seat, cards in enumerate(view["hoards"]):
            grid.add_row(
                Text(view["players"][seat]["name"], style="brass.strong"),
                Text(self.say("at-worth", points=points(cards))),
                Text(", ".join(self.say(f"at-treasure-{card}") for card in cards), style="faint"),
                Text(self.say(f"at-role-{role_of(everything['everything'], seat)}"), style="faint"),
            )
        result = view["result"]
        winners = result["winners"]
        told = {"count": len(winners), "names": names(view, winners)}
        if result["by"] == "points":
            line = self.say("at-result-points", points=result["points"][winners[0]], **told)
        else:
            line = self.say("at-result-silence", **told)
        won = view["you"] in winners
        return Group(grid, Text(), Text(line, style="brass.strong" if won else "wax"))
