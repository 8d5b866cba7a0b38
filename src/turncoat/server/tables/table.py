"""A table that is in memory: its state, who is connected, and what they ask for.

One thing happens at a time. What happens is stored first, then answered, then told to everybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.server.bots.player import BotPlayer
from turncoat.server.socket.connection import Connection, Ending, refusal
from turncoat.server.store.interface import Append, Listing, Overtaken, Unstored
from turncoat.server.tables import events as e
from turncoat.server.tables import rights
from turncoat.server.tables.audience import Audience
from turncoat.server.tables.names import checked_text
from turncoat.server.tables.presence import Presence
from turncoat.server.tables.public import public_table
from turncoat.server.tables.state import REMEMBERED, TableState
from turncoat.server.tables.tokens import hashed, new_token
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import Frame, framed

if TYPE_CHECKING:
    from turncoat.server.tables.house import House

SOON = 30.0
"""A table whose next deadline is nearer than this stays in memory."""
AGAIN = 10.0
"""Seconds until a table that could not be stored is tried again though nobody may come."""

log = logging.getLogger("turncoat.server")


class Table:
    def __init__(self, house: House, state: TableState) -> None:
        self.house = house
        self.state = state
        self.presence = Presence(house.limits.grace)
        self.audience = Audience(state)
        self.pinned = 0
        """How many are using this table right now: it must not be dropped under them."""
        self.gone = False
        self._lock = asyncio.Lock()
        self._bots: dict[int, BotPlayer] = {}
        self._answers: dict[str, dict[str, Frame]] = {}
        self._listed: Listing | None = None
        """How the store lists the table, as far as this has framed it."""
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0
        """When the timer rings, by the house's clock."""
        self._succession: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.presence.attend(state, set(), house.clock.now())

    # Time

    def now(self) -> float:
        """The match's clock; 0 in the lobby."""
        if self.state.stage == "lobby":
            return 0.0
        return self.state.match_time(self.house.clock.now())

    def due(self) -> float | None:
        """When this table must be looked at though nobody comes, by the house's clock."""
        if self.state.stage != "playing":
            return None
        times = [bot.due() for bot in self._bots.values()]
        deadline = self.state.match().deadline
        if deadline is not None:
            times.append(self.state.began + deadline)
        return min((time for time in times if time is not None), default=None)

    def _set_timer(self) -> None:
        """The timer may ring early, and is then set again: only a deadline that comes sooner moves it."""
        if self.state.stage != "playing" or self.gone:
            return
        deadline = self.state.match().deadline
        if deadline is None:
            return
        due = self.state.began + deadline
        if self._timer is not None:
            if self._rings <= due:
                return
            self._timer.cancel()
        self._rings = due
        self._timer = asyncio.get_running_loop().call_later(
            max(0.0, due - self.house.clock.now()), self._ring
        )

    def _ring(self) -> None:
        self._timer = None
        self._spawn(self.look())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None:
            log.error("something that was due could not happen", exc_info=wrong)

    async def look(self) -> None:
        """Let happen what is due."""
        async with self._lock:
            if self.gone or self.state.stage != "playing":
                return
            match = self.state.match()
            before = match.number
            try:
                self._expire(match, self.now())
            except Exception:
                self.abandon()
                raise
            if match.number > before:
                await self._store([self._played(match, before)])
                self.audience.tell_views(self.now())
                self._tell_if_over()
            self._wake_bots()
            self._set_timer()

    def _expire(self, match: Match, at: float) -> None:
        """Each deadline that has come is a change of its own."""
        while match.tick_once(at):
            self.audience.look(match)

    @staticmethod
    def _played(match: Match, before: int, by: str | None = None, ticket: str | None = None) -> e.Played:
        return e.Played(by=by, id=ticket, records=match.records(before), over=match.result is not None)

    # Coming and going

    async def enter(self, admit: Callable[[], Connection], seen: int) -> Connection:
        """Somebody has come, if they are admitted: all is shown to them, and everybody is told."""
        async with self._lock:
            self.check_here()
            connection = admit()
            await self.audience.add(connection)
            self._attend()
            self.audience.welcome(connection, seen, self.public(), self.now())
            self._tell_table(but=connection)
            await self._start_bots()
            self._set_timer()
            return connection

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection in self.audience:
            self.audience.remove(connection)
            if connection.seat is None:  # what is stored is remembered anyway
                self._answers.pop(connection.by, None)
            self._attend()
            self._tell_table()
            self.house.drop_if_idle(self)

    def _attend(self) -> None:
        self.presence.attend(self.state, self.audience.seats(), self.house.clock.now())
        self._watch_owner()

    def _watch_owner(self) -> None:
        """Ownership passes on when the owner has been away for the grace time and somebody else is here."""
        owner = self.state.owner
        if (
            owner is None
            or owner in self.presence.present
            or not self.presence.present
            or self.state.stage == "over"
        ):
            if self._succession is not None:
                self._succession.cancel()
                self._succession = None
        elif self._succession is None:
            left = self.presence.grace_left(owner, self.house.clock.now())
            self._succession = asyncio.get_running_loop().call_later(left, self._succeed)

    def _succeed(self) -> None:
        self._succession = None
        self._spawn(self._pass_on())

    async def _pass_on(self) -> None:
        async with self._lock:
            heir = rights.heir(self.state, self.presence)
            if self.gone or self.state.owner in self.presence.present or heir is None:
                return
            await self._store([e.Owned(seat=heir)])
            self._tell_table()

    # Asking

    async def ask(self, connection: Connection, request: m.Request) -> None:
        """Carry a request out and answer it; a repeated one is only answered."""
        arrived = self.house.clock.now()
        async with self._lock:
            if connection not in self.audience:
                return  # sent away in the meantime
            if request.id is not None:
                before = self._remembered(connection, request)
                if before is not None:
                    connection.tell(before)
                    return
            try:
                if isinstance(request, m.Play):
                    await self._play(connection, request, arrived)
                elif isinstance(request, m.Say):
                    await self._say(connection, request)
                else:
                    await self._arrange(connection, request)
            except Illegal as no:
                self.house.refusals += 1
                self._answer(connection, request.id, refusal(request.id, no, connection.say))
            except Exception:
                log.exception("a request failed")
                self._answer(connection, request.id, refusal(request.id, Illegal("failed"), connection.say))
                self.abandon()
            finally:
                connection.release()

    def _remembered(self, connection: Connection, request: m.Request) -> Frame | None:
        assert request.id is not None
        frame = self._answers.get(connection.by, {}).get(request.id)
        if frame is None and request.id in self.state.answered.get(connection.by, ()):
            if isinstance(request, m.HandOver):
                return None  # no secret is stored, so there must be another one
            return framed(o.Done(request.id))
        return frame

    def _answer(self, connection: Connection, ticket: str | None, answer: o.Done | o.Refused) -> None:
        frame = framed(answer)
        if ticket is not None:
            kept = self._answers.setdefault(connection.by, {})
            kept[ticket] = frame
            if len(kept) > REMEMBERED:
                del kept[next(iter(kept))]
        connection.hold(frame)

    async def _play(self, connection: Connection, request: m.Play, arrived: float) -> None:
        seat = _seated(connection)
        if self.state.stage == "lobby":
            raise Illegal("only_in_play")
        if self.state.places[seat].kind == "stand_in":
            raise Illegal("stand_in_plays")
        await self._move(seat, request.move, arrived, connection, request.id)

    async def bot_moves(self, seat: int, move: dict[str, Any]) -> None:
        """A bot in that seat plays; like anybody's, its move may be refused."""
        async with self._lock:
            if not self.gone and self.state.stage == "playing" and seat in self._bots:
                try:
                    await self._move(seat, move, self.house.clock.now(), None, None)
                except Illegal:
                    raise
                except Exception:
                    self.abandon()
                    raise

    async def _move(
        self,
        seat: int,
        move: dict[str, Any],
        arrived: float,
        connection: Connection | None,
        ticket: str | None,
    ) -> None:
        match = self.state.match()
        before = match.number
        at = max(self.state.match_time(arrived), match.now)
        self._expire(match, at)
        refused: Illegal | None = None
        try:
            match.play(seat, move, at)
        except Illegal as no:
            if match.number == before:
                raise
            refused = no
        else:
            self.audience.look(match)
        by = None if connection is None or refused is not None else connection.by
        await self._store([self._played(match, before, by, ticket if by is not None else None)])
        self.house.moves += 1
        if connection is not None:
            answer = o.Done(ticket) if refused is None else refusal(ticket, refused, connection.say)
            self._answer(connection, ticket, answer)
        self.audience.tell_views(self.now())
        self._tell_if_over()
        self._wake_bots()
        self._set_timer()
        if refused is not None and connection is None:
            raise refused

    async def _say(self, connection: Connection, request: m.Say) -> None:
        if connection.name is None:  # nor has a screen
            raise Illegal("no_voice")
        if self._muted(connection):
            raise Illegal("muted")
        role = "watcher" if connection.seat is None else "player"
        spoke = e.Spoke(
            by=connection.by,
            id=request.id,
            seat=connection.seat,
            name=connection.name,
            text=checked_text(request.text),
            at=self.now(),
            role=role,  # type: ignore[arg-type]
        )
        await self._store([spoke])
        self._answer(connection, request.id, o.Done(request.id))
        self.audience.tell(o.Said(self.state.chat[-1]))

    def _muted(self, connection: Connection) -> bool:
        return (
            self.state.watchers_muted if connection.seat is None else self.state.places[connection.seat].muted
        )

    async def _arrange(self, connection: Connection, request: m.Request) -> None:
        seat = _seated(connection)
        token = None
        if isinstance(request, m.HandOver):
            token = new_token()
            events = [rights.hand_over(self.state, seat, request.seat, hashed(token))]
        else:
            events = rights.decide(self.state, self.presence, seat, request, self.house.clock.now())
        asked = [msgspec.structs.replace(event, by=connection.by, id=request.id) for event in events]
        await self._happen(asked)
        needed: int | msgspec.UnsetType = UNSET
        if isinstance(request, m.StandIn) and not events:
            votes = self.presence.votes[request.seat] & self.presence.present
            needed = rights.votes_needed(self.state, self.presence) - len(votes)
        self._answer(connection, request.id, o.Done(request.id, UNSET if token is None else token, needed))
        await self._after(asked)

    @contextlib.asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nothing else happens at the table meanwhile."""
        async with self._lock:
            yield

    def check_here(self) -> None:
        """Whoever found this table before it left memory must find it again."""
        if self.gone:
            raise Illegal("not_stored")

    def seat_with(self, token: str) -> int:
        seat = self.state.seat_of(hashed(token))
        if seat is None:
            raise Illegal("bad_token")
        return seat

    async def start(self, token: str) -> None:
        now = self.house.clock.now()
        await self.change(
            lambda state: rights.decide(state, self.presence, self.seat_with(token), m.Start(), now)
        )

    async def append_with(self, event: e.AnyEvent, other: Append) -> bool:
        """Store an event here and another table with it, both or none; whether that could be done."""
        write = Append(self.state.code, self.state.number, (e.encode(event),))
        try:
            await self.house.store.append((write, other), self.house.clock.now())
        except Overtaken:
            return False
        except Unstored:
            raise Illegal("not_stored") from None
        self.state.wrote(event)
        self._tell_table()
        return True

    async def change(self, decide: Callable[[TableState], Sequence[e.AnyEvent]]) -> None:
        """Something is asked for over HTTP: let it happen and tell everybody."""
        async with self._lock:
            self.check_here()
            events = decide(self.state)
            await self._happen(events)
            await self._after(events)

    async def _happen(self, events: Sequence[e.AnyEvent]) -> None:
        if any(isinstance(event, e.Began) for event in events):
            self.state.seed = await self.house.store.seed(self.state.code)
            self.state.after(events).fresh()  # what cannot be set up is refused before it is stored
        await self._store(events)

    async def _after(self, events: Sequence[e.AnyEvent]) -> None:
        """What follows from a change of the table: who must go, who sits elsewhere, who plays now."""
        moved: list[Connection] = []
        for event in events:
            match event:
                case e.Freed(seat=freed):
                    self.audience.clear_seat(freed, "removed")
                case e.HandedOver(seat=given):
                    self.audience.clear_seat(given, "replaced")
                case e.SeatDropped(seat=dropped):
                    self.presence.move_up(dropped)
                    moved += self.audience.move_up(dropped)
                case e.Began():
                    await self.audience.begin()
                case e.TookBack(seat=taken):
                    self._stop_bot(taken)
        self._attend()
        await self._start_bots()
        for connection in moved:
            self.audience.welcome(connection, 0, self.public(), self.now())
        self._tell_table()
        self.audience.tell_views(self.now())
        self._set_timer()

    def public(self) -> o.TableSeen:
        """The table, as anybody may see it."""
        return public_table(self.state, self.presence, len(self.audience.watchers()))

    def typing(self, connection: Connection) -> None:
        if connection in self.audience and connection.name is not None and not self._muted(connection):
            self.audience.tell(o.IsTyping(connection.seat), but=connection)

    def _tell_table(self, but: Connection | None = None) -> None:
        if self.audience:
            self.audience.tell(o.TableChanged(self.public()), but)

    def _tell_if_over(self) -> None:
        if self.state.stage == "over":
            for seat in list(self._bots):
                self._stop_bot(seat)
            self._tell_table()

    # Storing

    async def _store(self, events: Sequence[e.AnyEvent]) -> None:
        """Append to the log; only what is in the log has happened."""
        if not events:
            return
        bodies = tuple(e.encode(event) for event in events)
        try:
            listing = self._relisted(events)
            write = Append(self.state.code, self.state.number, bodies, listing)
            await self.house.store.append((write,), self.house.clock.now())
            self._listed = listing or self._listed
        except (Overtaken, Unstored):
            self.abandon()
            raise Illegal("not_stored") from None
        for event in events:
            self.state.wrote(event)
        self.house.bus.announce(self.state.code, self.state.number)

    def _relisted(self, events: Sequence[e.AnyEvent]) -> Listing | None:
        """How the table will be listed, or None if that is as before: moves and talk rarely change it."""
        listed = self._listed
        if listed is not None and all(map(_usual, events)):
            due = self.due()
            if due == listed.due or (due and listed.due and due > listed.due):
                return None
        return self._listing(events)

    def _listing(self, events: Sequence[e.AnyEvent]) -> Listing:
        """How the table will be listed once these events are stored."""
        state = self.state.after(events)
        due = None
        if state.stage == "playing":
            # Where a bot is thinking, or all is new, the table is due at once should the server end now.
            at_once = self.state.stage == "lobby" or bool(state.bots())
            due = self.house.clock.now() if at_once else self.due()
        return state.listing(due)

    def abandon(self) -> None:
        """What is in memory may not be what the log says: let everybody come back to what is stored."""
        log.error("a table was dropped, to be read from its log again")
        self.close("restart")
        self.house.forget(self)
        if self.state.stage == "playing":
            self.house.remind(self.state.code, self.house.clock.now() + AGAIN)

    def close(self, why: Ending = "restart") -> None:
        """Out of memory."""
        self.gone = True
        self.audience.send_away(lambda _: True, why)
        for timer in (self._timer, self._succession):
            if timer is not None:
                timer.cancel()
        for seat in list(self._bots):
            self._stop_bot(seat)

    def idle(self) -> bool:
        """Nobody is here, and nothing will happen soon."""
        if (
            self.audience
            or self.pinned
            or self._lock.locked()
            or any(bot.busy for bot in self._bots.values())
        ):
            return False
        if not self.state.under_way:
            return True
        due = self.due()
        return due is None or due - self.house.clock.now() > SOON

    async def put_away(self) -> None:
        """Out of memory; the store knows when it is wanted again."""
        due = self.due() if self.state.under_way else None
        self.close()
        if due is not None:
            listing = msgspec.structs.replace(self._listing(()), due=due)
            write = Append(self.state.code, self.state.number, (), listing)
            # If this fails the table is looked at too early, which does no harm.
            with contextlib.suppress(Overtaken, Unstored):
                await self.house.store.append((write,), self.house.clock.now())
            self.house.remind(self.state.code, due)

    # Bots

    async def _start_bots(self) -> None:
        if self.state.stage != "playing":
            return
        for seat in self.state.bots():
            if seat not in self._bots:
                await self.audience.history(seat)
                self._bots[seat] = BotPlayer(self, seat)

    async def wake_up(self) -> None:
        """Loaded because something is due: the bots sit down and the clock runs."""
        async with self._lock:
            if not self.gone:
                await self._start_bots()
        await self.look()

    def _wake_bots(self) -> None:
        for bot in self._bots.values():
            bot.see()

    def _stop_bot(self, seat: int) -> None:
        bot = self._bots.pop(seat, None)
        if bot is not None:
            bot.stop()


def _seated(connection: Connection) -> int:
    if connection.seat is None:
        raise Illegal("not_seated")
    return connection.seat


def _usual(event: e.AnyEvent) -> bool:
    """Whether a table is listed after it as before, but for its deadline."""
    return isinstance(event, e.Spoke) or (isinstance(event, e.Played) and not event.over)
