"""The screen of The Traitors at a terminal: it draws the table, prompts the player and reads moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bots.bot import Line, View
from turncoat.core.game import Json
from turncoat.games.the_traitors.terminal import missions
from turncoat.games.the_traitors.terminal.describe import news, own_secret
from turncoat.games.the_traitors.terminal.ending import ending
from turncoat.games.the_traitors.terminal.parse import commands, parse_line
from turncoat.terminal.toolkit import Row, key_rows, names, numbered_names, offered_moves, sentences
from turncoat.words import Words
from turncoat.words.reading import named_seats

HEARD: Final = 4
"""The number of remarks by others after which the player is asked for one."""
TASKS: Final = frozenset(["mission", "open_door", "take_shield", "vote", "letter", "end"])
"""The moves that a player makes once in a step."""
DECISIONS: Final = frozenset(["murder", "tempt", "blackmail", "spare", "list"])
SUSPICIOUS: Final = frozenset(["breakfast", "round_table", "final_break"])
"""The phases in which the prompt shows the claims; they can be made at other times as well."""
ASKED: Final = TASKS | DECISIONS | {"eager", "ready", "suspect", "seen", "reveal"}


class TheTraitorsScreen:
    """One seat's view, in words."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self._key = commands(say).key
        self._asked: tuple[Any, ...] = ()
        """The step in which the player was last asked."""
        self._drawn: tuple[Any, ...] = ()
        """The scene for which the table was last drawn in full."""
        self._heard = 0
        """Remarks of others since the last prompt."""
        self._addressed = False
        self._moved = False
        self._fellows: Any = None
        """What the others in the Conclave had named at the last prompt."""
        self._alone = False
        """Whether everybody else had finished at the last prompt."""

    # Prompts

    def wants_prompt(self, view: View) -> bool:
        """Return whether to ask a player whom the match does not wait for: those out may guess (TT-34)."""
        return not view["awaited"] and self._wants(view)

    def skips_prompt(self, view: View) -> bool:
        return not self._wants(view)

    def _wants(self, view: View) -> bool:
        offered = offered_moves(view)
        if not offered & ASKED:
            return False
        if self._asked != _step(view):
            return True
        if view["you"] in view["ready"]:
            return self._addressed
        if self._moved and ("ready" in offered or offered & TASKS):
            return True
        if self._addressed and "say" in offered:
            return True
        if view["phase"] == "conclave":
            return bool(offered & DECISIONS) and (self._heard > 0 or self._fellows != _fellow_fields(view))
        return self._heard >= HEARD or (_only_one_left(view) and not self._alone)

    # News

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:
        for line in lines:
            if line["seat"] is not None and line["seat"] != view["you"]:
                self._heard += 1
                self._addressed = self._addressed or _is_addressed(view, line)
        told = news(view, before, lines, self.say)
        return sentences(told) if told else None

    # The table as it stands

    def render(self, view: View) -> RenderableType:
        """Draw the table, in full when something new begins and else in short."""
        title = self.say("ttt-heading", day=view["day"], days=view["days"], phase=self._phase(view))
        heading = Text(f"─── {title} ───", style="brass")
        mission = sentences(missions.describe(view, self.say))
        if self._drawn == _scene(view):
            return Group(heading, mission)
        self._drawn = _scene(view)
        parts: list[RenderableType] = [heading, self._players(view)]
        parts.append(Text(self.say("ttt-silver", bars=view["silver"]), style="brass"))
        if view["list"]:
            parts.append(Text(self.say("ttt-death-list", names=names(view, view["list"])), style="wax"))
        return Group(*parts, mission, sentences(own_secret(view, self.say)))

    def _phase(self, view: View) -> str:
        if view["mission"] is not None:
            return self.say("ttt-phase-mission", mission=view["mission"]["name"])
        return self.say(f"ttt-phase-{view['phase']}")

    def _players(self, view: View) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for player in view["players"]:
            seat = player["seat"]
            out = view["out"].get(str(seat))
            grid.add_row(
                Text(str(seat + 1), style="key"),
                Text(player["name"], style="faint" if out else "brass.strong"),
                Text(self._marks(view, seat) if out is None else self._describe_exit(out), style="faint"),
            )
        return grid

    def _describe_exit(self, out: Json) -> str:
        gone = self.say(f"ttt-out-{out['how']}", day=out["day"])
        known = out.get("identity")
        return gone if known is None else f"{gone}, {self.say(f'ttt-was-{known}')}"

    def _marks(self, view: View, seat: int) -> str:
        marks = [self.say("ttt-mark-you")] if seat == view["you"] else []
        if seat in view["fellows"]:
            marks.append(self.say("ttt-mark-fellow"))
        if view["phase"] == "armoury" and seat in view["access"]:
            marks.append(self.say("ttt-mark-access"))
        if view["phase"] == "breakfast" and len(view["seated"]) < len(view["alive"]):
            marks += [self.say("ttt-mark-in")] if seat in view["seated"] else []
        if seat in view["ready"]:
            marks.append(self.say("ttt-mark-ready"))
        if seat in view["voted"] and view["stage"] != "identity":
            marks.append(self.say("ttt-mark-voted"))
        return ", ".join(marks)

    # Commands

    def prompt(self, view: View) -> RenderableType:
        self._asked, self._heard = _step(view), 0
        self._addressed = self._moved = False
        self._fellows, self._alone = _fellow_fields(view), _only_one_left(view)
        offered = offered_moves(view)
        rows = [row for move, row in self._rows(view) if move in offered]
        if "say" in offered:
            rows.append((f"{self._key('say')} …", self.say("ttt-key-say")))
        if "claim" in offered and view["phase"] in SUSPICIOUS and str(view["you"]) not in view["out"]:
            rows.append((self._claims(), self.say("ttt-key-claim")))
        rows += [(self._key("ready"), self.say("ttt-key-ready"))] if "ready" in offered else []
        rows.append((self.say("ttt-enter"), self.say("ttt-key-enter")))
        return key_rows(rows)

    def _rows(self, view: View) -> list[tuple[str, Row]]:
        """Return for each move an example of what to type, and what it does."""
        say, key = self.say, self._key
        free = [str(door + 1) for door, opener in enumerate(view["doors"]) if opener is None]
        example = next((seat + 1 for seat in view["alive"] if seat != view["you"]), 1)
        targets = {
            move: numbered_names(view, [entry["target"] for entry in view["legal"] if entry["move"] == move])
            for move in ("murder", "vote")
        }
        count = view["list_count"] or 0
        some = " ".join(str(seat + 1) for seat in view["alive"][:count])
        return [
            ("seen", (key("seen"), say("ttt-key-seen"))),
            ("reveal", (key("reveal"), say("ttt-key-reveal"))),
            ("eager", (f"{key('eager')} 2", say("ttt-key-eager"))),
            ("mission", missions.key(view, say, key)),
            (
                "open_door",
                (f"{key('door')} {free[0] if free else 1}", say("ttt-key-door", doors=", ".join(free))),
            ),
            ("take_shield", (f"{key('take')}, {key('leave')}", say("ttt-key-take"))),
            ("show_shield", (key("show"), say("ttt-key-show", where=view["phase"]))),
            ("vote", (f"{key('vote')} {example} …", say("ttt-key-vote", names=targets["vote"]))),
            ("murder", (f"{key('murder')} {example}", say("ttt-key-murder", names=targets["murder"]))),
            ("tempt", (f"{key('tempt')} {example}", say("ttt-key-tempt"))),
            ("blackmail", (f"{key('blackmail')} {example}", say("ttt-key-blackmail"))),
            ("spare", (key("spare"), say("ttt-key-spare"))),
            ("list", (f"{key('list')} {some}", say("ttt-key-list", count=count))),
            ("suspect", (f"{key('suspect')} {example}", say("ttt-key-suspect"))),
            ("bet", (f"{key('bet')} {example}", say("ttt-key-bet"))),
            ("letter", (f"{key('accept')}, {key('refuse')}", say("ttt-key-letter"))),
            ("end", (f"{key('end')}, {key('on')}", say("ttt-key-end"))),
        ]

    def _claims(self) -> str:
        return f"{self._key('doubt')} 2, {self._key('trust')} 2, {self._key('loyal')}"

    def parse(self, line: str, view: View) -> Json:
        move = parse_line(line, view, self.say)
        self._moved = True
        return move

    # Help

    def help(self) -> RenderableType:
        say, key = self.say, self._key
        return Group(
            Text(say("ttt-minute")),
            Text(),
            key_rows(
                [
                    (f"{key('doubt')}, {key('trust')}, {key('lie')} 2", say("ttt-help-doubt")),
                    (f"{key('is')} 2 {say('ttt-role-traitor')}", say("ttt-help-is")),
                    (key("loyal"), say("ttt-help-loyal")),
                    (f"{key('vote')} 2 …", say("ttt-help-vote")),
                    (say("ttt-enter"), say("ttt-help-enter")),
                    (key("withdraw"), say("ttt-help-withdraw")),
                ]
            ),
            Text(say("ttt-help-players"), style="faint"),
        )

    def rules(self) -> RenderableType:
        return Text(self.say("ttt-rules"))

    def ending(self, view: View, everything: View) -> RenderableType:  # noqa: ARG002 - the recap is for all
        return ending(view, self.say)


def _step(view: View) -> tuple[Any, ...]:
    """Return a mark of the step that the player is asked in; talk and chairs that go on are the same step."""
    seated = view["phase"] != "breakfast" or len(view["seated"]) == len(view["alive"])
    where = (view["day"], view["phase"], view["stage"], view["part"], tuple(view["speaker"]))
    return (*where, *missions.step(view), seated, len(view["out"]), view["letter"], view["behind"])


def _scene(view: View) -> tuple[Any, ...]:
    """Return a key for the scene: a new phase, a vote or a player's leaving makes another."""
    voting = bool(view["candidates"]) and view["stage"] not in ("defence", "talk_again")
    return (view["day"], view["phase"], voting, len(view["out"]))


def _fellow_fields(view: View) -> dict[str, Any]:
    return {seat: choice for seat, choice in view["decisions"].items() if seat != str(view["you"])}


def _only_one_left(view: View) -> bool:
    """Return whether everybody else has done what all are asked."""
    you = view["you"]
    if view["phase"] == "end_vote":
        return set(view["alive"]) - {you} <= set(view["voted"])
    if view["voters"] and view["stage"] not in ("talk", "talk_again", "defence"):
        return set(view["voters"]) - {you} <= set(view["voted"])
    return set(view["alive"]) - {you} <= set(view["ready"])


def _is_addressed(view: View, line: Line) -> bool:
    if "claim" in line:
        return bool(line["claim"].get("about") == view["you"])
    known = tuple(player["name"] for player in view["players"])
    return "say" in line and view["you"] in named_seats(line["say"], known)
