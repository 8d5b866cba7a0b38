"""What a player knows of the other's pile, from what was shown and nothing else."""

from __future__ import annotations


class Knowledge:
    """One player's knowledge of where the other's cards are.

    The other's Treachery makes it uncertain: any card of that pile may be among those returned, until
    the last of them has come off the deck. A card that joined the pile after the latest Treachery of which
    cards still lie on the deck cannot be among them, nor among those of the Treacheries before it.
    """

    def __init__(self) -> None:
        self._theirs: dict[int, int] = {}
        """The cards known to have joined, with the number of Treacheries that the other had made by then."""
        self._batches: list[tuple[int, int]] = []
        """Of each Treachery with cards on the deck: its number, and how many of its cards lie there."""
        self._treacheries = 0
        self.hidden = 0
        """How many of the other's returned cards lie on the deck."""

    def copy(self) -> Knowledge:
        twin = Knowledge.__new__(Knowledge)
        twin._theirs = self._theirs.copy()
        twin._batches = self._batches.copy()
        twin._treacheries, twin.hidden = self._treacheries, self.hidden
        return twin

    def note_joined(self, card: int) -> None:
        """Note a card that was seen to go to the other's pile."""
        self._theirs[card] = self._treacheries

    def note_elsewhere(self, card: int) -> None:
        """Note a card that was seen elsewhere, so that it is not among the hidden ones."""
        self._theirs.pop(card, None)

    def note_returned(self, number: int) -> None:
        """Note that the other put so many cards on the deck, unseen."""
        if number:
            self._treacheries += 1
            self._batches.append((self._treacheries, number))
            self.hidden += number

    def note_drawn(self) -> None:
        """Note that the topmost of the other's returned cards came off the deck."""
        treachery, left = self._batches.pop()
        if left > 1:
            self._batches.append((treachery, left - 1))
        self.hidden -= 1

    def certain(self) -> list[int]:
        """Return the cards that must be in the other's pile."""
        if not self._batches:
            return list(self._theirs)
        latest, _ = self._batches[-1]
        return [card for card, joined in self._theirs.items() if joined >= latest]
