"""Was it an honest game? Everything about a finished match that anybody can check from its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from turncoat.core import log as logs
from turncoat.core.chance import commitment
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal


@dataclass
class Report:
    """What was checked and held, in order: messages of the catalogue with their parameters."""

    lines: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def add(self, message: str, **params: Any) -> None:
        self.lines.append((message, params))


def check(data: bytes) -> Report:
    """Check a log file to the last bit, or raise Illegal at the first thing that does not hold."""
    report = Report()
    log = logs.parse(data)
    if not logs.has_its_fields(log):
        raise Illegal("bad_log")
    if logs.seal(log) != log["seal"]:
        raise Illegal("log_seal")
    report.add("verify-seal")

    match = _replayed(log)
    if match.result is None:
        raise Illegal("log_unfinished")
    report.add("verify-commitment", commitment=match.commitment)
    report.add("verify-contributions", count=len(log["contributions"]))
    drawn = len(log["opened"]) + sum(len(record["drew"]) for record in log["records"])
    report.add("verify-draws", count=drawn)
    moves = sum("move" in record for record in log["records"])
    report.add("verify-moves", moves=moves, deadlines=len(log["records"]) - moves)
    winners = [match.seats[seat] for seat in match.result["winners"]]
    report.add("verify-result", count=len(winners), winners=", ".join(winners))
    report.add("verify-compare", commitment=match.commitment)
    return report


def _replayed(log: dict[str, Any]) -> Match:
    """The commitment is looked at before the replay, so that a wrong seed is called what it is."""
    try:
        seed = bytes.fromhex(log["seed"])
    except (TypeError, ValueError):
        raise Illegal("bad_log") from None
    if commitment(seed) != log["commitment"]:
        raise Illegal("log_commitment")
    return Match.replay(log)


def written(match: Match) -> bytes:
    """The match's log as a file that `check` reads."""
    return logs.canonical(match.log) + b"\n"
