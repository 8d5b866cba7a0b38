"""The score of the same people over several matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from turncoat.core.extras.achievements import ACHIEVEMENTS
from turncoat.server.tables.log.events import PastGame
from turncoat.server.tables.log.state import TableState
from turncoat.server.wire.messages_out import ScoreboardInfo, ScoreboardRow

FIRST_TITLES: Final = 2
"""Matches after which titles are given."""
SHARED: Final = 2
"""Most people who can share a title; if more have earned it equally, it is not given."""


def build_scoreboard(state: TableState) -> ScoreboardInfo | None:
    """Return the wins and titles so far; None before the first match is over."""
    past = state.evening
    if not past:
        return None
    names = {who: name for game in past for who, name in zip(game.who, game.names, strict=True)}
    here = {place.key or f"bot {place.name}": seat for seat, place in enumerate(state.places) if place.name}
    wins = Counter(game.who[seat] for game in past for seat in game.winners)
    played = Counter(who for game in past for who in game.who)
    rows = [ScoreboardRow(name, here.get(who), played[who], wins[who]) for who, name in names.items()]
    rows.sort(key=lambda row: (-row.wins, row.played, row.seat is None, row.seat or 0))
    return ScoreboardInfo([game.game for game in past], rows, _titles(past, names))


def _titles(games: Sequence[PastGame], names: dict[str, str]) -> dict[str, list[str]]:
    """Give each title to those who have most of its achievement, on average at least one in each match."""
    if len(games) < FIRST_TITLES:
        return {}
    titles: dict[str, list[str]] = {}
    for feat in ACHIEVEMENTS:
        counts: Counter[str] = Counter()
        for game in games:
            for who, number in zip(game.who, game.feats.get(feat, ()), strict=False):
                counts[who] += number
        best = max(counts.values(), default=0)
        holders = [names[who] for who, number in counts.items() if number == best]
        if best >= len(games) and len(holders) <= min(SHARED, len(counts) - 1):
            titles[feat] = holders
    return titles
