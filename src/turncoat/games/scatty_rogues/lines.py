"""Lines of talk."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core.speech import talk
from turncoat.games.scatty_rogues.traps import Trap


class HideView(msgspec.Struct, frozen=True, kw_only=True):
    """SR-7: a trap as it is hidden, told once."""

    trove: int
    """From 1."""
    trap: Trap
    word: str | None
    """Its code word, a figure's number included; null: a sign, or the last trap."""


class Line(talk.Line, frozen=True, kw_only=True):
    """Free text, or a hide; a hide of no seat is the table's own (SR-27)."""

    say: str | UnsetType = UNSET
    hide: HideView | UnsetType = UNSET
