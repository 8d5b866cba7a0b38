"""Table options: what can be set before a match, with bounds and defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, TypeVar

from turncoat.core.calendar import is_clock_time, is_zone_name, read_zone
from turncoat.core.refusal import Illegal, brief

T = TypeVar("T")
ByPlayers: TypeAlias = Callable[[int], T]
"""Something that depends on the number of players."""
Values: TypeAlias = dict[str, Any]
"""Options by name, in their one written form."""
Kind: TypeAlias = Literal["int", "seconds", "bool", "choice", "list", "hours", "seat"]

LARGEST: Final = 2**53 - 1
"""The default bound of numbers: JavaScript represents whole numbers exactly up to it."""
MOST_ITEMS: Final = 100
"""The longest list where an option sets no bound."""
ZONE: Final = "zone"
"""The name of the time zone among the hours."""


@dataclass(frozen=True)
class Option:
    """A table option.

    | kind | value | what bounds it |
    |---|---|---|
    | `int` | a whole number, or one of `words` | `low`, `high` |
    | `seconds` | a number of seconds, or one of `words` | `low`, `high` |
    | `bool` | true or false | |
    | `choice` | a word | `choices` |
    | `list` | whole numbers, no two alike, kept in order | `low`, `high` for each, `most` of them |
    | `hours` | a time zone and named times of day | the names in the default |
    | `seat` | a seat of the table, from 0 | the number of players |

    `default`, `low`, `high` and `most` may be functions of the number of players.

    The default of hours names them all: `{"zone": "UTC", "breakfast": "08:00"}`. A value may leave some out;
    the default's then stand.

    >>> fewer_than_half = lambda players: (players - 1) // 2
    >>> traitors = Option("traitors", "int", "secret", low=1, high=fewer_than_half, words=("secret",))
    >>> traitors.check(3, players=8)
    3
    """

    name: str
    kind: Kind
    default: Any
    low: float | ByPlayers[float] | None = None
    high: float | ByPlayers[float] | None = None
    choices: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    most: int | ByPlayers[int] | None = None
    absent: Any = None
    """For an option that was added later: the value that stands for what matches did before it existed.

    A match whose log does not name the option is replayed with this value, and its log still does not name
    it. None: the option has been there from the game's first release.
    """
    hidden: bool = False
    """Set by the table when the match begins (`Game.at_table`), and not offered to people.

    With None as its default it is left out of matches that are not played at a table.
    """
    follows: Callable[[Values], Any] | None = None
    """The default by the options named before this one; `default` is what follows from their defaults."""
    when: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """The values of other options with which this one has an effect; people are shown it only with these.

    `together` stands for whether the players of a table are in one room.
    """
    rare: bool = False
    """Few tables change it: it is offered after the others."""

    def check(self, value: object, players: int | None = None) -> Any:
        """Return the value in its one written form, or refuse it.

        Without the number of players, bounds that depend on it are left for later.
        """
        written = self._normalise(value, players)
        if written is None:
            raise Illegal("bad_option", option=self.name)
        return written

    def bounds(self, players: int | None = None) -> tuple[float | None, float | None]:
        """Return the least and the most that a number may be; None where there is no known bound."""
        return _at(self._low, players), _at(self._high, players)

    def most_items(self, players: int | None = None) -> int:
        """Return how long a list may be."""
        most = _at(self.most, players)
        return MOST_ITEMS if most is None else most

    def usual(self, players: int | None = None) -> Any | None:
        """Return the default; None where it depends on a number of players that is not known."""
        default = _at(self.default, players)
        return None if default is None else self.check(default, players)

    def describe(self, seats: tuple[int, int] | None = None) -> dict[str, Any]:
        """Describe the option in plain JSON types, for programs that draw it or set it.

        `type` (the kind) and `default`; where there are such: `min`, `max` (of a number, of each in a list),
        `choices`, `words`, `most` (how long a list may be), `when`, `rare`, `hidden`. What depends on
        the number of players has `_by_players` after its name and gives the value for each number of `seats`,
        the game's least and most players: `"default_by_players": {"6": 2, "7": 2, ...}`.
        """
        entry: dict[str, Any] = {"type": self.kind}
        entry |= _describe_bound("default", self.default, self.usual, seats)
        entry |= _describe_bound("min", self._low, lambda players: self.bounds(players)[0], seats)
        entry |= _describe_bound("max", self._high, lambda players: self.bounds(players)[1], seats)
        if self.choices:
            entry["choices"] = list(self.choices)
        if self.words:
            entry["words"] = list(self.words)
        if self.when:
            entry["when"] = {name: list(values) for name, values in self.when.items()}
        if self.rare:
            entry["rare"] = True
        if self.hidden:
            entry["hidden"] = True
        if self.kind == "list":
            entry |= _describe_bound("most", self.most or MOST_ITEMS, self.most_items, seats)
        return entry

    @property
    def _low(self) -> float | ByPlayers[float] | None:
        return 0 if self.kind == "seat" else self.low

    @property
    def _high(self) -> float | ByPlayers[float] | None:
        return _last_seat if self.kind == "seat" else self.high

    def _normalise(self, value: object, players: int | None) -> Any | None:
        # By exact types: anything else (a bool for a number, an object that raises when compared) is refused.
        match self.kind:
            case "bool":
                return value if type(value) is bool else None
            case "choice":
                return value if type(value) is str and value in self.choices else None
            case "list":
                return self._list(value, players)
            case "hours":
                return self._hours(value)
        if type(value) is str:
            return value if value in self.words else None
        return self._number(value, players)

    def _number(self, value: object, players: int | None) -> float | None:
        if type(value) is not int and (type(value) is not float or self.kind != "seconds"):
            return None
        low, high = self.bounds(players)
        if not (-LARGEST if low is None else low) <= value <= (LARGEST if high is None else high):
            return None
        return float(value) + 0.0 if self.kind == "seconds" else value  # -0.0 is written 0.0

    def _list(self, value: object, players: int | None) -> list[float] | None:
        if type(value) not in (list, tuple):
            return None
        assert isinstance(value, list | tuple)
        if len(value) > self.most_items(players):
            return None
        items = [item for item in value if self._number(item, players) is not None]
        return sorted(items) if len(items) == len(value) == len(set(items)) else None

    def _hours(self, value: object) -> dict[str, str] | None:
        usual: dict[str, str] = self.default
        if type(value) is not dict or not all(type(name) is str and name in usual for name in value):
            return None
        hours = usual | value
        fits = (is_zone_name(at) if name == ZONE else is_clock_time(at) for name, at in hours.items())
        return hours if all(fits) else None


def settle(options: Iterable[Option], given: object, players: int | None = None) -> Values:
    """Return all options with their values: those given, checked, and defaults for the rest.

    Without the number of players, defaults that depend on it are left out, and bounds unchecked.
    """
    if not isinstance(given, Mapping):
        raise Illegal("bad_options")
    known = {option.name: option for option in options}
    for name in given:
        if type(name) is not str or name not in known:
            raise Illegal("unknown_option", option=brief(name))
    settled: Values = {}
    for name, option in known.items():
        value = option.check(given[name], players) if name in given else option.usual(players)
        if option.follows is not None and name not in given and value is not None:
            value = option.check(option.follows(settled), players)
        if value is not None:
            settled[name] = value
    return settled


def settle_as_logged(options: Iterable[Option], logged: object, players: int) -> tuple[Values, Values]:
    """Return the options of a match that has begun: as its log has them, and as the rules need them.

    The second also has options that did not exist when the match began, with the meaning that their absence
    has (`Option.absent`). A log that lacks any other option is refused.
    """
    known = tuple(options)
    present = [option for option in known if isinstance(logged, Mapping) and option.name in logged]
    kept = settle(present, logged, players)
    added = {}
    for option in known:
        if option in present or option.usual(players) is None:
            continue
        if option.absent is None:
            raise Illegal("option_missing", option=option.name)
        added[option.name] = option.check(option.absent, players)
    return kept, kept | added


def check_zones(options: Iterable[Option], settled: Mapping[str, Any]) -> None:
    """Refuse time zones that this machine does not know.

    For setting up tables. The rules accept any name, so that a log is read alike on every machine.
    """
    for option in options:
        if option.kind == "hours" and option.name in settled:
            read_zone(settled[option.name][ZONE])


def _last_seat(players: int) -> int:
    return players - 1


def _at(value: T | ByPlayers[T], players: int | None) -> T | None:
    if not callable(value):
        return value
    return None if players is None else value(players)


def _describe_bound(
    name: str, value: object, at: Callable[[int | None], Any], seats: tuple[int, int] | None
) -> dict[str, Any]:
    if not callable(value):
        return {} if value is None else {name: at(None)}
    if seats is None:
        raise ValueError(f"{name} depends on the number of players: which numbers can it be?")
    return {f"{name}_by_players": {str(players): at(players) for players in range(seats[0], seats[1] + 1)}}
