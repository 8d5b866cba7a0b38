"""A match: seats with names, moves with times, views, and the log that can replay it all."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final

from turncoat.core import log as logs
from turncoat.core import registry
from turncoat.core.chance import SEED_BYTES, SealedChance, commitment
from turncoat.core.game import Game, Json, Seat, State, Viewer
from turncoat.core.refusal import Illegal, brief

LATEST: Final = 1e12
"""Times beyond this are a mistake: floating point would no longer tell moments apart."""
NAME_LENGTH: Final = 40
CONTRIBUTION_BYTES: Final = 64


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

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        contributions: Sequence[bytes] = (),
    ) -> None:
        """Set a match up.

        seed: 32 bytes, or any whole number (for tests and simulation); left out, it is drawn.
        deal: fixes shuffles, as the game's rules describe; what it leaves out comes from the seed.
        contributions: what the players mixed into the luck, in seat order.
        """
        self._game: Game = registry.find(game)
        self._seats = _names(seats, self._game)
        self._options = self._game.settle({} if options is None else options)
        self._deal = _deal(deal)
        self._seed = _seed(seed)
        self._contributions = _contributions(contributions)
        self._chance = SealedChance(self._seed, self._contributions)
        self._state: State = self._game.begin(len(self._seats), self._options, self._deal, self._chance)
        self._opened = self._chance.take_drawn()
        self._records: list[Json] = []
        self._now = 0.0

    @property
    def game(self) -> str:
        return self._game.name

    @property
    def seats(self) -> list[str]:
        """The players' names, in seat order."""
        return list(self._seats)

    @property
    def options(self) -> Json:
        """All options with the values that this match has."""
        return dict(self._options)

    @property
    def commitment(self) -> str:
        """What can be shown before play, so that the seed cannot be changed after it."""
        return commitment(self._seed)

    @property
    def now(self) -> float:
        """The match's clock, in seconds since the start."""
        return self._now

    @property
    def number(self) -> int:
        """How many records the log has: it goes up with everything that happens."""
        return len(self._records)

    def records(self, after: int = 0) -> list[Json]:
        """What has happened since the log had that many records; to be read, not changed."""
        return self._records[after:]

    @property
    def deadline(self) -> float | None:
        """Seconds since the start when something happens by itself, or None."""
        return None if self.result is not None else self._state.deadline(None)

    @property
    def result(self) -> Json | None:
        """None, or how the match ended: `winners` (seats) and what the game adds."""
        return self._state.result()

    def legal(self, seat: Seat) -> list[Json]:
        """What this seat may send now. An entry with `open` is a template: those fields are the player's."""
        who = self._seat(seat)
        return [] if self.result is not None else self._state.legal(who)

    def play(self, seat: Seat, move: object, at: float | None = None) -> None:
        """Play a move at a time (left out: no time passes), or raise Illegal and change nothing."""
        who = self._seat(seat)
        time = self._time(at)
        if self._due(self._state, time):
            self._play_after_deadlines(who, move, time)
            return
        if self.result is not None:
            raise Illegal("over")
        written = self._state.play(who, move, time, self._chance)
        self._records.append(self._move_record(len(self._records), time, who, written, self._chance))
        self._now = time

    def _play_after_deadlines(self, who: Seat, move: object, time: float) -> None:
        """The deadlines that pass before the move happen only if the move is then accepted."""
        state, chance = self._state.copy(), self._chance.copy()
        records = self._expire(state, chance, time)
        if state.result() is not None:
            raise Illegal("over")
        written = state.play(who, move, time, chance)
        records.append(self._move_record(len(self._records) + len(records), time, who, written, chance))
        self._state, self._chance = state, chance
        self._records += records
        self._now = time

    def tick(self, at: float) -> None:
        """Time passes: everything due by then happens, in order."""
        time = self._time(at)
        self._records += self._expire(self._state, self._chance, time)
        self._now = time

    def tick_once(self, at: float) -> bool:
        """Like `tick`, but only the first thing due by then happens; False if there is none."""
        time = self._time(at)
        if not self._due(self._state, time):
            return False
        records = self._expire(self._state, self._chance, time, most=1)
        self._records += records
        self._now = max(self._now, records[0]["at"])
        return True

    def repeat(self, record: Mapping[str, Any]) -> None:
        """Let what a log's next record tells happen again, just so.

        A record that is not what happens is refused; the match is then of no further use.
        """
        n = self.number + 1
        if not isinstance(record, dict) or record.get("at") is None:
            raise Illegal("bad_log")
        if "move" not in record:
            self.tick_once(record["at"])
        elif self._due(self._state, self._time(record["at"])):
            raise Illegal("log_differs", n=n)
        else:
            self.play(record.get("seat"), record["move"], record["at"])  # type: ignore[arg-type]
        if self.number != n or self._records[-1] != record:
            raise Illegal("log_differs", n=n)

    def view(self, viewer: Viewer) -> Json:
        """What a seat, a `"watcher"` or the `"host"` (who sees everything) may know: plain JSON types."""
        if viewer not in ("watcher", "host"):
            viewer = self._seat(viewer)
        state = self._state
        result = state.result()
        view: Json = {"game": self._game.name}
        if "edition" in self._options:
            view["edition"] = self._options["edition"]
        view["you"] = viewer if isinstance(viewer, int) else None
        view["players"] = [
            {"seat": seat, "name": name, **state.about(seat, viewer)} for seat, name in enumerate(self._seats)
        ]
        view["legal"] = [] if result is not None else state.legal(viewer)
        view["deadline"] = None if result is not None else state.deadline(viewer)
        view["result"] = result
        view |= state.view(viewer)
        return view

    def fork(self) -> Match:
        """An independent copy as it stands: play on it, then keep it or throw it away."""
        twin = copy(self)
        twin._state, twin._chance = self._state.copy(), self._chance.copy()
        twin._records = self._records.copy()
        return twin

    @property
    def log(self) -> Json:
        """The whole match in plain JSON types; `Match.replay` makes the same match of it."""
        log: Json = {
            "turncoat": logs.VERSION,
            "game": self._game.name,
            "seats": self._seats,
            "options": self._options,
            "deal": self._deal,
            "seed": self._seed.hex(),
            "commitment": self.commitment,
            "contributions": [part.hex() for part in self._contributions],
            "opened": self._opened,
            "records": self._records,
            "now": self._now,
            "result": self.result,
        }
        log["seal"] = logs.seal(log)
        copied: Json = logs.plain(log, Illegal("bad_log"))
        return copied

    @classmethod
    def replay(cls, log: object, upto: int | None = None) -> Match:
        """The match that a log describes, or as it stood after its first `upto` records.

        A log whose draws, moves or outcome are not what its seed and its moves give is refused.
        """
        kept = logs.plain(log, Illegal("bad_log"))
        match = cls._opened_from(kept)
        records = kept["records"]
        if upto is not None and (isinstance(upto, bool) or not isinstance(upto, int) or upto < 0):
            raise Illegal("bad_log")
        for record in records if upto is None else records[:upto]:
            match.repeat(record)
        if upto is None or upto >= len(records):
            match._close(kept)
        return match

    @classmethod
    def _opened_from(cls, log: Any) -> Match:
        if not isinstance(log, dict) or set(log) != logs.FIELDS or log["turncoat"] != logs.VERSION:
            raise Illegal("bad_log")
        try:
            seed = bytes.fromhex(log["seed"])
            contributions = [bytes.fromhex(part) for part in log["contributions"]]
        except (TypeError, ValueError):
            raise Illegal("bad_log") from None
        match = cls(log["game"], log["seats"], seed, log["options"], log["deal"], contributions)
        if match._opened != log["opened"]:
            raise Illegal("log_differs", n=0)
        if not isinstance(log["records"], list):
            raise Illegal("bad_log")
        return match

    def _close(self, log: Json) -> None:
        self.tick(log["now"])
        if self.number != len(log["records"]) or self.log != log:
            raise Illegal("log_differs", n=self.number)

    def _seat(self, seat: object) -> Seat:
        if seat == "host" and self._game.hosted:
            return "host"
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self._seats):
            raise Illegal("bad_seat", seat=brief(seat))
        return seat

    def _time(self, at: object) -> float:
        if at is None:
            return self._now
        if isinstance(at, bool) or not isinstance(at, int | float) or not abs(at) <= LATEST:
            raise Illegal("bad_time")
        if at < self._now:
            raise Illegal("time_backwards", now=self._now)
        return float(at)

    @staticmethod
    def _due(state: State, time: float) -> bool:
        if state.result() is not None:
            return False
        deadline = state.deadline(None)
        return deadline is not None and deadline <= time

    def _expire(self, state: State, chance: SealedChance, time: float, most: int | None = None) -> list[Json]:
        records: list[Json] = []
        while self._due(state, time) and len(records) != most:
            at = state.deadline(None)
            assert at is not None
            state.expire(at, chance)
            n = len(self._records) + len(records) + 1
            records.append({"n": n, "at": at, "drew": chance.take_drawn()})
        return records

    @staticmethod
    def _move_record(before: int, at: float, seat: Seat, move: Json, chance: SealedChance) -> Json:
        return {"n": before + 1, "at": at, "seat": seat, "move": move, "drew": chance.take_drawn()}


def _names(seats: object, game: Game) -> list[str]:
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise Illegal("bad_seats")
    low, high = game.seats
    if not low <= len(seats) <= high:
        raise Illegal("wrong_number_of_seats", low=low, high=high, given=len(seats))
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


def _contributions(parts: object) -> list[bytes]:
    if not isinstance(parts, Sequence) or isinstance(parts, str | bytes):
        raise Illegal("bad_contribution", length=CONTRIBUTION_BYTES)
    for part in parts:
        if not isinstance(part, bytes) or not 0 < len(part) <= CONTRIBUTION_BYTES:
            raise Illegal("bad_contribution", length=CONTRIBUTION_BYTES)
    return list(parts)
