"""Talk: free text, claims in a fixed form, and announcements of the host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from turncoat.core.moves import Offer, Template
from turncoat.core.refusal import Illegal
from turncoat.core.speech.claims import claim_line, verify_claim
from turncoat.core.speech.phrase import check_phrases
from turncoat.core.speech.talk import Utterance
from turncoat.core.speech.text import check_text
from turncoat.core.viewer import EVERYBODY, NOBODY, Seat, Viewers, verify_other
from turncoat.games.the_traitors.lines import Announcement, ClaimView, Line, News
from turncoat.games.the_traitors.moves import (
    CLAIM_FIELDS,
    LETTER_LENGTH,
    REASON_LENGTH,
    TEXT_LENGTH,
    Claim,
    Say,
    Warn,
    Where,
)

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

SAY: Final = Template(Say, ("text",))
CLAIM: Final = Template(Claim, ("what", "about", "role"))


def verify(state: TheTraitors, seat: int, wanted: Offer) -> None:
    match wanted:
        case Say(text=text, where=where):
            if where is not None:
                raise Illegal("bad_move", field="where")  # for the host alone
            check_text(text, TEXT_LENGTH)
            check_phrases(wanted.phrases, state.players)
        case Claim(what=what, about=about, role=role):
            verify_claim(wanted, CLAIM_FIELDS)
            if about is not None:
                verify_other(seat, about, state.players)
            if what == "am" and role == "traitor":
                raise Illegal("never_claim_that")  # TT-8: the same answer for Loyal players and Traitors


def verify_host(state: TheTraitors, wanted: Offer) -> None:
    """Refuse a line of the host to a Conclave that does not meet; the host may always speak to others."""
    if isinstance(wanted, Say):
        check_text(wanted.text, TEXT_LENGTH)
        if wanted.where == "conclave" and state.phase_name != "conclave":
            raise Illegal("no_conclave")


def verify_warning(state: TheTraitors, wanted: Offer) -> None:
    if isinstance(wanted, Warn):
        if not 0 <= wanted.target < state.players:
            raise Illegal("no_such_player")
        check_text(wanted.text, TEXT_LENGTH)


def speak_as_host(state: TheTraitors, said: Say, at: float) -> Viewers:
    where = said.where or "all"
    heard = {"all": EVERYBODY, "conclave": frozenset(state.night.present), "out": frozenset(state.out)}[where]
    _tell(state, "host", at, where, heard, say=said.text)
    return NOBODY


def warn(state: TheTraitors, warning: Warn, at: float) -> Viewers:
    """Warn a player; everybody hears it (TT-8)."""
    told = Announcement(what="warned", seats=[warning.target], text=warning.text)
    _tell(state, "host", at, "all", EVERYBODY, announce=told)
    return NOBODY


def check_reason(reason: str) -> None:
    """Refuse a bad reason for a vote; it may be left out (TT-20)."""
    if reason:
        check_text(reason, REASON_LENGTH)


def check_letter_line(line: str) -> None:
    """Refuse a bad line for a letter; it may be left out (TT-30, TT-31)."""
    if line:
        check_text(line, LETTER_LENGTH)


def speak(state: TheTraitors, seat: int, said: Say | Claim, at: float) -> Viewers:
    """Add a player's line to the talk; no view changes."""
    where, heard = hearers(state, seat)
    if isinstance(said, Say):
        _tell(state, seat, at, where, heard, say=said.text, phrases=said.phrases or UNSET)
    else:
        _tell(state, seat, at, where, heard, claim=claim_line(said, CLAIM_FIELDS, ClaimView))
    return NOBODY


def hearers(state: TheTraitors, seat: int) -> tuple[Where, Viewers]:
    """Return the audience of a player: players who are out (TT-22), the Conclave (TT-26), or all."""
    if seat in state.out:
        return "out", frozenset(state.out)
    if state.phase_name == "conclave":
        return "conclave", frozenset(state.night.present)
    return "all", EVERYBODY


def heard_by_all(state: TheTraitors, seat: Seat) -> bool:
    """Return whether all hear this seat: not a player who is out (TT-22), nor one in a Conclave (TT-26)."""
    return seat == "host" or hearers(state, seat)[0] == "all"


def announce(state: TheTraitors, at: float, what: News, **fields: Any) -> None:
    """Announce something to everybody, as the host."""
    _tell(state, None, at, "all", EVERYBODY, announce=Announcement(what=what, **fields))


def _tell(
    state: TheTraitors, seat: Seat | None, at: float, where: Where, heard: Viewers, **said: Any
) -> None:
    line = Line(at=at, seat=seat, day=state.day, phase=state.phase_name, where=where, **said)
    state.utterances.append(Utterance(line, heard))
