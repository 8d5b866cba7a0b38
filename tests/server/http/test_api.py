"""What the server answers over HTTP, and that its OpenAPI is true."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

import brotli
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import turncoat
from tests.server.person import Json
from tests.server.servers import GAME, PLENTY, LocalServer, StartServer, running_server
from turncoat.server.accept_language import best_language
from turncoat.server.http.app import build_app
from turncoat.server.http.static_files import PAGES, StaticFiles
from turncoat.server.limits import Limits
from turncoat.server.tables.server import TableServer

ROOT = Path(__file__).parents[3]


class NoStore:
    key = b""
    codes = wall = None

    def now(self) -> float:
        return 0.0


def openapi() -> Json:
    pages: Any = build_app(TableServer(NoStore()))._pages  # type: ignore[arg-type]
    schema: Json = json.loads(json.dumps(pages.openapi_schema.to_schema()))
    return schema


OPENAPI = openapi()
OPERATIONS = [(method, path) for path, methods in OPENAPI["paths"].items() for method in methods]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


def fitting(schema: Json) -> st.SearchStrategy[Any]:
    """Values that a schema allows, for the kinds of schema that our requests have."""
    if "oneOf" in schema:
        return st.one_of([fitting(part) for part in schema["oneOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "$ref" in schema:
        return fitting(OPENAPI["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if "properties" not in schema:
        plain: dict[str, st.SearchStrategy[Any]] = {
            "string": st.text(max_size=30) | st.sampled_from(["Ann", "Bo", "loyalty-or-treachery"]),
            "boolean": st.booleans(),
            "integer": st.integers(-1, 200),
            "null": st.none(),
            "object": st.fixed_dictionaries({}, optional={"turn_limit": st.integers(-1, 9), "x": ANYTHING}),
        }
        return plain[schema["type"]]
    fields = {name: fitting(part) for name, part in schema["properties"].items()}
    required = schema["required"]
    return st.fixed_dictionaries(
        {name: fields[name] for name in required},
        optional={name: field for name, field in fields.items() if name not in required},
    )


def within(schema: Json) -> Json:
    return {**schema, "components": OPENAPI["components"]}


def bodies(operation: Json) -> st.SearchStrategy[Any]:
    if "requestBody" not in operation:
        return st.none()
    schema = json.dumps(operation["requestBody"]["content"]["application/json"]["schema"])
    (name,) = re.findall(r"#/components/schemas/(\w+)", schema)
    good = fitting(OPENAPI["components"]["schemas"][name])
    return good | good | ANYTHING


class Played:
    """A server with a table in each stage."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: LocalServer) -> None:
        self.loop = loop
        self.server = server
        self.codes: list[str] = []
        self.tokens: list[str] = []

    async def fill(self) -> None:
        server = self.server
        lobby = await server.make(public=True)
        playing = await server.make()
        over = await server.make()
        for seated in (playing, over):
            await server.join(seated["code"])
            await server.post(f"/api/tables/{seated['code']}/start", token=seated["token"])
        person, _ = await server.enter(over)
        await person.do("move", move={"move": "resign"})
        await person.hang_up()
        self.codes = [seated["code"] for seated in (lobby, playing, over)]
        self.tokens = [seated["token"] for seated in (lobby, playing, over)]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with asyncio.Runner() as runner:
        context = running_server(tmp_path_factory.mktemp("http") / "t", PLENTY)
        server = runner.run(context.__aenter__())
        filled = Played(runner.get_loop(), server)
        runner.run(filled.fill())
        yield filled
        runner.run(context.__aexit__(None, None, None))


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_one_that_the_openapi_describes(method: str, path: str, played: Played) -> None:
    operation = OPENAPI["paths"][path][method]

    @settings(max_examples=25, suppress_health_check=list(HealthCheck))
    @given(
        st.sampled_from([*played.codes, "ZZZZ", "abcd", "%3F"]),
        st.sampled_from([*(f"Bearer {token}" for token in played.tokens), "Bearer x", "Basic", None]),
        bodies(operation),
        st.sampled_from(["0", "1", "watcher", "host", "9", "x"]),
        st.sampled_from([None, "http://elsewhere.example"]),
    )
    def ask(code: str, token: str | None, body: Any, viewer: str, origin: str | None) -> None:
        headers = {"authorization": token, "origin": origin, "accept-language": "fr"}
        answer = played.loop.run_until_complete(
            played.server.http.request(
                method,
                path.replace("{code}", code),
                json=body if "requestBody" in operation else None,
                params={"viewer": viewer} if "viewer" in json.dumps(operation) else None,
                headers={name: value for name, value in headers.items() if value is not None},
            )
        )
        described = operation["responses"].get(str(answer.status_code))
        assert described is not None, (answer.status_code, answer.text)
        kind, shape = next(iter(described["content"].items()))
        assert answer.headers["content-type"].startswith(kind)
        told = answer.json() if kind == "application/json" else answer.text
        Draft202012Validator(within(shape["schema"])).validate(told)

    ask()


async def test_the_openapi_is_served(server: LocalServer) -> None:
    assert (await server.http.get("/openapi.json")).json() == OPENAPI


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/games", "GET, OPTIONS"),
        ("DELETE", "/api/tables", "GET, OPTIONS, POST"),
        ("GET", "/api/tables/ABCD/join", "OPTIONS, POST"),
        ("TRACE", "/healthz", "GET, OPTIONS"),
        ("POST", "/", "GET, OPTIONS"),
    ],
)
async def test_a_method_that_an_address_does_not_take_is_answered_with_those_that_it_does(
    method: str, path: str, allowed: str, server: LocalServer
) -> None:
    answer = await server.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (405, "no_such_method")
    assert ", ".join(sorted(answer.headers["allow"].split(", "))) == allowed


async def test_public_tables_are_listed_until_they_start(server: LocalServer) -> None:
    await server.make("Hidden")
    ann = await server.make(public=True)
    listed = (await server.http.get("/api/tables")).json()
    assert listed == [
        {"code": ann["code"], "game": "loyalty-or-treachery", "owner": "Ann", "taken": 1, "seats": 2}
    ]
    await server.join(ann["code"])
    assert (await server.http.get("/api/tables")).json()[0]["taken"] == 2
    await server.post(f"/api/tables/{ann['code']}/start", token=ann["token"])
    assert (await server.http.get("/api/tables")).json() == []


async def test_a_games_types_are_there_for_whoever_writes_a_bot(server: LocalServer) -> None:
    answer = await server.http.get(f"/api/games/{GAME}/schema")
    assert answer.json()["$defs"]["View"]["properties"]["awaited"]["type"] == "boolean"
    answer = await server.http.get("/api/games/chess/schema")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")


async def test_the_games_are_those_of_the_library(server: LocalServer) -> None:
    assert (await server.http.get("/api/games")).json() == json.loads(json.dumps(turncoat.catalogue()))
    assert (await server.http.get("/healthz")).json() == {"status": "ok", "version": turncoat.__version__}


async def test_metrics_count_and_name_nobody(server: LocalServer) -> None:
    one, _, code = await server.pair()
    await one.do("move", move={"move": "resign"})
    text = (await server.http.get("/metrics")).text
    assert "turncoat_moves_total 1\n" in text
    assert "turncoat_connections 2\n" in text
    assert code not in text
    assert "Ann" not in text


async def test_the_sums_that_tell_of_hidden_moves_are_for_the_servers_own_machine(
    server: LocalServer,
) -> None:
    """Law 2: a player who asks again and again could see a secret move in them."""
    for address, status in (("203.0.113.9", 403), ("192.168.1.20", 403), ("::1", 403), ("a phone", 403)):
        answer = await server.http.get("/metrics", headers={"x-forwarded-for": address})
        assert answer.status_code == status


async def test_every_answer_forbids_what_pages_do_not_need(server: LocalServer) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz"):
        headers = (await server.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers


async def test_requests_from_other_peoples_pages_are_turned_away(start_server: StartServer) -> None:
    server = await start_server(public_url="https://cards.example/")
    body = {"game": "loyalty-or-treachery", "name": "Ann", "language": "en"}
    for origin, status in (
        ("http://evil.example", 403),
        ("null", 403),
        ("http://[", 403),
        (f"http://127.0.0.1:{server.port}", 201),
        ("https://cards.example", 201),
    ):
        answer = await server.http.post("/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == status
    with pytest.raises(Exception, match="403"):
        await server.socket(origin="http://evil.example")
    with pytest.raises(Exception, match="403"):
        await server.socket(origin="http://[")
    await (await server.socket(origin="https://cards.example")).hang_up()


async def test_what_is_too_long_or_comes_too_fast_is_refused(start_server: StartServer) -> None:
    limits = Limits(tables_per_hour=3, requests_per_second=0.001, requests_at_once=7)
    server = await start_server(limits=limits)
    long = await server.http.post("/api/tables", json={"game": "x" * 9000, "name": "A", "language": "en"})
    assert (long.status_code, long.json()["code"]) == (413, "too_long")
    assert long.json()["params"] == {"bytes": limits.message_bytes}
    deep = await server.http.post(
        "/api/tables", content=b"[" * 8000, headers={"content-type": "application/json"}
    )
    assert (deep.status_code, deep.json()["code"]) == (400, "bad_request")
    codes = set()
    for _ in range(8):
        body = {"game": "loyalty-or-treachery", "name": "Ann", "language": "en"}
        codes.add((await server.http.post("/api/tables", json=body)).json()["code"])
    assert {"too_many_tables", "too_fast"} <= codes
    for path in ("ABCD", "ABCD/log"):
        answer = await server.http.get(f"/api/tables/{path}")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


async def test_the_browser_client_is_served_with_its_own_pages(
    start_server: StartServer, tmp_path: Path
) -> None:
    home = tmp_path / "static"
    (home / "assets").mkdir(parents=True)
    (home / "index.html").write_text("<!doctype html><title>Turncoat</title>")
    (home / "assets" / "app-1234.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("no")
    server = await start_server(static_files=StaticFiles(home))
    for path in ("/", "/join/ABCD", "/table/ABCD", "/screen/ABCD", "/replay/ABCD", "/help/a/b"):
        answer = await server.http.get(path)
        assert answer.text == "<!doctype html><title>Turncoat</title>"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    script = await server.http.get("/assets/app-1234.js")
    assert script.text == "play()"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    for path in ("/nothing.js", "/assets/none.js", "/..%2fsecret.txt", "/api/nothing"):
        answer = await server.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")
    lost = await server.http.get("/nonsense", headers={"accept": "text/html"})
    assert (lost.status_code, lost.text) == (404, "<!doctype html><title>Turncoat</title>")


def test_every_page_of_the_client_has_its_address() -> None:
    """A link to a lesson, sent to a friend, is no missing page."""
    decided = (ROOT / "web" / "src" / "App.svelte").read_text()
    known = set(re.findall(r'page === "(\w+)"', decided))
    assert {"table", "learn", "practise"} <= known
    assert known == set(PAGES)


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", None),
        ("gzip, deflate", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP ; q=0.000", None),
        ("identity", None),
        ("xbr, gzipped", None),
    ],
)
async def test_files_come_as_the_build_packed_them_if_the_browser_can_take_it(
    start_server: StartServer, tmp_path: Path, accepted: str, coding: str | None
) -> None:
    home = tmp_path / "static"
    (home / "assets").mkdir(parents=True)
    (home / "index.html").write_text("<!doctype html>")
    (home / "assets" / "app-1234.js").write_text("play()")
    (home / "assets" / "app-1234.js.gz").write_bytes(packed := gzip.compress(b"play()"))
    (home / "assets" / "app-1234.js.br").write_bytes(tighter := brotli.compress(b"play()"))
    found = StaticFiles(home).find("/assets/app-1234.js")
    assert found is not None
    assert found.smallest(accepted) == (coding, {None: b"play()", "gzip": packed, "br": tighter}[coding])
    assert StaticFiles(home).find("/assets/app-1234.js.gz") is None
    server = await start_server(static_files=StaticFiles(home))
    answer = await server.http.get("/assets/app-1234.js", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.text == "play()"


async def test_without_a_built_client_the_page_says_how_to_build_it(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server(static_files=StaticFiles(tmp_path / "empty"))
    answer = await server.http.get("/", headers={"accept-language": "da"})
    assert answer.status_code == 503
    assert answer.text.startswith("Browserklienten er ikke bygget.")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("da", "da"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,en;q=0.5,da;q=0.7", "da"),
        ("nonsense;q=x,fr;q=y", "fr"),
    ],
)
def test_refusals_are_in_the_readers_language(accepted: str, language: str) -> None:
    assert best_language(accepted) == language


@pytest.mark.parametrize("path", ["/", "/readyz", "/livez", "/api/games", "/nowhere"])
async def test_head_is_answered_like_get_without_a_body(server: LocalServer, path: str) -> None:
    """Uptime monitors and checkers of links ask so."""
    got, asked = await server.http.get(path), await server.http.head(path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    assert asked.headers["content-type"] == got.headers["content-type"]
    assert asked.headers["content-length"] == got.headers["content-length"]
