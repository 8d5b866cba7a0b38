"""How the server fares, in Prometheus' text form: sums only, never a code, a name or an address."""

from __future__ import annotations

from turncoat.server.tables.house import House


def prometheus(house: House, connections: int) -> str:
    figures = house.store.figures()
    lines: list[str] = []

    def tell(name: str, kind: str, value: float, about: str) -> None:
        lines.extend((f"# HELP turncoat_{name} {about}", f"# TYPE turncoat_{name} {kind}"))
        lines.append(f"turncoat_{name} {value}")

    tell("connections", "gauge", connections, "Open sockets.")
    tell("tables_in_memory", "gauge", len(house.tables), "Tables that somebody is at or whose clock is near.")
    tell("moves_total", "counter", house.counts.moves, "Moves that were stored.")
    tell("refusals_total", "counter", house.counts.refusals, "Requests that were refused.")
    tell("bot_decisions_total", "counter", house.bots.decisions, "Answers that bots gave.")
    tell("commits_total", "counter", figures["commits"], "Transactions, each for all that waited.")
    tell("appends_total", "counter", figures["appends"], "Appends to tables' logs.")
    tell("commit_seconds_total", "counter", round(figures["commit_seconds"], 6), "Time spent committing.")
    tell("store_well", "gauge", int(house.store.trouble() is None), "Whether anything can be stored.")
    return "\n".join(lines) + "\n"
