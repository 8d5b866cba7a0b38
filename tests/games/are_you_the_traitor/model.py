"""A second model of Are You the Traitor?, written from the rules alone and without speed in mind.

What chance decides it is told: who is dealt which card, and which card a ring takes. It checks that
this is possible.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.games.are_you_the_traitor.table import NORMAL, worth

Json = dict[str, Any]

LOOKS_FOR: Final = {
    "keyholder": "good_wizard",
    "guard": "traitor",
    "good_wizard": "traitor",
    "evil_wizard": "keyholder",
}
LETTERS: Final = {"K": "keyholder", "G": "guard", "T": "traitor", "+": "wizard", "-": "wizard"}
SIGNS: Final = ("wink", "nod", "shake", "finger")
SAY: Final = {"move": "say", "open": ["text"]}
CLAIM: Final = {"move": "claim", "open": ["what", "about", "role"]}


class RefusedError(Exception):
    """The rules do not allow that move."""


class Model:
    def __init__(self, players: int, options: Json, treasure: list[str]) -> None:
        self.seats = list(range(players))
        self.options = options
        wanted = options["photo_finish"]
        self.window = 0.4 if wanted == "usual" else float(wanted)
        self.voters: list[int] = options.get("people") or self.seats
        self.deck = list(treasure)
        self.hoards: list[list[str]] = [[] for _ in self.seats]
        self.round, self.dealing, self.silent, self.rings = 1, 0, 0, 0
        self.theft: Json | None = None
        self.open_hoards: list[list[str]] | None = None
        self.last_end: str | None = None
        self.result: Json | None = None
        self.phase = "deal"
        self.ready: set[int] = set()
        self.ring_moment = self.lead_shared = False
        self.since = 0.0

    # Dealing

    def deal(self, characters: list[str], alignments: dict[str, str], at: float) -> None:
        """AT-1, AT-3, AT-4."""
        assert self.phase == "deal"
        wanted = Counter(LETTERS[letter] for letter in NORMAL[len(self.seats)])
        assert Counter(characters) == wanted
        wizards = [seat for seat in self.seats if characters[seat] == "wizard"]
        assert sorted(map(int, alignments)) == wizards
        most = 2 if len(self.seats) >= 9 else 1
        assert max(Counter(alignments.values()).values()) <= most
        self.roles = [
            f"{alignments[str(seat)]}_wizard" if seat in wizards else characters[seat] for seat in self.seats
        ]
        self.characters, self.alignments = characters, alignments
        self.phase, self.began = "talk", at
        self.dealing += 1
        self.calls: list[tuple[int, int, float]] = []
        self.votes: dict[int, int] = {}
        self.counted: tuple[int, int, float] | None = None
        self.agreed: set[int] = set()
        self.peeked: set[int] = set()
        self.looks: dict[int, tuple[int, float]] = {}
        self.long: set[int] = set()
        self.signs: list[tuple[int, str, set[int]]] = []
        self.ready, self.open_hoards = set(), None
        self.ring_moment = self.lead_shared = False

    def known(self, seat: int) -> dict[str, str]:
        """AT-5, AT-6."""
        told = {}
        meet_from = 9 if self.options["edition"] == "fr" else 8
        for other in self.seats:
            who = self.characters[other]
            key = who == "keyholder" and len(self.seats) >= 6 and self.characters[seat] != "wizard"
            fellow = who == self.characters[seat] == "traitor" and len(self.seats) >= meet_from
            if other != seat and (key or fellow):
                told[str(other)] = who
        return told

    # Time

    def round_ends(self) -> float:
        return float(self.began + self.options["round_limit"])

    def talk_ends(self) -> float:
        """AT-13, AT-27."""
        return min([self.round_ends(), *(at + self.window for _, _, at in self.calls[:1])])

    def pause_ends(self) -> float:
        """AT-16: the ring moment, then the pause."""
        pause: float = self.options["pause"]
        return self.since + (min(self.options["ring_moment"], pause) if self.ring_moment else pause)

    def deadline(self) -> float | None:
        if self.phase == "talk":
            glances = [since + 3 for seat, (_, since) in self.looks.items() if seat not in self.long]
            return min([self.talk_ends(), *glances])
        return {"photo_finish": self.since + 20, "pause": self.pause_ends()}.get(self.phase)

    def deadline_of(self, seat: int | None) -> float | None:
        """AT-13: of a Stop that waits only its caller sees anything."""
        if self.phase != "talk":
            return self.deadline()
        own = [at + self.window for caller, _, at in self.calls if caller == seat]
        return min([self.round_ends(), *own])

    def tick(self, at: float) -> None:
        if self.phase == "photo_finish":
            self.count_votes(at)
        elif self.phase == "pause":
            if self.ring_moment:
                self.ring_moment = False
            else:
                self.end_pause(at)
        elif at < self.talk_ends():
            self.long |= {seat for seat, (_, since) in self.looks.items() if since + 3 <= at}
        elif not self.calls:
            self.fall_silent(at)
        elif len(self.calls) == 1:
            self.count(self.calls[0], at)
        else:
            self.phase, self.since = "photo_finish", at

    # The end of a round

    def count(self, call: tuple[int, int, float], at: float) -> None:
        """AT-10, AT-11, AT-14, AT-24."""
        self.counted = call
        caller = call[0]
        winner = self.winner()
        for step in self.seats:
            seat = (caller + 1 + step) % len(self.seats)
            if self.deck and self.team(seat) == winner:
                self.hoards[seat].append(self.deck.pop(0))
        self.silent, self.last_end = 0, "call"
        self.pause(at)

    def team(self, seat: int) -> str:
        return "evil" if self.roles[seat] in ("traitor", "evil_wizard") else "good"

    def is_right(self) -> bool:
        assert self.counted is not None
        caller, target, _ = self.counted
        return LOOKS_FOR.get(self.roles[caller]) == self.roles[target]

    def winner(self) -> str:
        assert self.counted is not None
        own = self.team(self.counted[0])
        return own if self.is_right() else {"good": "evil", "evil": "good"}[own]

    def count_votes(self, at: float) -> None:
        """AT-13: most votes; a tie, or none: the first to arrive."""
        most = max(self.votes_for(caller) for caller, _, _ in self.calls)
        self.count(next(call for call in self.calls if self.votes_for(call[0]) == most), at)

    def votes_for(self, caller: int) -> int:
        return list(self.votes.values()).count(caller)

    def void(self, why: str, at: float) -> None:
        """AT-15, AT-27."""
        self.last_end = why
        self.calls, self.agreed = [], set()
        if self.options["edition"] == "fr":
            self.pause(at)
        else:
            self.phase = "deal"

    def fall_silent(self, at: float) -> None:
        self.silent += 1
        if self.silent < 3:
            self.void("silence", at)
        else:
            self.finish("silence", None, self.leaders() if any(self.hoards) else [])

    def pause(self, at: float) -> None:
        self.phase, self.since, self.ready = "pause", at, set()
        self.lead_shared = False
        self.ring_moment = min(self.options["ring_moment"], self.options["pause"]) > 0

    def end_pause(self, at: float) -> None:
        """AT-28: somebody with ten points counts as a declaration."""
        if not self.lead_shared and any(worth(hoard) >= 10 for hoard in self.hoards):
            self.declare(None, at)
        else:
            self.round += 1
            self.phase = "deal"

    def declare(self, seat: int | None, at: float) -> None:
        """AT-22, AT-24."""
        if len(self.leaders()) == 1 or not self.deck:
            return self.finish("points", seat, self.leaders())
        self.open_hoards = [list(hoard) for hoard in self.hoards]
        self.lead_shared, self.ring_moment = True, False
        self.since, self.ready = at, set()
        return None

    def leaders(self) -> list[int]:
        totals = [worth(hoard) for hoard in self.hoards]
        return [seat for seat in self.seats if totals[seat] == max(totals)]

    def finish(self, by: str, declared: int | None, winners: list[int]) -> None:
        self.phase = "over"
        self.open_hoards = [list(hoard) for hoard in self.hoards]
        totals = [worth(hoard) for hoard in self.hoards]
        self.result = {"winners": winners, "by": by, "declared": declared, "points": totals}

    # Moves

    def legal(self, seat: int) -> list[Json]:
        others = [other for other in self.seats if other != seat]
        moves: list[Json] = [] if self.phase == "over" else [SAY]
        if self.phase == "talk":
            moves.append(CLAIM)
            if self.options["signals"]:
                moves += [{"move": "look", "at": other} for other in [*others, None]]
                moves += [{"move": "signal", "sign": sign} for sign in SIGNS]
            if seat not in [caller for caller, _, _ in self.calls]:
                moves += [{"move": "stop", "target": other} for other in others]
            if seat in self.voters:
                moves.append({"move": "void", "agree": seat not in self.agreed})
            if self.options.get("bots_wait") and seat not in self.peeked:
                moves.append({"move": "peek"})
        elif self.phase == "photo_finish" and seat in self.voters and seat not in self.votes:
            moves += [{"move": "first", "caller": caller} for caller, _, _ in self.calls]
        elif self.phase == "pause":
            moves.append(CLAIM)
            if self.options["pause"]:
                moves += self.legal_in_pause(seat, others)
        return moves

    def legal_in_pause(self, seat: int, others: list[int]) -> list[Json]:
        moves: list[Json] = []
        if "magic_ring" in self.hoards[seat]:
            moves += [{"move": "ring", "target": other} for other in others if self.hoards[other]]
        if not self.lead_shared and not self.ring_moment and worth(self.hoards[seat]) >= 10:
            moves.append({"move": "declare"})
        if seat not in self.ready:
            moves.append({"move": "ready"})
        return moves

    def play(self, seat: int, move: Json, at: float, stolen: str | None) -> None:
        """Play a move; of a ring it is told the card that it took."""
        wanted = {name: value for name, value in move.items() if name != "dealing"}
        if move.get("dealing", self.dealing) != self.dealing or wanted not in self.legal(seat):
            raise RefusedError
        match move["move"]:
            case "look":
                self.look(seat, move["at"], at)
            case "signal":
                seen = {other for other, (target, _) in self.looks.items() if target == seat}
                self.signs.append((seat, move["sign"], seen | {seat}))
            case "peek":
                self.peeked.add(seat)
            case "stop":
                call = (seat, move["target"], at)
                self.calls.append(call)
                if not self.window:
                    self.count(call, at)
            case "void":
                self.agree(seat, move["agree"], at)
            case "first":
                self.votes[seat] = move["caller"]
                if len(self.votes) == len(self.voters):
                    self.count_votes(at)
            case "ring":
                self.use_ring(seat, move["target"], stolen)
            case "declare":
                self.declare(seat, at)
            case "ready":
                self.ready.add(seat)
                if len(self.ready) == len(self.seats):
                    self.end_pause(at)

    def look(self, seat: int, other: int | None, at: float) -> None:
        self.long.discard(seat)
        self.looks.pop(seat, None)
        if other is not None:
            self.looks[seat] = (other, at)

    def agree(self, seat: int, agrees: bool, at: float) -> None:
        """AT-15: more than half of the people; where there are none, of all."""
        (self.agreed.add if agrees else self.agreed.remove)(seat)
        if 2 * len(self.agreed) > len(self.voters):
            self.silent = 0
            self.void("exposed", at)

    def use_ring(self, thief: int, victim: int, card: str | None) -> None:
        """AT-17, AT-18."""
        self.hoards[thief].remove("magic_ring")
        hoard = self.hoards[victim]
        assert card in hoard
        assert card == "gilded_statue" or "gilded_statue" not in hoard
        hoard.remove(card)
        self.hoards[thief].append(card)
        self.rings += 1
        self.ready = set()
        self.theft = {"thief": thief, "victim": victim, "card": card}

    # What is seen

    def view(self, seat: int | None) -> Json:
        playing = seat is not None
        pause, talk, photo = (self.phase == name for name in ("pause", "talk", "photo_finish"))
        looked_at = self.looks[seat][0] if seat is not None and seat in self.looks else None
        called = [target for caller, target, _ in self.calls if caller == seat]
        theft = self.theft
        if theft is not None and seat not in (theft["thief"], theft["victim"]):
            theft = theft | {"card": None}
        return {
            "phase": self.phase,
            "round": self.round,
            "dealing": self.dealing,
            "began": self.began,
            "wizards": [other for other in self.seats if self.characters[other] == "wizard"],
            "character": self.characters[seat] if seat is not None else None,
            "alignment": self.alignments.get(str(seat)),
            "known": self.known(seat) if seat is not None else {},
            "called": called[0] if called and self.counted is None else None,
            "treasure": sorted(self.hoards[seat]) if seat is not None else [],
            "points": worth(self.hoards[seat]) if seat is not None else None,
            "looking_at": looked_at,
            "gaze": self.looks[looked_at][0] if looked_at in self.long else None,
            "cards": [len(hoard) for hoard in self.hoards],
            "treasure_left": len(self.deck),
            "rings_used": self.rings,
            "signs": self.signs_of(seat),
            "peeked": sorted(self.peeked) if self.options.get("bots_wait") else None,
            "void": sorted(self.agreed) if talk else [],
            "void_needs": len(self.voters) // 2 + 1,
            "voters": self.voters,
            "ring_moment": pause and self.ring_moment,
            "lead_shared": pause and self.lead_shared,
            "last_end": self.last_end,
            "ready": sorted(self.ready),
            "callers": sorted(caller for caller, _, _ in self.calls) if photo else [],
            "voted": sorted(self.votes) if photo else [],
            "theft": theft,
            "hoards": self.open_hoards and [sorted(hoard) for hoard in self.open_hoards],
            "calls": self.revealed_calls(),
            "reveal": self.reveal(),
            "deadline": self.deadline_of(seat) if self.phase != "over" else None,
            "awaited": playing and self.awaits(seat),
            "result": self.result,
        }

    def awaits(self, seat: int | None) -> bool:
        if self.phase == "photo_finish":
            return seat in self.voters and seat not in self.votes
        return self.phase == "pause" and bool(self.options["pause"]) and seat not in self.ready

    def signs_of(self, seat: int | None) -> list[Json]:
        """AT-25: who looked at the maker saw it; its maker learns whether anybody did."""
        seen = [(maker, sign, who) for maker, sign, who in self.signs if seat in who]
        return [
            {"seat": maker, "sign": sign} | ({"noticed": len(who) > 1} if maker == seat else {})
            for maker, sign, who in seen
        ]

    def revealed_calls(self) -> list[Json]:
        if self.counted is None:
            return []
        return [
            {
                "caller": caller,
                "target": target,
                "votes": sorted(seat for seat, vote in self.votes.items() if vote == caller),
            }
            for caller, target, _ in sorted(self.calls)
        ]

    def reveal(self) -> Json | None:
        if self.counted is None:
            return None
        caller, target, _ = self.counted
        return {
            "caller": caller,
            "target": target,
            "right": self.is_right(),
            "winner": self.winner(),
            "characters": self.characters,
            "alignments": self.alignments,
        }
