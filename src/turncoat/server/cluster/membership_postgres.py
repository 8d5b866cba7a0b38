"""The servers that share a database: they tell each other over the bus, and the database keeps it.

A server says a few times a second that it is alive. One that does not is not counted on any more; who was
there is not known then for a while, and so not away.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec

import turncoat
from turncoat.server.cluster.ephemeral import Present, encode
from turncoat.server.cluster.membership import Callbacks, Here
from turncoat.server.cluster.transport import Bus
from turncoat.server.store.interface import Unstored
from turncoat.server.store.postgres.connection import Line, Postgres
from turncoat.server.store.postgres.store import PostgresStore

ROUND: Final = 0.35
"""Seconds between two looks at what the others say."""
ALIVE: Final = 1.05
"""Seconds that a server counts as alive after its last word: about three rounds."""
LINGER: Final = 5.0
"""Seconds that people count as there whose server has gone without a word: they are on their way."""
HEAL: Final = 1.0
"""Seconds between two looks for what the bus may have lost."""
SWEEP: Final = 20.0
CLAIMED: Final = 20
"""Most due tables that a server takes on at once."""

_NOW: Final = "extract(epoch from clock_timestamp())::double precision"
_ALIVE: Final = f"""
insert into servers (name, alive_until, version) values ($1, {_NOW} + $2, $3)
on conflict (name) do update set alive_until = excluded.alive_until returning xmax = 0
"""
_OTHERS: Final = f"select exists (select from servers where alive_until > {_NOW} and name <> $1)"
_SAY: Final = """
insert into presence (code, server, here) select code, $3, here from unnest($1::text[], $2::bytea[])
  as i (code, here) order by code
on conflict (code, server) do update set here = excluded.here
"""
_LEAVE: Final = "delete from presence where server = $2 and code = any($1::text[])"
_LOOK: Final = f"""
select p.code, p.server, p.here from presence p join servers s on s.name = p.server and s.alive_until > {_NOW}
where p.code = any($1::text[]) and p.server <> $2
"""
_CLAIM: Final = f"""
with due as (
  select code from tables t
  where due <= case when calendar then {_NOW} else $1 end and not code = any($2::text[])
    and not exists (select from presence p join servers s on s.name = p.server and s.alive_until > {_NOW}
      where p.code = t.code)
  order by due limit {CLAIMED} for update skip locked)
insert into presence (code, server, here) select code, $3, $4 from due
on conflict (code, server) do update set here = excluded.here returning code
"""
"""Due tables that no server has in memory, each handed to one; a lock is only held meanwhile."""
_PUT_AWAY: Final = """
update tables t set due = $3 where code = $1 and listed <= $2
  and not exists (select from records r where r."table" = t.id and r.number > $2)
"""
_SWEEP: Final = f"delete from servers where alive_until < {_NOW} - {SWEEP}"
_SWEEP_PRESENCE: Final = "delete from presence p where not exists (select from servers where name = p.server)"
_GO: Final = "delete from presence where server = $1"
_GONE: Final = "delete from servers where name = $1"

_decode: Final = msgspec.msgpack.Decoder(Here).decode
_encode: Final = msgspec.msgpack.Encoder().encode
NOBODY: Final = Here()

log = logging.getLogger("turncoat.server")


class PostgresPeers:
    claims = True

    def __init__(self, store: PostgresStore, bus: Bus) -> None:
        self.name = store.name
        self._store = store
        self._bus = bus
        self._mine: dict[str, Here] = {}
        self._said = 0
        self._unsaid: set[str] = set()
        """Tables of which the database does not know yet what this server says."""
        self._theirs: dict[str, dict[str, Here]] = {}
        self._silent: dict[tuple[str, str], float] = {}
        """Since when a server at a table has not been alive."""
        self._rest: dict[str, float] = {}
        """Tables that this server does not claim, and until when."""
        self._rounds: asyncio.Task[None] | None = None
        self._healed = self._swept = self._rounded = 0.0

    async def open(self, callbacks: Callbacks) -> None:
        self._callbacks = callbacks
        self._line = Line(self._store.dialler)
        await self._line.ask(self._round)
        self._bus.note_alone(False)
        self._whisper("", None)  # whoever was alone is not any more
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    # What this server says

    async def arrive(self, key: str) -> None:
        self._mine[key] = NOBODY

        async def work(on: Postgres) -> None:
            await on.execute(_SAY, [key], [_encode(NOBODY)], self.name)
            rows = await on.fetch(_LOOK, [key], self.name)
            self._theirs[key] = {row["server"]: _decode(row["here"]) for row in rows}

        with contextlib.suppress(Unstored):  # then nobody is known, which is not to say away
            await self._line.ask(work, patience=0.0)
        self._whisper(key, NOBODY)

    async def freshen(self, key: str) -> None:
        if time.monotonic() - self._rounded < ALIVE:
            return
        with contextlib.suppress(Unstored):
            await self._store.beat()
            await self._line.ask(lambda on: self._look(on, [key]), patience=0.0)

    def say(self, key: str, here: Here) -> None:
        if key in self._mine and msgspec.structs.replace(self._mine[key], n=0) != here:
            self._said += 1
            here = self._mine[key] = msgspec.structs.replace(here, n=self._said)
            self._unsaid.add(key)
            self._whisper(key, here)

    def leave(self, key: str) -> None:
        if self._mine.pop(key, None) is not None:
            self._theirs.pop(key, None)
            self._unsaid.add(key)
            self._whisper(key, None)

    def _whisper(self, key: str, here: Here | None) -> None:
        self._bus.whisper(key, encode(Present(self.name, here)))

    async def put_away(self, key: str, number: int, due: float | None) -> None:
        with contextlib.suppress(Unstored):  # then it is looked at too early, which does no harm
            await self._line.ask(lambda on: on.execute(_PUT_AWAY, key, number, due), patience=0.0)

    def rest(self, key: str, seconds: float) -> None:
        self._rest[key] = time.monotonic() + seconds
        self._mine.setdefault(key, NOBODY)
        self.leave(key)

    # What the others say

    def at(self, key: str) -> Mapping[str, Here]:
        return self._theirs.get(key, {})

    def rank(self, key: str) -> int:
        mine = _lot(self.name, key)
        return sum(
            1
            for server in self._theirs.get(key, ())
            if (key, server) not in self._silent and _lot(server, key) < mine
        )

    def overheard(self, key: str, server: str, here: Here | None) -> None:
        if key in self._mine:
            self._silent.pop((key, server), None)
            self._learn(key, server, here)

    def _learn(self, key: str, server: str, here: Here | None) -> None:
        theirs = self._theirs.setdefault(key, {})
        known = theirs.get(server)
        if known == here or (known is not None and here is not None and known.n > here.n):
            return
        if here is None:
            theirs.pop(server, None)
            self._silent.pop((key, server), None)
        else:
            theirs[server] = here
        self._callbacks.changed(key)

    # Again and again

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._line.ask(self._round, patience=0.0)
            except Unstored:
                continue  # what was known last is kept
            except Exception:
                log.exception("what the other servers say could not be read")

    async def _round(self, on: Postgres) -> None:
        await self._stay_alive(on)
        await self._say_all(on)
        await self._look(on, sorted(self._mine))
        await self._heal()
        await self._claim(on)
        self._rounded = time.monotonic()
        if time.monotonic() - self._swept > SWEEP:
            self._swept = time.monotonic()
            await on.execute(_SWEEP)
            await on.execute(_SWEEP_PRESENCE)

    async def _stay_alive(self, on: Postgres) -> None:
        new = await on.fetchval(_ALIVE, self.name, ALIVE, turncoat.__version__)
        self._bus.note_alone(not await on.fetchval(_OTHERS, self.name))
        if new:  # the database has forgotten all that need not survive a crash
            self._unsaid |= self._mine.keys()

    async def _say_all(self, on: Postgres) -> None:
        unsaid, self._unsaid = self._unsaid, set()
        try:
            said = sorted(key for key in unsaid if key in self._mine)
            left = sorted(key for key in unsaid if key not in self._mine)
            if said:
                await on.execute(_SAY, said, [_encode(self._mine[key]) for key in said], self.name)
            if left:
                await on.execute(_LEAVE, left, self.name)
        except BaseException:
            self._unsaid |= unsaid
            raise

    async def _look(self, on: Postgres, keys: list[str]) -> None:
        asked = time.monotonic()
        rows = await on.fetch(_LOOK, keys, self.name)
        found: dict[str, dict[str, bytes]] = {}
        for row in rows:
            found.setdefault(row["code"], {})[row["server"]] = row["here"]
        for key in keys:
            if key not in self._mine:
                continue  # it has left memory meanwhile
            there = found.get(key, {})
            for server in [server for server in self._theirs.get(key, ()) if server not in there]:
                self._miss(key, server, asked)
            for server, here in there.items():
                self._silent.pop((key, server), None)
                with contextlib.suppress(msgspec.MsgspecError):  # a newer server may say more
                    self._learn(key, server, _decode(here))

    def _miss(self, key: str, server: str, now: float) -> None:
        """A server that was at the table is not alive, or not there any more."""
        since = self._silent.setdefault((key, server), now)
        if now - since > LINGER:
            self._learn(key, server, None)

    async def _heal(self) -> None:
        keys = list(self._callbacks.keys())
        if keys and time.monotonic() - self._healed >= HEAL - ROUND / 2:
            self._healed = time.monotonic()
            for key, number in (await self._store.lengths(keys)).items():
                self._callbacks.heard(key, number, None)

    async def _claim(self, on: Postgres) -> None:
        now = time.monotonic()
        self._rest = {key: until for key, until in self._rest.items() if until > now}
        rows = await on.fetch(_CLAIM, self._store.now(), list(self._rest), self.name, _encode(NOBODY))
        for row in rows:
            self._callbacks.due(row["code"])

    async def close(self) -> None:
        if self._rounds is None:
            return
        self._rounds.cancel()
        await asyncio.gather(self._rounds, return_exceptions=True)

        async def go(on: Postgres) -> None:
            await on.execute(_GO, self.name)
            await on.execute(_GONE, self.name)

        with contextlib.suppress(Unstored):
            await self._line.ask(go, patience=0.0)
        await self._line.close()


def _lot(server: str, key: str) -> Any:
    """Another order of the servers at each table, the same for all of them."""
    return hashlib.blake2b(f"{key} {server}".encode(), digest_size=8).digest()
