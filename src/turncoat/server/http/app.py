"""The server as one ASGI application."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import turncoat
from turncoat.core.refusal import Illegal
from turncoat.server.http.api import HANDLERS
from turncoat.server.http.gate import Gate
from turncoat.server.http.refusals import answered, language_of
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.socket.endpoint import SocketEndpoint
from turncoat.server.tables.house import House
from turncoat.words import Words

log = logging.getLogger("turncoat.server")
AnyRequest = Request[Any, Any, Any]


def build(house: House, public_url: str | None = None, static_files: StaticFiles | None = None) -> Gate:
    @contextlib.asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:  # noqa: ARG001 - Litestar hands it in
        await house.open()
        yield
        await house.close()

    kept = static_files or StaticFiles()

    def connections() -> int:
        return gate.connections

    def not_understood(request: AnyRequest, wrong: HTTPException) -> Response[bytes]:
        return _refused(request, _as_refusal(wrong, house.limits.message_bytes))

    pages = Litestar(
        HANDLERS,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "static_files": Provide(lambda: kept, sync_to_thread=False),
            "connections": Provide(lambda: connections, sync_to_thread=False),
        },
        exception_handlers={
            Illegal: _refused,
            HTTPException: not_understood,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        lifespan=[opened],
        openapi_config=OpenAPIConfig(
            title="Turncoat",
            version=turncoat.__version__,
            path="/openapi",
            render_plugins=[JsonRenderPlugin()],  # the pages with pictures would ask third parties
        ),
        request_max_body_size=house.limits.message_bytes,
        logging_config=None,
    )
    gate = Gate(pages, SocketEndpoint(house), house.limits, public_url)
    return gate


def _refused(request: AnyRequest, no: Illegal) -> Response[bytes]:
    status, body = answered(no, Words(language_of(request.headers.get("accept-language", ""))))
    return Response(body, status_code=status, media_type="application/json")


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[bytes]:
    return _refused(request, Illegal("bad_request", field="body"))


def _as_refusal(wrong: HTTPException, most: int) -> Illegal:
    if wrong.status_code == 404:
        return Illegal("no_such_page")
    if wrong.status_code == 405:
        return Illegal("no_such_method")
    if wrong.status_code == 413:
        return Illegal("too_long", bytes=most)
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list) and wrong.extra:
        return Illegal("bad_request", field=str(wrong.extra[0].get("key", "body"))[:40])
    if wrong.status_code >= 500:
        log.error("a request failed", exc_info=wrong)
        return Illegal("failed")
    return Illegal("bad_request", field="body")


def _failed(request: AnyRequest, wrong: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=wrong)
    return _refused(request, Illegal("failed"))
