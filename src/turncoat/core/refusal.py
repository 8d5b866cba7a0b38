"""Refusals: a stable code for programs, and parameters for the sentence that people read."""

from __future__ import annotations

import errno
import socket
from typing import Any, Final

_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.ENOSPC: "full",
    errno.EROFS: "denied",
    errno.ECONNREFUSED: "nobody",
}


class Illegal(Exception):  # noqa: N818 - the public name other programs catch
    """Something was asked for that cannot be done; nothing has changed.

    `code` never changes its meaning between versions; the sentence for it, in every language, is the
    message `refusal-<code>` of the catalogues, with `params` filled in.
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({shown})" if shown else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.code, self.params)


def option_clash(option: str, why: str, **params: Any) -> Illegal:
    """Return the refusal of an option that clashes with another; the sentence is `why-<why>`."""
    return Illegal("option_clash", option=option, why=why, **params)


def brief(value: object) -> str:
    """Return a value that was sent to us as text, short and safe enough to quote in a refusal."""
    try:
        return str(value)[:40].encode("utf-8", "replace").decode()
    except Exception:  # too deep, a number of thousands of digits, an object that cannot be shown
        return type(value).__name__


def wrong_number_of_seats(seats: tuple[int, int], given: int) -> Illegal:
    """Return the refusal of so many players in a game for this range of them."""
    low, high = seats
    return Illegal("wrong_number_of_seats", low=low, high=high, span=high - low, given=given)


def reason(wrong: BaseException) -> str:
    """Return why something failed: a word with a sentence in the catalogues (`why-`), or the error's text."""
    if isinstance(wrong, socket.gaierror):
        return "unknown_host"
    known = _REASONS.get(getattr(wrong, "errno", None) or 0)
    return known or getattr(wrong, "strerror", None) or str(wrong).partition("\n")[0] or type(wrong).__name__


def _rebuild(code: str, params: dict[str, Any]) -> Illegal:
    return Illegal(code, **params)
