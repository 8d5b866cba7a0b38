"""A seat at a server's table, held over its socket by a thread of its own.

It keeps the latest view as the bytes that were sent, every line of talk, and what has not been looked at yet.
It connects again when the connection drops, sends requests again that were not answered, and keeps the
server's rules of cover: what it sends is padded, and a covered seat sends only what a cover asks for.
"""

from __future__ import annotations

import itertools
import json
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from turncoat.core.refusal import Illegal

BLOCK: Final = 512
MOST_COVERED: Final = 4
ANSWER_SECONDS: Final = 30.0
RECONNECT: Final = (0.2, 0.5, 1, 2, 5, 10, 15, 15, 15)
"""Pauses before each new attempt to connect; after the last the seat is given up."""
FINAL: Final = {"elsewhere", "replaced", "removed", "sent_away"}
"""Reasons for which the server closes a connection for good."""
KEPT: Final = 10_000
"""How much news is kept for whoever plays."""


class _Message(msgspec.Struct):
    """The fields of a server message that a seat reads."""

    kind: str
    id: str | None = None
    n: int | None = None
    at: float | None = None
    now: float | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    lines: list[dict[str, Any]] = []
    table: dict[str, Any] | None = None
    news: list[msgspec.Raw] = []
    reply: int = 0
    epoch: str | None = None
    code: str | None = None
    text: str | None = None
    you: dict[str, Any] | None = None


_decode: Final = msgspec.json.Decoder(_Message).decode


class News(NamedTuple):
    """A line of talk, or a view as its bytes; one of them is None."""

    line: dict[str, Any] | None
    view: bytes | None
    at: float


class Refused(Exception):  # noqa: N818 - an answer
    """The server refused a request, with a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text


class RemoteSeat:
    """One seat of one table at a server."""

    def __init__(self, server: str, table: str, token: str) -> None:
        """Open the seat, or refuse if the server does."""
        self._url = f"{server.replace('http', 'ws', 1)}/ws/{table}"
        self._hello = {"kind": "hello", "table": table, "token": token}
        self._changed = threading.Condition()
        self._socket: ClientConnection | None = None
        self._cover = 0
        self._hushed: deque[str] = deque()
        self._pending: dict[str, str] = {}
        """Requests that were not answered yet, by id."""
        self._answers: dict[str, _Message] = {}
        self._ids = itertools.count(1)
        self._epoch: str | None = None
        self._clock = (0.0, time.monotonic())
        self.changes = 0
        """How often anything has changed."""
        self.n = 0
        self.heard = 0
        self.view: bytes | None = None
        """The latest view, byte by byte as it was sent."""
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self.table: dict[str, Any] | None = None
        self.seat: int | None = None
        self.ended: str | None = None
        """Why the seat is no longer held; None while it is."""
        self._news: deque[News] = deque(maxlen=KEPT)
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self.wait_for(lambda: self.table is not None or self.ended is not None, ANSWER_SECONDS)
        if self.table is None:
            self.close()
            raise Illegal("server_refused", text=self.ended or "?")

    # For whoever plays

    @property
    def now(self) -> float:
        """The match's clock, as far as it can be told from here."""
        now, since = self._clock
        return now + time.monotonic() - since

    @property
    def covered(self) -> bool:
        """Whether the seat sends only what covers ask for."""
        return self._cover > 0

    def take_news(self) -> list[News]:
        """Return views and lines, in order, that were not taken before."""
        with self._changed:
            news = list(self._news)
            self._news.clear()
            return news

    def ask(self, kind: str, seconds: float = ANSWER_SECONDS, **fields: Any) -> None:
        """Send a request; return once it is on the server's disk. Raise Refused, or TimeoutError."""
        ticket = f"c{next(self._ids)}"
        text = json.dumps({"kind": kind, "id": ticket, **fields}, ensure_ascii=False)
        with self._changed:
            self._pending[ticket] = text
        self._send(text)
        self.wait_for(lambda: ticket in self._answers or self.ended is not None, seconds)
        with self._changed:
            self._pending.pop(ticket, None)
            answer = self._answers.pop(ticket, None)
        if answer is None:
            raise TimeoutError
        if answer.kind == "refused":
            raise Refused(answer.code or "", answer.text or "")

    def wait_for(self, fits: Any, seconds: float | None) -> bool:
        """Wait until something holds; return whether it does."""
        with self._changed:
            return bool(self._changed.wait_for(fits, seconds))

    def wait_for_change(self, since: int, seconds: float) -> bool:
        """Wait until anything has changed since a value of `changes`."""
        return self.wait_for(lambda: self.changes != since or self.ended is not None, seconds)

    def close(self) -> None:
        """Let go of the connection; the seat stays taken."""
        self._stopped.set()
        if self.ended is None:
            self._end("closed")
        socket = self._socket
        if socket is not None:
            socket.close()
        if threading.current_thread() is not self._thread:
            self._thread.join(5)

    # In the thread of the connection

    def _run(self) -> None:
        failed = 0
        while not self._is_over():
            try:
                with connect(self._url, max_size=None, compression=None, open_timeout=10) as socket:
                    self._greet(socket)
                    for text in socket:
                        failed = 0
                        self._take(text.encode() if isinstance(text, str) else text)
                        if self._is_over():
                            break
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            if self._is_over():
                break
            if failed >= len(RECONNECT):
                self._end("unreachable")
                break
            self._stopped.wait(RECONNECT[failed])
            failed += 1

    def _is_over(self) -> bool:
        return self._stopped.is_set() or self.ended is not None

    def _greet(self, socket: ClientConnection) -> None:
        since = {"epoch": self._epoch, "seen": self.n, "heard": self.heard} if self._epoch else {}
        socket.send(_padded(json.dumps({**self._hello, **since})))
        self._socket = socket

    def _end(self, why: str) -> None:
        with self._note_change():
            self.ended = why

    @contextmanager
    def _note_change(self) -> Iterator[None]:
        with self._changed:
            yield
            self.changes += 1
            self._changed.notify_all()

    def _take(self, raw: bytes | msgspec.Raw) -> None:
        """Take in one message; those inside a cover one by one."""
        try:
            message = _decode(raw)
        except msgspec.DecodeError:
            return
        with self._note_change():
            self._read(message)
        for each in message.news if message.kind == "cover" else ():
            self._take(each)
        if message.kind in ("cover", "welcome"):
            self._reply(message)

    def _read(self, message: _Message) -> None:
        if message.now is not None:
            self._clock = (message.now, time.monotonic())
        if message.table is not None:
            self.table = message.table
        match message.kind:
            case "welcome":
                fresh = message.epoch != self._epoch or message.n != self.n
                self._epoch = message.epoch
                self.seat = (message.you or {}).get("seat")
                self._hear(message.lines)
                if fresh and message.n:
                    self._see(message)
            case "view":
                self._see(message)
            case "lines":
                self._hear(message.lines)
            case "done" | "refused" if message.id is not None:
                self._answers[message.id] = message
            case "refused" if self.table is None:
                self.ended = message.text or message.code
            case "closing" if message.code in FINAL:
                self.ended = message.code

    def _see(self, message: _Message) -> None:
        self.n, self.view = message.n or 0, bytes(message.view)
        self._news.append(News(None, self.view, self._clock[0] if message.at is None else message.at))

    def _hear(self, lines: list[dict[str, Any]]) -> None:
        for line in lines:
            if line["n"] > self.heard:
                self.heard = line["n"]
                self.lines.append(line)
                self._news.append(News(line, None, line["at"]))

    # What is sent

    def _send(self, text: str) -> None:
        """Send a request, or keep it for the next cover; what is lost is sent again after a welcome."""
        with self._changed:
            if self._cover:
                self._hushed.append(text)
                self._changed.notify_all()
                return
            socket = self._socket
        if socket is not None:
            try:
                socket.send(_padded(text))
            except (OSError, WebSocketException):
                return

    def _reply(self, message: _Message) -> None:
        """Answer a cover with one of the size that it asks for; send what has waited once covers end."""
        with self._changed:
            again = list(self._pending.values()) if message.kind == "welcome" else []
            self._cover = message.reply
            if not message.reply:
                waiting, sent = [*self._hushed], None
                self._hushed.clear()
                waiting = list(dict.fromkeys([*again, *waiting]))
            else:
                self._hushed.extend(text for text in again if text not in self._hushed)
                waiting, sent = [], self._cover_reply(message.reply) if message.kind == "cover" else None
        for text in waiting:
            self._send(text)
        socket = self._socket
        if sent is not None and socket is not None:
            try:
                socket.send(sent)
            except (OSError, WebSocketException):
                return

    def _cover_reply(self, size: int) -> str:
        news: list[str] = []
        while self._hushed and len(news) < MOST_COVERED:
            if news and _bytes(_covered([*news, self._hushed[0]], 0)) > size:
                break
            news.append(self._hushed.popleft())
        return _covered(news, max(0, size - _bytes(_covered(news, 0))))


def _covered(news: list[str], pad: int) -> str:
    return f'{{"kind":"cover","news":[{",".join(news)}],"pad":"{" " * pad}"}}'


def _bytes(text: str) -> int:
    return len(text.encode())


def _padded(text: str) -> str:
    """Return a message with blanks up to a multiple of a block, so that its length tells little."""
    return text + " " * (-_bytes(text) % BLOCK)
