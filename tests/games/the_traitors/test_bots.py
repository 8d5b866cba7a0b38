"""The random bot: plays whole seasons, at a pace that tells nothing."""

from __future__ import annotations

import pytest

from tests.games.the_traitors.season import NAMES, move, season, until
from turncoat import Illegal, Match
from turncoat.core.seated import SeatedBot
from turncoat.games.the_traitors.bots import BOTS


def played(players: int, seed: int, **options: object) -> Match:
    """A season among bots alone."""
    m = Match("the-traitors", NAMES[:players], seed, options)
    seated = [SeatedBot(BOTS["random"](seed * 100 + seat, ""), seat) for seat in range(players)]
    while m.result is None:
        for one in seated:
            wanted = one.act(m)
            if wanted is not None:
                m.play(one.seat, wanted, m.now)
        wakes = [one.bot.wake for one in seated if one.bot.wake is not None]
        m.tick(max(m.now, min([*wakes, m.deadline or m.now])))
    return m


@pytest.mark.parametrize("players", [6, 9, 12])
def test_whole_seasons_are_played_and_nothing_is_ever_refused(players: int) -> None:
    m = played(players, players, days=5, death_lists=[1])
    moves = {record["move"]["move"] for record in m.log["records"] if "move" in record}
    assert moves >= {"eager", "mission", "open_door", "ready", "suspect", "vote"}
    assert not moves & {"say", "claim", "withdraw"}  # TT-8: who says nothing says nothing forbidden


def test_tt_34_at_night_it_takes_as_long_whatever_it_is() -> None:
    """The same seed in the seat of a Traitor and of a Loyal player: it acts at the same moment."""
    wakes = []
    for who in ((0, 1), (2, 3)):
        m = until(season(8, who, days=4, first_round_table=4), "conclave", 1)
        bot = BOTS["random"](7, "")
        assert bot.act(m.view(0), m.now) is None
        wakes.append(bot.wake)
        move(m, 5, "suspect", target=1)
        assert bot.act(m.view(0), m.now) is None
    assert wakes[0] == wakes[1]


def test_it_has_no_settings() -> None:
    with pytest.raises(Illegal, match="bad_bot_settings"):
        BOTS["random"](1, "wild")
