"""Loyalty or Treachery once more, written from the clauses alone and slowly: to be compared with the game.

It keeps the deck as a list of cards with their owners where the game keeps numbers and runs. It shares no
code with the game. What chance decides is told to it.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class RefusedError(Exception):
    """The move cannot be made."""


def is_red(card: str) -> bool:
    return card[1] in "HD"


def chart(card: str) -> int:
    return {**dict.fromkeys("2345", 1), **dict.fromkeys("6789T", 2)}.get(card[0], 3)


class Model:
    def __init__(self, options: Json, deck: list[str], first: int) -> None:
        self.options = options
        self.deck: list[tuple[str, int | None]] = [(card, None) for card in deck]
        """The top first; who returned it."""
        self.piles: list[list[str]] = [[], []]
        self.owner: int | None = None
        self.turn = self.actor = first
        self.phase = "call"
        self.limit = 0
        self.turns = 0

    # What may be done

    def least(self) -> int:
        """LT-6: a strict chart asks for exactly one card after a 2 to 5, where there is one."""
        return int(self.options["strict_chart"] and self.limit == 1)

    def draws(self) -> list[int]:
        most = min(self.limit, len(self.deck))
        return list(range(min(self.least(), most), most + 1))

    def takes(self) -> list[int]:
        return list(range(min(self.limit, len(self.piles[1 - self.actor])) + 1))

    def legal(self, seat: int) -> list[Json]:
        if self.phase == "over":
            return []
        offered: list[Json] = [{"move": "resign"}]
        if seat != self.actor:
            return offered
        if self.phase == "call":
            offered += [{"move": "call", "colour": colour} for colour in ("red", "black")]
        elif self.phase == "take":
            offered += [{"move": "take", "count": count} for count in self.takes()]
        else:
            offered += [{"move": "loyalty", "count": count} for count in self.draws()]
            bounds = {"least": 1, "most": 1} if self.least() else {}
            offered.append({"move": "treachery", "open": ["cards"], **bounds})
            if not self.deck:
                offered.append({"move": "rest"})  # LT-13
        return offered

    # Moves

    def check(self, fits: bool) -> None:
        if not fits:
            raise RefusedError

    def play(self, seat: int, move: Json, taken: list[str]) -> None:
        """Make a move; `taken` is what a `take` got (LT-8)."""
        self.check(self.phase != "over" and seat == self.actor)
        match move["move"]:
            case "call":
                self.check(self.phase == "call")
                self.call(move["colour"])
            case "loyalty":
                self.check(self.phase == "action" and move["count"] in self.draws())
                self.loyalty(move["count"])
            case "rest":
                self.check(self.phase == "action" and not self.deck)
                self.end_turn()
            case "treachery":
                self.treachery(move["cards"])
            case "take":
                self.check(self.phase == "take" and move["count"] in self.takes())
                self.take(taken)

    def call(self, colour: str) -> None:
        """LT-3 to LT-5, LT-8, LT-9."""
        me, other = self.turn, 1 - self.turn
        card, returned_by = self.deck.pop(0)
        owner = None if returned_by is None else self.owner
        self.forget_owner()
        if is_red(card) == (colour == "red"):
            self.piles[me].append(card)
            self.phase, self.limit = "action", chart(card)
            return
        self.piles[other].append(card)
        if owner == other and self.piles[me]:
            self.phase, self.actor, self.limit = "take", other, chart(card)
        else:
            self.end_turn()

    def forget_owner(self) -> None:
        if all(returned_by is None for _, returned_by in self.deck):
            self.owner = None

    def loyalty(self, count: int) -> None:
        self.piles[self.turn] += [self.deck.pop(0)[0] for _ in range(count)]
        self.forget_owner()
        self.end_turn()

    def treachery(self, cards: list[str]) -> None:
        """LT-7, LT-10."""
        mine = self.piles[self.turn]
        self.check(self.phase == "action" and len(cards) == len(set(cards)) <= self.limit)
        self.check(all(card in mine for card in cards) and len(cards) >= self.least())
        self.piles[self.turn] = [card for card in mine if card not in cards]
        self.deck = [(card, self.turn) for card in cards] + self.deck
        if cards:
            self.owner = self.turn
        self.end_turn()

    def take(self, taken: list[str]) -> None:
        victim = self.piles[1 - self.actor]
        assert all(card in victim for card in taken)
        self.piles[self.actor] += taken
        self.piles[1 - self.actor] = [card for card in victim if card not in taken]
        self.end_turn()

    def end_turn(self) -> None:
        """LT-12, LT-15, LT-17."""
        self.turns += 1
        self.limit = 0
        if not self.deck or self.turns >= self.options["turn_limit"]:
            self.phase = "over"
            return
        self.turn = self.actor = 1 - self.turn
        self.phase = "call"

    def by_clock(self) -> Json:
        """LT-18: what the table does, but for the colour of a call, which is drawn by lot."""
        if self.phase == "action":
            return {"move": "loyalty", "count": self.draws()[0]}
        return {"move": "take", "count": self.takes()[-1]} if self.phase == "take" else {"move": "call"}

    # What is to be seen

    def view(self, seat: int) -> Json:
        returned = [(card, by) for card, by in self.deck if by is not None]
        aids = self.options["memory_aids"]
        return {
            "phase": self.phase,
            "turn": self.turn,
            "actor": None if self.phase == "over" else self.actor,
            "deck": len(self.deck),
            "returned": {"count": len(returned), "owner": self.owner},
            "run": [card if by == seat else None for card, by in returned] if aids else [],
            "piles": [len(pile) for pile in self.piles],
            "limit": self.limit if self.phase in ("action", "take") else None,
            "turns": self.turns,
        }
