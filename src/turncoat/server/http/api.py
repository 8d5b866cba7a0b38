"""What the server answers over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, cast

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, delete, get, post, route
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

import turncoat
from turncoat.core.log import canonical
from turncoat.core.refusal import Illegal
from turncoat.core.registry import find
from turncoat.server.http import metrics
from turncoat.server.http.error_responses import language_of
from turncoat.server.http.kits import Kits
from turncoat.server.http.link_previews import Head
from turncoat.server.http.static_files import NEVER, Page, StaticFiles
from turncoat.server.lookup_limits import Knocks
from turncoat.server.tables.lobby.lobby import Lobby
from turncoat.server.tables.log.replay import read_viewer, replayed
from turncoat.server.tables.registry.registry import TableRegistry
from turncoat.server.tables.server import TableServer
from turncoat.server.wire import game_schema, schema
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.words import Words

TableCode = Annotated[
    str, PathParameter(description="Four to six letters, or the table's id.", max_length=20)
]
Bearer = Annotated[
    str | None,
    HeaderParameter(name="Authorization", description="`Bearer` and the seat's token.", required=False),
]
ICS: Final = ".ics"
Held = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description="`Bearer` and the token that this person has for the table already, if any.",
        required=False,
    ),
]
AnyRequest = Request[Any, Any, Any]
Figures = Callable[[], str]
TheTableServer = NamedDependency[TableServer]
TheLobby = NamedDependency[Lobby]
TheRegistry = NamedDependency[TableRegistry]
TheKnocks = NamedDependency[Knocks]


def _refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(o.Refusal, generate_examples=False, description="Nothing has changed.")
        for status in (400, *statuses)
    }


def _changing(*statuses: int) -> dict[int, ResponseSpec]:
    """What changes something may also be answered with 403, 413, 429 or 503."""
    return _refusals(403, 413, 429, 503, *statuses)


def _token(authorization: str | None) -> str:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Illegal("bad_token")
    return token.strip()


def _held(authorization: str | None) -> str | None:
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


@get("/api/games", summary="The games", tags=["games"])
async def games(request: AnyRequest) -> Response[list[dict[str, Any]]]:
    listed = _packed(msgspec.json.encode(turncoat.catalogue()))  # part of the first page: small
    whole: Any = _response(listed, request.headers.get("accept-encoding", ""))
    return cast("Response[list[dict[str, Any]]]", whole)


@lru_cache(1)
def _packed(body: bytes) -> Page:
    return Page.of(body, "application/json", NEVER)


@get(
    "/api/games/{game:str}/schema",
    summary="The JSON Schema of a game's views, lines and moves",
    tags=["games"],
    responses=_refusals(404),
)
async def game_types(game: Annotated[str, PathParameter(max_length=80)]) -> dict[str, Any]:
    return game_schema.schema(find(game))


@get(
    "/api/games/{game:str}/kit",
    summary="A game on paper, to print and cut out",
    description="A PDF, the same for everybody. Games that have none refuse with `no_kit`.",
    tags=["games"],
    media_type="application/pdf",
    responses=_refusals(404, 409),
)
async def kit(
    game: Annotated[str, PathParameter(max_length=80)],
    kits: NamedDependency[Kits],
    language: Annotated[str, QueryParameter(max_length=20)] = "en",
    paper: Annotated[str, QueryParameter(description="a4 or letter.", max_length=20)] = "a4",
    players: Annotated[int, QueryParameter(description="0 or left out: the fewest.", ge=0, le=999)] = 0,
) -> Response[bytes]:
    pdf = await kits.kit(find(game), language, paper, players or None)
    headers = {
        "cache-control": "public, max-age=86400",
        "content-disposition": f'attachment; filename="{game}-{language}-{paper}.pdf"',
    }
    return Response(pdf, media_type="application/pdf", headers=headers)


@get("/api/messages.json", summary="The JSON Schema of the socket's messages", tags=["games"])
async def messages() -> dict[str, Any]:
    return schema.schema()


@get("/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


@get(
    "/api/tables",
    summary="Public tables that have not started",
    tags=["tables"],
    responses=_refusals(429, 503),
)
async def open_tables(lobby: TheLobby) -> list[o.OpenTable]:
    return await lobby.open_tables()


@post("/api/tables", summary="Make a table and sit down", tags=["tables"], responses=_changing(404, 409))
async def make(data: JSONBody[m.NewTable], lobby: TheLobby, request: AnyRequest) -> o.Seated:
    return await lobby.make(data, request.client.host if request.client else "")


@post(
    "/api/screens",
    summary="Make a table from its big screen",
    description="Nobody sits there yet: the first who does owns it.",
    tags=["tables"],
    responses=_changing(404, 409),
)
async def make_for_screen(data: JSONBody[m.NewScreen], lobby: TheLobby, request: AnyRequest) -> o.Seated:
    return await lobby.make_for_screen(data, request.client.host if request.client else "")


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def about_tables() -> Response[None]:
    """Litestar's own answer would leave `POST` out."""
    return Response(None, headers={"allow": "GET, OPTIONS, POST"}, status_code=204)


@get(
    "/api/tables/{code:str}",
    summary="A table, as anybody may see it",
    tags=["tables"],
    responses=_refusals(404, 429),
)
async def look_up(code: TableCode, lobby: TheLobby) -> o.TableSeen:
    return await lobby.look_up(code)


@post(
    "/api/tables/{code:str}/join",
    summary="Sit down",
    tags=["tables"],
    responses=_changing(404, 409),
)
async def join(
    code: TableCode, data: JSONBody[m.Join], lobby: TheLobby, authorization: Held = None
) -> o.Seated:
    return await lobby.join(code, data, held=_held(authorization))


@post(
    "/api/tables/{code:str}/host",
    summary="Take the host's place, in a game that has one",
    tags=["tables"],
    responses=_changing(404, 409),
)
async def host(
    code: TableCode, data: JSONBody[m.Join], lobby: TheLobby, authorization: Held = None
) -> o.Seated:
    return await lobby.join(code, data, as_host=True, held=_held(authorization))


@post("/api/tables/{code:str}/watch", summary="Watch", tags=["tables"], responses=_changing(404, 409))
async def watch(
    code: TableCode, lobby: TheLobby, data: JSONBody[m.Watch | None] = None, authorization: Held = None
) -> o.Seated:
    return await lobby.watch(code, "watcher", data or m.Watch(), _held(authorization))


@post(
    "/api/tables/{code:str}/screen",
    summary="Be the big screen",
    tags=["tables"],
    responses=_changing(404),
)
async def screen(code: TableCode, lobby: TheLobby) -> o.Seated:
    return await lobby.watch(code, "screen", m.Watch())


@post(
    "/api/tables/{code:str}/start",
    summary="Begin the match",
    tags=["tables"],
    status_code=200,
    responses=_changing(401, 409),
)
async def start(
    code: TableCode, lobby: TheLobby, knocks: TheKnocks, authorization: Bearer = None
) -> o.TableSeen:
    async with knocks.alike():
        return await lobby.start(code, _token(authorization))


@post(
    "/api/tables/{code:str}/rematch",
    summary="Again, with the same people",
    description="The owner decides; where the owner has gone, anybody who played.",
    tags=["tables"],
    status_code=200,
    responses=_changing(401, 404, 409),
)
async def rematch(
    code: TableCode,
    lobby: TheLobby,
    knocks: TheKnocks,
    data: JSONBody[m.PlayOn | None] = None,
    authorization: Bearer = None,
) -> o.Again:
    async with knocks.alike():
        return await lobby.rematch(code, _token(authorization), None if data is None else data.game)


@post(
    "/api/tables/{code:str}/calendar",
    summary="A secret address to subscribe to in a calendar",
    description="In a match that runs by the calendar. An address that was given before is void.",
    tags=["tables"],
    responses=_changing(401, 404, 409),
)
async def share_calendar(
    code: TableCode, lobby: TheLobby, authorization: Bearer = None
) -> Response[o.CalendarAddress]:
    secret = await lobby.share_calendar(code, _token(authorization), wanted=True)
    address = o.CalendarAddress(f"/api/tables/{code.upper()}/calendar/{secret}{ICS}")
    return Response(address, headers={"cache-control": "no-store"})


@delete(
    "/api/tables/{code:str}/calendar",
    summary="The secret address is void",
    tags=["tables"],
    responses=_changing(401, 404, 409),
)
async def unshare_calendar(code: TableCode, lobby: TheLobby, authorization: Bearer = None) -> None:
    await lobby.share_calendar(code, _token(authorization), wanted=False)


@route(
    "/api/tables/{code:str}/calendar",
    http_method=HttpMethod.OPTIONS,
    status_code=204,
    include_in_schema=False,
)
async def about_calendar(code: TableCode) -> Response[None]:  # noqa: ARG001
    """Litestar's own answer would leave one of them out."""
    return Response(None, headers={"allow": "DELETE, OPTIONS, POST"}, status_code=204)


@get(
    "/api/tables/{code:str}/calendar/{secret:str}",
    summary="What is planned, as iCalendar",
    tags=["tables"],
    responses=_refusals(404, 429),
)
async def calendar(
    code: TableCode, secret: Annotated[str, PathParameter(max_length=200)], lobby: TheLobby
) -> Response[bytes]:
    told = await lobby.calendar(code, secret.removesuffix(ICS))
    return Response(told, media_type="text/calendar", headers={"cache-control": "private"})


@get(
    "/api/tables/{code:str}/log",
    summary="The record of a finished match, in canonical bytes",
    tags=["finished"],
    responses=_refusals(404, 409, 429),
)
async def log(code: TableCode, registry: TheRegistry) -> Response[dict[str, Any]]:
    async with registry.table(code) as table:
        if table.state.stage != "over":
            raise Illegal("not_over")
        whole: Any = canonical(table.state.match().log)
    return Response(whole, media_type=MediaType.JSON)


@get(
    "/api/tables/{code:str}/replay",
    summary="A finished match, step by step",
    tags=["finished"],
    responses=_refusals(404, 409, 429),
)
async def replay(
    code: TableCode,
    registry: TheRegistry,
    viewer: Annotated[str, QueryParameter(description="A seat, watcher or host.", max_length=20)] = "watcher",
) -> Response[dict[str, Any]]:
    async with registry.table(code) as table:
        if table.state.stage != "over":
            raise Illegal("not_over")
        who = read_viewer(viewer, table.state)
        steps = await asyncio.to_thread(replayed, table.state, who)
    whole: Any = msgspec.json.encode(steps)
    return Response(whole, media_type=MediaType.JSON)


NOT_READY: Final = ResponseSpec(
    o.Health, generate_examples=False, description="Nothing can be stored, or the server is about to stop."
)


@get(
    "/readyz",
    summary="Whether people should be sent here: 503 while nothing can be stored, or before it stops",
    tags=["server"],
    responses={503: NOT_READY},
)
async def ready(table_server: TheTableServer) -> Response[o.Health]:
    return _readiness(table_server)


@get("/healthz", summary="The same as `/readyz`", tags=["server"], responses={503: NOT_READY})
async def health(table_server: TheTableServer) -> Response[o.Health]:
    return _readiness(table_server)


def _readiness(table_server: TableServer) -> Response[o.Health]:
    status: Literal["ok", "unwell", "draining"] = "ok"
    if table_server.draining:
        status = "draining"
    elif table_server.store.trouble() is not None:
        status = "unwell"
    return Response(o.Health(status, turncoat.__version__), status_code=200 if status == "ok" else 503)


@get("/livez", summary="Whether the server is alive, whatever it can do", tags=["server"])
async def alive() -> o.Health:
    return o.Health("ok", turncoat.__version__)


@get(
    "/metrics",
    summary="How it fares, for Prometheus on the same machine or with the operator's token",
    tags=["server"],
    media_type=MediaType.TEXT,
    responses=_refusals(403),
)
async def metrics_page(
    figures: NamedDependency[Figures], metrics_token: NamedDependency[str | None], request: AnyRequest
) -> str:
    where = request.client.host if request.client else ""
    authorization = request.headers.get("authorization")
    if not metrics.may_ask(where, request.scope["headers"], authorization, metrics_token):
        raise Illegal("only_from_here")
    return figures()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    static_files: NamedDependency[StaticFiles], head: NamedDependency[Head], request: AnyRequest
) -> Response[bytes]:
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise Illegal("no_such_page")
    if static_files.empty:
        say = Words(language_of(request.headers.get("accept-language", "")))
        text = say("serve-unbuilt").encode()
        return Response(text, media_type=MediaType.TEXT, status_code=503)
    found = static_files.find(path)
    packing = request.headers.get("accept-encoding", "")
    if found is not None and found is not static_files.document:
        return _response(found, packing)
    if found is not None:
        return _response(await head.dress(found, request), packing)
    lost = static_files.find("/")
    if lost is None or "text/html" not in request.headers.get("accept", ""):
        raise Illegal("no_such_page")
    return _response(lost, packing, status=404)  # somebody at a browser: the client has a page for that


def _response(found: Page, accepted: str, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": found.kept, "vary": "accept-encoding"}
    coding, body = found.smallest(accepted)
    if coding is not None:
        headers["content-encoding"] = coding
    return Response(body, media_type=found.kind, headers=headers, status_code=status)


HANDLERS: Final = [
    about_tables,  # before the others at its address
    about_calendar,
    games,
    game_types,
    kit,
    messages,
    openapi,
    open_tables,
    make,
    make_for_screen,
    look_up,
    join,
    host,
    watch,
    screen,
    start,
    rematch,
    share_calendar,
    unshare_calendar,
    calendar,
    log,
    replay,
    ready,
    health,
    alive,
    metrics_page,
    page,
]
