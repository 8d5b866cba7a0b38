"""A table that is in memory: its book, who is connected, and what they ask for.

One thing happens at a time. What happens is stored first, then answered, then told to everybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from turncoat.core.game import Viewer
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.server import events as e
from turncoat.server import messages_in as m
from turncoat.server import messages_out as o
from turncoat.server import rights
from turncoat.server.book import REMEMBERED, Book
from turncoat.server.bot_player import BotPlayer
from turncoat.server.guest import Ending, Guest, refusal, written
from turncoat.server.names import checked_text
from turncoat.server.secret import hashed, new_token
from turncoat.server.store import Append, Listing, Overtaken, Unstored
from turncoat.server.track import Track

if TYPE_CHECKING:
    from turncoat.server.house import House

SOON = 30.0
"""A table whose next deadline is nearer than this stays in memory."""
CHAT_SHOWN = 200
REPLAYED_AT_ONCE = 64
"""Records that are replayed before other tables have their turn."""

log = logging.getLogger("turncoat.server")


class Table:
    def __init__(self, house: House, book: Book) -> None:
        self.house = house
        self.book = book
        self.room = rights.Room(house.limits.grace)
        self.guests: list[Guest] = []
        self.pinned = 0
        """How many are using this table right now: it must not be dropped under them."""
        self.gone = False
        self._lock = asyncio.Lock()
        self._tracks: dict[Viewer, Track] = {}
        self._bots: dict[int, BotPlayer] = {}
        self._answers: dict[str, dict[str, str]] = {}
        self._listed: Listing | None = None
        """How the store lists the table, as far as this has written it."""
        self._timer: asyncio.TimerHandle | None = None
        self._succession: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        now = house.clock.now()
        self.room.away = dict.fromkeys(book.persons(), now)

    # Time

    def now(self) -> float:
        """The match's clock; 0 in the lobby."""
        if self.book.stage == "lobby":
            return 0.0
        return self._match_time(self.house.clock.now())

    def _match_time(self, house_time: float) -> float:
        return max(0.0, round(house_time - self.book.began, 3))

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
        loop = asyncio.get_running_loop()
        due = loop.time() + max(0.0, self.book.began + deadline - self.house.clock.now())
        if self._timer is not None:
            if self._timer.when() <= due:
                return
            self._timer.cancel()
        self._timer = loop.call_at(due, self._ring)

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
            self._expire(match, self.now())
            if match.number > before:
                await self._store([self._played(match, before)])
                self._tell_views()
                self._tell_if_over()
            self._wake_bots()
            self._set_timer()

    def _expire(self, match: Match, at: float) -> None:
        """Each deadline that has come is a change of its own."""
        while match.result is None and match.deadline is not None and match.deadline <= at:
            match.tick(match.deadline)
            self._look_at(match)

    def _look_at(self, match: Match) -> None:
        for track in self._tracks.values():
            track.look(match)

    @staticmethod
    def _played(match: Match, before: int, by: str | None = None, ticket: str | None = None) -> e.Played:
        return e.Played(by=by, id=ticket, records=match.records(before), over=match.result is not None)

    # Coming and going

    async def enter(self, guest: Guest, seen: int) -> None:
        """Somebody has come: whoever held the same seat elsewhere leaves it, and all is shown."""
        async with self._lock:
            if self.gone:
                raise Illegal("not_stored")
            for other in self.guests:
                if other.by == guest.by:
                    other.end("elsewhere")
                    self.guests.remove(other)
                    break
            if self.book.stage != "lobby":
                await self._track(guest.viewer)
            self.guests.append(guest)
            self._presence()
            guest.tell(self._welcome(guest, seen))
            self._tell_table(but=guest)
            await self._start_bots()
            self._set_timer()

    def leave(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        if guest.seat is None and not any(other.seat is None for other in self.guests):
            self._tracks.pop("watcher", None)
        self._presence()
        self._tell_table()
        self.house.drop_if_idle(self)

    def _presence(self) -> None:
        room, now = self.room, self.house.clock.now()
        room.present = {guest.seat for guest in self.guests if guest.seat is not None}
        for seat in self.book.persons():
            if seat in room.present:
                room.away.pop(seat, None)
                room.votes.pop(seat, None)
            else:
                room.away.setdefault(seat, now)
        for seat in list(room.away):
            if seat not in self.book.persons():
                del room.away[seat]
        self._watch_owner()

    def _watch_owner(self) -> None:
        """Ownership passes on when the owner has been away for the grace time and somebody else is here."""
        owner = self.book.owner
        if owner is None or owner in self.room.present or not self.room.present or self.book.stage == "over":
            if self._succession is not None:
                self._succession.cancel()
                self._succession = None
        elif self._succession is None:
            away = self.house.clock.now() - self.room.away.get(owner, 0.0)
            left = max(0.0, self.room.grace - away)
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
            if request.id is not None:
                before = self._remembered(guest, request.id)
                if before is not None:
                    guest.tell(before)
                    return
            try:
                if self.gone:
                    raise Illegal("not_stored")
                if isinstance(request, m.Play):
                    await self._play(guest, request, arrived)
                elif isinstance(request, m.Say):
                    await self._say(guest, request)
                else:
                    await self._arrange(guest, request)
            except Illegal as no:
                self.house.refusals += 1
                self._answer(guest, request.id, refusal(request.id, no, guest.say))

    def _remembered(self, guest: Guest, ticket: str) -> str | None:
        text = self._answers.get(guest.by, {}).get(ticket)
        if text is None and ticket in self.book.answered.get(guest.by, ()):
            text = written(o.Done(ticket))
        return text

    def _answer(self, guest: Guest, ticket: str | None, answer: o.Done | o.Refused) -> None:
        text = written(answer)
        if ticket is not None:
            kept = self._answers.setdefault(guest.by, {})
            kept[ticket] = text
            if len(kept) > REMEMBERED:
                del kept[next(iter(kept))]
        guest.tell(text)

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
                await self._move(seat, move, self.house.clock.now(), None, None)

    async def _move(
        self, seat: int, move: dict[str, Any], arrived: float, guest: Guest | None, ticket: str | None
    ) -> None:
        match = self.book.match()
        before = match.number
        at = max(self._match_time(arrived), match.now)
        self._expire(match, at)
        refused: Illegal | None = None
        try:
            match.play(seat, move, at)
        except Illegal as no:
            if match.number == before:
                raise
            refused = no
        else:
            self._look_at(match)
        by = None if guest is None or refused is not None else guest.by
        await self._store([self._played(match, before, by, ticket if by is not None else None)])
        self.house.moves += 1
        if guest is not None:
            answer = o.Done(ticket) if refused is None else refusal(ticket, refused, guest.say)
            self._answer(guest, ticket, answer)
        self._tell_views()
        self._tell_if_over()
        self._wake_bots()
        self._set_timer()
        if refused is not None and guest is None:
            raise refused

    async def _say(self, guest: Guest, request: m.Say) -> None:
        if guest.role == "screen" or guest.name is None:
            raise Illegal("no_voice")
        muted = self.book.watchers_muted if guest.seat is None else self.book.places[guest.seat].muted
        if muted:
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
        self._tell_all(written(o.Said(self.book.chat[-1])))

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

    def seat_with(self, token: str) -> int:
        seat = self.book.seat_of(hashed(token))
        if seat is None:
            raise Illegal("bad_token")
        return seat

    async def start(self, seat: int) -> None:
        now = self.house.clock.now()
        await self.change(lambda book: rights.decide(book, self.room, seat, m.Start(), now))

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
            if self.gone:
                raise Illegal("not_stored")
            events = decide(self.book)
            await self._happen(events)
            await self._after(events)

    async def _happen(self, events: Sequence[e.AnyEvent]) -> None:
        if any(isinstance(event, e.Began) for event in events):
            self.book.seed = await self.house.store.seed(self.book.code)
            self.book.fresh()  # what cannot be set up is refused before it is stored
        await self._store(events)

    async def _after(self, events: Sequence[e.AnyEvent]) -> None:
        """What follows from a change of the table: who must go, who sits elsewhere, who plays now."""
        moved: set[Guest] = set()
        for event in events:
            match event:
                case e.Freed(seat=seat):
                    self._send_away(seat, "removed")
                case e.HandedOver(seat=seat):
                    self._send_away(seat, "replaced")
                case e.SeatDropped(seat=seat):
                    moved |= self._move_up(seat)
                case e.Began():
                    for guest in self.guests:
                        track = await self._track(guest.viewer)
                        track.untold = list(track.recent)
                case e.TookBack(seat=seat):
                    self._stop_bot(seat)
        self._presence()
        await self._start_bots()
        for guest in moved:
            guest.tell(self._welcome(guest, 0))
        self._tell_table()
        self._tell_views()
        self._set_timer()

    def _send_away(self, seat: int, why: Ending) -> None:
        for guest in [guest for guest in self.guests if guest.seat == seat]:
            self.guests.remove(guest)
            guest.end(why)

    def _move_up(self, dropped: int) -> set[Guest]:
        moved = {guest for guest in self.guests if guest.seat is not None and guest.seat > dropped}
        for guest in moved:
            assert guest.seat is not None
            guest.seat -= 1
        self.room.away = {
            seat - (seat > dropped): since for seat, since in self.room.away.items() if seat != dropped
        }
        return moved

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
        if listed is not None and all(type(event) in (e.Played, e.Spoke) for event in events):
            over = any(type(event) is e.Played and event.over for event in events)
            due = self.due()
            if not over and (due == listed.due or (due and listed.due and due > listed.due)):
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
        log.error("table dropped: it could not be stored")
        self.close("restart")
        self.house.forget(self)

    def close(self, why: Ending = "restart") -> None:
        """Out of memory."""
        self.gone = True
        for guest in self.guests:
            guest.end(why)
        self.guests.clear()
        for timer in (self._timer, self._succession):
            if timer is not None:
                timer.cancel()
        for seat in list(self._bots):
            self._stop_bot(seat)

    def idle(self) -> bool:
        """Nobody is here, and nothing will happen soon."""
        if self.guests or self.pinned or self._lock.locked() or any(bot.busy for bot in self._bots.values()):
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
            listing = replace(self._listing(()), due=due)
            write = Append(self.book.code, self.book.number, (), listing)
            with contextlib.suppress(
                Overtaken, Unstored
            ):  # then it is looked at too early, which does no harm
                await self.house.store.append((write,), self.house.clock.now())
            self.house.remind(self.book.code, due)

    # Bots

    async def _start_bots(self) -> None:
        if self.book.stage != "playing":
            return
        for seat in self.book.bots():
            if seat not in self._bots:
                await self._track(seat)
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

    def track(self, viewer: Viewer) -> Track:
        return self._tracks[viewer]

    # Telling

    async def _track(self, viewer: Viewer) -> Track:
        """That viewer's views from the start, so that they are numbered as they always were."""
        track = self._tracks.get(viewer)
        if track is None:
            track = self._tracks[viewer] = await self.retrace(Track(viewer))
            track.untold.clear()
        return track

    async def retrace(self, track: Track) -> Track:
        for place, match in enumerate(self.book.steps()):
            track.look(match)
            if place % REPLAYED_AT_ONCE == REPLAYED_AT_ONCE - 1:
                await asyncio.sleep(0)
        return track

    def _welcome(self, guest: Guest, seen: int) -> str:
        track = self._tracks.get(guest.viewer)
        you = o.You(guest.seat, guest.role, guest.name)
        chat = self.book.chat[-CHAT_SHOWN:]
        if track is None:
            null = msgspec.Raw(b"null")
            return written(o.Welcome(you, self.seen(), 0, null, [], chat, self.now()))
        since = track.since(seen) if seen else []
        return written(o.Welcome(you, self.seen(), track.n, track.latest(), since, chat, self.now()))

    def _tell_views(self) -> None:
        """Each viewer whose view has changed is told; a message is written once for all who see the same."""
        now = self.now()
        for viewer, track in self._tracks.items():
            if track.untold:
                texts = [written(o.ViewChanged(view.n, view.at, now, view.view)) for view in track.untold]
                track.untold.clear()
                seat = None if viewer == "watcher" else viewer
                for guest in self.guests:
                    if guest.seat == seat:
                        for text in texts:
                            guest.tell(text)

    def _tell_table(self, but: Guest | None = None) -> None:
        if self.guests:
            self._tell_all(written(o.TableChanged(self.seen())), but)

    def _tell_if_over(self) -> None:
        if self.book.stage == "over":
            for seat in list(self._bots):
                self._stop_bot(seat)
            self._tell_table()

    def _tell_all(self, text: str, but: Guest | None = None) -> None:
        for guest in self.guests:
            if guest is not but:
                guest.tell(text)

    def typing(self, guest: Guest) -> None:
        if guest.role != "screen":
            self._tell_all(written(o.IsTyping(guest.seat)), but=guest)

    def seen(self) -> o.TableSeen:
        """The table, as anybody may see it."""
        book, room = self.book, self.room
        return o.TableSeen(
            code=book.code,
            game=book.game.name,
            stage=book.stage,
            options=book.options,
            public=book.public,
            together=book.together,
            owner=book.owner,
            seats=[self._seat_seen(seat) for seat in range(len(book.places))],
            watchers=sum(1 for guest in self.guests if guest.role == "watcher"),
            commitment=book.commitment,
            contributions=[place.contribution for place in book.places],
            muted=[seat for seat, place in enumerate(book.places) if place.muted],
            watchers_muted=book.watchers_muted,
            grace=room.grace,
            votes={str(seat): sorted(votes) for seat, votes in sorted(room.votes.items())},
            rematch=book.rematch,
        )

    def _seat_seen(self, seat: int) -> o.SeatSeen:
        place = self.book.places[seat]
        present = place.kind == "bot" or seat in self.room.present
        away = None
        if self.book.stage != "lobby" and seat in self.room.away:
            away = self._match_time(self.room.away[seat])
        return o.SeatSeen(seat, place.name, place.kind, present, away, place.bot)


def _seated(guest: Guest) -> int:
    if guest.seat is None:
        raise Illegal("not_seated")
    return guest.seat
