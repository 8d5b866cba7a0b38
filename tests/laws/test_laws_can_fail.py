"""A game with a flaw is caught by the law that it breaks, and one without is not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.laws import laws, toys
from tests.laws.support import Support

Law = Callable[[Support, Random], None]

CAUGHT: list[tuple[str, Law]] = [
    ("offers what it refuses", laws.legal_moves_are_accepted),
    ("accepts what it does not offer", laws.accepted_moves_were_offered),
    ("changes unannounced", laws.only_those_named_see_a_change),
    ("shares with its forks", laws.forks_go_their_own_way),
    ("is overheard", laws.nobody_observes_what_they_may_not_know),
    ("changes before it refuses", laws.refused_moves_change_nothing),
    ("draws before it refuses", laws.refused_moves_change_nothing),
    ("takes anything", laws.garbage_is_refused),
    ("has its own luck", laws.replay_gives_the_same_match),
    ("gets stuck", laws.silence_finishes),
    ("goes round in circles", laws.silence_finishes),
    ("leaks by view", laws.nobody_observes_what_they_may_not_know),
    ("leaks by legal", laws.nobody_observes_what_they_may_not_know),
    ("leaks by refusal", laws.nobody_observes_what_they_may_not_know),
    ("leaks by clock", laws.nobody_observes_what_they_may_not_know),
    ("leaks by cover", laws.nobody_observes_what_they_may_not_know),
    ("speaks in tuples", laws.log_and_views_are_plain_json),
    ("ignores the deal", laws.deal_reproduces),
    ("is careless with deals", laws.a_deal_that_does_not_fit_is_refused),
]


def try_law(law: Law, flaw: str) -> None:
    with toys.register():
        for seed in range(40):
            law(toys.support(flaw), Random(seed))


@pytest.mark.parametrize(("flaw", "law"), CAUGHT, ids=[flaw for flaw, _ in CAUGHT])
def test_a_flaw_is_caught(flaw: str, law: Law) -> None:
    with pytest.raises(AssertionError):
        try_law(law, flaw)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_a_sound_toy_keeps_every_law(law: Law) -> None:
    try_law(law, "none")


def test_every_law_is_shown_to_fail() -> None:
    assert {law for _, law in CAUGHT} == set(laws.LAWS)
