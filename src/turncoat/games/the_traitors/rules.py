"""The Traitors: the set-up and the options. The moves are in `phases/`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, get_args

from turncoat.core.cover_traffic import CoverTraffic
from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Clock, Game, Json, Start
from turncoat.core.option import ZONE, Option
from turncoat.core.phase import by_name
from turncoat.core.refusal import option_clash
from turncoat.games.the_traitors import speech, views
from turncoat.games.the_traitors.agenda import agenda
from turncoat.games.the_traitors.bots import BOTS
from turncoat.games.the_traitors.clauses import host, powers
from turncoat.games.the_traitors.clauses.dealing import ARMOURY_ACCESS, read_deal
from turncoat.games.the_traitors.clauses.durations import ARRIVAL_HOURS, HOURS, SECONDS
from turncoat.games.the_traitors.clauses.flow import FINAL_FROM, FINALISTS, LAST, LEAST_DAYS, usual_days
from turncoat.games.the_traitors.clauses.late_result import HOST_BARS
from turncoat.games.the_traitors.kit import print_kit
from turncoat.games.the_traitors.lines import Line
from turncoat.games.the_traitors.missions.duel import DECK, TURNS
from turncoat.games.the_traitors.missions.rotation import MISSIONS
from turncoat.games.the_traitors.missions.vault import PICTURES
from turncoat.games.the_traitors.moves import (
    LETTER_LENGTH,
    REASON_LENGTH,
    TEXT_LENGTH,
    AnyMove,
    HostDecision,
)
from turncoat.games.the_traitors.outline import outline
from turncoat.games.the_traitors.phases.armoury import Armoury
from turncoat.games.the_traitors.phases.arrival import Arrival
from turncoat.games.the_traitors.phases.breakfast import Breakfast
from turncoat.games.the_traitors.phases.conclave.part import Part
from turncoat.games.the_traitors.phases.end_vote import EndVote
from turncoat.games.the_traitors.phases.final_break import FinalBreak
from turncoat.games.the_traitors.phases.finale import Finale
from turncoat.games.the_traitors.phases.mission import MOST_BARS, MissionPhase
from turncoat.games.the_traitors.phases.over import Over
from turncoat.games.the_traitors.phases.round_table.defence import Defence
from turncoat.games.the_traitors.phases.round_table.host_rules import HostRules
from turncoat.games.the_traitors.phases.round_table.identity import IdentityStage
from turncoat.games.the_traitors.phases.round_table.reveal import Reveal
from turncoat.games.the_traitors.phases.round_table.talk import Talk, TalkAgain
from turncoat.games.the_traitors.phases.round_table.vote import Vote
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.phases.selection import Half, HostSelects
from turncoat.games.the_traitors.state import TheTraitors

MOST_DAYS: Final = 30
NIGHT_BEAT: Final = 1.0
"""Seconds between two messages to every phone, at night."""
NIGHT_BEAT_DAYS: Final = {1: 5.0, 2: 20.0}
"""The same in `days`, by part of the night: the second is long, and most people sleep."""
CEREMONY_BEAT_DAYS: Final = 5.0
"""The same in `days`, in the selection."""
DAY_ROOM: Final = 2560
"""Bytes of room in each message by day for what players are told by identity, and for their moves."""
NIGHT_ROOM: Final = 4096
"""Bytes of room in each message for what players are told by identity: offers, decisions, some talk."""
COMPANY: Final = (
    *("rosa", "baldur", "nora", "clement", "thea", "viggo"),
    *("pip", "mathilde", "lucian", "osric", "gustav", "isolde"),
)
"""The characters in the order in which they fill seats: middling players first."""
PHASES: Final[Mapping[str, SeasonPhase]] = by_name(
    Arrival(),
    HostSelects(),
    Half(1),
    Half(2),
    Breakfast(),
    MissionPhase(),
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
    Vote("revote"),
    IdentityStage(),
    Part(1),
    Part(2),
    FinalBreak(),
    EndVote(),
    Finale(),
    Over(),
)


HOSTED: Final = {"host": ("human",)}


def begin(start: Start, chance: Chance) -> TheTraitors:
    return TheTraitors(PHASES, start, read_deal(start.players, start.deal), chance)


def check_options(options: Json, players: int) -> None:  # noqa: ARG001
    days = options["days"]
    if options["choose_on"] >= days:
        raise option_clash("choose_on", "clash-chosen-late")  # TT-4: before the final day
    for name in ("first_round_table", "armoury_from"):
        if options[name] > days:
            raise option_clash(name, "clash-too-few-days", days=days)  # TT-12
    lists = options["death_lists"]
    if any(later - night == 1 for night, later in pairwise(lists)):
        raise option_clash("death_lists", "clash-lists-in-a-row")  # TT-33
    first, last = options["choose_on"], days - 2
    if any(not first <= night <= last for night in lists):
        raise option_clash(
            "death_lists", "clash-list-night", first=first, last=last, nights=max(0, last - first + 1)
        )


def clock(options: Json) -> Clock:
    """Return the clock of the pace: the calendar in `days`, else seconds (TT-2)."""
    return "calendar" if options["pace"] == "days" else "seconds"


def cover(state: TheTraitors) -> CoverTraffic | None:
    """Return the cover traffic of the selection and of a night.

    A phone's traffic does not give a Traitor away (TT-4, TT-34).
    """
    if not host.has_its_time(state):
        return None
    part = int(state.phase.name.partition(".")[2])
    every = NIGHT_BEAT
    if state.pace.by_hours:
        every = NIGHT_BEAT_DAYS[part] if state.phase_name == "conclave" else CEREMONY_BEAT_DAYS
    return CoverTraffic(f"{state.day}/{state.phase.name}", frozenset(state.alive), every, NIGHT_ROOM)


game = Game(
    name="the-traitors",
    rules=4,
    home="turncoat.games.the_traitors",
    seats=(6, 24),
    begin=begin,
    opening_draws=False,  # roles are drawn when everybody has arrived
    moves=AnyMove,
    view=views.View,
    line=Line,
    options=(
        Option("host", "choice", "automatic", choices=("automatic", "human")),
        Option("clocks", "bool", True, when=HOSTED),
        Option(
            "host_patience",
            "seconds",
            host.USUAL,
            low=10,
            high=86_400,
            words=(host.USUAL,),
            when=HOSTED,
            rare=True,
        ),
        Option("pace", "choice", "party", choices=("party", "evening", "days", "quick")),
        Option("hours", "hours", HOURS, when={"pace": ("days",)}),
        Option("days", "int", usual_days, low=LEAST_DAYS, high=MOST_DAYS),
        Option(
            "traitors", "int", "secret", low=1, high=lambda players: (players - 1) // 2, words=("secret",)
        ),
        Option("choose_on", "int", 1, low=1, high=2, rare=True),
        Option("first_round_table", "int", 1, low=1, high=MOST_DAYS, rare=True),
        Option("first_mission", "choice", "vault", choices=tuple(MISSIONS), rare=True),
        Option("armoury_from", "int", 1, low=1, high=MOST_DAYS, rare=True),
        Option("shields", "int", 1, low=0, high=ARMOURY_ACCESS, rare=True),
        Option("reveal", "choice", "always", choices=("always", "not_in_final", "never"), rare=True),
        Option("ghosts_see_all", "bool", False),
        Option(
            "death_lists",
            "list",
            lambda players: powers.usual_lists(usual_days(players)),
            low=1,
            high=MOST_DAYS,
            most=powers.LISTS_MOST,
            follows=lambda settled: powers.usual_lists(settled["days"]),
            rare=True,
        ),
        Option(
            "powers",
            "choice",
            powers.usual_powers,
            choices=("rulebook", "any_night"),
            absent="rulebook",
            rare=True,
        ),
    ),
    check_options=check_options,
    clock=clock,
    agenda=agenda,
    cover=cover,
    private_room=DAY_ROOM,
    hosted=True,
    has_host=host.has_host,
    talking=frozenset(["say", "claim"]),
    heard_by_all=speech.heard_by_all,
    numbers={
        "text_length": TEXT_LENGTH,
        "reason_length": REASON_LENGTH,
        "letter_length": LETTER_LENGTH,
        "seconds": {step: row._asdict() for step, row in SECONDS.items()},
        "hours": {name: hour for name, hour in HOURS.items() if name != ZONE},
        "arrival_hours": ARRIVAL_HOURS,
        "armoury_access": ARMOURY_ACCESS,
        "most_bars": MOST_BARS,
        "pictures": list(PICTURES),
        "duel_turns": TURNS,
        "duel_cards": len(DECK),
        "final_from": FINAL_FROM,
        "finalists": FINALISTS,
        "last": LAST,
        "tempters": powers.TEMPTERS,
        "tempt_nights": powers.TEMPT_NIGHTS,
        "blackmail_nights": powers.BLACKMAIL_NIGHTS,
        "list_length": powers.LIST_LENGTH,
        "lists_most": powers.LISTS_MOST,
        "host_decisions": list(get_args(HostDecision)),
        "host_bars": HOST_BARS,
    },
    bots=BOTS,
    usual_bot="baldur",
    company=COMPANY,
    bots_speak=True,
    outline=outline,
    kit=print_kit,
)
