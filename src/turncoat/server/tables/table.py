"""A table that is in memory: who is at it, what follows from what happens, and when it is looked at.

One thing happens at a time. What happens is stored first (`Replica`), then answered (`Requests`), then told
to everybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import weakref
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Final

from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.server.bots.seats import BotSeats
from turncoat.server.cluster import ephemeral
from turncoat.server.cluster.membership import STANDBY, PresenceReport
from turncoat.server.cluster.presence import latest_arrivals, watchers
from turncoat.server.store.interface import Record
from turncoat.server.tables.lobby import commands, start
from turncoat.server.tables.lobby.public_table import public_table
from turncoat.server.tables.log import decision as changes
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.decision import Change
from turncoat.server.tables.log.replica import Replica
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.services import Services
from turncoat.server.tables.requests import Requests
from turncoat.server.tables.schedule.alarms import DUE
from turncoat.server.tables.schedule.tasks import Tasks
from turncoat.server.tables.schedule.timing import RECHECK_AWAY, Timing
from turncoat.server.tables.viewers.audience import Audience
from turncoat.server.tables.viewers.backlog import Backlog
from turncoat.server.tables.viewers.connection import Connection, Ending, Transport
from turncoat.server.tables.viewers.identity import Identity, identify
from turncoat.server.tables.viewers.presence import Presence
from turncoat.server.tables.viewers.presence_report import build_report
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o

SOON: Final = 30.0
"""A table whose next deadline is nearer than this stays in memory."""
AGAIN: Final = 10.0
"""Seconds until something that failed is tried again though nobody may come."""
AGAIN_SHARED: Final = 1.0
"""The same where servers share a database, which comes back by itself."""
DEADLINE: Final = "deadline"
OWNER: Final = "owner"
CATCH_UP: Final = "catch up"
BEAT: Final = "beat"
WATCHING: Final = "watching"
WATCHING_SECONDS: Final = 2.0
"""How long it takes at most until everybody is told who watches now."""
REVEALS: Final = "reveals"

log = logging.getLogger("turncoat.server")


class Table:
    def __init__(self, services: Services, state: TableState) -> None:
        self.services = services
        self.state = state
        self.timing = Timing(services.store, state)
        self.presence = Presence(services.limits.grace)
        self.audience = Audience(state, services.new_epoch())
        me = weakref.proxy(self)  # no cycles: a table that leaves memory must not wait for the collector
        self.replica = Replica(
            services.store,
            services.transport,
            state,
            self.audience,
            self.timing,
            lambda events: me.follow(events),
            lambda: me.abandon(),
        )
        self.requests = Requests(self)
        self.bots = BotSeats(self)
        self.lock = asyncio.Lock()
        self.pinned = 0
        """How many are using this table right now: it must not be dropped under them."""
        self.gone = False
        self._beating: str | None = None
        self._beat_at = 0.0
        self._told_watching: list[o.WatcherSeen] = []
        """Those who watch, as everybody was last told."""
        self._tasks = Tasks()
        self.presence.attend(state, set(), services.store.now())

    @contextlib.asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nothing else happens at the table meanwhile."""
        async with self.lock:
            if self.gone:  # whoever found this table before it left memory must find it again
                raise Illegal("not_stored")
            yield

    async def change(self, decide: Callable[[], Change]) -> None:
        """Let something happen that nobody waits for at a socket."""
        async with self.held():
            change = await self.replica.happen(decide)
            if change is not None and change.events:
                self.follow(change.events)

    def told(self, number: int, record: Record | None = None) -> None:
        """The transport says that the log has so many records, and may bring the last."""
        if number > self.state.number and not self.gone:
            self.replica.journal.told(number, record)
            self._tasks.spawn(self._keep_up())

    async def _keep_up(self) -> None:
        async with self.lock:
            if not self.gone:
                try:
                    await self.replica.keep_up()
                except Illegal:
                    if not self.gone:
                        self._alarm_again(CATCH_UP)
                    raise

    # Coming and going

    async def enter(self, hello: m.Hello, transport: Transport) -> Connection:
        """Somebody has come, if the token opens a place: all is shown to them, and everybody is told."""
        async with self.held():
            await self.services.membership.refresh(self.state.key)
            who = await self._identify(hello.token)
            backlog = Backlog(self.services.limits.backlog, self.services.waiting)
            connection = Connection(who, transport, backlog, hello.language)
            connection.since = self._arrival(who.by, transport)
            self.audience.add(connection)
            self._attend()
            self.audience.welcome(connection, hello, self.public(), self.now())
            if connection.seat is None:
                self._tell_watching_soon()
            else:
                self.tell_table(but=connection)
            self.bots.start()
            self._set_alarm()
            self._set_beat()
            self._await_reveals()
            return connection

    async def _identify(self, token: str) -> Identity:
        """A token that is not known may have been made at another server a moment ago."""
        await self.replica.keep_up(told=False)
        try:
            return identify(self.state, token, self.services.store.key)
        except Illegal:
            await self.replica.catch_up()
            return identify(self.state, token, self.services.store.key)

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self.services.departures += 1
        if connection in self.audience:
            self.audience.remove(connection)
            if connection.seat is None:
                self.requests.forget(connection)
            self._attend()
            if connection.seat is None:
                self._tell_watching_soon()
            else:
                self.tell_table()
            if commands.agreed(self.state, self.presence):
                self._tasks.spawn(self._stand_in())
            self.services.at_rest(self)

    def _attend(self) -> None:
        """See who is here. Ownership passes on when the owner stays away and somebody else is here."""
        now = self.services.store.now()
        theirs = self.services.membership.peers_at(self.state.key)
        if theirs:
            self._part_elsewhere(theirs)
        self.presence.attend(self.state, self.audience.seats(), now, theirs.values())
        self.share()
        key, alarms, owner = self.state.key, self.services.alarms, self.state.owner
        present = self.presence.present
        if owner is None or owner in present or not present or self.state.stage == "over":
            alarms.cancel(key, OWNER)
        else:
            left = self.presence.grace_left(owner, now)
            alarms.set_no_later(key, OWNER, now + left + self.standby())

    def share(self) -> None:
        """Tell the other servers who is here."""
        membership = self.services.membership
        if membership.claims:
            membership.publish(self.state.key, build_report(self.audience, self.presence))

    def _arrival(self, by: str, transport: Transport) -> float:
        """Whoever comes now comes later than they came anywhere else, whatever the clocks say.

        Unless they have given up here meanwhile, and gone elsewhere: they must not be put out there.
        """
        elsewhere, _ = latest_arrivals(self.services.membership.peers_at(self.state.key)).get(by, (0.0, ""))
        if elsewhere and not transport.post(b""):
            raise Illegal("not_stored")
        return max(self.services.store.now(), elsewhere + 0.001)

    def _part_elsewhere(self, theirs: Mapping[str, PresenceReport]) -> None:
        """Whoever has opened their seat at another server since then goes here."""
        since = latest_arrivals(theirs)
        name = self.services.membership.name
        self.audience.send_away(
            lambda connection: since.get(connection.by, (0.0, "")) > (connection.since, name), "elsewhere"
        )

    def attend_anew(self) -> None:
        """Something else is known of who is at this table at other servers."""
        if self.gone:
            return
        before = self.presence.shown()
        self._attend()
        self._tell_watching_soon()
        if self.presence.shown() != before:
            self.tell_table()
        if commands.agreed(self.state, self.presence):
            self._tasks.spawn(self._stand_in())

    def overheard(self, whisper: ephemeral.Typing | ephemeral.Reacted) -> None:
        """Somebody is typing or has reacted at another server."""
        if isinstance(whisper, ephemeral.Typing):
            self.audience.tell(o.IsTyping(whisper.seat))
        else:
            self.audience.tell(o.Reacted(whisper.seat, whisper.name, whisper.sign))

    def whisper(self, said: ephemeral.AnyMessage) -> None:
        self.services.transport.send(self.state.key, ephemeral.encode(said))

    def watching(self) -> list[o.WatcherSeen]:
        """Everybody who has no place, at whichever server."""
        return [*self.audience.watching(), *watchers(self.services.membership.peers_at(self.state.key))]

    def has_watcher(self, watcher: str) -> bool:
        return any(each.watcher == watcher for each in self.watching())

    def standby(self) -> float:
        """Seconds that this server leaves to others at this table before it acts by itself."""
        return STANDBY * self.services.membership.rank(self.state.key)

    async def _pass_on(self) -> None:
        def decide() -> Change:
            heir = commands.heir(self.state, self.presence)
            owner = self.state.owner
            late = owner is not None and owner not in self.presence.present
            return Change([e.Owned(seat=heir)] if late and heir is not None else [])

        await self.change(decide)

    async def _stand_in(self) -> None:
        """Enough of those who are still here have voted for it."""
        await self.change(lambda: Change(commands.agreed(self.state, self.presence)))

    # What follows

    def follow(self, events: Sequence[e.AnyEvent]) -> None:
        """What follows from events that are in the log, whichever server has stored them."""
        over = rearranged = False
        for event in events:
            if isinstance(event, e.Played):
                over = event.over
            elif isinstance(event, e.Spoke):
                self.audience.tell(o.Said(self.state.chat[-1]))
            elif event.rearranges and not rearranged:
                rearranged = True
                self._rearrange(events)
        if self.state.stage != "lobby":
            self.audience.tell_views(self.now())
            self._set_beat()
        if over:
            self.bots.stop_all()
            self._attend()
            self.tell_table()
        self.bots.see()
        self._set_alarm()

    def _rearrange(self, events: Sequence[e.AnyEvent]) -> None:
        """The table has changed: who must go, who sits elsewhere, who plays now."""
        moved: list[Connection] = []
        for event in events:
            match event:
                case e.Freed(seat=freed):
                    self.audience.clear_seat(freed, "removed")
                case e.HandedOver(seat=given):
                    self.audience.clear_seat(given, "replaced")
                case e.SentAway(watcher=gone):
                    self._send_away(gone, "sent_away")
                case e.Sat(watched=str(watched)) | e.HostSat(watched=str(watched)):
                    self._send_away(watched, "seated")
                case e.SeatDropped(seat=dropped):
                    self.presence.move_up(dropped)
                    moved += self.audience.move_up(dropped)
                case e.TookHost(seat=left):
                    moved += self.audience.move(left, "host")
                case e.TookSeat(seat=seat):
                    moved += self.audience.move("host", seat)
                case e.Began():
                    self.audience.begin()
                case e.StoodIn(seat=absent):
                    self.presence.forget_votes(absent)
                case e.TookBack(seat=taken):
                    self.bots.stop(taken)
        self._attend()
        self._await_reveals()
        self.bots.start()
        for connection in moved:
            self.audience.welcome(connection, None, self.public(), self.now())
        self.tell_table()

    def _send_away(self, watcher: str, why: Ending) -> None:
        self.audience.send_away(lambda connection: connection.watcher == watcher, why)

    def public(self) -> o.TableSeen:
        """The table, as anybody may see it."""
        late = self.state.starting and self._reveals_left() <= 0
        return public_table(self.state, self.presence, self.watching(), late, self.timing.match_time)

    def _reveals_left(self) -> float:
        return start.seconds_left(self.state, self.services.store.now())

    def _await_reveals(self) -> None:
        """Say who is late when those who have not revealed have had their time."""
        if self.state.starting and self._reveals_left() > 0:
            at = self.services.store.now() + self._reveals_left()
            self.services.alarms.set(self.state.key, REVEALS, at)

    def tell_table(self, but: Connection | None = None) -> None:
        if self.audience:
            table = self.public()
            self._told_watching = table.watching
            self.audience.tell(o.TableChanged(table), but)

    def _tell_watching(self) -> None:
        """Who watches may change often: those who come and go at once are no news."""
        if self.watching() != self._told_watching:
            self.tell_table()

    def _tell_watching_soon(self) -> None:
        now = self.services.store.now()
        self.services.alarms.set_no_later(self.state.key, WATCHING, now + WATCHING_SECONDS)

    def typing(self, connection: Connection) -> None:
        allowed = connection in self.audience and not self.muted(connection) and connection.cover is None
        if allowed and connection.name is not None:
            self.audience.tell(o.IsTyping(connection.player), but=connection)
            self.whisper(ephemeral.Typing(self.services.membership.name, connection.player))

    def muted(self, connection: Connection) -> bool:
        if connection.seat is None:
            return self.state.watchers_muted
        return self.state.place(connection.seat).muted

    # Time

    def now(self) -> float:
        """The match's clock; 0 in the lobby."""
        return self.timing.now()

    def _due(self) -> float | None:
        """When this table must be looked at though nobody comes, by the match's clock."""
        if not self.state.under_way:
            return None
        times = (self.state.match().deadline, self.bots.due())
        return min((time for time in times if time is not None), default=None)

    def _set_alarm(self) -> None:
        """Have the table looked at when its deadline comes."""
        if self.state.stage == "playing" and not self.gone:
            deadline = self.state.match().deadline
            if deadline is not None:
                at = self.timing.alarm_at(deadline) + self.standby()
                self.services.alarms.set_no_later(self.state.key, DEADLINE, at)

    def _set_beat(self) -> None:
        """While seats are covered, frames go out at an even pace, whatever happens."""
        cover, alarms = self.audience.cover, self.services.alarms
        if cover is None and self._beating is None:
            return
        name = None if cover is None else cover.name
        if name != self._beating:
            self._beating = name
            alarms.cancel(self.state.key, BEAT)
            self._beat_at = self.services.store.now()
        if cover is not None and self.audience and alarms.at(self.state.key, BEAT) is None:
            behind = max(0.0, self.services.store.now() - self._beat_at)
            self._beat_at += cover.every * (1 + behind // cover.every)
            alarms.set(self.state.key, BEAT, self._beat_at)

    def beat(self) -> None:
        """Covered seats are told what has waited."""
        if self.audience.cover is not None and not self.gone:
            self.audience.beat(self.now())
            self._set_beat()

    def _alarm_again(self, name: str) -> None:
        wait = AGAIN if not self.services.store.shared else AGAIN_SHARED
        self.services.alarms.set(self.state.key, name, self.services.store.now() + wait)

    def ring(self, name: str) -> None:
        """An alarm of this table has come."""
        if name == OWNER:
            self._tasks.spawn(self._pass_on())
        elif name == DEADLINE:
            self._tasks.spawn(self.look())
        elif name == WATCHING:
            self._tell_watching()
        elif name == CATCH_UP:
            self._tasks.spawn(self._keep_up())
        elif name == BEAT:
            self.beat()
        elif name == REVEALS:
            if self.state.starting:
                self.tell_table()
        else:
            self.bots.ring(name)

    async def look(self) -> None:
        """Let happen what is due."""
        async with self.lock:
            if self.gone or self.state.stage != "playing":
                return
            try:
                change = await self.replica.happen(
                    lambda: changes.deadlines(self.state, self.audience, self.now())
                )
            except BaseException:
                self._alarm_again(DEADLINE)
                raise
            if change is not None and change.events:
                self.follow(change.events)
            self._set_alarm()

    async def wake_up(self) -> None:
        """Loaded because something is due: the bots sit down and the clock runs."""
        async with self.lock:
            if not self.gone:
                self.bots.start()
        await self.look()

    # Bots

    async def bot_moves(self, seat: int, move: Json, seen: int, moved: int) -> None:
        """A bot plays; like anybody's, its move may be refused.

        Nothing happens if its view is no longer that one, or if it has made another move since: another
        server may have asked the bot too.
        """

        def decide() -> Change:
            stale = self.audience.history(seat).n != seen or self.state.moves[seat] != moved
            if stale or self.state.stage != "playing" or seat not in self.bots:
                return Change()
            return changes.move(self.state, self.audience, seat, move, self.now())

        async with self.lock:
            if self.gone:
                return
            change = await self.replica.happen(decide)
            if change is not None and change.events:
                self.services.counts.moves += 1
                self.follow(change.events)
                if change.refused is not None:
                    raise change.refused

    # Out of memory

    def idle(self) -> bool:
        """Nobody is here, and nothing will happen soon."""
        if self.audience or self.pinned or self.lock.locked() or self.bots.busy or self._tasks:
            return False
        due = self._due()
        return due is None or due - self.now() > SOON

    async def put_away(self) -> None:
        """Out of memory; the store and an alarm know when it is wanted again."""
        due = self._due()
        self.close()
        membership = self.services.membership
        if membership.claims:
            if self.state.stage == "playing" and not membership.peers_at(self.state.key):
                stored = None if due is None else self.timing.stored(due)
                await membership.set_due(self.state.key, self.state.number, stored)
        elif due is not None:
            self.services.alarms.set(self.state.key, DUE, self.timing.alarm_at(due, RECHECK_AWAY))
            await self.replica.journal.list_as_due(self.timing.stored(due))

    def abandon(self) -> None:
        """What is in memory is not what the log says: let everybody come back to what is stored."""
        log.error("a table was dropped, to be read from its log again")
        self.close()
        self.services.forget(self)
        if self.state.stage == "playing":
            self._alarm_again(DUE)

    def close(self, why: Ending = "restart") -> None:
        """Out of memory."""
        self.gone = True
        self.audience.send_away(lambda _: True, why)
        self.services.alarms.cancel_all(self.state.key)
        self.bots.stop_all()
