"""What logs of finished matches come to: who won rounds, who called, how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from turncoat.core.extras.chart import Chart
from turncoat.core.extras.confidence import CONFIDENCE, interval
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.games.are_you_the_traitor.casting import ALIGNMENTS, ROLES, WIZARDS, Alignment, Role, team
from turncoat.words import Words

TELLING: Final = {"stop", "first", "void", "ready", "declare"}
"""Moves after which a round can have ended or begun; else it is a deadline."""


@dataclass(frozen=True)
class Played:
    """One dealing, from the deal to the Stop; or to where it was void."""

    dealing: int
    round: int
    seconds: float
    caller: Role | None = None
    """None when the round was void."""
    target: Role | None = None
    right: bool = False
    winner: Alignment | None = None
    calls: int = 0
    """How many called; more than one made a photo finish."""
    roles: tuple[Role, ...] = ()
    """By seat, once they were revealed."""


def rounds(log: Json) -> Iterator[Played]:
    """Yield the finished dealings of a match, in order."""
    records = log["records"]
    match = Match.replay(log, upto=0)
    shown = match.view("watcher")
    told = 0
    for record in records:
        match.repeat(record)
        if "move" in record and record["move"]["move"] not in TELLING:
            continue
        before, shown = shown, match.view("watcher")
        ended = shown["phase"] in ("pause", "over") or shown["dealing"] > before["dealing"]
        if not ended or told == before["dealing"]:
            continue
        told = before["dealing"]
        yield _outcome(before, shown, record["at"] - before["began"])


def _outcome(before: Json, after: Json, seconds: float) -> Played:
    reveal = after["reveal"]
    if reveal is None or after["dealing"] > before["dealing"]:
        return Played(before["dealing"], before["round"], seconds)
    return Played(
        before["dealing"],
        before["round"],
        seconds,
        _role(reveal, reveal["caller"]),
        _role(reveal, reveal["target"]),
        reveal["right"],
        reveal["winner"],
        len(after["calls"]),
        tuple(_role(reveal, seat) for seat in range(len(reveal["characters"]))),
    )


def _role(reveal: Json, seat: int) -> Role:
    side = reveal["alignments"].get(str(seat))
    role: Role = reveal["characters"][seat] if side is None else WIZARDS[side]
    return role


def count(log: Json, bots: Sequence[str] = ()) -> Counter[str]:  # noqa: ARG001 - roles matter, not bots
    """Count what a match adds to the figures; counts of many matches can be added up."""
    counts = Counter({"matches": 1, f"by/{log['result']['by'] if log['result'] else 'unfinished'}": 1})
    for one in rounds(log):
        if one.caller is None:
            counts["void"] += 1
            continue
        counts["rounds"] += 1
        counts["photo_finishes"] += one.calls > 1
        counts[f"won/{one.winner}"] += 1
        counts[f"called/{one.caller}"] += 1
        counts[f"right/{one.caller}"] += one.right
        counts[f"seconds/{round(one.seconds)}"] += 1
    return counts


def contests(log: Json) -> Iterator[tuple[list[str], list[int]]]:
    """Yield for each round that a Stop ended: the role of each seat, and the seats of the team that won."""
    for one in rounds(log):
        if one.winner is not None:
            won = [seat for seat, role in enumerate(one.roles) if team(role) == one.winner]
            yield list(one.roles), won


def figures(counts: Counter[str]) -> Json:
    """Win rates of both teams, calls by role, length of rounds: in plain JSON types."""
    seconds = {
        int(key.removeprefix("seconds/")): n for key, n in counts.items() if key.startswith("seconds/")
    }
    return {
        "matches": counts["matches"],
        "by": {key.removeprefix("by/"): n for key, n in sorted(counts.items()) if key.startswith("by/")},
        "rounds": counts["rounds"],
        "void": counts["void"],
        "photo_finishes": counts["photo_finishes"],
        "won": {side: _share(counts[f"won/{side}"], counts["rounds"]) for side in ALIGNMENTS},
        "callers": {role: _share(counts[f"right/{role}"], counts[f"called/{role}"]) for role in ROLES},
        "seconds": _lengths(sorted(Counter(seconds).elements())),
    }


def charts(found: Json) -> list[Chart]:
    """Return who won the rounds, and how often each role called the right player."""
    won = [{**found["won"][side], "label": side} for side in ALIGNMENTS if found["rounds"]]
    right = [{**found["callers"][role], "label": role} for role in ROLES if found["callers"][role]["of"]]
    return [Chart("won", "shares", won, "at-sim-team-"), Chart("right", "shares", right, "at-role-")]


def describe(found: Json, say: Words) -> list[list[list[str]]]:
    """Tables for people: who won the rounds, who called and was right, how long it took."""
    headings = [say("at-sim-rounds"), say("at-sim-won"), say("at-sim-share"), _interval(say)]
    won = [[say(f"at-sim-team-{side}"), *_share_cells(found["won"][side], say)] for side in ALIGNMENTS]
    won += [
        [say("at-sim-void"), _number(found["void"], say), "", ""],
        [say("at-sim-photo-finishes"), _number(found["photo_finishes"], say), "", ""],
    ]
    calls = [
        [
            say(f"at-role-{role}"),
            _number(found["callers"][role]["of"], say),
            *_share_cells(found["callers"][role], say),
        ]
        for role in ROLES
    ]
    tables = [
        [headings, *won],
        [
            [
                say("at-sim-callers"),
                say("at-sim-calls"),
                say("at-sim-right"),
                say("at-sim-share"),
                _interval(say),
            ],
            *calls,
        ],
    ]
    if found["seconds"] is not None:
        names = ("mean", "median", "p90", "longest")
        seconds = [_number(round(found["seconds"][name]), say) for name in names]
        lengths = [say("at-sim-seconds"), *seconds]
        tables.append([[say("at-sim-length"), *(say(f"at-sim-{name}") for name in names)], lengths])
    return tables


def _share_cells(share: Json, say: Words) -> list[str]:
    if share["share"] is None:
        return [_number(share["number"], say), "–", "–"]
    between = say("sim-range", low=100 * share["low"], high=100 * share["high"])
    return [_number(share["number"], say), say("at-sim-percent", share=share["share"]), between]


def _interval(say: Words) -> str:
    return say("sim-interval", confidence=CONFIDENCE)


def _number(number: int, say: Words) -> str:
    return say("at-sim-number", number=number)


def _share(number: int, of: int) -> Json:
    if not of:
        return {"number": number, "of": of, "share": None, "low": None, "high": None}
    low, high = interval(number / of, of)
    return {"number": number, "of": of, "share": number / of, "low": low, "high": high}


def _lengths(seconds: list[int]) -> Json | None:
    """Count rounds by their length in whole seconds."""
    if not seconds:
        return None
    return {
        "mean": sum(seconds) / len(seconds),
        "median": seconds[(len(seconds) - 1) // 2],
        "p90": seconds[(9 * len(seconds) + 9) // 10 - 1],
        "longest": seconds[-1],
    }
