"""Draws by lot: each kind has its own stream (TT-34), and a given deal can fix it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.clauses.votes import Seats

ARMOURY_ACCESS: Final = 3
"""The number of players with access to the armoury (TT-15)."""
USUAL_EAGERNESS: Final = 1
"""The eagerness of players who did not say (TT-3)."""


@dataclass(frozen=True)
class Deal:
    """The draws that a given deal fixes; where a field is None or used up, chance decides."""

    traitors: Seats | None = None
    breakfast: tuple[Seats, ...] = ()
    """The order of the players, for each morning."""
    reveal: Seats = ()
    """The seat whose vote is shown first, for each vote."""
    doors: tuple[Seats, ...] = ()
    """The doors with shields, for each armoury."""
    lots: Seats = ()
    """The order in which lots fall on seats."""


def random_order(seats: int, chance: Chance) -> list[int]:
    order = list(range(seats))
    chance.shuffle(order)
    return order


def numbers(wanted: int | None, alive: int) -> tuple[int, ...]:
    """Return the possible numbers of Traitors, all equally likely (TT-5); None: the number is secret."""
    least = 1 if alive <= 8 else 2 if alive <= 14 else 3
    drawn = (least, least + 1) if wanted is None else (wanted,)
    most = (alive - 1) // 2
    return tuple(max(1, min(number, most)) for number in drawn)


def draw_number(wanted: int | str, alive: int, chance: Chance) -> int:
    """Draw the number of Traitors, by the number of players left (TT-5)."""
    lot = int(chance.stream("number", 0).below(2))
    possible = numbers(None if isinstance(wanted, str) else wanted, alive)
    return possible[lot % len(possible)]


def draw_traitors(alive: Seats, number: int, eager: dict[int, int], deal: Deal, chance: Chance) -> list[int]:
    """Draw the Traitors by eagerness (TT-4); the unwilling only where there are too few others."""
    luck = chance.stream("traitors", 0)
    if deal.traitors is not None:
        dealt = [seat for seat in deal.traitors if seat in alive]
        if dealt:
            return sorted(dealt)
        number = 1  # TT-5: always at least one
    left, drawn = list(alive), []
    for _ in range(number):
        weights = [eager.get(seat, USUAL_EAGERNESS) for seat in left]
        if not any(weights):
            weights = [1] * len(left)
        ticket = int(luck.below(sum(weights)))
        place = 0
        while ticket >= weights[place]:
            ticket -= weights[place]
            place += 1
        drawn.append(left.pop(place))
    return sorted(drawn)


def draw_breakfast_order(players: int, deal: Deal, day: int, chance: Chance) -> list[int]:
    """Draw an order of all seats, left in the game or not (TT-35). The first morning is that of day 2."""
    order = random_order(players, chance.stream("breakfast", day))
    fixed = deal.breakfast[day - 2] if day - 2 < len(deal.breakfast) else ()
    return [*fixed, *(seat for seat in order if seat not in fixed)]


def draw_first_shown(voters: Seats, deal: Deal, votes_before: int, chance: Chance) -> int:
    """Draw the seat whose vote is shown first (TT-21)."""
    place = int(chance.stream("reveal", votes_before).below(len(voters)))
    return deal.reveal[votes_before] if votes_before < len(deal.reveal) else voters[place]


def draw_shield_doors(
    doors: int, shields: int, deal: Deal, armouries: int, day: int, chance: Chance
) -> set[int]:
    """Draw the doors with a shield behind them (TT-16)."""
    luck = chance.stream("doors", day)
    order = random_order(doors, luck)
    lucky = bool(luck.below(2))
    if armouries < len(deal.doors):
        return {door for door in deal.doors[armouries] if door < doors}
    if doors == 1:
        return {0} if shields and lucky else set()
    return set(order[:shields])


def draw_lots(players: int, deal: Deal, purpose: str, count: int, chance: Chance) -> list[int]:
    """Draw an order of all seats; the lot falls on the first who is eligible."""
    order = random_order(players, chance.stream(purpose, count))
    return [*deal.lots, *(seat for seat in order if seat not in deal.lots)]


def first_of(eligible: Collection[int], order: Sequence[int]) -> int | None:
    return next((seat for seat in order if seat in eligible), None)


# Reading a deal


def read_deal(players: int, given: Json) -> Deal:
    for name in given:
        if name not in ("traitors", "breakfast", "reveal", "doors", "lots"):
            raise Illegal("bad_deal", field=name)
    breakfasts = _list(given.get("breakfast", []), "breakfast")
    armouries = _list(given.get("doors", []), "doors")
    return Deal(
        traitors=_traitors(players, given["traitors"]) if "traitors" in given else None,
        breakfast=tuple(_seats(players, order, "breakfast") for order in breakfasts),
        reveal=tuple(_number(seat, players, "reveal") for seat in _list(given.get("reveal", []), "reveal")),
        doors=tuple(_seats(ARMOURY_ACCESS, doors, "doors", least=0) for doors in armouries),
        lots=_seats(players, given["lots"], "lots") if "lots" in given else (),
    )


def _list(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise Illegal("bad_deal", field=field)
    return value


def _number(value: Any, below: int, field: str) -> int:
    if type(value) is not int or not 0 <= value < below:
        raise Illegal("bad_deal", field=field)
    return value


def _seats(below: int, value: Any, field: str, least: int = 1) -> Seats:
    """Read a list of different numbers; refuse others."""
    found = tuple(_number(seat, below, field) for seat in _list(value, field))
    if len(set(found)) != len(found) or len(found) < least:
        raise Illegal("bad_deal", field=field)
    return found


def _traitors(players: int, value: Any) -> Seats:
    """Read the Traitors: from one to fewer than half of the players (TT-5)."""
    found = _seats(players, value, "traitors")
    if 2 * len(found) >= players:
        raise Illegal("bad_deal", field="traitors")
    return tuple(sorted(found))
