"""The model: as the rules play, and as mathematics expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests.games.the_traitors.season import season, until
from turncoat import Match
from turncoat.core.fairness.chance import FastChance
from turncoat.games.the_traitors.clauses.flow import usual_days
from turncoat.lab.models.the_traitors import season as k
from turncoat.lab.models.the_traitors.odds import a_traitor_is_left, most_traitors, table_sizes
from turncoat.lab.models.the_traitors.season import SeasonModel, draw_traitors, play_at_random

STAGES = ("vote", "runoff", "runoff_again", "safe_vote")
Json = dict[str, Any]


# Beside the rules


def moves_of(model: SeasonModel) -> list[Json]:
    """What the model's actions stand for, in order."""
    me = model.actor
    if model.phase == k.VOTE:
        return [{"move": "vote", "target": seat} for seat in model.candidates if seat != me]
    if model.phase == k.NAME:
        kinds = ("murder", "tempt") if model.tempting else ("murder",)
        return [{"move": kind, "target": seat} for kind in kinds for seat in model.prey]
    if model.phase == k.COERCE:
        return [{"move": "blackmail", "target": seat} for seat in model.prey]
    if model.phase == k.LETTER:
        return [{"move": "letter", "accept": accept} for accept in (False, True)]
    return [{"move": "end", "agree": agree} for agree in (False, True)]


def come_to(match: Match, model: SeasonModel, part: int) -> None:
    """Let the season's clock run to where the model stands."""
    if model.phase == k.VOTE:
        until(match, "round_table", STAGES[model.stage])
    elif model.phase == k.END:
        until(match, "end_vote")
    elif model.phase == k.OVER:
        until(match, "over")
    else:
        until(match, "conclave", part, day=model.day)


def side_by_side(players: int, seed: int, seen: Counter[str]) -> None:
    """One season by the rules and in the model, by the same choices."""
    chance = FastChance(1000 * players + seed)
    traitors = sorted(draw_traitors(players, 1 + seed % min(3, (players - 1) // 2), chance))
    lots = list(range(players))
    chance.shuffle(lots)
    days = usual_days(players) + seed % 3
    match = season(players, traitors, {"lots": lots}, days=days, powers="rulebook")
    model = SeasonModel(players, days, True, True)
    model.begin(traitors, lots)
    part = 1
    while model.phase != k.OVER:
        come_to(match, model, part)
        moves, actor, phase = moves_of(model), model.actor, model.phase
        kinds = {entry["move"] for entry in moves}
        offered = [entry for entry in match.legal(actor) if entry["move"] in kinds]
        for entry in offered:
            entry.pop("open", None), entry.pop("reason", None)
        assert sorted(map(str, offered)) == sorted(map(str, moves))
        assert model.count() == len(moves)
        action = chance.below(model.count())
        match.play(actor, moves[action])
        seen[moves[action]["move"] + (STAGES[model.stage] if phase == k.VOTE else "")] += 1
        model.apply(action, chance)
        part = 2 if phase == k.COERCE or model.phase == k.LETTER or (part == 2 and phase == k.NAME) else 1
    come_to(match, model, part)
    assert match.view("host")["alive"] == model.alive
    left = [seat for seat in model.alive if model.is_traitor[seat]]
    assert model.traitors == len(left)
    result = match.result
    assert result is not None
    assert result["winners"] == (left or model.alive)


@pytest.mark.parametrize("players", [6, 7, 8, 9, 12])
def test_a_season_is_the_same_in_the_kernel_and_by_the_rules(players: int) -> None:
    """TT-11, TT-20 to TT-38: the same choices lead to the same questions, losses and winners."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        side_by_side(players, seed, seen)
    assert seen["murder"]
    assert seen["end"]
    assert all(seen["vote" + stage] for stage in STAGES)
    assert players < 9 or (seen["tempt"] and seen["letter"] and seen["blackmail"])


# Beside mathematics


def lot_candidates(model: SeasonModel, action: int) -> list[int]:
    """The seats that a lot decides between after that action; none where it is decided without."""
    if model.phase == k.VOTE and model.turn == len(model.voters) - 1 and model.stage >= k.RUNOFF_AGAIN:
        chosen = moves_of(model)[action]["target"]
        counts = [model.counts[seat] + (seat == chosen) for seat in model.candidates]
        tied = [seat for seat, votes in zip(model.candidates, counts, strict=True) if votes == max(counts)]
        decided = model.stage == k.RUNOFF_AGAIN and len(tied) < len(model.alive)
        return [] if decided or len(tied) == 1 else tied
    if model.phase == k.NAME and model.turn == len(model.present) - 1:
        named = Counter(model.prey[choice] for choice in (*model.named, action))
        tied = [seat for seat, times in named.items() if times == max(named.values())]
        return tied if len(tied) > 1 else []
    return []


def nexts(model: SeasonModel) -> Iterator[tuple[SeasonModel, Fraction]]:
    """All that can come next, each action and each lot equally likely."""
    number = int(model.count())
    for action in range(number):
        lots = [[seat] for seat in lot_candidates(model, action)] or [[]]
        for lot in lots:
            twin = model.copy()
            twin.lots = lot
            twin.apply(action, FastChance(0))
            twin.lots = []
            yield twin, Fraction(1, number * len(lots))


def key(model: SeasonModel) -> tuple[Any, ...]:
    return (
        *(model.phase, model.actor, model.day, model.days, model.stage, model.turn, model.agreed),
        *(tuple(model.alive), tuple(model.is_traitor), tuple(model.counts), tuple(model.named)),
        *(tuple(model.candidates), tuple(model.voters), tuple(model.present)),
    )


def outcomes(model: SeasonModel) -> dict[int, Fraction]:
    """How many Traitors are left in the end, and how probable that is, by going through everything."""
    now = {key(model): (model, Fraction(1))}
    found: dict[int, Fraction] = {}
    while now:
        later: dict[tuple[Any, ...], tuple[SeasonModel, Fraction]] = {}
        for state, weight in now.values():
            if state.phase == k.OVER:
                found[int(state.traitors)] = found.get(int(state.traitors), Fraction(0)) + weight
                continue
            for twin, chance in nexts(state):
                name = key(twin)
                known = later.get(name)
                later[name] = (twin, weight * chance + (known[1] if known else 0))
        now = later
    return found


def test_all_that_can_happen_in_a_small_season_is_what_mathematics_says() -> None:
    """Every vote and every murder of six players gone through: Round Tables of six and of four."""
    model = SeasonModel(6, 2, False, False)
    model.begin([1, 4], [])
    found = outcomes(model)
    assert sum(found.values()) == 1
    assert 1 - found.get(0, Fraction(0)) == a_traitor_is_left([6, 4], 2) == Fraction(11, 12)


def test_one_traitor_comes_through_each_round_table_by_itself() -> None:
    assert a_traitor_is_left([6, 4], 1) == Fraction(5, 6) * Fraction(3, 4)
    assert a_traitor_is_left(range(22, 3, -2), 3) == Fraction(33901, 45056)


def test_the_sizes_of_round_tables_follow_the_calendar() -> None:
    """TT-10, TT-11, TT-36: on the final day one comes straight after the other."""
    assert table_sizes(22, 10) == list(range(22, 3, -2))
    assert table_sizes(22, usual_days(22)) == [*range(22, 7, -2), 6, 5, 4]
    assert table_sizes(6, 30) == [6, 4]
    assert table_sizes(9, 2) == [9, 7, 6, 5, 4]


@pytest.mark.parametrize(("players", "days"), [(6, 2), (9, 2), (9, 5), (22, 10), (24, 30)])
def test_while_a_traitor_is_left_the_round_tables_have_those_sizes(players: int, days: int) -> None:
    """Up to so many Traitors; beyond, the Loyal may run out first."""
    sizes = table_sizes(players, days)
    chance = FastChance(players)
    for seed in range(40):
        model = SeasonModel(players, days, False, False)
        model.begin(draw_traitors(players, 1 + seed % most_traitors(sizes), chance), [])
        seen, before = [], 0
        while model.phase != k.OVER and model.traitors:
            if model.phase == k.VOTE and len(model.alive) != before:
                before = len(model.alive)
                seen.append(before)
            model.apply(chance.below(model.count()), chance)
        assert seen == sizes[: len(seen)]
        assert len(seen) == len(sizes) or not model.traitors


def test_a_copy_goes_on_by_itself() -> None:
    chance = FastChance(3)
    model = SeasonModel(12, usual_days(12), True, True)
    model.begin([0, 5], [])
    while model.phase != k.OVER:
        before, twin = key(model), model.copy()
        assert key(twin) == before
        assert (twin.prey, twin.place, twin.tempting, twin.victim) == (
            model.prey,
            model.place,
            model.tempting,
            model.victim,
        )
        play_at_random(twin, chance)
        assert key(model) == before
        model.apply(chance.below(model.count()), chance)
