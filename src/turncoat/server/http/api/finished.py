"""Finished matches: the log, and a replay for one viewer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from turncoat.core.log import canonical
from turncoat.core.refusal import Illegal
from turncoat.server.http.api.parameters import TableCode, TheRegistry, refusals
from turncoat.server.tables.log.replay import build_replay, parse_viewer


@get(
    "/api/tables/{code:str}/log",
    summary="The record of a finished match, in canonical bytes",
    tags=["finished"],
    responses=refusals(404, 409, 429),
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
    responses=refusals(404, 409, 429),
)
async def replay(
    code: TableCode,
    registry: TheRegistry,
    viewer: Annotated[str, QueryParameter(description="A seat, watcher or host.", max_length=20)] = "watcher",
) -> Response[dict[str, Any]]:
    async with registry.table(code) as table:
        if table.state.stage != "over":
            raise Illegal("not_over")
        who = parse_viewer(viewer, table.state)
        steps = await asyncio.to_thread(build_replay, table.state, who)
    whole: Any = msgspec.json.encode(steps)
    return Response(whole, media_type=MediaType.JSON)
