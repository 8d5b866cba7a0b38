"""Requests to a server over HTTP."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import quote, urlsplit

from turncoat.core.refusal import Illegal, brief, reason

TIMEOUT: Final = 30.0


def check_server(address: str) -> str:
    """Return a server's address without a slash at its end, or refuse what is none."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Illegal("bad_server_address", address=brief(address))
    return address.rstrip("/")


def get(server: str, path: str) -> Any:
    """Return what a server answers, or refuse with its own sentence."""
    return _open(urllib.request.Request(server + path), server)


def post(server: str, path: str, **body: Any) -> Any:
    """Send a request that changes something; return the answer, or refuse with the server's own sentence."""
    data = json.dumps(body).encode()
    return _open(urllib.request.Request(server + path, data, {"Content-Type": "application/json"}), server)


def sit_down(server: str, where: str, name: str, language: str, program: str, **table: Any) -> Any:
    """Take a seat at a table (a code or an id), or at a new one of a game; return code, seat and token."""
    me = {"name": name, "language": language, "program": program}
    if "-" in where:  # the names of games have hyphens, codes and ids have none
        return post(server, "/api/tables", game=where, **me, **table)
    return post(server, f"/api/tables/{quote(where, safe='')}/join", **me)


def _open(request: urllib.request.Request, server: str) -> Any:
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        with refused:
            raise Illegal("server_refused", text=_sentence(refused)) from None
    except (OSError, ValueError) as wrong:
        cause = getattr(wrong, "reason", wrong)
        why = reason(cause if isinstance(cause, Exception) else wrong)
        raise Illegal("server_unreachable", address=brief(server), why=why) from None


def _sentence(refused: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(refused)["text"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {refused.code}"
