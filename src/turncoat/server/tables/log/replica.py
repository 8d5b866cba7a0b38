"""A server's copy of a table, kept equal to its log.

A request is decided on the table as it stands (moves on a fork of the match), appended to the log, and only
then adopted. If another server was first, its records are read and adopted, and the decision is made again.
`docs/servers.md` explains how several servers share a table.
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
from turncoat.server.tables.log.decision import Decision
from turncoat.server.tables.log.load import load_seed, refuse_damaged
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.log.table_log import TableLog
from turncoat.server.tables.schedule.timing import Timing
from turncoat.server.tables.viewers.audience import Audience

ATTEMPTS: Final = 10_000
"""Lost races for the next number after which the request is refused. A server that only appends is quicker
than one that must read first, and can win many times in a row."""

DOUBTS: Final = 3
"""How often the store may fail in the middle of a transaction before the request is refused."""


class Replica:
    """Keeps a table equal to its log. The caller of any method must hold the table's lock."""

    def __init__(
        self,
        store: Store,
        transport: Transport,
        state: TableState,
        audience: Audience,
        timing: Timing,
        apply_effects: Callable[[Sequence[e.AnyEvent]], None],
        abandon: Callable[[], None],
    ) -> None:
        """Keep a copy of the table that `state` holds.

        `apply_effects`: called with events that another server has stored. `abandon`: called when the state
        may differ from the log and cannot be repaired.
        """
        self.log = TableLog(store, state)
        self._store = store
        self._transport = transport
        self._state = state
        self._audience = audience
        self._timing = timing
        self._apply_effects = apply_effects
        self._abandon = abandon

    # Decisions of this server

    async def commit(
        self, decide: Callable[[], Decision], by: str = "", request: str | None = None
    ) -> Decision | None:
        """Decide on the table as it stands, append the events to the log, and adopt them.

        Returns None if the request is in the log already. Raises what `decide` raises, once it has been
        decided on everything that other servers have stored.
        """
        stamp = new_stamp()
        doubts = 0
        current = not self._store.shared
        for _ in range(ATTEMPTS):
            if self.log.behind and (await self.catch_up(stamp) or self._state.has_answered(by, request)):
                return None
            try:
                decision = await self._attempt(decide, stamp)
            except (Overtaken, KeyTaken):
                continue  # another server was first
            except InDoubt:
                doubts += 1
                if doubts == DOUBTS:
                    raise Illegal("in_doubt") from None
                continue
            except StoreFailed:
                raise Illegal("not_stored") from None
            except Illegal:
                if current or not await self._read_on():
                    raise
            else:
                if decision.events:
                    return self._adopt(decision)
                if current or not await self._read_on():
                    return decision
            current = True
        raise Illegal("not_stored")

    async def _attempt(self, decide: Callable[[], Decision], stamp: bytes) -> Decision:
        """Decide and append once; what was staged for the audience is discarded if that fails."""
        try:
            decision = decide()
            if decision.events:
                await self._append(decision, stamp)
        except BaseException:
            self._audience.discard()
            raise
        return decision

    async def _append(self, decision: Decision, stamp: bytes) -> None:
        if decision.match is None and any(isinstance(event, e.Began) for event in decision.events):
            self._state.seed = await load_seed(self._store, self._state)
            self._state.after(decision.events).new_match()  # refuse before storing what cannot be set up
        due = self._timing.due_after(decision)
        await self.log.append(decision.events, stamp, due, decision.beside)

    def _adopt(self, decision: Decision) -> Decision:
        if decision.match is not None:
            self._state.adopt(decision.match)
            self._audience.adopt()
        self._state.note_stored(decision.events)
        if self._store.shared:
            self._transport.announce(self._state.key, self._state.number)
        return decision

    async def _read_on(self) -> bool:
        """Return whether another server had stored something: the decision may have been out of date."""
        before = self._state.number
        await self.catch_up()
        return self._state.number > before

    # Records of other servers

    async def keep_up(self, trust_transport: bool = True) -> None:
        """Adopt what other servers have stored, if the transport has said so.

        `trust_transport`: if False, a store that is shared is asked in any case.
        """
        if self.log.behind or (self._store.shared and not trust_transport):
            await self.catch_up()

    async def catch_up(self, stamp: bytes = b"") -> bool:
        """Adopt the records that the state does not have yet; return whether one has that stamp."""
        in_doubt = self.log.in_doubt
        try:
            records = await self.log.read_tail()
        except StoreFailed:
            raise Illegal("in_doubt" if in_doubt else "not_read") from None
        except Damaged as damage:
            self._abandon()
            raise refuse_damaged(self._state.key, damage) from None
        for record in records:
            await self._adopt_record(record.body)
        return any(record.stamp == stamp for record in records)

    async def _adopt_record(self, body: bytes) -> None:
        """Adopt a record that another server has stored, with all its effects."""
        try:
            events = e.decode(body)
            began = next((event for event in events if isinstance(event, e.Began)), None)
            if began is not None:
                if began.rules > self._state.game.rules:
                    raise Illegal("table_newer", table=self._state.key)
                self._state.seed = await load_seed(self._store, self._state)
            if self._state.has_match:
                self._repeat_moves(events)
                self._state.note_stored(events)
            else:
                self._state.apply(events)
        except msgspec.MsgspecError:
            self._abandon()
            raise Illegal("table_newer", table=self._state.key) from None
        except BaseException:
            self._abandon()
            raise
        self._apply_effects(events)

    def _repeat_moves(self, events: Sequence[e.AnyEvent]) -> None:
        match = self._state.match()
        for event in events:
            if isinstance(event, e.Played):
                for record in event.records:
                    match.repeat(record)
                    self._audience.stage(match)
        self._audience.adopt()
