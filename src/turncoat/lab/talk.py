"""Measures of talk for any bots in any game: who answers, contradicts or repeats themselves, or is silent.

A *scene* is a stretch of a match in one phase. A line *addresses* the players that it names, in free text or
as the subject of a claim; it is answered if they speak within ten seconds. The control is how often somebody
who was not addressed speaks within the same ten seconds. Where the scene ended sooner, those who had not
spoken count for neither, nor do players who are out. An accusation is empty if the accused had said nothing,
in a game of rounds nothing in that round.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final, TypeAlias

from turncoat.core.extras.confidence import interval
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.words import Words
from turncoat.words.reading import read

WITHIN: Final = 10.0
"""Seconds in which an answer counts."""
FOR: Final = frozenset(["trust", "is-guard", "is-keyholder", "is-good_wizard", "is-loyal"])
AGAINST: Final = frozenset(["doubt", "lie", "is-traitor", "is-evil_wizard"])
SCENE: Final = ("phase", "stage", "part", "round", "dealing", "day")
"""The fields of a view that say which scene it is."""
ROUND: Final = ("round", "dealing")
"""The fields that say which round it is."""
TALKS: Final = frozenset(["talk", "round_table"])
"""The phases whose silence is measured: their business is talk."""

Rows: TypeAlias = list[list[str]]


@dataclass
class Scene:
    phase: str
    began: float
    alive: frozenset[int] | None = None
    """Who is in the game; None: everybody always is."""
    round: tuple[Any, ...] = ()
    ended: float = math.inf
    lines: list[Json] = field(default_factory=list)


def scenes(log: Json) -> Iterator[Scene]:
    """Yield the scenes of a match, each with its lines as everybody heard them."""
    match = Match.replay(log, upto=0)
    heard, moments = 0, -1
    key: tuple[Any, ...] = ()
    scene: Scene | None = None
    for record in (None, *log["records"]):
        if record is not None:
            match.repeat(record)
        for line in match.talk("watcher", heard):
            heard += 1
            if scene is not None:
                scene.lines.append(line)
        if match.moments == moments:
            continue
        moments = match.moments
        view = match.view("watcher")
        alive = frozenset(view["alive"]) if "alive" in view else None
        now = tuple(view.get(name) for name in SCENE)
        if now != key or scene is None:
            if scene is not None:
                scene.ended = match.now
                yield scene
            key, scene = now, Scene(view["phase"], match.now, alive, tuple(map(view.get, ROUND)))
        scene.alive = alive
    if scene is not None:
        scene.ended = match.now
        yield scene


def count(log: Json, bots: Sequence[str] = ()) -> Counter[str]:  # noqa: ARG001 - bots talk like people
    """Count what the talk of a match comes to; counts of many matches can be added up."""
    if not any(record.get("move", {}).get("move") in ("say", "claim") for record in log["records"]):
        return Counter()
    names = tuple(log["seats"])
    counts: Counter[str] = Counter()
    said: set[str] = set()
    spoken: set[int] = set()
    before: tuple[Any, ...] = ()
    for scene in scenes(log):
        if scene.round != before:
            before, spoken = scene.round, set()
        if scene.lines or scene.phase in TALKS:
            _count_scene(scene, names, said, spoken, counts)
    return counts


def _count_scene(
    scene: Scene, names: tuple[str, ...], said: set[str], spoken: set[int], counts: Counter[str]
) -> None:
    lines = [line for line in scene.lines if line["seat"] is not None]
    stances: dict[tuple[int, int], bool] = {}
    roles: dict[int, str] = {}
    claims: set[str] = set()
    for place, line in enumerate(lines):
        counts["lines"] += 1
        _count_addressees(place, lines, scene, names, counts)
        _count_stance(line, names, spoken, stances, roles, counts)
        text = line.get("say")
        counts["texts"] += text is not None
        claim = None if text else f"{line['seat']} {sorted(line.get('claim', {}).items())}"
        counts["repeats"] += text in said or claim in claims
        said |= {text} - {None}  # type: ignore[arg-type]
        claims |= {claim} - {None}  # type: ignore[arg-type]
        spoken.add(line["seat"])
    if scene.phase in TALKS:
        moments = [scene.began, *(line["at"] for line in lines), scene.ended]
        longest = max(after - before for before, after in pairwise(moments))
        counts[f"silence/{round(longest)}"] += 1


def addressees(line: Json, names: tuple[str, ...]) -> set[int]:
    """Return the seats to which a line speaks."""
    about = line.get("claim", {}).get("about")
    found = {about} if about is not None else set()
    if "say" in line:
        found |= {*read(line["say"], names).named}
    return found - {line["seat"]}


def _count_addressees(
    place: int, lines: list[Json], scene: Scene, names: tuple[str, ...], counts: Counter[str]
) -> None:
    line = lines[place]
    to = addressees(line, names)
    if not to:
        return
    until = line["at"] + WITHIN
    soon = {other["seat"] for other in lines[place + 1 :] if other["at"] <= until}
    whole = scene.ended >= until
    for seat in range(len(names)) if scene.alive is None else scene.alive:
        if seat == line["seat"] or not (whole or seat in soon):
            continue
        kind = "addressees" if seat in to else "control"
        counts[kind] += 1
        counts[f"{kind}/spoke"] += seat in soon


def opinion(line: Json, names: tuple[str, ...]) -> list[tuple[int, bool]]:
    """Return about whom a line says something good (False) or bad (True)."""
    if "claim" in line:
        claim = line["claim"]
        kind = f"is-{claim['role']}" if claim["what"] == "is" else claim["what"]
        return [(claim["about"], kind in AGAINST)] if kind in FOR | AGAINST else []
    clauses = read(line.get("say", ""), names).clauses
    return [
        (clause.named[0], clause.leaning == "against")
        for clause in clauses
        if len(clause.named) == 1 and clause.leaning and not clause.asks
    ]


def _count_stance(
    line: Json,
    names: tuple[str, ...],
    spoken: set[int],
    stances: dict[tuple[int, int], bool],
    roles: dict[int, str],
    counts: Counter[str],
) -> None:
    speaker, claim = line["seat"], line.get("claim", {})
    for about, against in opinion(line, names):
        if about == speaker:
            continue
        before = stances.get((speaker, about))
        counts["stances"] += 1
        counts["contradictions"] += before not in (None, against) and "claim" in line
        counts["changes"] += before not in (None, against)
        stances[speaker, about] = against
        counts["accusations"] += against
        counts["accusations/empty"] += against and about not in spoken
        if claim.get("what") == "lie":
            counts["lies"] += 1
            counts["lies/empty"] += about not in spoken
    if claim.get("what") == "am":
        counts["contradictions"] += roles.get(speaker, claim["role"]) != claim["role"]
        roles[speaker] = claim["role"]


def figures(counts: Counter[str]) -> Json:
    """Compute the measures from the counts, with intervals, in plain JSON types."""
    silences = Counter({int(key[8:]): n for key, n in counts.items() if key.startswith("silence/")})
    gaps = sorted(silences.elements())
    return {
        "lines": counts["lines"],
        "answered": _share(counts["addressees/spoke"], counts["addressees"]),
        "control": _share(counts["control/spoke"], counts["control"]),
        "contradictions": _share(counts["contradictions"], counts["lines"]),
        "changes": _share(counts["changes"], counts["stances"]),
        "empty_accusations": _share(counts["accusations/empty"], counts["accusations"]),
        "empty_lies": _share(counts["lies/empty"], counts["lies"]),
        "repeats": _share(counts["repeats"], counts["lines"]),
        "silence": {
            "median": gaps[(len(gaps) - 1) // 2],
            "p90": gaps[(9 * len(gaps) + 9) // 10 - 1],
            "longest": gaps[-1],
        }
        if gaps
        else None,
    }


def _share(number: int, of: int) -> Json | None:
    if not of:
        return None
    low, high = interval(number / of, of)
    return {"number": number, "of": of, "share": number / of, "low": low, "high": high}


MEASURES: Final = (
    "answered",
    "control",
    "contradictions",
    "changes",
    "empty_accusations",
    "empty_lies",
    "repeats",
)


def describe(found: Json, say: Words) -> list[Rows]:
    """Describe the measures for people, as tables with their headings."""
    if not found["lines"]:
        return []
    rows = [[say("talk-heading"), say("talk-share"), say("talk-interval")]]
    for name in MEASURES:
        share = found[name]
        if share is not None:
            rows.append([say(f"talk-{name}"), _percent(share["share"], say), _range(share, say)])
    tables = [rows]
    if found["silence"] is not None:
        gaps = found["silence"]
        headings = [say("talk-silence"), say("talk-median"), say("talk-p90"), say("talk-longest")]
        tables.append(
            [headings, [say("talk-seconds"), *(str(gaps[name]) for name in ("median", "p90", "longest"))]]
        )
    return tables


def _percent(share: float, say: Words) -> str:
    return say("sim-percent", share=share)


def _range(share: Json, say: Words) -> str:
    return say("sim-range", low=100 * share["low"], high=100 * share["high"])
