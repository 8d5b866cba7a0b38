"""Runs the work that no request starts: alarms, periodic chores, news from the other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final

from turncoat.core.refusal import Illegal
from turncoat.server.cluster import ephemeral
from turncoat.server.cluster.membership import Callbacks
from turncoat.server.memory import trim_heap
from turncoat.server.store.interface import Damaged, Listing, Record, StoreFailed
from turncoat.server.tables.registry.registry import TableRegistry
from turncoat.server.tables.registry.services import Services
from turncoat.server.tables.schedule.alarms import DUE
from turncoat.server.tables.schedule.tasks import Tasks
from turncoat.server.tables.schedule.timing import RECHECK_AWAY
from turncoat.server.tables.table import AGAIN

HEARTBEAT: Final = 1.0
"""Seconds between two heartbeats of the store's clock."""
WATCH: Final = 1.0
"""Seconds between two messages to everybody while nothing can be stored."""
SWEEP: Final = 5.0
"""Seconds between two looks for idle tables."""
TIDY: Final = 3600.0
"""Seconds between two looks for codes that can be given out again."""
SOON: Final = 1.0
"""Seconds until a due table that could not be read is tried again, where servers share the store."""

log = logging.getLogger("turncoat.server")


class Background:
    def __init__(self, services: Services, registry: TableRegistry, tasks: Tasks) -> None:
        self._services = services
        self._registry = registry
        self._tasks = tasks

    async def start(self) -> None:
        """Listen to the other servers, set the alarms of all stored tables, and start the chores."""
        services = self._services
        services.transport.subscribe(self._on_log_growth, self._on_peer_message)
        await services.transport.open()
        await services.membership.open(
            Callbacks(
                self._on_presence_change, self._on_claim, self._on_log_growth, self._registry.tables.keys
            )
        )
        if not services.membership.claims:
            self._set_alarms(await self._read_due_tables())
        for chore in (
            self._keep_time(),
            self._tell_of_trouble(),
            self._drop_idle_tables(),
            self._free_codes(),
        ):
            self._tasks.spawn(chore)

    async def _read_due_tables(self) -> Sequence[Listing]:
        try:
            return await self._services.store.due()
        except (Damaged, StoreFailed) as wrong:
            log.error("which tables are due cannot be read: %s; they go on when somebody comes", wrong)
            return ()

    def _set_alarms(self, listings: Sequence[Listing]) -> None:
        store, alarms = self._services.store, self._services.alarms
        for listing in listings:
            assert listing.due is not None
            at = listing.due
            if listing.calendar:
                at = store.now() + min(listing.due - store.wall(), RECHECK_AWAY)
            alarms.set(listing.key, DUE, at)

    # Alarms

    def on_alarm(self, key: str, name: str) -> None:
        """Pass an alarm to its table, which is loaded if the alarm is the one for tables out of memory."""
        table = self._registry.tables.get(key)
        if name == DUE:
            self._tasks.spawn(self._run_due_table(key))
        elif table is not None:
            table.on_alarm(name)

    async def _run_due_table(self, key: str) -> None:
        alarms, store, membership = self._services.alarms, self._services.store, self._services.membership
        try:
            async with self._registry.table(key) as table:
                await table.wake_up()
        except Illegal as no:
            passing = no.code in ("not_read", "not_stored")
            membership.skip_claims(key, SOON if passing else AGAIN)
            if no.code == "table_newer":
                log.info("a table that was due is for a newer server")
            elif no.code != "table_damaged" and not (passing and store.trouble()):  # they have been logged
                log.error("a table that was due could not be looked at: %s", no.code)
            if passing and not membership.claims:
                alarms.set(key, DUE, store.now() + AGAIN)
        except Exception:
            log.exception("a table that was due could not be looked at; it will be tried again")
            alarms.set(key, DUE, store.now() + AGAIN)

    # Chores

    async def _keep_time(self) -> None:
        """Store the time once a second while a clock runs or the store fails; this shows when it recovers."""
        services, time = self._services, asyncio.get_running_loop().time
        while True:
            due = time() + HEARTBEAT
            await asyncio.sleep(HEARTBEAT)
            services.counts.late += max(0.0, time() - due)
            services.store.now()  # the clock must be read even while nothing runs
            running = any(table.state.is_under_way for table in self._registry.tables.values())
            if services.store.trouble() or services.alarms or running:
                with contextlib.suppress(StoreFailed):
                    await services.store.beat()

    async def _tell_of_trouble(self) -> None:
        """Tell everybody once a second while nothing can be stored, and once when it can be again.

        The repetition reaches people who have just come. A clock that servers share stops meanwhile, so that
        no player loses time.
        """
        store, waited, before = self._services.store, False, 0.0
        while True:
            await asyncio.sleep(WATCH)
            waiting, now = store.trouble() is not None, store.now()
            if waiting or waited:
                for table in list(self._registry.tables.values()):
                    table.tell_store_state(waiting, stopped=waiting and now == before)
            waited, before = waiting, now

    async def _drop_idle_tables(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self._registry.tables.values()):
                self._registry.drop_if_idle(table)
            if self._services.departures:
                self._services.departures = 0
                await asyncio.to_thread(trim_heap)

    async def _free_codes(self) -> None:
        """Free the codes of matches that ended long ago."""
        while True:
            with contextlib.suppress(StoreFailed):  # the next round tries again
                await self._registry.codes.free_old_codes()
            await asyncio.sleep(TIDY)

    # The other servers

    def _on_log_growth(self, key: str, number: int, record: Record | None = None) -> None:
        table = self._registry.tables.get(key)
        if table is not None:
            table.on_log_growth(number, record)

    def _on_peer_message(self, key: str, message: bytes) -> None:
        whisper = ephemeral.decode(message)
        if whisper is None or whisper.server == self._services.membership.name:
            return
        table = self._registry.tables.get(key)
        if isinstance(whisper, ephemeral.Present):
            self._services.membership.receive(key, whisper.server, whisper.report)
        elif table is not None:
            table.on_peer_message(whisper)

    def _on_presence_change(self, key: str) -> None:
        table = self._registry.tables.get(key)
        if table is not None:
            table.refresh_presence()

    def _on_claim(self, key: str) -> None:
        """Run a due table that no server has in memory and this server has claimed."""
        self._tasks.spawn(self._run_due_table(key))
