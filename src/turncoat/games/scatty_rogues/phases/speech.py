"""Free talk, and checks on what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turncoat.core.moves import Offer, Template
from turncoat.core.refusal import Illegal
from turncoat.core.speech.talk import Utterance
from turncoat.core.speech.text import check_text
from turncoat.core.viewer import EVERYBODY, NOBODY, Viewers
from turncoat.games.scatty_rogues.lines import Line
from turncoat.games.scatty_rogues.moves import SAY_LENGTH, TEXT_LENGTH, Answer, Correct, Say, Scatty
from turncoat.games.scatty_rogues.views import Said

if TYPE_CHECKING:
    from turncoat.games.scatty_rogues.state import ScattyRogues

SAY: Final = Template(Say, ("text",))


def verify(wanted: Offer) -> None:
    if isinstance(wanted, Say):
        check_text(wanted.text, TEXT_LENGTH)


def speak(state: ScattyRogues, seat: int, said: Say, at: float) -> Viewers:
    """Let everybody hear it, once (SR-26). No view changes."""
    state.utterances.append(Utterance(Line(at=at, seat=seat, say=said.text), EVERYBODY))
    return NOBODY


def verify_word(text: str, most: int) -> None:
    """Refuse a code word or an answer that has several lines, shows nothing or is too long."""
    try:
        check_text(text.replace("\n", "\0"), most)  # a new line is refused like other control characters
    except Illegal:
        raise Illegal("bad_word", length=most) from None


def verify_answer(wanted: Answer | Correct) -> None:
    """Refuse an answer that is not one thing, said in 1 to 60 characters or shown (SR-11)."""
    called = isinstance(wanted, Correct) and wanted.scatty
    if (wanted.say is not None) + (wanted.sign is not None) + called != 1:
        raise Illegal("bad_move", field="say")
    if wanted.say is not None:
        verify_word(str(wanted.say), SAY_LENGTH)


def to_said(seat: int, move: Answer | Correct | Scatty) -> Said:
    if isinstance(move, Answer | Correct):
        if move.say is not None:
            return Said(seat=seat, say=str(move.say))
        if move.sign is not None:
            return Said(seat=seat, sign=move.sign)
    return Said(seat=seat, scatty=True)
