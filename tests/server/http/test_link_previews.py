"""How a link looks in a chat: the game and the code, nobody's name, and nothing to guess codes with."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from tests.server.servers import PLENTY, StartServer
from turncoat.server.http.addresses import Addresses
from turncoat.server.http.static_files import StaticFiles

INDEX = "<!doctype html><html><head><title>Turncoat</title></head><body></body></html>"


@pytest.fixture
def client(tmp_path: Path) -> StaticFiles:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text(INDEX)
    return StaticFiles(tmp_path / "client")


async def test_an_invitation_says_what_is_played_in_its_owners_language(
    start_server: StartServer, client: StaticFiles
) -> None:
    server = await start_server(static_files=client, public_url=None)
    body = {"game": "scatty-rogues", "name": "Ann <3", "language": "fr"}
    code = (await server.http.post("/api/tables", json=body)).json()["code"]
    page = (await server.http.get(f"/table/{code.lower()}", headers={"accept-language": "en"})).text
    assert '<meta property="og:title" content="' in page
    assert "vous êtes de la partie" in page
    assert f"Table {code}." in page
    assert f'content="http://127.0.0.1:{server.port}/icon-512.png"' in page
    assert "Ann" not in page
    assert 'name="robots" content="noindex"' in page
    assert "comment ça s’est passé" in (await server.http.get(f"/recap/{code}")).text


async def test_it_is_the_same_whatever_has_happened_at_the_table(
    start_server: StartServer, client: StaticFiles
) -> None:
    server = await start_server(static_files=client)
    one, _, code = await server.pair(start=False)
    before = (await server.http.get(f"/table/{code}")).text
    await one.do("start")
    await one.expect("view")
    await one.do("move", move={"move": "resign"})
    assert (await server.http.get(f"/table/{code}")).text == before


async def test_a_page_without_a_table_is_plain_and_guesses_are_counted(
    start_server: StartServer, client: StaticFiles
) -> None:
    limits = dataclasses.replace(PLENTY, wrong_at_once=3, wrong_per_second=0)
    server = await start_server(static_files=client, limits=limits)
    code = (await server.make())["code"]
    plain = (await server.http.get("/")).text
    assert plain == INDEX
    for _ in range(4):
        assert (await server.http.get("/table/ZZZZ")).text == plain
    assert (await server.http.get(f"/table/{code}")).text == plain  # this address has guessed too much


@pytest.mark.parametrize(
    ("addresses", "opened_by", "invitations", "seats"),
    [
        (Addresses(), "http://castle:8600", "http://castle:8600", "http://castle:8600"),
        (Addresses(network="192.168.1.20"), "http://castle:8600", "http://castle:8600", "http://castle:8600"),
        (Addresses(network="192.168.1.20"), "http://localhost:8600", *("http://192.168.1.20:8600",) * 2),
        (Addresses(network="192.168.1.20"), "http://[::1]:8600", *("http://192.168.1.20:8600",) * 2),
        (Addresses(plain_port=8600), "https://castle:8601", "http://castle:8600", "https://castle:8601"),
        (
            Addresses(network="192.168.1.20", plain_port=8600),
            *("https://127.0.0.1:8601", "http://192.168.1.20:8600", "https://192.168.1.20:8601"),
        ),
        (
            Addresses("https://cards.example/", "192.168.1.20", 8600),
            *("https://localhost:8601", "https://cards.example", "https://cards.example"),
        ),
    ],
)
def test_invitations_lead_where_a_phone_can_go(
    addresses: Addresses, opened_by: str, invitations: str, seats: str
) -> None:
    """And a seat's secret never to the plain door."""
    scheme, _, host = opened_by.partition("://")
    assert addresses.invitations(scheme, host) == invitations
    assert addresses.seats(scheme, host) == seats
