"""Parameters, dependencies and documented refusals that the handlers share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from turncoat.core.refusal import Illegal
from turncoat.server.lookup_limits import LookupLimits
from turncoat.server.tables.lobby.lobby import Lobby
from turncoat.server.tables.registry.registry import TableRegistry
from turncoat.server.tables.server import TableServer
from turncoat.server.wire import messages_out as o

TableCode = Annotated[
    str, PathParameter(description="Four to six letters, or the table's id.", max_length=20)
]
Bearer = Annotated[
    str | None,
    HeaderParameter(name="Authorization", description="`Bearer` and the seat's token.", required=False),
]
Held = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description="`Bearer` and the token that this person has for the table already, if any.",
        required=False,
    ),
]
AnyRequest = Request[Any, Any, Any]
TheTableServer = NamedDependency[TableServer]
TheLobby = NamedDependency[Lobby]
TheRegistry = NamedDependency[TableRegistry]
TheLookupLimits = NamedDependency[LookupLimits]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the documented refusals of a request, by status."""
    return {
        status: ResponseSpec(o.Refusal, generate_examples=False, description="Nothing has changed.")
        for status in (400, *statuses)
    }


def change_refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the documented refusals of a request that changes something."""
    return refusals(403, 413, 429, 503, *statuses)


def required_token(authorization: str | None) -> str:
    """Return the bearer token, or refuse the request."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Illegal("bad_token")
    return token.strip()


def held_token(authorization: str | None) -> str | None:
    """Return the bearer token, if there is one."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None
