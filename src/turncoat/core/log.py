"""The written record of a match: plain JSON, complete, sealed against slips of a bit.

    turncoat       the version of this form
    game, seats, options, deal     what the match was made of
    calendar       only where the match runs by the calendar: when it began, and its time zone
    seed, commitment, contributions     where its luck came from
    opened         the numbers drawn while setting up
    records        what happened: {"n", "at", "seat", "move", "drew"}; a deadline that came is
                   {"n", "at", "drew"} without seat and move
    now            the match's clock
    result         how it ended, or null
    seal           SHA-256 over all of the above in canonical form

The canonical form is UTF-8 JSON with sorted keys and no spaces.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from turncoat.core.refusal import Illegal

VERSION = 1
OPTIONAL = {"calendar"}
FIELDS = {
    *("turncoat", "game", "seats", "options", "deal", "seed", "commitment", "contributions"),
    *("opened", "records", "now", "result", "seal"),
}


def has_its_fields(log: dict[str, Any]) -> bool:
    """Whether it is of this form, as far as the names of its fields tell."""
    version = log.get("turncoat")
    return set(log) - OPTIONAL == FIELDS and version == VERSION and isinstance(version, int)


_WRITER = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def canonical(value: object) -> bytes:
    """The one way in which a JSON value is written here."""
    return _WRITER.encode(value).encode()


def seal(log: dict[str, Any]) -> str:
    """What the log's own `seal` must be."""
    return hashlib.sha256(canonical({k: v for k, v in log.items() if k != "seal"})).hexdigest()


def plain(value: object, refusal: Illegal) -> Any:
    """An independent copy of a JSON value, or that refusal if it is not one."""
    try:
        return json.loads(canonical(value))
    except Exception:  # an object that is no JSON may raise anything while it is looked at
        raise refusal from None


def same(own: Any, given: Any) -> bool:
    """Whether a value that was given is the one that we have.

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
    """A log out of a file: exactly as it was written, to the byte."""
    try:
        log = json.loads(text)
        exact = isinstance(log, dict) and canonical(log) == text.removesuffix(b"\n")
    except (ValueError, RecursionError):
        raise Illegal("log_unreadable") from None
    if not exact:
        raise Illegal("log_unreadable")
    assert isinstance(log, dict)
    return log
