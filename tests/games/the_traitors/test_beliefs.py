"""What a table can believe: every set of Traitors, weighed by what everybody has seen."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

import pytest

from turncoat.games.the_traitors.bots.inference import habits
from turncoat.games.the_traitors.bots.inference.beliefs import Belief, _Hunt
from turncoat.games.the_traitors.bots.inference.evidence import (
    Banished,
    Claimed,
    Evidence,
    Morning,
    Refused,
    ShieldShown,
    Voted,
    Withdrawn,
)
from turncoat.games.the_traitors.moves import Identity


def first(players: int, number: int | None = None) -> Belief:
    return Belief.first(players, tuple(range(players)), number)


def morning(victim: int | None, nights_left: int = 1, **night: object) -> Morning:
    plain: dict[str, object] = {"listed": None, "list_made": False, "openers": ()}
    return Morning(victim, nights_left, **{**plain, **night})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "sizes"), [(6, (1, 2)), (8, (1, 2)), (9, (2, 3)), (14, (2, 3)), (15, (3, 4)), (24, (3, 4))]
)
def test_tt_5_at_first_every_set_of_the_numbers_that_are_drawn(players: int, sizes: tuple[int, ...]) -> None:
    belief = first(players)
    assert len(belief.weights) == sum(comb(players, size) for size in sizes)
    assert belief.traitors_left(0)[sizes[0]] == pytest.approx(
        (players - sizes[0]) / (2 * players - sum(sizes)), rel=1e-9
    )


def test_tt_5_a_public_number_is_believed() -> None:
    belief = first(10, 4)
    assert {len(members) for members in belief.weights} == {4}
    assert belief.odds_for(0) == pytest.approx([0.0] + [4 / 9] * 9)


def test_a_loyal_player_leaves_out_every_set_with_themselves() -> None:
    """By hand: the odds among those sets that they are not in."""
    belief = first(7).after(Voted(((0, 1), (1, 2), (2, 1), (3, 1), (4, 1), (5, 6), (6, 1)), tuple(range(7))))
    for you in range(7):
        rest = {members: weight for members, weight in belief.weights.items() if you not in members}
        for other in range(7):
            odds = sum(weight for members, weight in rest.items() if other in members) / sum(rest.values())
            assert belief.odds_for(you)[other] == pytest.approx(odds)


def happenings(rng: Random, alive: list[int]) -> Evidence:
    """Anything that can happen."""
    seat = rng.choice(alive)
    pairs = [(one, rng.choice([other for other in alive if other != one])) for one in alive]
    known: list[Identity | None] = ["loyal", "traitor", None]
    possible: list[Evidence] = [
        Voted(tuple(pairs), tuple(alive)),
        Claimed(tuple(pairs[:3]), tuple(pairs[3:5])),
        Banished(seat, rng.choice(known)),
        Withdrawn(seat),
        morning(rng.choice([seat, None]), rng.randint(1, 5), openers=tuple(alive[:3])),
        morning(None, list_made=True),
        ShieldShown(seat),
        Refused(),
    ]
    return rng.choice(possible)


@pytest.mark.parametrize("seed", range(12))
def test_weights_stay_odds_whatever_happens(seed: int) -> None:
    rng = Random(seed)
    belief = first(rng.randint(6, 12))
    while len(belief.alive) > 4:
        belief = belief.after(happenings(rng, list(belief.alive)))
        assert sum(belief.weights.values()) == pytest.approx(1, abs=1e-4)
        for you in belief.alive:
            assert all(-1e-9 <= odds <= 1 + 1e-9 for odds in belief.odds_for(you))
            assert sum(belief.traitors_left(you).values()) == pytest.approx(1)
        assert all(set(members) <= set(belief.alive) for members in belief.weights)


# What tells


def test_tt_9_an_identity_that_is_shown_is_certain() -> None:
    belief = first(8, 2)
    assert {len(members) for members in belief.after(Banished(3, "traitor")).weights} == {1}
    assert {len(members) for members in belief.after(Banished(3, "loyal")).weights} == {2}
    unasked = belief.after(Banished(3, None))
    assert {len(members) for members in unasked.weights} == {1, 2}
    assert unasked.traitors_left(0)[1] == pytest.approx(1 / 4 / (3 / 4) * 6 / 7, rel=0.2)


def test_tt_27_who_is_murdered_was_loyal() -> None:
    belief = first(8, 2).after(morning(3))
    assert all(3 not in members for members in belief.weights)
    assert 3 not in belief.alive


def test_a_traitor_seldom_votes_for_a_fellow() -> None:
    """Seat 0 was against seat 1, who was a Traitor: seat 0 is trusted more than who was not."""
    votes = tuple((voter, 1 if voter in (0, 2) else 7) for voter in range(8) if voter not in (1, 7))
    belief = first(8, 2).after(Voted(votes, tuple(range(8)))).after(Banished(1, "traitor"))
    assert belief.suspicion(0) < belief.suspicion(3)
    assert belief.suspicion(0) == pytest.approx(belief.suspicion(2))


def test_who_was_after_the_murdered_is_not_suspected_but_whom_they_were_after() -> None:
    votes = ((0, 5), (1, 6), (2, 7))
    belief = first(8, 2).after(Voted(votes, tuple(range(8)))).after(morning(0))
    assert belief.suspicion(5) > belief.suspicion(6)


def test_tt_31_a_single_traitor_has_blackmailed_somebody() -> None:
    """Two nights before the end; later none, and with an unknown number both are possible."""
    assert {len(members) for members in first(8, 1).after(morning(3, 2)).weights} == {2}
    assert {len(members) for members in first(8, 1).after(morning(3, 1)).weights} == {1}


def test_tt_30_nobody_murdered_tells_of_a_letter() -> None:
    quiet = first(10, 2).after(morning(None, 3))
    assert {len(members) for members in quiet.weights} == {2, 3}
    share = habits.TEMPTS / (habits.TEMPTS + (1 - habits.TEMPTS) * habits.FEINTS)
    joined = sum(weight for members, weight in quiet.weights.items() if len(members) == 3)
    assert joined == pytest.approx(share * habits.ACCEPTS)
    assert {len(members) for members in first(10, 2).after(morning(None, 2)).weights} == {2}


def test_tt_28_nobody_murdered_tells_of_a_shield() -> None:
    """With three Traitors there is no letter: whoever opened a door may have been the one."""
    quiet = first(10).after(morning(None, 5, openers=(0, 1, 2)))
    assert quiet.suspicion(0) < quiet.suspicion(5)


def test_tt_30_who_refused_a_letter_knows_of_two() -> None:
    assert {len(members) for members in first(12).after(Refused()).weights} == {2}


def test_tt_33_a_death_list_says_who_could_be_murdered() -> None:
    listed = first(8, 2).after(morning(3, listed=(3, 4, 5)))
    free = first(8, 2).after(morning(3))
    assert listed.suspicion(4) > free.suspicion(4)  # one of fewer who could have been murdered, and was not
    nobody = first(8, 2).after(morning(None, listed=(3, 4)))
    assert nobody.suspicion(3) == pytest.approx(1)  # no feint, no shield: both on it are Traitors
    assert first(8, 2).after(morning(None, list_made=True)).weights == pytest.approx(first(8, 2).weights)


def test_the_quick_sums_of_a_night_are_those_of_the_slow_way() -> None:
    """`danger` says how much Traitors want somebody gone; for thousands of sets it is summed up at once."""
    rng = Random(5)
    for listed in (None, (0, 2, 4)):
        belief = first(9)
        for _ in range(3):
            pairs = tuple(
                (one, rng.choice([other for other in range(9) if other != one])) for one in range(9)
            )
            belief = belief.after(Voted(pairs, tuple(range(9))))
        for victim in (2, None):
            night = morning(victim, listed=listed, openers=(0, 1, 2))
            hunt = _Hunt(belief, night)
            for members in combinations(range(9), 3):
                danger = belief.danger(members, listed)
                total = sum(danger.values())
                saved = sum(danger.get(seat, 0.0) for seat in (0, 1, 2)) / 3
                feints = habits.FEINTS if listed is None else 0.0
                if victim is None:
                    slow = feints + (1 - feints) * saved / total if total else 1.0
                else:
                    slow = (1 - feints) * danger.get(victim, 0.0) / total * 2 / 3 if total else 0.0
                assert hunt.likelihood(members) == pytest.approx(slow)


def test_whoever_has_seen_the_same_shares_a_belief() -> None:
    """So that 24 bots think it out once."""
    votes = Voted(((0, 1), (1, 0)), tuple(range(8)))
    assert first(8).after(votes) is first(8).after(votes)
    assert first(8).after(votes) is not first(8).after(Voted(((0, 2), (1, 0)), tuple(range(8))))
