"""Who gets in: connections are counted, requests come in time, names are ours, codes are not enumerated."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json
from tests.server.servers import LocalServer, StartServer
from tests.until import until
from turncoat.core.refusal import Illegal
from turncoat.server.connection_limits import SPARE, ConnectionCounter
from turncoat.server.http.hosts import Hosts
from turncoat.server.http.proxies import Proxies
from turncoat.server.limits import Limits, client_network
from turncoat.server.lookup_limits import LookupLimits

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "

WELL = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class RawConnection:
    """A bare connection, on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def all(self) -> bytes:
        """Everything until the other side closes."""
        with contextlib.suppress(ConnectionError):
            return await asyncio.wait_for(self.reader.read(), 20)
        return b""

    @property
    def open(self) -> bool:
        return not self.reader.at_eof()

    def close(self) -> None:
        self._writer.transport.abort()


@contextlib.asynccontextmanager
async def lines(server: LocalServer, number: int = 1) -> AsyncIterator[list[RawConnection]]:
    opened = [RawConnection(*await asyncio.open_connection("127.0.0.1", server.port)) for _ in range(number)]
    try:
        yield opened
    finally:
        for line in opened:
            line.close()


async def send_and_read(server: LocalServer, request: bytes) -> bytes:
    async with lines(server) as (line,):
        line.send(request)
        return await line.all()


# Half-open connections


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        HALF,
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + HALF,
    ],
    ids=["nothing", "half a head", "half a body", "half of the next"],
)
async def test_a_request_that_is_never_finished_is_cut_off(begun: bytes, start_server: StartServer) -> None:
    server = await start_server(limits=Limits(request_seconds=0.1))
    async with lines(server) as (line,):
        line.send(begun)
        await line.all()


async def test_sending_a_little_now_and_then_does_not_help(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(request_seconds=0.2))
    async with lines(server) as (line,):
        line.send(HALF)
        ended = asyncio.create_task(line.all())

        def is_cut_off() -> bool:
            line.send(b"x")
            return ended.done()

        await until(is_cut_off, "the connection is cut off")
        await ended


async def test_one_address_has_only_so_many_connections_from_the_moment_they_are_accepted(
    start_server: StartServer,
) -> None:
    server = await start_server(limits=Limits(connections_per_address=5))
    async with lines(server, 5 + SPARE + 40) as many:
        for line in many:
            line.send(HALF)
        ended = [asyncio.create_task(line.all()) for line in many]
        await until(
            lambda: sum(task.done() for task in ended) >= 40,
            "40 connections are refused",
            lambda: [task.done() for task in ended],
        )
        assert 4 + SPARE <= sum(not task.done() for task in ended) <= 5 + SPARE
        for task in ended:
            task.cancel()

    async def has_room() -> bool:
        return b"200 OK" in await send_and_read(server, WELL)

    await until(has_room, "connections are no longer counted when they are gone")


async def test_sockets_are_counted_until_they_end(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(connections_per_address=1, requests_at_once=1000))
    ann = await server.make()
    for _ in range(SPARE + 5):
        person, _ = await server.enter(ann)
        await person.hang_up()
    async with lines(server) as (line,):
        line.send(WELL)
        assert b"200 OK" in await line.all()


def test_what_a_reverse_proxy_carries_is_not_counted_for_the_proxy() -> None:
    counter = ConnectionCounter(Limits(connections_per_address=1))
    first = [counter.acquire("10.0.0.1") for _ in range(1 + SPARE)]
    assert all(first)
    assert counter.acquire("10.0.0.1") is None
    assert first[0] is not None
    first[0].release_network()
    assert counter.acquire("10.0.0.1") is not None
    first[0].release()
    first[0].release()
    assert counter.open == 1 + SPARE


async def test_connections_through_a_proxy_on_this_machine_go_on_beyond_the_limit_of_one_address(
    start_server: StartServer,
) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.%d\r\n\r\n"
    server = await start_server(limits=Limits(connections_per_address=1))
    async with lines(server, SPARE) as some:
        for place, line in enumerate(some):
            line.send(request % place)
            assert (await line.reader.readline()).startswith(b"HTTP/1.1 200")
        async with lines(server, SPARE) as more:
            for place, line in enumerate(more):
                line.send(request % place)
                assert (await line.reader.readline()).startswith(b"HTTP/1.1 200")


def test_there_is_room_for_no_more_than_the_system_allows() -> None:
    counter = ConnectionCounter(Limits(), capacity=3)
    assert [counter.acquire(f"10.0.0.{place}") is not None for place in range(4)] == [True, True, True, False]


def test_a_home_counts_as_one_address() -> None:
    assert (
        client_network("2001:db8:1:2:aaaa::1")
        == client_network("2001:db8:1:2:bbbb::2")
        != client_network("2001:db8:1:3::1")
    )
    assert client_network("::ffff:10.0.0.1") == client_network("10.0.0.1") == "10.0.0.1"
    assert client_network("fe80::1%eth0") == client_network("fe80::2")
    assert client_network("") == ""


def test_the_soft_limit_on_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    program = (
        "import resource; from turncoat.server import open_files;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]));"
        "from turncoat.server.launch import serve;"
        "serve.listen = lambda *_: print(open_files.connection_capacity()) or exit();"
        "from turncoat.cli import run; run(['serve', '--port', '0'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path, timeout=60
    )
    assert int(done.stdout) == min(hard, 65_536) - 64


# Names


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "192.168.1.20:8600",
        "[::1]:8600",
        "[fe80::1]",
        "localhost:8600",
        "raspberrypi:8600",
        "raspberrypi.local",
        "RASPBERRYPI.LOCAL.:8600",
        "box.lan",
        "table.home.arpa",
        "cards.example.org",
        "Cards.Example.Org:443",
    ],
)
def test_addresses_names_that_no_stranger_can_own_and_given_names_are_ours(host: str) -> None:
    assert Hosts(["cards.example.org"]).is_ours(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example.com",
        "cards.example.org.evil.example.com",
        "127.0.0.1.evil.example.com",
        "localhost.evil.example.com",
        "user@evil.example.com",
        "evil.example.com#localhost",
        "[",
        "xn--local-.example",
        "notlocal.notlan",
    ],
)
def test_any_other_name_is_not_ours(host: str) -> None:
    assert not Hosts(["cards.example.org"]).is_ours(host)


@pytest.mark.parametrize("path", ["/", "/metrics", "/healthz", "/api/tables", "/openapi.json"])
async def test_a_request_by_another_name_is_refused(path: str, start_server: StartServer) -> None:
    server = await start_server(public_url="https://cards.example.org/")
    refused = await server.http.get(path, headers={"host": "evil.example.com"})
    assert (refused.status_code, refused.json()["code"]) == (421, "wrong_host")
    fine = await server.http.get(path, headers={"host": "cards.example.org"})
    assert fine.status_code in (200, 503)  # without a built client
    socket = await server.http.get(
        "/ws",
        headers={
            "host": "evil.example.com",
            "connection": "upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        },
    )
    assert socket.status_code == 403


def test_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies(("127.0.0.1", "10.0.0.0/8", "::1"))
    assert "10.3.4.5" in proxies
    assert "::1" in proxies
    assert "11.0.0.1" not in proxies
    assert "" not in proxies
    assert "::ffff:10.3.4.5" in proxies  # how a listener for both families names it
    assert "127.0.0.1" not in Proxies(())
    for wrong in ("nginx", "", "10.0.0.0/33", "127.0.0.1,10.0.0.1"):
        with pytest.raises(Illegal, match="bad_proxy"):
            Proxies((wrong,))


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # nobody we trust
        ("10.0.0.1", ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),  # the rest was written by a stranger
        ("10.0.0.1", ["1.1.1.1", "203.0.113.9, 10.0.0.2"], "203.0.113.9"),  # two proxies, two headers
        ("10.0.0.1", ["127.0.0.1, 203.0.113.9, 127.0.0.1"], "127.0.0.1"),  # that one is not listed
        ("10.0.0.1", ["10.0.0.9, 10.0.0.2"], "10.0.0.9"),  # from inside
        ("10.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("10.0.0.1", ["[2001:db8::1]:4711, 10.0.0.2"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["a phone"], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.9, unknown"], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
    ],
)
def test_the_client_is_the_last_hop_that_is_no_trusted_proxy(
    peer: str, forwarded: list[str], client: str
) -> None:
    assert Proxies(("10.0.0.0/8",)).client(peer, forwarded) == client


def test_whatever_a_header_says_the_client_is_an_address_or_the_peer() -> None:
    """Also with zones, ports, mapped addresses and rubbish: one client is not counted as many."""
    proxies = Proxies(["10.0.0.0/8", "fd00::/8"])
    rng = Random("hops")
    parts = ["10.0.0.7", "203.0.113.9", "203.0.113.9%a", "203.0.113.9%b", "::ffff:203.0.113.9", "fd00::1"]
    parts += [
        "[2001:db8::1]:443",
        "2001:DB8::1%eth0",
        "2001:db8:0::1",
        "203.0.113.9:81",
        "unknown",
        "_x",
        "",
        "%",
    ]
    seen = set()
    for _ in range(2_000):
        headers = [", ".join(rng.choices(parts, k=rng.randrange(1, 4))) for _ in range(rng.randrange(3))]
        seen.add(proxies.client("10.0.0.1", headers))
    assert seen == {"10.0.0.1", "10.0.0.7", "203.0.113.9", "fd00::1", "2001:db8::1"}


async def test_a_strangers_own_header_moves_no_limit(start_server: StartServer) -> None:
    """Whoever is not a trusted proxy is counted by the address that the connection comes from."""
    server = await start_server(limits=Limits(wrong_at_once=2), proxies=Proxies(("10.0.0.0/8",)))
    answers = [
        await server.http.get("/api/tables/ZZZZ", headers={"x-forwarded-for": f"203.0.113.{place}"})
        for place in range(4)
    ]
    assert [answer.status_code for answer in answers] == [404, 404, 429, 429]


async def test_people_behind_a_trusted_proxy_have_limits_of_their_own(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(wrong_at_once=2))

    async def status(forwarded: str) -> int:
        answer = await server.http.get("/api/tables/ZZZZ", headers={"x-forwarded-for": forwarded})
        return answer.status_code

    assert [await status("203.0.113.1") for _ in range(3)] == [404, 404, 429]
    assert await status("203.0.113.2") == 404
    assert await status("203.0.113.3, 203.0.113.1") == 429


# Where a request ends


async def test_a_request_that_says_twice_where_it_ends_is_refused_and_nothing_after_it_is_read(
    server: LocalServer,
) -> None:
    smuggled = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = await send_and_read(
        server,
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + smuggled,
    )
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1") == 1
    assert b"bad_request" in answer


# Codes


@pytest.mark.parametrize(
    "path", ["/api/tables/{}", "//api/tables/{}", "/api//tables///{}/", "/%2Fapi/tables/{}"]
)
async def test_codes_are_looked_up_no_faster_however_the_path_is_written(
    path: str, start_server: StartServer
) -> None:
    server = await start_server(limits=Limits(requests_per_second=0.001, requests_at_once=10))
    ann = await server.make()
    target = path.format(ann["code"]).encode()
    request = b"GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" % target
    answers = [await send_and_read(server, request) for _ in range(12)]
    assert answers[0].startswith(b"HTTP/1.1 200")
    assert [b"too_fast" in answer for answer in answers] == [False] * 9 + [True] * 3


async def hello(server: LocalServer, code: str, token: str) -> Json:
    person = await server.socket()
    await person.send({"kind": "hello", "table": code, "token": token})
    return await person.last_message()


async def test_hellos_and_requests_share_one_limit(start_server: StartServer) -> None:
    limits = Limits(requests_per_second=0.001, requests_at_once=10, wrong_seconds=0)
    server = await start_server(limits=limits)
    ann = await server.make()
    for _ in range(4):
        assert (await server.http.get(f"/api/tables/{ann['code']}")).status_code == 200
    codes = [(await hello(server, ann["code"], "x"))["code"] for _ in range(6)]
    assert codes == ["bad_token"] * 5 + ["too_fast"]
    assert (await server.http.get(f"/api/tables/{ann['code']}")).status_code == 429


async def test_a_replay_counts_for_more_because_it_costs_more(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(requests_per_second=0.001, requests_at_once=60))
    ann = await server.make()
    one, _, _ = await server.pair()
    await one.hang_up()
    for _ in range(5):
        await server.http.get(f"/api/tables/{ann['code']}/replay")
    assert (await server.http.get(f"/api/tables/{ann['code']}/replay")).status_code == 429


async def test_whoever_guesses_is_soon_told_nothing_more_but_who_holds_a_seat_gets_in(
    start_server: StartServer,
) -> None:
    limits = Limits(wrong_per_second=0.0001, wrong_at_once=5, wrong_seconds=0)
    server = await start_server(limits=limits)
    ann = await server.make()
    for place in range(6):
        answer = await server.http.get(f"/api/tables/{'ABCDEF'[place] * 4}")
        assert answer.status_code == (404 if place < 5 else 429)
    assert (await server.http.get(f"/api/tables/{ann['code']}")).status_code == 429
    for code in (ann["code"], "ZZZZ"):
        assert (await hello(server, code, "x"))["code"] == "too_fast"
    _, welcome = await server.enter(ann)
    assert welcome["you"]["name"] == "Ann"


async def test_wrong_hellos_are_guesses_too(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(wrong_per_second=0.0001, wrong_at_once=3, wrong_seconds=0))
    ann = await server.make()
    codes = [(await hello(server, ann["code"], "x"))["code"] for _ in range(4)]
    assert codes == ["bad_token"] * 3 + ["too_fast"]
    assert (await server.http.get(f"/api/tables/{ann['code']}")).status_code == 429


async def test_a_wrong_token_and_a_wrong_code_get_the_same_answer(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(wrong_seconds=0))
    ann = await server.make()
    right, wrong = [await hello(server, code, "x") for code in (ann["code"], "ZZZZ")]
    assert right == wrong
    assert right["code"] == "bad_token"
    for act in ("start", "rematch"):
        answers = [
            await server.http.post(f"/api/tables/{code}/{act}", headers={"authorization": "Bearer nonsense"})
            for code in (ann["code"], "ZZZZ")
        ]
        assert answers[0].content == answers[1].content
        assert [answer.status_code for answer in answers] == [401, 401]


async def test_a_wrong_token_and_a_wrong_code_are_answered_after_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a clock that only moves when somebody works or waits."""
    clock = ManualClock()

    async def sleep(seconds: float) -> None:
        clock.advance(seconds)

    async def fail(code: str, work: float) -> None:
        async with LookupLimits(Limits()).constant_time():
            clock.advance(work)
            raise Illegal(code)

    took = []
    with monkeypatch.context() as patch:
        patch.setattr(asyncio.get_running_loop(), "time", clock)
        patch.setattr("turncoat.server.lookup_limits.asyncio.sleep", sleep)
        for code, work in (("no_such_table", 0.001), ("bad_token", 0.123), ("bad_token", 0.0)):
            started = clock.at
            with pytest.raises(Illegal, match="bad_token"):
                await fail(code, work)
            took.append(clock.at - started)
    assert took == pytest.approx([Limits().wrong_seconds] * 3)


async def test_other_refusals_do_not_wait() -> None:
    with pytest.raises(Illegal, match="not_owner"):
        async with LookupLimits(Limits(wrong_seconds=1e9)).constant_time():
            raise Illegal("not_owner")
