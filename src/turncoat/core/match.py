"""A match: seats with names, moves with times, views, and a log that replays it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import UNSET

from turncoat.core import log as logs
from turncoat.core import registry
from turncoat.core.calendar import Calendar
from turncoat.core.cover_traffic import CoverTraffic, Pace
from turncoat.core.fairness import contributions as mixing
from turncoat.core.fairness.chance import SEED_BYTES, SealedChance, commitment
from turncoat.core.fairness.contributions import Contribution
from turncoat.core.forkable_list import ForkableList
from turncoat.core.game import Game, Json, Start, State
from turncoat.core.moves import Template, read, to_json
from turncoat.core.refusal import Illegal, brief, wrong_number_of_seats
from turncoat.core.speech.talk import Talk
from turncoat.core.view import Common, View
from turncoat.core.viewer import NOBODY, Seat, Viewer, Viewers, union

LATEST: Final = 1e12
"""Times beyond this are a mistake: floating point would no longer tell moments apart."""
NAME_LENGTH: Final = 40
_HOST: Final[frozenset[Viewer]] = frozenset(["host"])
_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class _Beginning:
    """What never changes after the start of a match; forks share it."""

    game: Game
    seats: list[str]
    options: Json
    """As the rules need them."""
    logged_options: Json
    """As the log has them: without those that did not exist when the match began."""
    edition: Any
    hosted: bool
    deal: Json
    seed: bytes
    rules: int
    contributions: list[Contribution]
    broken_off: list[list[str]]
    calendar: Calendar | None
    opened: list[int]
    """The numbers drawn while setting up."""


class Match:
    """One match of one game.

    >>> m = Match("loyalty-or-treachery", ["Ann", "Bo"], seed=7, deal={"first": 0})
    >>> m.legal(0)[:2]
    [{'move': 'call', 'colour': 'red'}, {'move': 'call', 'colour': 'black'}]
    >>> m.play(0, {"move": "call", "colour": "red"}, at=1.5)
    >>> m.view(0)["last"]["move"]
    {'move': 'call', 'colour': 'red'}
    >>> Match.replay(m.log).view(1) == m.view(1)
    True
    """

    # Slots make forks and field access cheaper than a dictionary would.
    __slots__ = ("_beginning", "_chance", "_now", "_records", "_state", "_talk", "_touched")

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        contributions: Sequence[Contribution] = (),
        calendar: Calendar | None = None,
        rules: int | None = None,
        broken_off: Sequence[Sequence[str]] = (),
    ) -> None:
        """Set up a match, or refuse.

        seed: 32 bytes, or any whole number (for tests and simulation); left out, it is drawn.
        deal: fixes shuffles, as the game's rules describe; what it leaves out comes from the seed.
        contributions: what the players mixed into the luck, in seat order (`contributions.reveal`).
        calendar: when it begins and in which time zone, for a game that runs by the calendar; all times are
            then seconds that have really passed since that start.
        rules: for a match that has begun before, the version of the rules it began with; its options are then
            taken as they were logged (`Option.absent`), else defaults stand for those that are left out.
        broken_off: starts that were broken off, each with the names of the players who had not revealed.
        """
        found = registry.find(game)
        names = _names(seats, found)
        if rules is None:
            logged = settled = found.settle({} if options is None else options, len(names))
        else:
            logged, settled = found.settle_as_logged({} if options is None else options, len(names))
        kept_deal, sealed = _deal(deal), _seed(seed)
        version = found.rules if rules is None else rules
        given = mixing.check(contributions, len(names))
        self._chance = SealedChance(sealed, mixing.mix(given))
        if (calendar is not None) != (found.clock(settled) == "calendar"):
            raise Illegal("bad_calendar")
        self._state: State = found.begin(
            Start(len(names), settled, kept_deal, calendar, version), self._chance
        )
        self._beginning = _Beginning(
            game=found,
            seats=names,
            options=settled,
            logged_options=logged,
            edition=settled.get("edition", UNSET),
            hosted=found.seats_host(settled),
            deal=kept_deal,
            seed=sealed,
            rules=version,
            contributions=given,
            broken_off=[list(names) for names in broken_off],
            calendar=calendar,
            opened=self._chance.take_draws(),
        )
        self._records: ForkableList[Json] = ForkableList()
        self._talk = Talk([*range(len(names)), "watcher", "host"])
        self._touched: Viewers = NOBODY
        self._now = 0.0
        self._collect_lines()

    @property
    def game(self) -> str:
        return self._beginning.game.name

    @property
    def seats(self) -> list[str]:
        """The players' names, in seat order."""
        return list(self._beginning.seats)

    @property
    def options(self) -> Json:
        """All options with the values that this match has."""
        return deepcopy(self._beginning.options)

    @property
    def calendar(self) -> Calendar | None:
        """When it began and in which time zone, if it runs by the calendar."""
        return self._beginning.calendar

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before play so that the seed cannot be changed after it."""
        return commitment(self._beginning.seed)

    @property
    def now(self) -> float:
        """The match's clock, in seconds since the start."""
        return self._now

    @property
    def number(self) -> int:
        """How many records the log has: it goes up with everything that happens."""
        return len(self._records)

    def records(self, after: int = 0) -> list[Json]:
        """Return the log's records after the first `after`; callers must not change them."""
        return self._records.since(after)

    @property
    def deadline(self) -> float | None:
        """Seconds since the start when something happens by itself, or None."""
        state = self._state
        return None if state.result() is not None else state.deadline(None)

    @property
    def result(self) -> Json | None:
        """How the match ended: `winners` (seats) and what the game adds; None while it goes on."""
        result = self._state.result()
        return None if result is None else msgspec.to_builtins(result)

    @property
    def over(self) -> bool:
        return self._state.result() is not None

    @property
    def moments(self) -> int:
        """Counts up when players may be asked something new; in a game without phases, with every record."""
        return int(getattr(self._state, "moments", self.number))

    @property
    def tally(self) -> Any:
        """The game's running counts for its achievements, if it keeps any: recounting takes long."""
        return getattr(self._state, "tally", None)

    @property
    def cover(self) -> CoverTraffic | None:
        """The seats whose traffic must look alike now, if any."""
        cover = self._beginning.game.cover
        return None if cover is None or self.over else cover(self._state)

    @property
    def beat(self) -> Pace | None:
        """The pace at which seats learn what only some of them may know of others, if there is one now."""
        beat = self._beginning.game.beat
        return None if beat is None or self.over else beat(self._state)

    @property
    def line_count(self) -> int:
        """The number of all lines of talk, private ones included; no player may learn it."""
        return self._talk.count

    def may_speak_to_all(self, seat: Seat) -> bool:
        """Return whether the seat may talk now, in a game with talk of its own, and all would hear it."""
        if not self._beginning.game.heard_by_all(self._state, seat):
            return False
        return any(move["move"] in self._beginning.game.talking for move in self.legal(seat))

    def legal(self, seat: Seat) -> list[Json]:
        """Return what this seat may send now; of a template, the player fills in the fields in `open`."""
        offered: list[Json] = msgspec.to_builtins(self._legal_moves(self._seat(seat)))
        return offered

    def _legal_moves(self, seat: Seat) -> list[Any]:
        state = self._state
        if state.result() is not None:
            return []
        offered = []
        for offer in state.offers(seat):
            try:
                state.verify(seat, offer)
            except Illegal:
                continue
            offered.append(offer.offered if type(offer) is Template else offer)
        return offered

    def play(self, seat: Seat, move: object, at: float | None = None) -> None:
        """Play a move at a time (left out: no time passes), or raise Illegal and change nothing."""
        who = self._seat(seat)
        time = self._now if at is None else self._time(at)
        state, chance = self._state, self._chance
        if state.result() is not None:
            raise Illegal("over")
        deadline = state.deadline(None)
        if deadline is not None and deadline <= time:
            self._play_after_deadlines(who, move, time)
            return
        wanted = read(move, self._beginning.game.moves)
        state.verify(who, wanted)
        self._note_changes(state.play(who, wanted, time, chance))
        drew = chance.take_draws()
        n = len(self._records) + 1
        self._records.append({"n": n, "at": time, "seat": who, "move": to_json(wanted), "drew": drew})
        self._now = time

    def _play_after_deadlines(self, who: Seat, move: object, time: float) -> None:
        """Play a move after earlier deadlines, which happen only if the move is then accepted."""
        fork = self.fork()
        fork.tick(time)
        fork.play(who, move, time)
        self.adopt(fork)

    def adopt(self, fork: Match) -> None:
        """Replace this match by a fork of it."""
        self._beginning, self._now, self._touched = fork._beginning, fork._now, fork._touched
        self._state, self._chance = fork._state, fork._chance
        self._records, self._talk = fork._records, fork._talk

    def tick(self, at: float) -> None:
        """Let time pass: everything due by then happens, in order."""
        time = self._time(at)
        while self._due(time):
            self._expire()
        self._now = time

    def due(self, at: float) -> bool:
        """Return whether something happens by itself by then."""
        return self._due(self._time(at))

    def tick_once(self, at: float) -> bool:
        """Let only the first thing due by then happen; return False if there is none."""
        if not self.due(at):
            return False
        self._expire()
        return True

    def _due(self, time: float) -> bool:
        state = self._state
        if state.result() is not None:
            return False
        deadline = state.deadline(None)
        return deadline is not None and deadline <= time

    def _expire(self) -> None:
        deadline = self._state.deadline(None)
        assert deadline is not None
        at = max(
            self._now, deadline
        )  # even if a game's deadline is in the past: a log whose times go back cannot be replayed
        self._note_changes(self._state.expire(at, self._chance))
        self._records.append({"n": len(self._records) + 1, "at": at, "drew": self._chance.take_draws()})
        self._now = at

    def _note_changes(self, touched: Viewers) -> None:
        if touched is None:
            self._touched = None
        elif touched:
            self._touched = union(self._touched, touched | _HOST)
        if self._state.utterances:
            self._collect_lines()

    def _collect_lines(self) -> None:
        for utterance in self._state.utterances:
            self._talk.add(utterance)
        self._state.utterances.clear()

    def take_changed_viewers(self) -> Viewers:
        """Return the viewers whose view may have changed since the last call (None: all)."""
        touched, self._touched = self._touched, NOBODY
        return touched

    def repeat(self, record: Mapping[str, Any]) -> None:
        """Replay the next record of a log.

        A record that does not fit the match is refused; the match is then of no further use.
        """
        n = self.number + 1
        if not isinstance(record, dict) or record.get("at") is None:
            raise Illegal("bad_log")
        if "move" not in record:
            self.tick_once(record["at"])
        elif self._due(self._time(record["at"])):
            raise Illegal("log_differs", n=n)
        else:
            self.play(record.get("seat"), record["move"], record["at"])  # type: ignore[arg-type]
        if self.number != n or not logs.same(self._records.last(), record):
            raise Illegal("log_differs", n=n)

    def view(self, viewer: Viewer) -> Json:
        """Return what a seat, a `"watcher"` or the `"host"` (who sees everything) may know, as plain JSON."""
        view: Json = msgspec.to_builtins(self._view(self._viewer(viewer)))
        return view

    def encode_view(self, viewer: Viewer) -> bytes:
        """Return the view as JSON text."""
        return _encode(self._view(self._viewer(viewer)))

    def _view(self, viewer: Viewer) -> View[Any, Any]:
        state = self._state
        result = state.result()
        seat = viewer if isinstance(viewer, int) else None
        acts = seat is not None or (viewer == "host" and self._beginning.hosted)
        common: Common[Any] = {
            "game": self._beginning.game.name,
            "edition": self._beginning.edition,
            "you": seat,
            "legal": self._legal_moves(viewer) if acts else [],  # type: ignore[arg-type]
            "awaited": acts and result is None and state.awaited(viewer),  # type: ignore[arg-type]
            "deadline": None if result is not None else state.deadline(viewer),
            "result": result,
        }
        return state.view(viewer, self._beginning.seats, common)

    def talk(self, viewer: Viewer, after: int = 0) -> list[Json]:
        """Return the lines that a viewer heard, in order, after the first `after` of them."""
        if isinstance(after, bool) or not isinstance(after, int) or after < 0:
            raise Illegal("bad_line")
        return self._talk.lines_for(self._viewer(viewer), after)

    def fork(self) -> Match:
        """Return an independent copy: play on it, then adopt it or throw it away."""
        twin = Match.__new__(Match)
        twin._beginning, twin._now, twin._touched = self._beginning, self._now, self._touched
        twin._state, twin._chance = self._state.copy(), self._chance.copy()
        twin._records, twin._talk = self._records.fork(), self._talk.fork()
        return twin

    @property
    def log(self) -> Json:
        """The whole match in plain JSON types; `Match.replay` makes the same match from it."""
        log: Json = {
            "turncoat": logs.VERSION,
            "game": self._beginning.game.name,
            "seats": self._beginning.seats,
            "options": self._beginning.logged_options,
            "deal": self._beginning.deal,
            "rules": self._beginning.rules,
            "seed": self._beginning.seed.hex(),
            "commitment": self.commitment,
            "contributions": mixing.to_json(self._beginning.contributions),
            "broken_off": self._beginning.broken_off,
            "opened": self._beginning.opened,
            "records": self._records.since(0),
            "now": self._now,
            "result": self.result,
        }
        if self._beginning.calendar is not None:
            log["calendar"] = self._beginning.calendar.to_json()
        log["seal"] = logs.seal(log)
        copied: Json = logs.plain(log, Illegal("bad_log"))
        return copied

    @classmethod
    def replay(cls, log: object, upto: int | None = None) -> Match:
        """Replay a log, or its first `upto` records, and return the match.

        A log whose draws, moves or outcome are not what its seed and its moves give is refused.
        """
        kept = logs.plain(log, Illegal("bad_log"))
        match = cls._open(kept)
        records = kept["records"]
        if upto is not None and (isinstance(upto, bool) or not isinstance(upto, int) or upto < 0):
            raise Illegal("bad_log")
        for record in records if upto is None else records[:upto]:
            match.repeat(record)
        if upto is None or upto >= len(records):
            match._close(kept)
        return match

    @classmethod
    def _open(cls, log: Any) -> Match:
        if not logs.is_log(log):
            raise Illegal("bad_log")
        try:
            seed = bytes.fromhex(log["seed"])
        except (TypeError, ValueError):
            raise Illegal("bad_log") from None
        if not isinstance(log["records"], list):
            raise Illegal("bad_log")
        match = cls(
            log["game"],
            log["seats"],
            seed,
            log["options"],
            log["deal"],
            mixing.from_json(log["contributions"]),
            Calendar.from_json(log["calendar"]) if "calendar" in log else None,
            rules=log["rules"],
            broken_off=log["broken_off"],
        )
        if match._beginning.opened != log["opened"]:
            raise Illegal("log_opening")
        return match

    def _close(self, log: Json) -> None:
        self.tick(log["now"])
        if self.number != len(log["records"]) or not logs.same(self.log, log):
            raise Illegal("log_differs", n=self.number)

    def _seat(self, seat: object) -> Seat:
        if type(seat) is int and 0 <= seat < len(self._beginning.seats):
            return seat
        if isinstance(seat, str) and seat == "host" and self._beginning.hosted:
            return "host"
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self._beginning.seats):
            raise Illegal("bad_seat", seat=brief(seat))
        return seat

    def _viewer(self, viewer: object) -> Viewer:
        if type(viewer) is int and 0 <= viewer < len(self._beginning.seats):
            return viewer
        if isinstance(viewer, str) and viewer == "watcher":
            return "watcher"
        if isinstance(viewer, str) and viewer == "host":
            return "host"
        return self._seat(viewer)

    def _time(self, at: object) -> float:
        if isinstance(at, bool) or not isinstance(at, int | float) or not abs(at) <= LATEST:
            raise Illegal("bad_time")
        if at < self._now:
            raise Illegal("time_backwards", now=self._now)
        return float(at)


def _names(seats: object, game: Game) -> list[str]:
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise Illegal("bad_seats")
    low, high = game.seats
    if not low <= len(seats) <= high:
        raise wrong_number_of_seats((low, high), len(seats))
    for name in seats:
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > NAME_LENGTH:
            raise Illegal("bad_name", length=NAME_LENGTH)
    return list(seats)


def _deal(deal: object) -> Json:
    if deal is None:
        return {}
    if not isinstance(deal, Mapping):
        raise Illegal("bad_deal", field="deal")
    kept: Json = logs.plain(dict(deal), Illegal("bad_deal", field="deal"))
    return kept


def _seed(seed: object) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= 8 * SEED_BYTES:
        return hashlib.sha256(b"turncoat/seed/%d" % seed).digest()
    raise Illegal("bad_seed")
