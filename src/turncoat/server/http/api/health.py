"""The state of the server: readiness, liveness and metrics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

import turncoat
from turncoat.core.refusal import Illegal
from turncoat.server.http import metrics
from turncoat.server.http.api.parameters import AnyRequest, TheTableServer, refusals
from turncoat.server.tables.server import TableServer
from turncoat.server.wire import messages_out as o

RenderMetrics = Callable[[], str]
NOT_READY: Final = ResponseSpec(
    o.Health, generate_examples=False, description="Nothing can be stored, or the server is about to stop."
)


@get(
    "/readyz",
    summary="Whether the server is ready for players: 503 while it can store nothing, and before it stops",
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


@get("/livez", summary="Whether the process is alive, even if it can store nothing", tags=["server"])
async def alive() -> o.Health:
    return o.Health("ok", turncoat.__version__)


@get(
    "/metrics",
    summary="Metrics for Prometheus, on the same machine or with the operator's token",
    tags=["server"],
    media_type=MediaType.TEXT,
    responses=refusals(403),
)
async def metrics_page(
    render_metrics: NamedDependency[RenderMetrics],
    metrics_token: NamedDependency[str | None],
    request: AnyRequest,
) -> str:
    where = request.client.host if request.client else ""
    authorization = request.headers.get("authorization")
    if not metrics.is_allowed(where, request.scope["headers"], authorization, metrics_token):
        raise Illegal("only_from_here")
    return render_metrics()
