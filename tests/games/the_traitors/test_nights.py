"""Two nights that differ in all that the Traitors did look the same to everybody else: TT-34, TT-35."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.the_traitors.season import Json, all_in, at, earn_access, season, truth, until
from turncoat import Illegal, Match
from turncoat.core.viewer import Viewer

SEEDS = range(40)


def evening(rng: Random) -> Match:
    """The first night of a season of two Traitors, or three, or one; some hold shields."""
    players = rng.randint(7, 9)
    who = rng.sample(range(players), rng.randint(1, 3))
    options: Json = {"days": rng.randint(3, 5), "first_round_table": 2, "shields": 3}
    m = season(players, who, deal={"doors": [[0, 1, 2]]}, seed=rng.randrange(1000), **options)
    holders = rng.sample(range(players), 3)
    earn_access(m, holders)
    for door, seat in enumerate(m.view(0)["access"]):
        m.play(seat, {"move": "open_door", "door": door})
    return until(m, "conclave", 1)


def act(m: Match, rng: Random) -> set[int]:
    """The Traitors do in this part whatever they like; who answers a letter. Who was part of it?"""
    present = truth(m)["present"]
    for seat in present:
        if rng.random() < 0.8:
            moves = [
                {"move": "say", "text": "Hm."} if move["move"] == "say" else move
                for move in m.legal(seat)
                if move["move"] not in ("claim", "withdraw", "suspect")
            ]
            m.play(seat, rng.choice(moves))
            if moves[-1]["move"] == "show_shield" or rng.random() < 0.5:
                _try(m, seat, rng.choice([{"move": "show_shield"}, {"move": "spare"}]))
    tempted = truth(m)["letter"]
    if tempted is not None and rng.random() < 0.7:
        _try(m, tempted, {"move": "letter", "accept": rng.random() < 0.5})
    return {*present, *truth(m)["present"]} | (set() if tempted is None else {tempted})


def _try(m: Match, seat: int, move: Json) -> None:
    try:
        m.play(seat, move)
    except Illegal:
        return


def observation(m: Match, viewer: Viewer) -> Any:
    return m.encode_view(viewer), m.talk(viewer), m.deadline


def night(m: Match, rng: Random, viewers: list[Viewer]) -> tuple[list[Any], set[int]]:
    """All that the viewers can observe until breakfast opens, and who was part of it."""
    involved: set[int] = set()
    seen = []
    for part in (1, 2):
        assert at(m) == ("conclave", part)
        seen.append({viewer: observation(m, viewer) for viewer in viewers})
        involved |= act(m, rng)
        seen.append({viewer: observation(m, viewer) for viewer in viewers})
        m.tick(m.deadline or 0)
        involved |= set(truth(m)["present"])
        if truth(m)["letter"] is not None:
            involved.add(truth(m)["letter"])
    seen.append({viewer: observation(m, viewer) for viewer in viewers})
    return seen, involved


def differing(one: list[Any], other: list[Any], viewers: list[Viewer]) -> list[Viewer]:
    return [v for v in viewers if any(a[v] != b[v] for a, b in zip(one, other, strict=True))]


@pytest.mark.parametrize("seed", SEEDS)
def test_tt_34_whatever_the_traitors_do(seed: int) -> None:
    """Also to who is murdered (TT-35), and where nobody dies either time, through the whole next day."""
    rng = Random(seed)
    m, n = (evening(Random(seed)) for _ in range(2))
    viewers: list[Viewer] = [*range(len(m.seats)), "watcher"]
    one, part_of_one = night(m, rng, viewers)
    other, part_of_other = night(n, rng, viewers)
    loyal = [viewer for viewer in viewers if viewer not in part_of_one | part_of_other]
    assert differing(one, other, loyal) == []
    if truth(m)["victim"] == truth(n)["victim"]:
        while not m.over and m.view("host")["phase"] != "conclave":
            assert [observation(m, viewer) for viewer in loyal] == [
                observation(n, viewer) for viewer in loyal
            ]
            m.tick(m.deadline or 0)
            n.tick(n.deadline or 0)
            if m.view("host")["stage"] == "identity":
                break  # where identities are told


def test_the_nights_do_differ() -> None:
    """What is compared is not the same night twice."""
    outcomes = set()
    for seed in SEEDS:
        rng = Random(seed)
        m = evening(Random(seed))
        night(m, rng, [])
        truths = truth(m)
        outcomes.add(
            (truths["victim"] is None, truths["letter"] is None, truths["identities"].count("traitor"))
        )
        all_in(m)
    assert len(outcomes) > 5
