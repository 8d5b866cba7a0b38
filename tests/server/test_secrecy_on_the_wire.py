"""Law 2 on the real socket: no viewer's bytes depend on what that viewer may not know.

Generated matches are played over sockets twice: as they were, and as they would have been if two cards that
the viewer has never seen had changed places. Everything the viewer's connection received, to the byte and in
order, must be the same: views, numbers, sizes, answers, chat, presence.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.laws.support import begin, of, step
from tests.server.stage import PLENTY, Hands, Json, Person, Stage, serving
from turncoat import Match
from turncoat.core.viewer import Viewer
from turncoat.games.loyalty_or_treachery.cards import CARDS

LT = of("loyalty_or_treachery")
TOKENS = ["secret of the first", "secret of the second"]
VIEWERS: tuple[Viewer, ...] = (0, 1, "watcher")


def fixed_match(rng: Random, moves: int) -> Match:
    """A match whose deck is dealt, somewhere on its way."""
    match = begin(LT, rng)
    while "deck" not in match.log["deal"]:
        match = begin(LT, rng)
    for _ in range(moves):
        if match.result is None:
            step(LT, match, rng)
    return match


async def traffic(path: Path, log: Json, viewer: Viewer) -> list[str]:
    """What the viewer's socket receives while the match of that log is played at a server."""
    hands = Hands()
    async with serving(path, PLENTY, hands) as stage:
        stage.house.services.new_epoch = lambda: "epoch"
        seats = await stage.set_up(
            "AAAA", bytes.fromhex(log["seed"]), TOKENS, deal=log["deal"], options=log["options"]
        )
        people: dict[Viewer, Person] = {}
        for seat, seated in enumerate(seats):
            people[seat], _ = await stage.enter(seated)
        people["watcher"], _ = await stage.enter(await stage.post("/api/tables/AAAA/watch", name="Cy"))
        began = hands.at
        await people[0].do("start")
        for record in log["records"]:
            hands.at = began + record["at"]
            if "move" in record:
                await people[record["seat"]].do("move", move=record["move"])
            else:
                await stage.house.tables["AAAA"].look()
            await people[viewer].settle()
            await people[1].refused("move", move={"move": "loyalty", "count": 4})
            await people[0].do("chat", text=f"that was number {record['n']}")
        for person in people.values():
            await person.settle()
        return people[viewer].heard


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_viewer_may_not_know_leaves_no_trace_on_its_socket(viewer: Viewer, tmp_path: Path) -> None:
    rng = Random(f"wire {viewer}")
    compared = 0
    while compared < 3:
        match = fixed_match(rng, rng.randrange(20, 60))
        other = LT.twin(match, viewer, rng)
        if other is None:
            continue
        compared += 1
        assert other.log["deal"] != match.log["deal"]
        one = asyncio.run(traffic(tmp_path / f"{compared}a", match.log, viewer))
        two = asyncio.run(traffic(tmp_path / f"{compared}b", other.log, viewer))
        assert one == two


def test_who_may_know_the_cards_gets_other_bytes_and_who_may_not_the_same(tmp_path: Path) -> None:
    """LT-6: the cards of a Loyalty action are unseen by the opponent. So the comparison can fail."""
    rest = [card for card in CARDS if card not in ("KH", "2C", "3C", "4C")]
    logs = []
    for drawn, left in (("2C", "4C"), ("4C", "2C")):
        deal = {"first": 1, "deck": ["KH", drawn, "3C", *rest, left]}
        match = Match(LT.game, ["Player 0", "Player 1"], seed=7, deal=deal)
        match.play(1, {"move": "call", "colour": "red"}, at=1)
        match.play(1, {"move": "loyalty", "count": 2}, at=2)
        logs.append(match.log)

    def both(viewer: Viewer) -> list[list[str]]:
        return [
            asyncio.run(traffic(tmp_path / f"{viewer}{place}", log, viewer)) for place, log in enumerate(logs)
        ]

    for viewer in VIEWERS:
        one, two = both(viewer)
        assert (one == two) == (viewer != 1)


def test_a_move_that_changes_nothing_for_a_viewer_sends_it_nothing(tmp_path: Path) -> None:
    """Chat is the only news while somebody's refused attempts go on."""

    async def whole() -> None:
        async with serving(tmp_path / "t") as stage:
            await quiet(stage)

    async def quiet(stage: Stage) -> None:
        one, two, _ = await stage.pair()
        await two.settle()
        before = len(two.heard)
        for _ in range(3):
            await one.ask("move", move={"move": "take", "count": 3})
        await two.settle()
        assert len(two.heard) == before + 1

    asyncio.run(whole())
