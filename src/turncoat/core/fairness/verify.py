"""Verification of finished matches: everything that anybody can check from a log alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from turncoat.core import log as logs
from turncoat.core import registry
from turncoat.core.fairness.chance import commitment
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal


@dataclass
class Report:
    """The checks that succeeded, in order: messages of the catalogue with their parameters."""

    lines: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def add(self, message: str, **params: Any) -> None:
        self.lines.append((message, params))


def check(data: bytes) -> Report:
    """Check a log file to the last bit, or raise Illegal at the first thing that does not hold."""
    report = Report()
    log = logs.parse(data)
    if not logs.is_log(log):
        raise Illegal("bad_log")
    if logs.seal(log) != log["seal"]:
        raise Illegal("log_seal")
    report.add("verify-seal")
    _refuse_fixed_deal(log)
    match = _replay(log)
    if match.result is None:
        raise Illegal("log_unfinished")
    _report_rules(report, log, match)
    report.add("verify-commitment", commitment=match.commitment)
    _report_contributions(report, log, match)
    drawn = len(log["opened"]) + sum(len(record["drew"]) for record in log["records"])
    report.add("verify-draws", count=drawn)
    moves = sum("move" in record for record in log["records"])
    report.add("verify-moves", moves=moves, deadlines=len(log["records"]) - moves)
    winners = [match.seats[seat] for seat in match.result["winners"]]
    report.add("verify-result", count=len(winners), winners=", ".join(winners))
    report.add("verify-compare", commitment=match.commitment)
    report.add("verify-beyond")
    return report


def _refuse_fixed_deal(log: dict[str, Any]) -> None:
    """Refuse a match that was not left to chance, however well it replays."""
    if log["deal"] != {}:
        raise Illegal("log_stacked")
    if not log["opened"] and registry.find(log["game"]).opening_draws:
        raise Illegal("log_undealt")


def _replay(log: dict[str, Any]) -> Match:
    """Replay the log. Check its commitment first, so that a wrong seed gets its own refusal."""
    try:
        seed = bytes.fromhex(log["seed"])
    except (TypeError, ValueError):
        raise Illegal("bad_log") from None
    if commitment(seed) != log["commitment"]:
        raise Illegal("log_commitment")
    played, ours = log["rules"], registry.find(log["game"]).rules
    try:
        return Match.replay(log)
    except Illegal:
        if played == ours:
            raise
        raise Illegal("log_other_rules", played=played, ours=ours) from None


def _report_rules(report: Report, log: dict[str, Any], match: Match) -> None:
    played, ours = log["rules"], registry.find(match.game).rules
    if played == ours:
        report.add("verify-rules", played=played)
    else:
        report.add("verify-other-rules", played=played, ours=ours)


def _report_contributions(report: Report, log: dict[str, Any], match: Match) -> None:
    parts = log["contributions"]
    for message, kept in (("verify-contributions", True), ("verify-unrevealed", False)):
        names = [match.seats[part["seat"]] for part in parts if (part["hex"] is not None) == kept]
        if names:
            report.add(message, count=len(names), names=", ".join(names))
    for names in log["broken_off"]:
        report.add("verify-broken-off", names=", ".join(names))
    if all(part["hex"] is None for part in parts):
        report.add("verify-no-contributions")


def log_file(match: Match) -> bytes:
    """Write the match's log as a file that `check` reads."""
    return logs.canonical(match.log) + b"\n"
