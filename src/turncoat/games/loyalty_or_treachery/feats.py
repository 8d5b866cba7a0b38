"""What somebody has to show for a game: traps they sprang, and colours they called right."""

from __future__ import annotations

from turncoat.core.feats import Feats
from turncoat.core.match import Match


def feats(match: Match) -> Feats:
    """Whoever springs the other's trap is betrayed; whoever calls right remembers what is gone."""
    betrayed, memory = [0, 0], [0, 0]
    told = Match.replay(match.log, upto=0)
    for record in match.records():
        told.repeat(record)
        if "move" in record and record["move"]["move"] == "call":
            last = told.view("watcher")["last"]
            betrayed[record["seat"]] += bool(last.get("trap"))
            memory[record["seat"]] += bool(last.get("right"))
    return {"betrayed": betrayed, "memory": memory}
