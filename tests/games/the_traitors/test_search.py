"""All that can be made of a small season: none gets stuck, and exactly one is banished at each Round Table.

TT-25, with six and seven players and every choice of the powerful moves.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import Json, season
from turncoat import Match

ENOUGH = 40_000


class Search:
    """Goes through all choices at Conclaves, letters, Round Tables and the end vote; equal seasons once."""

    def __init__(self) -> None:
        self.seen: set[Any] = set()
        self.ended: set[str | None] = set()
        self.kinds: set[str] = set()
        self.stages: set[str] = set()

    def explore(self, begin: Match) -> None:
        waiting = [begin]
        while waiting:
            m = waiting.pop()
            while m._state.phase.name not in CHOICES:  # type: ignore[attr-defined]
                self._tick(m)
            key = self._key(m)
            if key in self.seen:
                continue
            self.seen.add(key)
            assert len(self.seen) < ENOUGH
            waiting += CHOICES[m._state.phase.name](self, m)  # type: ignore[attr-defined]

    def _tick(self, m: Match) -> None:
        state: Any = m._state
        out, phase = len(state.out), state.phase.name
        self.stages.add(phase)
        assert m.deadline is not None, "stuck"
        m.tick(m.deadline)
        state = m._state
        if state.phase.name == "round_table.identity" and phase != "round_table.identity":
            assert len(state.out) == out + 1, "not exactly one"

    def _key(self, m: Match) -> Any:
        s: Any = m._state
        if s.phase.name in ("finale", "over"):
            return s.phase.name, s.alive, frozenset(s.traitors)
        return (
            s.phase.name,
            s.day,
            s.days,
            s.alive,
            frozenset(s.traitors),
            s.death_list,
            frozenset(s.shields),
            s.table.tied,
            s.table.candidates,
            s.final_table,
            s.night.letter if s.phase.name == "conclave.2" else None,
            frozenset(s.list_nights),
            s.listing,
            s.victim,
        )

    def _with(self, m: Match, moves: list[tuple[int, Json]]) -> Match:
        fork = m.fork()
        for seat, move in moves:
            fork.play(seat, move)
            self.kinds.add(move["move"])
        if fork._state.phase.name == m._state.phase.name:  # type: ignore[attr-defined]
            self._tick(fork)
        return fork

    def conclave(self, m: Match) -> list[Match]:
        s: Any = m._state
        present = sorted(s.night.present)
        made = [self._with(m, [])]
        if present:
            shown = [(seat, {"move": "show_shield"}) for seat in present if seat in s.shields - s.night.shown]
            for offered in m.legal(present[0]):
                if offered["move"] in ("murder", "tempt", "blackmail"):
                    made.append(self._with(m, [(seat, offered) for seat in present]))
            if shown and s.phase.name == "conclave.1" and s.death_list is None and not s.night.ordered:
                fork = self._showing(m, shown)
                if any(offer["move"] == "spare" for offer in fork.legal(present[0])):
                    made.append(self._with(fork, [(seat, {"move": "spare"}) for seat in present]))
            if any(offered["move"] == "list" for offered in m.legal(present[0])):
                loyal = s.loyal()
                for names in ([*present, *loyal][:3], list(loyal)[:3], list(loyal)[-3:]):
                    if len(names) == s.night.ordered and any(name in loyal for name in names):
                        made.append(
                            self._with(m, [(seat, {"move": "list", "targets": names}) for seat in present])
                        )
        if s.night.letter is not None and s.phase.name == "conclave.2":
            made.append(self._with(m, [(s.night.letter, {"move": "letter", "accept": True})]))
        return made

    def _showing(self, m: Match, shown: list[tuple[int, Json]]) -> Match:
        fork = m.fork()
        for seat, move in shown:
            fork.play(seat, move)
        return fork

    def vote(self, m: Match) -> list[Match]:
        """Silence, everybody against one, two tied, and a tie in a circle."""
        s: Any = m._state
        names, voters = s.table.candidates, s.table.voters
        made = [self._with(m, [])]
        for name in names:
            made.append(self._with(m, [(v, {"move": "vote", "target": name}) for v in voters if v != name]))
        made.append(self._with(m, self._split(voters, names[:2])))
        made.append(self._with(m, self._split(voters, names[-2:])))
        made.append(self._with(m, self._split(voters, names[:-1])))
        return made

    def _split(self, voters: tuple[int, ...], names: tuple[int, ...]) -> list[tuple[int, Json]]:
        """As many votes for one as for the other, as far as there are voters."""
        cast: list[tuple[int, Json]] = []
        free = list(voters)
        for name in names:
            voter = next((voter for voter in free if voter != name), None)
            if voter is not None:
                free.remove(voter)
                cast.append((voter, {"move": "vote", "target": name}))
        return cast

    def armoury(self, m: Match) -> list[Match]:
        made = [self._with(m, [])]
        for seat in m._state.access:  # type: ignore[attr-defined]
            made.append(self._with(m, [(seat, {"move": "open_door", "door": 0})]))
        return made

    def end_vote(self, m: Match) -> list[Match]:
        alive = m._state.alive  # type: ignore[attr-defined]
        return [self._with(m, []), self._with(m, [(seat, {"move": "end", "agree": True}) for seat in alive])]

    def finale(self, m: Match) -> list[Match]:
        """Those left reveal themselves (TT-39); nothing can be chosen any more."""
        while not m.over:
            self._tick(m)
        self.ended.add((m.result or {})["side"])
        return []


CHOICES: Any = {
    "conclave.1": Search.conclave,
    "conclave.2": Search.conclave,
    "round_table.vote": Search.vote,
    "round_table.runoff": Search.vote,
    "round_table.runoff_again": Search.vote,
    "round_table.safe_vote": Search.vote,
    "armoury": Search.armoury,
    "end_vote": Search.end_vote,
    "finale": Search.finale,
    "over": Search.finale,
}


@pytest.mark.parametrize(
    ("players", "who", "options"),
    [
        (6, (0,), {"days": 3, "first_round_table": 3}),
        (6, (0, 5), {"days": 4, "first_round_table": 3}),
        (7, (6,), {"days": 4, "first_round_table": 4, "death_lists": [1]}),
        (7, (0, 6), {"days": 2}),
    ],
)
def test_tt_25_no_small_season_gets_stuck(players: int, who: tuple[int, ...], options: Json) -> None:
    search = Search()
    doors = {"doors": [[0]] * 6}
    search.explore(season(players, who, deal=doors, **options))
    assert search.ended == {"loyal", "traitors"}
    assert {"round_table.defence", "round_table.host_rules", "final_break"} <= search.stages
    assert len(search.seen) > 50
