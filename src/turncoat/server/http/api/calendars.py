"""A person's calendar of a match: its secret address, and the iCalendar file there."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import HttpMethod, Response, delete, get, post, route
from litestar.params import PathParameter

from turncoat.server.http.api.parameters import (
    Bearer,
    TableCode,
    TheLobby,
    change_refusals,
    refusals,
    required_token,
)
from turncoat.server.wire import messages_out as o

ICS: Final = ".ics"


@post(
    "/api/tables/{code:str}/calendar",
    summary="A secret address to subscribe to in a calendar",
    description="In a match that runs by the calendar. An address that was given before is void.",
    tags=["tables"],
    responses=change_refusals(401, 404, 409),
)
async def share_calendar(
    code: TableCode, lobby: TheLobby, authorization: Bearer = None
) -> Response[o.CalendarAddress]:
    secret = await lobby.share_calendar(code, required_token(authorization), wanted=True)
    address = o.CalendarAddress(f"/api/tables/{code.upper()}/calendar/{secret}{ICS}")
    return Response(address, headers={"cache-control": "no-store"})


@delete(
    "/api/tables/{code:str}/calendar",
    summary="The secret address is void",
    tags=["tables"],
    responses=change_refusals(401, 404, 409),
)
async def unshare_calendar(code: TableCode, lobby: TheLobby, authorization: Bearer = None) -> None:
    await lobby.share_calendar(code, required_token(authorization), wanted=False)


@route(
    "/api/tables/{code:str}/calendar",
    http_method=HttpMethod.OPTIONS,
    status_code=204,
    include_in_schema=False,
)
async def about_calendar(code: TableCode) -> Response[None]:  # noqa: ARG001
    """List the methods; Litestar's own answer would leave one out."""
    return Response(None, headers={"allow": "DELETE, OPTIONS, POST"}, status_code=204)


@get(
    "/api/tables/{code:str}/calendar/{secret:str}",
    summary="The appointments of the match, as iCalendar",
    tags=["tables"],
    responses=refusals(404, 429),
)
async def calendar(
    code: TableCode, secret: Annotated[str, PathParameter(max_length=200)], lobby: TheLobby
) -> Response[bytes]:
    text = await lobby.calendar(code, secret.removesuffix(ICS))
    return Response(text, media_type="text/calendar", headers={"cache-control": "private"})
