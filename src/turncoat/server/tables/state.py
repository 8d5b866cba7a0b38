"""A table as its log tells it: who sits where, what was arranged, what was said, how the match stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import UNSET

from turncoat.core import registry
from turncoat.core.calendar import Calendar
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.core.viewer import Seat
from turncoat.server.store.interface import Listing
from turncoat.server.tables import events as e
from turncoat.server.tables.answers import REMEMBERED
from turncoat.server.wire.messages_out import ChatLine


@dataclass
class Place:
    """A seat, or the host's place: who sits there."""

    kind: Literal["open", "person", "bot", "stand_in"] = "open"
    name: str | None = None
    key: str | None = None
    language: str = "en"
    bot: str | None = None
    bot_seed: int = 0
    contribution: str | None = None
    muted: bool = False


@dataclass
class TableState:
    """The state that a table's events add up to.

    The match is set up from `seed` when it is first needed. A live table plays on a fork of it and adopts
    the fork once the log has what was played.
    """

    code: str
    game: Game = field(init=False)
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    together: bool = False
    commitment: str = ""
    pace: float = 0
    deal: dict[str, Any] | None = None
    stage: Literal["lobby", "playing", "over"] = "lobby"
    owner: Seat | None = None
    places: list[Place] = field(default_factory=list)
    host: Place | None = None
    """The host's place, in a game that has one. The host is no player."""
    chat: list[ChatLine] = field(default_factory=list)
    watchers_muted: bool = False
    began: float = 0
    """By the house's clock."""
    calendar: Calendar | None = None
    """Of a match that runs on wall-clock time."""
    rematch: str | None = None
    number: int = 0
    """How many records the log has."""
    seed: bytes | None = None
    answered: dict[str, dict[str, None]] = field(default_factory=dict)
    moves: Counter[Seat] = field(default_factory=Counter)
    """How many moves each seat has made."""
    _records: list[dict[str, Any]] = field(default_factory=list)
    _match: Match | None = None

    # The match

    def match(self) -> Match:
        """The match as it stands."""
        if self._match is None:
            *_, match = self.steps()
            self._match, self._records = match, []
        return self._match

    def adopt(self, match: Match) -> None:
        """The match goes on as this."""
        self._match = match

    @property
    def set_up(self) -> bool:
        """Whether the match is in memory."""
        return self._match is not None

    @property
    def under_way(self) -> bool:
        """Whether the match has been set up here and is not over."""
        return self._match is not None and self.stage == "playing"

    def steps(self) -> Iterator[Match]:
        """The match from the start, after each of its records: always the same object."""
        records = self._records  # looked at first: another thread may set the match up meanwhile
        if self._match is not None:
            records = self._match.records()
        match = self.fresh()
        yield match
        for record in records:
            match.repeat(record)
            yield match

    def fresh(self) -> Match:
        """The match as it stood at the start."""
        assert self.seed is not None
        return Match(
            self.game.name,
            [place.name or "" for place in self.places],
            seed=self.seed,
            options=self.options,
            deal=self.deal,
            contributions=[bytes.fromhex(place.contribution) for place in self.places if place.contribution],
            calendar=self.calendar,
        )

    # Who is who

    def is_talk(self, move: dict[str, Any]) -> bool:
        """Whether a move is something said, which has a limit of its own."""
        return move.get("move") in self.game.talking

    @property
    def forgetful(self) -> bool:
        """Whether nobody may be told now what they missed."""
        return self.game.forgetful and self.stage == "playing"

    def place(self, seat: Seat) -> Place:
        if seat == "host":
            assert self.host is not None
            return self.host
        return self.places[seat]

    def names(self) -> list[str]:
        everybody = self.places if self.host is None else [*self.places, self.host]
        return [place.name for place in everybody if place.name is not None]

    def seat_of(self, key: str) -> Seat | None:
        """The seat, or the host's place, that a token's hash opens."""
        for seat, place in enumerate(self.places):
            if place.key == key:
                return seat
        return "host" if self.host is not None and self.host.key == key else None

    def has_answered(self, by: str, request: str | None) -> bool:
        """Whether that request is in the log."""
        return request is not None and request in self.answered.get(by, ())

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, place in enumerate(self.places) if place.kind in ("person", "stand_in")]

    def people(self) -> list[Seat]:
        """The seats of people, and the host if there is one."""
        hosted = self.host is not None and self.host.kind == "person"
        return [*self.persons(), *(["host"] if hosted else [])]  # type: ignore[list-item]

    def bots(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind in ("bot", "stand_in")]

    def listing(self, due: float | None) -> Listing:
        """What the store lists of this table."""
        owner = None if self.owner is None else self.place(self.owner).name
        taken = sum(1 for place in self.places if place.kind != "open")
        return Listing(
            self.code,
            self.game.name,
            self.stage,
            self.public,
            owner,
            taken,
            len(self.places),
            due,
            self.calendar is not None,
        )

    # What happened

    def wrote(self, events: Sequence[e.AnyEvent]) -> None:
        """One more record is in the log, with these events; the match has what was played already."""
        self.number += 1
        for event in events:
            self._remember(event)
            if isinstance(event, e.Played):
                self._count(event)
            else:
                self._carry_out(event)

    def apply(self, events: Sequence[e.AnyEvent]) -> None:
        """A record is read from the log, before the match is set up."""
        for event in events:
            if isinstance(event, e.Played):
                self._records += event.records
        self.wrote(events)

    def after(self, events: Sequence[e.AnyEvent]) -> TableState:
        """What the state will say of seats and stage after these events; match and talk are left out."""
        twin = copy(self)
        if any(event.rearranges for event in events):
            twin.places = [copy(place) for place in self.places]
            twin.host = copy(self.host)
        for event in events:
            if isinstance(event, e.Played):
                twin.stage = "over" if event.over else twin.stage
            elif not isinstance(event, e.Spoke):
                twin._carry_out(event)
        return twin

    def _remember(self, event: e.AnyEvent) -> None:
        """The request that asked for it need not be carried out again."""
        if event.by is not None and event.id is not None:
            ids = self.answered.setdefault(event.by, {})
            ids[event.id] = None
            if len(ids) > REMEMBERED:
                del ids[next(iter(ids))]

    def _count(self, event: e.Played) -> None:
        for record in event.records:
            seat = record.get("seat")
            if seat is not None:
                self.moves[seat] += 1
        if event.over:
            self.stage = "over"

    def _carry_out(self, event: e.AnyEvent) -> None:
        match event:
            case e.Made():
                self.game = registry.find(event.game)
                self.options, self.deal = event.options, event.deal
                self.public, self.together = event.public, event.together
                self.commitment, self.pace = event.commitment, event.pace
                self.places = [Place() for _ in range(event.seats)]
                self.host = Place() if self.game.hosted else None
            case e.Sat(seat=seat):
                self.places[seat] = Place(
                    "person", event.name, event.key, event.language, muted=self.places[seat].muted
                )
                if self.owner is None:
                    self.owner = seat
            case e.HostSat():
                self.host = Place("person", event.name, event.key, event.language)
                if self.owner is None:
                    self.owner = "host"
            case e.BotSat(seat=seat):
                self.places[seat] = Place("bot", event.name, bot=event.bot, bot_seed=event.seed)
            case e.SeatAdded():
                self.places.append(Place())
            case e.SeatDropped(seat=seat):
                del self.places[seat]
                if isinstance(self.owner, int) and self.owner > seat:
                    self.owner -= 1
            case e.Freed(seat="host"):
                self.host = Place()
            case e.Freed(seat=int(seat)):
                self.places[seat] = Place()
            case e.Owned(seat=owner):
                self.owner = owner
            case e.Arranged():
                self._arrange(event)
            case e.Contributed(seat=seat, hex=part):
                self.places[seat].contribution = part
            case e.Began(at=at, calendar=calendar):
                self.stage, self.began = "playing", at
                self.calendar = None if calendar is None else Calendar.from_json(calendar)
            case e.Spoke():
                line = ChatLine(len(self.chat) + 1, event.seat, event.name, event.text, event.at, event.role)
                self.chat.append(line)
            case e.Muted(seat=None, muted=muted):
                self.watchers_muted = muted
            case e.Muted(seat=int(seat), muted=muted):
                self.places[seat].muted = muted
            case e.HandedOver(seat=seat, key=key):
                self.place(seat).key = key
            case e.StoodIn(seat=seat):
                place = self.places[seat]
                place.kind, place.bot, place.bot_seed = "stand_in", event.bot, event.seed
            case e.TookBack(seat=seat):
                place = self.places[seat]
                place.kind, place.bot = "person", None
            case e.Rematched(code=code):
                self.rematch = code

    def _arrange(self, event: e.Arranged) -> None:
        if event.options is not UNSET:
            self.options = event.options
        if event.public is not UNSET:
            self.public = event.public
        if event.together is not UNSET:
            self.together = event.together


def read(code: str, bodies: Iterable[bytes], seed: bytes | None) -> TableState:
    """The state that a stored log adds up to."""
    state = TableState(code)
    for body in bodies:
        state.apply(e.decode(body))
    state.seed = seed
    return state
