"""Tables and finished games on their way from one store to another: `turncoat store export` and `import`.

A parcel is a text file: a head, then one line for each table. It holds what the store holds, seeds included.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from turncoat.core.refusal import Illegal
from turncoat.server.maintenance.check import sound
from turncoat.server.store.interface import Append, CodeTaken, Damaged, Listing, Store
from turncoat.server.store.reader import Reader
from turncoat.server.store.sqlite.lockfile import OURS
from turncoat.server.tables.log import events as e

FORM: Final = 1
CHECK_BYTES: Final = 16


class Head(msgspec.Struct, frozen=True, tag_field="turncoat", tag="tables"):
    form: int
    now: float
    """The house's time of the store that the tables come from."""


class Packed(msgspec.Struct, frozen=True):
    """One table."""

    listing: Listing
    seed: str
    records: list[tuple[str, str]]
    """Stamp and body of each."""


class Line(msgspec.Struct, frozen=True):
    check: str
    """Tells a line from one that was damaged on the way."""
    table: Packed


@dataclass
class Copied:
    """What became of the tables."""

    copied: list[str] = field(default_factory=list)
    there: list[str] = field(default_factory=list)
    """They were there already."""
    taken: list[str] = field(default_factory=list)
    """Another table has that code."""
    damaged: dict[str, Damaged] = field(default_factory=dict)


def pack(reader: Reader, out: Path, codes: Iterable[str] = (), finished: bool = False) -> Copied:
    """Write tables to a new file: all, those named, or only finished games. What is damaged is left out."""
    done = Copied()
    listings = {listing.key: listing for listing in reader.listings("order by id")}
    called = reader.called()
    keys = {code: key for key, code in called.items()}
    wanted = [keys.get(code.upper(), code.upper()) for code in codes]
    for key in wanted:
        if key not in listings:
            raise Illegal("no_such_table", table=key[:10])
    try:
        with os.fdopen(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS), "wb") as file:
            file.write(msgspec.json.encode(Head(FORM, reader.now())) + b"\n")
            for key, listing in listings.items():
                if (wanted and key not in wanted) or (finished and listing.stage != "over"):
                    continue
                try:
                    file.write(_line(reader, listing))
                    done.copied.append(called.get(key, key))
                except Damaged as damage:
                    done.damaged[called.get(key, key)] = damage
            file.flush()
            os.fsync(file.fileno())
    except OSError as wrong:
        raise Illegal("file_unwritable", file=str(out), why=wrong.strerror or "?") from None
    unlisted = [key for key in reader.every_key() if key not in listings and not wanted]
    done.damaged |= {called.get(key, key): Damaged("page") for key in unlisted}
    return done


def _line(reader: Reader, listing: Listing) -> bytes:
    records, seed = sound(reader, listing.key)
    table = Packed(listing, seed.hex(), [(record.stamp.hex(), record.body.decode()) for record in records])
    return msgspec.json.encode(Line(_check(table), table)) + b"\n"


def _check(table: Packed) -> str:
    return hashlib.blake2b(msgspec.json.encode(table), digest_size=CHECK_BYTES).hexdigest()


async def unpack(file: Path, store: Store) -> Copied:
    """Store the tables of a parcel; each is stored whole or not at all."""
    done = Copied()
    with file.open("rb") as lines:
        head = _head(file, next(lines, b""))
        for table in _tables(file, lines):
            code = _called(table)
            stamps = [bytes.fromhex(stamp) for stamp, _ in table.records]
            there = await store.read(table.listing.key)
            if there is not None:
                same = [record.stamp for record in there][: len(stamps)] == stamps
                (done.there if same else done.taken).append(code)
                continue
            if not await _take(store, table):
                done.taken.append(code)
                continue
            try:
                await store.append(list(_appends(table, store.now() - head.now)))
                done.copied.append(code)
            except CodeTaken:
                done.taken.append(code)
    return done


def _called(table: Packed) -> str:
    """What people call the table by."""
    events = e.decode(table.records[0][1].encode()) if table.records else []
    codes = [event.code for event in events if isinstance(event, e.Made)]
    return (codes and codes[0]) or table.listing.key


async def _take(store: Store, table: Packed) -> bool:
    """Whether the table's code leads to it in the new store as well; it need not once the game is over."""
    code, key = _called(table), table.listing.key
    if code == key or await store.codes.take(code, key, store.wall()):
        return True
    return table.listing.stage == "over" or await store.codes.find(code) == key


def _head(file: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError:
        raise Illegal("not_a_parcel", file=str(file)) from None
    if head.form > FORM:
        raise Illegal("store_newer", path=str(file))
    return head


def _tables(file: Path, lines: Iterable[bytes]) -> Iterator[Packed]:
    for number, line in enumerate(lines, 2):
        try:
            read = msgspec.json.decode(line, type=Line)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Illegal("parcel_damaged", file=str(file), line=number) from None
        if _check(read.table) != read.check:
            raise Illegal("parcel_damaged", file=str(file), line=number)
        yield read.table


def _appends(table: Packed, shift: float) -> Iterator[Append]:
    """`shift`: what the new house's clock is ahead of the old one's, so that a match goes on as it stood."""
    listing, seed = table.listing, bytes.fromhex(table.seed)
    running = listing.stage == "playing" and not listing.calendar
    if running and listing.due is not None:
        listing = msgspec.structs.replace(listing, due=listing.due + shift)
    for number, (stamp, text) in enumerate(table.records):
        body = text.encode()
        if running or listing.stage == "lobby":
            body = _shifted(body, shift)
        first = number == 0
        yield Append(
            listing.key,
            number,
            body,
            listing if first else None,
            seed if first else None,
            bytes.fromhex(stamp),
        )


def _shifted(body: bytes, shift: float) -> bytes:
    events = e.decode(body)
    if not any(event.by_house for event in events):
        return body
    moved = [
        msgspec.structs.replace(event, at=event.at + shift) if event.by_house else event  # type: ignore[union-attr]
        for event in events
    ]
    return e.encode(moved)
