"""Loyalty or Treachery, learnt by playing: a call, Loyalty, a trap that springs, and one walked into."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.lesson import Lesson, Tell, Theirs, Yours
from turncoat.games.loyalty_or_treachery.cards import CARDS

ADA: Final = 1
TOP: Final = ["7H", "KS", "4C", "KC", "2D", "8S", "5H", "JH", "3D", "9D"]
"""The cards that the lesson is about, in the order in which they are drawn."""

lesson = Lesson(
    others=("Ada",),
    deal={"first": 0, "deck": [*TOP, *(card for card in CARDS if card not in TOP)]},
    script=(
        Tell("lesson-lt-welcome", show="deck"),
        Yours("lesson-lt-call", {"move": "call", "colour": "red"}),
        Yours("lesson-lt-loyalty", {"move": "loyalty", "count": 2}),
        Theirs(ADA, {"move": "call", "colour": "black"}),
        Theirs(ADA, {"move": "loyalty", "count": 3}),
        Yours("lesson-lt-again", {"move": "call", "colour": "red"}),
        Yours("lesson-lt-treachery", {"move": "treachery", "cards": ["KS", "4C"]}),
        Theirs(ADA, {"move": "call", "colour": "red"}),
        Yours("lesson-lt-sprung", {"move": "take", "count": 3}),
        Yours("lesson-lt-known", {"move": "call", "colour": "black"}),
        Yours("lesson-lt-small", {"move": "loyalty", "count": 1}),
        Theirs(ADA, {"move": "call", "colour": "red"}),
        Theirs(ADA, {"move": "treachery", "cards": ["9D"]}),
        Yours("lesson-lt-beware", {"move": "call", "colour": "black"}),
        Theirs(ADA, {"move": "take", "count": 2}),
        Tell("lesson-lt-end"),
    ),
)
