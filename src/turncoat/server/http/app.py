"""The server as one ASGI application."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import turncoat
from turncoat.core.refusal import Illegal
from turncoat.server.accept_language import best_language
from turncoat.server.http import metrics
from turncoat.server.http.addresses import Addresses
from turncoat.server.http.api.kits import Kits
from turncoat.server.http.api.routes import HANDLERS
from turncoat.server.http.error_responses import refusal_response
from turncoat.server.http.hosts import Hosts, host_of
from turncoat.server.http.link_previews import LinkPreviews
from turncoat.server.http.metrics import TrafficCounters
from turncoat.server.http.middleware import EdgeMiddleware
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.lookup_limits import LookupLimits
from turncoat.server.socket.endpoint import SocketEndpoint
from turncoat.server.tables.server import TableServer
from turncoat.server.wire import messages_in
from turncoat.words import Words

log = logging.getLogger("turncoat.server")
AnyRequest = Request[Any, Any, Any]
BROKEN_OFF: Final = "client disconnected prematurely"
"""Litestar's text for a request that ended in the middle."""


def build_app(
    table_server: TableServer,
    public_url: str | None = None,
    static_files: StaticFiles | None = None,
    names: Iterable[str] = (),
    addresses: Addresses | None = None,
    metrics_token: str | None = None,
) -> EdgeMiddleware:
    """Return the whole application for these tables.

    `names` are those that the server is reached by, beside its addresses and the public one. `addresses` says
    where invitations lead. `metrics_token` lets other machines read the metrics.
    """
    lookup_limits = LookupLimits(table_server.limits)
    traffic = TrafficCounters()
    pages = _build_pages(
        table_server,
        {
            "table_server": table_server,
            "lobby": table_server.lobby,
            "registry": table_server.registry,
            "static_files": static_files or StaticFiles(),
            "lookup_limits": lookup_limits,
            "link_previews": LinkPreviews(
                table_server.registry, lookup_limits, addresses or Addresses(public_url)
            ),
            "kits": Kits(),
            "render_metrics": lambda: metrics.render(table_server, traffic, lookup_limits),
            "metrics_token": metrics_token,
        },
    )
    hosts = Hosts([*names, *([] if public_url is None else [host_of(public_url)])])
    socket = SocketEndpoint(table_server, lookup_limits)
    return EdgeMiddleware(pages, socket, table_server.limits, lookup_limits, hosts, public_url, traffic)


def _build_pages(table_server: TableServer, dependencies: dict[str, Any]) -> Litestar:
    """Return the HTTP part; handlers get the dependencies by name."""

    @contextlib.asynccontextmanager
    async def open_tables(app: Litestar) -> AsyncIterator[None]:  # noqa: ARG001 - Litestar hands it in
        await table_server.open()
        yield
        await table_server.close()

    pages = Litestar(
        HANDLERS,
        dependencies={name: _provide(value) for name, value in dependencies.items()},
        exception_handlers=_exception_handlers(table_server.limits.message_bytes),
        lifespan=[open_tables],
        openapi_config=OpenAPIConfig(
            title="Turncoat",
            version=turncoat.__version__,
            path="/openapi",
            render_plugins=[JsonRenderPlugin()],  # the pages with pictures would load from third parties
        ),
        request_max_body_size=table_server.limits.message_bytes,
        logging_config=None,
    )
    _forbid_more_fields(pages)
    return pages


def _provide(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def _exception_handlers(most_bytes: int) -> dict[int | type[Exception], Any]:
    def refuse_http(request: AnyRequest, wrong: HTTPException) -> Response[bytes]:
        answer = _refuse(request, _as_refusal(wrong, most_bytes))
        if wrong.status_code == 405 and wrong.headers:
            answer.headers.update(wrong.headers)  # lists the methods
        return answer

    return {
        Illegal: _refuse,
        HTTPException: refuse_http,
        RecursionError: _refuse_body,
        UnicodeDecodeError: _refuse_body,
        Exception: _fail,
    }


def _forbid_more_fields(pages: Litestar) -> None:
    """State in the OpenAPI that requests with unknown fields are refused."""
    for name, schema in (pages.openapi_schema.components.schemas or {}).items():
        if issubclass(getattr(messages_in, name.rpartition("_")[2], object), messages_in.Body):
            schema.additional_properties = False


def _refuse(request: AnyRequest, no: Illegal) -> Response[bytes]:
    status, body = refusal_response(no, Words(best_language(request.headers.get("accept-language", ""))))
    return Response(body, status_code=status, media_type="application/json")


def _refuse_body(request: AnyRequest, _: RecursionError | UnicodeDecodeError) -> Response[bytes]:
    return _refuse(request, Illegal("bad_request", field="body"))


def _as_refusal(wrong: HTTPException, most: int) -> Illegal:
    if wrong.status_code == 404:
        return Illegal("no_such_page")
    if wrong.status_code == 405:
        return Illegal("no_such_method")
    if wrong.status_code == 413:
        return Illegal("too_long", bytes=most)
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list) and wrong.extra:
        return Illegal("bad_request", field=str(wrong.extra[0].get("key", "body"))[:40])
    if wrong.status_code >= 500 and wrong.detail != BROKEN_OFF:
        log.error("a request failed", exc_info=wrong)
        return Illegal("failed")
    return Illegal("bad_request", field="body")


def _fail(request: AnyRequest, wrong: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=wrong)
    return _refuse(request, Illegal("failed"))
