"""Playthroughs: a whole game as text, with everything that every viewer could see.

`python -m turncoat.lab.playthrough FOLDER` writes a text beside every script in the folder. A test writes
them anew and compares, so that a change of the rules shows up as a change of these texts.

A script is a TOML file:

    about     what it shows
    game, seats, seed, options, deal      what the match is made of
    steps     a list of {seat, move, at} and {tick}; a step with `refused` must be refused with that code
    bots      by seat: who plays on from there to the end, if anybody does

    talk      a language: the text is only what was said to all, in that language, with the moments
    claims    with it: how the messages of the game's claims begin

The text shows each viewer's whole view at the start and then what changed. A line that begins with `all`
is the same for every viewer; `0`, `1`, … are seats.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from turncoat.core import registry
from turncoat.core.bots.bot import seat_bot
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Viewer
from turncoat.lab.bot_match import BotMatch
from turncoat.terminal.toolkit import claim_sentence
from turncoat.words import Words

Fields: TypeAlias = dict[str, Any]
"""The values of a view by their places in it."""
Refusals: TypeAlias = dict[int, list[str]]
"""Refusals by the number of records before them."""

ALL: Final = "all"
SCENE: Final = ("round", "day", "phase", "stage")
"""The fields of a view that begin a new page of talk."""
LINE: Final = 160


def playthrough(script: dict[str, Any]) -> str:
    """Play a script and return the text."""
    match, refusals = _begin(script), dict[int, list[str]]()
    for step in script.get("steps", []):
        _take(match, step, refusals)
    if "bots" in script:
        bots = registry.find(match.game).bots
        BotMatch(match, [seat_bot(bots, spec, seat) for seat, spec in enumerate(script["bots"])]).play_out()
    about = [f"# {line}" for line in script["about"].strip().splitlines()]
    pages = (
        _talk_pages(_begin(script), match.log, Words(script["talk"]), script["claims"])
        if "talk" in script
        else _pages(_begin(script), match.log, refusals)
    )
    return "\n".join([*about, *pages]) + "\n"


def _begin(script: dict[str, Any]) -> Match:
    return Match(script["game"], script["seats"], script["seed"], script.get("options"), script.get("deal"))


def _take(match: Match, step: dict[str, Any], refusals: Refusals) -> None:
    """Carry out one step of a script; it must be refused where the script says so, and only there."""
    try:
        if "tick" in step:
            match.tick(step["tick"])
        else:
            match.play(step["seat"], step["move"], step.get("at"))
    except Illegal as no:
        if no.code != step.get("refused"):
            raise
        params = f" {_json(no.params)}" if no.params else ""
        text = f"{step['seat']} {_json(step['move'])} refused: {no.code}{params}"
        refusals.setdefault(match.number, []).append(text)
    else:
        if "refused" in step:
            raise ValueError(f"{step} was not refused")


def _pages(match: Match, log: dict[str, Any], refusals: Refusals) -> Iterator[str]:
    """Replay the log and yield its lines of text."""
    for name in ("game", "seats", "options", "deal", "seed", "commitment"):
        yield f"{name}: {_json(log[name])}"
    viewers: list[Viewer] = [*range(len(match.seats)), "watcher", "host"]
    before: list[Fields] = [{} for _ in viewers]
    heard = [0] * len(viewers)
    for number in range(len(log["records"]) + 1):
        if number:
            entry = log["records"][number - 1]
            yield from ("", _heading(entry))
            match.repeat(entry)
        else:
            yield from ("", f"start, drew {_json(log['opened'])}")
        lines = [match.talk(viewer, count) for viewer, count in zip(viewers, heard, strict=True)]
        heard = [count + len(new) for count, new in zip(heard, lines, strict=True)]
        yield from _talk_lines([str(viewer) for viewer in viewers], lines)
        after = [_flatten(match.view(viewer)) for viewer in viewers]
        yield from _changes([str(viewer) for viewer in viewers], before, after)
        before = after
        yield from refusals.get(number, [])


def _talk_pages(match: Match, log: dict[str, Any], say: Words, claims: str) -> Iterator[str]:
    """Replay the log and yield what was said to all, scene by scene."""
    yield f"game: {_json(log['game'])}"
    yield f"seed: {_json(log['seed'])}"
    scene: tuple[Any, ...] = ()
    heard = 0
    for entry in log["records"]:
        view = match.view("watcher")
        match.repeat(entry)
        lines = [line for line in match.talk("watcher", heard) if line["seat"] is not None]
        heard = len(match.talk("watcher", 0))
        now = tuple(view[name] for name in SCENE if name in view)
        if lines and now != scene:
            scene = now
            yield from ("", "== " + ", ".join(str(part) for part in scene if part is not None))
        for line in lines:
            text = line["say"] if "say" in line else claim_sentence(view, line["claim"], say, claims)
            yield f"{line['at']:7.1f}  {match.seats[line['seat']]}: {text}"


def _talk_lines(viewers: list[str], heard: list[list[dict[str, Any]]]) -> Iterator[str]:
    """Yield the lines that were said, once where all heard the same."""
    if all(lines == heard[0] for lines in heard):
        viewers, heard = [ALL], heard[:1]
    for viewer, lines in zip(viewers, heard, strict=True):
        for line in lines:
            yield f"  {viewer:<8} hears {_json(line)}"


def _heading(entry: dict[str, Any]) -> str:
    who = f"{entry['seat']} {_json(entry['move'])}" if "move" in entry else "the clock"
    drew = f", drew {_json(entry['drew'])}" if entry["drew"] else ""
    return f"{entry['n']}. at {entry['at']} s: {who}{drew}"


def _flatten(value: dict[str, Any], place: str = "") -> Fields:
    """Flatten players, and objects that are too long for a line."""
    fields: Fields = {}
    for name, inner in value.items():
        here = f"{place}{name}"
        if name == "players":
            fields |= {f"{here}.{player['seat']}": player for player in inner}
        elif isinstance(inner, dict) and len(_json(inner)) > LINE:
            fields |= _flatten(inner, f"{here}.")
        else:
            fields[here] = inner
    return fields


def _changes(names: list[str], before: list[Fields], after: list[Fields]) -> Iterator[str]:
    """Yield what changed for everybody alike, then what changed for each viewer."""
    changed = [dict(_differences(was, now)) for was, now in zip(before, after, strict=True)]
    common = dict.fromkeys(
        place for place, text in changed[0].items() if all(other.get(place) == text for other in changed)
    )
    for place in common:
        yield f"  {ALL:<8} {place}: {changed[0][place]}"
    for name, differences in zip(names, changed, strict=True):
        for place, text in differences.items():
            if place not in common:
                yield f"  {name:<8} {place}: {text}"


def _differences(was: Fields, now: Fields) -> Iterator[tuple[str, str]]:
    for place in {**was, **now}:
        if place not in now:
            yield place, "gone"
        elif place not in was or was[place] != now[place]:
            yield place, _describe(was.get(place), now[place])


def _describe(was: Any, now: Any) -> str:
    """Describe a value; of a long list only what changed at its beginning."""
    if isinstance(was, list) and isinstance(now, list) and len(_json(now)) > LINE:
        same = 0
        while same < min(len(was), len(now)) and was[-1 - same] == now[-1 - same]:
            same += 1
        if same > len(now) // 2:
            return f"{_json(was[: len(was) - same])} -> {_json(now[: len(now) - same])} and {same} more"
    return _json(now)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main(folder: Path) -> None:
    for path in sorted(folder.rglob("*.toml")):
        text = playthrough(tomllib.loads(path.read_text(encoding="utf-8")))
        path.with_suffix(".txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
