"""Tables that have started with the deal a test needs, laid before the server opens."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from turncoat.server.store.sqlite import SqliteStore
from turncoat.server.tables.house import House
from turncoat.server.wire import messages_in as m


class Laid(NamedTuple):
    code: str
    tokens: list[str]

    def address(self, seat: int) -> str:
        return f"/table/{self.code}#seat={self.tokens[seat]}"


async def _lay(
    store: Path, game: str, names: list[str], deal: dict[str, Any] | None, options: dict[str, Any]
) -> Laid:
    house = House(SqliteStore(store, shared=True), fixed_deals=True)
    owner = await house.make(m.NewTable(game=game, name=names[0], language="en", options=options), deal=deal)
    others = [await house.join(owner.code, m.Join(name=name, language="en")) for name in names[1:]]
    await house.start(owner.code, owner.token)
    await house.close()
    return Laid(owner.code, [owner.token, *(other.token for other in others)])


def lay(store: Path, game: str, names: list[str], deal: dict[str, Any] | None = None, **options: Any) -> Laid:
    with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
        return apart.submit(asyncio.run, _lay(store, game, names, deal, options)).result()
