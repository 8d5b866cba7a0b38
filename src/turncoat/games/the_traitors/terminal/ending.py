"""The end of a season and its recap: the result, the identities, the votes, the nights (TT-40)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bots.bot import View
from turncoat.games.the_traitors.terminal.describe import describe_choice
from turncoat.terminal.toolkit import name, names
from turncoat.words import Words


def ending(view: View, say: Words) -> RenderableType:
    recap = view["recap"]
    return Group(
        Text(say("ttt-recap-who"), style="brass"),
        _people(view, say),
        Text(),
        Text(say("ttt-recap-votes"), style="brass"),
        _votes(view, say),
        Text(),
        Text(say("ttt-recap-nights"), style="brass"),
        *[Text(line) for night in recap["nights"] for line in _night(view, night, say)],
        Text(),
        *_result(view, say),
    )


def _people(view: View, say: Words) -> Grid:
    recap, shares = view["recap"], view["result"]["shares"]
    grid = Grid.grid(padding=(0, 2))
    for seat, identity in enumerate(recap["identities"]):
        out = view["out"].get(str(seat))
        fate = say("ttt-recap-left") if out is None else say(f"ttt-out-{out['how']}", day=out["day"])
        joined = identity == "traitor" and seat not in recap["first_traitors"]
        share = shares.get(str(seat))
        guesses = [entry for entry in recap["suspicions"] if entry["seat"] == seat]
        grid.add_row(
            Text(name(view, seat), style="brass.strong"),
            Text(say("ttt-recap-joined") if joined else say(f"ttt-role-{identity}")),
            Text(fate, style="faint"),
            Text("" if share is None else say("ttt-recap-share", bars=_bars(share)), style="brass.strong"),
            Text(_guess_score(guesses, say), style="faint"),
        )
    return grid


def _bars(share: str) -> str:
    """Write an exact fraction of bars: `5/1` is 5, `9/2` is 4 1/2."""
    whole, rest = divmod(Fraction(share), 1)
    return " ".join(str(part) for part in (whole, rest) if part)


def _guess_score(guesses: list[Any], say: Words) -> str:
    if not guesses:
        return ""
    return say("ttt-recap-right", right=sum(one["right"] for one in guesses), of=len(guesses))


def _votes(view: View, say: Words) -> Grid:
    """Draw who voted for whom: a row for each player, a column for each vote."""
    recap = view["recap"]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column("")
    for vote in recap["votes"]:
        grid.add_column(Text(say("ttt-recap-day", day=vote["day"]), style="faint"))
    for seat in range(len(view["players"])):
        cells = []
        for vote in recap["votes"]:
            slip = next((slip for slip in vote["votes"] if slip["seat"] == seat), None)
            target = None if slip is None else slip["target"]
            text = "" if slip is None else "–" if target is None else name(view, target)
            right = target is not None and recap["identities"][target] == "traitor"
            cells.append(Text(text, style="brass.strong" if right else ""))
        grid.add_row(Text(name(view, seat), style="brass"), *cells)
    gone = [
        Text("=" if vote["banished"] is None else name(view, vote["banished"]), style="wax")
        for vote in recap["votes"]
    ]
    grid.add_row(Text(say("ttt-recap-banished"), style="wax"), *gone)
    return grid


def _night(view: View, night: Any, say: Words) -> list[str]:
    """Tell what the Traitors decided, and what came of it."""
    if not night["traitors"] and not night["decided"]:
        return [say("ttt-recap-no-traitor", night=night["night"])]
    decided = "; ".join(describe_choice(view, choice, say) for choice in night["decided"])
    told = [
        say("ttt-recap-night", night=night["night"], names=names(view, night["traitors"]), decided=decided)
    ]
    murders = [choice for choice in night["decided"] if choice["move"] == "murder"]
    if murders and night["murdered"] is None:
        told.append(say("ttt-recap-shield", name=name(view, murders[0]["target"])))
    if night["tempted"] is not None:
        answer = "yes" if night["accepted"] else "no"
        told.append(say("ttt-recap-letter", name=name(view, night["tempted"]), answer=answer))
    return told


def _result(view: View, say: Words) -> list[Text]:
    result = view["result"]
    winners = result["winners"]
    if result["side"] is None:
        return [Text(say("ttt-result-nobody"), style="wax")]
    told = say(
        f"ttt-result-{result['side']}", count=len(winners), names=names(view, winners), bars=view["silver"]
    )
    won = view["you"] in winners
    lines = [Text(told, style="brass.strong" if won else "wax")]
    return [*lines, Text(say("ttt-result-you" if won else "ttt-result-not-you"), style="brass.strong")]
