"""Simulations are fair, repeatable and the same on any number of cores."""

from __future__ import annotations

import multiprocessing

import pytest

from turncoat.core.refusal import Illegal
from turncoat.lab.engines.processes import play_on
from turncoat.lab.figures.report import figures
from turncoat.lab.figures.tally import Score, Tally
from turncoat.lab.played import PlayedDeal
from turncoat.lab.simulation import Plan, make_plan, play_all, play_deal, sample_of
from turncoat.lab.study import Study

LT = "loyalty-or-treachery"


def play_deals(plan: Plan, workers: int = 1) -> list[PlayedDeal]:
    study = Study((plan,), plan.games)
    deals: list[PlayedDeal] = []
    play_on(workers, study, study.tasks(), deals.append)
    return sorted(deals, key=lambda deal: deal.deal)


def play_tally(plan: Plan, workers: int = 1) -> Tally:
    return sample_of(plan, play_deals(plan, workers)).total


def test_every_deal_is_played_from_every_seat() -> None:
    plan = make_plan(LT, ["random", "random"], games=5)
    assert plan.deals == 3
    tally = play_tally(plan)
    assert tally.games == 6
    assert [score.number for score in tally.bots] == [6, 6]


@pytest.mark.usefixtures("bell_game")
def test_bots_take_turns_to_fill_more_seats_and_all_sit_everywhere() -> None:
    plan = make_plan("bell", ["ringer:5", "ringer:never"], games=5, players=5)
    assert [plan.bot_of(player) for player in range(5)] == [0, 1, 0, 1, 0]
    assert sorted(plan.seating(turn)[0] for turn in range(5)) == [0, 1, 2, 3, 4]
    tally = play_tally(plan)
    assert tally.bots[1] == Score(wins=0, losses=10)
    assert tally.bots[0].wins == tally.games == 5
    assert tally.by == {"bell": 5}


def test_the_same_bot_twice_does_equally_well_on_paired_deals() -> None:
    """The luck of a player moves on with the player, but both have the same deals from both seats."""
    tally = play_tally(make_plan(LT, ["random"], games=40))
    assert tally.seats[0].number == 40
    assert tally.bots[0].rate == 0.5


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    plan = make_plan(LT, ["random", "random"], games=20, seed=4)
    assert play_tally(plan) == play_tally(plan)
    assert play_tally(plan) != play_tally(make_plan(LT, ["random", "random"], games=20, seed=5))


def test_the_number_of_cores_changes_nothing() -> None:
    plan = make_plan(LT, ["random", "random"], games=20, seed=4)
    assert play_deals(plan, workers=2) == play_deals(plan, workers=1)


def test_a_deal_does_not_depend_on_the_deals_before_it() -> None:
    plan = make_plan(LT, ["random"], games=8)
    pieces: list[PlayedDeal] = []
    play_all(plan, pieces.append)
    assert pieces[2] == play_deal(plan, 2)


def test_options_reach_the_table() -> None:
    tally = play_tally(make_plan(LT, ["random"], games=4, options={"turn_limit": 3}))
    assert set(tally.turns) == {3}


def test_what_fails_in_another_process_is_told_here() -> None:
    plan = Plan(LT, ("random", "nobody"), players=2, deals=4)
    with pytest.raises(Illegal, match="unknown_bot"):
        play_tally(plan, workers=2)


def test_without_names_the_games_own_bots_play_and_never_at_random() -> None:
    assert make_plan(LT, [], 10).bots == ("counter",)
    assert make_plan("scatty-rogues", [], 10, players=3).bots == ("goldfish", "squirrel", "raven")
    for game, most in (("are-you-the-traitor", 10), ("the-traitors", 24)):
        for players in (6, most):
            assert "random" not in make_plan(game, [], 10, players=players).bots


def test_a_game_counts_what_only_it_has() -> None:
    plan = make_plan("are-you-the-traitor", [], 8)
    found = figures(plan, sample_of(plan, play_deals(plan)))["own"]
    assert found["matches"] == 8
    assert found["won"]["good"]["number"] + found["won"]["evil"]["number"] == found["rounds"] > 0
    good = found["won"]["good"]
    assert 0 <= good["low"] < good["share"] < good["high"] <= 1
    assert (
        figures(make_plan(LT, [], 2), sample_of(make_plan(LT, [], 2), play_deals(make_plan(LT, [], 2))))[
            "own"
        ]
        is None
    )


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("unknown_game", {"game": "chess"}),
        ("unknown_bot", {"bots": ["nobody"]}),
        ("wrong_number_of_seats", {"players": 3}),
        ("wrong_number_of_seats", {"bots": ["random"] * 3}),
        ("too_many_bots", {"bots": ["random"] * 3, "players": 2}),
        ("too_few_games", {"games": 0}),
        ("unknown_option", {"options": {"stakes": 3}}),
        ("bad_option", {"options": {"turn_limit": 0}}),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(code: str, asked: dict[str, object]) -> None:
    given: dict[str, object] = {"game": LT, "bots": ["random"], "games": 10, **asked}
    with pytest.raises(Illegal) as no:
        make_plan(**given)  # type: ignore[arg-type]
    assert no.value.code == code


def test_an_interruption_leaves_no_process_behind() -> None:
    def interrupted(piece: PlayedDeal) -> None:  # noqa: ARG001
        raise KeyboardInterrupt

    study = Study((make_plan(LT, ["random"], games=100_000),), 100_000)
    with pytest.raises(KeyboardInterrupt):
        play_on(2, study, study.tasks(), interrupted)
    assert multiprocessing.active_children() == []
