"""What each viewer may know of Are You the Traitor?, put together field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turncoat.core.game import Json, Viewer
from turncoat.games.are_you_the_traitor import casting
from turncoat.games.are_you_the_traitor.treasure import laid_out, points

if TYPE_CHECKING:
    from turncoat.games.are_you_the_traitor.record import Round
    from turncoat.games.are_you_the_traitor.rules import AreYouTheTraitor


def build(table: AreYouTheTraitor, viewer: Viewer) -> Json:
    round_ = table.round
    voting = table.phase == "photo_finish"
    view: Json = {
        "phase": table.phase,
        "round": table.number,
        "dealing": table.dealings,
        "began": round_.began,
        "wizards": casting.wizards(round_.casting),
        **_own(table, viewer),
        "cards": [len(hoard) for hoard in table.hoards],
        "treasure_left": len(table.deck),
        "rings_used": table.rings_used,
        "signs": [
            {"seat": sign.seat, "sign": sign.sign}
            for sign in round_.signs
            if viewer == "host" or viewer in sign.seen
        ],
        "talk": _talk(table),
        "void": sorted(round_.agreed) if table.phase == "talk" else [],
        "ready": sorted(table.ready),
        "callers": round_.callers() if voting else [],
        "voted": sorted(round_.votes) if voting else [],
        "theft": _theft(table, viewer),
        "hoards": None if table.shown is None else [laid_out(hoard) for hoard in table.shown],
        "calls": _calls(round_),
        "reveal": _reveal(round_),
    }
    if viewer == "host":
        view["everything"] = _everything(table)
    return view


def _own(table: AreYouTheTraitor, viewer: Viewer) -> Json:
    """What a seat alone knows; for others the same fields with nothing in them."""
    if not isinstance(viewer, int):
        nothing: Json = {"character": None, "alignment": None, "known": {}, "called": None}
        return nothing | {"treasure": [], "points": None, "looking_at": None}
    round_ = table.round
    role = round_.casting[viewer]
    shown = casting.known(round_.casting, viewer, table.options["edition"])
    call = round_.call_of(viewer) if round_.counted is None else None
    return {
        "character": casting.character(role),
        "alignment": casting.alignment(role),
        "known": {str(seat): who for seat, who in shown.items()},
        "called": None if call is None else call.target,
        "treasure": list(table.hoards[viewer]),
        "points": points(table.hoards[viewer]),
        "looking_at": round_.looking[viewer],
    }


def _talk(table: AreYouTheTraitor) -> list[Json]:
    return [
        {"seat": line.seat, "round": line.round, "at": line.at, "claim": dict(line.claim)}
        if line.say is None
        else {"seat": line.seat, "round": line.round, "at": line.at, "say": line.say}
        for line in table.talk
    ]


def _theft(table: AreYouTheTraitor, viewer: Viewer) -> Json | None:
    """AT-19: thief and victim know which card it was."""
    if table.theft is None:
        return None
    thief, victim, card = table.theft
    return {"thief": thief, "victim": victim, "card": card if viewer in ("host", thief, victim) else None}


def _calls(round_: Round) -> list[Json]:
    """AT-13: once a call counts, all that were made, with the votes for each."""
    if round_.counted is None:
        return []
    return [
        {
            "caller": call.seat,
            "target": call.target,
            "votes": sorted(seat for seat, caller in round_.votes.items() if caller == call.seat),
        }
        for call in sorted(round_.calls)
    ]


def _reveal(round_: Round) -> Json | None:
    """AT-9: all characters and alignments."""
    call = round_.counted
    if call is None:
        return None
    caller, target = round_.casting[call.seat], round_.casting[call.target]
    return {
        "caller": call.seat,
        "target": call.target,
        "right": casting.right(caller, target),
        "winner": casting.winner(caller, target),
        **_cast(round_),
    }


def _cast(round_: Round) -> Json:
    sides = {str(seat): casting.alignment(role) for seat, role in enumerate(round_.casting)}
    return {
        "characters": [casting.character(role) for role in round_.casting],
        "alignments": {seat: side for seat, side in sides.items() if side is not None},
    }


def _everything(table: AreYouTheTraitor) -> Json:
    round_ = table.round
    return {
        **_cast(round_),
        "deck": table.deck[::-1],
        "hoards": [list(hoard) for hoard in table.hoards],
        "looking": list(round_.looking),
        "signs": [{"seat": sign.seat, "sign": sign.sign, "seen": sorted(sign.seen)} for sign in round_.signs],
        "calls": [{"caller": call.seat, "target": call.target, "at": call.at} for call in round_.calls],
        "votes": {str(seat): caller for seat, caller in sorted(round_.votes.items())},
        "silent_rounds": table.silent,
    }
