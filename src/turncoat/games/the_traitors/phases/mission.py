"""The mission (TT-13 to TT-15): The Vault. Doors stand open for a while; who remembers what was behind them?

Everybody is asked about doors of their own. The share of right answers earns the bars, silence earns none,
and those who were right most often may enter the armoury.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Some
from turncoat.games.the_traitors import days, dealing, speech
from turncoat.games.the_traitors.moves import MissionMove, Picture, Ready, VaultAct
from turncoat.games.the_traitors.phases.chapter import COMMON, Chapter
from turncoat.games.the_traitors.record import PastMission, Vault
from turncoat.games.the_traitors.state import TheTraitors
from turncoat.games.the_traitors.votes import Seats

PICTURES: Final[tuple[Picture, ...]] = get_args(Picture)
QUESTIONS: Final = 2
"""For each player."""
MOST_BARS: Final = 10
LOOKING: Final = 1 / 4
"""Of the mission's time: so long the doors stand open."""


class Mission(Chapter):
    name = "mission"
    moves = (*COMMON, Ready, MissionMove)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.access, state.doors = (), []
        luck = chance.stream("vault", state.day)
        behind = dealing.shuffled(len(PICTURES), luck)
        asked = {seat: tuple(dealing.shuffled(len(PICTURES), luck)[:QUESTIONS]) for seat in state.alive}
        state.begin("mission", at)
        pictures = tuple(PICTURES[number] for number in behind)
        state.vault = Vault(state.until, True, pictures, asked)
        state.until = at + (state.until - at) * LOOKING

    def may_speak(self, state: TheTraitors, seat: int) -> bool:  # noqa: ARG002
        return True

    def asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def tasks(self, state: TheTraitors, seat: int) -> Iterable[Offer]:
        assert state.vault is not None
        if state.vault.looking:
            return
        for door in state.vault.questions.get(seat, ()):
            if (seat, door) not in state.vault.answers:
                yield from (MissionMove(VaultAct(door, picture)) for picture in PICTURES)

    def verify_task(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        assert isinstance(wanted, MissionMove)
        assert state.vault is not None
        if state.vault.looking:
            raise Illegal("doors_still_open")
        if wanted.act.door not in state.vault.questions.get(seat, ()):
            raise Illegal("not_your_door")
        if (seat, wanted.act.door) in state.vault.answers:
            raise Illegal("already_answered")

    def take(self, state: TheTraitors, seat: int, move: MissionMove, at: float, chance: Chance) -> Some:  # noqa: ARG002
        assert state.vault is not None
        state.vault.answers[seat, move.act.door] = move.act.picture
        return EVERYBODY

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        assert state.vault is not None
        if state.vault.looking:
            state.vault.looking = False
            state.ready = set()
            state.until = state.vault.ends
            return
        self._earn(state, state.vault, at)
        self._give_access(state, state.vault, chance)
        state.vault = None
        days.after_mission(state, at, chance)

    def _earn(self, state: TheTraitors, vault: Vault, at: float) -> None:
        """Bars by the share of right answers, of those who are left."""
        right = sum(vault.right(seat) for seat in state.alive)
        state.earned = MOST_BARS * right // (QUESTIONS * len(state.alive))
        state.silver += state.earned
        state.past_missions.append(PastMission(state.day, state.earned))
        speech.announce(state, at, "mission", bars=state.earned)

    def _give_access(self, state: TheTraitors, vault: Vault, chance: Chance) -> None:
        """TT-15: the three best, ties by lot."""
        order = dealing.lots(state.players, state.deal, "access", state.day, chance)
        best = sorted(state.alive, key=lambda seat: (-vault.right(seat), order.index(seat)))
        chosen = tuple(sorted(best[: dealing.ARMOURY_ACCESS]))
        state.access = chosen if days.armoury_today(state) else ()
