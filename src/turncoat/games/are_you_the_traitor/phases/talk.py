"""The talk (AT-8, AT-9): anybody speaks, looks, signs, calls Stop, or agrees that a secret was exposed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, kind_of
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers, verify_other
from turncoat.games.are_you_the_traitor.dealing import deal_roles
from turncoat.games.are_you_the_traitor.moves import (
    SIGNS,
    AnyMove,
    Claim,
    Look,
    Peek,
    Say,
    Signal,
    Stop,
    Void,
)
from turncoat.games.are_you_the_traitor.moves import Sign as SignName
from turncoat.games.are_you_the_traitor.phases import speech
from turncoat.games.are_you_the_traitor.record import Call, Glance, Round, Sign
from turncoat.games.are_you_the_traitor.state import FIRST_RULES, AreYouTheTraitor
from turncoat.games.are_you_the_traitor.views import RoundEnd

SILENT_ROUNDS: Final = 3
LONG_GLANCE: Final = 3.0
"""AT-25: after so many seconds a glance can be noticed."""


class Talk(Phase[AreYouTheTraitor]):
    name = "talk"
    moves = (Say, Claim, Look, Peek, Signal, Stop, Void)

    def enter(self, state: AreYouTheTraitor, at: float, chance: Chance) -> None:
        """AT-3 to AT-6; what is shown until the next deal goes."""
        roles = deal_roles(state.players, state.deal, state.dealings, chance)
        state.round = Round(roles, at, [None] * state.players)
        state.dealings += 1
        state.ready = set()
        state.shown = None

    def offers(self, state: AreYouTheTraitor, seat: Seat) -> Iterable[Offer]:
        """List the moves of a seat. A Stop that waits changes the caller's alone (AT-13)."""
        assert isinstance(seat, int)
        yield speech.SAY
        yield speech.CLAIM
        if state.options["signals"]:
            yield from _silent_moves(state.players, seat)
        if state.round.call_of(seat) is None:
            yield from _stops(state.players, seat)
        if seat in state.voters:
            yield Void(seat not in state.round.agreed)
        yield Peek()

    def verify(self, state: AreYouTheTraitor, seat: Seat, wanted: Offer) -> None:
        if kind_of(wanted) in (Look, Signal) and not state.options["signals"]:
            raise Illegal("signals_off")  # AT-25
        match wanted:
            case Peek():
                if not state.bots_wait or seat in state.round.peeked:
                    raise Illegal("already_peeked")
            case Look(at=int(other)):
                verify_other(seat, other, state.players)
            case Stop(target=target, dealing=dealing):
                if dealing is not None and dealing != state.dealings:
                    raise Illegal("stale")  # AT-12
                verify_other(seat, target, state.players)
                if state.round.call_of(seat) is not None:
                    raise Illegal("already_called")  # AT-13
            case Void(agree=agree):
                if seat not in state.voters:
                    raise Illegal("people_decide")  # AT-15
                if agree == (seat in state.round.agreed):
                    raise Illegal("already_agreed" if agree else "not_agreed")
            case _:
                speech.verify(state, seat, wanted)

    def play(self, state: AreYouTheTraitor, seat: Seat, move: AnyMove, at: float, chance: Chance) -> Viewers:
        assert isinstance(seat, int)
        match move:
            case Look(at=other):
                return self._look(state, seat, other, at)
            case Peek():
                state.round.peeked.add(seat)
            case Signal(sign=sign):
                return self._signal(state, seat, sign)
            case Stop(target=target):
                return self._stop(state, Call(seat, target, at), chance)
            case Void(agree=agree):
                self._agree(state, seat, agree, at, chance)
            case Say() | Claim():
                return speech.speak(state, seat, move, at)
        return EVERYBODY

    def _look(self, state: AreYouTheTraitor, seat: int, other: int | None, at: float) -> Viewers:
        """AT-25: nobody learns of it, except that a long glance which ends is noticed no longer.

        A glance begins anew with each look: when it becomes long must not depend on its secret target.
        """
        round_ = state.round
        noticed = round_.watchers(seat) if seat in round_.noticeable else frozenset()
        round_.looking[seat] = None if other is None else Glance(other, at)
        round_.noticeable.discard(seat)
        return frozenset([seat, *noticed])

    def _signal(self, state: AreYouTheTraitor, seat: int, sign: SignName) -> Viewers:
        """AT-25: who looks at the maker at this moment sees it."""
        seen = frozenset([seat, *state.round.watchers(seat)])
        state.round.signs.append(Sign(seat, sign, seen))
        return seen

    def _stop(self, state: AreYouTheTraitor, call: Call, chance: Chance) -> Viewers:
        """AT-13: until the window closes nobody but the caller is shown anything of it."""
        state.round.calls.append(call)
        if state.window:
            return frozenset([call.seat])
        state.count(call, call.at, chance)
        return EVERYBODY

    def _agree(self, state: AreYouTheTraitor, seat: int, agree: bool, at: float, chance: Chance) -> None:
        """AT-15: the round is void once enough seats agree."""
        if not agree:
            state.round.agreed.remove(seat)
            return
        state.round.agreed.add(seat)
        if len(state.round.agreed) >= state.void_needs:
            state.silent = 0
            self._void(state, "exposed", at, chance)

    def _void(self, state: AreYouTheTraitor, end: RoundEnd, at: float, chance: Chance) -> None:
        """AT-15: nothing of the round remains, a Stop that waited included."""
        state.last_end = end
        state.round.agreed.clear()
        state.round.calls.clear()
        state.go("pause" if state.options["edition"] == "fr" else "talk", at, chance)

    # The clock

    def deadline(self, state: AreYouTheTraitor, viewer: Viewer | None) -> float | None:
        """Return when the round ends by itself, or for the match also when a glance can be noticed."""
        end = self._end(state, viewer)
        if viewer is not None:
            return end
        return min([end, *(glance.since + LONG_GLANCE for _, glance in _short_glances(state))])

    def _end(self, state: AreYouTheTraitor, viewer: Viewer | None) -> float:
        """AT-13: the window's end is its caller's alone, who cannot tell from it whether others called."""
        silence = state.round.began + float(state.options["round_limit"])
        if isinstance(viewer, int):
            call = state.round.call_of(viewer)
        elif viewer == "watcher":
            call = None
        else:
            call = state.round.calls[0] if state.round.calls else None
        # AT-27: at the limit a Stop that waits counts, or all would see the round go on and know of it
        return silence if call is None else min(silence, call.at + state.window)

    def expire(self, state: AreYouTheTraitor, at: float, chance: Chance) -> Viewers:
        if at < self._end(state, None):
            return self._notice_glances(state, at)
        calls = state.round.calls
        if not calls:
            self._fall_silent(state, at, chance)
        elif len(calls) == 1:
            state.count(calls[0], at, chance)  # AT-13: one call counts; over several all vote
        else:
            state.go("photo_finish", at, chance)
        return EVERYBODY

    def _notice_glances(self, state: AreYouTheTraitor, at: float) -> Viewers:
        """AT-25: whoever looks at somebody sees at whom they have been looking for a while."""
        long = [seat for seat, glance in _short_glances(state) if glance.since + LONG_GLANCE <= at]
        state.round.noticeable.update(long)
        return frozenset(watcher for seat in long for watcher in state.round.watchers(seat))

    def _fall_silent(self, state: AreYouTheTraitor, at: float, chance: Chance) -> None:
        """AT-27: nobody called in time."""
        state.silent += 1
        if state.silent < SILENT_ROUNDS:
            self._void(state, "silence", at, chance)
        else:
            winners = state.leaders() if any(state.hoards) else []
            state.finish("silence", winners, None, at, chance)


def _short_glances(state: AreYouTheTraitor) -> Iterator[tuple[int, Glance]]:
    """Yield the glances that nobody can notice yet (AT-25)."""
    if state.rules > FIRST_RULES:
        for seat, glance in enumerate(state.round.looking):
            if glance is not None and seat not in state.round.noticeable:
                yield seat, glance


@cache
def _silent_moves(players: int, seat: int) -> list[Offer]:
    others = [other for other in range(players) if other != seat]
    return [*(Look(other) for other in [*others, None]), *(Signal(sign) for sign in SIGNS)]


@cache
def _stops(players: int, seat: int) -> list[Offer]:
    return [Stop(other) for other in range(players) if other != seat]
