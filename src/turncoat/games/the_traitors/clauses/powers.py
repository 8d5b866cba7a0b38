"""What the Traitors may decide in a Conclave, as a table (TT-26 to TT-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["murder", "spare", "tempt", "blackmail", "list"]
Duty: TypeAlias = Literal["murder", "blackmail", "list"]

TEMPTERS: Final = 2
TEMPT_NIGHTS: Final = 3
"""TT-30: so many nights before the end, at least."""
BLACKMAIL_NIGHTS: Final = 2
"""TT-31: so many nights before the end, at least."""
LIST_LENGTH: Final = 3
"""TT-33: of the automatic host's lists."""
LISTS_MOST: Final = 2
"""TT-33: in a season."""
RANK: Final[dict[Kind, int]] = {"murder": 0, "spare": 1, "tempt": 2, "blackmail": 0, "list": 0}
"""TT-26: which goes first where the lot falls on both."""


class Standing(NamedTuple):
    """What decides over the powers of a Conclave."""

    part: int
    traitors: int
    """At its start (TT-42)."""
    nights_left: int
    """This one included: 1 in the night before the final day (TT-10)."""
    ordered: bool
    """Whether a death list was ordered for this night."""
    listed: frozenset[int] | None
    """The death list that holds in this Conclave."""
    shown: bool
    """Whether a Traitor has shown a shield in it."""


class Choice(NamedTuple):
    """TT-26: a decision is a kind and a target, or for a list a set."""

    kind: Kind
    targets: tuple[int, ...]


def must_blackmail(now: Standing) -> bool:
    """TT-31."""
    return now.traitors == 1 and now.nights_left >= BLACKMAIL_NIGHTS


def duty(now: Standing) -> Duty | None:
    """What this part of the night asks of the Traitors; TT-34: part two is for what a blackmail put off."""
    if not now.traitors:
        return None  # TT-32
    if must_blackmail(now) and now.part == 1:
        return "blackmail"
    if must_blackmail(now) != (now.part == 2):
        return None
    return "list" if now.ordered else "murder"


def allowed(now: Standing) -> tuple[Kind, ...]:
    """The kinds of decision that can be named."""
    owed = duty(now)
    if owed is None:
        return ()
    if owed != "murder":
        return (owed,)
    kinds: list[Kind] = ["murder"]
    if now.shown and now.listed is None:
        kinds.append("spare")  # TT-29; TT-33: not while a list holds
    if now.part == 1 and now.traitors == TEMPTERS and now.nights_left >= TEMPT_NIGHTS:
        kinds.append("tempt")  # TT-30
    return tuple(kinds)


def targets(kind: Kind, now: Standing, loyal: Iterable[int]) -> list[int]:
    """TT-27: Loyal players; TT-33: while a list holds only those on it can be murdered."""
    if kind == "murder" and now.listed is not None:
        return [seat for seat in loyal if seat in now.listed]
    return list(loyal)


def list_fits(named: Sequence[int], count: int, loyal: Collection[int]) -> bool:
    """TT-33: so many distinct names, at least one of them Loyal."""
    return len(named) == len(set(named)) == count and any(seat in loyal for seat in named)


def settle(named: Sequence[Choice], lots: Sequence[int]) -> Choice | None:
    """TT-26: the most frequent; among equals the lot, an order of seats, falls on the target's seat."""
    counted = Counter(named)
    most = max(counted.values(), default=0)
    tied = [choice for choice in counted if counted[choice] == most]
    aimed = [choice for choice in tied if choice.kind != "spare"]
    spares = [choice for choice in tied if choice.kind == "spare"]
    if not aimed:
        return spares[0] if spares else None

    def place(choice: Choice) -> tuple[list[int], int]:
        return [lots.index(seat) for seat in choice.targets], RANK[choice.kind]

    best = min(aimed, key=place)
    # A feint has no seat that the lot could fall on: its kind decides
    return spares[0] if spares and RANK["spare"] < RANK[best.kind] else best


def drawn_list(alive: Collection[int], loyal: Collection[int], count: int, lots: Sequence[int]) -> list[int]:
    """TT-33: a list by lot; the last name makes way where none would be Loyal."""
    order = [seat for seat in lots if seat in alive]
    names = order[:count]
    if loyal and not any(seat in loyal for seat in names):
        names[-1] = next(seat for seat in order if seat in loyal)
    return sorted(names)
