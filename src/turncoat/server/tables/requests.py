"""The requests that people at a table send over the socket: each is carried out once and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec
from msgspec import UNSET

from turncoat.core.refusal import Illegal
from turncoat.core.speech.phrase import PHRASES
from turncoat.core.viewer import Seat
from turncoat.server.cluster import ephemeral
from turncoat.server.limits import Limits, PersonBuckets, TokenBucket
from turncoat.server.tables.lobby import commands
from turncoat.server.tables.lobby.names import clean_move, clean_text
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.answers import Answers
from turncoat.server.tables.log.decision import Decision, decide_move
from turncoat.server.tables.log.replica import Replica
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.services import Services
from turncoat.server.tables.registry.tokens import hash_token, new_token
from turncoat.server.tables.viewers.audience import LINES_SHOWN, Audience
from turncoat.server.tables.viewers.connection import Connection, refusal
from turncoat.server.tables.viewers.presence import Presence
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import Frame, encode_answer

PASSING: Final = ("not_stored", "in_doubt", "not_read")
"""Refusals that come from the store: the same request, sent again, is carried out if it was not."""

log = logging.getLogger("turncoat.server")


class RequestTable(Protocol):
    """The part of a table that requests are carried out on."""

    services: Services
    state: TableState
    audience: Audience
    presence: Presence
    replica: Replica
    lock: asyncio.Lock

    def now(self) -> float: ...

    def apply_effects(self, events: Sequence[e.AnyEvent]) -> None: ...

    def is_muted(self, connection: Connection) -> bool: ...

    def has_watcher(self, watcher: str) -> bool: ...

    def share_presence(self) -> None: ...

    def tell_table(self) -> None: ...

    def tell_peers(self, message: ephemeral.AnyMessage) -> None: ...


class Requests:
    """Handles the requests of one table; remembers the answers, and how much each person asks for."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._answers = Answers()
        self._talk = PersonBuckets(limits.talk_per_second, limits.talk_at_once, now)
        self._reactions = PersonBuckets(limits.reactions_per_second, limits.reactions_at_once, now)
        self._changes = PersonBuckets(limits.changes_per_second, limits.changes_at_once, now)
        self._typing = PersonBuckets(limits.typing_per_second, limits.typing_at_once, now)
        self._recalls = PersonBuckets(limits.recalls_per_second, limits.recalls_at_once, now)
        self._moves = PersonBuckets(limits.move_bytes_per_second, limits.move_bytes_at_once, now)
        self._crowd_talk, self._crowd_typing = (
            TokenBucket(limits.watchers_talk_per_second, limits.watchers_talk_at_once, now) for _ in range(2)
        )

    async def handle(self, table: RequestTable, connection: Connection, request: m.Request) -> None:
        """Carry out a request and answer it; only answer one that was carried out before."""
        arrived = table.now()
        async with table.lock:
            if connection not in table.audience:
                return  # disconnected in the meantime
            before = None if request.id is None else self._earlier_answer(table, connection, request)
            if before is not None:
                connection.tell(before)
                return
            try:
                if isinstance(request, m.Play):
                    await self._play(table, connection, request, arrived)
                elif isinstance(request, m.Say):
                    await self._say(table, connection, request)
                elif isinstance(request, m.React):
                    self._react(table, connection, request)
                else:
                    await self._arrange(table, connection, request)
            except Illegal as no:
                table.services.counts.refusals += 1
                refused = refusal(request.id, no, connection.say)
                if no.code in PASSING:
                    connection.hold(encode_answer(refused))
                else:
                    self._answer(connection, request.id, refused)
            except Exception:
                log.exception("a request failed")
                self._answer(connection, request.id, refusal(request.id, Illegal("failed"), connection.say))
            finally:
                connection.release()

    def recall(self, table: RequestTable, connection: Connection, request: m.Recall) -> None:
        """Send earlier lines of talk again; refuse in a forgetful game."""
        state = table.state
        if state.forgetful:
            connection.refuse(request.id, Illegal("forgetful"))
            return
        if not self._recalls.take(connection.by):
            connection.refuse(request.id, Illegal("too_fast"))
            return
        lines: list[msgspec.Raw] = []
        if state.stage != "lobby":
            after = max(0, request.before - 1 - LINES_SHOWN)
            most = max(0, request.before - 1 - after)
            lines = table.audience.lines(connection.viewer, after, most)
        connection.tell(table.audience.encode_earlier_lines(connection, request.id, lines))

    def forget(self, connection: Connection) -> None:
        """Forget a watcher who has left; answers to people with a place are in the log anyway."""
        self._answers.forget(connection.by)

    def may_show_typing(self, connection: Connection) -> bool:
        """Return whether everybody can be told again that this person is typing."""
        return self._typing.take(connection.by) and (connection.seat is not None or self._crowd_typing.take())

    # Answers

    def _earlier_answer(
        self, table: RequestTable, connection: Connection, request: m.Request
    ) -> Frame | None:
        """Return the answer that a request with this id got before, if it was answered."""
        assert request.id is not None
        answer = self._answers.find(connection.by, request.id)
        if answer is None and table.state.has_answered(connection.by, request.id):
            if isinstance(request, m.HandOver):
                return None  # its secret is not stored, so there must be a new one
            answer = o.Done(request.id)
        return None if answer is None else encode_answer(answer)

    def _answer(self, connection: Connection, request: str | None, answer: o.Done | o.Refused) -> None:
        if request is not None:
            self._answers.keep(connection.by, request, answer)
        connection.hold(encode_answer(answer))

    # Moves

    async def _play(
        self, table: RequestTable, connection: Connection, request: m.Play, arrived: float
    ) -> None:
        if table.state.game.talking and table.state.is_talk(request.move):
            self._limit_talk(connection)
        if not self._moves.take(connection.by, table.audience.bytes_to_others(connection)):
            raise Illegal("too_fast")
        move = clean_move(request.move)

        def decide() -> Decision:
            seat = _require_seat(connection)
            if table.state.stage == "lobby":
                raise Illegal("only_in_play")
            if table.state.place(seat).kind == "stand_in":
                raise Illegal("stand_in_plays")
            if PHRASES in move:
                raise Illegal("bad_move", field=PHRASES)  # for the bots of the house alone
            return decide_move(table.state, table.audience, seat, move, arrived, connection.by, request.id)

        decision = await table.replica.commit(decide, connection.by, request.id)
        if decision is None or decision.refused is None:
            self._answer(connection, request.id, o.Done(request.id))
        else:
            self._answer(connection, request.id, refusal(request.id, decision.refused, connection.say))
        if decision is not None:
            table.services.counts.moves += 1
            table.apply_effects(decision.events)

    # Talk

    async def _say(self, table: RequestTable, connection: Connection, request: m.Say) -> None:
        text = clean_text(request.text)

        def decide() -> Decision:
            if connection.name is None:  # a screen, or a watcher without a name
                raise Illegal("no_voice")
            if table.is_muted(connection):
                raise Illegal("muted")
            if connection.seat is not None and not _may_speak(table, connection):
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
            return Decision((spoke,))

        self._limit_talk(connection)
        decision = await table.replica.commit(decide, connection.by, request.id)
        self._answer(connection, request.id, o.Done(request.id))
        if decision is not None:
            table.apply_effects(decision.events)

    def _react(self, table: RequestTable, connection: Connection, request: m.React) -> None:
        """Show a reaction to everybody who is connected; it is not stored."""
        if connection.name is None:
            raise Illegal("no_voice")
        if table.is_muted(connection):
            raise Illegal("muted")
        if not _may_speak(table, connection):
            raise Illegal("react_later")
        if not self._reactions.take(connection.by) or not self._is_room_in_crowd(connection):
            raise Illegal("react_too_fast")
        self._answer(connection, request.id, o.Done(request.id))
        table.audience.tell(o.Reacted(connection.player, connection.name, request.sign))
        server = table.services.membership.name
        table.tell_peers(ephemeral.Reacted(server, connection.player, connection.name, request.sign))

    def _limit_talk(self, connection: Connection) -> None:
        if not self._talk.take(connection.by) or not self._is_room_in_crowd(connection):
            raise Illegal("talk_too_fast")

    def _is_room_in_crowd(self, connection: Connection) -> bool:
        """Return whether this person may be heard now: all who watch share one limit."""
        return connection.seat is not None or self._crowd_talk.take()

    # Other requests

    async def _arrange(self, table: RequestTable, connection: Connection, request: m.Request) -> None:
        if not self._changes.take(connection.by):
            raise Illegal("too_fast")
        token = new_token() if isinstance(request, m.HandOver) else None

        def decide() -> Decision:
            seat = _require_seat(connection)
            events: list[e.AnyEvent]
            if isinstance(request, m.SendAway) and not table.has_watcher(request.watcher):
                raise Illegal("not_watching")
            if isinstance(request, m.HandOver):
                assert token is not None
                events = _hand_over(table, connection, seat, request, hash_token(token))
            else:
                store = table.services.store
                events = commands.decide(
                    table.state, table.presence, seat, request, store.now(), store.wall()
                )
            return Decision(
                [msgspec.structs.replace(event, by=connection.by, id=request.id) for event in events]
            )

        decision = await table.replica.commit(decide, connection.by, request.id)
        needed: int | msgspec.UnsetType = UNSET
        if isinstance(request, m.StandIn) and decision is not None and not decision.events:
            voters = table.presence.voters(request.seat)
            needed = commands.votes_needed(table.state, table.presence) - len(voters)
        handed = decision is not None and any(isinstance(event, e.HandedOver) for event in decision.events)
        done = o.Done(
            request.id,
            token if token is not None and handed else UNSET,
            True if token is not None and not handed else UNSET,
            needed,
        )
        self._answer(connection, request.id, done)
        if decision is not None and decision.events:
            table.apply_effects(decision.events)
        elif decision is not None:  # a vote, which is not stored
            table.share_presence()
            table.tell_table()


def _hand_over(
    table: RequestTable, connection: Connection, seat: Seat, request: m.HandOver, key: str
) -> list[e.AnyEvent]:
    again = request.id is not None and commands.last_hand_over(table.state, request.seat) == (
        connection.by,
        request.id,
    )
    now = table.services.store.now()
    return commands.hand_over(table.state, table.presence, seat, request.seat, key, again, now)


def _may_speak(table: RequestTable, connection: Connection) -> bool:
    """Return whether chat and reactions reveal no more than talk: not at night, not for silenced seats."""
    state = table.state
    if state.stage != "playing" or not state.game.talking:
        return True
    if table.audience.covered.cover is not None or connection.seat is None:
        return False
    return state.match().may_speak_to_all(connection.seat)


def _require_seat(connection: Connection) -> Seat:
    if connection.seat is None:
        raise Illegal("not_seated")
    return connection.seat
