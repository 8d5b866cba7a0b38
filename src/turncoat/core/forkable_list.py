"""A list that only grows, and that forks share until one of them goes its own way."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class ForkableList(Generic[T]):
    """What was appended, in order. Forking costs nothing, however long it has become.

    Forks keep to the same list, each with its own length. Whoever appends when the list has already grown
    beyond that length (by another fork) takes a copy first.
    """

    __slots__ = ("_items", "_size")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def append(self, item: T) -> None:
        if len(self._items) != self._size:
            self._items = self._items[: self._size]
        self._items.append(item)
        self._size += 1

    def since(self, number: int) -> list[T]:
        """What was appended after the first so many."""
        return self._items[number : self._size]

    def last(self) -> T:
        return self._items[self._size - 1]

    def fork(self) -> ForkableList[T]:
        twin: ForkableList[T] = ForkableList.__new__(ForkableList)
        twin._items, twin._size = self._items, self._size
        return twin
