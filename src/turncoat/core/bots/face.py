"""Faces at a table: everybody has one of their own, in a colour of their own.

A face is two numbers. How they are drawn is the client's business; that no two at a table are alike is
decided here. The crown that marks a winner is no part of any face.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Annotated, Final

import msgspec
from msgspec import Meta

SHAPES: Final = 160
"""How many faces the client can draw."""
OUTLINES: Final = 8
"""Shapes whose numbers leave the same remainder by this have the same hat or hair: alike from a sofa."""
COLOURS: Final = 25
"""As many as there can be at a table: 24 players and a host."""


class Face(msgspec.Struct, frozen=True):
    """What somebody looks like."""

    shape: Annotated[int, Meta(ge=0, lt=SHAPES)]
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]


def face_of(name: str) -> Face:
    """Return the face for a name whose owner has not chosen one."""
    drawn = int.from_bytes(hashlib.sha256(name.strip().casefold().encode()).digest()[:6])
    return Face(drawn % SHAPES, drawn // SHAPES % COLOURS)


def free_face(wanted: Face, taken: Collection[Face], chosen: bool = False) -> Face:
    """Return the wanted face; where its shape or colour is taken, the next free one.

    Where its outline is taken and another is free, also another; not if somebody has `chosen` that face.
    """
    shapes, colours = {face.shape for face in taken}, {face.colour for face in taken}
    outlines = {shape % OUTLINES for shape in shapes}
    if not chosen and len(outlines) < OUTLINES:
        shapes |= {shape for shape in range(SHAPES) if shape % OUTLINES in outlines}
    return Face(_free(wanted.shape, shapes, SHAPES), _free(wanted.colour, colours, COLOURS))


def _free(wanted: int, taken: Collection[int], of: int) -> int:
    in_order = ((wanted + step) % of for step in range(of))
    return next((number for number in in_order if number not in taken), wanted)
