"""What players mix into the luck: promised by its hash before anybody's is known, revealed afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from turncoat.core.refusal import Illegal

MOST_BYTES: Final = 64


class Contribution(NamedTuple):
    seat: int
    hash: str
    """The SHA-256 that was shown before any contribution was revealed, in hexadecimal."""
    part: bytes | None
    """The bytes that are mixed in; None: they were never revealed, and the match began without them."""


def given(seat: int, part: bytes) -> Contribution:
    """A contribution that was revealed."""
    return Contribution(seat, hashed(part), part)


def hashed(part: bytes) -> str:
    """What is shown of a contribution before all are revealed."""
    return hashlib.sha256(part).hexdigest()


def checked(contributions: object, seats: int) -> list[Contribution]:
    """One at most for each seat, in the order of the seats, each fitting its hash."""
    refusal = Illegal("bad_contribution", length=MOST_BYTES)
    if not isinstance(contributions, Sequence) or isinstance(contributions, str | bytes):
        raise refusal
    for one in contributions:
        if not isinstance(one, Contribution) or not _sound(one, seats):
            raise refusal
    if any(one.seat >= other.seat for one, other in pairwise(contributions)):
        raise refusal
    return list(contributions)


def _sound(one: Contribution, seats: int) -> bool:
    if isinstance(one.seat, bool) or not isinstance(one.seat, int) or not 0 <= one.seat < seats:
        return False
    if one.part is None:
        return isinstance(one.hash, str)
    return isinstance(one.part, bytes) and 0 < len(one.part) <= MOST_BYTES and hashed(one.part) == one.hash


def mixed(contributions: list[Contribution]) -> list[bytes]:
    """What chance is made of beside the seed: each part with its seat (4 bytes, big-endian) before it."""
    return [one.seat.to_bytes(4, "big") + one.part for one in contributions if one.part is not None]


def mixed_without_seats(contributions: list[Contribution]) -> list[bytes]:
    """As it was done before contributions named their seats."""
    return [one.part for one in contributions if one.part is not None]


def written(contributions: list[Contribution]) -> list[dict[str, Any]]:
    """As a log has them."""
    return [
        {"seat": one.seat, "hash": one.hash, "hex": None if one.part is None else one.part.hex()}
        for one in contributions
    ]


def read(entries: Any) -> list[Contribution]:
    """Out of a log."""
    try:
        if not isinstance(entries, list) or any(set(entry) != {"seat", "hash", "hex"} for entry in entries):
            raise Illegal("bad_log")
        parts = [None if entry["hex"] is None else bytes.fromhex(entry["hex"]) for entry in entries]
    except (TypeError, ValueError):
        raise Illegal("bad_log") from None
    for entry, part in zip(entries, parts, strict=True):
        if part is not None and hashed(part) != entry["hash"]:
            raise Illegal("log_contribution")
    return [
        Contribution(entry["seat"], entry["hash"], part) for entry, part in zip(entries, parts, strict=True)
    ]


def read_without_seats(entries: Any) -> list[Contribution]:
    """Out of a log of the first form, which did not name the seats: they are counted."""
    try:
        return [given(place, bytes.fromhex(entry)) for place, entry in enumerate(entries)]
    except (TypeError, ValueError):
        raise Illegal("bad_log") from None
