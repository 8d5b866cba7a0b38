"""What is said in the talk and in the pause: free text, and claims in a fixed form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from turncoat.core.moves import Offer, Template
from turncoat.core.speech.claims import claim_line, verify_claim
from turncoat.core.speech.phrase import check_phrases
from turncoat.core.speech.talk import Utterance
from turncoat.core.speech.text import check_text
from turncoat.core.viewer import EVERYBODY, NOBODY, Seat, Viewers, verify_other
from turncoat.games.are_you_the_traitor.lines import ClaimView, Line
from turncoat.games.are_you_the_traitor.moves import CLAIM_FIELDS, TEXT_LENGTH, Claim, Say

if TYPE_CHECKING:
    from turncoat.games.are_you_the_traitor.state import AreYouTheTraitor

SAY: Final = Template(Say, ("text",))
CLAIM: Final = Template(Claim, ("what", "about", "role"))


def verify(state: AreYouTheTraitor, seat: Seat, wanted: Offer) -> None:
    """Refuse text that is too long or empty, and claims that lack a field or are about oneself (AT-26)."""
    match wanted:
        case Say(text=text, phrases=phrases):
            check_text(text, TEXT_LENGTH)
            check_phrases(phrases, state.players)
        case Claim(about=about):
            verify_claim(wanted, CLAIM_FIELDS)
            if about is not None:
                verify_other(seat, about, state.players)


def speak(state: AreYouTheTraitor, seat: int, said: Say | Claim, at: float) -> Viewers:
    """Tell everybody what a seat says (AT-8); no view changes."""
    if isinstance(said, Say):
        line = Line(at=at, seat=seat, round=state.number, say=said.text, phrases=said.phrases or UNSET)
    else:
        claim = claim_line(said, CLAIM_FIELDS, ClaimView)
        line = Line(at=at, seat=seat, round=state.number, claim=claim)
    state.utterances.append(Utterance(line, EVERYBODY))
    return NOBODY
