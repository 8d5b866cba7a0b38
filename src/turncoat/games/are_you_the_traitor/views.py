"""What each viewer may know of Are You the Traitor?, put together field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core import view as core
from turncoat.core.viewer import Viewer
from turncoat.games.are_you_the_traitor import casting
from turncoat.games.are_you_the_traitor.casting import Alignment, Character
from turncoat.games.are_you_the_traitor.moves import Sign
from turncoat.games.are_you_the_traitor.treasure import Treasure, by_value, points

if TYPE_CHECKING:
    from turncoat.games.are_you_the_traitor.record import Round
    from turncoat.games.are_you_the_traitor.state import AreYouTheTraitor

PhaseName: TypeAlias = Literal["talk", "photo_finish", "pause", "over"]
RoundEnd: TypeAlias = Literal["call", "exposed", "silence"]
By: TypeAlias = Literal["points", "silence"]


class Player(core.Player, frozen=True, kw_only=True):
    """What everybody knows about a player."""

    cards: int
    """How many treasure cards they have."""
    wizard: bool
    """AT-3: who is a Wizard is public."""


class Result(core.Result, frozen=True, kw_only=True):
    """How the game ended."""

    by: By
    """By a declaration, or because three rounds running were silent (AT-27)."""
    declared: int | None
    """Who declared victory; null: the end of the pause did (AT-28)."""
    points: list[int]
    """By seat."""


class SignView(msgspec.Struct, frozen=True, kw_only=True):
    """A silent sign and its maker."""

    seat: int
    sign: Sign
    seen: list[int] | UnsetType = UNSET
    """For the host alone: who saw it."""
    noticed: bool | UnsetType = UNSET
    """For its maker alone: whether anybody else saw it."""


class TheftView(msgspec.Struct, frozen=True, kw_only=True):
    """The last card that a ring took."""

    thief: int
    victim: int
    card: Treasure | None
    """AT-19: known to the two alone."""


class CallView(msgspec.Struct, frozen=True, kw_only=True):
    """A Stop, once one counts."""

    caller: int
    target: int
    votes: list[int]
    """Who voted for this caller, where several had called."""


class Reveal(msgspec.Struct, frozen=True, kw_only=True):
    """AT-9: the Stop that counted, and everybody's role."""

    caller: int
    target: int
    right: bool
    winner: Alignment
    """The team that won the round."""
    characters: list[Character]
    """By seat."""
    alignments: dict[str, Alignment]
    """Of the Wizards."""


class WaitingCall(msgspec.Struct, frozen=True, kw_only=True):
    """A Stop as it arrived."""

    caller: int
    target: int
    at: float


class Everything(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody at the table knows."""

    characters: list[Character]
    alignments: dict[str, Alignment]
    deck: list[Treasure]
    """The top first."""
    known: list[dict[str, Character]]
    """By seat: what they were told about others (AT-5, AT-6)."""
    hoards: list[list[Treasure]]
    looking: list[int | None]
    """By seat: at whom."""
    signs: list[SignView]
    calls: list[WaitingCall]
    votes: dict[str, int]
    """By seat: for which caller."""
    silent_rounds: int
    """How many running."""


class View(core.View[Player, Result], frozen=True, kw_only=True):
    """A view of an Are You the Traitor? match."""

    phase: PhaseName
    round: int
    """Counts from 1."""
    dealing: int
    """Counts the deals, those of void rounds included."""
    began: float
    """When the round was dealt."""
    wizards: list[int]
    """Seats."""
    character: Character | None
    """The viewer's own."""
    alignment: Alignment | None
    """The viewer's own, for a Wizard."""
    known: dict[str, Character]
    """By seat: what the viewer was told about others (AT-5, AT-6)."""
    called: int | None
    """At whom the viewer pointed, while that Stop waits."""
    treasure: list[Treasure]
    """The viewer's own cards."""
    points: int | None
    """The viewer's own."""
    looking_at: int | None
    """At whom the viewer looks (AT-25)."""
    gaze: int | None
    """At whom that player has been looking for a while; null: at nobody, or not for long."""
    cards: list[int]
    """By seat: how many treasure cards."""
    treasure_left: int
    """In the deck."""
    rings_used: int
    signs: list[SignView]
    """Made or seen by the viewer this round."""
    peeked: list[int] | None
    """Who has looked at their card: bots wait for all. Null: they do not."""
    void: list[int]
    """Who agrees that a secret was exposed (AT-15)."""
    void_needs: int
    """AT-15: how many must agree to make the round void."""
    voters: list[int]
    """AT-13, AT-15: who decides photo finishes and exposed secrets: no bots where people sit."""
    ring_moment: bool
    """AT-16: whether rings may be used and nobody may declare yet."""
    lead_shared: bool
    """AT-22: whether victory was declared in this pause and the lead was shared."""
    last_end: RoundEnd | None
    """How the last dealing ended: by a Stop, or void by an exposed secret or by silence."""
    key_shown: bool
    """AT-5: whether the Adventurers are shown who the KeyHolder is, with so many players."""
    traitors_meet: bool
    """AT-6: whether two Traitors are shown each other, with so many players."""
    ready: list[int]
    """Who is ready for the next round."""
    callers: list[int]
    """In a photo finish: who called."""
    voted: list[int]
    """In a photo finish: who has voted."""
    theft: TheftView | None
    hoards: list[list[Treasure]] | None
    """By seat: everybody's cards, after a declaration until the next deal."""
    calls: list[CallView]
    """Once one counts, all that were made."""
    reveal: Reveal | None
    """From the Stop until the next deal."""
    everything: Everything | UnsetType = UNSET
    """For the host alone."""


def build(state: AreYouTheTraitor, viewer: Viewer, names: list[str], common: core.Common[Result]) -> View:
    round_, phase = state.round, state.phase.name
    voting = phase == "photo_finish"
    cards = [len(hoard) for hoard in state.hoards]
    wizards = casting.wizards(round_.casting)
    return View(
        **common,
        players=[
            Player(seat=seat, name=name, cards=cards[seat], wizard=seat in wizards)
            for seat, name in enumerate(names)
        ],
        phase=phase,  # type: ignore[arg-type]
        round=state.number,
        dealing=state.dealings,
        began=round_.began,
        wizards=wizards,
        **_own(state, viewer),
        cards=cards,
        treasure_left=len(state.deck),
        rings_used=state.rings_used,
        signs=_signs(round_, viewer),
        peeked=sorted(round_.peeked) if state.bots_wait else None,
        void=sorted(round_.agreed) if phase == "talk" else [],
        void_needs=state.void_needs,
        voters=state.voters,
        ring_moment=phase == "pause" and state.ring_moment,
        lead_shared=phase == "pause" and state.lead_shared,
        last_end=state.last_end,
        key_shown=casting.shows_keyholder(state.players),
        traitors_meet=casting.shows_traitors(state.players, state.options["edition"]),
        ready=sorted(state.ready),
        callers=round_.callers() if voting else [],
        voted=sorted(round_.votes) if voting else [],
        theft=_theft(state, viewer),
        hoards=None if state.shown is None else [by_value(hoard) for hoard in state.shown],
        calls=_calls(round_),
        reveal=_reveal(round_),
        everything=_everything(state) if viewer == "host" else UNSET,
    )


def _own(state: AreYouTheTraitor, viewer: Viewer) -> dict[str, Any]:
    """Return the fields that only a seat has; viewers without a seat get them empty."""
    if not isinstance(viewer, int):
        nothing: dict[str, Any] = {"character": None, "alignment": None, "known": {}, "called": None}
        return nothing | {"treasure": [], "points": None, "looking_at": None, "gaze": None}
    round_ = state.round
    role = round_.casting[viewer]
    call = round_.call_of(viewer) if round_.counted is None else None
    return {
        "character": casting.character(role),
        "alignment": casting.alignment(role),
        "known": _known_by_seat(state, viewer),
        "called": None if call is None else call.target,
        "treasure": list(state.hoards[viewer]),
        "points": points(state.hoards[viewer]),
        "looking_at": round_.target_of(viewer),
        "gaze": _gaze(round_, viewer),
    }


def _known_by_seat(state: AreYouTheTraitor, seat: int) -> dict[str, Character]:
    """AT-5, AT-6: by seat."""
    shown = casting.known_characters(state.round.casting, seat, state.options["edition"])
    return {str(other): who for other, who in shown.items()}


def _gaze(round_: Round, viewer: int) -> int | None:
    """AT-25: at whom the player has been looking at whom the viewer looks."""
    watched = round_.target_of(viewer)
    return round_.target_of(watched) if watched is not None and watched in round_.noticeable else None


def _signs(round_: Round, viewer: Viewer) -> list[SignView]:
    """AT-25: what the viewer made or saw."""
    return [
        SignView(seat=sign.seat, sign=sign.sign, noticed=sign.is_noticed if viewer == sign.seat else UNSET)
        for sign in round_.signs
        if viewer == "host" or viewer in sign.seen
    ]


def _theft(state: AreYouTheTraitor, viewer: Viewer) -> TheftView | None:
    """AT-19: thief and victim know which card it was."""
    if state.theft is None:
        return None
    thief, victim, card = state.theft
    return TheftView(thief=thief, victim=victim, card=card if viewer in ("host", thief, victim) else None)


def _calls(round_: Round) -> list[CallView]:
    """AT-13: once a call counts, all that were made, with the votes for each."""
    if round_.counted is None:
        return []
    return [
        CallView(
            caller=call.seat,
            target=call.target,
            votes=sorted(seat for seat, caller in round_.votes.items() if caller == call.seat),
        )
        for call in sorted(round_.calls)
    ]


def _reveal(round_: Round) -> Reveal | None:
    """AT-9: all characters and alignments."""
    call = round_.counted
    if call is None:
        return None
    caller, target = round_.casting[call.seat], round_.casting[call.target]
    return Reveal(
        caller=call.seat,
        target=call.target,
        right=casting.right(caller, target),
        winner=casting.winner(caller, target),
        characters=_characters(round_),
        alignments=_alignments(round_),
    )


def _characters(round_: Round) -> list[Character]:
    return [casting.character(role) for role in round_.casting]


def _alignments(round_: Round) -> dict[str, Alignment]:
    sides = {str(seat): casting.alignment(role) for seat, role in enumerate(round_.casting)}
    return {seat: side for seat, side in sides.items() if side is not None}


def _everything(state: AreYouTheTraitor) -> Everything:
    round_ = state.round
    return Everything(
        characters=_characters(round_),
        alignments=_alignments(round_),
        deck=state.deck[::-1],
        known=[_known_by_seat(state, seat) for seat in range(state.players)],
        hoards=[list(hoard) for hoard in state.hoards],
        looking=[round_.target_of(seat) for seat in range(state.players)],
        signs=[SignView(seat=sign.seat, sign=sign.sign, seen=sorted(sign.seen)) for sign in round_.signs],
        calls=[WaitingCall(caller=call.seat, target=call.target, at=call.at) for call in round_.calls],
        votes={str(seat): caller for seat, caller in sorted(round_.votes.items())},
        silent_rounds=state.silent,
    )
