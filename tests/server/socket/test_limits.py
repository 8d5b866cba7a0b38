"""Limits on the socket, each with a clear refusal."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tests.server.clock import ManualClock
from tests.server.person import Person
from tests.server.servers import PLENTY, LocalServer, StartServer
from tests.until import until
from turncoat.server.limits import Limits, TokenBucket, TokenBuckets
from turncoat.server.socket.protocol import FRAGMENTS
from turncoat.server.tables.log.state import CHAT_SHOWN
from turncoat.server.tables.viewers.backlog import Backlog, BacklogBudget
from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.tables.viewers.identity import Identity
from turncoat.server.wire.frame import Frame as TextFrame


def test_a_bucket_lets_some_through_at_once_and_the_rest_at_a_pace() -> None:
    clock = ManualClock()
    bucket = TokenBucket(rate=2, most=3, tick=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.advance(0.5)
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.advance(100)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_use_up_each_others_share() -> None:
    buckets = TokenBuckets(rate=0.0001, most=1)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


async def test_nobody_need_wait_for_a_hello_for_ever(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(hello_seconds=0.05))
    person = await server.socket()
    assert (await person.last_message())["code"] == "hello_late"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"kind":"typing"}', "hello_first"),
        ("{", "not_json"),
        ("[]", "bad_message"),
        ('{"kind":"hello","table":"ABCD","token":"x","more":1}', "bad_message"),
        ('{"kind":"hello","table":"ZZZZ","token":"x"}', "bad_token"),
        ('{"kind":"hello","table":"' + "A" * 9000 + '"}', "too_long"),
    ],
)
async def test_a_wrong_first_message_is_refused_and_the_connection_ends(
    message: str, code: str, server: LocalServer
) -> None:
    person = await server.socket()
    await person.send(message)
    assert (await person.last_message())["code"] == code


async def test_a_wrong_later_message_is_refused_with_its_id_and_the_visit_goes_on(
    server: LocalServer,
) -> None:
    one, _, _ = await server.pair()
    for message, code, ticket in (
        ('{"kind":"move","id":"a","move":7}', "bad_message", "a"),
        ('{"kind":"fly","id":"b"}', "bad_message", "b"),
        ("{", "not_json", None),
        ('{"kind":"chat","id":"c","text":"' + "x" * 9000 + '"}', "too_long", "c"),
        ('{"kind":"hello","table":"ABCD","token":"x"}', "hello_twice", None),
    ):
        await one.send(message)
        answer = await one.expect("refused")
        assert (answer["code"], answer["id"]) == (code, ticket)
    await one.settle()


async def test_haste_is_refused_and_in_the_end_the_connection_is_closed(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(messages_per_second=0.001, messages_at_once=5))
    one, two, _ = await server.pair(start=False)
    for place in range(300):
        await one.send({"kind": "chat", "id": str(place), "text": "spam"})
    assert (await one.expect("refused"))["code"] == "too_fast"
    assert (await one.last_message())["code"] == "limits"
    await two.settle()


async def read_until_cut(person: Person) -> None:
    """Everything that comes until the connection is cut."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await person.hear()


async def test_a_flood_of_pings_ends_the_connection_and_the_seat_is_free(server: LocalServer) -> None:
    one, two, _ = await server.pair()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1_000):
            await one.socket.ping()
    await read_until_cut(one)
    await two.expect("table", lambda told: not told["table"]["seats"][0]["present"])


async def test_a_message_in_all_too_many_pieces_is_cut_off(server: LocalServer) -> None:
    one, two, _ = await server.pair()

    with contextlib.suppress(ConnectionClosed):
        await one.socket.send(["{", *[""] * 2 * FRAGMENTS, "}"])
    await two.expect("table", lambda told: not told["table"]["seats"][0]["present"])


async def test_a_message_in_a_few_pieces_or_in_bytes_is_a_message(server: LocalServer) -> None:
    one, _, _ = await server.pair()
    await one.socket.send(['{"kind":', '"ping",', '"t":6}'])
    assert (await one.expect("pong"))["t"] == 6
    await one.socket.send(b'{"kind":"ping","t":7}')
    assert (await one.expect("pong"))["t"] == 7
    await one.socket.send(b"\xff\xff")
    assert (await one.expect("refused"))["code"] == "not_json"


async def test_who_reads_nothing_is_thrown_out_when_no_ping_comes_back(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, _ = await server.enter(ann)
    two, _ = await server.enter(bo)
    table = server.registry.by_code[ann["code"]]
    (connection,) = [connection for connection in table.audience if connection.seat == 1]
    two.socket.transport.pause_reading()

    def is_slow() -> bool:
        connection.tell(TextFrame(b"x" * 1_000_000))
        return connection.is_slow

    await until(is_slow, "the connection takes no more")
    protocol: Any = connection.post.__self__  # type: ignore[attr-defined]
    protocol.keepalive_timeout()
    await one.expect("table", lambda told: not told["table"]["seats"][1]["present"])
    two.socket.transport.abort()


async def test_a_full_server_says_so(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(connections_per_address=1))
    ann = await server.make()
    await server.enter(ann)
    late = await server.socket()
    assert (await late.last_message())["code"] == "too_many_connections"


class SlowTransport:
    """A connection that takes nothing until it is let."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[str] = []

    def post(self, frame: bytes) -> bool:
        if self.free.is_set():
            self.sent.append(frame[2:].decode("latin-1"))
        return self.free.is_set()

    async def send(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.sent.append(f"closed {code}")


@pytest.fixture
async def transport() -> SlowTransport:
    return SlowTransport()


@pytest.fixture
async def connection(transport: SlowTransport) -> Connection:
    return Connection(Identity("x", 0, "player", "Ann", "en"), transport, Backlog(3, BacklogBudget(100)))


def tell(connection: Connection, *texts: str) -> None:
    for text in texts:
        connection.tell(TextFrame(text.encode()))


async def test_what_a_slow_connection_is_told_waits_in_line_and_keeps_its_order(
    connection: Connection, transport: SlowTransport
) -> None:
    transport.free.set()
    tell(connection, "1")
    assert transport.sent == ["1"]  # at once: no task is needed
    transport.free.clear()
    tell(connection, "2", "3")
    assert transport.sent == ["1"]
    transport.free.set()
    tell(connection, "4")
    await connection.flush()
    tell(connection, "5")
    assert transport.sent == ["1", "2", "3", "4", "5"]


async def test_what_is_held_goes_out_with_what_comes_next_or_when_released(
    connection: Connection, transport: SlowTransport
) -> None:
    transport.free.set()
    connection.hold(TextFrame(b"1"))
    assert transport.sent == []
    tell(connection, "2")
    assert transport.sent == ["1" + TextFrame(b"2").data.decode("latin-1")]  # two frames at once
    connection.hold(TextFrame(b"3"))
    connection.release()
    connection.release()
    assert transport.sent[1:] == ["3"]


async def test_what_is_held_keeps_its_place_on_a_slow_connection_and_before_the_end(
    connection: Connection, transport: SlowTransport
) -> None:
    connection.hold(TextFrame(b"1"))
    tell(connection, "2")
    connection.hold(TextFrame(b"3"))
    connection.end("elsewhere")
    transport.free.set()
    await connection.flush()
    assert transport.sent[:3] == ["1", "2", "3"]
    assert '"code":"elsewhere"' in transport.sent[3]


async def test_a_connection_that_stays_slow_is_closed(
    connection: Connection, transport: SlowTransport
) -> None:
    tell(connection, *"12345")
    assert connection.ended
    transport.free.set()
    await connection.flush()
    closing, closed = transport.sent  # what waited was given up at once
    assert '"code":"limits"' in closing
    assert closed == "closed 4001"


async def test_the_backlog_is_counted_in_bytes(connection: Connection, transport: SlowTransport) -> None:
    tell(connection, "1")
    await asyncio.sleep(0)
    tell(connection, "23")
    assert not connection.ended
    transport.free.set()
    await connection.flush()
    transport.free.clear()
    tell(connection, "4")
    assert not connection.ended  # what was sent waits no more
    tell(connection, "567")
    assert connection.ended


async def test_a_connection_that_is_gone_is_left_alone(
    connection: Connection, transport: SlowTransport
) -> None:
    tell(connection, "1")
    connection.on_closed()
    await asyncio.sleep(0)
    tell(connection, "2")
    connection.end("restart")
    assert transport.sent == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_reads_back_as_it_was_written(size: int) -> None:
    """Read back by the reference implementation."""
    reader = StreamReader()
    frame = TextFrame(b"x" * size)
    reader.feed_data(frame.data)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as found:
        next(parsing)
    assert (found.value.value.opcode, found.value.value.data) == (Opcode.TEXT, frame.payload)


# Those who do not read


def slow(room: BacklogBudget, most: int = 10) -> Connection:
    return Connection(Identity("x", 0, "player", "Ann", "en"), SlowTransport(), Backlog(most, room))


async def test_what_waits_is_bounded_for_all_slow_connections_together_and_given_back() -> None:
    room = BacklogBudget(25)
    some = [slow(room) for _ in range(4)]
    for connection in some:
        tell(connection, "12345", "6789")
    assert [connection.ended for connection in some] == [False, False, True, True]
    await asyncio.sleep(0)
    for connection in some:
        connection.on_closed()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert room.taken == 0


async def test_a_frame_larger_than_the_bound_can_wait_alone() -> None:
    connection = slow(BacklogBudget(100))
    tell(connection, "x" * 50)
    assert not connection.ended
    tell(connection, "y")
    assert connection.ended


async def test_who_does_not_read_the_answers_is_not_listened_to(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests of somebody who never reads cost at most what one answer costs."""
    server = await start_server(limits=PLENTY)
    one, two, code = await server.pair(start=False)
    blocked = asyncio.Event()
    (reader,) = [other for other in server.registry.by_code[code].audience if other.player == 0]
    carried_out = 0

    async def send(_: str) -> None:
        await blocked.wait()

    def recall(*_: Any) -> None:
        nonlocal carried_out
        carried_out += 1
        reader.tell(TextFrame(b"x" * 1000))

    monkeypatch.setattr(reader, "post", lambda _: False)
    monkeypatch.setattr(reader._transport, "send", send)
    monkeypatch.setattr(server.registry.by_code[code].requests, "recall", recall)
    for n in range(100):
        await one.send({"kind": "recall", "id": str(n), "before": 201})
    await two.settle()
    assert carried_out <= 1
    assert server.services.backlog_budget.taken <= 1000
    blocked.set()


async def test_a_table_that_leaves_memory_is_freed_without_the_collector(server: LocalServer) -> None:
    """The collector runs rarely: what tables take must not wait for it."""
    ann = await server.make()
    one, _ = await server.enter(ann)
    await one.do("seat_bot", seat=1, bot="random")
    await one.do("start")
    await one.expect("view")
    await one.do("move", move={"move": "resign"})
    table = weakref.ref(server.registry.by_code[ann["code"]])
    gc.collect()
    gc.disable()
    try:
        await one.hang_up()
        await server.until_unloaded(ann["code"])
        await until(lambda: table() is None, "the table is freed")
    finally:
        gc.enable()


async def test_the_chat_of_a_table_is_kept_in_memory_only_as_far_as_it_is_shown(
    start_server: StartServer,
) -> None:
    server = await start_server(limits=PLENTY)
    one, _, code = await server.pair(start=False)
    for n in range(CHAT_SHOWN + 5):
        await one.do("chat", text=str(n))
    state = server.registry.by_code[code].state
    assert [line.n for line in state.chat] == list(range(6, CHAT_SHOWN + 6))
    assert state.chat[-1].text == str(CHAT_SHOWN + 4)
