"""Random numbers of bots depend on the seed and the purpose alone."""

from __future__ import annotations

from collections import Counter

from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.plans import Plan, next_plan


def test_the_same_purpose_gives_the_same_number_and_another_seed_another() -> None:
    assert BotRandom(7).lot("stop", 3) == BotRandom(7).lot("stop", 3)
    assert BotRandom(7).lot("stop", 3) != BotRandom(8).lot("stop", 3)
    assert BotRandom(7).lot("stop", 3) != BotRandom(7).lot("stop", 4)


def test_weights_are_kept_to() -> None:
    random = BotRandom(7)
    drawn = Counter(random.weighted_choice({"never": 0.0, "one": 1.0, "three": 3.0}, n) for n in range(4000))
    assert drawn["never"] == 0
    assert abs(drawn["three"] / 4000 - 0.75) < 0.03


def test_the_plan_that_is_due_first_comes_next() -> None:
    late, soon, also_soon = (Plan(due, lambda: None, (name,)) for due, name in ((3, "a"), (1, "b"), (1, "c")))
    assert next_plan([late, soon, also_soon]) is soon
    assert next_plan([]) is None
