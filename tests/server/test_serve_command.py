"""`turncoat serve`: links, a QR code, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import re
import signal
import socket
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.server.process import start_turncoat
from turncoat.cli import run
from turncoat.server.launch import serve
from turncoat.server.uvicorn_server import listen


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["--lang", "en", "serve", "--no-open", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err.strip()


def test_a_port_in_use_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as listener:
        port = str(listener.getsockname()[1])
        said = refusal(capsys, "--host", "127.0.0.1", "--port", port, "--store", str(tmp_path / "t"))
    assert said == f"Port {port} is in use already. Choose another with --port."
    assert not (tmp_path / "t").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "A port is a number up to 65535."),
        (["--port", "many"], "--port takes a whole number"),
        (["--public-url", "cards"], "“cards” is not a web address"),
        (["--public-url", "http://["], "“http://[” is not a web address"),
        (["--public-url", "http://cards:x"], "“http://cards:x” is not a web address"),
        (
            ["--trusted-proxy", "127.0.0.1", "--trusted-proxy", "nginx"],
            "“nginx” is not an address or a network",
        ),
        (["--shard", "O"], "“O” cannot begin a code"),
        (["--host", "nowhere.invalid"], "The server cannot listen at nowhere.invalid"),
    ],
)
def test_a_bad_option_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(capsys, *arguments).startswith(sentence)


def test_an_unreadable_file_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "frame").write_text("Dear friend, this is not a database. " * 100)
    for name in ("frame", "no/such/folder"):
        said = refusal(capsys, "--port", "0", "--host", "127.0.0.1", "--store", str(tmp_path / name))
        assert said.startswith(f"The file {tmp_path / name} cannot be opened: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--store", "postgresql://me:secret@127.0.0.1:1/cards"],
            "The database postgresql://127.0.0.1:1/cards cannot be opened: ",
        ),
        (["--bus", "valkey://127.0.0.1"], "--bus is for servers that share a database"),
        (["--store", "mysql://here/cards"], "“mysql://here/cards” is not a store"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence_without_its_password(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = [] if "--store" in arguments else ["--store", str(tmp_path / "t")]
    said = refusal(capsys, "--port", "0", "--host", "127.0.0.1", *store, *arguments)
    assert said.startswith(sentence)
    assert "secret" not in said


def test_a_bus_that_is_none_is_one_sentence(capsys: pytest.CaptureFixture[str], database: str) -> None:
    here = ["--port", "0", "--host", "127.0.0.1", "--store", database]
    assert refusal(capsys, *here, "--bus", "carrier-pigeon").startswith("“carrier-pigeon” is not a bus")


def test_an_extra_that_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("turncoat.server.store.postgres.store")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    here = ["--port", "0", "--host", "127.0.0.1", "--store", "postgresql://localhost/cards"]
    assert refusal(capsys, *here) == (
        'postgresql:// needs a part of Turncoat that is not installed: pip install "turncoat[postgres]"'
    )


def test_a_data_folder_that_cannot_be_made_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("platformdirs.user_data_dir", lambda _: str(tmp_path / "file" / "turncoat"))
    said = refusal(capsys, "--port", "0", "--host", "127.0.0.1")
    assert said.startswith(f"The file {tmp_path / 'file' / 'turncoat' / 'tables.sqlite'} cannot be opened: ")


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_when_asked(tmp_path: Path, asked: signal.Signals) -> None:
    process = start_turncoat(
        "--lang",
        "da",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--no-open",
        env={"XDG_DATA_HOME": str(tmp_path)},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"På denne maskine: (http://localhost:\d+/)\n", line)
    assert found, line
    with urllib.request.urlopen(found[1] + "healthz", timeout=20) as answer:
        assert answer.status == 200
    assert str(tmp_path / "turncoat" / "tables.sqlite") in process.stdout.readline()
    process.send_signal(asked)
    _, err = process.communicate(timeout=20)
    assert err == ""
    assert process.returncode >= 0, "the signal itself ended it"
    if asked == signal.SIGTERM:
        assert process.returncode == 0


def test_the_picture_of_a_link_is_drawn_with_blocks() -> None:
    picture = serve._qr_code("http://192.168.1.20:8600/")
    assert len(picture.splitlines()) > 10
    assert set(picture) <= set("█▀▄ \n")


def test_the_network_link_has_an_address_that_phones_can_reach() -> None:
    link = serve._network_url("0.0.0.0", 8600)
    assert link is None or not link.startswith("http://127.")
    assert serve._network_url("127.0.0.1", 8600) is None


def test_listening_everywhere_is_possible() -> None:
    with listen("0.0.0.0", 0) as listener:
        assert listener.family == socket.AF_INET
