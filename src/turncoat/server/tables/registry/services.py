"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turncoat.server.bots.pool import BotPool
from turncoat.server.cluster.membership import Membership
from turncoat.server.cluster.transport import Transport
from turncoat.server.limits import Limits
from turncoat.server.store.interface import Store
from turncoat.server.tables.schedule.alarms import Alarms
from turncoat.server.tables.viewers.backlog import Room

if TYPE_CHECKING:
    from turncoat.server.tables.table import Table


@dataclass
class Counts:
    """For the metrics."""

    moves: int = 0
    refusals: int = 0
    tables: int = 0
    """That were made."""
    late: float = 0.0
    """Seconds that the event loop woke up too late, in all: it was busy."""


@dataclass
class Services:
    store: Store
    limits: Limits
    bots: BotPool
    transport: Transport
    membership: Membership
    alarms: Alarms
    counts: Counts
    waiting: Room
    """For what slow connections have not been sent yet."""
    departures: int
    """Connections that ended and tables that left memory, since what they took was last given back."""
    new_epoch: Callable[[], str]
    """Names a table's stay in memory."""
    at_rest: Callable[[Table], None]
    """Told when a table may have nothing more to do in memory."""
    forget: Callable[[Table], None]
    """Told when a table must be read from its log again."""
