"""Describe the season that options make: its length, and what its nights can bring (TT-2, TT-10)."""

from __future__ import annotations

from typing import Final

from turncoat.core.game import Json, Note
from turncoat.games.the_traitors.clauses import host, powers
from turncoat.games.the_traitors.clauses.dealing import numbers
from turncoat.games.the_traitors.clauses.durations import LATER_TALK, Pace
from turncoat.games.the_traitors.clauses.flow import FINAL_FROM, FINALISTS

MINUTE: Final = 60
ROUNDED: Final = 5
"""Minutes are told in steps of so many."""


def outline(options: Json, players: int) -> list[Note]:
    """Return what people should know before they begin, as messages of the catalogue."""
    notes = []
    if options["pace"] != "days":
        minutes = max(ROUNDED, round(seconds(options, players) / MINUTE / ROUNDED) * ROUNDED)
        notes.append(Note("outline-the-traitors-minutes", {"minutes": minutes}))
    return [*notes, _nights(options, players)]


def seconds(options: Json, players: int) -> float:
    """Return how long a season lasts if every clock runs down, and every night and every table costs one."""
    pace = Pace(options["pace"], {}, None)
    alive, days, passed = players, options["days"], pace.seconds("arrival")
    for day in range(1, days + 1):
        chosen = day >= int(options["choose_on"])
        if day == int(options["choose_on"]):
            passed += pace.seconds("selection")
        if day > 1:
            passed += alive * pace.seconds("chair") + pace.seconds("breakfast")
        passed += pace.seconds("mission")
        if day == days or alive <= FINAL_FROM:
            return passed + _final_day(pace, alive)
        if chosen and day >= options["armoury_from"]:
            passed += pace.seconds("armoury")
        if chosen and day >= options["first_round_table"]:
            passed += pace.seconds("talk") + _votes(pace, alive)
            alive -= 1
        if chosen:
            passed += pace.seconds("conclave_1") + pace.seconds("conclave_2")
            alive -= day not in options["death_lists"]
    return passed


def _votes(pace: Pace, voters: int) -> float:
    """Return the seconds from the vote to the identity, if every second voter uses the floor."""
    shown = (pace.seconds("shown_vote") + pace.seconds("floor")) / 2
    return pace.seconds("vote") + voters * shown + pace.seconds("identity")


def _final_day(pace: Pace, alive: int) -> float:
    """Return the seconds from the first Round Table of the final day to the end (TT-36, TT-39)."""
    passed, talk = 0.0, pace.seconds("talk")
    while alive > FINALISTS:
        passed += talk + _votes(pace, alive)
        talk = pace.seconds("talk") * LATER_TALK
        alive -= 1
    passed += pace.seconds("final_break") + pace.seconds("end_vote")
    return passed + pace.seconds("talk") + _votes(pace, alive) + (alive - 1) * pace.seconds("identity")


def _nights(options: Json, players: int) -> Note:
    """Tell how many nights there can be, and which powers can occur in them."""
    nights = options["days"] - int(options["choose_on"])
    any_night = options["powers"] == "any_night"
    blackmail = nights >= (1 if any_night else powers.BLACKMAIL_NIGHTS)
    tempt = nights >= (1 if any_night else powers.TEMPT_NIGHTS) and _may_be_two(options, players, blackmail)
    lists = nights > 1 if host.has_host(options) else bool(options["death_lists"])
    occurs = {"tempt": tempt, "blackmail": blackmail, "list": lists}
    told = {name: "yes" if is_so else "no" for name, is_so in occurs.items()}
    return Note("outline-the-traitors-nights", {"nights": nights, **told})


def _may_be_two(options: Json, players: int, blackmail: bool) -> bool:
    """Return whether exactly two Traitors may meet: chosen, left of more, or after a blackmail (TT-30)."""
    told = options["traitors"]
    most = max(numbers(None if isinstance(told, str) else told, players))
    return most >= powers.TEMPTERS or (blackmail and options["days"] - int(options["choose_on"]) > 1)
