"""Seasons for tests: set up, brought to a phase, and played by short names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from turncoat import Illegal, Match
from turncoat.core.calendar import Calendar
from turncoat.core.viewer import Seat

Json = dict[str, Any]
NAMES = [f"P{seat}" for seat in range(24)]


def season(
    players: int = 6,
    traitors: Iterable[int] = (0, 1),
    deal: Json | None = None,
    seed: int = 1,
    **options: Any,
) -> Match:
    """What is dealt is fixed: at breakfast the lowest seats come first, the lot falls on the highest.

    There is no death list unless the options have one.
    """
    fixed = {
        "traitors": list(traitors),
        "lots": list(range(players))[::-1],
        "breakfast": [list(range(players))] * 12,
        "reveal": [0] * 60,
    }
    return Match(
        "the-traitors", NAMES[:players], seed, {"death_lists": [], **options}, {**fixed, **(deal or {})}
    )


def by_days(players: int = 6, **options: Any) -> Match:
    """TT-2: a season with one game day a real day."""
    calendar = Calendar.starting(datetime(2026, 6, 1, 12, tzinfo=UTC), "Europe/Copenhagen")
    return Match("the-traitors", NAMES[:players], 1, {"pace": "days", **options}, calendar=calendar)


def at(m: Match) -> tuple[Any, ...]:
    """Where the season is: phase, and stage or part."""
    host = m.view("host")
    return tuple(value for value in (host["phase"], host["stage"], host["part"]) if value is not None)


def until(m: Match, *where: Any, day: int | None = None) -> Match:
    """Let the clock run until the season is there."""
    for _ in range(600):
        if at(m)[: len(where)] == where and day in (None, m.view("host")["day"]):
            return m
        assert m.deadline is not None, f"the season never came to {where}, {day}"
        m.tick(m.deadline)
    raise AssertionError(f"the season never came to {where}, {day}")


def move(m: Match, seat: Seat, name: str, **fields: Any) -> None:
    m.play(seat, {"move": name, **fields})


def refusal(m: Match, seat: Seat, name: str, **fields: Any) -> str | None:
    """Why a move would be refused; None: it would not."""
    try:
        m.fork().play(seat, {"move": name, **fields})
    except Illegal as no:
        return no.code
    return None


def legal(m: Match, seat: Seat) -> set[str]:
    return {entry["move"] for entry in m.legal(seat)}


def legal_targets(m: Match, seat: int, name: str) -> list[int]:
    return [entry["target"] for entry in m.legal(seat) if entry["move"] == name]


def vote(m: Match, votes: Mapping[int, int]) -> None:
    """These votes are written, the rest stay blank, and all are shown."""
    for seat, target in votes.items():
        move(m, seat, "vote", target=target)
    if at(m)[1] != "reveal":
        m.tick(m.deadline or 0)
    while at(m) == ("round_table", "reveal"):
        m.tick(m.deadline or 0)


def banish(m: Match, seat: int) -> None:
    """Everybody votes for that player, at the next Round Table."""
    until(m, "round_table", "vote")
    alive = m.view("host")["alive"]
    vote(m, {voter: seat if voter != seat else next(o for o in alive if o != seat) for voter in alive})
    assert at(m) == ("round_table", "identity")
    if m.view("watcher")["revealer"] is not None:
        move(m, seat, "reveal")


def night(m: Match, decision: Json | None = None, by: Iterable[int] | None = None) -> None:
    """The Traitors agree on that in part one; the season stands in part two."""
    until(m, "conclave", 1)
    if decision is not None:
        for seat in by or m.view("host")["everything"]["present"]:
            m.play(seat, decision)
    until(m, "conclave", 2)


def all_in(m: Match) -> None:
    """The last who comes to breakfast is in."""
    until(m, "breakfast")
    while at(m) == ("breakfast",) and not any(m.view(seat)["awaited"] for seat in m.view("host")["alive"]):
        m.tick(m.deadline or 0)


def truth(m: Match) -> Json:
    everything: Json = m.view("host")["everything"]
    return everything


def traitors(m: Match) -> list[int]:
    return [seat for seat, who in enumerate(truth(m)["identities"]) if who == "traitor"]


def give_shield(m: Match, seat: int) -> None:
    """The season goes on to the armoury, where that player finds a shield and takes it."""
    earn_access(m, [seat])
    door = truth(m)["behind"][0]
    move(m, seat, "open_door", door=door)
    move(m, seat, "take_shield", take=True)


def earn_access(m: Match, seats: Iterable[int]) -> None:
    """In the vault these players answer right and nobody else answers."""
    walk_round(m, right=seats)
    until(m, "armoury")


def walk_round(m: Match, right: Iterable[int] = (), wrong: Iterable[int] = ()) -> None:
    """The vault's doors close, and the group walks round; the others let their time run out."""
    until(m, "mission")
    pictures = truth(m)["mission"]["pictures"]
    m.tick(m.deadline or 0)
    while at(m) == ("mission",):
        progress = m.view("host")["mission"]["progress"]
        seat, door = progress["turn"], progress["door"]
        if seat in right or seat in wrong:
            picture = pictures[door] if seat in right else pictures[door - 1]
            move(m, seat, "mission", act={"move": "answer", "door": door, "picture": picture})
        else:
            m.tick(m.deadline or 0)
