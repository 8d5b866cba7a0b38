"""Claims: statements in a fixed form, for every game whose players talk.

A game declares the fields of each kind of claim in a table:

    CLAIM_FIELDS = {"am": ("role",), "is": ("about", "role"), "trust": ("about",)}

Its move `Claim` has `what` and, all optional, the fields of all claims together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from turncoat.core.refusal import Illegal

ClaimFields: TypeAlias = Mapping[Any, tuple[str, ...]]
"""The fields of each kind of claim."""
T = TypeVar("T")


class ClaimMove(Protocol):
    """A game's move that makes a claim."""

    @property
    def what(self) -> Any:
        """Name the kind of claim."""


def verify_claim(claim: ClaimMove, fields: ClaimFields) -> None:
    """Refuse a claim that lacks one of its fields, or has a field of another claim."""
    for name in sorted({name for names in fields.values() for name in names}):
        if (getattr(claim, name) is not None) != (name in fields[claim.what]):
            raise Illegal("bad_move", field=name)


def claim_line(claim: ClaimMove, fields: ClaimFields, line: Callable[..., T]) -> T:
    """Build what listeners are told of a claim: its kind and exactly the fields that this kind has."""
    return line(what=claim.what, **{name: getattr(claim, name) for name in fields[claim.what]})
