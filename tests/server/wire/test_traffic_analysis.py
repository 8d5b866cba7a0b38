"""Nobody who counts bytes on the network learns what a watcher may not know.

Sizes, order and moments are compared for every seat, in both directions, in matches and their twins: matches
that differ only in what a watcher may not know, identities above all. At the end everybody loses the
connection, comes back and asks for earlier talk.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from tests.laws.support import Support, of
from tests.server.servers import LocalServer
from tests.server.wire.classifier import AT, TT, play_matches, scores
from tests.server.wire.eavesdropper import record_traffic
from tests.server.wire.test_secrecy import some_match

LT = of("loyalty_or_treachery")
MATCHES = 16
MOMENTS = {AT.game: 3, TT.game: 4}
"""How many moments and pairs of roles there are at least to be tried in so many matches."""


@pytest.mark.time_limit(300)
@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("game", [AT, LT, TT], ids=lambda game: game.game)
async def test_traffic_is_the_same_whatever_a_watcher_may_not_know(
    game: Support, servers: int, tmp_path: Path
) -> None:
    rng = Random(f"network {game.game} {servers}")
    compared = 0
    while compared < 2:
        match = some_match(game, rng, rng.randrange(15, 100))
        other = game.twin(match, "watcher", rng)
        if other is None or other.number != match.number:
            continue
        compared += 1
        one, two = [
            await record_traffic(tmp_path / f"{compared}{place}", each.log, servers)
            for place, each in enumerate((match, other))
        ]
        for seat, traffic in one.items():
            seen, seen_of_twin = [[packet[:3] for packet in each] for each in (traffic, two[seat])]
            assert seen == seen_of_twin, f"seat {seat} of {match.log['records']}"


@pytest.mark.time_limit(300)
@pytest.mark.parametrize("game", [AT, TT], ids=lambda game: game.game)
async def test_a_trained_classifier_tells_no_roles_apart(game: Support, tmp_path: Path) -> None:
    """At no moment, for no pair of roles: one half lies in the interval of what it gets right elsewhere.

    Given the messages of The Traitors without their blanks it does better, so it is able to learn.
    """
    played = await play_matches(game, MATCHES, tmp_path)
    seen = scores(game, played, lambda packet: packet.size)
    assert len(seen) >= MOMENTS[game.game]
    assert [score for score in seen if score.at_least > 0.5] == []
    if game is TT:
        without_blanks = scores(game, played, lambda packet: packet.content)
        assert max(score.at_least for score in without_blanks) > 0.5


async def test_messages_are_never_compressed(server: LocalServer) -> None:
    """Blanks compress well, so compressed messages would be as long as what is in them."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws", compression="deflate", proxy=None) as socket:
        assert socket.protocol.extensions == []
