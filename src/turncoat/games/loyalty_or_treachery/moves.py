"""The moves that a seat can send."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from turncoat.core.moves import Move

Number: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class Call(Move, frozen=True, tag="call"):
    """LT-3: call the colour of the card to be turned."""

    colour: Literal["red", "black"]
    """Red is Loyalty, black is Treachery (LT-14)."""


class ChooseFirst(Move, frozen=True, tag="choose_first"):
    """LT-2: choose who goes first, after winning the cut."""

    seat: Annotated[int, Meta(ge=0, le=1)]
    """Who goes first."""


class Loyalty(Move, frozen=True, tag="loyalty"):
    """LT-6: draw cards."""

    count: Number
    """How many."""


class Treachery(Move, frozen=True, tag="treachery"):
    """LT-7: put cards of the own pile on the deck, as a trap."""

    cards: Annotated[list[str], Meta(max_length=3)]
    """The cards, such as `QS`; the last one lies on top."""


class Rest(Move, frozen=True, tag="rest"):
    """LT-13: end the turn without a card."""


class Take(Move, frozen=True, tag="take"):
    """LT-8: take cards of the other pile, whose player was trapped."""

    count: Number
    """How many."""


class Resign(Move, frozen=True, tag="resign"):
    """Give the game up."""


AnyMove: TypeAlias = Call | ChooseFirst | Loyalty | Treachery | Rest | Take | Resign
