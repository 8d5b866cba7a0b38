"""Wires the parts of a table server together, for the HTTP and socket endpoints."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

from turncoat.server.bots.pool import BotPool
from turncoat.server.cluster.membership import Membership, SingleServer
from turncoat.server.cluster.transport import Transport
from turncoat.server.cluster.transport_local import LocalTransport
from turncoat.server.limits import Limits
from turncoat.server.store.interface import Store, StoreFailed
from turncoat.server.tables.lobby.lobby import PACE, Lobby
from turncoat.server.tables.registry.codes import CodeBook
from turncoat.server.tables.registry.registry import TableRegistry
from turncoat.server.tables.registry.services import Counts, Services
from turncoat.server.tables.registry.tokens import new_epoch
from turncoat.server.tables.schedule.alarms import Alarms
from turncoat.server.tables.schedule.background import Background
from turncoat.server.tables.schedule.tasks import Tasks
from turncoat.server.tables.table import Table
from turncoat.server.tables.viewers.backlog import BacklogBudget
from turncoat.server.tables.viewers.connection import Connection

FINISHING: Final = 3.0
"""Seconds that a stopping server gives to requests that have arrived."""
FLUSHING: Final = 2.0
"""Seconds that it then waits for slow connections to take the last message."""


class TableServer:
    """The tables of one server process, from `open` to `close`."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        bots: BotPool | None = None,
        transport: Transport | None = None,
        pace: float = PACE,
        fixed_deals: bool = False,
        shard: str = "",
        membership: Membership | None = None,
    ) -> None:
        """Wire the parts together; nothing runs before `open`.

        `fixed_deals`: accept tables with a fixed deal, only for tests. `shard`: the first
        letter of all codes that this server gives out.
        """
        self.store = store
        self.limits = limits or Limits()
        self.draining = False
        """Whether the server has been asked to stop: it still works, but should get no new people."""
        self.ending = False
        """Whether it refuses new connections."""
        self._tasks = Tasks()
        self.services = Services(
            store=store,
            limits=self.limits,
            bots=bots or BotPool(),
            transport=transport or LocalTransport(),
            membership=membership or SingleServer(secrets.token_hex(8)),
            alarms=Alarms(store.now, lambda key, name: self.background.on_alarm(key, name)),
            counts=Counts(),
            backlog_budget=BacklogBudget(self.limits.backlogs),
            departures=0,
            new_epoch=new_epoch,
            drop_if_idle=lambda table: self.registry.drop_if_idle(table),
            drop=lambda table: self.registry.drop(table),
        )
        codes = CodeBook(store.codes, store.wall, shard)
        self.registry = TableRegistry(self.services, codes, self._tasks, fixed_deals)
        self.lobby = Lobby(self.services, self.registry, pace)
        self.background = Background(self.services, self.registry, self._tasks)

    async def open(self) -> None:
        """Open the store and start the background work."""
        await self.store.open()
        await self.background.start()

    async def close(self) -> None:
        """Stop the background work, close all tables, and store the time."""
        await self._tasks.cancel()
        await self.registry.close()
        self.services.alarms.close()
        self.services.bots.close()
        await self.services.membership.close()
        await self.services.transport.close()
        with contextlib.suppress(StoreFailed):
            await self.store.beat()
        await self.store.close()

    async def drain(self) -> None:
        """Finish the requests that have arrived, then close every connection, in bounded time."""
        self.draining = self.ending = True
        tables = list(self.registry.tables.values())
        closed = await asyncio.gather(*(self._drain_table(table) for table in tables))
        flushing = [asyncio.ensure_future(connection.flush()) for those in closed for connection in those]
        if flushing:
            await asyncio.wait(flushing, timeout=FLUSHING)

    @staticmethod
    async def _drain_table(table: Table) -> list[Connection]:
        with contextlib.suppress(TimeoutError):  # the store hangs: clients send their requests again
            async with asyncio.timeout(FINISHING), table.lock:
                pass  # the lock is fair, so every request before this one is finished
        return table.audience.disconnect(lambda _: True, "restart")
