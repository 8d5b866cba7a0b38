"""A finite list of choices for a game, with numbers that mean the same in every match.

A choice is a whole move where its kind has at most one field (`call red`), else a step of one: the kind, then
value after value (`treachery`, `QS`, `done`). Steps with only one way are taken by themselves. What may stand
in the open fields of a template is said by the game, in `open_fields.py` of its folder; templates of a game
without it are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import ModuleType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from turncoat.core import registry
from turncoat.core.game import Game, Json
from turncoat.core.moves import fixed_part

WAIT: Final = 0
"""The choice to do nothing now."""
Steps: TypeAlias = tuple[Any, ...]
"""A move as far as it was chosen: its kind, then the values of its fields."""


class _Way(NamedTuple):
    """One way to go on."""

    name: str
    steps: Steps
    """All steps of the move, with this one."""


class Choices:
    """The numbered choices of a game.

    >>> choices = Choices.of("loyalty-or-treachery")
    >>> choices.names[:4], len(choices)
    (['wait', 'call red', 'call black', 'choose_first 0'], 70)
    """

    def __init__(self, game: Game) -> None:
        self._open: ModuleType | None = game.part("open_fields")
        self._never: frozenset[str] = getattr(self._open, "NEVER", frozenset())
        self._talking = game.talking
        numbers = range(getattr(self._open, "MOST", game.seats[1] - 1) + 1)
        kinds = [
            kind
            for kind in get_args(game.moves) or (game.moves,)
            if kind.__struct_config__.tag not in self._never
        ]
        begun = [name for kind in kinds for name in _beginnings(kind, numbers, game.talking)]
        spelled = [value for kind in kinds if _is_spelled(kind) for value in _values(kind, numbers)[1:]]
        steps = map(_step_name, [*spelled, *getattr(self._open, "VALUES", ()), *numbers])
        self.names: Final = list(dict.fromkeys(["wait", *begun, *steps]))
        """By number: a whole move or its kind; with `…` before it, a further step of a move."""
        self._numbers: Final = {name: number for number, name in enumerate(self.names)}

    @staticmethod
    @cache
    def of(game: str) -> Choices:
        """Return the choices of the game of that name."""
        return Choices(registry.find(game))

    def __len__(self) -> int:
        return len(self.names)

    def offered(self, view: Json, talk: bool) -> list[Json]:
        """Return the moves and templates of a view that can be chosen here.

        A whole move with a list in it is left out: there is a template beside it, as for all such lists.
        """
        return [
            offer
            for offer in view["legal"]
            if offer["move"] not in self._never
            and (talk or offer["move"] not in self._talking)
            and (self._open is not None if "open" in offer else not _has_list(offer))
        ]

    def after(self, offered: Sequence[Json], begun: Steps, view: Json) -> dict[int, Steps]:
        """Return what may be chosen after the steps so far: by number, all steps of the move with this one.

        A step that can only be followed by one other brings it along, so that every choice is a decision.
        """
        ways = self._ways(offered, begun, view)
        found = {self._numbers[way.name]: self._follow(offered, way.steps, view) for way in ways}
        return dict(sorted(found.items()))

    def move(self, offered: Sequence[Json], steps: Steps, view: Json) -> Json | None:
        """Return the move that these steps make, or None while it is incomplete."""
        for offer in sorted(offered, key=lambda offer: "open" in offer):
            fixed = _fixed_steps(offer)
            if "open" not in offer:
                if _same(fixed, steps):
                    return offer
            elif self._open is not None and _same(fixed, steps[: len(fixed)]):
                chosen = steps[len(fixed) :]
                if not self._open.next_values(offer, chosen, view):
                    move: Json = self._open.fill(offer, chosen)
                    return move
        return None

    def _follow(self, offered: Sequence[Json], steps: Steps, view: Json) -> Steps:
        while self.move(offered, steps, view) is None:
            ways = list(self._ways(offered, steps, view))
            if len(ways) != 1:
                break
            steps = ways[0].steps
        return steps

    def _ways(self, offered: Sequence[Json], begun: Steps, view: Json) -> Iterator[_Way]:
        seen = set()
        for offer in offered:
            for way in self._ways_of(offer, begun, view):
                if way.name not in seen:
                    seen.add(way.name)
                    yield way

    def _ways_of(self, offer: Json, begun: Steps, view: Json) -> Iterator[_Way]:
        fixed, name = _fixed_steps(offer), _name(fixed_part(offer))
        if not begun:
            yield _Way(name, fixed) if name in self._numbers else _Way(str(fixed[0]), fixed[:1])
        elif len(begun) < len(fixed):
            if name not in self._numbers and _same(fixed[: len(begun)], begun):
                way = fixed[len(begun)]
                yield _Way(_step_name(way), (*begun, way))
        elif "open" in offer and self._open is not None and _same(fixed, begun[: len(fixed)]):
            for way in self._open.next_values(offer, begun[len(fixed) :], view):
                yield _Way(_step_name(way), (*begun, way))


def _same(some: Steps, others: Steps) -> bool:
    """Return whether steps are the same; unlike `==`, tell 1 from True."""
    return some == others and [*map(type, some)] == [*map(type, others)]


def _step_name(value: Any) -> str:
    return f"… {_text(value)}"


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _name(move: Json) -> str:
    """Describe a move in a few words: its kind and its values."""
    return " ".join(_text(leaf) for leaf in _leaves(move))


def _fixed_steps(offer: Json) -> Steps:
    """Return the steps of the fields that an offer has already: the kind first."""
    return tuple(_leaves(fixed_part(offer)))


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, Mapping):
        return [leaf for inner in value.values() for leaf in _leaves(inner)]
    return [value]


def _has_list(offer: Json) -> bool:
    return any(isinstance(leaf, list) for leaf in _leaves(offer))


def _beginnings(kind: Any, numbers: range, talking: frozenset[str]) -> Iterator[str]:
    """Yield the names of all first choices for a kind of move: whole moves, or the kind alone."""
    tag = str(kind.__struct_config__.tag)
    if tag in talking or _is_spelled(kind):
        yield tag
        return
    fields = msgspec.structs.fields(kind)
    required = [field for field in fields if field.required]
    if not required:
        yield tag
        yield from (
            _name({"move": tag, "field": value})
            for field in fields
            if not _is_number(field.type)
            for value in _listed(field.type, numbers) or ()
            if value is not None and value != field.default
        )
    for field in required:
        for value in _listed(field.type, numbers) or ():
            yield _name({"move": tag, "field": value})


def _is_spelled(kind: Any) -> bool:
    """Return whether a move is chosen step by step: it has several fields, or one with too many values."""
    required = [field for field in msgspec.structs.fields(kind) if field.required]
    return len(required) > 1 or any(_listed(field.type, range(1)) is None for field in required)


def _listed(kind: Any, numbers: range) -> list[Any] | None:
    """Return all values of a type, or None if they cannot be listed."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return list(inner)
    if kind is int:
        return list(numbers)
    if kind in (bool, type(None)):
        return [False, True] if kind is bool else [None]
    if origin is Annotated:
        return _listed(inner[0], _bounded(inner[1], numbers))
    if origin in (Union, UnionType):
        parts = [_listed(part, numbers) for part in inner]
        return None if None in parts else [value for part in parts for value in part or ()]
    return None


def _bounded(meta: Any, numbers: range) -> range:
    bounded = isinstance(meta, Meta) and meta.ge is not None and meta.le is not None
    return range(int(meta.ge), int(meta.le) + 1) if bounded else numbers


def _is_number(kind: Any) -> bool:
    return kind is int or any(_is_number(part) for part in get_args(kind))


def _values(kind: Any, numbers: range) -> list[Any]:
    """Return all words and numbers that may be steps of a move of this kind."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        inner = [
            value
            for field in msgspec.structs.fields(kind)
            if field.required
            for value in _values(field.type, numbers)
        ]
        return [kind.__struct_config__.tag, *inner]
    if get_origin(kind) in (Union, UnionType):
        return [value for part in get_args(kind) for value in _values(part, numbers)]
    return _listed(kind, numbers) or []
