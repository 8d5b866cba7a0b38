"""The state of a table, built from its log: seats, options, chat, and the match."""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET

from turncoat.core import registry
from turncoat.core.bots.face import Face, face_of, free_face
from turncoat.core.calendar import Calendar
from turncoat.core.fairness.chance import commitment
from turncoat.core.fairness.contributions import Contribution
from turncoat.core.game import Clock, Game
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.store.interface import Listing
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.answers import REMEMBERED
from turncoat.server.wire.messages_out import ChatLine

CHAT_SHOWN: Final = 200

log = logging.getLogger("turncoat.server")


@dataclass
class Place:
    """A seat, or the host's place, and who has it."""

    kind: Literal["open", "person", "bot", "stand_in"] = "open"
    name: str | None = None
    key: str | None = None
    language: str = "en"
    bot: str | None = None
    bot_seed: int = 0
    who: str | None = None
    """The character that a bot plays (`core/bots/characters.py`)."""
    face: Face | None = None
    pledge: str | None = None
    """The hash of what its device contributes to the seed."""
    revealed: str | None = None
    """The contribution itself, in hexadecimal, once it is revealed."""
    muted: bool = False
    calendar_key: str | None = None
    """The hash of the token in the address of this person's calendar."""
    handing: Literal["asked", "agreed"] | None = None
    """Whether the owner has asked to hand the place over, and whether its person has agreed."""
    handed_over: int = 0
    handed_for: tuple[str | None, str | None] = (None, None)
    """Who asked for the last hand-over, and with which request id."""
    program: Literal["bot", "model"] | None = None
    """What plays here instead of its person, as it said itself when it sat down."""


@dataclass
class TableState:
    """The state that a table's events add up to.

    The match is built from `seed` when it is first needed. A live table plays on a fork of it and adopts
    the fork once the log has what was played.
    """

    key: str
    """The table's own key, which never changes."""
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
    """The host's place, in a game that has one; the host does not play."""
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_SHOWN))
    """The latest lines; a newcomer is shown no others."""
    said: int = 0
    """How many lines of chat there were in all."""
    watchers_muted: bool = False
    ended_passes: dict[str, Literal["seated", "sent_away"]] = field(default_factory=dict)
    """Passes that are void: their watchers sat down, or the owner sent them away."""
    began: float = 0
    """When the match began, by the store's clock."""
    calendar: Calendar | None = None
    """The calendar of a match that runs on wall-clock time."""
    rules: int = 0
    """The version of the rules that the match was begun with."""
    frozen_at: float | None = None
    """When the owner asked for the start that now waits for contributions, by the store's clock."""
    broken_off: list[list[str]] = field(default_factory=list)
    """For each start that was broken off, the names of those who had not revealed."""
    code: str = ""
    """The table's code, or its key once the code is free for others."""
    rematch: str | None = None
    """The code, or key, of the table where the same people play again."""
    rematch_key: str | None = None
    follows: str | None = None
    """The key of the table whose rematch this is."""
    evening: list[e.PastGame] = field(default_factory=list)
    """The matches that these people have finished, one after the other; this one too once it is over."""
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
        """Return the match as it stands; refuse a log that cannot be replayed."""
        if self._match is None:
            try:
                *_, match = self.steps()
            except Illegal as no:
                log.error("table %s cannot be replayed: %s", self.key, no)
                if self.rules != self.game.rules:
                    raise Illegal("table_other_rules", table=self.key) from None
                raise Illegal("table_damaged", table=self.key) from None
            self._match, self._records = match, []
        return self._match

    def adopt(self, match: Match) -> None:
        """Continue with this match."""
        self._match = match

    @property
    def has_match(self) -> bool:
        """Whether the match is in memory."""
        return self._match is not None

    @property
    def is_under_way(self) -> bool:
        """Whether the match is in memory and not over."""
        return self._match is not None and self.stage == "playing"

    def steps(self) -> Iterator[Match]:
        """Replay the match from the start; yield the same object after each record."""
        records = self._records  # read first: another thread may build the match meanwhile
        if self._match is not None:
            records = self._match.records()
        match = self.new_match()
        yield match
        for record in records:
            match.repeat(record)
            yield match

    def new_match(self) -> Match:
        """Return the match as it stood at the start."""
        assert self.seed is not None
        return Match(
            self.game.name,
            [place.name or "" for place in self.places],
            seed=self.seed,
            options=self.options,
            deal=self.deal,
            contributions=self._contributions(),
            calendar=self.calendar,
            rules=self.rules,
            broken_off=self.broken_off,
        )

    def _contributions(self) -> list[Contribution]:
        return [
            Contribution(
                seat, place.pledge, None if place.revealed is None else bytes.fromhex(place.revealed)
            )
            for seat, place in enumerate(self.places)
            if place.pledge is not None
        ]

    # The start

    @property
    def starting(self) -> bool:
        """Whether the start waits for contributions to be revealed."""
        return self.stage == "lobby" and self.frozen_at is not None

    def missing(self) -> list[int]:
        """Return the seats that have pledged a contribution and not revealed it."""
        return [seat for seat, place in enumerate(self.places) if place.pledge and place.revealed is None]

    # Who is who

    def is_talk(self, move: dict[str, Any]) -> bool:
        """Return whether a move is talk, which has a limit of its own."""
        kind = move.get("move")
        return isinstance(kind, str) and kind in self.game.talking

    @property
    def forgetful(self) -> bool:
        """Whether people who missed talk may not be sent it at present."""
        return self.game.forgetful and self.stage == "playing"

    def place(self, seat: Seat) -> Place:
        if seat == "host":
            assert self.host is not None
            return self.host
        return self.places[seat]

    def names(self) -> list[str]:
        everybody = self.places if self.host is None else [*self.places, self.host]
        return [place.name for place in everybody if place.name is not None]

    def face_for(
        self, name: str, wanted: Face | None, seat: Seat | None = None, chosen: bool = False
    ) -> Face:
        """Return the wanted face, or the nearest one that is free at the table.

        `seat`: the seat of the person, if they have one already. `chosen`: it may resemble another.
        """
        everybody: list[tuple[Seat, Place]] = [*enumerate(self.places)]
        if self.host is not None:
            everybody.append(("host", self.host))
        others = [place.face for at, place in everybody if at != seat and place.face is not None]
        return free_face(wanted or face_of(name), others, chosen)

    def seat_of(self, key: str) -> Seat | None:
        """Return the seat, or `host`, that a token with that hash opens; None if it opens none."""
        for seat, place in enumerate(self.places):
            if place.key == key:
                return seat
        return "host" if self.host is not None and self.host.key == key else None

    @property
    def clock(self) -> Clock:
        return self.game.clock(self.options)

    def calendar_language(self, key: str) -> str | None:
        """Return the language of the person whose calendar address has that hash; None if there is none."""
        everybody = self.places if self.host is None else [*self.places, self.host]
        return next((place.language for place in everybody if place.calendar_key == key), None)

    def has_answered(self, by: str, request: str | None) -> bool:
        """Return whether that request is in the log."""
        return request is not None and request in self.answered.get(by, ())

    def seated_people(self) -> list[int]:
        """Return the seats that people have, with or without a stand-in."""
        return [seat for seat, place in enumerate(self.places) if place.kind in ("person", "stand_in")]

    def people(self) -> list[Seat]:
        """Return the seats that people have, and `host` if somebody hosts."""
        hosted = self.host is not None and self.host.kind == "person"
        return [*self.seated_people(), *(["host"] if hosted else [])]  # type: ignore[list-item]

    @property
    def has_bots(self) -> bool:
        for place in self.places:  # noqa: SIM110 - asked with every move: a generator takes twice as long
            if place.bot is not None:
                return True
        return False

    def bots(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind in ("bot", "stand_in")]

    def listing(self, due: float | None) -> Listing:
        """Return how the store lists this table. `due`: when it must be loaded again."""
        owner = None if self.owner is None else self.place(self.owner).name
        taken = sum(1 for place in self.places if place.kind != "open")
        return Listing(
            self.key,
            self.game.name,
            self.stage,
            self.public,
            owner,
            taken,
            len(self.places),
            due,
            self.calendar is not None,
        )

    # Events

    def note_stored(self, events: Sequence[e.AnyEvent]) -> None:
        """Apply a record that was stored just now; the match has its moves already."""
        self.number += 1
        for event in events:
            self._remember(event)
            if isinstance(event, e.Played):
                self._count(event)
            else:
                self._carry_out(event)

    def apply(self, events: Sequence[e.AnyEvent]) -> None:
        """Apply a record that was read from the log before the match was built."""
        for event in events:
            if isinstance(event, e.Played):
                self._records += event.records
        self.note_stored(events)

    def after(self, events: Sequence[e.AnyEvent]) -> TableState:
        """Return a copy of the state after these events: seats and stage, without match and talk."""
        twin = copy(self)
        if any(event.rearranges for event in events):
            twin.places = [copy(place) for place in self.places]
            twin.ended_passes = {**self.ended_passes}
            twin.host = copy(self.host)
        for event in events:
            if isinstance(event, e.Played):
                twin.stage = "over" if event.over else twin.stage
            elif not isinstance(event, e.Spoke | e.CalendarShared | e.Scored):
                twin._carry_out(event)
        return twin

    def _remember(self, event: e.AnyEvent) -> None:
        """Remember the request behind an event, so that it is not carried out again."""
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
                self.follows, self.evening = event.follows, event.evening
                self.code = event.code
                self.places = [Place() for _ in range(event.seats)]
                self.host = Place() if self.game.seats_host(self.options) else None
            case e.Sat(seat=seat):
                face = self.face_for(event.name, event.face, chosen=True)
                self.places[seat] = Place(
                    "person",
                    event.name,
                    event.key,
                    event.language,
                    face=face,
                    muted=self.places[seat].muted,
                    program=event.program,
                )
                if self.owner is None:
                    self.owner = seat
                self._end_pass(event.watched)
            case e.HostSat():
                face = self.face_for(event.name, event.face, chosen=True)
                self.host = Place("person", event.name, event.key, event.language, face=face)
                if self.owner is None:
                    self.owner = "host"
                self._end_pass(event.watched)
            case e.BotSat(seat=seat):
                face = self.face_for(event.name, event.face, chosen=True)
                self.places[seat] = Place(
                    "bot", event.name, bot=event.bot, bot_seed=event.seed, who=event.who, face=face
                )
            case e.FaceChosen(seat=seat, face=face):
                self.place(seat).face = face
            case e.SeatAdded():
                self.places.append(Place())
            case e.SeatDropped(seat=seat):
                del self.places[seat]
                if isinstance(self.owner, int) and self.owner > seat:
                    self.owner -= 1
            case e.TookHost(seat=seat):
                self._take_host(seat)
            case e.TookSeat(seat=seat):
                self._take_seat(seat)
            case e.Freed(seat="host"):
                self.host = Place()
            case e.Freed(seat=int(seat)):
                self.places[seat] = Place()
            case e.Owned(seat=owner):
                self.owner = owner
            case e.Arranged():
                self._arrange(event)
            case e.Pledged(seat=seat, hash=pledge):
                self.places[seat].pledge = pledge
            case e.Froze(at=at):
                self.frozen_at = at
            case e.Revealed(seat=seat, hex=part):
                self.places[seat].revealed = part
            case e.BrokeOff(names=names):
                self.frozen_at = None
                self.broken_off = [*self.broken_off, names]
                for place in self.places:
                    place.pledge = place.revealed = None
            case e.Began(at=at, calendar=calendar):
                self.stage, self.began, self.rules = "playing", at, event.rules
                self.calendar = None if calendar is None else Calendar.from_json(calendar)
            case e.Scored():
                self.evening = [*self.evening, self._past(event)]
            case e.Spoke():
                self.said += 1
                line = ChatLine(
                    self.said, event.seat, event.name, event.text, event.at, event.role, event.phrase
                )
                self.chat.append(line)
            case e.Muted(seat=None, muted=muted):
                self.watchers_muted = muted
            case e.Muted(seat=int(seat), muted=muted):
                self.places[seat].muted = muted
            case e.HandOverAsked(seat=seat):
                self.place(seat).handing = "asked"
            case e.HandOverAnswered(seat=seat, agreed=agreed):
                self.place(seat).handing = "agreed" if agreed else None
            case e.HandedOver(seat=seat, key=key):
                place = self.place(seat)
                self.evening = [_replace_token(past, place.key, key) for past in self.evening]
                place.key, place.handing, place.handed_for = key, None, (event.by, event.id)
                place.calendar_key = None
                place.handed_over += 1
            case e.SentAway(watcher=watcher):
                self.ended_passes[watcher] = "sent_away"
            case e.CalendarShared(seat=seat, key=key):
                self.place(seat).calendar_key = key
            case e.StoodIn(seat=seat):
                place = self.places[seat]
                place.kind, place.bot, place.bot_seed = "stand_in", event.bot, event.seed
            case e.TookBack(seat=seat):
                place = self.places[seat]
                place.kind, place.bot = "person", None
            case e.Rematched(code=code, table=key):
                self.rematch, self.rematch_key = code, key

    def _past(self, scored: e.Scored) -> e.PastGame:
        return e.PastGame(
            game=self.game.name,
            who=[place.key or f"bot {place.name}" for place in self.places],
            names=[place.name or "" for place in self.places],
            winners=scored.winners,
            feats=scored.feats,
        )

    def _end_pass(self, watched: str | None) -> None:
        if watched is not None:
            self.ended_passes[watched] = "seated"

    def _take_host(self, seat: int) -> None:
        left = self.places[seat]
        self.host = Place("person", left.name, left.key, left.language, face=left.face, program=left.program)
        self.places[seat] = Place()
        if self.owner == seat:
            self.owner = "host"

    def _take_seat(self, seat: int) -> None:
        assert self.host is not None
        left, self.host = self.host, Place()
        self.places[seat] = Place(
            "person", left.name, left.key, left.language, face=left.face, program=left.program
        )
        if self.owner == "host":
            self.owner = seat

    def _arrange(self, event: e.Arranged) -> None:
        if event.options is not UNSET:
            self.options = event.options
            if not self.game.seats_host(self.options):
                self.host = None
            elif self.host is None:
                self.host = Place()
        if event.public is not UNSET:
            self.public = event.public
        if event.together is not UNSET:
            self.together = event.together


def _replace_token(past: e.PastGame, before: str | None, after: str) -> e.PastGame:
    """Return a past match with a person's former token hash replaced."""
    return msgspec.structs.replace(past, who=[after if who == before else who for who in past.who])


def from_log(key: str, bodies: Iterable[bytes], seed: bytes | None) -> TableState:
    """Return the state that a stored log adds up to."""
    state = TableState(key)
    for body in bodies:
        state.apply(e.decode(body))
    state.seed = seed
    return state


def from_events(events: Sequence[e.AnyEvent]) -> TableState:
    """Return the state of a table that is not stored yet."""
    state = TableState("")
    state.apply(events)
    return state


def verify_seed(state: TableState, seed: bytes) -> bytes:
    """Return the seed if it is the one that was committed to; refuse any other."""
    if commitment(seed) != state.commitment:
        log.error("the seed of table %s is not the one that was committed to", state.key)
        raise Illegal("table_damaged", table=state.key)
    return seed
