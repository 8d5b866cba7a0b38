"""The tables of one server: finding a table by code or key, loading it, and dropping it when it is idle.

Several servers may have the same table in memory; `docs/servers.md` explains how they stay equal.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from turncoat.core.refusal import Illegal
from turncoat.server.store.interface import StoreFailed
from turncoat.server.tables.log.load import load_seed, load_state, refuse_unread
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.codes import CodeBook
from turncoat.server.tables.registry.services import Services
from turncoat.server.tables.schedule.alarms import DUE
from turncoat.server.tables.schedule.tasks import Tasks
from turncoat.server.tables.table import Table

log = logging.getLogger("turncoat.server")


class TableRegistry:
    def __init__(
        self, services: Services, codes: CodeBook, tasks: Tasks, accept_fixed_deals: bool = False
    ) -> None:
        self.codes = codes
        self.accept_fixed_deals = accept_fixed_deals
        """Whether tables with a fixed deal are accepted; only for tests."""
        self.tables: dict[str, Table] = {}
        """The tables in memory, by key."""
        self.by_code: dict[str, Table] = {}
        """The same, by code."""
        self._services = services
        self._tasks = tasks
        self._loading: dict[str, asyncio.Future[Table]] = {}

    @contextlib.asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[Table]:
        """Load the table with that code or key, and keep it in memory until the context ends."""
        key = await self._find_key(code.upper())
        try:
            table = await self._find(key)
        except Illegal as no:
            if no.params.get("table") == key:  # name the table by the code that was asked for
                raise Illegal(no.code, table=code.upper()[:20]) from None
            raise
        table.pinned += 1
        try:
            yield table
        finally:
            table.pinned -= 1
            self.drop_if_idle(table)

    def drop_if_idle(self, table: Table) -> None:
        """Unload a table that has nothing to do soon and nobody at it."""
        if self.tables.get(table.state.key) is table and table.is_idle():
            self.drop(table)
            self._tasks.spawn(table.unload())

    def drop(self, table: Table) -> None:
        """Take a table out of the registry: the next request loads it from its log."""
        if self.tables.get(table.state.key) is table:
            del self.tables[table.state.key]
            if self.by_code.get(table.state.code) is table:
                del self.by_code[table.state.code]
            self._services.departures += 1
            self._services.membership.leave(table.state.key)

    async def close(self) -> None:
        """Close every table in memory."""
        for table in list(self.tables.values()):
            async with table.lock:
                table.close()
        self.tables.clear()

    async def _find_key(self, text: str) -> str:
        table = self.by_code.get(text)
        if table is not None and table.state.stage != "over":  # a finished table may lose its code
            return table.state.key
        try:
            key = await self.codes.find_key(text)
        except StoreFailed as wrong:
            raise refuse_unread(self._services.store, wrong) from None
        if key is None:
            raise Illegal("no_such_table", table=text[:10])
        return key

    async def _find(self, key: str) -> Table:
        """Return the table with that key; requests that come meanwhile wait for the same loading."""
        table = self.tables.get(key)
        while table is None:
            under_way = self._loading.get(key)
            if under_way is None:
                under_way = self._loading[key] = asyncio.ensure_future(self._load(key))
                under_way.add_done_callback(lambda _: self._loading.pop(key, None))
            await asyncio.shield(under_way)
            table = self.tables.get(key)
        return table

    async def _load(self, key: str) -> Table:
        store = self._services.store
        state = await load_state(store, key)
        if state.deal and not self.accept_fixed_deals:
            log.error("the deal of table %s was fixed by hand: it is not played", key)
            raise Illegal("table_stacked", table=key)
        if state.stage != "lobby":
            if store.shared and state.rules > state.game.rules:
                raise Illegal("table_newer", table=key)
            state.seed = await load_seed(store, state)
        if state.stage == "over":
            await self._update_codes(state)
        await self._services.membership.join(key)
        self._services.alarms.cancel(key, DUE)
        table = self.tables[key] = Table(self._services, state)
        self.by_code[state.code] = table
        return table

    async def _update_codes(self, state: TableState) -> None:
        """Replace the codes of a finished table and its rematch by their keys, if others have them now."""
        try:
            state.code = await self.codes.address_of(state.code, state.key)
            if state.rematch is not None and state.rematch_key is not None:
                state.rematch = await self.codes.address_of(state.rematch, state.rematch_key)
        except StoreFailed as wrong:
            raise refuse_unread(self._services.store, wrong) from None
