"""What is wrong with a store's file: `turncoat store check`."""

from __future__ import annotations

import stat
import sys
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from turncoat.core.chance import commitment
from turncoat.server.store.address import is_database, store_path
from turncoat.server.store.interface import Damaged, Record, Unstored
from turncoat.server.store.reader import Reader, reader_of
from turncoat.server.store.sqlite.lockfile import OTHERS
from turncoat.server.tables.log import events as e


@dataclass
class Findings:
    tables: int = 0
    records: int = 0
    pages: list[str] = field(default_factory=list)
    """What SQLite itself finds wrong."""
    damaged: dict[str, Damaged] = field(default_factory=dict)
    """By the table's key."""
    open_to_others: bool = False

    @property
    def well(self) -> bool:
        return not self.pages and not self.damaged


def check(address: str) -> Findings:
    """Every table is read as a server would read it; nothing is changed."""
    reader = reader_of(address)
    found = Findings(pages=reader.wrong_pages())
    if not is_database(address):
        found.open_to_others = _open_to_others(store_path(address))
    called = reader.called()
    try:
        for key in _keys(reader, found):
            found.tables += 1
            try:
                found.records += len(sound(reader, key)[0])
            except Damaged as damage:
                found.damaged[called.get(key, key)] = damage
    finally:
        reader.close()
    return found


def sound(reader: Reader, key: str) -> tuple[list[Record], bytes]:
    """The records of a table and its seed, all of them as they were stored, or Damaged."""
    records = reader.read(key)
    if records is None:
        raise Damaged("index")
    events = [event for record in records for event in _understood(record)]
    seed = reader.seed(key)
    promised = [event.commitment for event in events if isinstance(event, e.Made)]
    if promised != [commitment(seed)]:
        raise Damaged("other_seed")
    return records, seed


def _keys(reader: Reader, found: Findings) -> list[str]:
    try:
        return reader.every_key()
    except (Damaged, Unstored) as wrong:
        found.pages.append(str(wrong))
        return []


def _understood(record: Record) -> list[e.AnyEvent]:
    try:
        return e.decode(record.body)
    except msgspec.MsgspecError:
        raise Damaged("unknown", record.number) from None


def _open_to_others(path: Path) -> bool:
    return sys.platform != "win32" and bool(stat.S_IMODE(path.stat().st_mode) & OTHERS)
