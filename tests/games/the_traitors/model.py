"""A second model of the Round Table and of the Conclave, written from the clauses alone.

It shares no code with the rules. It knows what a table and a night are given and says what must come of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

Decision = tuple[str, tuple[int, ...]]


class RoundTable:
    """TT-20 to TT-25. Ask for `stage`, `candidates`, `voters`; tell it the votes; until `banished`."""

    def __init__(self, alive: Iterable[int], lots: list[int]) -> None:
        self.everybody = set(alive)
        self.lots = lots
        self.banished: int | None = None
        self.by_lot = False
        self.stage = "vote"
        self.candidates = set(self.everybody)
        self.voters = set(self.everybody)

    def votes(self, cast: dict[int, int]) -> None:
        """All votes of this stage; who is not in it was blank."""
        heaps = {who: [voter for voter in cast if cast[voter] == who] for who in self.candidates}
        highest = max(len(heap) for heap in heaps.values())
        ahead = {who for who, heap in heaps.items() if len(heap) == highest}
        if len(ahead) == 1:
            self.banished = ahead.pop()
        elif self.stage == "vote":
            self._between(ahead, "runoff")
        elif self.stage == "runoff":
            self._between(ahead, "runoff_again")
        elif self.stage == "runoff_again":
            self._safe(ahead)
        else:
            self._lots(ahead)

    def _between(self, ahead: set[int], stage: str) -> None:
        self.stage, self.candidates = stage, ahead
        self.voters = self.everybody - ahead
        if not self.voters:
            self.voters = set(self.everybody)

    def _safe(self, ahead: set[int]) -> None:
        rest = self.everybody - ahead
        if not rest:
            self._lots(ahead)
        elif len(rest) == 1:
            self.banished = rest.pop()
        else:
            self.stage, self.candidates, self.voters = "safe_vote", rest, set(self.everybody)

    def _lots(self, ahead: set[int]) -> None:
        self.by_lot = True
        self.banished = [seat for seat in self.lots if seat in ahead][0]  # noqa: RUF015


@dataclass
class Conclave:
    """TT-26 to TT-33."""

    alive: set[int]
    traitors: set[int]
    """Those alive."""
    nights_left: int
    ordered: bool
    """TT-33: whether the host ordered a list."""
    on_list: set[int] | None
    shields: set[int]
    lots: list[int]
    any_night: bool = False
    """TT-10."""
    shown: bool = False
    part: int = 1
    count: int = field(init=False)
    died: int | None = None
    named_list: set[int] | None = None
    letter: int | None = None

    def __post_init__(self) -> None:
        self.count = len(self.traitors)
        self.length = min(3, len(self.alive) - 1)

    @property
    def loyal(self) -> set[int]:
        return self.alive - self.traitors

    def task(self) -> str:
        """What the Traitors have to do in this part."""
        lone = self.count == 1 and (self.any_night or self.nights_left >= 2)
        if self.count == 0:
            return "nothing"
        if self.part == 1:
            return "blackmail" if lone else "list" if self.ordered else "murder"
        if not lone:
            return "nothing"
        return "list" if self.ordered else "murder"

    def single(self) -> set[tuple[str, int]]:
        """The decisions with one target, or none (-1), that a Traitor may name."""
        task, found = self.task(), set()
        if task == "blackmail":
            found = {("blackmail", seat) for seat in self.loyal}
        if task == "murder":
            reach = self.loyal if self.on_list is None else self.loyal & self.on_list
            found = {("murder", seat) for seat in reach}
            if self.shown and self.on_list is None:
                found.add(("spare", -1))
            if self.part == 1 and self.count == 2 and (self.any_night or self.nights_left >= 3):
                found |= {("tempt", seat) for seat in self.loyal}
        return found

    def close(self, named: list[Decision]) -> None:
        """The part ends: what was named counts."""
        choice = self._most(named) if named else self._draw()
        if choice is not None:
            self._do(*choice)
        if self.part == 1 and self.ordered and self.count == 0:
            self.named_list = set(self._list_by_lot())
        self.part += 1

    def _most(self, named: list[Decision]) -> Decision:
        often = max(named.count(one) for one in named)
        tied = {one for one in named if named.count(one) == often}
        aimed = {one for one in tied if one[0] != "spare"}
        kinds = ["murder", "spare", "tempt", "blackmail", "list"]
        if not aimed:
            return ("spare", ())
        best = min(aimed, key=lambda one: ([self.lots.index(s) for s in one[1]], kinds.index(one[0])))
        return ("spare", ()) if tied != aimed and best[0] == "tempt" else best

    def _draw(self) -> Decision | None:
        task = self.task()
        if task == "list":
            return ("list", tuple(self._list_by_lot()))
        reach = {seat for kind, seat in self.single() if kind == task}
        order = [seat for seat in self.lots if seat in reach]
        return (task, (order[0],)) if order else None

    def _list_by_lot(self) -> list[int]:
        return [seat for seat in self.lots if seat in self.alive][: self.length]

    def _do(self, kind: str, targets: tuple[int, ...]) -> None:
        if kind == "murder" and targets[0] not in self.shields:
            self.died = targets[0]
        elif kind == "tempt":
            self.letter = targets[0]
        elif kind == "blackmail":
            self.traitors = self.traitors | {targets[0]}
        elif kind == "list":
            self.named_list = set(targets)
