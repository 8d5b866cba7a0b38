"""The lesson of The Traitors: a short day as a Traitor, with a vote, a night and an empty chair."""

from __future__ import annotations

from turncoat.core.extras.lesson import Lesson, Passes, Tell, Theirs, Yours

YOU, ADA, BO, CLARA, EMIL, IDA = range(6)
OTHERS = (ADA, BO, CLARA, EMIL, IDA)
VAULT = (
    (CLARA, 6, "raven"),
    (EMIL, 2, "owl"),
    (IDA, 5, "rose"),
    (YOU, 3, "candle"),
    (ADA, 4, "sword"),
    (BO, 8, "moon"),
)
"""The first six answers of the mission, all right: seat, door and picture, by the luck of the lesson."""


def _ready(*seats: int) -> tuple[Theirs, ...]:
    """Make all these seats ready; the player sees it in one step."""
    return tuple(Theirs(seat, {"move": "ready"}, after=1, seen=seat == seats[-1]) for seat in seats)


def _answer(seat: int, door: int, picture: str) -> Theirs:
    return Theirs(
        seat, {"move": "mission", "act": {"move": "answer", "door": door, "picture": picture}}, after=1
    )


def _vote(seat: int, target: int) -> Theirs:
    return Theirs(seat, {"move": "vote", "target": target}, after=1, seen=seat == OTHERS[-1])


lesson = Lesson(
    others=("Ada", "Bo", "Clara", "Emil", "Ida"),
    # The lesson begins after the mission, so that the player need not remember pictures.
    options={"traitors": 2, "armoury_from": 2},
    deal={
        "traitors": [YOU, EMIL],
        "reveal": [ADA],
        "breakfast": [[ADA, IDA, EMIL, YOU]],
    },
    before=(
        *_ready(YOU, *OTHERS),
        *[Passes()] * 2,
        *_ready(YOU, *OTHERS),
        *(_answer(*step) for step in VAULT),
        *[Passes()] * 6,
    ),
    script=(
        Tell("lesson-tt-welcome"),
        Tell("lesson-tt-card", show="card"),
        Theirs(BO, {"move": "claim", "what": "doubt", "about": CLARA}),
        Theirs(CLARA, {"move": "claim", "what": "am", "role": "loyal"}),
        Yours("lesson-tt-claim", {"move": "claim", "what": "doubt", "about": CLARA}),
        Theirs(EMIL, {"move": "claim", "what": "doubt", "about": CLARA}),
        *_ready(*OTHERS),
        Yours("lesson-tt-ready", {"move": "ready"}),
        Yours("lesson-tt-vote", {"move": "vote", "target": CLARA}),
        _vote(ADA, CLARA),
        _vote(BO, CLARA),
        _vote(CLARA, YOU),
        _vote(EMIL, CLARA),
        _vote(IDA, BO),
        *[Passes()] * 6,
        Passes(),
        Tell("lesson-tt-banished"),
        Passes(),
        Tell("lesson-tt-night", show="card"),
        Theirs(EMIL, {"move": "murder", "target": BO}),
        Yours("lesson-tt-murder", {"move": "murder", "target": BO}),
        Tell("lesson-tt-dark"),
        Passes(),
        Passes(),
        *[Passes()] * 4,
        Tell("lesson-tt-chair"),
        Tell("lesson-tt-end"),
    ),
)
