"""The codes of tables. A code belongs to a table for a while; a table's key is permanent.

The statements are the same for every store.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

SCHEMA: Final = """
create table codes (
  code text primary key, "table" text not null, taken double precision not null, over double precision);
create index codes_table on codes ("table");
"""
"""`taken` and `over` are wall-clock times: when the code was given out, when the game was seen to be over."""
_TAKE: Final = """
insert into codes (code, "table", taken)
values (cast($1 as text), cast($2 as text), cast($3 as double precision))
on conflict do nothing returning code
"""
_FIND: Final = 'select "table" from codes where code = $1'
_COUNT: Final = """
select length(code), count(*) from codes
where substr(code, 1, length(cast($1 as text))) = cast($1 as text) group by length(code)
"""
_MARK_FINISHED: Final = """
update codes set over = $1 where over is null
  and exists (select 1 from tables where tables.code = codes."table" and stage = 'over')
"""
_FREE_EXPIRED: Final = """
delete from codes where over < $1
  or (taken < $2 and over is null
      and exists (select 1 from tables where tables.code = codes."table" and stage = 'lobby'))
  or (taken < $3 and not exists (select 1 from tables where tables.code = codes."table"))
returning code
"""

Run: TypeAlias = Callable[..., Awaitable[Sequence[Sequence[Any]]]]
"""Runs one statement in its own transaction and returns its rows; `$1` is the first parameter."""


class Codes:
    """Reads and writes the table of codes."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def take(self, code: str, table: str, now: float) -> bool:
        """Assign a code to a table and return whether it was free."""
        return bool(await self._run(_TAKE, code, table, now))

    async def find(self, code: str) -> str | None:
        """Return the key of the table with this code, or None."""
        rows = await self._run(_FIND, code)
        return _text(rows[0][0]) if rows else None

    async def of(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the codes of these tables, by their keys."""
        if not tables:
            return {}
        places = ", ".join(f"${place}" for place in range(1, len(tables) + 1))
        rows = await self._run(f'select "table", code from codes where "table" in ({places})', *tables)
        return {_text(table): _text(code) for table, code in rows}

    async def count(self, beginning: str = "") -> dict[int, int]:
        """Return how many codes with that beginning are taken, by their length."""
        return {int(length): int(count) for length, count in await self._run(_COUNT, beginning)}

    async def mark_finished(self, now: float) -> None:
        """Store the time for all codes whose match has ended since the last call."""
        await self._run(_MARK_FINISHED, now)

    async def free_expired(self, over: float, idle: float, unused: float) -> list[str]:
        """Free codes that are no longer needed, and return them.

        These are codes of matches that ended before `over`, of tables made before `idle` that never started,
        and codes assigned before `unused` to tables that were never made.
        """
        return [_text(row[0]) for row in await self._run(_FREE_EXPIRED, over, idle, unused)]


def _text(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value
