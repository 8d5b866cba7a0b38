"""A model's server may do anything: each way of being wrong is one kind of fault, and no secret leaks."""

from __future__ import annotations

import pytest

from tests.language_model import endpoint_stub as stub
from turncoat.core.refusal import Illegal
from turncoat.language_model.endpoint import Endpoint, EndpointError

KEY = "sk-very-secret"
QUESTION = [{"role": "user", "content": "?"}]


def test_a_good_answer_is_read_with_its_tokens() -> None:
    with stub.serve(stub.says("hello")) as server:
        reply = Endpoint("small", server.address, KEY).ask(QUESTION, 10)
        assert reply == ("hello", 100, 7)
        assert server.asked[0]["model"] == "small"
        assert server.headers[0]["Authorization"] == f"Bearer {KEY}"


def test_without_a_key_none_is_sent() -> None:
    with stub.serve(stub.says("hello")) as server:
        Endpoint("small", server.address).ask(QUESTION, 10)
        assert "Authorization" not in server.headers[0]


@pytest.mark.parametrize(
    ("behaviour", "fault", "seconds"),
    [
        (stub.slow, "late", 0.1),
        (stub.dribble, "late", 0.2),
        (stub.busy("60"), "busy", 5),
        (stub.cut_off, "unreadable", 10),
        (stub.html, "unreadable", 10),
        (stub.endless, "unreadable", 10),
        (stub.elsewhere, "refused", 10),
        (lambda handler, _: handler.send(401, KEY.encode()), "refused", 10),
        (lambda handler, _: handler.send(500, b"oops"), "refused", 10),
        (lambda handler, _: handler.send(200, b'{"choices": []}'), "unreadable", 10),
        (lambda handler, _: handler.send(200, b"[" * 100_000), "unreadable", 10),
    ],
    ids=["slow", "dribble", "busy", "cut", "html", "endless", "redirect", "401", "500", "empty", "deep"],
)
def test_every_fault_has_a_name_and_holds_no_secret(
    behaviour: stub.Behaviour, fault: str, seconds: float
) -> None:
    with stub.serve(behaviour) as server, pytest.raises(EndpointError) as wrong:
        Endpoint("small", server.address, KEY).ask(QUESTION, seconds)
    assert wrong.value.fault == fault
    assert KEY not in repr(wrong.value)
    assert wrong.value.__cause__ is None


def test_a_busy_server_is_asked_again_when_it_says() -> None:
    with stub.serve(stub.busy(), stub.busy(), stub.says("now")) as server:
        assert Endpoint("small", server.address).ask(QUESTION, 10).text == "now"
        assert len(server.asked) == 3


def test_nobody_listening_is_a_fault_too() -> None:
    with stub.serve(stub.html) as server:
        address = server.address
    with pytest.raises(EndpointError, match="down"):
        Endpoint("small", address).ask(QUESTION, 10)


@pytest.mark.parametrize(
    "address",
    ["ftp://host/v1", "host/v1", "http://", "http://me:secret@host/v1", "http://host:x/v1", "http://h?k=1"],
)
def test_a_wrong_address_is_refused_without_being_quoted(address: str) -> None:
    with pytest.raises(Illegal, match="bad_model_address") as wrong:
        Endpoint("small", address)
    assert "secret" not in str(wrong.value)


def test_a_key_that_would_break_a_header_is_refused_without_being_quoted() -> None:
    with pytest.raises(Illegal) as wrong:
        Endpoint("small", "http://host/v1", KEY + "\n")
    assert KEY not in str(wrong.value)


def test_a_spec_names_the_model_and_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TURNCOAT_MODEL_URL", raising=False)
    with pytest.raises(Illegal, match="no_model_address"):
        Endpoint.from_spec("qwen3:8b")
    monkeypatch.setenv("TURNCOAT_MODEL_URL", "http://localhost:1/v1")
    assert Endpoint.from_spec("qwen3:8b").model == "qwen3:8b"
    assert Endpoint.from_spec("qwen3:8b@http://localhost:2/v1").model == "qwen3:8b"
