"""What an arena has found, in plain JSON types: who plays how well, and who behaves how."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from turncoat.lab.arena.config import Config
from turncoat.lab.arena.ratings import Estimate, Ratings
from turncoat.lab.arena.records import ArenaDeal, Conduct

MOST_STOOD_IN: Final = 0.05
"""A bot is ranked only while its stand-in gave no more than this share of its moves."""
LATEST: Final = 200
"""How many of the latest matches are listed; the folder has them all."""


def compute_results(about: dict[str, Any], config: Config, deals: Sequence[ArenaDeal]) -> dict[str, Any]:
    """Compute everything that is shown."""
    names = sorted({name for deal in deals for name in deal.line_up})
    ratings = Ratings(deals, names)
    conduct = _conduct(deals)
    table = _table(ratings, conduct, config, deals)
    order = [row["bot"] for row in table]
    return {
        "about": about,
        "deals": len(deals),
        "matches": sum(len(deal.matches) for deal in deals),
        "table": table,
        "boards": [
            {
                "board": board,
                **{key: about["boards"][board][key] for key in ("game", "players")},
                "table": _ranked(ratings.on(board)),
                "roles": [
                    {**asdict(role), "won": asdict(role.won)}
                    for role in ratings.roles()
                    if role.board == board
                ],
            }
            for board in about["boards"]
            if any(deal.board == board for deal in deals)
        ],
        "against": {
            one: {
                other: asdict(found)
                for other in order
                if other != one and (found := ratings.against(one, other)) is not None
            }
            for one in order
        },
        "latest": [
            {
                "board": deal.board,
                "at": deal.at,
                "log": match.log,
                "players": deal.seating(match),
                "winners": [deal.seating(match)[seat] for seat in match.winners],
            }
            for deal in reversed(deals[-LATEST:])
            for match in deal.matches
        ][:LATEST],
    }


def _ranked(rated: dict[str, Estimate]) -> list[dict[str, Any]]:
    rows = [{"bot": name, **asdict(estimate)} for name, estimate in rated.items()]
    return sorted(rows, key=lambda row: -row["value"])


def _conduct(deals: Sequence[ArenaDeal]) -> dict[str, Conduct]:
    """Add up how each bot behaved."""
    found: defaultdict[str, Conduct] = defaultdict(Conduct)
    for deal in deals:
        for match in deal.matches:
            for name, conduct in zip(deal.seating(match), match.conduct, strict=True):
                total = found[name]
                for field in Conduct.__struct_fields__:
                    setattr(total, field, getattr(total, field) + getattr(conduct, field))
    return found


def _table(
    ratings: Ratings, conduct: dict[str, Conduct], config: Config, deals: Sequence[ArenaDeal]
) -> list[dict[str, Any]]:
    """List the bots, best first; those who left too much to their stand-in last, and without a rank."""
    prices = {bot.name: bot.price for bot in config.bots}
    rows, rank = [], 0
    rated = ratings.overall()
    for name in sorted(rated, key=lambda name: (not _is_ranked(conduct[name]), -rated[name].value)):
        how, price = conduct[name], prices.get(name)
        ranked = _is_ranked(how)
        rank += ranked
        rows.append(
            {
                "rank": rank if ranked else None,
                "bot": name,
                **asdict(rated[name]),
                "deals": sum(name in deal.line_up for deal in deals),
                "moves": how.moves,
                "refused": how.refused,
                "late": how.late,
                "failed": how.failed,
                "stood_in": min(1.0, how.stood_in / how.moves) if how.moves else 0.0,
                "seconds": how.seconds / how.moves if how.moves else 0.0,
                "calls": how.calls,
                "tokens": how.read + how.written,
                "cost": None if price is None else (how.read * price[0] + how.written * price[1]) / 1e6,
            }
        )
    return rows


def _is_ranked(conduct: Conduct) -> bool:
    return conduct.moves > 0 and conduct.stood_in <= MOST_STOOD_IN * conduct.moves
