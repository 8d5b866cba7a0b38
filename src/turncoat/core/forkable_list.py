"""An append-only list whose forks share memory until they differ."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class ForkableList(Generic[T]):
    """An append-only list that is forked in constant time.

    Forks share one list, each with its own length. A fork that appends after another fork has made the shared
    list longer copies its own part first.
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
        """Return the items after the first `number`."""
        return self._items[number : self._size]

    def last(self) -> T:
        return self._items[self._size - 1]

    def fork(self) -> ForkableList[T]:
        twin: ForkableList[T] = ForkableList.__new__(ForkableList)
        twin._items, twin._size = self._items, self._size
        return twin
