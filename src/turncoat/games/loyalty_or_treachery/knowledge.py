"""What a player knows of the other's pile, from what was shown and nothing else."""

from __future__ import annotations

from collections.abc import Iterable


class Knowledge:
    """One player's knowledge of where the other's cards are.

    The other's Treachery makes it uncertain: any card of that pile may be among those returned, until
    the last of them has come off the deck. So each Treachery is remembered as a batch: how many of its
    cards are still on the deck unseen, and which known cards may be among them.
    """

    def __init__(self) -> None:
        self._theirs: set[int] = set()
        self._batches: list[tuple[int, frozenset[int]]] = []

    def copy(self) -> Knowledge:
        twin = Knowledge()
        twin._theirs = self._theirs.copy()
        twin._batches = self._batches.copy()
        return twin

    def joined(self, card: int) -> None:
        """This card was seen to go to the other's pile."""
        self.located(card)
        self._theirs.add(card)

    def located(self, card: int) -> None:
        """This card was seen somewhere, so it is not among those that are hidden."""
        self._theirs.discard(card)
        self._batches = [(left, cards - {card}) for left, cards in self._batches]

    def returned(self, number: int) -> None:
        """The other put so many cards on the deck, unseen."""
        if number:
            self._batches.append((number, frozenset(self._theirs)))

    def drawn(self) -> None:
        """The topmost of the other's returned cards came off the deck."""
        left, cards = self._batches.pop()
        if left > 1:
            self._batches.append((left - 1, cards))

    @property
    def hidden(self) -> int:
        """How many of the other's returned cards lie on the deck."""
        return sum(left for left, _ in self._batches)

    def certain(self) -> Iterable[int]:
        """The cards that must be in the other's pile."""
        return self._theirs.difference(*(cards for _, cards in self._batches))
