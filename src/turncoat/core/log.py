"""The written record of a match: plain JSON, complete, sealed against slips of a bit.

    turncoat       the version of this form
    game, seats, options, deal     what the match was made of; a deal that is not empty fixed some of the luck
    rules          the version of the game's rules that it was played by
    calendar       only where the match runs by the calendar: when it began, and its time zone
    seed, commitment     where its luck came from
    contributions  what the players mixed into it: {"seat", "hash", "hex"}; the hash was shown before any
                   contribution was revealed, and hex is null where one never was
    broken_off     starts that were broken off, each with the names of the players who had not revealed
    opened         the numbers drawn while setting up
    records        what happened: {"n", "at", "seat", "move", "drew"}; a deadline that came is
                   {"n", "at", "drew"} without seat and move
    now            the match's clock
    result         how it ended, or null
    seal           SHA-256 over all of the above in canonical form

The canonical form is UTF-8 JSON with sorted keys and no spaces.

From here on every form is kept: a log that was written once can be read for good.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from turncoat.core.refusal import Illegal

VERSION = 2
OPTIONAL = {"calendar"}
FIELDS = {
    *("turncoat", "game", "seats", "options", "deal", "rules", "seed", "commitment", "contributions"),
    *("broken_off", "opened", "records", "now", "result", "seal"),
}


def is_log(log: object) -> bool:
    """Return whether this is a log of the present form, as far as the names of its fields tell."""
    return (
        isinstance(log, dict)
        and type(log.get("turncoat")) is int
        and log["turncoat"] == VERSION
        and set(log) - OPTIONAL == FIELDS
        and _names_rules(log["rules"])
        and _names(log["broken_off"])
    )


def _names_rules(version: object) -> bool:
    return isinstance(version, int) and not isinstance(version, bool) and version > 0


def _names(starts: object) -> bool:
    return isinstance(starts, list) and all(
        isinstance(names, list) and all(isinstance(name, str) for name in names) for names in starts
    )


_WRITER = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def canonical(value: object) -> bytes:
    """Write a JSON value in the canonical form."""
    return _WRITER.encode(value).encode()


def seal(log: dict[str, Any]) -> str:
    """Compute what the log's own `seal` must be."""
    return hashlib.sha256(canonical({k: v for k, v in log.items() if k != "seal"})).hexdigest()


def plain(value: object, refusal: Illegal) -> Any:
    """Return an independent copy of a JSON value; raise the refusal if it is not one."""
    try:
        return json.loads(canonical(value))
    except Exception:  # an object that is no JSON may raise anything while it is looked at
        raise refusal from None


def same(own: Any, given: Any) -> bool:
    """Return whether a value that was given equals our own.

    Seconds may come without their fraction, as JavaScript writes them; a whole number with one differs.
    """
    if isinstance(own, float):
        return type(given) in (int, float) and own == given
    if type(own) is not type(given):
        return False
    if isinstance(own, dict):
        return own.keys() == given.keys() and all(same(value, given[name]) for name, value in own.items())
    if isinstance(own, list):
        return len(own) == len(given) and all(map(same, own, given))
    return bool(own == given)


def parse(text: bytes) -> dict[str, Any]:
    """Parse a log file; refuse bytes that differ from the canonical form in any way."""
    try:
        log = json.loads(text)
        exact = isinstance(log, dict) and canonical(log) == text.removesuffix(b"\n")
    except (ValueError, RecursionError):
        raise Illegal("log_unreadable") from None
    if not exact:
        raise Illegal("log_unreadable")
    assert isinstance(log, dict)
    return log
