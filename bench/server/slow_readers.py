"""What people who read nothing cost a running server: `python -m bench.server.slow_readers`.

First sixty sockets ask for earlier lines of talk, again and again, and read no answer; then sixty people at
tables of their own hear somebody chat and read nothing of it. The server's memory is looked at before, at its
highest, and when they have gone.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from bench.server.memory import megabytes
from turncoat.server.uvicorn_server import listen

SLOW: Final = 60
LINES: Final = 200
CHAT: Final = 2_500
ROUNDS: Final = 400
"""How often each of them asks."""
GAME: Final = "are-you-the-traitor"


class Dumb:
    """A WebSocket that sends and does not read."""

    def __init__(self, port: int) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        self.socket.setblocking(False)

    def send(self, message: dict[str, Any]) -> bool:
        """Whether there was room for it."""
        payload = json.dumps(message).encode()
        head = bytes((0x81, 0x80 | len(payload))) if len(payload) < 126 else b""
        if not head:
            head = bytes((0x81, 0xFE)) + len(payload).to_bytes(2, "big")
        try:
            return self.socket.send(head + bytes(4) + payload) > 0
        except OSError:
            return False

    def discard(self) -> None:
        """Read what has come, and forget it."""
        with contextlib.suppress(OSError):
            while self.socket.recv(1 << 20):
                pass


def post(port: int, path: str, body: dict[str, Any] | None = None, token: str = "") -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = b"" if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def talked_over(port: int) -> str:
    """A table at which much has been said."""
    owner = post(port, "/api/tables", {"game": GAME, "name": "Ann", "language": "en"})
    code = owner["code"]
    seats = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{code}"))["seats"]
    for seat in range(1, len(seats)):
        post(port, f"/api/tables/{code}/join", {"name": f"Bo {seat}", "language": "en"})
    post(port, f"/api/tables/{code}/start", None, owner["token"])
    ann = Dumb(port)
    ann.send({"kind": "hello", "table": code, "token": owner["token"]})
    for n in range(LINES):
        ann.send({"kind": "move", "id": str(n), "move": {"move": "say", "text": "æ" * 190}})
        time.sleep(0.005)
    return str(code)


def asking(port: int, pid: int) -> tuple[float, float, float]:
    code = talked_over(port)
    time.sleep(2)
    before = most = megabytes(pid)
    readers = []
    for _ in range(SLOW):
        watcher = post(port, f"/api/tables/{code}/watch", {})
        reader = Dumb(port)
        reader.send({"kind": "hello", "table": code, "token": watcher["token"]})
        readers.append(reader)
    for n in range(ROUNDS):
        for reader in readers:
            reader.send({"kind": "recall", "id": str(n), "before": 201})
        most = max(most, megabytes(pid))
        time.sleep(0.02)
    for _ in range(20):
        most = max(most, megabytes(pid))
        time.sleep(0.2)
    return before, most, gone(readers, pid)


def chatted_at(port: int, pid: int) -> tuple[float, float, float]:
    before = most = megabytes(pid)
    talkers: list[Dumb] = []
    readers: list[Dumb] = []
    for _ in range(SLOW):
        seats = [post(port, "/api/tables", {"game": "loyalty-or-treachery", "name": "Ann", "language": "en"})]
        code = seats[0]["code"]
        seats.append(post(port, f"/api/tables/{code}/join", {"name": "Bo", "language": "en"}))
        for people, seat in zip((talkers, readers), seats, strict=True):
            person = Dumb(port)
            person.send({"kind": "hello", "table": code, "token": seat["token"]})
            people.append(person)
    for n in range(CHAT):
        for talker in talkers:
            talker.send({"kind": "chat", "id": str(n), "text": "æ" * 490})
            talker.discard()
        most = max(most, megabytes(pid)) if n % 20 == 0 else most
        time.sleep(0.005)
    time.sleep(5)
    for talker in talkers:
        talker.discard()
    most = max(most, megabytes(pid))
    return before, most, gone([*readers, *talkers], pid)


def gone(people: list[Dumb], pid: int) -> float:
    for person in people:
        person.socket.close()
    time.sleep(8)
    return megabytes(pid)


def main() -> None:
    with contextlib.closing(listen("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.subject", str(port), str(Path(folder) / "tables")],
            stdout=subprocess.PIPE,
        )
        try:
            assert process.stdout is not None
            process.stdout.readline()
            for what, measure in (("ask and read no answer", asking), ("are chatted at", chatted_at)):
                before, most, after = measure(port, process.pid)
                print(
                    f"{SLOW} that {what}: {before:.0f} MB before, {most:.0f} at most, {after:.0f} afterwards"
                )
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
