"""The moves that a seat can send."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from turncoat.core.moves import Move

Number: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class Call(Move, frozen=True, tag="call"):
    colour: Literal["red", "black"]


class ChooseFirst(Move, frozen=True, tag="choose_first"):
    seat: Annotated[int, Meta(ge=0, le=1)]


class Loyalty(Move, frozen=True, tag="loyalty"):
    count: Number


class Treachery(Move, frozen=True, tag="treachery"):
    cards: Annotated[list[str], Meta(max_length=3)]


class Rest(Move, frozen=True, tag="rest"):
    pass


class Take(Move, frozen=True, tag="take"):
    count: Number


class Resign(Move, frozen=True, tag="resign"):
    pass


AnyMove: TypeAlias = Call | ChooseFirst | Loyalty | Treachery | Rest | Take | Resign
