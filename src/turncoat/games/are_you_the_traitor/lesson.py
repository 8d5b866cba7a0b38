"""Are You the Traitor?, learnt by playing: a round as the Guard, and one as the Traitor who is not found."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.lesson import Lesson, Tell, Theirs, Yours
from turncoat.games.are_you_the_traitor.treasure import DECK

ADA, BO, IDA, EMIL = 1, 2, 3, 4
TOP: Final = ["silver_goblets", "bags_of_gold", "crown_jewels", "magic_ring", "platinum_pyramids"]
"""The treasure of both rounds: three cards for Good, then two for Evil."""


def _rest() -> list[str]:
    rest: list[str] = list(DECK)
    for card in TOP:
        rest.remove(card)
    return rest


lesson = Lesson(
    others=("Ada", "Bo", "Ida", "Emil"),
    # As at a kitchen table: signs are made there with the face. One Stop, and it counts at once.
    options={"signals": False, "photo_finish": 0, "ring_moment": 0},
    deal={
        "characters": [
            ["guard", "wizard", "keyholder", "traitor", "wizard"],
            ["traitor", "wizard", "guard", "keyholder", "wizard"],
        ],
        "alignments": [{ADA: "evil", EMIL: "good"}, {ADA: "good", EMIL: "evil"}],
        "treasure": [*TOP, *_rest()],
    },
    script=(
        Tell("lesson-at-welcome", show="wizards"),
        Tell("lesson-at-card", show="card"),
        Theirs(EMIL, {"move": "claim", "what": "am", "role": "good_wizard"}),
        Theirs(ADA, {"move": "claim", "what": "lie", "about": EMIL}),
        Theirs(IDA, {"move": "claim", "what": "am", "role": "guard"}),
        Yours("lesson-at-liar", {"move": "claim", "what": "lie", "about": IDA}),
        Theirs(BO, {"move": "claim", "what": "doubt", "about": IDA}),
        Yours("lesson-at-stop", {"move": "stop", "target": IDA}),
        Tell("lesson-at-turned"),
        Tell("lesson-at-right"),
        Tell("lesson-at-treasure", show="treasure"),
        *(Theirs(seat, {"move": "ready"}, after=1, seen=seat == EMIL) for seat in (ADA, BO, IDA, EMIL)),
        Yours("lesson-at-ready", {"move": "ready"}),
        Tell("lesson-at-traitor", show="card"),
        Theirs(IDA, {"move": "claim", "what": "am", "role": "guard"}),
        Yours("lesson-at-lie", {"move": "claim", "what": "am", "role": "keyholder"}),
        Theirs(EMIL, {"move": "claim", "what": "trust", "about": 0}),
        Theirs(BO, {"move": "stop", "target": IDA}),
        Tell("lesson-at-called"),
        Tell("lesson-at-fooled"),
        Tell("lesson-at-keyholder"),
        Tell("lesson-at-good_wizard"),
        Tell("lesson-at-evil_wizard"),
        Tell("lesson-at-end"),
    ),
)
