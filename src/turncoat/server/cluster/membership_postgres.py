"""The membership of servers that share a database.

Servers send their reports over the transport, and the database keeps the latest. A few times a second each
server renews a row that says that it is alive. If one stops doing so, the others no longer wait for it; the
people who were connected to it count as present for a few seconds more. See `docs/servers.md`.
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
from turncoat.server.cluster.membership import Callbacks, PresenceReport
from turncoat.server.cluster.transport import Transport
from turncoat.server.store.interface import StoreFailed
from turncoat.server.store.postgres.connection import Postgres, ReconnectingConnection
from turncoat.server.store.postgres.store import PostgresStore

ROUND: Final = 0.35
"""Seconds between two rounds."""
ALIVE: Final = 1.05
"""Seconds that a server counts as alive after its last round: about three rounds."""
LINGER: Final = 5.0
"""Seconds that people count as present after their server has vanished: they are reconnecting."""
HEAL: Final = 1.0
"""Seconds between two comparisons of logs, in case the transport lost a message."""
SWEEP: Final = 20.0
"""Seconds between two deletions of servers that are gone."""
MOST_CLAIMED: Final = 20
"""Most due tables that a server claims at once."""

_NOW: Final = "extract(epoch from clock_timestamp())::double precision"
_ALIVE: Final = f"""
insert into servers (name, alive_until, version) values ($1, {_NOW} + $2, $3)
on conflict (name) do update set alive_until = excluded.alive_until returning xmax = 0
"""
_OTHERS: Final = f"select exists (select from servers where alive_until > {_NOW} and name <> $1)"
_PUBLISH: Final = """
insert into presence (code, server, here) select code, $3, here from unnest($1::text[], $2::bytea[])
  as i (code, here) order by code
on conflict (code, server) do update set here = excluded.here
"""
_LEAVE: Final = "delete from presence where server = $2 and code = any($1::text[])"
_READ: Final = f"""
select p.code, p.server, p.here from presence p join servers s on s.name = p.server and s.alive_until > {_NOW}
where p.code = any($1::text[]) and p.server <> $2
"""
_CLAIM: Final = f"""
with due as (
  select code from tables t
  where due <= case when calendar then {_NOW} else $1 end and not code = any($2::text[])
    and not exists (select from presence p join servers s on s.name = p.server and s.alive_until > {_NOW}
      where p.code = t.code)
  order by due limit {MOST_CLAIMED} for update skip locked)
insert into presence (code, server, here) select code, $3, $4 from due
on conflict (code, server) do update set here = excluded.here returning code
"""
"""Claims due tables that no server has in memory; the row lock gives each to one server only."""
_SET_DUE: Final = """
update tables t set due = $3 where code = $1 and listed <= $2
  and not exists (select from records r where r."table" = t.id and r.number > $2)
"""
_SWEEP: Final = f"delete from servers where alive_until < {_NOW} - {SWEEP}"
_SWEEP_PRESENCE: Final = "delete from presence p where not exists (select from servers where name = p.server)"
_DELETE_PRESENCE: Final = "delete from presence where server = $1"
_DELETE_SERVER: Final = "delete from servers where name = $1"

_decode: Final = msgspec.msgpack.Decoder(PresenceReport).decode
_encode: Final = msgspec.msgpack.Encoder().encode
EMPTY: Final = PresenceReport()

log = logging.getLogger("turncoat.server")


class PostgresMembership:
    """Knows the other servers from the database and from their messages."""

    claims = True

    def __init__(self, store: PostgresStore, transport: Transport) -> None:
        self.name = store.name
        self._store = store
        self._transport = transport
        self._mine: dict[str, PresenceReport] = {}
        """This server's reports, by table."""
        self._reports = 0
        self._unsaved: set[str] = set()
        """Tables whose latest report is not in the database yet."""
        self._theirs: dict[str, dict[str, PresenceReport]] = {}
        """The other servers' reports, by table and server."""
        self._silent: dict[tuple[str, str], float] = {}
        """Since when a server at a table has not renewed its row."""
        self._skipped: dict[str, float] = {}
        """Tables that this server does not claim, and until when."""
        self._rounds: asyncio.Task[None] | None = None
        self._compared_at = self._swept_at = self._round_at = 0.0

    async def open(self, callbacks: Callbacks) -> None:
        self._callbacks = callbacks
        self._connection = ReconnectingConnection(self._store.connector)
        await self._connection.run(self._round)
        self._transport.set_alone(False)
        self._send("", None)  # a server that was alone starts sending
        self._rounds = asyncio.get_running_loop().create_task(self._run_rounds())

    # What this server reports

    async def join(self, key: str) -> None:
        self._mine[key] = EMPTY

        async def work(on: Postgres) -> None:
            await on.execute(_PUBLISH, [key], [_encode(EMPTY)], self.name)
            rows = await on.fetch(_READ, [key], self.name)
            self._theirs[key] = {row["server"]: _decode(row["here"]) for row in rows}

        with contextlib.suppress(StoreFailed):  # the peers are unknown, but not absent
            await self._connection.run(work, patience=0.0)
        self._send(key, EMPTY)

    async def refresh(self, key: str) -> None:
        if time.monotonic() - self._round_at < ALIVE:
            return
        with contextlib.suppress(StoreFailed):
            await self._store.beat()
            await self._connection.run(lambda on: self._read_reports(on, [key]), patience=0.0)

    def publish(self, key: str, report: PresenceReport) -> None:
        if key in self._mine and msgspec.structs.replace(self._mine[key], n=0) != report:
            self._reports += 1
            report = self._mine[key] = msgspec.structs.replace(report, n=self._reports)
            self._unsaved.add(key)
            self._send(key, report)

    def leave(self, key: str) -> None:
        if self._mine.pop(key, None) is not None:
            self._theirs.pop(key, None)
            self._unsaved.add(key)
            self._send(key, None)

    def _send(self, key: str, report: PresenceReport | None) -> None:
        self._transport.send(key, encode(Present(self.name, report)))

    async def set_due(self, key: str, number: int, due: float | None) -> None:
        with contextlib.suppress(StoreFailed):  # the table is run too early, which does no harm
            await self._connection.run(lambda on: on.execute(_SET_DUE, key, number, due), patience=0.0)

    def skip_claims(self, key: str, seconds: float) -> None:
        self._skipped[key] = time.monotonic() + seconds
        self._mine.setdefault(key, EMPTY)
        self.leave(key)

    # What the others report

    def peers_at(self, key: str) -> Mapping[str, PresenceReport]:
        return self._theirs.get(key, {})

    def rank(self, key: str) -> int:
        mine = _order(self.name, key)
        return sum(
            1
            for server in self._theirs.get(key, ())
            if (key, server) not in self._silent and _order(server, key) < mine
        )

    def receive(self, key: str, server: str, report: PresenceReport | None) -> None:
        if key in self._mine:
            self._silent.pop((key, server), None)
            self._take_in(key, server, report)

    def _take_in(self, key: str, server: str, report: PresenceReport | None) -> None:
        theirs = self._theirs.setdefault(key, {})
        known = theirs.get(server)
        if known == report or (known is not None and report is not None and known.n > report.n):
            return
        if report is None:
            theirs.pop(server, None)
            self._silent.pop((key, server), None)
        else:
            theirs[server] = report
        self._callbacks.presence_changed(key)

    # Rounds

    async def _run_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._connection.run(self._round, patience=0.0)
            except StoreFailed:
                continue  # keep what was known last
            except Exception:
                log.exception("the reports of the other servers could not be read")

    async def _round(self, on: Postgres) -> None:
        await self._renew(on)
        await self._save_reports(on)
        await self._read_reports(on, sorted(self._mine))
        await self._compare_logs()
        await self._claim(on)
        self._round_at = time.monotonic()
        if time.monotonic() - self._swept_at > SWEEP:
            self._swept_at = time.monotonic()
            await on.execute(_SWEEP)
            await on.execute(_SWEEP_PRESENCE)

    async def _renew(self, on: Postgres) -> None:
        new = await on.fetchval(_ALIVE, self.name, ALIVE, turncoat.__version__)
        self._transport.set_alone(not await on.fetchval(_OTHERS, self.name))
        if new:  # these tables are not logged, so a crash of the database emptied them
            self._unsaved |= self._mine.keys()

    async def _save_reports(self, on: Postgres) -> None:
        unsaved, self._unsaved = self._unsaved, set()
        try:
            published = sorted(key for key in unsaved if key in self._mine)
            left = sorted(key for key in unsaved if key not in self._mine)
            if published:
                reports = [_encode(self._mine[key]) for key in published]
                await on.execute(_PUBLISH, published, reports, self.name)
            if left:
                await on.execute(_LEAVE, left, self.name)
        except BaseException:
            self._unsaved |= unsaved
            raise

    async def _read_reports(self, on: Postgres, keys: list[str]) -> None:
        asked = time.monotonic()
        rows = await on.fetch(_READ, keys, self.name)
        found: dict[str, dict[str, bytes]] = {}
        for row in rows:
            found.setdefault(row["code"], {})[row["server"]] = row["here"]
        for key in keys:
            if key not in self._mine:
                continue  # it has left memory meanwhile
            there = found.get(key, {})
            for server in [server for server in self._theirs.get(key, ()) if server not in there]:
                self._note_silence(key, server, asked)
            for server, report in there.items():
                self._silent.pop((key, server), None)
                with contextlib.suppress(msgspec.MsgspecError):  # a newer server may report more
                    self._take_in(key, server, _decode(report))

    def _note_silence(self, key: str, server: str, now: float) -> None:
        """Drop the report of a server that has not been alive at the table for a while."""
        since = self._silent.setdefault((key, server), now)
        if now - since > LINGER:
            self._take_in(key, server, None)

    async def _compare_logs(self) -> None:
        keys = list(self._callbacks.keys())
        if keys and time.monotonic() - self._compared_at >= HEAL - ROUND / 2:
            self._compared_at = time.monotonic()
            for key, number in (await self._store.lengths(keys)).items():
                self._callbacks.log_length(key, number, None)

    async def _claim(self, on: Postgres) -> None:
        now = time.monotonic()
        self._skipped = {key: until for key, until in self._skipped.items() if until > now}
        rows = await on.fetch(_CLAIM, self._store.now(), list(self._skipped), self.name, _encode(EMPTY))
        for row in rows:
            self._callbacks.table_due(row["code"])

    async def close(self) -> None:
        if self._rounds is None:
            return
        self._rounds.cancel()
        await asyncio.gather(self._rounds, return_exceptions=True)

        async def delete(on: Postgres) -> None:
            await on.execute(_DELETE_PRESENCE, self.name)
            await on.execute(_DELETE_SERVER, self.name)

        with contextlib.suppress(StoreFailed):
            await self._connection.run(delete, patience=0.0)
        await self._connection.close()


def _order(server: str, key: str) -> Any:
    """Return a server's place in the order at a table; it differs between tables, not between servers."""
    return hashlib.blake2b(f"{key} {server}".encode(), digest_size=8).digest()
