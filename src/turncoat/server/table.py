"""A table that is in memory: its book, who is connected, and what they ask for.

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
from turncoat.server import events as e
from turncoat.server import messages_in as m
from turncoat.server import messages_out as o
from turncoat.server import rights
from turncoat.server.audience import Audience
from turncoat.server.book import REMEMBERED, Book
from turncoat.server.bot_player import BotPlayer
from turncoat.server.guest import Ending, Guest, refusal
from turncoat.server.letter import Letter, written
from turncoat.server.names import checked_text
from turncoat.server.room import Room
from turncoat.server.secret import hashed, new_token
from turncoat.server.seen import table_seen
from turncoat.server.store import Append, Listing, Overtaken, Unstored

if TYPE_CHECKING:
    from turncoat.server.house import House

SOON = 30.0
"""A table whose next deadline is nearer than this stays in memory."""
AGAIN = 10.0
"""Seconds until a table that could not be stored is tried again though nobody may come."""

log = logging.getLogger("turncoat.server")


class Table:
    def __init__(self, house: House, book: Book) -> None:
        self.house = house
        self.book = book
        self.room = Room(house.limits.grace)
        self.audience = Audience(book)
        self.pinned = 0
        """How many are using this table right now: it must not be dropped under them."""
        self.gone = False
        self._lock = asyncio.Lock()
        self._bots: dict[int, BotPlayer] = {}
        self._answers: dict[str, dict[str, Letter]] = {}
        self._listed: Listing | None = None
        """How the store lists the table, as far as this has written it."""
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0
        """When the timer rings, by the house's clock."""
        self._succession: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.room.attend(book, set(), house.clock.now())

    # Time

    def now(self) -> float:
        """The match's clock; 0 in the lobby."""
        if self.book.stage == "lobby":
            return 0.0
        return self.book.match_time(self.house.clock.now())

    def due(self) -> float | None:
        """When this table must be looked at though nobody comes, by the house's clock."""
        if self.book.stage != "playing":
            return None
        times = [bot.due() for bot in self._bots.values()]
        deadline = self.book.match().deadline
        if deadline is not None:
            times.append(self.book.began + deadline)
        return min((time for time in times if time is not None), default=None)

    def _set_timer(self) -> None:
        """The timer may ring early, and is then set again: only a deadline that comes sooner moves it."""
        if self.book.stage != "playing" or self.gone:
            return
        deadline = self.book.match().deadline
        if deadline is None:
            return
        due = self.book.began + deadline
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
            if self.gone or self.book.stage != "playing":
                return
            match = self.book.match()
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

    async def enter(self, admit: Callable[[], Guest], seen: int) -> Guest:
        """Somebody has come, if they are admitted: all is shown to them, and everybody is told."""
        async with self._lock:
            self.check_here()
            guest = admit()
            await self.audience.add(guest)
            self._attend()
            self.audience.welcome(guest, seen, self.seen(), self.now())
            self._tell_table(but=guest)
            await self._start_bots()
            self._set_timer()
            return guest

    def leave(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.audience:
            self.audience.remove(guest)
            if guest.seat is None:  # what is stored is remembered anyway
                self._answers.pop(guest.by, None)
            self._attend()
            self._tell_table()
            self.house.drop_if_idle(self)

    def _attend(self) -> None:
        self.room.attend(self.book, self.audience.seats(), self.house.clock.now())
        self._watch_owner()

    def _watch_owner(self) -> None:
        """Ownership passes on when the owner has been away for the grace time and somebody else is here."""
        owner = self.book.owner
        if owner is None or owner in self.room.present or not self.room.present or self.book.stage == "over":
            if self._succession is not None:
                self._succession.cancel()
                self._succession = None
        elif self._succession is None:
            left = self.room.grace_left(owner, self.house.clock.now())
            self._succession = asyncio.get_running_loop().call_later(left, self._succeed)

    def _succeed(self) -> None:
        self._succession = None
        self._spawn(self._pass_on())

    async def _pass_on(self) -> None:
        async with self._lock:
            heir = rights.heir(self.book, self.room)
            if self.gone or self.book.owner in self.room.present or heir is None:
                return
            await self._store([e.Owned(seat=heir)])
            self._tell_table()

    # Asking

    async def ask(self, guest: Guest, request: m.Request) -> None:
        """Carry a request out and answer it; a repeated one is only answered."""
        arrived = self.house.clock.now()
        async with self._lock:
            if guest not in self.audience:
                return  # sent away in the meantime
            if request.id is not None:
                before = self._remembered(guest, request)
                if before is not None:
                    guest.tell(before)
                    return
            try:
                if isinstance(request, m.Play):
                    await self._play(guest, request, arrived)
                elif isinstance(request, m.Say):
                    await self._say(guest, request)
                else:
                    await self._arrange(guest, request)
            except Illegal as no:
                self.house.refusals += 1
                self._answer(guest, request.id, refusal(request.id, no, guest.say))
            except Exception:
                log.exception("a request failed")
                self._answer(guest, request.id, refusal(request.id, Illegal("failed"), guest.say))
                self.abandon()
            finally:
                guest.release()

    def _remembered(self, guest: Guest, request: m.Request) -> Letter | None:
        assert request.id is not None
        letter = self._answers.get(guest.by, {}).get(request.id)
        if letter is None and request.id in self.book.answered.get(guest.by, ()):
            if isinstance(request, m.HandOver):
                return None  # no secret is stored, so there must be another one
            return written(o.Done(request.id))
        return letter

    def _answer(self, guest: Guest, ticket: str | None, answer: o.Done | o.Refused) -> None:
        letter = written(answer)
        if ticket is not None:
            kept = self._answers.setdefault(guest.by, {})
            kept[ticket] = letter
            if len(kept) > REMEMBERED:
                del kept[next(iter(kept))]
        guest.hold(letter)

    async def _play(self, guest: Guest, request: m.Play, arrived: float) -> None:
        seat = _seated(guest)
        if self.book.stage == "lobby":
            raise Illegal("only_in_play")
        if self.book.places[seat].kind == "stand_in":
            raise Illegal("stand_in_plays")
        await self._move(seat, request.move, arrived, guest, request.id)

    async def bot_moves(self, seat: int, move: dict[str, Any]) -> None:
        """A bot in that seat plays; like anybody's, its move may be refused."""
        async with self._lock:
            if not self.gone and self.book.stage == "playing" and seat in self._bots:
                try:
                    await self._move(seat, move, self.house.clock.now(), None, None)
                except Illegal:
                    raise
                except Exception:
                    self.abandon()
                    raise

    async def _move(
        self, seat: int, move: dict[str, Any], arrived: float, guest: Guest | None, ticket: str | None
    ) -> None:
        match = self.book.match()
        before = match.number
        at = max(self.book.match_time(arrived), match.now)
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
        by = None if guest is None or refused is not None else guest.by
        await self._store([self._played(match, before, by, ticket if by is not None else None)])
        self.house.moves += 1
        if guest is not None:
            answer = o.Done(ticket) if refused is None else refusal(ticket, refused, guest.say)
            self._answer(guest, ticket, answer)
        self.audience.tell_views(self.now())
        self._tell_if_over()
        self._wake_bots()
        self._set_timer()
        if refused is not None and guest is None:
            raise refused

    async def _say(self, guest: Guest, request: m.Say) -> None:
        if guest.name is None:  # nor has a screen
            raise Illegal("no_voice")
        if self._muted(guest):
            raise Illegal("muted")
        role = "watcher" if guest.seat is None else "player"
        spoke = e.Spoke(
            by=guest.by,
            id=request.id,
            seat=guest.seat,
            name=guest.name,
            text=checked_text(request.text),
            at=self.now(),
            role=role,  # type: ignore[arg-type]
        )
        await self._store([spoke])
        self._answer(guest, request.id, o.Done(request.id))
        self.audience.tell(o.Said(self.book.chat[-1]))

    def _muted(self, guest: Guest) -> bool:
        return self.book.watchers_muted if guest.seat is None else self.book.places[guest.seat].muted

    async def _arrange(self, guest: Guest, request: m.Request) -> None:
        seat = _seated(guest)
        token = None
        if isinstance(request, m.HandOver):
            token = new_token()
            events = [rights.hand_over(self.book, seat, request.seat, hashed(token))]
        else:
            events = rights.decide(self.book, self.room, seat, request, self.house.clock.now())
        asked = [msgspec.structs.replace(event, by=guest.by, id=request.id) for event in events]
        await self._happen(asked)
        needed: int | msgspec.UnsetType = UNSET
        if isinstance(request, m.StandIn) and not events:
            votes = self.room.votes[request.seat] & self.room.present
            needed = rights.votes_needed(self.book, self.room) - len(votes)
        self._answer(guest, request.id, o.Done(request.id, UNSET if token is None else token, needed))
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
        seat = self.book.seat_of(hashed(token))
        if seat is None:
            raise Illegal("bad_token")
        return seat

    async def start(self, token: str) -> None:
        now = self.house.clock.now()
        await self.change(lambda book: rights.decide(book, self.room, self.seat_with(token), m.Start(), now))

    async def append_with(self, event: e.AnyEvent, other: Append) -> bool:
        """Store an event here and another table with it, both or none; whether that could be done."""
        write = Append(self.book.code, self.book.number, (e.encode(event),))
        try:
            await self.house.store.append((write, other), self.house.clock.now())
        except Overtaken:
            return False
        except Unstored:
            raise Illegal("not_stored") from None
        self.book.wrote(event)
        self._tell_table()
        return True

    async def change(self, decide: Callable[[Book], Sequence[e.AnyEvent]]) -> None:
        """Something is asked for over HTTP: let it happen and tell everybody."""
        async with self._lock:
            self.check_here()
            events = decide(self.book)
            await self._happen(events)
            await self._after(events)

    async def _happen(self, events: Sequence[e.AnyEvent]) -> None:
        if any(isinstance(event, e.Began) for event in events):
            self.book.seed = await self.house.store.seed(self.book.code)
            self.book.after(events).fresh()  # what cannot be set up is refused before it is stored
        await self._store(events)

    async def _after(self, events: Sequence[e.AnyEvent]) -> None:
        """What follows from a change of the table: who must go, who sits elsewhere, who plays now."""
        moved: list[Guest] = []
        for event in events:
            match event:
                case e.Freed(seat=freed):
                    self.audience.clear_seat(freed, "removed")
                case e.HandedOver(seat=given):
                    self.audience.clear_seat(given, "replaced")
                case e.SeatDropped(seat=dropped):
                    self.room.move_up(dropped)
                    moved += self.audience.move_up(dropped)
                case e.Began():
                    await self.audience.begin()
                case e.TookBack(seat=taken):
                    self._stop_bot(taken)
        self._attend()
        await self._start_bots()
        for guest in moved:
            self.audience.welcome(guest, 0, self.seen(), self.now())
        self._tell_table()
        self.audience.tell_views(self.now())
        self._set_timer()

    def seen(self) -> o.TableSeen:
        """The table, as anybody may see it."""
        return table_seen(self.book, self.room, len(self.audience.watchers()))

    def typing(self, guest: Guest) -> None:
        if guest in self.audience and guest.name is not None and not self._muted(guest):
            self.audience.tell(o.IsTyping(guest.seat), but=guest)

    def _tell_table(self, but: Guest | None = None) -> None:
        if self.audience:
            self.audience.tell(o.TableChanged(self.seen()), but)

    def _tell_if_over(self) -> None:
        if self.book.stage == "over":
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
            write = Append(self.book.code, self.book.number, bodies, listing)
            await self.house.store.append((write,), self.house.clock.now())
            self._listed = listing or self._listed
        except (Overtaken, Unstored):
            self.abandon()
            raise Illegal("not_stored") from None
        for event in events:
            self.book.wrote(event)
        self.house.bus.announce(self.book.code, self.book.number)

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
        book = self.book.after(events)
        due = None
        if book.stage == "playing":
            # Where a bot is thinking, or all is new, the table is due at once should the server end now.
            at_once = self.book.stage == "lobby" or bool(book.bots())
            due = self.house.clock.now() if at_once else self.due()
        return book.listing(due)

    def abandon(self) -> None:
        """What is in memory may not be what the log says: let everybody come back to what is stored."""
        log.error("a table was dropped, to be read from its log again")
        self.close("restart")
        self.house.forget(self)
        if self.book.stage == "playing":
            self.house.remind(self.book.code, self.house.clock.now() + AGAIN)

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
        if not self.book.under_way:
            return True
        due = self.due()
        return due is None or due - self.house.clock.now() > SOON

    async def put_away(self) -> None:
        """Out of memory; the store knows when it is wanted again."""
        due = self.due() if self.book.under_way else None
        self.close()
        if due is not None:
            listing = msgspec.structs.replace(self._listing(()), due=due)
            write = Append(self.book.code, self.book.number, (), listing)
            # If this fails the table is looked at too early, which does no harm.
            with contextlib.suppress(Overtaken, Unstored):
                await self.house.store.append((write,), self.house.clock.now())
            self.house.remind(self.book.code, due)

    # Bots

    async def _start_bots(self) -> None:
        if self.book.stage != "playing":
            return
        for seat in self.book.bots():
            if seat not in self._bots:
                await self.audience.track(seat)
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


def _seated(guest: Guest) -> int:
    if guest.seat is None:
        raise Illegal("not_seated")
    return guest.seat


def _usual(event: e.AnyEvent) -> bool:
    """Whether a table is listed after it as before, but for its deadline."""
    return isinstance(event, e.Spoke) or (isinstance(event, e.Played) and not event.over)
