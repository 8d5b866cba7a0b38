"""The outcome of a Conclave (TT-26 to TT-33), which others do not see before breakfast."""

from __future__ import annotations

from turncoat.core.fairness.chance import Chance
from turncoat.games.the_traitors.clauses import dealing, flow, powers
from turncoat.games.the_traitors.clauses.powers import Choice
from turncoat.games.the_traitors.record import Night, PastNight
from turncoat.games.the_traitors.state import TheTraitors


def open_conclave(state: TheTraitors) -> None:
    """Let the Traitors meet (TT-6), and order a death list if one is due (TT-33)."""
    present = {seat for seat in state.alive if seat in state.traitors}
    state.night = Night(traitors=len(present), present=present)
    if flow.list_tonight(state):
        order_list(state, min(powers.LIST_LENGTH, len(state.alive) - 1))
    _meet(state)
    state.past_nights.append(PastNight(state.day, (), (), None, None, None, None, (), ()))


def order_list(state: TheTraitors, count: int) -> None:
    """Order a death list with so many names (TT-33)."""
    state.night.ordered = count
    state.list_nights.add(state.day)


def _meet(state: TheTraitors) -> None:
    """Let all who are present know each other for good (TT-6)."""
    present = frozenset(state.night.present)
    for seat in present:
        state.fellows[seat] = state.fellows[seat] | (present - {seat})


def close_part(state: TheTraitors, chance: Chance) -> None:
    """Carry out the most frequent choice; if one was due and none was named, draw it by lot (TT-26)."""
    night = state.night
    purpose = "night" if night.part == 1 else "night again"
    lots = dealing.draw_lots(state.players, state.deal, purpose, state.day, chance)
    owed = powers.duty(flow.standing(state))
    if owed is not None:
        named = [night.decisions[seat] for seat in sorted(night.decisions)]
        choice = powers.settle(named, lots) or _by_lot(state, owed, lots)
        if choice is not None:
            _carry_out(state, choice)
    elif night.ordered and night.part == 1 and not night.traitors:
        # TT-33: no Traitor is left, and the table draws the list
        _carry_out(state, Choice("list", _draw_list(state, lots)))


def _by_lot(state: TheTraitors, owed: powers.Duty, lots: list[int]) -> Choice | None:
    if owed == "list":
        return Choice("list", _draw_list(state, lots))
    eligible = powers.targets(owed, flow.standing(state), state.loyal())
    seat = dealing.first_of(eligible, lots)
    return None if seat is None else Choice(owed, (seat,))


def _draw_list(state: TheTraitors, lots: list[int]) -> tuple[int, ...]:
    needed = () if state.scenes else state.loyal()  # before version 4 of the rules one name had to be Loyal
    return tuple(powers.draw_list(state.alive, needed, state.night.ordered, lots))


def _carry_out(state: TheTraitors, choice: Choice) -> None:
    _note(state, decided=(*state.past_nights[-1].decided, choice))
    match choice.kind:
        case "murder":
            seat = choice.targets[0]
            if seat not in state.shields:  # TT-28: a shield, and nobody dies
                state.victim = seat
                _note(state, murdered=seat)
        case "tempt":
            state.night.letter = choice.targets[0]
            state.night.letter_line = _line_for(state, choice)
            _note(state, tempted=choice.targets[0])
        case "blackmail":
            (state.blackmailed_by[choice.targets[0]],) = state.night.present
            state.night.letter_line = _line_for(state, choice)
            _join(state, choice.targets[0])  # TT-31: no choice
            _note(state, blackmailed=choice.targets[0])
        case "list":
            state.listing = choice.targets
            _note(state, listed=choice.targets)


def _line_for(state: TheTraitors, choice: Choice) -> str:
    """Return the line of the letter: that of the first by seat who named this choice and wrote one."""
    night = state.night
    lines = [night.lines[seat] for seat in sorted(night.decisions) if night.decisions[seat] == choice]
    return next((line for line in lines if line), "")


def _join(state: TheTraitors, seat: int) -> None:
    """Make a player a Traitor, from now on and for good."""
    state.traitors.add(seat)
    state.night.present.add(seat)
    _meet(state)


def answer_letter(state: TheTraitors, accept: bool) -> None:
    """Take the answer to the letter; a yes makes the player a Traitor (TT-30)."""
    night = state.night
    assert night.letter is not None
    night.answer = accept
    if accept:
        _join(state, night.letter)


def close_conclave(state: TheTraitors) -> None:
    """Record the end of the night; a letter without an answer counts as refused (TT-30)."""
    night = state.night
    answer = None if night.letter is None else bool(night.answer)
    _note(state, accepted=answer, traitors=tuple(sorted(night.present)), shown=tuple(sorted(night.shown)))


def _note(state: TheTraitors, **known: object) -> None:
    state.past_nights[-1] = state.past_nights[-1]._replace(**known)  # type: ignore[arg-type]
