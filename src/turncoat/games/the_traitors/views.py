"""What each viewer may know of a season, put together field by field.

To anybody who was not in it, every field is the same whatever happened in a Conclave (TT-34, TT-35).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core import view as core
from turncoat.core.viewer import Viewer
from turncoat.games.the_traitors.clauses import flow
from turncoat.games.the_traitors.clauses.host import deadline
from turncoat.games.the_traitors.missions.views import Hidden, HostsOwn, MissionView
from turncoat.games.the_traitors.moves import HostDecision, Identity
from turncoat.games.the_traitors.recap import Recap, ToldChoice, ToldSlip, choice_view, recap
from turncoat.games.the_traitors.record import How

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

PhaseName: TypeAlias = Literal[
    "arrival",
    "breakfast",
    "mission",
    "armoury",
    "round_table",
    "conclave",
    "final_break",
    "end_vote",
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


class Player(core.Player, frozen=True, kw_only=True):
    """What everybody knows about a player."""

    alive: bool
    """Whether they are left in the game, as far as is known."""


class Result(core.Result, frozen=True, kw_only=True):
    """TT-39: how the season ended."""

    side: Side | None
    """Null: nobody was left."""
    shares: dict[str, str]
    """By seat: bars of silver as an exact fraction, `"5/1"`; who gets nothing is left out."""


class ToldOut(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is out of the game."""

    how: How
    day: int
    identity: Identity | UnsetType = UNSET
    """If it was revealed (TT-9)."""


class ToldHost(msgspec.Struct, frozen=True, kw_only=True):
    """A human host."""

    away: bool
    """Whether the host has stepped out: the table decides (TT-41)."""
    waiting: HostDecision | None
    """What the season waits for."""
    paused: bool


class HostsDesk(msgspec.Struct, frozen=True, kw_only=True):
    """What a human host has arranged."""

    handed: list[HostDecision]
    """What the table decides meanwhile."""
    selected: list[int] | None
    """The Traitors, until the choice falls due."""
    can_undo: bool


class Everything(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody at the table knows."""

    identities: list[Identity]
    """By seat."""
    eager: dict[str, int]
    leaving: list[int]
    """Whose withdrawal waits."""
    victim: int | None
    """Murdered, and not missed yet."""
    present: list[int]
    """In the Conclave."""
    decisions: dict[str, ToldChoice]
    suspects: dict[str, int]
    letter: int | None
    """Who was tempted tonight."""
    answer: bool | None
    shown_here: list[int]
    listing: list[int]
    """A death list that is not read yet."""
    shields: list[int]
    behind: list[int]
    """Doors of the armoury with a shield."""
    votes: dict[str, int]
    """Those that are written, by seat."""
    mission: Hidden | None
    """What is hidden in the mission under way."""
    nights: int
    """Conclaves that have begun."""
    desk: HostsDesk | UnsetType = UNSET
    """Where a person is the host."""


class View(core.View[Player, Result], frozen=True, kw_only=True):
    """A view of The Traitors."""

    phase: PhaseName
    stage: Stage | None
    """Inside a Round Table."""
    part: int | None
    """Inside a Conclave: 1 or 2."""
    day: int
    """Counts from 1; a night belongs to the day before it."""
    days: int
    """TT-10, as the calendar stands."""
    nights_left: int
    """1 on the day before the final one and in the night between them."""
    since: float
    """When the present step began."""
    number: int | None
    """TT-5: how many Traitors are chosen at the beginning; null: that is secret."""
    alive: list[int]
    """Who is left, as far as is known."""
    seated: list[int]
    """At breakfast: who has come in, in order."""
    out: dict[str, ToldOut]
    silver: int
    """Bars on the stack."""
    earned: int | None
    """Bars that the last mission earned."""
    mission: MissionView | None
    access: list[int]
    """Who may open a door of the armoury."""
    doors: list[int | None]
    """By number: who opened it."""
    ready: list[int]
    """Who is ready for this to end."""
    eager: int | None
    """The viewer's own wish to be a Traitor; null: unsaid."""
    identity: Identity | None
    """The viewer's own."""
    fellows: list[int]
    """Traitors whom the viewer has met in a Conclave."""
    present: list[int]
    """In the Conclave, to those who are: who is there."""
    decisions: dict[str, ToldChoice]
    """In the Conclave, to those present: what each has named."""
    tempted: int | None
    """To those present: who has been sent a letter tonight."""
    answer: bool | None
    """To those present: the answer to the letter."""
    list_count: int | None
    """To those present: how many names a death list needs tonight."""
    shown_here: list[int]
    """To those present: who showed a shield in this Conclave."""
    shown: list[int]
    """Who showed a shield at this breakfast."""
    leaving: bool
    """Whether the viewer's own withdrawal waits."""
    behind: bool | None
    """What was behind the door that the viewer opened: a shield or nothing; null: opened none."""
    shield: bool
    """Whether the viewer holds one."""
    letter: bool
    """Whether a letter waits for the viewer's answer."""
    death_list: list[int] | None = msgspec.field(name="list")
    """The death list, once it is read out."""
    candidates: list[int]
    """Who can be voted for."""
    voters: list[int]
    """Who votes."""
    safe: list[int]
    """Who cannot be voted for (TT-23)."""
    speaker: list[int]
    """In a defence: who may talk."""
    votes: list[ToldSlip]
    """Those shown so far."""
    voted: list[int]
    """Who has written."""
    banished: int | None
    """By this Round Table."""
    end_votes: dict[str, bool] | None
    """TT-37: once they are shown, until the next vote opens."""
    suspected: int | None
    """Whom the viewer has named in this part of the night."""
    host: ToldHost | None
    """Null: the table is the host."""
    everything: Everything | UnsetType = UNSET
    """For the host, and where the table chose so for those who are out (TT-22)."""
    recap: Recap | UnsetType = UNSET
    """Once the season is over."""


def build(state: TheTraitors, viewer: Viewer, names: list[str], common: core.Common[Result]) -> View:
    over = state.result() is not None
    return View(
        **common,
        players=[
            Player(seat=seat, name=name, alive=seat not in state.out) for seat, name in enumerate(names)
        ],
        phase=state.phase_name,  # type: ignore[arg-type]
        stage=state.stage,  # type: ignore[arg-type]
        part=state.night.part if state.phase_name == "conclave" else None,
        day=state.day,
        days=state.days,
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
        **_own(state, viewer),
        **_conclave(state, viewer),
        shown=sorted(state.shown),
        death_list=None if state.death_list is None else [*state.death_list],
        **_round_table(state),
        end_votes=None if state.end_votes is None else _by_seat(state.end_votes),
        host=_host(state),
        everything=_everything(state) if _sees_all(state, viewer) else UNSET,
        recap=recap(state) if over else UNSET,
    )


def _by_seat(told: dict[int, Any]) -> dict[str, Any]:
    return {str(seat): value for seat, value in sorted(told.items())}


def _out(state: TheTraitors, over: bool) -> dict[str, ToldOut]:
    """TT-9: at the end everybody's identity is shown."""
    return {
        str(seat): ToldOut(
            how=out.how, day=out.day, identity=state.identity(seat) if out.revealed or over else UNSET
        )
        for seat, out in state.out.items()
    }


def _mission(state: TheTraitors, viewer: Viewer) -> MissionView | None:
    if state.phase_name != "mission":
        return None
    if state.mission is None:
        return HostsOwn(ends=deadline(state))
    return state.mission.view(viewer if isinstance(viewer, int) and viewer in state.mission.seats else None)


def _own(state: TheTraitors, viewer: Viewer) -> dict[str, Any]:
    if not isinstance(viewer, int):
        nothing: dict[str, Any] = dict.fromkeys(("eager", "identity", "behind", "suspected"))
        return nothing | {"fellows": [], "leaving": False, "shield": False, "letter": False}
    night = state.night if state.phase_name == "conclave" else None
    return {
        "eager": state.eager.get(viewer),
        "identity": state.identity(viewer),
        "fellows": sorted(state.fellows[viewer]),
        "leaving": viewer in state.leaving,
        "behind": state.doors.index(viewer) in state.behind if viewer in state.doors else None,
        "shield": viewer in state.shields,
        "letter": night is not None and night.part == 2 and night.letter == viewer and night.answer is None,
        "suspected": None if night is None else night.suspects.get(viewer),
    }


def _conclave(state: TheTraitors, viewer: Viewer) -> dict[str, Any]:
    """TT-26: for those present, and the host."""
    night = state.night
    if state.phase_name != "conclave" or (viewer != "host" and viewer not in night.present):
        nothing: dict[str, Any] = dict.fromkeys(("tempted", "answer", "list_count"))
        return nothing | {"present": [], "decisions": {}, "shown_here": []}
    return {
        "present": sorted(night.present),
        "decisions": {seat: choice_view(choice) for seat, choice in _by_seat(night.decisions).items()},
        "tempted": night.letter,
        "answer": night.answer,
        "list_count": night.ordered or None,
        "shown_here": sorted(night.shown),
    }


def _round_table(state: TheTraitors) -> dict[str, Any]:
    table = state.table
    if state.phase_name != "round_table" or state.stage == "talk":
        names = ("candidates", "voters", "safe", "speaker", "votes")
        # TT-20: who has answered the end vote is public too, the answers are not
        voted = sorted(state.end_answers) if state.phase_name == "end_vote" else []
        return {**{name: [] for name in names}, "voted": voted, "banished": None}
    shown = []
    for seat in table.order[: table.shown]:
        slip = table.votes.get(seat)
        shown.append(
            ToldSlip(seat=seat, target=slip and slip.target, reason="" if slip is None else slip.reason)
        )
    return {
        "candidates": [*table.candidates],
        "voters": [*table.voters],
        "safe": [*table.safe],
        "speaker": [*table.speakers] if state.stage == "defence" else [],
        "votes": shown,
        "voted": sorted(table.votes),
        "banished": table.banished,
    }


def _host(state: TheTraitors) -> ToldHost | None:
    host = state.host
    if not host.human:
        return None
    return ToldHost(away=host.away, waiting=host.waiting, paused=host.paused_at is not None)


def _desk(state: TheTraitors) -> HostsDesk:
    host = state.host
    selected = None if host.selected is None or state.chosen else [*host.selected]
    return HostsDesk(handed=sorted(host.handed), selected=selected, can_undo=state.checkpoint is not None)


def _sees_all(state: TheTraitors, viewer: Viewer) -> bool:
    """TT-22: those out, by day only; by night they would see who is murdered, against TT-35."""
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
        mission=None if state.mission is None else state.mission.hidden(),
        nights=len(state.past_nights),
        desk=_desk(state) if state.host.human else UNSET,
    )
