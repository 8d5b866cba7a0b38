"""Remembers answers, so that a repeated request is answered again but not carried out again."""

from __future__ import annotations

from typing import Final

from turncoat.server.wire.messages_out import Done, Refused

REMEMBERED: Final = 64
"""How many answered requests of each person are remembered."""


class Answers:
    def __init__(self) -> None:
        self._answers: dict[str, dict[str, Done | Refused]] = {}

    def find(self, by: str, request: str) -> Done | Refused | None:
        return self._answers.get(by, {}).get(request)

    def keep(self, by: str, request: str, answer: Done | Refused) -> None:
        """Remember an answer, and forget this person's oldest one if there are too many."""
        kept = self._answers.setdefault(by, {})
        kept[request] = answer
        if len(kept) > REMEMBERED:
            del kept[next(iter(kept))]

    def forget(self, by: str) -> None:
        """Forget all answers to one person."""
        self._answers.pop(by, None)
