"""Dealing characters and treasure: by chance, or as a given deal fixes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from turncoat.core.fairness.chance import Chance, shuffle
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.are_you_the_traitor.casting import (
    IN_PLAY,
    WIZARDS,
    Alignment,
    Casting,
    Character,
    Role,
)
from turncoat.games.are_you_the_traitor.treasure import DECK, Treasure


@dataclass(frozen=True)
class Deal:
    """What is fixed: by dealing, None where chance decides."""

    characters: tuple[list[Character] | None, ...] = ()
    alignments: tuple[dict[int, Alignment] | None, ...] = ()
    treasure: list[Treasure] | None = None


def deal_treasure(deal: Deal, chance: Chance) -> list[Treasure]:
    """Return the deck, top card last. A given deal still draws from chance, so later draws stay the same."""
    order = list(range(len(DECK)))
    shuffle(order, chance)
    return deal.treasure[::-1] if deal.treasure else [DECK[card] for card in order]


def deal_roles(players: int, deal: Deal, dealing: int, chance: Chance) -> Casting:
    """AT-3 and AT-4, for the dealing of that number (from 0)."""
    cards = IN_PLAY[players]
    characters, sides = cards.characters(), cards.alignments()
    order, draw = list(range(players)), list(range(len(sides)))
    shuffle(order, chance)
    shuffle(draw, chance)
    dealt = [characters[card] for card in order]
    drawn = [sides[card] for card in draw]
    fixed = deal.characters[dealing] if dealing < len(deal.characters) else None
    aligned = deal.alignments[dealing] if dealing < len(deal.alignments) else None
    if fixed is not None:
        dealt = fixed
    elif aligned is not None:
        _seat_wizards(dealt, set(aligned))
    roles: list[Role] = []
    for seat, who in enumerate(dealt):
        if who == "wizard":
            side = drawn.pop()
            roles.append(WIZARDS[side if aligned is None else aligned[seat]])
        else:
            roles.append(who)
    return tuple(roles)


def _seat_wizards(dealt: list[Character], wanted: set[int]) -> None:
    """Move the Wizards to those seats; everybody else keeps to chance."""
    there = {seat for seat, who in enumerate(dealt) if who == "wizard"}
    for seat, wizard in zip(sorted(wanted - there), sorted(there - wanted), strict=True):
        dealt[seat], dealt[wizard] = dealt[wizard], dealt[seat]


def read_deal(players: int, given: Json) -> Deal:
    """`characters` and `alignments`, one or a list with one a dealing; `treasure`, first = top."""
    for name in given:
        if name not in ("characters", "alignments", "treasure"):
            raise Illegal("bad_deal", field=name)
    characters: tuple[list[Character] | None, ...] = ()
    alignments: tuple[dict[int, Alignment] | None, ...] = ()
    if "characters" in given:
        characters = tuple(_characters(players, one) for one in _each(given["characters"], str, "characters"))
    if "alignments" in given:
        listed = given["alignments"]
        each = [listed] if isinstance(listed, dict) else _each(listed, None, "alignments")
        alignments = tuple(_alignments(players, one) for one in each)
    for fixed, aligned in zip(characters, alignments, strict=False):
        if fixed is not None and aligned is not None:
            _need({seat for seat, who in enumerate(fixed) if who == "wizard"} == set(aligned), "alignments")
    treasure = _treasure(given["treasure"]) if "treasure" in given else None
    return Deal(characters, alignments, treasure)


def _need(fits: bool, field: str) -> None:
    if not fits:
        raise Illegal("bad_deal", field=field)


def _each(listed: Any, one: type | None, field: str) -> list[Any]:
    """Return one entry a dealing; an entry that stands alone, known by its type, is the first."""
    _need(isinstance(listed, list) and len(listed) > 0, field)
    if one is not None and all(isinstance(part, one) for part in listed):
        return [listed]
    return list(listed)


def _characters(players: int, given: Any) -> list[Character] | None:
    if given is None:
        return None
    _need(isinstance(given, list) and all(isinstance(who, str) for who in given), "characters")
    _need(sorted(given) == sorted(IN_PLAY[players].characters()), "characters")
    return list(given)


def _alignments(players: int, given: Any) -> dict[int, Alignment] | None:
    if given is None:
        return None
    _need(isinstance(given, dict), "alignments")
    seats = {str(seat): seat for seat in range(players)}
    _need(all(str(seat) in seats for seat in given), "alignments")
    cards = IN_PLAY[players]
    sides = list(given.values())
    _need(len(sides) == cards.wizard and all(side in ("good", "evil") for side in sides), "alignments")
    _need(sides.count("good") <= cards.good and sides.count("evil") <= cards.evil, "alignments")
    return {seats[str(seat)]: side for seat, side in given.items()}


def _treasure(given: Any) -> list[Treasure]:
    _need(isinstance(given, list) and all(isinstance(card, str) for card in given), "treasure")
    _need(sorted(given) == sorted(DECK), "treasure")
    return list(given)
