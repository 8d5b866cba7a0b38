"""Messages that nearly fit: what the socket takes, with something wrong in it, or nothing right at all."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.kinds import kinds

Json = dict[str, Any]

KINDS = (*kinds(), "contribute", "fly")
FIELDS = (
    *(
        "id",
        "move",
        "text",
        "t",
        "language",
        "before",
        "hex",
        "hash",
        "options",
        "public",
        "together",
        "seat",
    ),
    *("bot", "agreed", "watcher", "muted", "table", "token", "epoch", "seen", "heard", "kind", "colour"),
    *("cards", "open", "turn_limit", "face", "sign", "fill"),
)
TEXTS = (
    *("", "x", "ABCD", "host", "random", "en", "da", "resign", "call", "red", "\u202e", "\x00", "é" * 30),
    *("0" * 32, "f" * 64, "NaN", "-1", "null", "[]", "{}", "x" * 600, "𝕏", "\ufeff", "w.e30.e30", "\ud83c"),
)
SAMPLES: tuple[Json, ...] = (
    {"kind": "ping", "t": 1.5},
    {"kind": "move", "id": "a", "move": {"move": "call", "colour": "red"}},
    {"kind": "move", "id": "b", "move": {"move": "treachery", "cards": ["2H"]}},
    {"kind": "chat", "id": "c", "text": "Hello"},
    {"kind": "recall", "id": "d", "before": 5},
    {"kind": "contribute", "id": "e", "hex": "0" * 32},
    {"kind": "set", "id": "f", "options": {"turn_limit": 300}, "public": True},
    {"kind": "seat_bot", "id": "g", "seat": 1, "bot": "random"},
    {"kind": "mute", "id": "h", "seat": None, "muted": True},
    {"kind": "agree", "id": "i", "agreed": True},
    {"kind": "send_away", "id": "j", "watcher": "x"},
    {"kind": "hello", "table": "ABCD", "token": "x"},
    {"kind": "stand_in", "id": "k", "seat": 0, "bot": "random"},
    {"kind": "face", "id": "l", "face": {"shape": 1, "colour": 2}},
    {"kind": "react", "id": "m", "sign": "gasp"},
    {"kind": "start", "id": "n", "fill": True},
)


class Fuzz:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def message(self) -> str | bytes:
        """The next one: a text, or bytes that may be none."""
        rng = self._rng
        way = rng.random()
        if way < 0.5:
            return json.dumps(self._spoil(dict(rng.choice(SAMPLES))))
        if way < 0.75:
            fields = {rng.choice(FIELDS): self._value(2) for _ in range(rng.randrange(5))}
            return json.dumps({"kind": rng.choice(KINDS), **fields})
        text = json.dumps(rng.choice(SAMPLES))
        if way < 0.85:
            return text[: rng.randrange(len(text))]
        if way < 0.9:
            place = rng.randrange(len(text))
            return text[:place] + rng.choice(TEXTS[:-1]) + text[place:]
        if way < 0.95:
            return rng.randbytes(rng.randrange(40))
        return rng.choice(
            ("[" * 200, '{"a":' * 90, "1" * 400, "1e999", '"' + "x" * 9_000 + '"', "null", "[]")
        )

    def _spoil(self, message: Json) -> Json:
        """With one field changed, dropped or added; or as it is."""
        rng = self._rng
        way = rng.randrange(4)
        if way == 1:
            message[rng.choice(list(message))] = self._value(2)
        elif way == 2:
            del message[rng.choice(list(message))]
        elif way == 3:
            message[rng.choice(FIELDS)] = self._value(2)
        return message

    def _value(self, depth: int) -> Any:
        rng = self._rng
        way = rng.randrange(9 if depth else 7)
        if way == 0:
            return None
        if way == 1:
            return rng.random() < 0.5
        if way == 2:
            return rng.choice((0, 1, 2, -1, 99, 100, 2**31, 2**63, -(2**63), 10**30))
        if way == 3:
            return rng.choice((0.0, -0.5, 1e308, 1e-308, 3.5))
        if way < 7:
            return rng.choice(TEXTS)
        if way == 7:
            return [self._value(depth - 1) for _ in range(rng.randrange(4))]
        return {rng.choice(FIELDS): self._value(depth - 1) for _ in range(rng.randrange(4))}
