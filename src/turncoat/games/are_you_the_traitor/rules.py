"""Are You the Traitor?: the set-up and the options. What can be done when is in `phases/`."""

from __future__ import annotations

from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Game, Json, Start
from turncoat.core.option import Option
from turncoat.core.phase import by_name
from turncoat.games.are_you_the_traitor import views
from turncoat.games.are_you_the_traitor.bots import BOTS, CAST
from turncoat.games.are_you_the_traitor.casting import KEYHOLDER_SHOWN_FROM, TRAITORS_MEET_FROM
from turncoat.games.are_you_the_traitor.dealing import read_deal
from turncoat.games.are_you_the_traitor.lines import Line
from turncoat.games.are_you_the_traitor.moves import CLAIM_FIELDS, SIGNS, TEXT_LENGTH, AnyMove
from turncoat.games.are_you_the_traitor.phases.over import Over
from turncoat.games.are_you_the_traitor.phases.pause import Pause
from turncoat.games.are_you_the_traitor.phases.photo_finish import PhotoFinish
from turncoat.games.are_you_the_traitor.phases.talk import Talk
from turncoat.games.are_you_the_traitor.state import AreYouTheTraitor
from turncoat.games.are_you_the_traitor.treasure import GOAL, KINDS

BOTS_ROUND_LIMIT: Final = 300.0
PHASES: Final = by_name(Talk(), PhotoFinish(), Pause(), Over())


def begin(start: Start, chance: Chance) -> AreYouTheTraitor:
    deal = read_deal(start.players, start.deal)
    return AreYouTheTraitor(PHASES, start.players, start.options, deal, chance)


def at_table(options: Json, together: bool, people: int) -> Json:
    """AT-25: in one room people have their eyes. AT-27: bots alone do not talk for twenty minutes.

    Bots wait for people: none calls Stop before everybody has looked at their card.
    """
    suited = dict(options)
    if together:
        suited["signals"] = False
    suited["bots_wait"] = people > 0
    if not people:
        suited["round_limit"] = min(suited["round_limit"], BOTS_ROUND_LIMIT)
    return suited


game = Game(
    name="are-you-the-traitor",
    home="turncoat.games.are_you_the_traitor",
    seats=(4, 10),
    begin=begin,
    moves=AnyMove,
    view=views.View,
    line=Line,
    options=(
        Option("edition", "choice", "en", choices=("en", "fr")),
        Option("photo_finish", "seconds", 0.4, low=0, high=60),
        Option("pause", "seconds", 60.0, low=0, high=1_000_000),
        Option("round_limit", "seconds", 1200.0, low=1, high=1_000_000),
        Option("signals", "bool", True),
        Option("bots_wait", "bool", None, hidden=True),
    ),
    talking=frozenset(["say", "claim"]),
    numbers={
        "goal": GOAL,
        "points": {name: kind.points for name, kind in KINDS.items()},
        "text_length": TEXT_LENGTH,
        "signs": list(SIGNS),
        "claim_fields": {what: list(fields) for what, fields in CLAIM_FIELDS.items()},
        "keyholder_shown_from": KEYHOLDER_SHOWN_FROM,
        "traitors_meet_from": dict(TRAITORS_MEET_FROM),
    },
    bots=BOTS,
    cast=CAST,
    at_table=at_table,
)
