"""Bots that play in the arena's tests."""

from __future__ import annotations

import random
import time
from typing import Any


class Lot:
    """Plays any move that is offered whole."""

    wake: float | None = None

    def __init__(self, seed: int, settings: str = "") -> None:  # noqa: ARG002
        self.luck = random.Random(seed)

    def act(self, view: Any, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        moves = [move for move in view["legal"] if move["move"] != "resign" and "open" not in move]
        return self.luck.choice(moves) if view["awaited"] and moves else None


class Broken(Lot):
    """Does one thing wrong at every move."""

    def __init__(self, seed: int, settings: str) -> None:
        super().__init__(seed)
        self.settings = settings

    def act(self, view: Any, now: float) -> Any:
        if not view["awaited"]:
            return None
        match self.settings:
            case "illegal":
                return {"move": "fly"}
            case "raises":
                raise KeyError("phase")
            case "slow":
                while True:
                    time.monotonic()
            case "no-dict":
                return "call"
            case _:
                return super().act(view, now)
