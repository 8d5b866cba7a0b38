"""Claims have exactly the fields that their kind has."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from turncoat import Illegal
from turncoat.core.speech.claims import claim_line, verify_claim

FIELDS = {"am": ("role",), "is": ("about", "role"), "trust": ("about",), "statue": ()}


@dataclass(frozen=True)
class Claim:
    what: str
    about: int | None = None
    role: str | None = None


@pytest.mark.parametrize(
    "claim", [Claim("am", role="guard"), Claim("is", 2, "guard"), Claim("trust", 0), Claim("statue")]
)
def test_a_claim_with_its_fields_is_accepted_and_told(claim: Claim) -> None:
    verify_claim(claim, FIELDS)
    told = claim_line(claim, FIELDS, dict[str, object])
    assert set(told) == {"what", *FIELDS[claim.what]}
    assert all(told[name] == getattr(claim, name) for name in told)


@pytest.mark.parametrize(
    ("claim", "field"),
    [
        (Claim("am"), "role"),
        (Claim("am", 1, "guard"), "about"),
        (Claim("is", 1), "role"),
        (Claim("statue", role="guard"), "role"),
    ],
)
def test_a_claim_with_other_fields_is_refused(claim: Claim, field: str) -> None:
    with pytest.raises(Illegal) as refusal:
        verify_claim(claim, FIELDS)
    assert (refusal.value.code, refusal.value.params) == ("bad_move", {"field": field})
