"""Players that count, and weigh what each move promises, but do not look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import FastChance
from turncoat.games.loyalty_or_treachery.bots.judgement import (
    LOYALTY_MOST,
    Position,
    red_call,
    red_gain,
    trap_cards,
)
from turncoat.games.loyalty_or_treachery.bots.memory import Memory, Returned
from turncoat.games.loyalty_or_treachery.bots.settings import none_wanted
from turncoat.games.loyalty_or_treachery.cards import CARDS, COLOURS, NUMBERS, REDS

Mix: TypeAlias = list[tuple[float, dict[str, Any]]]
"""Moves, each with how often it should be made; together 1."""


@dataclass(frozen=True)
class Style:
    """How well somebody plays."""

    counts: bool = True
    """Whether they call the colour of which more is left; else any."""
    mixes: bool = True
    """Whether they call on traps by lot; else the colour that the pile shows most of."""
    mood: float = 0.0
    """How often they do not weigh what a move promises."""
    greed: float = 1.0
    """How often they then draw all they may; else they return a card, or draw fewer."""


STYLES: Final[Mapping[str, Style]] = {
    "novice": Style(counts=False, mixes=False, mood=1.0, greed=0.5),
    "casual": Style(mood=0.6, greed=0.75),
    "counter": Style(),
}
"""The weakest first."""

EVEN: Final = 1e-9
"""What promises are this close are the same."""


def call(red: float) -> Mix:
    """Call red so often, else black."""
    colours = zip((red, 1.0 - red), COLOURS, strict=True)
    return [(odds, {"move": "call", "colour": colour}) for odds, colour in colours if odds > 0]


def likelier(red_odds: float) -> float:
    """Return how often to call red: always what is likelier, by lot where neither is."""
    return 0.5 if abs(red_odds - 0.5) < EVEN else float(red_odds > 0.5)


def draw_from(mix: Mix, chance: FastChance) -> dict[str, Any]:
    """Choose one of the moves by lot."""
    left = chance.below(1_000_000) / 1_000_000
    for odds, move in mix:
        left -= odds
        if left < 0:
            return move
    return mix[-1][1]


def cut(view: View) -> Mix:
    """LT-2: the colour of which fewer cards have been turned; who may choose, begins."""
    if any(move["move"] == "choose_first" for move in view["legal"]):
        return [(1.0, {"move": "choose_first", "seat": view["you"]})]
    red = sum(NUMBERS[card] < REDS for card in view["turned"])
    return call(likelier(0.5 + 0.1 * (len(view["turned"]) - 2 * red)))


def take_all(view: View) -> Mix:
    """LT-8: as many cards as there are to take."""
    return [(1.0, {"move": "take", "count": min(view["limit"], view["piles"][1 - view["you"]])})]


def hidden_call(memory: Memory, top: Returned) -> float:
    """Return how often to call red on a card that the other returned."""
    certain = memory.certain_colour(top)
    return red_call(top.all_red, top.all_black) if certain is None else certain


def mix(memory: Memory, view: View, style: Style) -> Mix:
    """Return how often such a player makes which move, with that memory and a view that asks for a move."""
    if view["phase"] == "cut":
        return cut(view)
    if view["phase"] == "call":
        return call(_red_call(memory, view, style))
    if view["phase"] == "take":
        return take_all(view)
    return _action(memory, view, style)


def counted_call(memory: Memory, view: View) -> float:
    """Return how often to call red on a card that nobody returned: the colour that promises more."""
    mine, other = len(memory.pile), view["piles"][1 - memory.you]
    turns = view["turn_limit"] - view["turns"]
    gain = red_gain(memory.cards & ~memory.seen, mine - other, view["deck"], turns)
    return 0.5 if abs(gain) < EVEN else float(gain > 0)


def _red_call(memory: Memory, view: View, style: Style) -> float:
    if not memory.run:
        return counted_call(memory, view) if style.counts else 0.5
    top = memory.run[-1]
    if top.card is not None:
        return float(top.card < REDS)
    return hidden_call(memory, top) if style.mixes else likelier(top.share)


def _action(memory: Memory, view: View, style: Style) -> Mix:
    position = position_in(view, memory)
    red, weighs = position.red_trap(), 1.0 - style.mood
    plans = [(weighs * red, position.best_plan(True)), (weighs * (1.0 - red), position.best_plan(False))]
    weighed = [(odds, as_move(plan, memory.pile)) for odds, plan in plans if odds > 0]
    if not style.mood:
        return weighed
    return weighed + [(style.mood * odds, move) for odds, move in _whims(position, style.greed)]


def _whims(position: Position, greed: float) -> Mix:
    """Return what somebody does who weighs nothing: draw all they may, or fewer, or return a card."""
    most = min(position.limit, position.deck)
    fewer = range(position.least, most)
    share = (1.0 - greed) / (len(fewer) + len(position.pile))
    mix: Mix = [(greed, as_move(most, position.pile))]
    mix += [(share, as_move(number, position.pile)) for number in fewer]
    return mix + [(share, {"move": "treachery", "cards": [CARDS[card]]}) for card in position.pile]


def position_in(view: View, memory: Memory) -> Position:
    """Return what matters of the view of a player who may draw or return cards."""
    mine, other = len(memory.pile), view["piles"][1 - memory.you]
    turns = view["turn_limit"] - view["turns"]
    position = Position(mine - other, view["deck"], turns, other, view["limit"], least_of(view), memory.pile)
    position.all_red, position.all_black = memory.my_colour()
    return position


def least_of(view: View) -> int:
    """LT-6: how many cards Loyalty must draw, with a strict chart."""
    return min((move["count"] for move in view["legal"] if move["move"] == "loyalty"), default=0)


def as_move(plan: int, pile: list[int]) -> dict[str, Any]:
    """Write a plan as a move."""
    if plan < LOYALTY_MOST:
        return {"move": "loyalty", "count": plan}
    return {"move": "treachery", "cards": [CARDS[card] for card in trap_cards(plan, pile)]}


class Counter:
    """Counts colours, remembers what it has seen, and makes of that what its style says."""

    wake = None

    def __init__(self, style: Style, seed: int) -> None:
        self._style = style
        self._chance = FastChance(seed & 0x7FFF_FFFF)
        self._memory = Memory()

    def see(self, view: View, now: float) -> None:  # noqa: ARG002 - when it was does not matter
        self._memory.note(view)

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        self.see(view, now)
        if view["actor"] is None or view["actor"] != view["you"]:
            return None
        return draw_from(mix(self._memory, view, self._style), self._chance)


def make_counter(name: str, seed: int, settings: str) -> Counter:
    """Make a bot of a style; it has nothing to set."""
    none_wanted(name, settings)
    return Counter(STYLES[name], seed)
