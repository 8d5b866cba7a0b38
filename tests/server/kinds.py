"""The kinds of messages that a client can send."""

from __future__ import annotations

import typing

import msgspec

from turncoat.server.wire import messages_in as m


def kinds() -> list[str]:
    """Return every kind of message that a client can send."""
    found = set()
    for each in typing.get_args(m.FromClient):
        for one in typing.get_args(each) or (each,):
            found.add(str(msgspec.inspect.type_info(one).tag))  # type: ignore[attr-defined]
    return sorted(found)
