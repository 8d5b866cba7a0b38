"""Find damage in a store, for `turncoat store check`."""

from __future__ import annotations

import stat
import sys
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from turncoat.core.fairness.chance import commitment
from turncoat.server.store.address import is_database, store_path
from turncoat.server.store.interface import Damaged, Record, StoreFailed
from turncoat.server.store.reader import Reader, open_reader
from turncoat.server.store.sqlite.lockfile import OTHERS_MASK
from turncoat.server.tables.log import events as e


@dataclass
class Findings:
    """The result of a check."""

    tables: int = 0
    records: int = 0
    pages: list[str] = field(default_factory=list)
    """Errors that SQLite's own check reports."""
    damaged: dict[str, Damaged] = field(default_factory=dict)
    """By the table's code, or its key if it has none."""
    open_to_others: bool = False

    @property
    def is_healthy(self) -> bool:
        """Whether nothing is damaged."""
        return not self.pages and not self.damaged


def check(address: str) -> Findings:
    """Read every table as a server would, and return what is wrong; change nothing."""
    reader = open_reader(address)
    found = Findings(pages=reader.page_errors())
    if not is_database(address):
        found.open_to_others = _open_to_others(store_path(address))
    codes = reader.codes()
    try:
        for key in _keys(reader, found):
            found.tables += 1
            try:
                found.records += len(read_intact(reader, key)[0])
            except Damaged as damage:
                found.damaged[codes.get(key, key)] = damage
    finally:
        reader.close()
    return found


def read_intact(reader: Reader, key: str) -> tuple[list[Record], bytes]:
    """Return the records and the seed of a table; raise Damaged if any is not as it was stored."""
    records = reader.read(key)
    if records is None:
        raise Damaged("index")
    events = [event for record in records for event in _decode(record)]
    seed = reader.seed(key)
    commitments = [event.commitment for event in events if isinstance(event, e.Made)]
    if commitments != [commitment(seed)]:
        raise Damaged("other_seed")
    return records, seed


def _keys(reader: Reader, found: Findings) -> list[str]:
    try:
        return reader.all_keys()
    except (Damaged, StoreFailed) as wrong:
        found.pages.append(str(wrong))
        return []


def _decode(record: Record) -> list[e.AnyEvent]:
    try:
        return e.decode(record.body)
    except msgspec.MsgspecError:
        raise Damaged("unknown", record.number) from None


def _open_to_others(path: Path) -> bool:
    return sys.platform != "win32" and bool(stat.S_IMODE(path.stat().st_mode) & OTHERS_MASK)
