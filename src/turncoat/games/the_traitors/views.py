"""The views of a season: everything that each viewer may know, field by field.

For viewers outside a Conclave no field depends on what happens in it (TT-34, TT-35).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core import view as core
from turncoat.core.viewer import Viewer
from turncoat.games.the_traitors.clauses import flow, identity, powers, votes
from turncoat.games.the_traitors.clauses.host import deadline, shows_no_clock
from turncoat.games.the_traitors.clauses.powers import Duty
from turncoat.games.the_traitors.missions.views import Hidden, HostsOwn, MissionView
from turncoat.games.the_traitors.moves import HostDecision, Identity
from turncoat.games.the_traitors.recap import ChoiceView, Recap, SlipView, choice_view, recap, slip_view
from turncoat.games.the_traitors.record import How

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

PhaseName: TypeAlias = Literal[
    "arrival",
    "selection",
    "breakfast",
    "mission",
    "armoury",
    "round_table",
    "conclave",
    "final_break",
    "end_vote",
    "finale",
    "over",
]
Stage: TypeAlias = Literal[
    "talk",
    "vote",
    "reveal",
    "defence",
    "runoff",
    "talk_again",
    "runoff_again",
    "safe_vote",
    "host_rules",
    "revote",
    "identity",
]
Side: TypeAlias = Literal["loyal", "traitors"]
TableKind: TypeAlias = Literal["day", "first", "final", "last"]
"""Before the final day; the first and a further one of the final day; the Final Round Table (TT-36)."""


class Player(core.Player, frozen=True, kw_only=True):
    """The public facts about a player."""

    alive: bool
    """Whether the player is left in the game, as far as all know."""


class Result(core.Result, frozen=True, kw_only=True):
    """The result of the season (TT-39)."""

    side: Side | None
    """Null: no player was left."""
    shares: dict[str, str]
    """By seat: bars of silver as an exact fraction, `"5/1"`; players without a share are left out."""


class OutView(msgspec.Struct, frozen=True, kw_only=True):
    """A player who is out of the game."""

    how: How
    day: int
    identity: Identity | UnsetType = UNSET
    """The identity, if it is public (TT-9)."""


class HostView(msgspec.Struct, frozen=True, kw_only=True):
    """A human host."""

    away: bool
    """Whether the host has stepped out, so that the table decides (TT-41)."""
    waiting: HostDecision | None
    """The decision that the season waits for."""
    paused: bool


class HostsDesk(msgspec.Struct, frozen=True, kw_only=True):
    """The arrangements of a human host."""

    handed: list[HostDecision]
    """The decisions that the host has handed over to the table."""
    selected: list[int] | None
    """The Traitors whom the host has selected, until the choice falls due."""
    can_undo: bool


class Everything(msgspec.Struct, frozen=True, kw_only=True):
    """All secrets of the season."""

    identities: list[Identity]
    """The identity of each seat."""
    eager: dict[str, int]
    leaving: list[int]
    """The players whose withdrawal waits."""
    victim: int | None
    """The player who was murdered and is not missed yet."""
    present: list[int]
    """The players in the Conclave."""
    decisions: dict[str, ChoiceView]
    suspects: dict[str, int]
    letter: int | None
    """The player who was tempted tonight."""
    answer: bool | None
    shown_here: list[int]
    listing: list[int]
    """A death list that is not read out yet."""
    shields: list[int]
    behind: list[int]
    """The doors of the armoury with a shield behind them."""
    votes: dict[str, int]
    """By seat: the votes that are written."""
    mission: Hidden | None
    """The hidden part of the mission under way."""
    nights: int
    """The number of Conclaves that have begun."""
    desk: HostsDesk | UnsetType = UNSET
    """Only where a person is the host."""


class View(core.View[Player, Result], frozen=True, kw_only=True):
    """A view of The Traitors."""

    phase: PhaseName
    stage: Stage | None
    """The stage of a Round Table; null in other phases."""
    part: int | None
    """The part of a Conclave, or the half of the selection, 1 or 2; null in other phases.

    Also null while a human host chooses the Traitors.
    """
    day: int
    """The day, counted from 1; a night belongs to the day before it."""
    days: int
    """The number of the final day, as the calendar stands (TT-10)."""
    came_early: bool
    """Whether the final day has come before its time, because few players are left (TT-11)."""
    powers: Literal["rulebook", "any_night"]
    """When the Traitors may tempt and must blackmail (TT-10)."""
    nights_left: int
    """The nights to come: 1 on the day before the final one and in the night between them."""
    since: float
    """When the present step began."""
    number: int | None
    """The number of Traitors chosen at the beginning; null: it is secret (TT-5)."""
    alive: list[int]
    """The players left in the game, as far as all know."""
    seated: list[int]
    """At breakfast: the players who have come in, in order."""
    out: dict[str, OutView]
    silver: int
    """The bars of silver that the group has."""
    earned: int | None
    """The bars that the last mission earned."""
    mission: MissionView | None
    access: list[int]
    """The players who may open a door of the armoury."""
    doors: list[int | None]
    """By door: the player who opened it."""
    ready: list[int]
    """The players who are ready for the present step to end."""
    looked: int | None
    """The number of players who have read their card in this half of the selection; null in other phases."""
    seen: bool
    """Whether the viewer has read the card in this half of the selection."""
    eager: int | None
    """How much the viewer wants to be a Traitor; null: the viewer has not said."""
    identity: Identity | None
    """The viewer's own identity."""
    fellows: list[int]
    """The Traitors whom the viewer has met, in the selection or in a Conclave."""
    present: list[int]
    """For those in the Conclave: the players present."""
    decisions: dict[str, ChoiceView]
    """For those present: the choice that each has named."""
    tempted: int | None
    """For those present: the player who was sent a letter tonight."""
    answer: bool | None
    """For those present: the answer to the letter."""
    duty: Duty | None
    """For those present: what they must decide in this part of the night; null: nothing."""
    list_count: int | None
    """For those present: the number of names that a death list needs tonight."""
    shown_here: list[int]
    """For those present: the players who showed a shield in this Conclave."""
    shown: list[int]
    """The players who showed a shield at this breakfast."""
    leaving: bool
    """Whether the viewer's own withdrawal waits."""
    behind: bool | None
    """Whether a shield was behind the door that the viewer opened; null: the viewer opened none."""
    shield: bool
    """Whether the viewer holds a shield."""
    letter: bool
    """Whether a letter waits for the viewer's answer."""
    letter_line: str | None
    """The line that the Traitors wrote, for its reader and those present; null: no letter, or no line."""
    blackmailed_by: int | None
    """The Traitor who has blackmailed the viewer (TT-31)."""
    death_list: list[int] | None = msgspec.field(name="list")
    """The death list, once it is read out."""
    candidates: list[int]
    """The players who can be voted for."""
    voters: list[int]
    """The players who vote."""
    safe: list[int]
    """The players who cannot be voted for (TT-23)."""
    speaker: list[int]
    """The players who have the floor: in a defence, while their vote is shown, in the last reveals."""
    revealer: int | None
    """The player who is asked to reveal an identity now (TT-22, TT-39)."""
    revealed: dict[str, Identity]
    """The identities of those who have revealed themselves at the end (TT-39)."""
    last_revealed: int | None
    """The last of them."""
    tally: dict[str, int]
    """By seat: the votes shown so far in this vote."""
    leading: list[int]
    """The players with the most votes among those shown so far."""
    decided: int | None
    """The player with whom no other can catch up since the vote that is shown; null if it decides nothing."""
    table_kind: TableKind | None
    """The kind of this Round Table; null in other phases."""
    tied: list[int]
    """The players whom the last vote of this Round Table left tied."""
    by_lot: bool
    """Whether a lot decided who is banished."""
    last_votes: list[SlipView]
    """The votes of the last count, until the next Round Table opens."""
    armoury: bool
    """Whether today's mission can win access to the armoury (TT-12, TT-15)."""
    votes: list[SlipView]
    """The votes shown so far."""
    voted: list[int]
    """The players who have voted."""
    banished: int | None
    """The player whom this Round Table has banished."""
    end_votes: dict[str, bool] | None
    """The answers to the end vote, from their showing until the next vote opens (TT-37)."""
    suspected: int | None
    """The suspect whom the viewer has named in this part of the night."""
    bet: int | None
    """The player on whom the viewer, who is out, has bet, until it is decided (TT-22)."""
    host: HostView | None
    """The human host; null: the table is the host."""
    everything: Everything | UnsetType = UNSET
    """For the host, and by option for players who are out (TT-22)."""
    recap: Recap | UnsetType = UNSET
    """The recap, once the season is over."""


def build(state: TheTraitors, viewer: Viewer, names: list[str], common: core.Common[Result]) -> View:
    over = state.result() is not None
    return View(
        **common,
        players=[
            Player(seat=seat, name=name, alive=seat not in state.out) for seat, name in enumerate(names)
        ],
        phase=state.phase_name,  # type: ignore[arg-type]
        stage=state.stage,  # type: ignore[arg-type]
        part=_part(state),
        day=state.day,
        days=state.days,
        came_early=state.days < state.options["days"],
        powers=state.options["powers"],
        nights_left=flow.nights_left(state),
        since=state.since,
        number=None if isinstance(state.options["traitors"], str) else state.options["traitors"],
        alive=[*state.alive],
        seated=[*state.seated] if state.phase_name == "breakfast" else [],
        out=_out(state, over),
        silver=state.silver,
        earned=state.earned,
        mission=_mission(state, viewer),
        access=[*state.access],
        doors=[*state.doors],
        ready=sorted(state.ready),
        looked=len(state.seen) if state.phase_name == "selection" else None,
        **_own(state, viewer),
        **_conclave(state, viewer),
        shown=sorted(state.shown),
        death_list=None if state.death_list is None else [*state.death_list],
        **_round_table(state),
        table_kind=_table_kind(state),
        revealer=identity.revealer(state),
        revealed={str(seat): state.identity(seat) for seat in state.revealed},
        last_revealed=state.revealed[-1] if state.revealed else None,
        tied=[*state.table.tied] if state.phase_name == "round_table" else [],
        by_lot=state.table.by_lot,
        last_votes=_last_votes(state),
        armoury=flow.armoury_today(state),
        end_votes=None if state.end_votes is None else _by_seat(state.end_votes),
        host=_host(state),
        everything=_everything(state) if _sees_all(state, viewer) else UNSET,
        recap=recap(state) if over else UNSET,
    )


def _part(state: TheTraitors) -> int | None:
    """Return the part of a Conclave, or the half of the selection."""
    name, _, part = state.phase.name.partition(".")
    return int(part) if name in ("conclave", "selection") and part.isdigit() else None


def _by_seat(told: dict[int, Any]) -> dict[str, Any]:
    return {str(seat): value for seat, value in sorted(told.items())}


def _out(state: TheTraitors, over: bool) -> dict[str, OutView]:
    """Build the facts about players who are out; at the end all identities are shown (TT-9)."""
    return {
        str(seat): OutView(
            how=out.how, day=out.day, identity=state.identity(seat) if out.revealed or over else UNSET
        )
        for seat, out in state.out.items()
    }


def _mission(state: TheTraitors, viewer: Viewer) -> MissionView | None:
    if state.phase_name != "mission":
        return None
    if state.mission is None:
        return HostsOwn(ends=None if shows_no_clock(state) else deadline(state))
    return state.mission.view(viewer if isinstance(viewer, int) and viewer in state.mission.seats else None)


def _own(state: TheTraitors, viewer: Viewer) -> dict[str, Any]:
    if not isinstance(viewer, int):
        names = ("eager", "identity", "behind", "suspected", "blackmailed_by", "bet")
        nothing: dict[str, Any] = dict.fromkeys(names)
        return nothing | {"fellows": [], "leaving": False, "shield": False, "letter": False, "seen": False}
    night = state.night if state.phase_name == "conclave" else None
    return {
        "eager": state.eager.get(viewer),
        "identity": state.identity(viewer),
        "seen": state.phase_name == "selection" and viewer in state.seen,
        "fellows": sorted(state.fellows[viewer]),
        "leaving": viewer in state.leaving,
        "behind": state.doors.index(viewer) in state.behind if viewer in state.doors else None,
        "shield": viewer in state.shields,
        "letter": night is not None and night.part == 2 and night.letter == viewer and night.answer is None,
        "blackmailed_by": state.blackmailed_by.get(viewer),
        "bet": state.bets[viewer][1] if viewer in state.bets else None,
        "suspected": None if night is None else night.suspects.get(viewer),
    }


def _conclave(state: TheTraitors, viewer: Viewer) -> dict[str, Any]:
    """Build the fields of the Conclave, for those present and the host (TT-26)."""
    night = state.night
    if state.phase_name != "conclave" or (viewer != "host" and viewer not in night.present):
        nothing: dict[str, Any] = dict.fromkeys(("tempted", "answer", "list_count", "duty", "letter_line"))
        if state.phase_name == "conclave" and viewer == night.letter and night.part == 2:
            nothing["letter_line"] = night.letter_line or None
        return nothing | {"present": [], "decisions": {}, "shown_here": []}
    return {
        "present": sorted(night.present),
        "decisions": {seat: choice_view(choice) for seat, choice in _by_seat(night.decisions).items()},
        "tempted": night.letter,
        "answer": night.answer,
        "list_count": night.ordered or None,
        "duty": powers.duty(flow.standing(state)),
        "letter_line": night.letter_line or None,
        "shown_here": sorted(night.shown),
    }


def _round_table(state: TheTraitors) -> dict[str, Any]:
    table = state.table
    if state.phase_name != "round_table" or state.stage == "talk":
        names = ("candidates", "voters", "safe", "speaker", "votes", "leading")
        # TT-20: who has answered the end vote is public too, the answers are not
        voted = sorted(state.end_answers) if state.phase_name == "end_vote" else []
        lists: dict[str, Any] = {name: [] for name in names}
        if state.phase_name == "finale":
            lists["speaker"] = [seat for seat in [identity.revealer(state)] if seat is not None]
        return {**lists, "voted": voted, "banished": None, "decided": None, "tally": {}}
    shown = [slip_view(seat, table.votes.get(seat)) for seat in table.order[: table.shown]]
    tally = Counter(slip.target for slip in shown if slip.target is not None)
    return {
        "candidates": [*table.candidates],
        "voters": [*table.voters],
        "safe": [*table.safe],
        "speaker": _speakers(state),
        "tally": _by_seat(tally),
        "decided": votes.decided_by_last([slip.target for slip in shown], len(table.voters)),
        "leading": [seat for seat in sorted(tally) if tally[seat] == max(tally.values())],
        "votes": shown,
        "voted": sorted(table.votes),
        "banished": table.banished,
    }


def _table_kind(state: TheTraitors) -> TableKind | None:
    if state.phase_name != "round_table":
        return None
    if not state.final:
        return "day"
    if state.final_table:
        return "last"
    return "first" if state.tables_today == 1 else "final"


def _speakers(state: TheTraitors) -> list[int]:
    """Return the players who have the floor."""
    if state.stage == "defence":
        return [*state.table.speakers]
    has_floor = state.scenes and state.stage == "reveal"
    return [state.table.order[state.table.shown - 1]] if has_floor else []


def _last_votes(state: TheTraitors) -> list[SlipView]:
    if not state.past_votes or not state.table.order:
        return []
    return [slip_view(seat, slip) for seat, slip in state.past_votes[-1].votes]


def _host(state: TheTraitors) -> HostView | None:
    host = state.host
    if not host.human:
        return None
    return HostView(away=host.away, waiting=host.waiting, paused=host.paused_at is not None)


def _desk(state: TheTraitors) -> HostsDesk:
    host = state.host
    selected = None if host.selected is None or state.chosen else [*host.selected]
    return HostsDesk(handed=sorted(host.handed), selected=selected, can_undo=state.checkpoint is not None)


def _sees_all(state: TheTraitors, viewer: Viewer) -> bool:
    """Return whether the viewer sees everything: the host, and by option players who are out (TT-22).

    They see it by day only: by night they would see the victim before breakfast, against TT-35.
    """
    if viewer == "host":
        return True
    out = state.out.get(viewer) if isinstance(viewer, int) else None
    if out is None or out.how == "withdrawn" or not state.options["ghosts_see_all"]:
        return False
    return state.day >= out.sees_from and state.all_in and state.phase_name != "conclave"


def _everything(state: TheTraitors) -> Everything:
    night = state.night
    return Everything(
        identities=[state.identity(seat) for seat in range(state.players)],
        eager=_by_seat(state.eager),
        leaving=sorted(state.leaving),
        victim=state.victim,
        present=sorted(night.present),
        decisions={seat: choice_view(choice) for seat, choice in _by_seat(night.decisions).items()},
        suspects=_by_seat(night.suspects),
        letter=night.letter,
        answer=night.answer,
        shown_here=sorted(night.shown),
        listing=[*state.listing],
        shields=sorted(state.shields),
        behind=sorted(state.behind),
        votes={seat: written.target for seat, written in _by_seat(state.table.votes).items()},
        mission=None if state.mission is None else state.mission.hidden_part(),
        nights=len(state.past_nights),
        desk=_desk(state) if state.host.human else UNSET,
    )
