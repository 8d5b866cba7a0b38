"""This server's copy of a table, kept equal to its log.

What is asked for is decided on the table as it stands (moves on a fork of the match), appended to the log,
and only then adopted. If another server was first, its records are read and adopted, and the decision is
made again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from turncoat.core.refusal import Illegal
from turncoat.server.cluster.transport import Transport
from turncoat.server.store.interface import (
    Damaged,
    InDoubt,
    KeyTaken,
    Overtaken,
    Store,
    StoreFailed,
    new_stamp,
)
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.decision import Change
from turncoat.server.tables.log.load import load_seed, refuse_damaged
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.log.table_log import TableLog
from turncoat.server.tables.schedule.timing import Timing
from turncoat.server.tables.viewers.audience import Audience

ATTEMPTS: Final = 10_000
"""How often a race for the next number may be lost before the request is refused: a server that only appends
is quicker than one that must read first, and may win for as long as it has something to append."""

DOUBTS: Final = 3
"""How often the store may fail in the middle of a commit before the request is refused."""


class Replica:
    """Whoever calls holds the table's lock."""

    def __init__(
        self,
        store: Store,
        transport: Transport,
        state: TableState,
        audience: Audience,
        timing: Timing,
        follow: Callable[[Sequence[e.AnyEvent]], None],
        abandon: Callable[[], None],
    ) -> None:
        self.journal = TableLog(store, state)
        self._store = store
        self._transport = transport
        self._state = state
        self._audience = audience
        self._timing = timing
        self._follow = follow
        self._abandon = abandon

    # What happens here

    async def happen(
        self, decide: Callable[[], Change], by: str = "", request: str | None = None
    ) -> Change | None:
        """Decide on the table as it stands, and append what follows; only what is in the log has happened.

        None: the request is in the log already.
        """
        stamp = new_stamp()
        doubts = 0
        current = not self._store.shared
        for _ in range(ATTEMPTS):
            if self.journal.behind and (await self.catch_up(stamp) or self._state.has_answered(by, request)):
                return None
            try:
                change = decide()
                if not change.events:
                    if current or not await self._was_behind():
                        return change
                    current = True
                    continue
                if change.match is None:
                    await self._prepare(change)
                due = self._timing.due_after(change)
                await self.journal.append(change.events, stamp, due, change.beside)
            except (Overtaken, KeyTaken):
                self._audience.discard()
                continue
            except InDoubt:
                self._audience.discard()
                doubts += 1
                if doubts == DOUBTS:
                    raise Illegal("in_doubt") from None
                continue
            except StoreFailed:
                self._audience.discard()
                raise Illegal("not_stored") from None
            except Illegal:
                self._audience.discard()
                if current or not await self._was_behind():
                    raise
                current = True
                continue
            except BaseException:
                self._audience.discard()
                raise
            self._adopt(change)
            if self._store.shared:
                self._transport.announce(self._state.key, self._state.number)
            return change
        raise Illegal("not_stored")

    async def _was_behind(self) -> bool:
        """Whether another server had written something: what was decided may have been out of date."""
        before = self._state.number
        await self.catch_up()
        return self._state.number > before

    async def _prepare(self, change: Change) -> None:
        if any(isinstance(event, e.Began) for event in change.events):
            self._state.seed = await load_seed(self._store, self._state)
            self._state.after(change.events).fresh()  # what cannot be set up is refused before it is stored

    def _adopt(self, change: Change) -> None:
        if change.match is not None:
            self._state.adopt(change.match)
            self._audience.adopt()
        self._state.wrote(change.events)

    # What other servers have written

    async def keep_up(self, told: bool = True) -> None:
        """Read what others have written, if there is something.

        `told`: rely on the transport; otherwise a store that others may write to is asked.
        """
        if self.journal.behind or (self._store.shared and not told):
            await self.catch_up()

    async def catch_up(self, stamp: bytes = b"") -> bool:
        """Adopt what is in the log and not here yet; whether a record with that stamp was among it."""
        doubt = self.journal.in_doubt
        try:
            records = await self.journal.tail()
        except StoreFailed:
            raise Illegal("in_doubt" if doubt else "not_read") from None
        except Damaged as damage:
            self._abandon()
            raise refuse_damaged(self._state.key, damage) from None
        for record in records:
            await self._repeat(record.body)
        return any(record.stamp == stamp for record in records)

    async def _repeat(self, body: bytes) -> None:
        """What another server has written happens here too, with all that follows from it."""
        try:
            events = e.decode(body)
            began = next((event for event in events if isinstance(event, e.Began)), None)
            if began is not None:
                if began.rules > self._state.game.rules:
                    raise Illegal("table_newer", table=self._state.key)
                self._state.seed = await load_seed(self._store, self._state)
            if self._state.set_up:
                self._repeat_played(events)
                self._state.wrote(events)
            else:
                self._state.apply(events)
        except msgspec.MsgspecError:
            self._abandon()
            raise Illegal("table_newer", table=self._state.key) from None
        except BaseException:
            self._abandon()
            raise
        self._follow(events)

    def _repeat_played(self, events: Sequence[e.AnyEvent]) -> None:
        match = self._state.match()
        for event in events:
            if isinstance(event, e.Played):
                for record in event.records:
                    match.repeat(record)
                    self._audience.stage(match)
        self._audience.adopt()
