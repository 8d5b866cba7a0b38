"""The house: all tables, those in memory and those that are not, and what they share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any, Final

import msgspec

from turncoat.core import registry
from turncoat.core.chance import SEED_BYTES, commitment
from turncoat.core.face import face_of
from turncoat.core.refusal import Illegal
from turncoat.server.bots.pool import BotPool
from turncoat.server.cluster import ephemeral
from turncoat.server.cluster.membership import Alone, Callbacks, Peers
from turncoat.server.cluster.transport import Bus
from turncoat.server.cluster.transport_local import LocalBus
from turncoat.server.limits import Buckets, Limits
from turncoat.server.memory import give_back
from turncoat.server.store.interface import Append, CodeTaken, Damaged, Listing, Record, Store, Unstored
from turncoat.server.tables.lobby import commands, seating
from turncoat.server.tables.lobby.calendar_feed import feed
from turncoat.server.tables.lobby.names import checked_name
from turncoat.server.tables.lobby.rematch import play_on
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log import state as states
from turncoat.server.tables.log.decision import Change
from turncoat.server.tables.registry.codes import CodeBook, new_key
from turncoat.server.tables.registry.services import Counts, Services
from turncoat.server.tables.registry.tokens import (
    Pass,
    WatchRole,
    hashed,
    new_epoch,
    new_token,
    read_pass,
    signed,
)
from turncoat.server.tables.schedule.alarms import DUE, Alarms
from turncoat.server.tables.schedule.timing import RECHECK_AWAY
from turncoat.server.tables.table import AGAIN, Table
from turncoat.server.tables.viewers.backlog import Room
from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.tables.viewers.identity import seat_with
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o

PACE: Final = 1.2
HEARTBEAT: Final = 1.0
SWEEP: Final = 5.0
TIDY: Final = 3600.0
OPEN_SHOWN: Final = 100
SOON: Final = 1.0
"""Seconds until a due table that could not be read is looked at again, where servers share the store."""
FINISHING: Final = 3.0
"""Seconds that the server gives at its end to what was asked before it."""
PARTING: Final = 2.0
"""Seconds that it waits then for those who are slow to hear of it."""

log = logging.getLogger("turncoat.server")


class House:
    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        bots: BotPool | None = None,
        bus: Bus | None = None,
        pace: float = PACE,
        fixed_deals: bool = False,
        shard: str = "",
        peers: Peers | None = None,
    ) -> None:
        """`fixed_deals`: for tests alone; else a table whose deal is not left to chance is refused.

        `shard`: the first letter of all codes that are given out here.
        """
        self.store = store
        self.limits = limits or Limits()
        self.bots = bots or BotPool()
        self.pace = pace
        self.draining = False
        """Whether the server has been asked to stop: all goes on, but nobody should be sent here."""
        self.ending = False
        """Whether it takes nobody in any more."""
        self.fixed_deals = fixed_deals
        self.counts = Counts()
        self.alarms = Alarms(store.now, self._ring)
        self.tables: dict[str, Table] = {}
        """By their keys."""
        self.codes = CodeBook(store.codes, store.wall, shard)
        self.called: dict[str, Table] = {}
        """By their codes."""
        self.services = Services(
            store=store,
            limits=self.limits,
            bots=self.bots,
            bus=bus or LocalBus(),
            peers=peers or Alone(secrets.token_hex(8)),
            alarms=self.alarms,
            counts=self.counts,
            waiting=Room(self.limits.backlogs),
            departures=0,
            new_epoch=new_epoch,
            at_rest=self.drop_if_idle,
            forget=self.forget,
        )
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._makers = Buckets(self.limits.tables_per_hour / 3600, self.limits.tables_per_hour)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.services.bus.listen(self._heard, self._overheard)

    async def open(self) -> None:
        """Set the alarms of all tables that are due at some time, and start what runs in the background."""
        await self.store.open()
        await self.services.bus.open()
        peers = self.services.peers
        await peers.open(Callbacks(self._changed, self._claimed, self._heard, self.tables.keys))
        for listing in () if peers.claims else await self._due():
            assert listing.due is not None
            now = self.store.now()
            if listing.calendar:
                left = min(listing.due - self.store.wall(), RECHECK_AWAY)
                self.alarms.set(listing.key, DUE, now + left)
            else:
                self.alarms.set(listing.key, DUE, listing.due)
        for work in (self._beat(), self._sweep(), self._tidy()):
            self._spawn(work)

    async def _due(self) -> Sequence[Listing]:
        try:
            return await self.store.due()
        except (Damaged, Unstored) as wrong:
            log.error("which tables are due cannot be read: %s; they go on when somebody comes", wrong)
            return ()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:
                table.close()
        self.tables.clear()
        self.alarms.close()
        self.bots.close()
        await self.services.peers.close()
        await self.services.bus.close()
        with contextlib.suppress(Unstored):
            await self.store.beat()
        await self.store.close()

    async def end_visits(self) -> None:
        """Tell everybody that the server goes away for a moment, and wait until those who listen know.

        What they have asked for before is finished and answered first. All of it takes a bounded time.
        """
        self.draining = self.ending = True
        tables = list(self.tables.values())
        gone = await asyncio.gather(*(self._send_home(table) for table in tables))
        parting = [asyncio.ensure_future(connection.parted()) for those in gone for connection in those]
        if parting:
            await asyncio.wait(parting, timeout=PARTING)

    @staticmethod
    async def _send_home(table: Table) -> list[Connection]:
        with contextlib.suppress(TimeoutError):  # the store hangs: what is under way is asked for again
            async with asyncio.timeout(FINISHING), table.lock:
                pass  # it is passed on in turn, so nothing waits any more
        return table.audience.send_away(lambda _: True, "restart")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables in memory

    @contextlib.asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[Table]:
        """The table with that code or key, which stays in memory for as long as this is open."""
        key = await self._key(code.upper())
        try:
            table = await self._find(key)
        except Illegal as no:
            if no.params.get("table") == key:  # people know it by what they asked for
                raise Illegal(no.code, table=code.upper()[:20]) from None
            raise
        table.pinned += 1
        try:
            yield table
        finally:
            table.pinned -= 1
            self.drop_if_idle(table)

    async def _key(self, text: str) -> str:
        """The key of the table that a code, or a key, leads to."""
        called = self.called.get(text)
        if called is not None and called.state.stage != "over":  # afterwards the code may be another's
            return called.state.key
        try:
            key = await self.codes.lead(text)
        except Unstored as wrong:
            log.error("a code could not be looked up: %s", wrong)
            raise Illegal("not_read") from None
        if key is None:
            raise Illegal("no_such_table", table=text[:10])
        return key

    async def _find(self, key: str) -> Table:
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
        state = await self._read(key)
        if state.deal and not self.fixed_deals:
            log.error("the deal of table %s was fixed by hand: it is not played", key)
            raise Illegal("table_stacked", table=key)
        if state.stage != "lobby":
            if self.store.shared and state.rules > state.game.rules:
                raise Illegal("table_newer", table=key)
            state.seed = states.checked_seed(state, await self._seed(key))
        if state.stage == "over":
            await self._readdress(state)
        await self.services.peers.arrive(key)
        self.alarms.cancel(key, DUE)
        table = self.tables[key] = Table(self.services, state)
        self.called[state.code] = table
        return table

    async def _readdress(self, state: states.TableState) -> None:
        """The codes of a finished game, and of the one that followed it, may be others' by now."""
        try:
            state.code = await self.codes.address(state.code, state.key)
            if state.rematch is not None and state.rematch_key is not None:
                state.rematch = await self.codes.address(state.rematch, state.rematch_key)
        except Unstored as wrong:
            log.error("a code could not be looked up: %s", wrong)
            raise Illegal("not_read") from None

    async def _read(self, key: str) -> states.TableState:
        records = None
        try:
            records = await self.store.read(key)
        except Damaged as damage:
            raise damaged(key, damage) from None
        except Unstored as wrong:
            log.error("a table could not be read: %s", wrong)
            raise Illegal("not_read") from None
        if records is None:
            raise Illegal("no_such_table", table=key[:10])
        try:
            return states.read(key, (record.body for record in records), None)
        except (msgspec.MsgspecError, Illegal) as no:
            if isinstance(no, Illegal) and no.code != "unknown_game":
                raise
            if self.store.shared:
                raise Illegal("table_newer", table=key) from None
            log.exception("the log of a table has something that is not understood here")
            raise Illegal("table_unreadable", table=key) from None

    async def _seed(self, key: str) -> bytes:
        try:
            return await self.store.seed(key)
        except Damaged as damage:
            raise damaged(key, damage) from None
        except Unstored as wrong:
            log.error("a table could not be read: %s", wrong)
            raise Illegal("not_read") from None

    def drop_if_idle(self, table: Table) -> None:
        if self.tables.get(table.state.key) is table and table.idle():
            self.forget(table)
            self._spawn(table.put_away())

    def forget(self, table: Table) -> None:
        if self.tables.get(table.state.key) is table:
            del self.tables[table.state.key]
            if self.called.get(table.state.code) is table:
                del self.called[table.state.code]
            self.services.departures += 1
            self.services.peers.leave(table.state.key)

    def _heard(self, key: str, number: int, record: Record | None = None) -> None:
        """The bus tells that a log has grown."""
        table = self.tables.get(key)
        if table is not None:
            table.told(number, record)

    def _overheard(self, key: str, said: bytes) -> None:
        """A server has something to say about a table."""
        whisper = ephemeral.decode(said)
        if whisper is None or whisper.server == self.services.peers.name:
            return
        table = self.tables.get(key)
        if isinstance(whisper, ephemeral.Present):
            self.services.peers.overheard(key, whisper.server, whisper.here)
        elif table is not None:
            table.overheard(whisper)

    def _changed(self, key: str) -> None:
        """Something else is known of who is at a table elsewhere."""
        table = self.tables.get(key)
        if table is not None:
            table.attend_anew()

    def _claimed(self, key: str) -> None:
        """A table is due that no server has in memory."""
        self._spawn(self._look_at(key))

    # Time

    def _ring(self, key: str, name: str) -> None:
        table = self.tables.get(key)
        if name == DUE:
            self._spawn(self._look_at(key))
        elif table is not None:
            table.ring(name)

    async def _look_at(self, key: str) -> None:
        try:
            async with self.table(key) as table:
                await table.wake_up()
        except Illegal as no:
            passing = no.code in ("not_read", "not_stored")
            self.services.peers.rest(key, SOON if passing else AGAIN)
            if no.code == "table_newer":
                log.info("a table that was due is for a newer server")
            elif no.code != "table_damaged":  # the operator has been told of that, and more
                log.error("a table that was due could not be looked at: %s", no.code)
            if passing and not self.services.peers.claims:
                self.alarms.set(key, DUE, self.store.now() + AGAIN)
        except Exception:
            log.exception("a table that was due could not be looked at; it will be tried again")
            self.alarms.set(key, DUE, self.store.now() + AGAIN)

    async def _beat(self) -> None:
        """While clocks run, or nothing can be stored, the time is written down once a second at least."""
        time = asyncio.get_running_loop().time
        while True:
            due = time() + HEARTBEAT
            await asyncio.sleep(HEARTBEAT)
            self.counts.late += max(0.0, time() - due)
            self.store.now()  # it is looked at in any case
            if (
                self.store.trouble()
                or self.alarms
                or any(table.state.under_way for table in self.tables.values())
            ):
                with contextlib.suppress(Unstored):
                    await self.store.beat()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                self.drop_if_idle(table)
            if self.services.departures:
                self.services.departures = 0
                await asyncio.to_thread(give_back)

    async def _tidy(self) -> None:
        """Codes of games that have been over for long are free for others."""
        while True:
            with contextlib.suppress(Unstored):  # the next time, then
                await self.codes.tidy()
            await asyncio.sleep(TIDY)

    # Making tables and finding places at them

    async def make(self, new: m.NewTable, address: str = "", deal: dict[str, Any] | None = None) -> o.Seated:
        assert not deal or self.fixed_deals
        game = registry.find(new.game)
        options = game.settle(new.options)
        name = checked_name(new.name, ())
        if new.host and not game.seats_host(options):
            raise Illegal("not_hosted")
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
        face = new.face or face_of(name)
        sat: e.AnyEvent
        if new.host:
            sat = e.HostSat(name=name, language=new.language, key=hashed(token), face=face)
        else:
            sat = e.Sat(seat=0, name=name, language=new.language, key=hashed(token), face=face)
        bots = seating.fill(states.begun([made, sat])) if new.bots else []
        self._allow(address)
        code = await self._make([made, sat, *bots], seed)
        return o.Seated(code, None if new.host else 0, token)

    async def make_for_screen(self, new: m.NewScreen, address: str = "") -> o.Seated:
        """A table where nobody sits yet: its big screen is there first, and needs no name."""
        game = registry.find(new.game)
        seed = secrets.token_bytes(SEED_BYTES)
        made = e.Made(
            game=game.name,
            options=game.settle({}),
            seats=game.seats[0],
            public=False,
            together=True,
            commitment=commitment(seed),
            pace=self.pace,
        )
        self._allow(address)
        code = await self._make([made], seed)
        return await self.watch(code, "screen", m.Watch())

    def _allow(self, address: str) -> None:
        """Nobody makes more tables than they can mean to play at."""
        if not self._makers.take(address):
            raise Illegal("too_many_tables", most=self.limits.tables_per_hour)

    async def _make(self, events: list[e.AnyEvent], seed: bytes) -> str:
        """The code of the new table."""
        key, code = await self._new_code()
        try:
            await self.store.append((new_table(key, events, seed, code),))
        except (CodeTaken, Unstored):
            raise Illegal("not_stored") from None
        return code

    async def _new_code(self) -> tuple[str, str]:
        """The key of a new table, and the code that leads to it."""
        key = new_key()
        try:
            code = await self.codes.take(key)
        except Unstored:
            raise Illegal("not_stored") from None
        self.counts.tables += 1
        return key, code

    async def open_tables(self) -> list[o.OpenTable]:
        try:
            listings = await self.store.open_tables(OPEN_SHOWN)
            codes = await self.codes.of([listing.key for listing in listings])
        except (Damaged, Unstored) as wrong:
            log.error("the open tables could not be read: %s", wrong)
            raise Illegal("not_read") from None
        return [
            o.OpenTable(code, listing.game, listing.owner, listing.taken, listing.seats)
            for listing, code in zip(listings, codes, strict=True)
        ]

    async def look_up(self, code: str) -> o.TableSeen:
        async with self.table(code) as table, table.held():
            await table.replica.keep_up(told=False)
            return table.public()

    async def join(
        self, code: str, wanted: m.Join, as_host: bool = False, held: str | None = None
    ) -> o.Seated:
        """Sit down at an open seat, or take the host's place.

        `held`: the token that this person has for the table already. A person is one viewer: a seat is
        enough, and a pass to watch ends.
        """
        token = new_token()
        sit = commands.sit_as_host if as_host else commands.sit_down
        async with self.table(code) as table:

            def decide() -> Change:
                watched = self._held_pass(table.state, held)
                watching = [
                    other.name
                    for other in table.watching()
                    if other.role == "watcher"
                    and other.name
                    and (watched is None or other.watcher != watched.watcher)
                ]
                who = commands.Newcomer(
                    wanted.name,
                    wanted.language,
                    hashed(token),
                    wanted.face,
                    None if watched is None else watched.watcher,
                )
                return Change(sit(table.state, who, watching))

            await table.change(decide)
            seat = table.state.seat_of(hashed(token))
            return o.Seated(table.state.code, seat if isinstance(seat, int) else None, token)

    def _held_pass(self, state: states.TableState, held: str | None) -> Pass | None:
        """The pass to watch that somebody holds, if any; whoever holds a seat is refused."""
        if held is None:
            return None
        if state.seat_of(hashed(held)) is not None:
            raise Illegal("already_seated")
        return read_pass(held, state.key, self.store.key)

    async def watch(self, code: str, role: WatchRole, wanted: m.Watch, held: str | None = None) -> o.Seated:
        """`held`: as in `join`; who has a pass already stays the same watcher."""
        async with self.table(code) as table:
            key, code = table.state.key, table.state.code
            name = None if wanted.name is None else checked_name(wanted.name, table.state.names())
            before = self._held_pass(table.state, held)
            ended = None if before is None else table.state.ended_passes.get(before.watcher)
            if ended == "sent_away":
                raise Illegal("sent_away")
        nonce = new_token() if before is None or ended is not None else before.nonce
        watch_pass = Pass(key, role, name, wanted.language, nonce)
        return o.Seated(code, None, signed(watch_pass, self.store.key))

    async def start(self, code: str, token: str) -> o.TableSeen:
        async with self.table(code) as table:

            def decide() -> Change:
                seat = seat_with(table.state, token)
                start = commands.decide(
                    table.state, table.presence, seat, m.Start(), self.store.now(), self.store.wall()
                )
                return Change(start)

            await table.change(decide)
            return table.public()

    async def share_calendar(self, code: str, token: str, wanted: bool) -> str | None:
        """A fresh secret for the address of that person's calendar, or none; the one before it is void."""
        fresh = new_token() if wanted else None
        async with self.table(code) as table:

            def decide() -> Change:
                seat = seat_with(table.state, token)
                if table.state.clock != "calendar":
                    raise Illegal("no_calendar")
                key = None if fresh is None else hashed(fresh)
                return Change([e.CalendarShared(seat=seat, key=key)])

            await table.change(decide)
            return fresh

    async def calendar(self, code: str, token: str) -> bytes:
        """What is planned, for whoever knows a secret address; anything else is unknown in one way."""
        try:
            async with self.table(code) as table, table.held():
                await table.replica.keep_up()
                language = table.state.calendar_language(hashed(token))
                if language is not None:
                    return feed(table.state, language)
        except Illegal as no:
            if no.code != "no_such_table":
                raise
        raise Illegal("no_such_calendar")

    async def rematch(self, code: str, token: str, game: str | None = None) -> o.Again:
        """The same people in the same places, with the same tokens, at a new table.

        The owner decides, or where the owner has gone anybody; `game`: another one than before.
        """
        wanted = None if game is None else registry.find(game)
        async with self.table(code) as table:
            wanting = table.state.stage == "over" and table.state.rematch is None
            key, fresh = await self._new_code() if wanting else ("", "")

            def decide() -> Change:
                seat = seat_with(table.state, token)
                if table.state.stage != "over":
                    raise Illegal("not_over")
                if table.state.rematch is not None:
                    return Change()
                if seat != table.state.owner and table.state.owner in table.presence.present:
                    raise Illegal("not_owner")
                if not key:  # it was over only a moment ago
                    raise Illegal("not_stored")
                write = new_table(key, *play_on(table.state, wanted), fresh)
                return Change([e.Rematched(code=fresh, table=key)], beside=[write])

            await table.change(decide)
            assert table.state.rematch is not None
            return o.Again(table.state.rematch)


def damaged(key: str, damage: Damaged) -> Illegal:
    """Those who come are told that the table is damaged, the operator what is wrong with it."""
    log.error("table %s is damaged: %s", key, damage)
    return Illegal("table_damaged", table=key)


def new_table(key: str, events: list[e.AnyEvent], seed: bytes, code: str | None = None) -> Append:
    """The first record of a table. `code`: what people call it by, if not by its key."""
    made = [
        msgspec.structs.replace(event, code=code) if isinstance(event, e.Made) else event for event in events
    ]
    state = states.TableState(key)
    state.apply(made)
    return Append(key, 0, e.encode(made), state.listing(None), seed)
