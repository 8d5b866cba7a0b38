"""The choices of a Traitor in a Conclave (TT-26), from the `powers` of this night."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from turncoat.core.moves import Move, Offer, Template, kind_of
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import flow, powers
from turncoat.games.the_traitors.clauses.powers import Choice, Kind
from turncoat.games.the_traitors.moves import Blackmail, MakeList, Murder, Spare, Tempt
from turncoat.games.the_traitors.state import TheTraitors

KINDS: Final[dict[type[Move], Kind]] = {
    Murder: "murder",
    Spare: "spare",
    Tempt: "tempt",
    Blackmail: "blackmail",
    MakeList: "list",
}
MOVES: Final[dict[Kind, Any]] = {"murder": Murder, "tempt": Tempt, "blackmail": Blackmail}


def decides(state: TheTraitors, seat: int) -> bool:
    """Return whether the seat has a decision in this part of the night, with a possible target."""
    if seat not in state.night.present:
        return False
    now = flow.standing(state)
    return any(
        kind == "spare" or powers.targets(kind, now, state.loyal()) for kind in powers.allowed_kinds(now)
    )


def has_letter(state: TheTraitors, seat: int) -> bool:
    """Return whether a letter waits for the seat's answer (TT-30)."""
    return state.night.part == 2 and state.night.letter == seat and state.night.answer is None


def may_answer(state: TheTraitors, seat: int) -> bool:
    """Return whether the seat may answer its letter: again after a no (TT-34), not after a yes (TT-30)."""
    night = state.night
    return has_letter(state, seat) or (
        state.scenes and night.part == 2 and night.letter == seat and night.answer is False
    )


def offers(state: TheTraitors) -> Iterable[Offer]:
    now = flow.standing(state)
    for kind in powers.allowed_kinds(now):
        if kind == "spare":
            yield Spare()
        elif kind == "list":
            yield Template(MakeList, ("targets",))
        else:
            yield from map(MOVES[kind], powers.targets(kind, now, state.loyal()))


def verify(state: TheTraitors, seat: int, wanted: Offer) -> None:
    if seat not in state.night.present:
        raise Illegal("not_a_traitor")
    now, kind = flow.standing(state), KINDS[kind_of(wanted)]
    if kind not in powers.allowed_kinds(now) or not decides(state, seat):
        raise Illegal("not_tonight")
    if isinstance(wanted, Tempt | Blackmail):
        speech.check_letter_line(wanted.line)
    match wanted:
        case MakeList(targets=targets):
            _verify_list(state, targets)
        case Murder(target=target) | Tempt(target=target) | Blackmail(target=target):
            if target not in powers.targets(kind, now, state.loyal()):
                raise Illegal("not_a_target")


def _verify_list(state: TheTraitors, named: list[int]) -> None:
    """Refuse a death list with players who are out, or of a wrong length; Traitors may be on it (TT-33)."""
    if any(seat not in state.alive for seat in named):
        raise Illegal("not_a_target")
    if not powers.list_fits(named, state.night.ordered):
        raise Illegal("bad_list", count=state.night.ordered)


def choice_of(move: Any) -> Choice:
    kind = KINDS[type(move)]
    if kind == "spare":
        return Choice(kind, ())
    return Choice(kind, tuple(sorted(move.targets)) if kind == "list" else (move.target,))
