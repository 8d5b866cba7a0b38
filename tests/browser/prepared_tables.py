"""Tables that have started before their server opens, with the deal and the moves a test needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from turncoat.core.match import Match
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.log import decision
from turncoat.server.tables.server import TableServer
from turncoat.server.tables.table import Table
from turncoat.server.wire import messages_in as m


class PreparedTable(NamedTuple):
    code: str
    tokens: list[str]

    def address(self, seat: int) -> str:
        """Return the link that opens the table in this seat."""
        return f"/table/{self.code}#seat={self.tokens[seat]}"


MoveChooser = Callable[[Match], tuple[int, dict[str, Any]] | None]
"""Returns the seat that moves next and its move, or None where the browsers go on."""


async def _prepare(
    store: Path,
    game: str,
    names: Sequence[str],
    deal: dict[str, Any] | None,
    play: MoveChooser | None,
    together: bool,
    options: dict[str, Any],
) -> PreparedTable:
    table_server = TableServer(SqliteStore(store, shared=True), fixed_deals=True)
    new = m.NewTable(game=game, name=names[0], language="en", options=options, together=together)
    owner = await table_server.lobby.make(new, deal=deal)
    others = [
        await table_server.lobby.join(owner.code, m.Join(name=name, language="en")) for name in names[1:]
    ]
    await table_server.lobby.start(owner.code, owner.token)
    if play is not None:
        async with table_server.registry.table(owner.code) as table:
            while (chosen := play(table.state.match())) is not None:
                await table.commit(partial(_move, table, *chosen))
    await table_server.close()
    return PreparedTable(owner.code, [owner.token, *(other.token for other in others)])


def _move(table: Table, seat: int, move: dict[str, Any]) -> decision.Decision:
    return decision.decide_move(table.state, table.audience, seat, move, table.now())


def prepare_table(
    store: Path,
    game: str,
    names: Sequence[str],
    deal: dict[str, Any] | None = None,
    play: MoveChooser | None = None,
    together: bool = False,
    **options: Any,
) -> PreparedTable:
    """Start a table in a store, and play the moves that `play` chooses.

    `together`: the people sit in one room.
    """
    prepared = _prepare(store, game, names, deal, play, together, options)
    with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
        return apart.submit(asyncio.run, prepared).result()
