"""Was it an honest game? Everything about a finished match that anybody can check from its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from turncoat.core import log as logs
from turncoat.core import registry
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
    _refuse_fixed(log)
    match = _replayed(log)
    if match.result is None:
        raise Illegal("log_unfinished")
    _tell_rules(report, log, match)
    report.add("verify-commitment", commitment=match.commitment)
    _tell_contributions(report, log, match)
    drawn = len(log["opened"]) + sum(len(record["drew"]) for record in log["records"])
    report.add("verify-draws", count=drawn)
    moves = sum("move" in record for record in log["records"])
    report.add("verify-moves", moves=moves, deadlines=len(log["records"]) - moves)
    winners = [match.seats[seat] for seat in match.result["winners"]]
    report.add("verify-result", count=len(winners), winners=", ".join(winners))
    report.add("verify-compare", commitment=match.commitment)
    report.add("verify-beyond")
    return report


def _refuse_fixed(log: dict[str, Any]) -> None:
    """A match that is not left to chance is no honest one, however well it replays."""
    if log["deal"] != {}:
        raise Illegal("log_stacked")
    if not log["opened"] and registry.find(log["game"]).opening_draws:
        raise Illegal("log_undealt")


def _replayed(log: dict[str, Any]) -> Match:
    """The commitment is looked at before the replay, so that a wrong seed is called what it is."""
    try:
        seed = bytes.fromhex(log["seed"])
    except (TypeError, ValueError):
        raise Illegal("bad_log") from None
    if commitment(seed) != log["commitment"]:
        raise Illegal("log_commitment")
    played, ours = log.get("rules"), registry.find(log["game"]).rules
    try:
        return Match.replay(log)
    except Illegal:
        if played is None or played == ours:
            raise
        raise Illegal("log_other_rules", played=played, ours=ours) from None


def _tell_rules(report: Report, log: dict[str, Any], match: Match) -> None:
    played, ours = log.get("rules"), registry.find(match.game).rules
    if played is None:
        report.add("verify-first-form")
    elif played == ours:
        report.add("verify-rules", played=played)
    else:
        report.add("verify-other-rules", played=played, ours=ours)


def _tell_contributions(report: Report, log: dict[str, Any], match: Match) -> None:
    parts = log["contributions"]
    if log["turncoat"] == logs.FIRST:
        if parts:
            report.add("verify-contributions-unnamed", count=len(parts))
    else:
        for message, kept in (("verify-contributions", True), ("verify-unrevealed", False)):
            names = [match.seats[part["seat"]] for part in parts if (part["hex"] is not None) == kept]
            if names:
                report.add(message, count=len(names), names=", ".join(names))
        for names in log["broken_off"]:
            report.add("verify-broken-off", names=", ".join(names))
        parts = [part for part in parts if part["hex"] is not None]
    if not parts:
        report.add("verify-no-contributions")


def written(match: Match) -> bytes:
    """The match's log as a file that `check` reads."""
    return logs.canonical(match.log) + b"\n"
