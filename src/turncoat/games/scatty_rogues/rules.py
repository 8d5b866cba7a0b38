"""Scatty Rogues: the set-up and the options. What can be done when is in `phases/`."""

from __future__ import annotations

from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Game, Json, Start
from turncoat.core.option import Option
from turncoat.core.phase import by_name
from turncoat.games.scatty_rogues import kernel as k
from turncoat.games.scatty_rogues import views
from turncoat.games.scatty_rogues.bots import BOTS, CAST
from turncoat.games.scatty_rogues.dealing import draw_pile
from turncoat.games.scatty_rogues.lines import Line
from turncoat.games.scatty_rogues.moves import SAY_LENGTH, TEXT_LENGTH, WORD_LENGTH, AnyMove
from turncoat.games.scatty_rogues.phases.correct import Correcting
from turncoat.games.scatty_rogues.phases.hide import Hiding
from turncoat.games.scatty_rogues.phases.over import Over
from turncoat.games.scatty_rogues.phases.penalty import Penalty
from turncoat.games.scatty_rogues.phases.walk import DOOR_SECONDS, HAND_SECONDS, Walk
from turncoat.games.scatty_rogues.state import ScattyRogues
from turncoat.games.scatty_rogues.traps import FIGURES, PICTURES, SIGNS

WINDOW_SECONDS: Final = 2.0
CHANT_SECONDS: Final = 1.0
PHASES: Final = by_name(Hiding(), Walk(), Correcting(), Penalty(), Over())


def begin(start: Start, chance: Chance) -> ScattyRogues:
    """SR-3 and SR-4."""
    pile = draw_pile(start.deal, chance)
    return ScattyRogues(PHASES, start.players, start.options, pile, chance, start.rules)


def at_table(options: Json, together: bool, people: list[int]) -> Json:  # noqa: ARG001
    """SR-16: in one room the time to object is as long as the chant, unless it was set."""
    if together and options["objection_window"] == WINDOW_SECONDS:
        return options | {"objection_window": CHANT_SECONDS}
    return options


game = Game(
    name="scatty-rogues",
    home="turncoat.games.scatty_rogues",
    seats=(3, 8),
    begin=begin,
    moves=AnyMove,
    view=views.View,
    rules=2,
    line=Line,
    options=(
        Option("first", "seat", 0),
        Option("words", "choice", "own", choices=("own", "plain")),
        Option("marker", "bool", False),
        Option("count_seconds", "seconds", 5.0, low=1, high=60),
        Option("objection_window", "seconds", WINDOW_SECONDS, low=0, high=10, rare=True),
        Option("correct_seconds", "seconds", 8.0, low=3, high=60, rare=True),
    ),
    forgetful=True,  # SR-26
    talking=frozenset(["say"]),
    numbers={
        "troves": k.TROVES,
        "draw_pile": k.DRAW_PILE,
        "hidden_before": k.HIDDEN_BEFORE,
        "penalties_each": k.PENALTIES_EACH,
        "points": {"treasure": k.TREASURE_POINTS, "trap": k.TRAP_POINTS, "penalty": k.PENALTY_POINTS},
        "pictures": list(PICTURES),
        "signs": list(SIGNS),
        "figures": list(FIGURES),
        "word_length": WORD_LENGTH,
        "say_length": SAY_LENGTH,
        "text_length": TEXT_LENGTH,
        "hand_seconds": HAND_SECONDS,
        "door_seconds": DOOR_SECONDS,
    },
    bots=BOTS,
    cast=CAST,
    usual_bot="hound",
    bots_speak=True,
    at_table=at_table,
)
