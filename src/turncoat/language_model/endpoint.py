"""Asks a language model over HTTP: any server that takes OpenAI's form of chat completions.

The key comes from the environment and goes into one header. It is in no error, log, view or `repr`: errors
here are kinds, and never quote what a server, an address or a library said.
"""

from __future__ import annotations

import http.client
import json
import os
import ssl
import time
from collections.abc import Sequence
from contextlib import closing
from socket import socket as Socket  # noqa: N812 - `socket` is the usual name of one
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from turncoat.core.refusal import Illegal, brief

URL_VARIABLE: Final = "TURNCOAT_MODEL_URL"
KEY_VARIABLE: Final = "TURNCOAT_MODEL_KEY"
MOST_BYTES: Final = 200_000
"""An answer longer than this is not read to its end."""
MOST_TOKENS: Final = 600
"""What a model is asked to write at most."""
Message: TypeAlias = "dict[str, str]"
Fault: TypeAlias = Literal["late", "busy", "down", "refused", "unreadable"]


class EndpointError(Exception):
    """A request went wrong. Holds nothing but the kind of fault, so that nothing secret can leak."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


class Reply(NamedTuple):
    """What the model answered, and how many tokens it read and wrote, if its server says."""

    text: str
    read: int
    written: int


class Endpoint:
    """A model at an address."""

    def __init__(self, model: str, address: str, key: str = "") -> None:
        """Refuse an address that no request can go to, or that holds a secret."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            raise Illegal("bad_model_address") from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.query:
            raise Illegal("bad_model_address")
        if any(not 32 < ord(sign) < 127 for sign in key):
            raise Illegal("bad_model_key", variable=KEY_VARIABLE)
        self.model = model
        self._secure = parts.scheme == "https"
        self._host, self._port = parts.hostname, port
        self._path = f"{parts.path.rstrip('/')}/chat/completions"
        self.__key = key

    @classmethod
    def from_spec(cls, spec: str) -> Endpoint:
        """Make the endpoint that `NAME` or `NAME@http://host/v1` means, with the environment's key."""
        model, at, address = spec.rpartition("@")
        if not at:
            model, address = spec, os.environ.get(URL_VARIABLE, "")
        if not model or not address:
            raise Illegal("no_model_address", model=brief(spec), variable=URL_VARIABLE)
        return cls(model, address, os.environ.get(KEY_VARIABLE, ""))

    def ask(self, messages: Sequence[Message], seconds: float) -> Reply:
        """Return the model's answer, or raise EndpointError; never take longer than `seconds`.

        A server that is busy (429, 503) is asked again when it says so, if there is time.
        """
        ends = time.monotonic() + seconds
        while True:
            try:
                return self._ask_once(messages, ends)
            except _Busy as busy:
                if time.monotonic() + busy.seconds >= ends:
                    raise EndpointError("busy") from None
                time.sleep(busy.seconds)

    def _ask_once(self, messages: Sequence[Message], ends: float) -> Reply:
        body = {"model": self.model, "messages": list(messages), "max_tokens": MOST_TOKENS}
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.__key:
            headers["Authorization"] = f"Bearer {self.__key}"
        try:
            with closing(self._connect(ends)) as connection:
                connection.request("POST", self._path, json.dumps(body).encode(), headers)
                socket = connection.sock
                with closing(connection.getresponse()) as answer:
                    if answer.status in (429, 503):
                        raise _Busy(answer.headers.get("Retry-After"))
                    if answer.status != 200:
                        raise EndpointError("refused")
                    return _parse(_read(socket, answer, ends))
        except TimeoutError:
            raise EndpointError("late") from None
        except (OSError, http.client.HTTPException):
            raise EndpointError("down") from None

    def _connect(self, ends: float) -> http.client.HTTPConnection:
        left = _left(ends)
        if self._secure:
            context = ssl.create_default_context()
            return http.client.HTTPSConnection(self._host, self._port, timeout=left, context=context)
        return http.client.HTTPConnection(self._host, self._port, timeout=left)


class _Busy(Exception):  # noqa: N818 - asked again
    def __init__(self, after: str | None) -> None:
        super().__init__()
        try:
            self.seconds = max(0.0, float(after or 1.0))
        except ValueError:  # a date
            self.seconds = 1.0


def _left(ends: float) -> float:
    """Return the seconds that are left, or raise TimeoutError."""
    left = ends - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _read(socket: Socket, answer: http.client.HTTPResponse, ends: float) -> bytes:
    """Read a body piece by piece, so that a server that dribbles is late too."""
    pieces, size = [], 0
    while True:
        socket.settimeout(_left(ends))
        piece = answer.read1(65536)
        if not piece:
            break
        pieces.append(piece)
        size += len(piece)
        if size > MOST_BYTES:
            raise EndpointError("unreadable")
    if answer.length:  # the connection was cut
        raise EndpointError("unreadable")
    return b"".join(pieces)


def _parse(body: bytes) -> Reply:
    """Read the answer out of OpenAI's form; a page of HTML with status 200 is unreadable too."""
    try:
        said: Any = json.loads(body)
        text = said["choices"][0]["message"]["content"]
        usage = said.get("usage") or {}
        if not isinstance(text, str):
            raise TypeError
        return Reply(text, _count(usage.get("prompt_tokens")), _count(usage.get("completion_tokens")))
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError):
        raise EndpointError("unreadable") from None


def _count(number: object) -> int:
    return number if isinstance(number, int) and number > 0 else 0
