"""Tables before and between matches: make, find, join, watch, start, rematch."""

from __future__ import annotations

from litestar import HttpMethod, Response, get, post, route
from litestar.params import JSONBody

from turncoat.server.http.api.parameters import (
    AnyRequest,
    Bearer,
    Held,
    TableCode,
    TheLobby,
    TheLookupLimits,
    change_refusals,
    held_token,
    refusals,
    required_token,
)
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o


@get(
    "/api/tables",
    summary="Public tables that have not started",
    tags=["tables"],
    responses=refusals(429, 503),
)
async def open_tables(lobby: TheLobby) -> list[o.OpenTable]:
    return await lobby.open_tables()


@post(
    "/api/tables", summary="Make a table and sit down", tags=["tables"], responses=change_refusals(404, 409)
)
async def make(data: JSONBody[m.NewTable], lobby: TheLobby, request: AnyRequest) -> o.PlaceToken:
    return await lobby.make(data, request.client.host if request.client else "")


@post(
    "/api/screens",
    summary="Make a table from its big screen",
    description="The table is empty. The first person who sits down owns it.",
    tags=["tables"],
    responses=change_refusals(404, 409),
)
async def make_for_screen(data: JSONBody[m.NewScreen], lobby: TheLobby, request: AnyRequest) -> o.PlaceToken:
    return await lobby.make_for_screen(data, request.client.host if request.client else "")


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def about_tables() -> Response[None]:
    """List the methods; Litestar's own answer would leave `POST` out."""
    return Response(None, headers={"allow": "GET, OPTIONS, POST"}, status_code=204)


@get(
    "/api/tables/{code:str}",
    summary="A table, as anybody may see it",
    tags=["tables"],
    responses=refusals(404, 429),
)
async def look_up(code: TableCode, lobby: TheLobby) -> o.TableInfo:
    return await lobby.look_up(code)


@post(
    "/api/tables/{code:str}/join",
    summary="Sit down",
    tags=["tables"],
    responses=change_refusals(404, 409),
)
async def join(
    code: TableCode, data: JSONBody[m.Join], lobby: TheLobby, authorization: Held = None
) -> o.PlaceToken:
    return await lobby.join(code, data, held=held_token(authorization))


@post(
    "/api/tables/{code:str}/host",
    summary="Take the host's place, in a game that has one",
    tags=["tables"],
    responses=change_refusals(404, 409),
)
async def host(
    code: TableCode, data: JSONBody[m.Join], lobby: TheLobby, authorization: Held = None
) -> o.PlaceToken:
    return await lobby.join(code, data, as_host=True, held=held_token(authorization))


@post("/api/tables/{code:str}/watch", summary="Watch", tags=["tables"], responses=change_refusals(404, 409))
async def watch(
    code: TableCode, lobby: TheLobby, data: JSONBody[m.Watch | None] = None, authorization: Held = None
) -> o.PlaceToken:
    return await lobby.watch(code, "watcher", data or m.Watch(), held_token(authorization))


@post(
    "/api/tables/{code:str}/screen",
    summary="Be the big screen",
    tags=["tables"],
    responses=change_refusals(404),
)
async def screen(code: TableCode, lobby: TheLobby) -> o.PlaceToken:
    return await lobby.watch(code, "screen", m.Watch())


@post(
    "/api/tables/{code:str}/start",
    summary="Begin the match",
    tags=["tables"],
    status_code=200,
    responses=change_refusals(401, 409),
)
async def start(
    code: TableCode, lobby: TheLobby, lookup_limits: TheLookupLimits, authorization: Bearer = None
) -> o.TableInfo:
    async with lookup_limits.constant_time():
        return await lobby.start(code, required_token(authorization))


@post(
    "/api/tables/{code:str}/rematch",
    summary="Make another table for the same people",
    description="For the owner. While the owner is away, for anybody who played.",
    tags=["tables"],
    status_code=200,
    responses=change_refusals(401, 404, 409),
)
async def rematch(
    code: TableCode,
    lobby: TheLobby,
    lookup_limits: TheLookupLimits,
    data: JSONBody[m.PlayAgain | None] = None,
    authorization: Bearer = None,
) -> o.Rematch:
    async with lookup_limits.constant_time():
        return await lobby.rematch(code, required_token(authorization), None if data is None else data.game)
