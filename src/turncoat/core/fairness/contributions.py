"""Contributions of players to the randomness of a match.

Each player first shows the hash of a contribution; when all hashes are known, the contributions are revealed
and mixed into the seed, so that nobody can choose theirs after seeing the others'.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from turncoat.core.refusal import Illegal

MOST_BYTES: Final = 64


class Contribution(NamedTuple):
    """What one seat contributes."""

    seat: int
    hash: str
    """The SHA-256 that was shown before any contribution was revealed, in hexadecimal."""
    part: bytes | None
    """The bytes that are mixed in; None: they were never revealed, and the match began without them."""


def reveal(seat: int, part: bytes) -> Contribution:
    """Make a contribution that was revealed."""
    return Contribution(seat, digest(part), part)


def digest(part: bytes) -> str:
    """Return the hash that is shown before any contribution is revealed."""
    return hashlib.sha256(part).hexdigest()


def check(contributions: object, seats: int) -> list[Contribution]:
    """Return the contributions: at most one a seat, in seat order, each fitting its hash."""
    refusal = Illegal("bad_contribution", length=MOST_BYTES)
    if not isinstance(contributions, Sequence) or isinstance(contributions, str | bytes):
        raise refusal
    for one in contributions:
        if not isinstance(one, Contribution) or not _is_valid(one, seats):
            raise refusal
    if any(one.seat >= other.seat for one, other in pairwise(contributions)):
        raise refusal
    return list(contributions)


def _is_valid(one: Contribution, seats: int) -> bool:
    if isinstance(one.seat, bool) or not isinstance(one.seat, int) or not 0 <= one.seat < seats:
        return False
    if one.part is None:
        return isinstance(one.hash, str)
    return isinstance(one.part, bytes) and 0 < len(one.part) <= MOST_BYTES and digest(one.part) == one.hash


def mix(contributions: list[Contribution]) -> list[bytes]:
    """Return what chance is seeded with beside the seed: each part behind its seat (4 bytes, big-endian)."""
    return [one.seat.to_bytes(4, "big") + one.part for one in contributions if one.part is not None]


def to_json(contributions: list[Contribution]) -> list[dict[str, Any]]:
    """Write contributions as a log has them."""
    return [
        {"seat": one.seat, "hash": one.hash, "hex": None if one.part is None else one.part.hex()}
        for one in contributions
    ]


def from_json(entries: Any) -> list[Contribution]:
    """Read contributions out of a log; refuse malformed ones, and those that do not fit their hash."""
    try:
        if not isinstance(entries, list) or any(set(entry) != {"seat", "hash", "hex"} for entry in entries):
            raise Illegal("bad_log")
        parts = [None if entry["hex"] is None else bytes.fromhex(entry["hex"]) for entry in entries]
    except (TypeError, ValueError):
        raise Illegal("bad_log") from None
    for entry, part in zip(entries, parts, strict=True):
        if part is not None and digest(part) != entry["hash"]:
            raise Illegal("log_contribution")
    return [
        Contribution(entry["seat"], entry["hash"], part) for entry, part in zip(entries, parts, strict=True)
    ]
