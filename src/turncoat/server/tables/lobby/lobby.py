"""The requests that people make over HTTP: make a table, find it, sit down, watch, start, play again."""

from __future__ import annotations

import logging
from typing import Any, Final

from turncoat.core import registry as games
from turncoat.core.refusal import Illegal
from turncoat.server.limits import TokenBuckets
from turncoat.server.store.interface import Damaged, KeyTaken, StoreFailed
from turncoat.server.tables.lobby import commands
from turncoat.server.tables.lobby.calendar_feed import build_feed
from turncoat.server.tables.lobby.names import clean_name
from turncoat.server.tables.lobby.new_table import NewTable, first_record, plan_screen_table, plan_table
from turncoat.server.tables.lobby.rematch import plan_rematch
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.decision import Decision
from turncoat.server.tables.log.load import refuse_unread
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.codes import new_key
from turncoat.server.tables.registry.registry import TableRegistry
from turncoat.server.tables.registry.services import Services
from turncoat.server.tables.registry.tokens import (
    Pass,
    WatchRole,
    hash_held,
    hash_token,
    new_token,
    read_pass,
    sign_pass,
)
from turncoat.server.tables.table import Table
from turncoat.server.tables.viewers.identity import seat_of_token
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o

PACE: Final = 1.2
"""About how many seconds a bot takes for a move."""
OPEN_SHOWN: Final = 100
"""Most public tables in one answer."""

log = logging.getLogger("turncoat.server")


class Lobby:
    def __init__(self, services: Services, registry: TableRegistry, pace: float = PACE) -> None:
        self._services = services
        self._store = services.store
        self._registry = registry
        self._pace = pace
        limits = services.limits
        self._tables_per_address = TokenBuckets(limits.tables_per_hour / 3600, limits.tables_per_hour)

    # New tables

    async def make(
        self, new: m.NewTable, address: str = "", deal: dict[str, Any] | None = None
    ) -> o.PlaceToken:
        """Make a table and give its maker the first seat, or the host's place."""
        assert not deal or self._registry.accept_fixed_deals
        token = new_token()
        table = plan_table(new, hash_token(token), self._pace, deal)
        code = await self._store_table(table, address)
        return o.PlaceToken(code, None if new.host else 0, token)

    async def make_for_screen(self, new: m.NewScreen, address: str = "") -> o.PlaceToken:
        """Make a table for a big screen; the first person who sits down owns it."""
        code = await self._store_table(plan_screen_table(new, self._pace), address)
        return await self.watch(code, "screen", m.Watch())

    async def _store_table(self, table: NewTable, address: str) -> str:
        """Store a new table and return its code; refuse an address that makes too many."""
        if not self._tables_per_address.take(address):
            raise Illegal("too_many_tables", most=self._services.limits.tables_per_hour)
        key, code = await self._reserve_code()
        try:
            await self._store.append((first_record(key, table.events, table.seed, code),))
        except (KeyTaken, StoreFailed):
            raise Illegal("not_stored") from None
        return code

    async def _reserve_code(self) -> tuple[str, str]:
        """Return the key of a new table, and the code that leads to it."""
        key = new_key()
        try:
            code = await self._registry.codes.take(key)
        except StoreFailed:
            raise Illegal("not_stored") from None
        self._services.counts.tables += 1
        return key, code

    # Finding a table

    async def open_tables(self) -> list[o.OpenTable]:
        """Return the public tables that have not started."""
        try:
            listings = await self._store.open_tables(OPEN_SHOWN)
            codes = await self._registry.codes.codes_of([listing.key for listing in listings])
        except StoreFailed as wrong:
            raise refuse_unread(self._store, wrong) from None
        except Damaged as wrong:
            log.error("the open tables could not be read: %s", wrong)
            raise Illegal("not_read") from None
        return [
            o.OpenTable(code, listing.game, listing.owner, listing.taken, listing.seats)
            for listing, code in zip(listings, codes, strict=True)
        ]

    async def look_up(self, code: str) -> o.TableInfo:
        """Return a table as anybody may see it."""
        async with self._registry.table(code) as table, table.exclusive():
            await table.replica.keep_up(trust_transport=False)
            return table.public_table()

    # Coming to a table

    async def join(
        self, code: str, wanted: m.Join, as_host: bool = False, held: str | None = None
    ) -> o.PlaceToken:
        """Give a newcomer an open seat, or the host's place.

        `held`: the token that this person has for the table already. A person is one viewer: somebody who
        holds a seat is refused, and a pass to watch ends.
        """
        token = new_token()
        sit = commands.sit_as_host if as_host else commands.sit_down
        async with self._registry.table(code) as table:

            def decide() -> Decision:
                watched = self._held_pass(table.state, held)
                watcher = None if watched is None else watched.watcher
                who = commands.Newcomer(
                    wanted.name, wanted.language, hash_token(token), wanted.face, watcher, wanted.program
                )
                return Decision(sit(table.state, who, _watcher_names(table, watcher)))

            await table.commit(decide)
            seat = table.state.seat_of(hash_token(token))
            return o.PlaceToken(table.state.code, seat if isinstance(seat, int) else None, token)

    async def watch(
        self, code: str, role: WatchRole, wanted: m.Watch, held: str | None = None
    ) -> o.PlaceToken:
        """Give somebody a pass to watch.

        `held`: as in `join`; somebody who holds a valid pass stays the same watcher.
        """
        async with self._registry.table(code) as table:
            key, code = table.state.key, table.state.code
            name = None if wanted.name is None else clean_name(wanted.name, table.state.names())
            before = self._held_pass(table.state, held)
            ended = None if before is None else table.state.ended_passes.get(before.watcher)
            if ended == "sent_away":
                raise Illegal("sent_away")
        nonce = new_token() if before is None or ended is not None else before.nonce
        watch_pass = Pass(key, role, name, wanted.language, nonce)
        return o.PlaceToken(code, None, sign_pass(watch_pass, self._store.key))

    def _held_pass(self, state: TableState, held: str | None) -> Pass | None:
        """Return the pass that a token is, if any; refuse the token of a seat, or its hash."""
        if held is None:
            return None
        if state.seat_of(hash_held(held)) is not None:
            raise Illegal("already_seated")
        return read_pass(held, state.key, self._store.key)

    # Before and after a match

    async def start(self, code: str, token: str) -> o.TableInfo:
        """Start the match, as its owner."""
        async with self._registry.table(code) as table:

            def decide() -> Decision:
                seat = seat_of_token(table.state, token)
                now, wall = self._store.now(), self._store.wall()
                return Decision(commands.decide(table.state, table.presence, seat, m.Start(), now, wall))

            await table.commit(decide)
            return table.public_table()

    async def rematch(self, code: str, token: str, game: str | None = None) -> o.Rematch:
        """Make a table with the same people in the same places, who keep their tokens.

        The owner decides, or anybody who played once the owner has left. `game`: another one than before.
        """
        wanted = None if game is None else games.find(game)
        async with self._registry.table(code) as table:
            key = fresh = ""

            def decide() -> Decision:
                seat = seat_of_token(table.state, token)
                if table.state.stage != "over":
                    raise Illegal("not_over")
                if table.state.rematch is not None:
                    return Decision()
                if seat != table.state.owner and table.state.owner in table.presence.present:
                    raise Illegal("not_owner")
                events, seed = plan_rematch(table.state, wanted)
                if not key:
                    return Decision()
                return Decision(
                    [e.Rematched(code=fresh, table=key)], beside=[first_record(key, events, seed, fresh)]
                )

            await table.commit(decide)  # no code is used up for a request that is refused
            if table.state.rematch is None:
                key, fresh = await self._reserve_code()
                await table.commit(decide)
            assert table.state.rematch is not None
            return o.Rematch(table.state.rematch)

    # Calendars

    async def share_calendar(self, code: str, token: str, wanted: bool) -> str | None:
        """Return a new secret for the address of that person's calendar; the previous one is void.

        `wanted`: False only makes the previous one void.
        """
        fresh = new_token() if wanted else None
        async with self._registry.table(code) as table:

            def decide() -> Decision:
                seat = seat_of_token(table.state, token)
                if table.state.clock != "calendar":
                    raise Illegal("no_calendar")
                key = None if fresh is None else hash_token(fresh)
                return Decision([e.CalendarShared(seat=seat, key=key)])

            await table.commit(decide)
            return fresh

    async def calendar(self, code: str, token: str) -> bytes:
        """Return the calendar behind a secret address; every failure gives the same refusal."""
        try:
            async with self._registry.table(code) as table, table.exclusive():
                await table.replica.keep_up()
                language = table.state.calendar_language(hash_token(token))
                if language is not None:
                    return build_feed(table.state, language)
        except Illegal as no:
            if no.code != "no_such_table":
                raise
        raise Illegal("no_such_calendar")


def _watcher_names(table: Table, but: str | None) -> list[str]:
    """Return the names of all watchers but one: no newcomer may have one of them."""
    return [
        other.name
        for other in table.watchers()
        if other.role == "watcher" and other.name and other.watcher != but
    ]
