"""What is said in the talk and in the pause: free text, and claims in a fixed form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turncoat.core.moves import Offer, Template
from turncoat.core.refusal import Illegal
from turncoat.core.talk import Told
from turncoat.core.text import check_text
from turncoat.core.viewer import EVERYBODY, NOBODY, Seat, Viewers
from turncoat.games.are_you_the_traitor.lines import Line, ToldClaim
from turncoat.games.are_you_the_traitor.moves import CLAIM_FIELDS, TEXT_LENGTH, Claim, Say

if TYPE_CHECKING:
    from turncoat.games.are_you_the_traitor.state import AreYouTheTraitor

SAY: Final = Template(Say, ("text",))
CLAIM: Final = Template(Claim, ("what", "about", "role"))


def verify(state: AreYouTheTraitor, seat: Seat, wanted: Offer) -> None:
    match wanted:
        case Say(text=text):
            check_text(text, TEXT_LENGTH)
        case Claim(what=what, about=about):
            for name in ("about", "role"):  # AT-26: exactly the fields that this claim needs
                if (getattr(wanted, name) is not None) != (name in CLAIM_FIELDS[what]):
                    raise Illegal("bad_move", field=name)
            if about is not None:
                state.verify_other(seat, about)


def speak(state: AreYouTheTraitor, seat: int, said: Say | Claim, at: float) -> Viewers:
    """AT-8: everybody hears it. No view changes."""
    if isinstance(said, Say):
        line = Line(at=at, seat=seat, round=state.number, say=said.text)
    else:
        fields = {name: getattr(said, name) for name in CLAIM_FIELDS[said.what]}
        line = Line(at=at, seat=seat, round=state.number, claim=ToldClaim(what=said.what, **fields))
    state.told.append(Told(line, EVERYBODY))
    return NOBODY
