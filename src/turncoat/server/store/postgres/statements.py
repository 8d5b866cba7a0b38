"""The SQL of a PostgreSQL store: one statement for all writes that wait.

Rows are inserted in order, so that two servers never wait for each other in a circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from turncoat.server.store.checksum import checksum
from turncoat.server.store.interface import Append

_INSERT: Final = """
insert into records ("table", number, at, stamp, checksum, body)
select t.id, i.number, $6, i.stamp, i.checksum, i.body
from unnest($1::text[], $2::integer[], $3::bytea[], $4::bytea[], $5::bytea[])
  as i (code, number, stamp, checksum, body)
join tables t on t.code = i.code order by t.id, i.number
on conflict do nothing returning stamp
"""
INSERT: Final = _INSERT
"""Returns the stamps of the rows stored; rows whose number is taken are skipped."""

INSERT_AND_LIST: Final = f"""
with stored as ({_INSERT}), listed as (
  update tables t set stage = l.stage, public = l.public, owner = l.owner, taken = l.taken, seats = l.seats,
    due = l.due, calendar = l.calendar, listed = l.number, server = $7
  from unnest($8::text[], $9::integer[], $10::bytea[], $11::text[], $12::boolean[], $13::text[],
    $14::integer[], $15::integer[], $16::double precision[], $17::boolean[])
    as l (code, number, stamp, stage, public, owner, taken, seats, due, calendar)
  where t.code = l.code and t.listed <= l.number
    and case when l.stamp is null then t.server = $7
        else exists (select from stored where stored.stamp = l.stamp) end)
select stamp from stored
"""
"""A listing applies if its record was stored, or if this server wrote the last one."""

MAKE: Final = """
with made as (
  insert into tables (code, game, stage, public, owner, taken, seats, due, calendar, listed, server)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10) on conflict (code) do nothing returning id),
sealed as (insert into seeds ("table", seed) select id, $11 from made)
insert into records ("table", number, at, stamp, checksum, body)
select id, 1, $12, $13, $14, $15 from made returning stamp
"""

STAMPS: Final = """
select i.place, r.stamp from unnest($1::text[], $2::integer[]) with ordinality as i (code, number, place)
join tables t on t.code = i.code join records r on r."table" = t.id and r.number = i.number
"""

LISTING: Final = "code, game, stage, public, owner, taken, seats, due, calendar"

READ: Final = """
select r.number, r.stamp, r.checksum, r.body from tables t
left join records r on r."table" = t.id and r.number > $2 where t.code = $1 order by r.number
"""

SEED: Final = 'select seed from tables join seeds on seeds."table" = tables.id where code = $1'

LENGTHS: Final = """
select t.code, (select max(number) from records r where r."table" = t.id) as number
from unnest($1::text[]) as i (code) join tables t on t.code = i.code
"""
"""The length of the log of each of these tables."""


def rows(writes: Sequence[Append], now: float) -> list[Any]:
    """Return the parameters of `INSERT`."""
    bodied = [(write, write.body) for write in writes if write.body is not None]
    return [
        [write.key for write, _ in bodied],
        [write.after + 1 for write, _ in bodied],
        [write.stamp for write, _ in bodied],
        [checksum(write.key, write.after + 1, body) for write, body in bodied],
        [body for _, body in bodied],
        now,
    ]


def listings(writes: Sequence[Append], server: str) -> list[Any]:
    """Return the further parameters of `INSERT_AND_LIST`."""
    listed = [(write, write.listing) for write in writes if write.listing is not None]
    return [
        server,
        [write.key for write, _ in listed],
        [write.after + (write.body is not None) for write, _ in listed],
        [None if write.body is None else write.stamp for write, _ in listed],
        [listing.stage for _, listing in listed],
        [listing.public for _, listing in listed],
        [listing.owner for _, listing in listed],
        [listing.taken for _, listing in listed],
        [listing.seats for _, listing in listed],
        [listing.due for _, listing in listed],
        [listing.calendar for _, listing in listed],
    ]


def make_parameters(write: Append, now: float, server: str) -> list[Any]:
    """Return the parameters of `MAKE`."""
    listing = write.listing
    assert listing is not None
    assert write.body is not None
    return [
        *(
            listing.key,
            listing.game,
            listing.stage,
            listing.public,
            listing.owner,
            listing.taken,
            listing.seats,
            listing.due,
        ),
        *(listing.calendar, server, write.seed, now, write.stamp),
        *(checksum(write.key, write.after + 1, write.body), write.body),
    ]
