"""A game on paper, over HTTP."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tests.server.servers import LocalServer
from turncoat.core.extras.print_order import Order
from turncoat.core.registry import find
from turncoat.server.http.api.kits import Kits

KIT = "/api/games/the-traitors/kit"


async def test_a_kit_is_a_pdf_to_download(server: LocalServer) -> None:
    answer = await server.http.get(KIT, params={"language": "da", "paper": "letter", "players": "7"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    named = 'attachment; filename="the-traitors-da-letter.pdf"'
    assert answer.headers["content-disposition"] == named
    assert answer.content.startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("path", "params", "status", "code"),
    [
        (KIT, {"language": "xx"}, 409, "unknown_language"),
        (KIT, {"paper": "a3"}, 409, "kit_paper"),
        (KIT, {"players": "5"}, 409, "wrong_number_of_seats"),
        (KIT, {"players": "25"}, 409, "wrong_number_of_seats"),
        (KIT, {"players": "many"}, 400, "bad_request"),
        (KIT, {"players": "1" + "0" * 40}, 400, "bad_request"),
        (KIT, {"language": "x" * 5000}, 400, "bad_request"),
        ("/api/games/loyalty-or-treachery/kit", {}, 404, "no_kit"),
        ("/api/games/nothing/kit", {}, 404, "unknown_game"),
    ],
)
async def test_what_cannot_be_printed_is_refused_in_words(
    path: str, params: dict[str, str], status: int, code: str, server: LocalServer
) -> None:
    answer = await server.http.get(path, params=params)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"].endswith(".")


async def test_the_same_kit_is_printed_once() -> None:
    printed: list[Order] = []

    def press(order: Order, say: Any) -> bytes:  # noqa: ARG001
        printed.append(order)
        return b"%PDF-"

    kits, game = Kits(), replace(find("the-traitors"), kit=press)
    await asyncio.gather(*(kits.kit(game, "en", "a4", 9) for _ in range(5)))
    await kits.kit(game, "en", "a4", 10)
    assert [order.players for order in printed] == [9, 10]
