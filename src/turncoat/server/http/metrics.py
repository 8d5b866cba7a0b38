"""Metrics in Prometheus' text format: totals only, never a code, a name or an address.

A player who could read them again and again would see secret moves in the totals. So only this machine and
holders of the operator's token may read them.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final, Literal, NamedTuple

import turncoat
from turncoat.core.refusal import Illegal, reason
from turncoat.server.http.proxies import is_proxied
from turncoat.server.lookup_limits import LookupLimits
from turncoat.server.tables.server import TableServer

LEAST_TOKEN: Final = 20
_BEARER: Final = "Bearer "
_STARTED: Final = time.time()


@dataclass
class TrafficCounters:
    """Connections and responses, counted by the middleware."""

    connections: int = 0
    refused: int = 0
    responses: Counter[str] = field(default_factory=Counter)
    """By the first digit of the status."""


class Family(NamedTuple):
    """One metric: a value, or a value for each label."""

    name: str
    kind: Literal["gauge", "counter"]
    about: str
    values: Mapping[str, float]
    """By label in Prometheus' form; an empty string if there is none."""


def read_token(file: Path) -> str:
    """Return the token in this file; refuse a file that cannot be read or a token that is too short."""
    try:
        token = file.read_text().strip()
    except (OSError, UnicodeDecodeError) as wrong:
        raise Illegal("metrics_token_unreadable", file=str(file), why=reason(wrong)) from None
    if len(token) < LEAST_TOKEN or not token.isascii() or not token.isprintable():
        raise Illegal("metrics_token_weak", file=str(file), least=LEAST_TOKEN)
    return token


def is_allowed(
    address: str, headers: Iterable[tuple[bytes, bytes]], authorization: str | None, token: str | None
) -> bool:
    """Return whether a request may read the metrics: with the token, or directly from this machine."""
    if token is not None and authorization is not None and authorization.startswith(_BEARER):
        given = authorization.removeprefix(_BEARER).strip()
        return hmac.compare_digest(given.encode(), token.encode())
    with contextlib.suppress(ValueError):
        return ip_address(address).is_loopback and not is_proxied(headers)
    return False


def render(table_server: TableServer, traffic: TrafficCounters, lookup_limits: LookupLimits) -> str:
    """Return all metrics as text."""
    families = (*_server_metrics(table_server, traffic, lookup_limits), *_process_metrics())
    return "".join(map(_format, families))


def _format(family: Family) -> str:
    head = f"# HELP {family.name} {family.about}\n# TYPE {family.name} {family.kind}\n"
    return head + "".join(f"{family.name}{label} {value}\n" for label, value in family.values.items())


def _server_metrics(
    table_server: TableServer, traffic: TrafficCounters, lookup_limits: LookupLimits
) -> Iterator[Family]:
    def gauge(name: str, value: float, about: str) -> Family:
        return Family(f"turncoat_{name}", "gauge", about, {"": value})

    def count(name: str, value: float, about: str) -> Family:
        return Family(f"turncoat_{name}_total", "counter", about, {"": value})

    store, counts, figures = table_server.store, table_server.services.counts, table_server.store.figures()
    version = f'{{version="{turncoat.__version__}"}}'
    yield Family("turncoat_info", "gauge", "Which version runs.", {version: 1})
    well = store.trouble() is None
    yield gauge("ready", int(well and not table_server.draining), "Whether people should be sent here.")
    yield gauge("store_well", int(well), "Whether anything can be stored.")
    yield gauge("connections", traffic.connections, "Open sockets.")
    yield gauge("connections_most", table_server.limits.connections, "How many there may be.")
    yield count("connections_refused", traffic.refused, "Sockets for which there was no room.")
    responses = {f'{{status="{digit}xx"}}': traffic.responses[digit] for digit in "2345"}
    yield Family("turncoat_http_responses_total", "counter", "Answers over HTTP, by status.", responses)
    yield gauge(
        "tables_in_memory",
        len(table_server.registry.tables),
        "Tables that somebody is at or whose clock is near.",
    )
    yield count("tables_made", counts.tables, "Tables that were made here.")
    taken = {
        f'{{letters="{letters}"}}': number
        for letters, number in table_server.registry.codes.count_used().items()
    }
    yield Family("turncoat_codes_taken", "gauge", "Codes in use, by length, when last counted.", taken)
    yield count("moves", counts.moves, "Moves that were stored.")
    yield count("refusals", counts.refusals, "Requests that were refused.")
    yield count("limited", lookup_limits.limited, "Requests and hellos that came too fast.")
    yield count("wrong_codes", lookup_limits.misses, "Codes and tokens that opened nothing.")
    yield count("bot_decisions", table_server.services.bots.decisions, "Answers that bots gave.")
    yield gauge(
        "backlog_bytes",
        table_server.services.backlog_budget.taken,
        "What slow connections have not been sent yet.",
    )
    yield count("commits", figures["commits"], "Transactions, each for all that waited.")
    yield count("appends", figures["appends"], "Appends to tables' logs.")
    yield count("commit_seconds", round(figures["commit_seconds"], 6), "Time spent committing.")
    yield count("late_seconds", round(counts.late, 6), "How much later than due the server woke up, in all.")


def _process_metrics() -> Iterator[Family]:
    """Return metrics of the process, by the names that general dashboards expect."""
    used = os.times()
    cpu = round(used.user + used.system, 2)
    yield Family("process_cpu_seconds_total", "counter", "Processor time, bots not included.", {"": cpu})
    yield Family("process_start_time_seconds", "gauge", "Since 1970.", {"": round(_STARTED, 2)})
    if sys.platform != "linux":
        return
    with contextlib.suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        yield Family("process_resident_memory_bytes", "gauge", "Bots not included.", {"": memory})
    with contextlib.suppress(OSError):
        files = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - a name each is enough
        yield Family("process_open_fds", "gauge", "Open files and connections.", {"": files})
