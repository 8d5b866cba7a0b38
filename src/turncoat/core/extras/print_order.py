"""Orders for a printed game: how many players, which paper, which names."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from turncoat.core.refusal import Illegal, brief, wrong_number_of_seats
from turncoat.core.speech.text import fold_text, shows

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
NAME_LENGTH: Final = 24


@dataclass(frozen=True)
class Order:
    """An order for a kit. A kit holds no secrets: it deals no roles."""

    players: int
    paper: str = "a4"
    names: tuple[str, ...] = ()
    """Of all players, or empty: then the kit has lines to write them on."""


def make_order(
    seats: tuple[int, int], paper: str, players: int | None = None, names: Sequence[str] = ()
) -> Order:
    """Make an order, or refuse. Without a number of players it is the number of names, or the least."""
    low, high = seats
    if paper not in PAPERS:
        raise Illegal("kit_paper", paper=brief(paper), papers=", ".join(PAPERS))
    count = players if players is not None else len(names) or low
    if not low <= count <= high:
        raise wrong_number_of_seats((low, high), count)
    if names and len(names) != count:
        raise Illegal("kit_names", names=len(names), players=count)
    return Order(count, paper, _check_names(names))


def _check_names(names: Sequence[str]) -> tuple[str, ...]:
    neat: list[str] = []
    for name in (" ".join(unicodedata.normalize("NFC", given).split()) for given in names):
        if len(name) > NAME_LENGTH or not shows(name) or not name.isprintable():
            raise Illegal("bad_name", length=NAME_LENGTH)
        if fold_text(name) in map(fold_text, neat):
            raise Illegal("name_taken", name=name)
        neat.append(name)
    return tuple(neat)
