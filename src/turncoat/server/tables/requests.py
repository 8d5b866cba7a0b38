"""What those at a table ask for over the socket: each request is carried out once and answered."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.limits import Bucket
from turncoat.server.socket.connection import Connection, refusal
from turncoat.server.tables import change as changes
from turncoat.server.tables import events as e
from turncoat.server.tables import rights
from turncoat.server.tables.answers import Answers
from turncoat.server.tables.audience import LINES_SHOWN
from turncoat.server.tables.change import Change
from turncoat.server.tables.names import checked_text
from turncoat.server.tables.tokens import hashed, new_token
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import Frame, framed

if TYPE_CHECKING:
    from turncoat.server.tables.table import Table

log = logging.getLogger("turncoat.server")


class Requests:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._answers = Answers()
        self._talk: dict[str, Bucket] = {}
        """How fast each person talks."""

    async def ask(self, connection: Connection, request: m.Request) -> None:
        """Carry a request out and answer it; a repeated one is only answered. The lock is held."""
        arrived = self._table.now()
        async with self._table.lock:
            if connection not in self._table.audience:
                return  # sent away in the meantime
            before = None if request.id is None else self._remembered(connection, request)
            if before is not None:
                connection.tell(before)
                return
            try:
                await self._carry_out(connection, request, arrived)
            except Illegal as no:
                self._table.services.counts.refusals += 1
                self._answer(connection, request.id, refusal(request.id, no, connection.say))
            except Exception:
                log.exception("a request failed")
                self._answer(connection, request.id, refusal(request.id, Illegal("failed"), connection.say))
            finally:
                connection.release()

    async def recall(self, connection: Connection, request: m.Recall) -> None:
        """Tell earlier lines of talk again, except where nobody may be told again."""
        state = self._table.state
        if state.forgetful:
            connection.refuse(request.id, Illegal("forgetful"))
            return
        lines: list[msgspec.Raw] = []
        if state.stage != "lobby":
            after = max(0, request.before - 1 - LINES_SHOWN)
            most = max(0, request.before - 1 - after)
            lines = self._table.audience.lines(connection.viewer, after, most)
        connection.tell(framed(o.Recalled(request.id, lines)))

    def forget(self, connection: Connection) -> None:
        """Somebody who watched has gone; what is stored is remembered anyway."""
        self._answers.forget(connection.by)
        self._talk.pop(connection.by, None)

    def _remembered(self, connection: Connection, request: m.Request) -> Frame | None:
        assert request.id is not None
        frame = self._answers.find(connection.by, request.id)
        if frame is None and self._table.state.has_answered(connection.by, request.id):
            if isinstance(request, m.HandOver):
                return None  # no secret is stored, so there must be another one
            return framed(o.Done(request.id))
        return frame

    def _answer(self, connection: Connection, request: str | None, answer: o.Done | o.Refused) -> None:
        frame = framed(answer)
        if request is not None:
            self._answers.keep(connection.by, request, frame)
        connection.hold(frame)

    async def _carry_out(self, connection: Connection, request: m.Request, arrived: float) -> None:
        if isinstance(request, m.Play):
            await self._play(connection, request, arrived)
        elif isinstance(request, m.Say):
            await self._say(connection, request)
        else:
            await self._arrange(connection, request)

    async def _play(self, connection: Connection, request: m.Play, arrived: float) -> None:
        table = self._table
        if table.state.is_talk(request.move):
            self._limit_talk(connection)

        def decide() -> Change:
            seat = _seated(connection)
            if table.state.stage == "lobby":
                raise Illegal("only_in_play")
            if table.state.place(seat).kind == "stand_in":
                raise Illegal("stand_in_plays")
            return changes.move(
                table.state, table.audience, seat, request.move, arrived, connection.by, request.id
            )

        change = await table.replica.happen(decide, connection.by, request.id)
        if change is None or change.refused is None:
            self._answer(connection, request.id, o.Done(request.id))
        else:
            self._answer(connection, request.id, refusal(request.id, change.refused, connection.say))
        if change is not None:
            table.services.counts.moves += 1
            table.follow(change.events)

    async def _say(self, connection: Connection, request: m.Say) -> None:
        table = self._table
        text = checked_text(request.text)

        def decide() -> Change:
            if connection.name is None:  # nor has a screen
                raise Illegal("no_voice")
            if table.muted(connection):
                raise Illegal("muted")
            spoke = e.Spoke(
                by=connection.by,
                id=request.id,
                seat=connection.player,
                name=connection.name,
                text=text,
                at=table.now(),
                role="watcher" if connection.role == "screen" else connection.role,
            )
            return Change((spoke,))

        self._limit_talk(connection)
        change = await table.replica.happen(decide, connection.by, request.id)
        self._answer(connection, request.id, o.Done(request.id))
        if change is not None:
            table.follow(change.events)

    def _limit_talk(self, connection: Connection) -> None:
        limits = self._table.services.limits
        bucket = self._talk.get(connection.by)
        if bucket is None:
            bucket = self._talk[connection.by] = Bucket(
                limits.talk_per_second, limits.talk_at_once, self._table.services.store.now
            )
        if not bucket.take():
            raise Illegal("talk_too_fast")

    async def _arrange(self, connection: Connection, request: m.Request) -> None:
        table = self._table
        token = new_token() if isinstance(request, m.HandOver) else None

        def decide() -> Change:
            seat = _seated(connection)
            events: list[e.AnyEvent]
            if isinstance(request, m.HandOver):
                assert token is not None
                events = [rights.hand_over(table.state, seat, request.seat, hashed(token))]
            else:
                store = table.services.store
                events = rights.decide(table.state, table.presence, seat, request, store.now(), store.wall())
            return Change(
                [msgspec.structs.replace(event, by=connection.by, id=request.id) for event in events]
            )

        change = await table.replica.happen(decide, connection.by, request.id)
        needed: int | msgspec.UnsetType = UNSET
        if isinstance(request, m.StandIn) and change is not None and not change.events:
            voters = table.presence.voters(request.seat)
            needed = rights.votes_needed(table.state, table.presence) - len(voters)
        done = o.Done(request.id, UNSET if token is None else token, needed)
        self._answer(connection, request.id, done)
        if change is not None:
            table.follow(change.events) if change.events else table.tell_table()


def _seated(connection: Connection) -> Seat:
    if connection.seat is None:
        raise Illegal("not_seated")
    return connection.seat
