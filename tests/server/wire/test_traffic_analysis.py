"""Nobody who counts bytes on the network learns what a watcher may not know.

Sizes, order and moments are compared for every seat, in both directions, in matches and their twins: matches
that differ only in what a watcher may not know, identities above all. At the end everybody loses the
connection, comes back and asks for earlier talk.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.laws.support import Setup, Support, of
from tests.server.servers import LocalServer
from tests.server.wire.classifier import AT, TT, play_matches, scores
from tests.server.wire.eavesdropper import record_traffic
from tests.server.wire.test_secrecy import some_match
from turncoat import Match
from turncoat.core.registry import find
from turncoat.core.viewer import Viewer
from turncoat.server.wire.messages_in import BLOCK_BYTES

ENVELOPE: Final = 180
"""Most bytes of a `cover` with lines and a view, beside them."""
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


async def test_an_answer_has_a_size_that_says_little_of_what_was_asked(server: LocalServer) -> None:
    """A long refusal and a short one look alike, and so do `done` and `refused`."""
    ann, bo, _ = await server.pair()
    await ann.do("chat", text="hm")
    await ann.refused("chat", text="x" * 600)
    await bo.send({"kind": "language", "language": "da"})
    await bo.refused("hand_over", seat=0)
    await bo.refused("move", move={"move": "x" * 30})
    await ann.do("move", move={"move": "resign"})
    answers = [
        text
        for each in (ann, bo)
        for text in each.heard
        if text.startswith(('{"kind":"done"', '{"kind":"ref'))
    ]
    assert len(answers) > 5
    assert {len(text.encode()) for text in answers} == {BLOCK_BYTES}


LETTER: Final = 560
"""Most bytes of the one line in a letter, which random players leave empty."""


@pytest.mark.parametrize(
    ("game", "players", "longest"), [(AT, 10, 0), (TT, 24, LETTER)], ids=[AT.game, TT.game]
)
def test_what_a_seat_is_told_more_than_watchers_fits_into_its_room_at_the_largest_table(
    game: Support, players: int, longest: int
) -> None:
    """Longer news would make every message of that step longer, and so tell that there are some."""
    rng = Random(f"room {game.game}")
    full = dataclasses.replace(game, setups=[Setup(players=players, options={})])
    for _ in range(3):
        log = some_match(full, rng, rng.randrange(200, 500)).log
        match = Match.replay(log, upto=0)
        heard: dict[Viewer, int] = defaultdict(int)

        def size(viewer: Viewer, match: Match = match, heard: dict[Viewer, int] = heard) -> int:
            lines = match.talk(viewer, heard[viewer])
            heard[viewer] += len(lines)
            return len(match.encode_view(viewer)) + sum(len(msgspec.json.encode(line)) + 1 for line in lines)

        for record in log["records"]:
            match.repeat(record)
            public = size("watcher")
            more = max(size(seat) for seat in range(players)) - public
            assert more + ENVELOPE + longest <= find(game.game).private_room, match.view("watcher")["phase"]


async def test_messages_to_all_seats_grow_alike_when_one_has_made_and_seen_very_many_signs(
    tmp_path: Path,
) -> None:
    """AT-25: a view lists every sign of the round that its player made or saw."""
    match = Match(AT.game, ["Ann", "Bo", "Cy", "Dee"], seed=3)
    while match.view("watcher")["phase"] != "talk":
        match.tick(match.deadline or 0)
    match.play(1, {"move": "look", "at": 2})
    match.play(2, {"move": "look", "at": 1})
    for _ in range(100):
        match.play(1, {"move": "signal", "sign": "finger"})
    last = len(match.log["records"])
    match.play(3, {"move": "look", "at": 0})
    traffic = await record_traffic(tmp_path / "t", match.log)
    sizes = [
        {packet.size for packet in traffic[seat] if packet.moment == moment and not packet.sent}
        - {BLOCK_BYTES}
        for seat, moment in ((1, last), (3, last + 1))
    ]
    assert len(sizes[0]) == 1
    assert sizes[0] == sizes[1]
    assert min(sizes[0]) > 4_000
