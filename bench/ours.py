"""Random play: decisions per second through the kernels and, in Loyalty or Treachery, through the match.

Prints JSON. Whether the rules are compiled depends on which copy of `turncoat` is found.
"""

from __future__ import annotations

import json
from random import Random

from bench.stopwatch import rate
from turncoat import Match
from turncoat.core.bots.bot import seat_bot
from turncoat.core.fairness import chance as chances
from turncoat.core.fairness.chance import FastChance
from turncoat.core.registry import find
from turncoat.games.loyalty_or_treachery.kernel import Kernel, play_at_random
from turncoat.games.scatty_rogues import kernel as scatty
from turncoat.lab.bot_match import BotMatch
from turncoat.lab.models.the_traitors import season as castle

GAME = "loyalty-or-treachery"
TURN_LIMIT = 500
ROGUES = 5
GUESTS, TRAITORS, DAYS = 22, 3, 10

fast = FastChance(1)
luck = Random(1)


def kernel_games() -> int:
    """A hundred games, set-up and winner included."""
    decisions = 0
    for _ in range(100):
        game = Kernel(TURN_LIMIT)
        game.begin_cut(fast)
        decisions += play_at_random(game, fast)
        game.winner()
    return decisions


def scatty_games() -> int:
    """Ten games of Scatty Rogues between five players, set-up and winners included."""
    decisions = 0
    for _ in range(10):
        game = scatty.Kernel(ROGUES, 0)
        game.begin(scatty.shuffled_traps(fast))
        decisions += scatty.play_at_random(game, fast)
        game.winners()
    return decisions


def castle_games() -> int:
    """Ten seasons of The Traitors for 22, set-up included; a decision is a vote, or a name in a Conclave."""
    decisions = 0
    for _ in range(10):
        season = castle.SeasonModel(GUESTS, DAYS, False, False)
        season.begin(castle.draw_traitors(GUESTS, TRAITORS, fast), [])
        decisions += castle.play_at_random(season, fast)
    return decisions


def match_game() -> int:
    """A game through `legal` and `play`, as a program without views would play it."""
    match = Match(GAME, ["Ann", "Bo"], seed=luck.getrandbits(60))
    seat = 0
    while match.result is None:
        legal = [move for move in match.legal(seat) if move["move"] != "resign"]
        if not legal:
            seat = 1 - seat
            continue
        move = legal[int(luck.random() * len(legal))]
        match.play(seat, {"move": "treachery", "cards": []} if "open" in move else move)
    return match.number


def table_game() -> int:
    """A game between two random bots, each shown every view of its seat."""
    match = Match(GAME, ["Ann", "Bo"], seed=luck.getrandbits(60))
    BotMatch(
        match, [seat_bot(find(GAME).bots, "random", luck.getrandbits(30)) for _ in match.seats]
    ).play_out()
    return match.number


if __name__ == "__main__":
    compiled = not chances.__file__.endswith(".py")
    rates = {
        "kernel": rate(kernel_games),
        "scatty": rate(scatty_games),
        "castle": rate(castle_games),
        "match": rate(match_game),
        "table": rate(table_game),
    }
    print(json.dumps({"compiled": compiled, "rates": rates}))
