"""A table in memory: its connections, the effects of its events, and its deadlines.

One thing happens at a time, under the table's lock. It is stored first (`Replica`), then answered
(`Requests`), then told to everybody else (`apply_effects`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import weakref
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.cluster import ephemeral
from turncoat.server.cluster.membership import STANDBY, PresenceReport
from turncoat.server.cluster.presence import latest_arrivals, watchers
from turncoat.server.store.interface import Record
from turncoat.server.tables.bot_seats import BotSeats
from turncoat.server.tables.lobby import commands, start
from turncoat.server.tables.lobby.public_table import build_public_table
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.decision import Decision, decide_deadlines, decide_move
from turncoat.server.tables.log.replica import Replica
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.services import Services
from turncoat.server.tables.requests import Requests
from turncoat.server.tables.schedule.alarms import DUE
from turncoat.server.tables.schedule.tasks import Tasks
from turncoat.server.tables.schedule.timing import RECHECK_AWAY, Timing
from turncoat.server.tables.viewers.audience import Audience
from turncoat.server.tables.viewers.backlog import Backlog
from turncoat.server.tables.viewers.connection import CloseReason, Connection, Transport
from turncoat.server.tables.viewers.cover_traffic.schedule import BEAT, FrameSchedule
from turncoat.server.tables.viewers.crowd import TO_CROWD, Crowd
from turncoat.server.tables.viewers.identity import Identity, identify
from turncoat.server.tables.viewers.presence import Presence
from turncoat.server.tables.viewers.presence_report import build_report
from turncoat.server.tables.viewers.table_changes import TO_SEATS, TO_WATCHERS, TableChanges
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o

SOON: Final = 30.0
"""Seconds to the next deadline below which a table stays in memory."""
AGAIN: Final = 10.0
"""Seconds until something that failed is tried again."""
AGAIN_SHARED: Final = 1.0
"""The same where servers share a database, which recovers by itself."""
DEADLINE: Final = "deadline"
OWNER: Final = "owner"
CATCH_UP: Final = "catch up"
WATCHING: Final = "watching"
WATCHING_SECONDS: Final = 2.0
"""Most seconds until everybody is told that the watchers have changed."""
REVEALS: Final = "reveals"

log = logging.getLogger("turncoat.server")


class Table:
    """One table in memory. Every change is made under its lock, and is stored before anybody is told."""

    def __init__(self, services: Services, state: TableState) -> None:
        self.services = services
        self.state = state
        self.timing = Timing(services.store, state)
        self.presence = Presence(services.limits.grace)
        crowd = Crowd(state.key, services.alarms, services.store.now, services.limits)
        self.audience = Audience(state, services.new_epoch(), crowd)
        this = weakref.proxy(self)  # no reference cycles, so that memory is freed at once
        self.replica = Replica(
            services.store,
            services.transport,
            state,
            self.audience,
            self.timing,
            lambda events: this.apply_effects(events),
            lambda: this.abandon(),
        )
        self.requests = Requests(services.limits, services.store.now)
        self.bots = BotSeats(services, state, self.audience, self.timing, this)
        self.lock = asyncio.Lock()
        self.pinned = 0
        """How many callers use this table now; until they are done it is not dropped."""
        self.closed = False
        self._frames = FrameSchedule(state.key, services.alarms, services.store.now)
        self._changes = TableChanges(
            state.key, services.alarms, services.store.now, services.limits, self.audience
        )
        self._tasks = Tasks()
        self.presence.update(state, set(), services.store.now())

    @contextlib.asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Hold the table's lock; refuse if the table has left memory, so that the caller loads it again."""
        async with self.lock:
            if self.closed:
                raise Illegal("not_stored")
            yield

    async def commit(self, decide: Callable[[], Decision]) -> None:
        """Commit a decision that no socket waits for, and apply its effects."""
        async with self.exclusive():
            decision = await self.replica.commit(decide)
            if decision is not None and decision.events:
                self.apply_effects(decision.events)

    def handle(self, connection: Connection, request: m.Request) -> Coroutine[Any, Any, None]:
        """Carry out a request that came over a socket, and answer it."""
        return self.requests.handle(self, connection, request)

    def recall(self, connection: Connection, request: m.Recall) -> None:
        """Send earlier lines of talk again."""
        self.requests.recall(self, connection, request)

    # Other servers' records

    def on_log_growth(self, number: int, record: Record | None = None) -> None:
        """Read what another server has stored. `number`: the length of the log; `record`: its last one."""
        if number > self.state.number and not self.closed:
            self.replica.log.note_length(number, record)
            self._tasks.spawn(self._keep_up())

    async def _keep_up(self) -> None:
        async with self.lock:
            if not self.closed:
                try:
                    await self.replica.keep_up()
                except Illegal:
                    if not self.closed:
                        self._retry_later(CATCH_UP)
                    raise

    # Connections

    async def enter(self, hello: m.Hello, transport: Transport) -> Connection:
        """Connect the holder of a token, send the table to them, and tell everybody else."""
        async with self.exclusive():
            await self.services.membership.refresh(self.state.key)
            who = await self._identify(hello.token)
            backlog = Backlog(self.services.limits.backlog, self.services.backlog_budget)
            self._require_room(who)
            connection = Connection(who, transport, backlog, hello.language)
            connection.since = self._arrival_time(who.by, transport)
            self.audience.add(connection)
            self._update_presence()
            self.audience.welcome(connection, hello, self.public_table(), self.now())
            if connection.seat is None:
                self._tell_watchers_soon()
            else:
                self.tell_table(but=connection)
            self.bots.start()
            self._set_deadline_alarm()
            self._update_frame_schedule()
            self._set_reveal_alarm()
            return connection

    def _require_room(self, who: Identity) -> None:
        """Refuse a new watcher if the table is full of them; one who is here may connect again."""
        if who.watcher is not None and not self.has_watcher(who.watcher):
            most = self.services.limits.watchers
            if len(self.watchers()) >= most:
                raise Illegal("too_many_watchers", most=most)

    async def _identify(self, token: str) -> Identity:
        """Return whose token this is; it may have been made at another server a moment ago."""
        await self.replica.keep_up(trust_transport=False)
        try:
            return identify(self.state, token, self.services.store.key)
        except Illegal:
            await self.replica.catch_up()
            return identify(self.state, token, self.services.store.key)

    def _arrival_time(self, by: str, transport: Transport) -> float:
        """Return the time of an arrival, forced past any peer's, so that the newest connection wins.

        Refuse if the socket is already dead: its person may have gone on to that peer.
        """
        elsewhere, _ = latest_arrivals(self.services.membership.peers_at(self.state.key)).get(by, (0.0, ""))
        if elsewhere and not transport.post(b""):
            raise Illegal("not_stored")
        return max(self.services.store.now(), elsewhere + 0.001)

    def leave(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        self.services.departures += 1
        if connection in self.audience:
            self.audience.remove(connection)
            if connection.seat is None:
                self.requests.forget(connection)
            self._update_presence()
            if connection.seat is None:
                self._tell_watchers_soon()
            else:
                self.tell_table()
            self._seat_agreed_stand_ins()
            self.services.drop_if_idle(self)

    # Presence, here and at other servers

    def _update_presence(self) -> None:
        """Work out who is present, tell the other servers, and set the alarm for an absent owner."""
        now = self.services.store.now()
        theirs = self.services.membership.peers_at(self.state.key)
        if theirs:
            self._close_superseded(theirs)
        self.presence.update(self.state, self.audience.seats(), now, theirs.values())
        self.share_presence()
        key, alarms, owner = self.state.key, self.services.alarms, self.state.owner
        present = self.presence.present
        if owner is None or owner in present or not present or self.state.stage == "over":
            alarms.cancel(key, OWNER)
        else:
            left = self.presence.grace_left(owner, now)
            alarms.set_no_later(key, OWNER, now + left + self.standby_seconds())

    def _close_superseded(self, theirs: Mapping[str, PresenceReport]) -> None:
        """Close local connections whose seat was opened later on a peer."""
        since = latest_arrivals(theirs)
        name = self.services.membership.name
        self.audience.disconnect(
            lambda connection: since.get(connection.by, (0.0, "")) > (connection.since, name), "elsewhere"
        )

    def share_presence(self) -> None:
        """Tell the other servers who is connected here."""
        membership = self.services.membership
        if membership.claims:
            membership.publish(self.state.key, build_report(self.audience, self.presence))

    def refresh_presence(self) -> None:
        """Take over what the other servers now say of who is at this table."""
        if self.closed:
            return
        before = self.presence.public_part()
        self._update_presence()
        self._tell_watchers_soon()
        if self.presence.public_part() != before:
            self.tell_table()
        self._seat_agreed_stand_ins()

    def on_peer_message(self, message: ephemeral.Typing | ephemeral.Reacted) -> None:
        """Show that somebody is typing or has reacted at another server."""
        if isinstance(message, ephemeral.Typing):
            self.audience.tell(o.IsTyping(message.seat))
        else:
            self.audience.tell(o.Reacted(message.seat, message.name, message.sign))

    def tell_peers(self, message: ephemeral.AnyMessage) -> None:
        """Tell the other servers something that is not stored."""
        self.services.transport.send(self.state.key, ephemeral.encode(message))

    def watchers(self) -> list[o.WatcherInfo]:
        """Return everybody who has no place at the table, at all servers."""
        return [*self.audience.watchers(), *watchers(self.services.membership.peers_at(self.state.key))]

    def has_watcher(self, watcher: str) -> bool:
        return any(each.watcher == watcher for each in self.watchers())

    def standby_seconds(self) -> float:
        """Return how many seconds this server waits for others at this table to act first."""
        return STANDBY * self.services.membership.rank(self.state.key)

    async def _pass_on_ownership(self) -> None:
        def decide() -> Decision:
            heir = commands.next_owner(self.state, self.presence)
            owner = self.state.owner
            away = owner is not None and owner not in self.presence.present
            return Decision([e.Owned(seat=heir)] if away and heir is not None else [])

        await self.commit(decide)

    def _seat_agreed_stand_ins(self) -> None:
        """Seat the stand-ins that a majority of those still present has voted for."""

        def decide() -> Decision:
            return Decision(commands.agreed_stand_ins(self.state, self.presence))

        if decide().events:
            self._tasks.spawn(self.commit(decide))

    # Effects of events

    def apply_effects(self, events: Sequence[e.AnyEvent]) -> None:
        """Apply the effects of events that are in the log, whichever server has stored them."""
        over = rearranged = False
        movers: set[Seat] = set()
        for event in events:
            if isinstance(event, e.Played):
                over = event.over
                movers.update(record["seat"] for record in event.records if "move" in record)
            elif isinstance(event, e.Spoke):
                self.audience.tell(o.NewChatLine(self.state.chat[-1]))
            elif event.rearranges and not rearranged:
                rearranged = True
                self._rearrange(events)
        if self.state.stage != "lobby":
            self.audience.tell_views(self.now(), movers)
            self._update_frame_schedule()
        if over:
            self.bots.stop_all()
            self._update_presence()
            self._changes.tell(self.public_table, at_once=True)
        self.bots.notice_news()
        self._set_deadline_alarm()

    def _rearrange(self, events: Sequence[e.AnyEvent]) -> None:
        """Disconnect, move and seat people and bots as these events say, and tell everybody."""
        moved: list[Connection] = []
        for event in events:
            match event:
                case e.Freed(seat=freed):
                    self.audience.disconnect_seat(freed, "removed")
                case e.HandedOver(seat=given):
                    self.audience.disconnect_seat(given, "replaced")
                case e.SentAway(watcher=gone):
                    self._disconnect_watcher(gone, "sent_away")
                case e.Sat(watched=str(watched)) | e.HostSat(watched=str(watched)):
                    self._disconnect_watcher(watched, "seated")
                case e.SeatDropped(seat=dropped):
                    self.presence.renumber_without(dropped)
                    moved += self.audience.renumber_without(dropped)
                case e.TookHost(seat=left):
                    moved += self.audience.move(left, "host")
                case e.TookSeat(seat=seat):
                    moved += self.audience.move("host", seat)
                case e.Began():
                    self.audience.show_start()
                case e.StoodIn(seat=absent):
                    self.presence.forget_votes(absent)
                case e.TookBack(seat=taken):
                    self.bots.stop(taken)
        self._update_presence()
        self._set_reveal_alarm()
        self.bots.start()
        for connection in moved:
            self.audience.welcome(connection, None, self.public_table(), self.now())
        if self.audience:
            at_once = any(isinstance(event, e.Began | e.Rematched) for event in events)
            self._changes.tell(self.public_table, at_once=at_once)

    def _disconnect_watcher(self, watcher: str, why: CloseReason) -> None:
        self.audience.disconnect(lambda connection: connection.watcher == watcher, why)

    def public_table(self) -> o.TableInfo:
        """Return the table as anybody may see it."""
        late = self.state.starting and self._reveal_seconds_left() <= 0
        return build_public_table(self.state, self.presence, self.watchers(), late, self.timing.match_time)

    def tell_table(self, but: Connection | None = None) -> None:
        """Tell everybody how the table is now, except one connection that knows it already."""
        if self.audience:
            self._changes.tell(self.public_table, but)

    def tell_store_state(self, waiting: bool, stopped: bool) -> None:
        """Tell everybody whether the table waits for the store, and whether its clock stands still."""
        if not self.closed:
            self.audience.tell(o.StoreState(waiting, stopped, self.now()))

    def _tell_watchers(self) -> None:
        if self.audience and not self._changes.knows_watchers(self.public_table()):
            self.tell_table()

    def _tell_watchers_soon(self) -> None:
        """Tell everybody of a change of watchers, but not of one who leaves at once."""
        now = self.services.store.now()
        self.services.alarms.set_no_later(self.state.key, WATCHING, now + WATCHING_SECONDS)

    def tell_typing(self, connection: Connection) -> None:
        """Show everybody else that somebody is typing, if that person may speak now."""
        allowed = connection in self.audience and not self.is_muted(connection) and connection.cover is None
        if allowed and connection.name is not None and self.requests.may_show_typing(connection):
            self.audience.tell(o.IsTyping(connection.player), but=connection)
            self.tell_peers(ephemeral.Typing(self.services.membership.name, connection.player))

    def is_muted(self, connection: Connection) -> bool:
        if connection.seat is None:
            return self.state.watchers_muted
        return self.state.place(connection.seat).muted

    # Time

    def now(self) -> float:
        """Return the match's time; 0 in the lobby."""
        return self.timing.now()

    def on_alarm(self, name: str) -> None:
        """Do what the alarm of that name was set for."""
        handler = ALARM_HANDLERS.get(name)
        if handler is None:
            self.bots.on_alarm(name)
        else:
            handler(self)

    async def run_deadlines(self) -> None:
        """Run every deadline that has come; try again later if that fails."""
        async with self.lock:
            if self.closed or self.state.stage != "playing":
                return
            try:
                decision = await self.replica.commit(
                    lambda: decide_deadlines(self.state, self.audience, self.now())
                )
            except BaseException:
                self._retry_later(DEADLINE)
                raise
            if decision is not None and decision.events:
                self.apply_effects(decision.events)
            self._set_deadline_alarm()

    async def wake_up(self) -> None:
        """Seat the bots and run the deadlines of a table that was loaded because it is due."""
        async with self.lock:
            if not self.closed:
                self.bots.start()
        await self.run_deadlines()

    def send_frames(self) -> None:
        """Send covered seats their next frames, or all seats the news that waits for a beat."""
        if self.closed or self.audience.pace is None:
            return
        if self.audience.covered.cover is not None:
            self.audience.covered.send_frames(self.now())
        else:
            self.audience.send_beat(self.now())
        self._update_frame_schedule()

    def _update_frame_schedule(self) -> None:
        self._frames.update(self.audience.pace, bool(self.audience))

    def _next_due(self) -> float | None:
        """Return the match's time at which the table must act without a request."""
        if not self.state.is_under_way:
            return None
        times = (self.state.match().deadline, self.bots.due())
        return min((time for time in times if time is not None), default=None)

    def _set_deadline_alarm(self) -> None:
        if self.state.stage == "playing" and not self.closed:
            deadline = self.state.match().deadline
            if deadline is not None:
                at = self.timing.alarm_at(deadline) + self.standby_seconds()
                self.services.alarms.set_no_later(self.state.key, DEADLINE, at)

    def _reveal_seconds_left(self) -> float:
        return start.seconds_left(self.state, self.services.store.now())

    def _set_reveal_alarm(self) -> None:
        """Set the alarm that tells everybody when the time to reveal contributions is over."""
        if self.state.starting and self._reveal_seconds_left() > 0:
            at = self.services.store.now() + self._reveal_seconds_left()
            self.services.alarms.set(self.state.key, REVEALS, at)

    def _tell_late_reveals(self) -> None:
        if self.state.starting:
            self.tell_table()

    def _retry_later(self, alarm: str) -> None:
        wait = AGAIN if not self.services.store.shared else AGAIN_SHARED
        self.services.alarms.set(self.state.key, alarm, self.services.store.now() + wait)

    # Bots

    async def play_bot_move(self, seat: int, move: Json, seen: int, moved: int) -> None:
        """Play a bot's move; like a person's, it may be refused.

        Do nothing if the bot's view is no longer number `seen`, or if its seat has made more than `moved`
        moves: another server may have asked the bot too.
        """

        def decide() -> Decision:
            stale = self.audience.history(seat).n != seen or self.state.moves[seat] != moved
            if stale or self.state.stage != "playing" or seat not in self.bots:
                return Decision()
            return decide_move(self.state, self.audience, seat, move, self.now())

        async with self.lock:
            if self.closed:
                return
            decision = await self.replica.commit(decide)
            if decision is not None and decision.events:
                self.services.counts.moves += 1
                self.apply_effects(decision.events)
                if decision.refused is not None:
                    raise decision.refused

    def on_bots_idle(self) -> None:
        """Let the table leave memory, if its bots were the last to need it."""
        self.services.drop_if_idle(self)

    # Leaving memory

    def is_idle(self) -> bool:
        """Return whether the table is unused and has no deadline soon."""
        if self.audience or self.pinned or self.lock.locked() or self.bots.busy or self._tasks:
            return False
        due = self._next_due()
        return due is None or due - self.now() > SOON

    async def unload(self) -> None:
        """Close the table, and note in the store or by an alarm when it must be loaded again."""
        due = self._next_due()
        self.close()
        membership = self.services.membership
        if membership.claims:
            if self.state.stage == "playing" and not membership.peers_at(self.state.key):
                listed = None if due is None else self.timing.listed_time(due)
                await membership.set_due(self.state.key, self.state.number, listed)
        elif due is not None:
            self.services.alarms.set(self.state.key, DUE, self.timing.alarm_at(due, RECHECK_AWAY))
            await self.replica.log.list_as_due(self.timing.listed_time(due))

    def abandon(self) -> None:
        """Drop a table whose state may differ from its log: the next request loads it again."""
        log.error("a table was dropped, to be read from its log again")
        self.close()
        self.services.drop(self)
        if self.state.stage == "playing":
            self._retry_later(DUE)

    def close(self, why: CloseReason = "restart") -> None:
        """End all connections, alarms and bots of the table."""
        self.closed = True
        self.audience.disconnect(lambda _: True, why)
        self.services.alarms.cancel_all(self.state.key)
        self.bots.stop_all()


ALARM_HANDLERS: Final[Mapping[str, Callable[[Table], None]]] = {
    OWNER: lambda table: table._tasks.spawn(table._pass_on_ownership()),
    DEADLINE: lambda table: table._tasks.spawn(table.run_deadlines()),
    CATCH_UP: lambda table: table._tasks.spawn(table._keep_up()),
    WATCHING: lambda table: table._tell_watchers(),
    BEAT: lambda table: table.send_frames(),
    REVEALS: lambda table: table._tell_late_reveals(),
    TO_SEATS: lambda table: table._changes.tell_late(TO_SEATS, table.public_table),
    TO_WATCHERS: lambda table: table._changes.tell_late(TO_WATCHERS, table.public_table),
    TO_CROWD: lambda table: table.audience.tell_crowd_late(table.now()),
}
"""The work of each alarm of a table; all other names are bots' alarms."""
