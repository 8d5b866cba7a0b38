"""What a game's tests bring, so that the laws can be tried on it: `tests/games/<folder>/support.py`."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from turncoat import Illegal, Match
from turncoat.core.viewer import Viewer

Json = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """A way to set the game up for generated play."""

    players: int
    options: Json


@dataclass(frozen=True)
class Support:
    game: str
    setups: Sequence[Setup]
    fill: Callable[[Json, Json, Random], Json]
    """A template of `legal`, filled in for a view."""
    deal: Callable[[int, Random], Json]
    """A deal that fixes everything a deal can fix."""
    twin: Callable[[Match, Viewer, Random], Match | None]
    """The match as it would be if only something this viewer may not know were different.

    Made without a look at views, from the rules alone; None when the viewer knows everything.
    """
    steps: int = 400
    """How far generated play goes at the most."""
    reveals: frozenset[str] = frozenset()
    """Moves after which their maker may rightly see what was hidden before: a card drawn, say."""
    likes: Callable[[Json], bool] = lambda move: move["move"] != "resign"
    """Which legal moves generated play takes often; the others come now and then."""
    hurry: float = 0.05
    """How often a step is that the deadline comes; more in a game that is mostly clocks."""
    fits: Callable[[str, Any], bool] = lambda field, value: False  # noqa: ARG005
    """Whether what looks like nonsense makes sense as that field of a deal."""
    unseen: Callable[[Match, Illegal], bool] = lambda match, no: False  # noqa: ARG005
    """Whether an offered move may be refused like this, for something that its maker may not see yet."""


def of(folder: str) -> Support:
    found = importlib.import_module(f"tests.games.{folder}.support").support
    assert isinstance(found, Support)
    return found


def begin(
    support: Support, rng: Random, adapt: Callable[[Json, int], Json] = lambda options, _: options
) -> Match:
    """Begin some match of a game; `adapt` changes the options for so many players."""
    setup = rng.choice(support.setups)
    deal = support.deal(setup.players, rng) if rng.random() < 0.7 else {}
    names = [f"Player {seat}" for seat in range(setup.players)]
    return Match(
        support.game, names, seed=rng.getrandbits(64), options=adapt(setup.options, setup.players), deal=deal
    )


def seats(match: Match) -> list[Any]:
    host = ["host"] if match._beginning.hosted else []
    return [*range(len(match.seats)), *host]


def kinds(match: Match) -> Sequence[Any]:
    """The types of the game's moves."""
    return get_args(match._beginning.game.moves) or (match._beginning.game.moves,)


def optional_fields(match: Match, name: str) -> set[str]:
    """The fields of a move that may be left out."""
    for kind in kinds(match):
        if kind.__struct_config__.tag == name:
            return {field.name for field in msgspec.structs.fields(kind) if not field.required}
    return set()


def invent_moves(match: Match, rng: Random, most: int = 20) -> list[Json]:
    """Moves of every kind with any values that fit their types, whether or not they make sense now."""
    made = []
    for _ in range(most):
        kind = rng.choice(kinds(match))
        fields = {
            field.encode_name: _some(field.type, match, rng)
            for field in msgspec.structs.fields(kind)
            if field.required or rng.random() < 0.5
        }
        made.append({"move": kind.__struct_config__.tag, **fields})
    return made


def _some(kind: Any, match: Match, rng: Random) -> Any:
    """A value of a type, small where it is a number: most of them are seats or counts."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _some(inner[0], match, rng)
    if origin is Literal:
        return rng.choice(inner)
    if origin in (Union, UnionType):
        return _some(rng.choice(inner), match, rng)
    if origin is list:
        return [_some(inner[0], match, rng) for _ in range(rng.randrange(3))]
    if origin is dict:
        return {_some(inner[0], match, rng): _some(inner[1], match, rng) for _ in range(rng.randrange(3))}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        tag = {} if config.tag is None else {config.tag_field: config.tag}
        fields = msgspec.structs.fields(kind)
        return tag | {field.encode_name: _some(field.type, match, rng) for field in fields}
    values: dict[Any, list[Any]] = {
        int: list(range(-1, len(match.seats) + 2)),
        bool: [True, False],
        str: ["", "x", "AS", "2H"],
        float: [0.0, 1.5],
        type(None): [None],
    }
    return rng.choice(values[kind])


def viewers(match: Match) -> list[Viewer]:
    return [*range(len(match.seats)), "watcher", "host"]


def step(support: Support, match: Match, rng: Random) -> None:
    """One thing happens: mostly a legal move, sometimes time passes, sometimes a deadline comes."""
    deadline = match.deadline
    assert deadline is None or deadline >= match.now, "a deadline that has passed"
    if deadline is not None and rng.random() < support.hurry:
        match.tick(deadline)
        return
    able = [seat for seat in seats(match) if match.legal(seat)]
    if not able:
        assert deadline is not None, "nobody can move and nothing is due"
        match.tick(deadline)
        return
    seat = rng.choice(able)
    legal = match.legal(seat)
    liked = [move for move in legal if support.likes(move)]
    if liked:
        legal = liked if rng.random() < 0.98 else legal
    elif rng.random() < 0.95:
        return  # this seat has nothing better to do than what is not liked
    move = rng.choice(legal)
    if "open" in move:
        move = support.fill(move, match.view(seat), rng)
    at = match.now + rng.choice((0.0, 0.0, 0.3, 2.0))
    if deadline is not None and deadline <= at:
        match.tick(deadline)
        return
    try:
        match.play(seat, move, at)
    except Illegal as no:
        if not support.unseen(match, no):
            raise AssertionError(f"{move} was offered to {seat} and refused: {no}") from no


def generate_match(support: Support, rng: Random) -> Match:
    """A match somewhere on its way, or over."""
    match = begin(support, rng)
    for _ in range(rng.randrange(support.steps)):
        if match.result is not None:
            break
        step(support, match, rng)
    return match


def replay(match: Match) -> Match:
    try:
        return Match.replay(match.log)
    except Illegal as no:
        raise AssertionError(f"its own log is refused: {no}") from no
