"""Moves: JSON objects with `move` (the kind) and the fields of that kind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec

from turncoat.core.log import canonical
from turncoat.core.refusal import Illegal, brief

_TEXT = frozenset((str,))
_SIMPLE = frozenset((str, int, bool, type(None)))
_encode = msgspec.json.Encoder().encode
_FIELD = re.compile(r"`\$\.?([^`]*)`$|field `([^`]+)`")


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """The base of every game's moves; a subclass is tagged with its public name.

    A field with a default is optional: offered moves leave it out, and a player may add it.
    """


class Template(msgspec.Struct, frozen=True):
    """An offered move of which the player fills in some fields."""

    kind: type[Move]
    open: tuple[str, ...]
    fixed: dict[str, Any] = {}
    """The other fields."""
    least: int | None = None
    """A lower bound of the one open field, if it has any: of a number, or of how many are in a list."""
    most: int | None = None
    """An upper bound likewise."""
    offered: dict[str, Any] = {}
    """As it stands in `legal`."""

    def __post_init__(self) -> None:
        offered = {"move": self.kind.__struct_config__.tag, **self.fixed, "open": list(self.open)}
        bounds = {"least": self.least, "most": self.most}
        offered |= {name: bound for name, bound in bounds.items() if bound is not None}
        msgspec.structs.force_setattr(self, "offered", offered)


def fixed_part(offered: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of an offered move that the player does not fill in, `move` among them.

    >>> fixed_part({"move": "select", "open": ["traitors"], "least": 1, "most": 3})
    {'move': 'select'}
    """
    about = ("open", "least", "most") if "open" in offered else ()
    return {name: value for name, value in offered.items() if name not in about}


Offer: TypeAlias = Move | Template
"""A move that can be offered: whole, or with open fields."""


def kind_of(offer: Offer) -> type[Move]:
    kind = type(offer)
    return offer.kind if kind is Template else kind  # type: ignore[union-attr,return-value]


def read(move: object, kinds: Any) -> Any:
    """Parse a move as one of the given kinds; refuse it, naming the field at fault, if it is none.

    It is encoded and decoded again, so that nothing but plain JSON gets in.
    """
    if not isinstance(move, dict):
        raise Illegal("bad_move", field="move")
    try:
        text = _encode(move) if _is_simple(move) else canonical(move)
    except Exception:  # an object that is no JSON may raise anything while it is looked at
        raise Illegal("bad_move", field="move") from None
    try:
        return _decoder(kinds).decode(text)
    except msgspec.ValidationError as wrong:
        said = str(wrong)
        if said.startswith("Invalid value") and said.endswith("`$.move`"):
            raise Illegal("unknown_move", name=brief(move.get("move"))) from None
        raise Illegal("bad_move", field=field_of(wrong, otherwise="move")) from None


def _is_simple(move: dict[Any, Any]) -> bool:
    """Return whether the fast encoder is safe: it also accepts values that are not JSON, and nan as null."""
    if not _TEXT.issuperset(map(type, move)):
        return False
    for value in move.values():
        if type(value) not in _SIMPLE and not (type(value) is list and _SIMPLE.issuperset(map(type, value))):
            return False
    return True


def field_of(wrong: msgspec.ValidationError, otherwise: str) -> str:
    """Return the field of a message that is at fault, or `otherwise` if the error does not tell."""
    found = _FIELD.search(str(wrong))
    return (found and (found[2] or found[1])) or otherwise


@cache
def _decoder(kinds: Any) -> Any:
    return msgspec.json.Decoder(kinds)


def to_json(move: Move) -> dict[str, Any]:
    """Return the move in its one written form."""
    fields: dict[str, Any] = msgspec.to_builtins(move)
    return fields
