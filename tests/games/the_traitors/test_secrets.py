"""The night gives nothing away: TT-34, for everybody who was not part of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.the_traitors.season import Json, earn_access, move, season, until
from turncoat import Match
from turncoat.core.viewer import Viewer

Night = Callable[[Match], None]


def both(m: Match, decision: Json) -> None:
    for seat in (0, 1):
        m.play(seat, decision)


def shield_hit(m: Match) -> None:
    both(m, {"move": "murder", "target": 5})


def feint(m: Match) -> None:
    move(m, 0, "show_shield")
    both(m, {"move": "spare"})


def temptation_refused(m: Match) -> None:
    both(m, {"move": "tempt", "target": 5})
    until(m, "conclave", 2)
    move(m, 5, "letter", accept=False)


def temptation_accepted(m: Match) -> None:
    both(m, {"move": "tempt", "target": 5})
    until(m, "conclave", 2)
    move(m, 5, "letter", accept=True)
    move(m, 5, "say", text="So be it.")


def temptation_unanswered(m: Match) -> None:
    both(m, {"move": "tempt", "target": 5})


QUIET_NIGHTS: list[Night] = [
    shield_hit,
    feint,
    temptation_refused,
    temptation_accepted,
    temptation_unanswered,
]


def observations(night: Night, viewers: tuple[Viewer, ...]) -> list[Json]:
    """All that the viewers can observe from the evening on, at every deadline of the next day."""
    m = season(9, days=5, first_round_table=2, shields=2, deal={"doors": [[0, 1], []]})
    earn_access(m, [0, 5])
    for door, seat in enumerate((0, 5)):  # both have a shield: what differs is what they do with it
        move(m, seat, "open_door", door=door)
        move(m, seat, "take_shield", take=True)
    until(m, "conclave", 1)
    night(m)
    seen = []
    while m.view("host")["day"] < 3:
        seen.append(
            {
                str(viewer): (
                    m.view(viewer),
                    m.talk(viewer),
                    m.legal(viewer) if viewer != "watcher" else None,
                )
                for viewer in viewers
            }
        )
        m.tick(m.deadline or 0)
    return seen


@pytest.mark.parametrize("night", QUIET_NIGHTS[1:], ids=lambda night: night.__name__)
def test_tt_34_nobody_else_can_tell_why_nobody_is_missing(night: Night) -> None:
    """A shield hit, a feint, a letter: for a Loyal player and a watcher all is the same.

    From part two on, as some of these nights are in it before the look begins.
    """
    viewers: tuple[Viewer, ...] = (2, 4, 8, "watcher")
    one, other = observations(shield_hit, viewers), observations(night, viewers)
    length = min(len(one), len(other))
    assert length > 15
    assert one[-length:] == other[-length:]


def observations_of_one_traitor(decisions: bool) -> list[Json]:
    m = season(9, (0,) if decisions else (0, 5), days=5, first_round_table=2)
    until(m, "conclave", 1)
    if decisions:
        move(m, 0, "blackmail", target=5)
    else:
        for seat in (0, 5):
            move(m, seat, "murder", target=7)
    seen = []
    while m.view("host")["day"] < 3:
        if (
            decisions
            and m.view("host")["part"] == 2
            and m.view("host")["day"] == 1
            and not m.view("host")["decisions"]
        ):
            for seat in (0, 5):
                move(m, seat, "murder", target=7)
        seen.append({str(viewer): (m.view(viewer), m.talk(viewer)) for viewer in (2, 7, "watcher")})
        m.tick(m.deadline or 0)
    return seen


def test_tt_34_a_blackmail_looks_like_two_traitors_who_always_were() -> None:
    assert observations_of_one_traitor(True) == observations_of_one_traitor(False)


def viewers(*viewers: Viewer) -> frozenset[Viewer]:
    return frozenset(viewers)


def test_tt_34_a_move_in_the_conclave_touches_nobody_else() -> None:
    m = until(season(9, days=5, first_round_table=2), "conclave", 1)
    m.take_changed_viewers()
    move(m, 0, "murder", target=5)
    assert m.take_changed_viewers() == viewers(0, 1, "host")
    move(m, 4, "suspect", target=5)
    assert m.take_changed_viewers() == viewers(4, "host")
    move(m, 0, "tempt", target=5)
    move(m, 1, "tempt", target=5)
    until(m, "conclave", 2)
    m.take_changed_viewers()
    move(m, 5, "letter", accept=False)
    assert m.take_changed_viewers() == viewers(0, 1, 5, "host")


def test_tt_34_secret_draws_shift_no_public_one() -> None:
    """A murder that is drawn by lot, or named: all other luck of the season is the same."""
    seasons = []
    for named in (False, True):
        m = Match("the-traitors", [f"P{seat}" for seat in range(8)], 3, {"days": 4, "first_round_table": 4})
        until(m, "conclave", 1)
        if named:
            victim = until(m.fork(), "conclave", 2).view("host")["everything"]["victim"]
            for seat in m.view("host")["present"]:
                move(m, seat, "murder", target=victim)
        until(m, "armoury", day=2)
        seasons.append([m.view("watcher"), m.talk("watcher"), m.view("host")["everything"]["behind"]])
    assert seasons[0] == seasons[1]


def test_tt_34_the_conclaves_talk_moves_nobodys_numbers() -> None:
    m = until(season(9, days=5, first_round_table=2), "conclave", 1)
    before = [m.talk(viewer) for viewer in (4, "watcher")]
    move(m, 0, "say", text="Whom?")
    assert [m.talk(viewer) for viewer in (4, "watcher")] == before
