"""Are You the Traitor?: the set-up and the options. What can be done when is in `phases/`."""

from __future__ import annotations

from typing import Final

from turncoat.core.cover_traffic import Pace
from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Game, Json, Start
from turncoat.core.option import Option
from turncoat.core.phase import by_name
from turncoat.games.are_you_the_traitor import views
from turncoat.games.are_you_the_traitor.bots import BOTS, COMPANY
from turncoat.games.are_you_the_traitor.casting import ROLES, team
from turncoat.games.are_you_the_traitor.dealing import read_deal
from turncoat.games.are_you_the_traitor.lines import Line
from turncoat.games.are_you_the_traitor.moves import SIGNS, TEXT_LENGTH, AnyMove
from turncoat.games.are_you_the_traitor.phases.over import Over
from turncoat.games.are_you_the_traitor.phases.pause import Pause
from turncoat.games.are_you_the_traitor.phases.photo_finish import PhotoFinish
from turncoat.games.are_you_the_traitor.phases.talk import Talk
from turncoat.games.are_you_the_traitor.state import (
    USUAL,
    WINDOW_APART,
    WINDOW_TOGETHER,
    AreYouTheTraitor,
)
from turncoat.games.are_you_the_traitor.treasure import GOAL, KINDS

BOTS_ROUND_LIMIT: Final = 300.0
RULES: Final = 2
"""Version 2: a shared lead is followed by rings (AT-22), long glances are noticed (AT-25)."""
BEAT: Final = 1.0
"""Seconds."""
PRIVATE_ROOM: Final = 1536
"""Bytes of room in each message to a seat: for its card, what it knows of others, its treasure, its moves."""
PHASES: Final = by_name(Talk(), PhotoFinish(), Pause(), Over())


def begin(start: Start, chance: Chance) -> AreYouTheTraitor:
    deal = read_deal(start.players, start.deal)
    return AreYouTheTraitor(PHASES, start.players, start.options, deal, chance, start.rules)


def at_table(options: Json, together: bool, people: list[int]) -> Json:
    """Adapt the options to a table.

    AT-13: in one room the shout comes before the phone. AT-13, AT-15: people decide, where there are any.
    AT-25: in one room people have their eyes. AT-27: bots alone do not talk for twenty minutes.

    Bots wait for people: none calls Stop before everybody has looked at their card.
    """
    suited = dict(options)
    if suited["photo_finish"] == USUAL:
        suited["photo_finish"] = WINDOW_TOGETHER if together else WINDOW_APART
    if together:
        suited["signals"] = False
    suited["bots_wait"] = bool(people)
    if people:
        suited["people"] = people
    else:
        suited["round_limit"] = min(suited["round_limit"], BOTS_ROUND_LIMIT)
    return suited


def beat(state: AreYouTheTraitor) -> Pace | None:
    """Return the pace at which signs and glances are noticed, so that traffic shows nobody whose (AT-25)."""
    signed = state.phase.name == "talk" and state.options["signals"]
    return Pace(f"dealing {state.dealings}", BEAT) if signed else None


game = Game(
    name="are-you-the-traitor",
    home="turncoat.games.are_you_the_traitor",
    seats=(4, 10),
    begin=begin,
    moves=AnyMove,
    rules=RULES,
    view=views.View,
    line=Line,
    options=(
        Option("edition", "choice", "en", choices=("en", "fr")),
        Option("photo_finish", "seconds", USUAL, low=0, high=60, words=(USUAL,), rare=True),
        Option("pause", "seconds", 60.0, low=0, high=1_000_000),
        Option("ring_moment", "seconds", 8.0, low=0, high=30, absent=0, rare=True),
        Option("round_limit", "seconds", 1200.0, low=1, high=1_000_000),
        Option("signals", "bool", True, when={"together": (False,)}),
        Option("bots_wait", "bool", None, hidden=True),
        Option("people", "list", None, low=0, high=9, hidden=True),
    ),
    private_room=PRIVATE_ROOM,
    beat=beat,
    talking=frozenset(["say", "claim"]),
    numbers={
        "goal": GOAL,
        "points": {name: kind.points for name, kind in KINDS.items()},
        "text_length": TEXT_LENGTH,
        "signs": list(SIGNS),
        "teams": {role: team(role) for role in ROLES},
    },
    bots=BOTS,
    bots_speak=True,
    usual_bot="steady",
    company=COMPANY,
    at_table=at_table,
)
