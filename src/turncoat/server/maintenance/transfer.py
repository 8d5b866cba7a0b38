"""Copies tables between stores, for `turncoat store export` and `import`.

An export is a text file: a header, then one line for each table. It holds all that the store holds, seeds
included.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from turncoat.core.refusal import Illegal, reason
from turncoat.server.maintenance.check import read_intact
from turncoat.server.store.interface import Append, Damaged, KeyTaken, Listing, Store
from turncoat.server.store.reader import Reader
from turncoat.server.store.sqlite.lockfile import PRIVATE_MODE
from turncoat.server.tables.log import events as e

FORMAT: Final = 1
CHECK_BYTES: Final = 16


class Header(msgspec.Struct, frozen=True, tag_field="turncoat", tag="tables"):
    """The first line of an export."""

    form: int
    now: float
    """The time by the exporting store's clock."""


class ExportedTable(msgspec.Struct, frozen=True):
    """One table."""

    listing: Listing
    seed: str
    records: list[tuple[str, str]]
    """Stamp and body of each."""


class TableLine(msgspec.Struct, frozen=True):
    """A line of an export."""

    check: str
    """A checksum of the table, to detect damage."""
    table: ExportedTable


@dataclass
class CopyReport:
    """The codes of the tables, by what the import did with them."""

    copied: list[str] = field(default_factory=list)
    there: list[str] = field(default_factory=list)
    """The target had them already."""
    taken: list[str] = field(default_factory=list)
    """The target has another table with that code."""
    damaged: dict[str, Damaged] = field(default_factory=dict)


def export_tables(reader: Reader, out: Path, codes: Iterable[str] = (), finished: bool = False) -> CopyReport:
    """Write tables to a new file: all, those named, or only finished matches; leave out damaged ones."""
    done = CopyReport()
    listings = {listing.key: listing for listing in reader.listings("order by id")}
    code_of = reader.codes()
    keys = {code: key for key, code in code_of.items()}
    wanted = [keys.get(code.upper(), code.upper()) for code in codes]
    for key in wanted:
        if key not in listings:
            raise Illegal("no_such_table", table=key[:10])
    try:
        with os.fdopen(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE), "wb") as file:
            file.write(msgspec.json.encode(Header(FORMAT, reader.now())) + b"\n")
            for key, listing in listings.items():
                if (wanted and key not in wanted) or (finished and listing.stage != "over"):
                    continue
                try:
                    file.write(_line(reader, listing))
                    done.copied.append(code_of.get(key, key))
                except Damaged as damage:
                    done.damaged[code_of.get(key, key)] = damage
            file.flush()
            os.fsync(file.fileno())
    except OSError as wrong:
        raise Illegal("file_unwritable", file=str(out), why=reason(wrong)) from None
    unlisted = [key for key in reader.all_keys() if key not in listings and not wanted]
    done.damaged |= {code_of.get(key, key): Damaged("page") for key in unlisted}
    return done


def _line(reader: Reader, listing: Listing) -> bytes:
    records, seed = read_intact(reader, listing.key)
    table = ExportedTable(
        listing, seed.hex(), [(record.stamp.hex(), record.body.decode()) for record in records]
    )
    return msgspec.json.encode(TableLine(_check(table), table)) + b"\n"


def _check(table: ExportedTable) -> str:
    return hashlib.blake2b(msgspec.json.encode(table), digest_size=CHECK_BYTES).hexdigest()


async def import_tables(file: Path, store: Store) -> CopyReport:
    """Store the tables of an export, each whole or not at all."""
    done = CopyReport()
    with file.open("rb") as lines:
        header = _read_header(file, next(lines, b""))
        for table in _tables(file, lines):
            code = _code_of(table)
            stamps = [bytes.fromhex(stamp) for stamp, _ in table.records]
            there = await store.read(table.listing.key)
            if there is not None:
                same = [record.stamp for record in there][: len(stamps)] == stamps
                (done.there if same else done.taken).append(code)
                continue
            if not await _take_code(store, table):
                done.taken.append(code)
                continue
            try:
                await store.append(list(_appends(table, store.now() - header.now)))
                done.copied.append(code)
            except KeyTaken:
                done.taken.append(code)
    return done


def _code_of(table: ExportedTable) -> str:
    """Return the code that the table was made with."""
    events = e.decode(table.records[0][1].encode())
    return next(event.code for event in events if isinstance(event, e.Made))


async def _take_code(store: Store, table: ExportedTable) -> bool:
    """Assign the table's code in the new store; return False if it is taken and the match is not over."""
    code, key = _code_of(table), table.listing.key
    if await store.codes.take(code, key, store.wall()):
        return True
    return table.listing.stage == "over" or await store.codes.find(code) == key


def _read_header(file: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise Illegal("not_a_parcel", file=str(file)) from None
    if header.form > FORMAT:
        raise Illegal("store_newer", path=str(file))
    return header


def _tables(file: Path, lines: Iterable[bytes]) -> Iterator[ExportedTable]:
    for number, line in enumerate(lines, 2):
        try:
            read = msgspec.json.decode(line, type=TableLine)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Illegal("parcel_damaged", file=str(file), line=number) from None
        if _check(read.table) != read.check:
            raise Illegal("parcel_damaged", file=str(file), line=number)
        yield read.table


def _appends(table: ExportedTable, shift: float) -> Iterator[Append]:
    """Yield the appends that store a table.

    `shift` is how far the new store's clock is ahead of the old one's; times of a running match move with it.
    """
    listing, seed = table.listing, bytes.fromhex(table.seed)
    running = listing.stage == "playing" and not listing.calendar
    if running and listing.due is not None:
        listing = msgspec.structs.replace(listing, due=listing.due + shift)
    for number, (stamp, text) in enumerate(table.records):
        body = text.encode()
        if running or listing.stage == "lobby":
            body = _shift(body, shift)
        first = number == 0
        yield Append(
            listing.key,
            number,
            body,
            listing if first else None,
            seed if first else None,
            bytes.fromhex(stamp),
        )


def _shift(body: bytes, shift: float) -> bytes:
    events = e.decode(body)
    if not any(event.on_store_clock for event in events):
        return body
    moved = [
        msgspec.structs.replace(event, at=event.at + shift) if event.on_store_clock else event  # type: ignore[union-attr]
        for event in events
    ]
    return e.encode(moved)
