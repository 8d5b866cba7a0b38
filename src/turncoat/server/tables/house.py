"""The house: all tables, those in memory and those that are not, and the time they share."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final

from turncoat.core import registry
from turncoat.core.chance import SEED_BYTES, commitment
from turncoat.core.refusal import Illegal
from turncoat.server.bots.pool import BotPool
from turncoat.server.bus.interface import Bus
from turncoat.server.bus.local import LocalBus
from turncoat.server.limits import Buckets, Limits
from turncoat.server.store.interface import Append, Overtaken, Store, Unstored
from turncoat.server.tables import events as e
from turncoat.server.tables import state as states
from turncoat.server.tables.clock import HouseClock
from turncoat.server.tables.names import checked_name
from turncoat.server.tables.rights import sit_down
from turncoat.server.tables.table import AGAIN, Table
from turncoat.server.tables.tokens import LETTERS, Pass, WatchRole, hashed, new_code, new_token, signed
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o

PACE: Final = 1.2
HEARTBEAT: Final = 1.0
SWEEP: Final = 5.0
CODE_TRIES: Final = 40
OPEN_SHOWN: Final = 100

log = logging.getLogger("turncoat.server")


class House:
    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        clock: HouseClock | None = None,
        bots: BotPool | None = None,
        bus: Bus | None = None,
        pace: float = PACE,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.clock = clock or HouseClock(store.opened_at)
        self.bots = bots or BotPool()
        self.bus = bus or LocalBus()
        self.pace = pace
        self.tables: dict[str, Table] = {}
        self.moves = 0
        self.refusals = 0
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._makers = Buckets(self.limits.tables_per_hour / 3600, self.limits.tables_per_hour)
        self._reminders: list[tuple[float, str]] = []
        self._due: dict[str, float] = {}
        self._nudge = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bus.listen(self._heard)

    async def open(self) -> None:
        """Take up every clock where it stood."""
        for due, code in await self.store.due():
            self.remind(code, due)
        for work in (self._remember(), self._beat(), self._sweep()):
            self._spawn(work)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.held():
                table.close()
        self.tables.clear()
        self.bots.close()
        with contextlib.suppress(Unstored):
            await self.store.beat(self.clock.now())
        await self.store.close()

    def end_visits(self) -> None:
        """Tell everybody that the server goes away for a moment."""
        for table in self.tables.values():
            table.audience.send_away(lambda _: True, "restart")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables in memory

    @contextlib.asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[Table]:
        """The table with that code, which stays in memory for as long as this is open."""
        table = await self._find(code.upper())
        table.pinned += 1
        try:
            yield table
        finally:
            table.pinned -= 1
            self.drop_if_idle(table)

    async def _find(self, code: str) -> Table:
        table = self.tables.get(code)
        while table is None:
            under_way = self._loading.get(code)
            if under_way is None:
                under_way = self._loading[code] = asyncio.ensure_future(self._load(code))
                under_way.add_done_callback(lambda _: self._loading.pop(code, None))
            await asyncio.shield(under_way)
            table = self.tables.get(code)
        return table

    async def _load(self, code: str) -> Table:
        bodies = None
        if len(code) == len(new_code()) and all(letter in LETTERS for letter in code):
            bodies = await self.store.read(code)
        if bodies is None:
            raise Illegal("no_such_table", table=code[:10])
        state = states.read(code, bodies, None)
        if state.stage != "lobby":
            state.seed = await self.store.seed(code)
        table = self.tables[code] = Table(self, state)
        return table

    def drop_if_idle(self, table: Table) -> None:
        if table.idle() and self.tables.get(table.state.code) is table:
            self.forget(table)
            self._spawn(table.put_away())

    def forget(self, table: Table) -> None:
        if self.tables.get(table.state.code) is table:
            del self.tables[table.state.code]

    def _heard(self, code: str, number: int) -> None:
        """Another server has written to a log: what is in memory here is old."""
        table = self.tables.get(code)
        if table is not None and number > table.state.number:
            table.abandon()

    # Time

    def remind(self, code: str, due: float) -> None:
        """Look at that table then, though nobody may come."""
        self._due[code] = due
        heapq.heappush(self._reminders, (due, code))
        self._nudge.set()

    async def _remember(self) -> None:
        while True:
            self._nudge.clear()
            while self._reminders and self._reminders[0][0] <= self.clock.now():
                due, code = heapq.heappop(self._reminders)
                if self._due.get(code) == due:
                    del self._due[code]
                    await self._look_at(code)
            left = self._reminders[0][0] - self.clock.now() if self._reminders else None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._nudge.wait(), left)

    async def _look_at(self, code: str) -> None:
        try:
            async with self.table(code) as table:
                await table.wake_up()
        except Illegal as no:
            log.error("a table that was due could not be looked at: %s", no.code)
        except Exception:
            log.exception("a table that was due could not be looked at; it will be tried again")
            self.remind(code, self.clock.now() + AGAIN)

    async def _beat(self) -> None:
        """While clocks run, the time is written down at least once a second."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            if self._due or any(table.state.under_way for table in self.tables.values()):
                with contextlib.suppress(Unstored):
                    await self.store.beat(self.clock.now())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                self.drop_if_idle(table)

    # Making tables and finding places at them

    async def make(self, new: m.NewTable, address: str = "", deal: dict[str, Any] | None = None) -> o.Seated:
        game = registry.find(new.game)
        options = game.settle(new.options)
        name = checked_name(new.name, ())
        if not self._makers.take(address):
            raise Illegal("too_many_tables", most=self.limits.tables_per_hour)
        token, seed = new_token(), secrets.token_bytes(SEED_BYTES)
        made = e.Made(
            game=game.name,
            options=options,
            seats=game.seats[0],
            public=new.public,
            together=new.together,
            commitment=commitment(seed),
            pace=self.pace,
            deal=deal,
        )
        sat = e.Sat(seat=0, name=name, language=new.language, key=hashed(token))
        code = await self._make([made, sat], seed)
        return o.Seated(code, 0, token)

    async def _make(self, events: list[e.AnyEvent], seed: bytes) -> str:
        for _ in range(CODE_TRIES):
            write = new_table(new_code(), events, seed)
            try:
                await self.store.append((write,), self.clock.now())
            except Overtaken:
                continue
            except Unstored:
                raise Illegal("not_stored") from None
            return write.code
        raise Illegal("house_full")

    async def open_tables(self) -> list[o.OpenTable]:
        listings = await self.store.open_tables(OPEN_SHOWN)
        return [
            o.OpenTable(listing.code, listing.game, listing.owner, listing.taken, listing.seats)
            for listing in listings
        ]

    async def join(self, code: str, wanted: m.Join) -> o.Seated:
        token = new_token()
        async with self.table(code) as table:
            watching = [connection.name for connection in table.audience.watchers() if connection.name]
            await table.change(
                lambda state: sit_down(state, wanted.name, wanted.language, hashed(token), watching)
            )
            return o.Seated(table.state.code, table.state.seat_of(hashed(token)), token)

    async def watch(self, code: str, role: WatchRole, wanted: m.Watch) -> o.Seated:
        async with self.table(code) as table:
            code = table.state.code
            name = None if wanted.name is None else checked_name(wanted.name, table.state.names())
        watch_pass = Pass(code, role, name, wanted.language, new_token())
        return o.Seated(code, None, signed(watch_pass, self.store.key))

    async def start(self, code: str, token: str) -> o.TableSeen:
        async with self.table(code) as table:
            await table.start(token)
            return table.public()

    async def rematch(self, code: str, token: str) -> o.Again:
        """The same people in the same seats, with the same tokens, at a new table."""
        async with self.table(code) as table, table.held():
            state = table.state
            table.check_here()
            table.seat_with(token)
            if state.stage != "over":
                raise Illegal("not_over")
            if state.rematch is None:
                await self._make_again(table)
            assert state.rematch is not None
            return o.Again(state.rematch)

    async def _make_again(self, table: Table) -> None:
        state = table.state
        seed = secrets.token_bytes(SEED_BYTES)
        events: list[e.AnyEvent] = [
            e.Made(
                game=state.game.name,
                options=state.options,
                seats=len(state.places),
                public=state.public,
                together=state.together,
                commitment=commitment(seed),
                pace=state.pace,
            )
        ]
        for seat, place in enumerate(state.places):
            assert place.name is not None
            if place.key is None:
                bot = place.bot or ""
                events.append(e.BotSat(seat=seat, name=place.name, bot=bot, seed=secrets.randbits(63)))
            else:
                events.append(e.Sat(seat=seat, name=place.name, language=place.language, key=place.key))
        events.append(e.Owned(seat=state.owner))
        for _ in range(CODE_TRIES):
            write = new_table(new_code(), events, seed)
            rematched = e.Rematched(code=write.code)
            if await table.append_with(rematched, write):
                return
        raise Illegal("house_full")


def new_table(code: str, events: list[e.AnyEvent], seed: bytes) -> Append:
    state = states.TableState(code)
    for event in events:
        state.apply(event)
    return Append(code, 0, tuple(e.encode(event) for event in events), state.listing(None), seed)
