"""Tables that have started with the deal a test needs, laid before the server opens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from turncoat.core.match import Match
from turncoat.server.store.sqlite import SqliteStore
from turncoat.server.tables.log import decision as changes
from turncoat.server.tables.registry.house import House
from turncoat.server.tables.table import Table
from turncoat.server.wire import messages_in as m


class Laid(NamedTuple):
    code: str
    tokens: list[str]

    def address(self, seat: int) -> str:
        return f"/table/{self.code}#seat={self.tokens[seat]}"


Chooser = Callable[[Match], tuple[int, dict[str, Any]] | None]
"""Whose move comes next, and which; None: the rest is for the browsers."""


async def _lay(
    store: Path,
    game: str,
    names: list[str],
    deal: dict[str, Any] | None,
    play: Chooser | None,
    together: bool,
    options: dict[str, Any],
) -> Laid:
    house = House(SqliteStore(store, shared=True), fixed_deals=True)
    new = m.NewTable(game=game, name=names[0], language="en", options=options, together=together)
    owner = await house.make(new, deal=deal)
    others = [await house.join(owner.code, m.Join(name=name, language="en")) for name in names[1:]]
    await house.start(owner.code, owner.token)
    if play is not None:
        async with house.table(owner.code) as table:
            while (chosen := play(table.state.match())) is not None:
                await table.change(partial(_move, table, *chosen))
    await house.close()
    return Laid(owner.code, [owner.token, *(other.token for other in others)])


def _move(table: Table, seat: int, move: dict[str, Any]) -> changes.Change:
    return changes.move(table.state, table.audience, seat, move, table.now())


def lay(
    store: Path,
    game: str,
    names: list[str],
    deal: dict[str, Any] | None = None,
    play: Chooser | None = None,
    together: bool = False,
    **options: Any,
) -> Laid:
    """`play`: what has been played already when the browsers come. `together`: in one room."""
    with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
        return apart.submit(asyncio.run, _lay(store, game, names, deal, play, together, options)).result()
