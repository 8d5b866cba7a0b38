"""The services that all tables of a server share."""

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
from turncoat.server.tables.viewers.backlog import BacklogBudget

if TYPE_CHECKING:
    from turncoat.server.tables.table import Table


@dataclass
class Counts:
    """Counters for the metrics."""

    moves: int = 0
    refusals: int = 0
    tables: int = 0
    """Tables that were made."""
    late: float = 0.0
    """Seconds by which the event loop woke up too late, in all."""


@dataclass
class Services:
    """Everything that the tables of one server share: store, limits, alarms, bots, peers and counters."""

    store: Store
    limits: Limits
    bots: BotPool
    transport: Transport
    membership: Membership
    alarms: Alarms
    counts: Counts
    backlog_budget: BacklogBudget
    """The bytes that may wait for slow connections."""
    departures: int
    """Connections that ended and tables that were dropped, since freed memory was last given back."""
    new_epoch: Callable[[], str]
    """Returns the name of a table's stay in memory."""
    drop_if_idle: Callable[[Table], None]
    """Called when a table may have nothing more to do in memory."""
    drop: Callable[[Table], None]
    """Called when a table must be read from its log again."""
