"""Are You the Traitor? at a table: the talk, the Stop, the pause, and the clocks of all three."""

from __future__ import annotations

import unicodedata
from copy import copy
from typing import Final, Literal, TypeAlias

from turncoat.core.chance import Chance
from turncoat.core.game import Game, Json, Option, Seat, Viewer
from turncoat.core.moves import read, written
from turncoat.core.refusal import Illegal
from turncoat.games.are_you_the_traitor import casting, views
from turncoat.games.are_you_the_traitor.bots import BOTS
from turncoat.games.are_you_the_traitor.dealing import Deal, deal_roles, deal_treasure, read_deal
from turncoat.games.are_you_the_traitor.moves import (
    CLAIM_FIELDS,
    SIGNS,
    TEXT_LENGTH,
    AnyMove,
    Claim,
    Declare,
    First,
    Look,
    Ready,
    Ring,
    Say,
    Signal,
    Stop,
    Void,
)
from turncoat.games.are_you_the_traitor.record import Call, Round, Said, Sign, Theft
from turncoat.games.are_you_the_traitor.treasure import GOAL, RING, STATUE, points

Phase: TypeAlias = Literal["talk", "photo_finish", "pause", "over"]

VOTE_SECONDS: Final = 20.0
SILENT_ROUNDS: Final = 3
BOTS_ROUND_LIMIT: Final = 300.0
ANYTIME: Final[tuple[Phase, ...]] = ("talk", "photo_finish", "pause")
WHEN: Final[dict[type[AnyMove], tuple[Phase, ...]]] = {
    Say: ANYTIME,
    Claim: ("talk", "pause"),
    Look: ("talk",),
    Signal: ("talk",),
    Stop: ("talk",),
    First: ("photo_finish",),
    Void: ("talk",),
    Ring: ("pause",),
    Declare: ("pause",),
    Ready: ("pause",),
}


class AreYouTheTraitor:
    """A match in progress."""

    def __init__(self, players: int, options: Json, deal: Deal) -> None:
        self.players = players
        self.options = options
        self.deal = deal
        self.dealings = 0
        self.number = 1
        self.phase: Phase = "talk"
        self.since = 0.0
        """When the photo finish or the pause began."""
        self.round = Round((), 0.0, [])
        self.deck: list[str] = []
        """The top card last."""
        self.hoards: list[list[str]] = [[] for _ in range(players)]
        self.rings_used = 0
        self.theft: Theft | None = None
        self.ready: set[int] = set()
        self.shown: list[list[str]] | None = None
        """Everybody's treasure as AT-22 revealed it."""
        self.talk: list[Said] = []
        self.silent = 0
        """How many rounds running ended by AT-27."""
        self._result: Json | None = None

    def copy(self) -> AreYouTheTraitor:
        twin = copy(self)
        twin.round, twin.deck = self.round.copy(), self.deck.copy()
        twin.ready, twin.talk = self.ready.copy(), self.talk.copy()
        twin.hoards = [hoard.copy() for hoard in self.hoards]
        return twin

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    # What may be done

    def legal(self, viewer: Viewer) -> list[Json]:
        if not isinstance(viewer, int):
            return []
        say: Json = {"move": "say", "open": ["text"]}
        if self.phase == "photo_finish":
            voted = viewer in self.round.votes
            return [say, *({"move": "first", "caller": who} for who in self.round.callers() if not voted)]
        claim: Json = {"move": "claim", "open": ["what", "about", "role"]}
        choices = self._talk_choices if self.phase == "talk" else self._pause_choices
        return [say, claim, *choices(viewer)]

    def _talk_choices(self, seat: int) -> list[Json]:
        """Nothing here depends on a Stop that waits, except for whoever called it (AT-13)."""
        moves: list[Json] = []
        if self.options["signals"]:
            moves += ({"move": "look", "at": other} for other in [*self.others(seat), None])
            moves += ({"move": "signal", "sign": sign} for sign in SIGNS)
        if self.round.call_of(seat) is None:
            moves += ({"move": "stop", "target": other} for other in self.others(seat))
        return [*moves, {"move": "void", "agree": seat not in self.round.agreed}]

    def _pause_choices(self, seat: int) -> list[Json]:
        moves: list[Json] = []
        if RING in self.hoards[seat]:
            moves += ({"move": "ring", "target": other} for other in self.others(seat) if self.hoards[other])
        if points(self.hoards[seat]) >= GOAL:
            moves.append({"move": "declare"})
        if seat not in self.ready:
            moves.append({"move": "ready"})
        return moves

    def play(self, seat: Seat, move: object, at: float, chance: Chance) -> Json:
        assert isinstance(seat, int)
        wanted: AnyMove = read(move, AnyMove)
        if self.phase not in WHEN[type(wanted)]:
            raise Illegal("not_now")
        self._check(seat, wanted)
        self._carry_out(seat, wanted, at, chance)
        return written(wanted)

    def _check(self, seat: int, move: AnyMove) -> None:
        match move:
            case Say(text=text):
                _check_text(text)
            case Claim():
                self._check_claim(seat, move)
            case Look() | Signal() if not self.options["signals"]:
                raise Illegal("signals_off")  # AT-25
            case Look(at=other):
                if other is not None:
                    self._check_other(seat, other)
            case Stop(target=target):
                self._check_other(seat, target)  # AT-12
                if self.round.call_of(seat) is not None:
                    raise Illegal("already_called")  # AT-13
            case First(caller=caller):
                if seat in self.round.votes:
                    raise Illegal("already_voted")
                if self.round.call_of(caller) is None:
                    raise Illegal("not_a_caller")
            case Void(agree=agree):
                if agree == (seat in self.round.agreed):
                    raise Illegal("already_agreed" if agree else "not_agreed")
            case Ring(target=target):
                self._check_ring(seat, target)
            case Declare() if points(self.hoards[seat]) < GOAL:
                raise Illegal("too_few_points", goal=GOAL)  # AT-23
            case Ready() if seat in self.ready:
                raise Illegal("already_ready")

    def _check_other(self, seat: int, other: int) -> None:
        if not 0 <= other < self.players:
            raise Illegal("no_such_player")
        if other == seat:
            raise Illegal("not_yourself")

    def _check_claim(self, seat: int, claim: Claim) -> None:
        """AT-26: exactly the fields that this claim needs."""
        for name in ("about", "role"):
            if (getattr(claim, name) is not None) != (name in CLAIM_FIELDS[claim.what]):
                raise Illegal("bad_move", field=name)
        if claim.about is not None:
            self._check_other(seat, claim.about)

    def _check_ring(self, seat: int, target: int) -> None:
        self._check_other(seat, target)
        if RING not in self.hoards[seat]:
            raise Illegal("no_ring")
        if not self.hoards[target]:
            raise Illegal("nothing_to_take")  # AT-17

    # What happens

    def _carry_out(self, seat: int, move: AnyMove, at: float, chance: Chance) -> None:
        match move:
            case Say(text=text):
                self.talk.append(Said(seat, self.number, at, say=text))
            case Claim(what=what):
                told = [("what", what), *((name, getattr(move, name)) for name in CLAIM_FIELDS[what])]
                self.talk.append(Said(seat, self.number, at, claim=tuple(told)))
            case Look(at=other):
                self.round.looking[seat] = other
            case Signal(sign=sign):
                self._signal(seat, sign)
            case Stop(target=target):
                self._stop(Call(seat, target, at))
            case First(caller=caller):
                self.round.votes[seat] = caller
                if len(self.round.votes) == self.players:
                    self._count_votes(at)
            case Void(agree=agree):
                self._agree(seat, agree, at, chance)
            case Ring(target=target):
                self._steal(seat, target, chance)
            case Declare():
                self._declare(seat, at, chance)
            case Ready():
                self.ready.add(seat)
                if len(self.ready) == self.players:
                    self._end_pause(at, chance)

    def _begin_round(self, at: float, chance: Chance) -> None:
        """AT-3 to AT-6; what is shown until the next deal goes."""
        roles = deal_roles(self.players, self.deal, self.dealings, chance)
        self.round = Round(roles, at, [None] * self.players)
        self.dealings += 1
        self.phase = "talk"
        self.ready = set()
        self.shown = None

    def _signal(self, seat: int, sign: str) -> None:
        """AT-25: who looks at the maker at this moment sees it."""
        watching = (other for other in self.others(seat) if self.round.looking[other] == seat)
        self.round.signs.append(Sign(seat, sign, frozenset([seat, *watching])))

    # The Stop

    def _stop(self, call: Call) -> None:
        self.round.calls.append(call)
        if not self.options["photo_finish"]:
            self._count(call, call.at)

    def _close_window(self, at: float) -> None:
        """AT-13: one call counts; over several all vote."""
        if len(self.round.calls) == 1:
            self._count(self.round.calls[0], at)
        else:
            self.phase = "photo_finish"
            self.since = at

    def _count_votes(self, at: float) -> None:
        """AT-13: most votes; of those tied the first to arrive, as `max` keeps the first it meets."""
        votes = list(self.round.votes.values())
        self._count(max(self.round.calls, key=lambda call: votes.count(call.seat)), at)

    def _count(self, call: Call, at: float) -> None:
        """AT-9 to AT-11, AT-14 and AT-24."""
        self.round.counted = call
        roles = self.round.casting
        winner = casting.winner(roles[call.seat], roles[call.target])
        for step in range(1, self.players + 1):
            seat = (call.seat + step) % self.players
            if casting.team(roles[seat]) == winner and self.deck:
                self.hoards[seat].append(self.deck.pop())
        self.silent = 0
        self._begin_pause(at)

    # Void rounds

    def _agree(self, seat: int, agree: bool, at: float, chance: Chance) -> None:
        if not agree:
            self.round.agreed.remove(seat)
            return
        self.round.agreed.add(seat)
        if 2 * len(self.round.agreed) > self.players:
            self.silent = 0
            self._void(at, chance)

    def _void(self, at: float, chance: Chance) -> None:
        """AT-15: nothing of the round remains, a Stop that waited included."""
        self.round.agreed.clear()
        self.round.calls.clear()
        if self.options["edition"] == "fr":
            self._begin_pause(at)
        else:
            self._begin_round(at, chance)

    def _fall_silent(self, at: float, chance: Chance) -> None:
        """AT-27: nobody called in time."""
        self.silent += 1
        if self.silent < SILENT_ROUNDS:
            self._void(at, chance)
            return
        self._finish("silence", self._leaders() if any(self.hoards) else [], None)

    # The pause

    def _begin_pause(self, at: float) -> None:
        self.phase = "pause"
        self.since = at
        self.ready = set()

    def _steal(self, thief: int, victim: int, chance: Chance) -> None:
        """AT-17 and AT-18. Chance is asked in any case, so that a statue leaves no trace in later deals."""
        self.hoards[thief].remove(RING)
        self.rings_used += 1
        hoard = self.hoards[victim]
        place = int(chance.below(len(hoard)))
        card = hoard.pop(hoard.index(STATUE) if STATUE in hoard else place)
        self.hoards[thief].append(card)
        self.theft = Theft(thief, victim, card)
        self.ready = set()

    def _end_pause(self, at: float, chance: Chance) -> None:
        if any(points(hoard) >= GOAL for hoard in self.hoards):
            self._declare(None, at, chance)  # AT-28
        else:
            self.number += 1
            self._begin_round(at, chance)

    # The end

    def _declare(self, seat: int | None, at: float, chance: Chance) -> None:
        """AT-22: a shared lead plays on, unless the deck is empty (AT-24)."""
        leaders = self._leaders()
        if len(leaders) == 1 or not self.deck:
            self._finish("points", leaders, seat)
            return
        self.number += 1
        self._begin_round(at, chance)
        self.shown = [hoard.copy() for hoard in self.hoards]

    def _leaders(self) -> list[int]:
        most = max(points(hoard) for hoard in self.hoards)
        return [seat for seat, hoard in enumerate(self.hoards) if points(hoard) == most]

    def _finish(self, by: str, winners: list[int], declared: int | None) -> None:
        self.phase = "over"
        self.shown = [hoard.copy() for hoard in self.hoards]
        self._result = {
            "winners": winners,
            "by": by,
            "declared": declared,
            "points": [points(hoard) for hoard in self.hoards],
        }

    def result(self) -> Json | None:
        if self._result is None:
            return None
        return self._result | {name: list(self._result[name]) for name in ("winners", "points")}

    # The clock

    def deadline(self, viewer: Viewer | None) -> float | None:
        """AT-13: the window's end is its caller's alone, who cannot tell from it whether others called."""
        if self.phase == "photo_finish":
            return self.since + VOTE_SECONDS
        if self.phase == "pause":
            return self.since + float(self.options["pause"])
        silence = self.round.began + float(self.options["round_limit"])
        if isinstance(viewer, int):
            call = self.round.call_of(viewer)
        elif viewer == "watcher":
            call = None
        else:
            call = self.round.calls[0] if self.round.calls else None
        # AT-27: at the limit a Stop that waits counts, or all would see the round go on and know of it
        return silence if call is None else min(silence, call.at + float(self.options["photo_finish"]))

    def expire(self, at: float, chance: Chance) -> None:
        if self.phase == "photo_finish":
            self._count_votes(at)
        elif self.phase == "pause":
            self._end_pause(at, chance)
        elif self.round.calls:
            self._close_window(at)
        else:
            self._fall_silent(at, chance)

    # What may be seen

    def about(self, seat: int, viewer: Viewer) -> Json:  # noqa: ARG002 - all of it is public
        return {
            "cards": len(self.hoards[seat]),
            "wizard": casting.character(self.round.casting[seat]) == "wizard",
        }

    def view(self, viewer: Viewer) -> Json:
        return views.build(self, viewer)


def _check_text(text: str) -> None:
    """Something to read: no blanks alone, no control characters but new lines."""
    odd = any(unicodedata.category(letter) == "Cc" and letter != "\n" for letter in text)
    if odd or not text.strip() or len(text) > TEXT_LENGTH:
        raise Illegal("bad_text", length=TEXT_LENGTH)


def begin(players: int, options: Json, deal: Json, chance: Chance) -> AreYouTheTraitor:
    table = AreYouTheTraitor(players, options, read_deal(players, deal))
    table.deck = deal_treasure(table.deal, chance)
    table._begin_round(0.0, chance)
    return table


def at_table(options: Json, together: bool, people: int) -> Json:
    """AT-25: in one room people have their eyes. AT-27: bots alone do not talk for twenty minutes."""
    suited = dict(options)
    if together:
        suited["signals"] = False
    if not people:
        suited["round_limit"] = min(suited["round_limit"], BOTS_ROUND_LIMIT)
    return suited


game = Game(
    name="are-you-the-traitor",
    home="turncoat.games.are_you_the_traitor",
    seats=(4, 10),
    begin=begin,
    options=(
        Option("edition", "choice", "en", choices=("en", "fr")),
        Option("photo_finish", "seconds", 0.4, low=0, high=60),
        Option("pause", "seconds", 60.0, low=0, high=1_000_000),
        Option("round_limit", "seconds", 1200.0, low=1, high=1_000_000),
        Option("signals", "bool", True),
    ),
    editions=("en", "fr"),
    bots=BOTS,
    at_table=at_table,
)
