"""What those at a table ask for over the socket: each request is carried out once and answered."""

from __future__ import annotations

import logging
import weakref
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.cluster import ephemeral
from turncoat.server.limits import TokenBucket
from turncoat.server.tables.lobby import commands
from turncoat.server.tables.lobby.names import checked_text
from turncoat.server.tables.log import decision as changes
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.answers import Answers
from turncoat.server.tables.log.decision import Change
from turncoat.server.tables.registry.tokens import hashed, new_token
from turncoat.server.tables.viewers.audience import LINES_SHOWN
from turncoat.server.tables.viewers.connection import Connection, refusal
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import Frame, encode_frame

if TYPE_CHECKING:
    from turncoat.server.tables.table import Table

TALKERS: Final = 100
"""So many are remembered who have talked, before those who have been silent for long are forgotten."""

log = logging.getLogger("turncoat.server")


class Requests:
    def __init__(self, table: Table) -> None:
        self._of = weakref.ref(table)
        self._answers = Answers()
        self._talk: dict[str, TokenBucket] = {}
        """How fast each person talks."""
        self._reactions: dict[str, TokenBucket] = {}

    @property
    def _table(self) -> Table:
        """Not kept alive from here: a table that leaves memory must not wait for the collector."""
        table = self._of()
        assert table is not None
        return table

    async def ask(self, connection: Connection, request: m.Request) -> None:
        """Carry a request out and answer it; a repeated one is only answered. The lock is held."""
        table = self._table
        arrived = table.now()
        async with table.lock:
            if connection not in table.audience:
                return  # sent away in the meantime
            before = None if request.id is None else self._remembered(connection, request)
            if before is not None:
                connection.tell(before)
                return
            try:
                if isinstance(request, m.Play):
                    await self._play(table, connection, request, arrived)
                else:
                    await self._carry_out(connection, request)
            except Illegal as no:
                table.services.counts.refusals += 1
                self._answer(connection, request.id, refusal(request.id, no, connection.say))
            except Exception:
                log.exception("a request failed")
                self._answer(connection, request.id, refusal(request.id, Illegal("failed"), connection.say))
            finally:
                connection.release()

    def recall(self, connection: Connection, request: m.Recall) -> None:
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
        lines = self._table.audience.fitting(connection, lines)
        connection.tell(encode_frame(o.Recalled(request.id, lines)))

    def forget(self, connection: Connection) -> None:
        """Somebody who watched has gone; what is stored is remembered anyway."""
        self._answers.forget(connection.by)
        if len(self._talk) > TALKERS:  # a bucket that is not full is kept: coming again is no way round it
            self._talk = {by: bucket for by, bucket in self._talk.items() if not bucket.is_full}
        if len(self._reactions) > TALKERS:
            self._reactions = {by: bucket for by, bucket in self._reactions.items() if not bucket.is_full}

    def _remembered(self, connection: Connection, request: m.Request) -> Frame | None:
        assert request.id is not None
        frame = self._answers.find(connection.by, request.id)
        if frame is None and self._table.state.has_answered(connection.by, request.id):
            if isinstance(request, m.HandOver):
                return None  # no secret is stored, so there must be another one
            return encode_frame(o.Done(request.id))
        return frame

    def _answer(self, connection: Connection, request: str | None, answer: o.Done | o.Refused) -> None:
        frame = encode_frame(answer)
        if request is not None:
            self._answers.keep(connection.by, request, frame)
        connection.hold(frame)

    async def _carry_out(self, connection: Connection, request: m.Request) -> None:
        if isinstance(request, m.Say):
            await self._say(connection, request)
        elif isinstance(request, m.React):
            self._react(connection, request)
        else:
            await self._arrange(connection, request)

    async def _play(self, table: Table, connection: Connection, request: m.Play, arrived: float) -> None:
        if table.state.game.talking and table.state.is_talk(request.move):
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
            if connection.seat is not None and not self._may_speak(connection):
                raise Illegal("chat_later")
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

    def _react(self, connection: Connection, request: m.React) -> None:
        """Told to all who are here, and kept nowhere: who comes later has missed it."""
        table = self._table
        if connection.name is None:
            raise Illegal("no_voice")
        if table.muted(connection):
            raise Illegal("muted")
        if not self._may_speak(connection):
            raise Illegal("react_later")
        limits = table.services.limits
        bucket = self._reactions.get(connection.by)
        if bucket is None:
            bucket = self._reactions[connection.by] = TokenBucket(
                limits.reactions_per_second, limits.reactions_at_once, table.services.store.now
            )
        if not bucket.take():
            raise Illegal("react_too_fast")
        self._answer(connection, request.id, o.Done(request.id))
        table.audience.tell(o.Reacted(connection.player, connection.name, request.sign))
        server = table.services.membership.name
        table.whisper(ephemeral.Reacted(server, connection.player, connection.name, request.sign))

    def _may_speak(self, connection: Connection) -> bool:
        """Whether a sign or a line tells no more than talk: not at night, nor for who may not talk to all."""
        state = self._table.state
        if state.stage != "playing" or not state.game.talking:
            return True
        if self._table.audience.cover is not None or connection.seat is None:
            return False
        return state.match().may_speak_to_all(connection.seat)

    def _limit_talk(self, connection: Connection) -> None:
        limits = self._table.services.limits
        bucket = self._talk.get(connection.by)
        if bucket is None:
            bucket = self._talk[connection.by] = TokenBucket(
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
            if isinstance(request, m.SendAway) and not table.has_watcher(request.watcher):
                raise Illegal("not_watching")
            if isinstance(request, m.HandOver):
                assert token is not None
                events = self._hand_over(connection, seat, request, hashed(token))
            else:
                store = table.services.store
                events = commands.decide(
                    table.state, table.presence, seat, request, store.now(), store.wall()
                )
            return Change(
                [msgspec.structs.replace(event, by=connection.by, id=request.id) for event in events]
            )

        change = await table.replica.happen(decide, connection.by, request.id)
        needed: int | msgspec.UnsetType = UNSET
        if isinstance(request, m.StandIn) and change is not None and not change.events:
            voters = table.presence.voters(request.seat)
            needed = commands.votes_needed(table.state, table.presence) - len(voters)
        handed = change is not None and any(isinstance(event, e.HandedOver) for event in change.events)
        done = o.Done(
            request.id,
            token if token is not None and handed else UNSET,
            True if token is not None and not handed else UNSET,
            needed,
        )
        self._answer(connection, request.id, done)
        if change is not None:
            table.follow(change.events) if change.events else self._tell_votes(table)

    def _tell_votes(self, table: Table) -> None:
        table.share()
        table.tell_table()

    def _hand_over(
        self, connection: Connection, seat: Seat, request: m.HandOver, key: str
    ) -> list[e.AnyEvent]:
        table = self._table
        again = request.id is not None and commands.handed_for(table.state, request.seat) == (
            connection.by,
            request.id,
        )
        now = table.services.store.now()
        return commands.hand_over(table.state, table.presence, seat, request.seat, key, again, now)


def _seated(connection: Connection) -> Seat:
    if connection.seat is None:
        raise Illegal("not_seated")
    return connection.seat
