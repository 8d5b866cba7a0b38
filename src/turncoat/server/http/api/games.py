"""Games: the catalogue, their schemas, and the PDF of a game on paper."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

import turncoat
from turncoat.core.registry import find
from turncoat.server.http.api.kits import Kits
from turncoat.server.http.api.pages import page_response
from turncoat.server.http.api.parameters import AnyRequest, refusals
from turncoat.server.http.static_files import NEVER, Page
from turncoat.server.wire import game_schema, schema


@get("/api/games", summary="The games", tags=["games"])
async def games(request: AnyRequest) -> Response[list[dict[str, Any]]]:
    catalogue = _compress(msgspec.json.encode(turncoat.catalogue()))  # part of the first page: small
    whole: Any = page_response(catalogue, request.headers.get("accept-encoding", ""))
    return cast("Response[list[dict[str, Any]]]", whole)


@lru_cache(1)
def _compress(body: bytes) -> Page:
    return Page.of(body, "application/json", NEVER)


@get(
    "/api/games/{game:str}/schema",
    summary="The JSON Schema of a game's views, lines and moves",
    tags=["games"],
    responses=refusals(404),
)
async def game_types(game: Annotated[str, PathParameter(max_length=80)]) -> dict[str, Any]:
    return game_schema.schema(find(game))


@get(
    "/api/games/{game:str}/kit",
    summary="A game on paper, to print and cut out",
    description="A PDF, the same for everybody. Games that have none refuse with `no_kit`.",
    tags=["games"],
    media_type="application/pdf",
    responses=refusals(404, 409),
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
