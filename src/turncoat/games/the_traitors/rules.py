"""The Traitors: the set-up and the options. What can be done when is in `phases/`."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.game import Clock, Game, Json, Start
from turncoat.core.option import Option
from turncoat.core.phase import by_name
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors import powers, views
from turncoat.games.the_traitors.bots import BOTS
from turncoat.games.the_traitors.days import FINAL_FROM, FINALISTS, LAST, LEAST_DAYS, usual_days
from turncoat.games.the_traitors.dealing import ARMOURY_ACCESS, read_deal
from turncoat.games.the_traitors.lines import Line
from turncoat.games.the_traitors.moves import CLAIM_FIELDS, REASON_LENGTH, TEXT_LENGTH, AnyMove
from turncoat.games.the_traitors.phases.armoury import Armoury
from turncoat.games.the_traitors.phases.arrival import Arrival
from turncoat.games.the_traitors.phases.breakfast import Breakfast
from turncoat.games.the_traitors.phases.conclave.part import Part
from turncoat.games.the_traitors.phases.end_vote import EndVote
from turncoat.games.the_traitors.phases.final_break import FinalBreak
from turncoat.games.the_traitors.phases.mission import MOST_BARS, PICTURES, Mission
from turncoat.games.the_traitors.phases.over import Over
from turncoat.games.the_traitors.phases.round_table.defence import Defence
from turncoat.games.the_traitors.phases.round_table.host_rules import HostRules
from turncoat.games.the_traitors.phases.round_table.identity import IdentityStage
from turncoat.games.the_traitors.phases.round_table.reveal import Reveal
from turncoat.games.the_traitors.phases.round_table.talk import Talk, TalkAgain
from turncoat.games.the_traitors.phases.round_table.vote import Vote
from turncoat.games.the_traitors.seconds import HOURS, SECONDS
from turncoat.games.the_traitors.state import TheTraitors

MOST_DAYS: Final = 30
PHASES: Final = by_name(
    Arrival(),
    Breakfast(),
    Mission(),
    Armoury(),
    Talk(),
    Vote("vote"),
    Reveal(),
    Defence(),
    Vote("runoff"),
    TalkAgain(),
    Vote("runoff_again"),
    Vote("safe_vote"),
    HostRules(),
    IdentityStage(),
    Part(1),
    Part(2),
    FinalBreak(),
    EndVote(),
    Over(),
)


def begin(start: Start, chance: Chance) -> TheTraitors:
    return TheTraitors(PHASES, start, read_deal(start.players, start.deal), chance)


def check_options(options: Json, players: int) -> None:  # noqa: ARG001
    days = options["days"]
    if options["choose_on"] >= days:
        raise Illegal("bad_option", option="choose_on")  # TT-4: before the final day
    for name in ("first_round_table", "armoury_from"):
        if options[name] > days:
            raise Illegal("bad_option", option=name)  # TT-12
    lists = options["death_lists"]
    too_close = any(later - night == 1 for night, later in pairwise(lists))
    if too_close or any(not options["choose_on"] <= night < days - 1 for night in lists):
        raise Illegal("bad_option", option="death_lists")  # TT-33


def clock(options: Json) -> Clock:
    """TT-2: in `days` by the hours on the wall."""
    return "calendar" if options["pace"] == "days" else "seconds"


game = Game(
    name="the-traitors",
    home="turncoat.games.the_traitors",
    seats=(6, 24),
    begin=begin,
    moves=AnyMove,
    view=views.View,
    line=Line,
    options=(
        Option("host", "choice", "automatic", choices=("automatic",)),
        Option("pace", "choice", "party", choices=("party", "evening", "days")),
        Option("hours", "hours", HOURS),
        Option("days", "int", usual_days, low=LEAST_DAYS, high=MOST_DAYS),
        Option(
            "traitors", "int", "secret", low=1, high=lambda players: (players - 1) // 2, words=("secret",)
        ),
        Option("choose_on", "int", 1, low=1, high=2),
        Option("first_round_table", "int", 1, low=1, high=MOST_DAYS),
        Option("armoury_from", "int", 1, low=1, high=MOST_DAYS),
        Option("shields", "int", 1, low=0, high=ARMOURY_ACCESS),
        Option("reveal", "choice", "always", choices=("always", "not_in_final", "never")),
        Option("ghosts_see_all", "bool", False),
        Option("death_lists", "list", (), low=1, high=MOST_DAYS, most=powers.LISTS_MOST),
    ),
    check_options=check_options,
    clock=clock,
    talking=frozenset(["say", "claim"]),
    numbers={
        "text_length": TEXT_LENGTH,
        "reason_length": REASON_LENGTH,
        "claim_fields": {what: list(fields) for what, fields in CLAIM_FIELDS.items()},
        "seconds": {step: row._asdict() for step, row in SECONDS.items()},
        "armoury_access": ARMOURY_ACCESS,
        "most_bars": MOST_BARS,
        "pictures": list(PICTURES),
        "final_from": FINAL_FROM,
        "finalists": FINALISTS,
        "last": LAST,
        "tempters": powers.TEMPTERS,
        "tempt_nights": powers.TEMPT_NIGHTS,
        "blackmail_nights": powers.BLACKMAIL_NIGHTS,
        "list_length": powers.LIST_LENGTH,
    },
    bots=BOTS,
)
