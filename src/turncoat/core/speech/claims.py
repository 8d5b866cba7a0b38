"""Claims: statements in a fixed form, for every game whose players talk.

A game declares the fields of each kind of claim in a table:

    CLAIM_FIELDS = {"am": ("role",), "is": ("about", "role"), "trust": ("about",)}

Its move `Claim` has `what` and, all optional, the fields of all claims together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


def next_of_claim(
    fields: ClaimFields, chosen: Sequence[Any], domains: Mapping[str, Sequence[Any]]
) -> list[Any]:
    """Return what may come next in a claim that is made step by step: its kind first, then its fields.

    >>> fields, domains = {"am": ("role",), "trust": ("about",)}, {"about": [1, 2], "role": ["loyal"]}
    >>> [next_of_claim(fields, chosen, domains) for chosen in ([], ["trust"], ["trust", 2])]
    [['am', 'trust'], [1, 2], []]
    """
    if not chosen:
        return list(fields)
    left = fields[chosen[0]][len(chosen) - 1 :]
    return list(domains[left[0]]) if left else []


def make_claim(fields: ClaimFields, chosen: Sequence[Any]) -> dict[str, Any]:
    """Return the move of a claim that was made step by step.

    >>> make_claim({"trust": ("about",)}, ["trust", 2])
    {'move': 'claim', 'what': 'trust', 'about': 2}
    """
    return {"move": "claim", "what": chosen[0], **dict(zip(fields[chosen[0]], chosen[1:], strict=True))}
