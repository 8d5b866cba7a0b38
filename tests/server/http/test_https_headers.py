"""A public address with https is announced as such; no other is."""

from __future__ import annotations

import pytest

from tests.server.servers import StartServer

HSTS = "strict-transport-security"


@pytest.mark.parametrize(
    ("public_url", "scheme", "announced"),
    [
        ("https://cards.example.org/", "https", True),
        ("https://cards.example.org/", "http", False),
        ("http://cards.example.org/", "https", False),
        (None, "https", False),
    ],
)
async def test_https_is_announced_only_where_the_public_address_has_it(
    public_url: str | None, scheme: str, announced: bool, start_server: StartServer
) -> None:
    server = await start_server(public_url=public_url)
    answer = await server.http.get("/livez", headers={"x-forwarded-proto": scheme})
    assert (HSTS in answer.headers) == announced
