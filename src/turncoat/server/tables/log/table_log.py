"""A table's log in the store: appending to it, reading what others appended, and how the table is listed."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from turncoat.server.store.interface import Append, InDoubt, Listing, Overtaken, Record, Store, StoreFailed
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState


class TableLog:
    def __init__(self, store: Store, state: TableState) -> None:
        self._store = store
        self._state = state
        self._length = 0
        """How many records the log has at least, as the transport said or a lost race showed."""
        self._received: dict[int, Record] = {}
        """Records that came over the transport, by number: they need not be read from the store."""
        self._in_doubt = False
        self._listed: Listing | None = None
        """How the store lists the table, as far as this server knows."""

    @property
    def behind(self) -> bool:
        """Whether the log may have more than the state here."""
        return self._length > self._state.number or self._in_doubt

    @property
    def in_doubt(self) -> bool:
        """Whether an append of this server failed and might be stored nevertheless."""
        return self._in_doubt

    def note_length(self, number: int, record: Record | None = None) -> None:
        """Note that the log has so many records, and keep the last one if it came along."""
        self._length = max(self._length, number)
        if record is not None:
            self._received[number] = record

    async def append(
        self,
        events: Sequence[e.AnyEvent],
        stamp: bytes,
        due: float | None,
        beside: Sequence[Append] = (),
    ) -> None:
        """Store a record with these events, and those of other tables beside it: all or nothing."""
        state = self._state
        listing = self._new_listing(events, due)
        write = Append(state.key, state.number, e.encode(events), listing, stamp=stamp)
        try:
            await self._store.append((write, *beside))
        except Overtaken:
            self.note_length(state.number + 1)
            raise
        except InDoubt:
            self._in_doubt = True
            raise
        self._listed = listing or self._listed

    async def read_tail(self) -> list[Record]:
        """Return the records that the state does not have yet."""
        records = self._received_tail() or await self._store.read(self._state.key, self._state.number)
        self._in_doubt = False
        self._received.clear()
        if not records:
            self._length = self._state.number
            return []
        self.note_length(records[-1].number)
        self._listed = None  # another server may have changed it
        return records

    def _received_tail(self) -> list[Record] | None:
        """Return the missing records if the transport has brought all of them and nothing is in doubt."""
        if self._in_doubt or not self._received:
            return None
        missing = range(self._state.number + 1, self._length + 1)
        found = [self._received[number] for number in missing if number in self._received]
        return found if len(found) == len(missing) else None

    async def list_as_due(self, due: float) -> None:
        """Store when the table is due, as it leaves memory; not if another server changed it last."""
        if self._listed is None:
            return
        listing = self._state.listing(due)
        if listing != self._listed:
            # If this fails the table is loaded too early, which does no harm.
            with contextlib.suppress(Overtaken, StoreFailed):
                await self._store.append((Append(self._state.key, self._state.number, None, listing),))

    def _new_listing(self, events: Sequence[e.AnyEvent], due: float | None) -> Listing | None:
        """Return how the table will be listed, or None if that can stay, as after most moves and talk."""
        listed = self._listed
        if (
            listed is not None
            and all(map(_keeps_listing, events))
            and (due == listed.due or (due is not None and listed.due is not None and due > listed.due))
        ):
            return None
        return self._state.after(events).listing(due)


def _keeps_listing(event: e.AnyEvent) -> bool:
    """Return whether an event changes nothing in the listing but perhaps the time when it is due."""
    return isinstance(event, e.Spoke) or (isinstance(event, e.Played) and not event.over)
