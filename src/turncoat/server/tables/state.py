"""A table as its log tells it: who sits where, what was arranged, what was said, how the match stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from msgspec import UNSET

from turncoat.core import registry
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.server.store.interface import Listing
from turncoat.server.tables import events as e
from turncoat.server.wire.messages_out import ChatLine

REMEMBERED: Final = 64
"""How many answered requests of each person are remembered."""


@dataclass
class Place:
    """A seat: who sits there."""

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

    The match is set up from `seed` when it is first needed. A live table plays on the match itself, and
    then tells the state with `wrote`, not `apply`.
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
    owner: int | None = None
    places: list[Place] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    watchers_muted: bool = False
    began: float = 0
    rematch: str | None = None
    number: int = 0
    seed: bytes | None = None
    answered: dict[str, dict[str, None]] = field(default_factory=dict)
    _records: list[dict[str, Any]] = field(default_factory=list)
    _match: Match | None = None

    # The match

    def match(self) -> Match:
        """The match as it stands."""
        if self._match is None:
            *_, match = self.steps()
            self._match, self._records = match, []
        return self._match

    def match_time(self, house_time: float) -> float:
        """The match's clock at a time of the house's clock."""
        return max(0.0, round(house_time - self.began, 3))

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
        )

    # Who is who

    def names(self) -> list[str]:
        return [place.name for place in self.places if place.name is not None]

    def seat_of(self, key: str) -> int | None:
        """The seat that a token's hash opens."""
        for seat, place in enumerate(self.places):
            if place.key == key:
                return seat
        return None

    def persons(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind in ("person", "stand_in")]

    def bots(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind in ("bot", "stand_in")]

    def listing(self, due: float | None) -> Listing:
        """What the store lists of this table."""
        owner = None if self.owner is None else self.places[self.owner].name
        taken = sum(1 for place in self.places if place.kind != "open")
        return Listing(
            self.code, self.game.name, self.stage, self.public, owner, taken, len(self.places), due
        )

    # What happened

    def wrote(self, event: e.AnyEvent) -> None:
        """An event is in the log now; for records, the match has them already."""
        self._note(event)
        if isinstance(event, e.Played):
            self.stage = "over" if event.over else self.stage
        else:
            self._carry_out(event)

    def apply(self, event: e.AnyEvent) -> None:
        """An event is read from the log."""
        if isinstance(event, e.Played):
            self._records += event.records
        self.wrote(event)

    def after(self, events: Sequence[e.AnyEvent]) -> TableState:
        """What the state will say of seats and stage after these events; match and talk are left out."""
        twin = copy(self)
        if not all(isinstance(event, e.Played | e.Spoke) for event in events):
            twin.places = [copy(place) for place in self.places]
        for event in events:
            if isinstance(event, e.Played):
                twin.stage = "over" if event.over else twin.stage
            elif not isinstance(event, e.Spoke):
                twin._carry_out(event)
        return twin

    def _note(self, event: e.AnyEvent) -> None:
        self.number += 1
        if event.by is not None and event.id is not None:
            ids = self.answered.setdefault(event.by, {})
            ids[event.id] = None
            if len(ids) > REMEMBERED:
                del ids[next(iter(ids))]

    def _carry_out(self, event: e.AnyEvent) -> None:
        match event:
            case e.Made():
                self.game = registry.find(event.game)
                self.options, self.deal = event.options, event.deal
                self.public, self.together = event.public, event.together
                self.commitment, self.pace = event.commitment, event.pace
                self.places = [Place() for _ in range(event.seats)]
            case e.Sat(seat=seat):
                self.places[seat] = Place(
                    "person", event.name, event.key, event.language, muted=self.places[seat].muted
                )
                if self.owner is None:
                    self.owner = seat
            case e.BotSat(seat=seat):
                self.places[seat] = Place("bot", event.name, bot=event.bot, bot_seed=event.seed)
            case e.SeatAdded():
                self.places.append(Place())
            case e.SeatDropped(seat=seat):
                del self.places[seat]
                if self.owner is not None and self.owner > seat:
                    self.owner -= 1
            case e.Freed(seat=seat):
                self.places[seat] = Place()
            case e.Owned(seat=owner):
                self.owner = owner
            case e.Arranged():
                self._arrange(event)
            case e.Contributed(seat=seat, hex=part):
                self.places[seat].contribution = part
            case e.Began(at=at):
                self.stage, self.began = "playing", at
            case e.Spoke():
                line = ChatLine(len(self.chat) + 1, event.seat, event.name, event.text, event.at, event.role)
                self.chat.append(line)
            case e.Muted(seat=None, muted=muted):
                self.watchers_muted = muted
            case e.Muted(seat=int(seat), muted=muted):
                self.places[seat].muted = muted
            case e.HandedOver(seat=seat, key=key):
                self.places[seat].key = key
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


def read(code: str, bodies: list[bytes], seed: bytes | None) -> TableState:
    """The state that a stored log adds up to."""
    state = TableState(code)
    for body in bodies:
        state.apply(e.decode(body))
    state.seed = seed
    return state
