"""The winners and their shares of the silver (TT-39)."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from turncoat.games.the_traitors.views import Result, Side


def payout(silver: int, left: Collection[int], traitors: Collection[int]) -> Result:
    """Return the result, from those left in the game and the Traitors among all players."""
    remaining = [seat for seat in sorted(left) if seat in traitors]
    winners = remaining or sorted(left)
    side: Side | None = None if not left else "traitors" if remaining else "loyal"
    share = Fraction(silver, len(winners)) if winners else Fraction(0)
    shares = {str(seat): f"{share.numerator}/{share.denominator}" for seat in winners if share}
    return Result(winners=winners, side=side, shares=shares)
