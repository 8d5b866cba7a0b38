"""Which field of a message is at fault."""

from __future__ import annotations

import re
from typing import Final

import msgspec

_FIELD: Final = re.compile(r"`\$\.?([^`]*)`$|field `([^`]+)`")


def field_of(wrong: msgspec.ValidationError, otherwise: str) -> str:
    found = _FIELD.search(str(wrong))
    return (found and (found[2] or found[1])) or otherwise
