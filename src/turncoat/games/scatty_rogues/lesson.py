"""Scatty Rogues, learnt by playing: three traps to remember, an answer, an objection, a trap of one's own."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.lesson import Lesson, Passes, Tell, Theirs, Yours
from turncoat.games.scatty_rogues.kernel import DRAW_PILE
from turncoat.games.scatty_rogues.traps import TRAPS

ADA, BO = 1, 2
TOP: Final = ["parrot", "fist", "11", "lantern"]
"""The traps that are met, in the order in which they are hidden."""

lesson = Lesson(
    others=("Ada", "Bo"),
    # SR-5, SR-9: words would be in one language, and whoever learns may see which door is next.
    options={"words": "plain", "marker": True, "first": ADA},
    deal={"traps": [*TOP, *(trap for trap in TRAPS if trap not in TOP)][:DRAW_PILE]},
    script=(
        Tell("lesson-sr-welcome"),
        Theirs(ADA, {"move": "hide", "trove": 3}),
        Tell("lesson-sr-parrot"),
        Theirs(ADA, {"move": "hide", "trove": 5}),
        Theirs(ADA, {"move": "hide", "trove": 9}),
        Tell("lesson-sr-walk"),
        Theirs(ADA, {"move": "answer", "say": "1"}),
        Passes(),
        Theirs(BO, {"move": "answer", "say": "2"}),
        Passes(),
        Yours("lesson-sr-yours", {"move": "answer", "say": "parrot"}),
        Passes(),
        Theirs(ADA, {"move": "answer", "say": "4"}),
        Passes(),
        Theirs(BO, {"move": "answer", "say": "5"}),
        Yours("lesson-sr-object", {"move": "object"}, after=1),
        Passes(),
        Yours("lesson-sr-correct", {"move": "correct", "sign": "fist"}),
        Yours("lesson-sr-hide", {"move": "hide", "trove": 8}),
        Tell("lesson-sr-loot", show="loot"),
        Yours("lesson-sr-number", {"move": "answer", "say": "6"}, after=10),
        Tell("lesson-sr-end"),
    ),
)
