"""Moves as they are written: a JSON object with `move` and the fields of that move."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from turncoat.core.log import plain
from turncoat.core.refusal import Illegal, brief

T = TypeVar("T")
_FIELD = re.compile(r"`\$\.?([^`]*)`$|field `([^`]+)`")


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """The base of every game's moves; a subclass is tagged with its public name."""


def read(move: object, kinds: type[T] | Any) -> T:
    """The move as one of the given kinds, or a refusal that names what is wrong with it."""
    if not isinstance(move, dict):
        raise Illegal("bad_move", field="move")
    given: dict[str, Any] = plain(move, Illegal("bad_move", field="move"))
    try:
        return msgspec.convert(given, kinds)
    except msgspec.ValidationError as wrong:
        said = str(wrong)
        if said.startswith("Invalid value") and said.endswith("`$.move`"):
            raise Illegal("unknown_move", name=brief(given.get("move"))) from None
        found = _FIELD.search(said)
        raise Illegal("bad_move", field=(found and (found[2] or found[1])) or "move") from None


def written(move: Move) -> dict[str, Any]:
    """The move in its one written form."""
    plain: dict[str, Any] = msgspec.to_builtins(move)
    return plain
