"""What somebody has to show for a finished game, counted by hand and out of what is public."""

from __future__ import annotations

import pytest

from tests.games.are_you_the_traitor.table import NORMAL, everybody_ready, stop, table
from turncoat import Match
from turncoat.core.bots.bot import seat_bot
from turncoat.core.extras.achievements import ACHIEVEMENTS, count_achievements
from turncoat.core.game import Game
from turncoat.core.registry import find, games
from turncoat.lab.bot_match import BotMatch


def play_to_end(game: Game, seed: int) -> Match:
    """A whole match between people of the house."""
    players = game.seats[0]
    who = ["rosa", "baldur", "thea", "viggo", "nora", "osric"]
    match = Match(game.name, who[:players], seed=seed)
    specs = [game.played_by(one) for one in who[:players]]
    BotMatch(match, [seat_bot(game.bots, spec, seed + seat) for seat, spec in enumerate(specs)]).play_out()
    return match


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_counts_feats_by_seat(game: Game) -> None:
    match = play_to_end(game, 5)
    found = count_achievements(game, match)
    assert found
    assert set(found) <= set(ACHIEVEMENTS)
    for numbers in found.values():
        assert len(numbers) == len(match.seats)
        assert min(numbers) >= 0
    assert any(sum(numbers) for numbers in found.values())


def test_feats_of_a_traitors_evening_are_the_stops_and_whom_they_wronged() -> None:
    """AT: seat 2, a Guard, points at the KeyHolder, then at the Traitor."""
    match = table(NORMAL[5])
    stop(match, 2, 0)
    everybody_ready(match)
    target = match.view("host")["everything"]["characters"].index("traitor")
    caller = match.view("host")["everything"]["characters"].index("guard")
    stop(match, caller, target)
    assert count_achievements(find(match.game), match) == {
        "betrayed": [1, 0, 0, 0, 0],
        "bold": [sum(seat == one for one in (2, caller)) for seat in range(5)],
    }


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_feats_of_loyalty_or_treachery_are_what_everybody_saw(seed: int) -> None:
    """LT: calls that were right, and calls that sprang a trap."""
    match = play_to_end(find("loyalty-or-treachery"), seed)
    betrayed, memory = [0, 0], [0, 0]
    told = Match.replay(match.log, upto=0)
    for record in match.records():
        told.repeat(record)
        if record.get("move", {}).get("move") == "call":
            last = told.view("watcher")["last"]
            betrayed[record["seat"]] += bool(last.get("trap"))
            memory[record["seat"]] += last["right"]
    assert count_achievements(find(match.game), match) == {"betrayed": betrayed, "memory": memory}
    assert sum(betrayed) > 0
