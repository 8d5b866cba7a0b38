"""The powers of the Traitors in a Conclave (TT-26 to TT-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["murder", "spare", "tempt", "blackmail", "list"]
Duty: TypeAlias = Literal["murder", "blackmail", "list"]

TEMPTERS: Final = 2
TEMPT_NIGHTS: Final = 3
"""The nights that must be left for a temptation (TT-30)."""
BLACKMAIL_NIGHTS: Final = 2
"""The nights that must be left for a blackmail (TT-31)."""
ANY_NIGHT_UP_TO: Final = 12
"""Up to this number of players the powers are usually those of any night (TT-10)."""
LIST_LENGTH: Final = 3
"""The number of names on the automatic host's death lists (TT-33)."""
LIST_FROM_NIGHTS: Final = 4
"""From this number of nights on a season usually has a death list (TT-33)."""
LISTS_MOST: Final = 2
"""The most death lists of a season (TT-33)."""
RANK: Final[dict[Kind, int]] = {"murder": 0, "spare": 1, "tempt": 2, "blackmail": 0, "list": 0}
"""The order of the kinds where the lot falls on the same seat (TT-26)."""


class Standing(NamedTuple):
    """Everything that the powers of a Conclave depend on."""

    part: int
    traitors: int
    """The number of Traitors at its start (TT-42)."""
    nights_left: int
    """The nights left, with this one: 1 in the night before the final day (TT-10)."""
    ordered: bool
    """Whether a death list was ordered for this night."""
    listed: frozenset[int] | None
    """The death list that holds in this Conclave."""
    shown: bool
    """Whether a Traitor has shown a shield in this Conclave."""
    any_night: bool = False
    """Whether temptation and blackmail need no nights to be left (TT-10)."""


class Choice(NamedTuple):
    """A decision (TT-26): a kind and a target, or for a list several."""

    kind: Kind
    targets: tuple[int, ...]


def usual_powers(players: int) -> str:
    """Return the usual option `powers`: a small season has too few nights for the rulebook's (TT-10)."""
    return "any_night" if players <= ANY_NIGHT_UP_TO else "rulebook"


def must_blackmail(now: Standing) -> bool:
    """Return whether the only Traitor must blackmail a player (TT-31)."""
    return now.traitors == 1 and (now.any_night or now.nights_left >= BLACKMAIL_NIGHTS)


def duty(now: Standing) -> Duty | None:
    """Return what the Traitors must decide in this part of the night.

    TT-34: part two is for the murder that a blackmail put off.
    """
    if not now.traitors:
        return None  # TT-32
    if must_blackmail(now) and now.part == 1:
        return "blackmail"
    if must_blackmail(now) != (now.part == 2):
        return None
    return "list" if now.ordered else "murder"


def allowed_kinds(now: Standing) -> tuple[Kind, ...]:
    """Return the kinds of decision that a Traitor can name."""
    owed = duty(now)
    if owed is None:
        return ()
    if owed != "murder":
        return (owed,)
    kinds: list[Kind] = ["murder"]
    if now.shown and now.listed is None:
        kinds.append("spare")  # TT-29; TT-33: not while a list holds
    enough = now.any_night or now.nights_left >= TEMPT_NIGHTS
    if now.part == 1 and now.traitors == TEMPTERS and enough:
        kinds.append("tempt")  # TT-30
    return tuple(kinds)


def targets(kind: Kind, now: Standing, loyal: Iterable[int]) -> list[int]:
    """Return the possible targets: Loyal players (TT-27), for a murder only those on a death list (TT-33)."""
    if kind == "murder" and now.listed is not None:
        return [seat for seat in loyal if seat in now.listed]
    return list(loyal)


def usual_lists(days: int) -> list[int]:
    """Return the nights of the usual death lists: the middle one of four nights or more (TT-33)."""
    nights = days - 1
    return [(nights + 1) // 2] if nights >= LIST_FROM_NIGHTS else []


def list_fits(named: Sequence[int], count: int) -> bool:
    """Return whether a list has so many different names; all of them may be Traitors (TT-33)."""
    return len(named) == len(set(named)) == count


def settle(named: Sequence[Choice], lots: Sequence[int]) -> Choice | None:
    """Return the most frequent choice; among equals the lot decides by the target's seat (TT-26)."""
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


def draw_list(alive: Collection[int], needed: Collection[int], count: int, lots: Sequence[int]) -> list[int]:
    """Draw a death list (TT-33); without any of those needed, one of them replaces the last name."""
    order = [seat for seat in lots if seat in alive]
    names = order[:count]
    if needed and not any(seat in needed for seat in names):
        names[-1] = next(seat for seat in order if seat in needed)
    return sorted(names)
