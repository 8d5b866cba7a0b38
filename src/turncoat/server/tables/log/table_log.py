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
        self._told = 0
        """How many records the log has at least, as the transport told or a lost race showed."""
        self._brought: dict[int, Record] = {}
        """Records that came over the transport, by number: they need not be read."""
        self._in_doubt = False
        self._listed: Listing | None = None
        """How the store lists the table, as far as this server knows."""

    @property
    def behind(self) -> bool:
        """Whether the log may have more than the state here."""
        return self._told > self._state.number or self._in_doubt

    @property
    def in_doubt(self) -> bool:
        """Whether an append of this server failed and might be stored nevertheless."""
        return self._in_doubt

    def told(self, number: int, record: Record | None = None) -> None:
        """The log has so many records; the last of them may come along."""
        self._told = max(self._told, number)
        if record is not None:
            self._brought[number] = record

    async def append(
        self,
        events: Sequence[e.AnyEvent],
        stamp: bytes,
        due: float | None,
        beside: Sequence[Append] = (),
    ) -> None:
        """Store a record with these events, and whatever goes with it: all or nothing."""
        state = self._state
        listing = self._relisted(events, due)
        write = Append(state.key, state.number, e.encode(events), listing, stamp=stamp)
        try:
            await self._store.append((write, *beside))
        except Overtaken:
            self.told(state.number + 1)
            raise
        except InDoubt:
            self._in_doubt = True
            raise
        self._listed = listing or self._listed

    async def tail(self) -> list[Record]:
        """The records that are not in the state yet."""
        records = self._brought_along() or await self._store.read(self._state.key, self._state.number)
        self._in_doubt = False
        self._brought.clear()
        if not records:
            self._told = self._state.number
            return []
        self.told(records[-1].number)
        self._listed = None  # another server may have changed it
        return records

    def _brought_along(self) -> list[Record] | None:
        """What is missing, if the transport has brought all of it and nothing is in doubt."""
        if self._in_doubt or not self._brought:
            return None
        missing = range(self._state.number + 1, self._told + 1)
        found = [self._brought[number] for number in missing if number in self._brought]
        return found if len(found) == len(missing) else None

    async def list_as_due(self, due: float) -> None:
        """The table leaves memory: the store alone knows when it is wanted again."""
        if self._listed is None:
            return  # this server has changed nothing, so others know better
        listing = self._state.listing(due)
        if listing != self._listed:
            # If this fails the table is looked at too early, which does no harm.
            with contextlib.suppress(Overtaken, StoreFailed):
                await self._store.append((Append(self._state.key, self._state.number, None, listing),))

    def _relisted(self, events: Sequence[e.AnyEvent], due: float | None) -> Listing | None:
        """How the table will be listed, or None if that is as before: moves and talk rarely change it."""
        listed = self._listed
        if (
            listed is not None
            and all(map(_usual, events))
            and (due == listed.due or (due is not None and listed.due is not None and due > listed.due))
        ):
            return None
        return self._state.after(events).listing(due)


def _usual(event: e.AnyEvent) -> bool:
    """Whether a table is listed after it as before, but for its deadline."""
    return isinstance(event, e.Spoke) or (isinstance(event, e.Played) and not event.over)
