"""How a bot of each role tends to speak and sign.

Every table says how willing a speaker of some role is, compared with other things they could say or other
people they could say it about. The figures are ours; what matters is which are larger. How such talk is read
is learned from it (`learned.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from turncoat.games.are_you_the_traitor.casting import Role

Willing: TypeAlias = Mapping[Role, float]
Kind: TypeAlias = str
"""What sort of remark about somebody it is: a key of `ABOUT`."""

AM: Final[Mapping[Role, Willing]] = {
    "keyholder": {"guard": 7, "keyholder": 2, "traitor": 0.1, "good_wizard": 0.1, "evil_wizard": 0.1},
    "guard": {"guard": 6, "keyholder": 3, "traitor": 0.1, "good_wizard": 0.1, "evil_wizard": 0.1},
    "traitor": {"guard": 7, "keyholder": 2, "traitor": 0.1, "good_wizard": 0.1, "evil_wizard": 0.1},
    "good_wizard": {"good_wizard": 9, "evil_wizard": 0.2, "guard": 0.1, "keyholder": 0.1, "traitor": 0.1},
    "evil_wizard": {"good_wizard": 9, "evil_wizard": 0.5, "guard": 0.1, "keyholder": 0.1, "traitor": 0.1},
}
"""By true role: what one says that one is. A Guard who poses as the KeyHolder draws fire."""

_TRUST: Final[Mapping[Role, Willing]] = {
    "keyholder": {"keyholder": 0, "guard": 1.2, "traitor": 0.9, "good_wizard": 1.2, "evil_wizard": 0.9},
    "guard": {"keyholder": 0.8, "guard": 1.2, "traitor": 0.9, "good_wizard": 1.2, "evil_wizard": 0.9},
    "traitor": {"keyholder": 1.6, "guard": 1, "traitor": 0.8, "good_wizard": 1, "evil_wizard": 1.2},
    "good_wizard": {"keyholder": 1.1, "guard": 1.1, "traitor": 0.9, "good_wizard": 1, "evil_wizard": 0.3},
    "evil_wizard": {"keyholder": 1, "guard": 1, "traitor": 1.1, "good_wizard": 0.4, "evil_wizard": 1},
}
_DOUBT: Final[Mapping[Role, Willing]] = {
    "keyholder": {"keyholder": 0, "guard": 0.9, "traitor": 1.3, "good_wizard": 0.8, "evil_wizard": 1.2},
    "guard": {"keyholder": 0.5, "guard": 1, "traitor": 1.4, "good_wizard": 0.8, "evil_wizard": 1.2},
    "traitor": {"keyholder": 0.5, "guard": 1.6, "traitor": 0.5, "good_wizard": 1.1, "evil_wizard": 0.9},
    "good_wizard": {"keyholder": 0.9, "guard": 0.9, "traitor": 1.3, "good_wizard": 1, "evil_wizard": 2},
    "evil_wizard": {"keyholder": 1, "guard": 1, "traitor": 0.9, "good_wizard": 2, "evil_wizard": 1},
}
_HOLDS_KEY: Final[Mapping[Role, Willing]] = {
    "keyholder": {"keyholder": 0, "guard": 1, "traitor": 1, "good_wizard": 0, "evil_wizard": 0},
    "guard": {"keyholder": 0.2, "guard": 1, "traitor": 1, "good_wizard": 0, "evil_wizard": 0},
    "traitor": {"keyholder": 2, "guard": 1, "traitor": 0.5, "good_wizard": 0, "evil_wizard": 0},
    "good_wizard": {"keyholder": 1, "guard": 1, "traitor": 1, "good_wizard": 0, "evil_wizard": 0},
    "evil_wizard": {"keyholder": 1, "guard": 1, "traitor": 1, "good_wizard": 0, "evil_wizard": 0},
}
_ADVENTURERS: Final = ("keyholder", "guard", "traitor")


def _only(table: Mapping[Role, Willing], adventurers: bool) -> Mapping[Role, Willing]:
    """Keep the weights about Adventurers alone, or about Wizards alone."""
    return {
        speaker: {about: much * ((about in _ADVENTURERS) == adventurers) for about, much in willing.items()}
        for speaker, willing in table.items()
    }


ABOUT: Final[Mapping[Kind, Mapping[Role, Willing]]] = {
    "trust": _TRUST,
    "doubt": _DOUBT,
    "lie": _DOUBT,
    "is-traitor": _only(_DOUBT, adventurers=True),
    "is-guard": _only(_TRUST, adventurers=True),
    "is-keyholder": _HOLDS_KEY,
    "is-good_wizard": _only(_TRUST, adventurers=False),
    "is-evil_wizard": _only(_DOUBT, adventurers=False),
}
"""By kind of remark and the speaker's role: about whom one says it."""

SIGNS: Final[Mapping[str, Willing]] = {
    "wink": {"traitor": 1, "guard": 0.5, "keyholder": 0.2, "good_wizard": 0.1, "evil_wizard": 0.1},
    "nod": {"evil_wizard": 1, "good_wizard": 0.5, "traitor": 0.2, "guard": 0.2, "keyholder": 0.2},
    "shake": {"traitor": 1, "guard": 1, "keyholder": 1, "good_wizard": 1, "evil_wizard": 1},
    "finger": {"traitor": 1, "guard": 1, "keyholder": 1, "good_wizard": 1, "evil_wizard": 1},
}
"""A wink says `I am with you` to an Evil Wizard who looks; a nod says the same to a Traitor. The Good do it
as well, to lead them astray. The figure is how many are made in a round, on average."""

REMARKS: Final[Mapping[Role, Mapping[Kind, float]]] = {
    "keyholder": {"trust": 2, "doubt": 3, "is-good_wizard": 1, "is-traitor": 1},
    "guard": {"trust": 2, "doubt": 3, "is-traitor": 2, "is-keyholder": 1, "is-good_wizard": 1, "lie": 1},
    "traitor": {"trust": 2, "doubt": 3, "is-traitor": 2, "is-keyholder": 1, "is-evil_wizard": 1, "lie": 1},
    "good_wizard": {"trust": 1, "doubt": 3, "is-traitor": 2, "is-evil_wizard": 2, "lie": 1},
    "evil_wizard": {"trust": 1, "doubt": 3, "is-traitor": 2, "is-evil_wizard": 2, "lie": 1},
}
"""By role: which kinds of remark one makes about others."""


def claim_of(kind: Kind, about: int) -> dict[str, Any]:
    what, _, role = kind.partition("-")
    claim: dict[str, Any] = {"move": "claim", "what": what, "about": about}
    return claim | ({"role": role} if role else {})
