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
from turncoat.server.accept_language import language_of
from turncoat.server.http.addresses import Addresses
from turncoat.server.http.api.kits import Kits
from turncoat.server.http.api.routes import HANDLERS
from turncoat.server.http.error_responses import answered
from turncoat.server.http.hosts import Hosts, host_of
from turncoat.server.http.link_previews import Head
from turncoat.server.http.metrics import prometheus
from turncoat.server.http.middleware import Gate
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.lookup_limits import Knocks
from turncoat.server.socket.endpoint import SocketEndpoint
from turncoat.server.tables.server import TableServer
from turncoat.server.wire import messages_in
from turncoat.words import Words

log = logging.getLogger("turncoat.server")
AnyRequest = Request[Any, Any, Any]
BROKEN_OFF: Final = "client disconnected prematurely"
"""What Litestar says where a request ends in the middle: there is nobody to answer."""


def build(
    table_server: TableServer,
    public_url: str | None = None,
    static_files: StaticFiles | None = None,
    names: Iterable[str] = (),
    addresses: Addresses | None = None,
    metrics_token: str | None = None,
) -> Gate:
    """`names`: those that the server is reached by, beside its addresses and the public one.

    `addresses`: where invitations lead, if that is known. `metrics_token`: for whoever asks for the figures
    from elsewhere.
    """

    @contextlib.asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:  # noqa: ARG001 - Litestar hands it in
        await table_server.open()
        yield
        await table_server.close()

    kept = static_files or StaticFiles()
    knocks = Knocks(table_server.limits)
    hosts = Hosts([*names, *([] if public_url is None else [host_of(public_url)])])
    kits = Kits()
    head = Head(table_server.registry, knocks, addresses or Addresses(public_url))

    def figures() -> str:
        return prometheus(table_server, gate.figures, knocks)

    def not_understood(request: AnyRequest, wrong: HTTPException) -> Response[bytes]:
        answer = _refused(request, _as_refusal(wrong, table_server.limits.message_bytes))
        if wrong.status_code == 405 and wrong.headers:
            answer.headers.update(wrong.headers)  # which methods there are
        return answer

    pages = Litestar(
        HANDLERS,
        dependencies={
            "table_server": Provide(lambda: table_server, sync_to_thread=False),
            "lobby": Provide(lambda: table_server.lobby, sync_to_thread=False),
            "registry": Provide(lambda: table_server.registry, sync_to_thread=False),
            "static_files": Provide(lambda: kept, sync_to_thread=False),
            "knocks": Provide(lambda: knocks, sync_to_thread=False),
            "head": Provide(lambda: head, sync_to_thread=False),
            "kits": Provide(lambda: kits, sync_to_thread=False),
            "figures": Provide(lambda: figures, sync_to_thread=False),
            "metrics_token": Provide(lambda: metrics_token, sync_to_thread=False),
        },
        exception_handlers={
            Illegal: _refused,
            HTTPException: not_understood,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _failed,
        },
        lifespan=[opened],
        openapi_config=OpenAPIConfig(
            title="Turncoat",
            version=turncoat.__version__,
            path="/openapi",
            render_plugins=[JsonRenderPlugin()],  # the pages with pictures would ask third parties
        ),
        request_max_body_size=table_server.limits.message_bytes,
        logging_config=None,
    )
    _forbid_more_fields(pages)
    gate = Gate(pages, SocketEndpoint(table_server, knocks), table_server.limits, knocks, hosts, public_url)
    return gate


def _forbid_more_fields(pages: Litestar) -> None:
    """Requests with fields that are not known are refused: the OpenAPI says so too."""
    for name, schema in (pages.openapi_schema.components.schemas or {}).items():
        if issubclass(getattr(messages_in, name.rpartition("_")[2], object), messages_in.Body):
            schema.additional_properties = False


def _refused(request: AnyRequest, no: Illegal) -> Response[bytes]:
    status, body = answered(no, Words(language_of(request.headers.get("accept-language", ""))))
    return Response(body, status_code=status, media_type="application/json")


def _unreadable(request: AnyRequest, _: RecursionError | UnicodeDecodeError) -> Response[bytes]:
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
    if wrong.status_code >= 500 and wrong.detail != BROKEN_OFF:
        log.error("a request failed", exc_info=wrong)
        return Illegal("failed")
    return Illegal("bad_request", field="body")


def _failed(request: AnyRequest, wrong: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=wrong)
    return _refused(request, Illegal("failed"))
