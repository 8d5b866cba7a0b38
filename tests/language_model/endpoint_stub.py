"""A stand-in for a language model's server, on loopback: it answers as it is told, well or badly."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Behaviour = Callable[["Handler", dict[str, Any]], None]


class Stub(ThreadingHTTPServer):
    """The server, and what it was asked."""

    daemon_threads = True

    def __init__(self, behaviours: list[Behaviour]) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.behaviours = behaviours
        """One for each request in turn; the last one for all that follow."""
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.released = threading.Event()
        """Set when those who wait in a slow answer may end."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: clients that hang up are what is tested."""


class Handler(BaseHTTPRequestHandler):
    server: Stub

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(body)
        self.server.headers.append(dict(self.headers))
        place = min(len(self.server.asked), len(self.server.behaviours)) - 1
        self.server.behaviours[place](self, body)

    def send(self, status: int, body: bytes, kind: str = "application/json", **headers: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", headers.pop("length", str(len(body))))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


def completion(text: str) -> bytes:
    answer = {"choices": [{"message": {"role": "assistant", "content": text}}]}
    return json.dumps(answer | {"usage": {"prompt_tokens": 100, "completion_tokens": 7}}).encode()


def says(text: str) -> Behaviour:
    return lambda handler, _: handler.send(200, completion(text))


def chooses(handler: Handler, body: dict[str, Any]) -> None:
    """Choose the last whole move of the list, as a small model might."""
    listed = re.findall(r"^(\d+)\. (?!.*\(fill in)", body["messages"][1]["content"], re.MULTILINE)
    handler.send(200, completion(json.dumps({"move": int(listed[-1])})))


def busy(after: str = "0") -> Behaviour:
    return lambda handler, _: handler.send(429, b'{"error": "slow down"}', Retry_After=after)


def slow(handler: Handler, _: dict[str, Any]) -> None:
    handler.server.released.wait(30)
    handler.send(200, completion('{"move": 1}'))


def dribble(handler: Handler, _: dict[str, Any]) -> None:
    """Send a byte now and then, so that no single wait is long."""
    handler.send(200, b"", length="100000")
    while not handler.server.released.wait(0.02):
        handler.wfile.write(b" ")
        handler.wfile.flush()


def cut_off(handler: Handler, _: dict[str, Any]) -> None:
    handler.send(200, completion('{"move": 1}')[:40], length="400")


def html(handler: Handler, _: dict[str, Any]) -> None:
    handler.send(200, b"<!doctype html><h1>Please log in</h1>", "text/html")


def endless(handler: Handler, _: dict[str, Any]) -> None:
    handler.send(200, completion("la " * 300_000))


def elsewhere(handler: Handler, _: dict[str, Any]) -> None:
    handler.send(307, b"", Location=f"{handler.server.address}/other")


@contextmanager
def serve(*behaviours: Behaviour) -> Iterator[Stub]:
    """Run a stub for a while."""
    stub = Stub(list(behaviours))
    thread = threading.Thread(target=stub.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield stub
    finally:
        stub.released.set()
        stub.shutdown()
        stub.server_close()
        thread.join()
