"""A person plays a language model that sits at their table, as the browser shows it."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import GAME, Person
from tests.browser.server import RunningServer
from tests.language_model import endpoint_stub as stub
from turncoat.client import requests
from turncoat.client.seat import RemoteSeat
from turncoat.client.sit import Sitter
from turncoat.words import Words


def test_a_person_plays_a_language_model_and_sees_what_it_is(
    person: Callable[..., Person],
    server: RunningServer,
    picture: Callable[[Page, str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TURNCOAT_MODEL_CALLS", "3")  # then its stand-in plays on
    ann = person("Ann")
    chat = ann.page.get_by_role("button", name=Words("en")("web-chat-unread", count=1))
    code = ann.make_table()
    with stub.serve(stub.chooses) as endpoint:
        place = requests.sit_down(server.address, code, "Hal", "en", "model")
        seat = RemoteSeat(server.address, code, place["token"])
        sitter = Sitter(seat, GAME, f"model:small@{endpoint.address}", 1, Words("en"))
        expect(ann.page.get_by_text("language model")).to_be_visible()
        picture(ann.page, "phone-en-dark-language-model")
        playing = threading.Thread(target=sitter.play)
        playing.start()
        try:
            ann.start()
            while chat.count() == 0 and ann.actor() is not None:
                before = ann.moment()
                if ann.actor() == 0:
                    ann.act()
                else:
                    ann.see_change(before)
            chat.click()
            expect(ann.page.get_by_text(Words("en")("sit-stood-in"))).to_be_visible()
            expect(ann.page.get_by_text("language model").first).to_be_visible()
        finally:
            seat.close()
            playing.join(20)
        assert len(endpoint.asked) == 3
        assert not playing.is_alive()
