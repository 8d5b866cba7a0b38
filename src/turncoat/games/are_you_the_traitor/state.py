"""Are You the Traitor? in progress: what the phases share."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Json
from turncoat.core.phase import Phase, Phased
from turncoat.core.view import Common
from turncoat.core.viewer import Viewer
from turncoat.games.are_you_the_traitor import casting, views
from turncoat.games.are_you_the_traitor.dealing import Deal, deal_treasure
from turncoat.games.are_you_the_traitor.record import Call, Pointed, Round, Theft
from turncoat.games.are_you_the_traitor.treasure import Treasure, points

USUAL: Final = "usual"
"""The photo finish that suits the table (AT-13)."""
WINDOW_APART: Final = 0.4
WINDOW_TOGETHER: Final = 3.0
FIRST_RULES: Final = 1
"""By these, a shared lead was followed by the next round at once, and nobody noticed a glance."""


class AreYouTheTraitor(Phased):
    """A match in progress."""

    def __init__(
        self,
        phases: Mapping[str, Phase[Any]],
        players: int,
        options: Json,
        deal: Deal,
        chance: Chance,
        rules: int,
    ) -> None:
        super().__init__(phases)
        self.players = players
        self.options = options
        self.rules = rules
        self.deal = deal
        self.dealings = 0
        self.number = 1
        """Of the round."""
        self.since = 0.0
        """When the photo finish or the pause began."""
        self.round = Round((), 0.0, [])
        self.deck = deal_treasure(deal, chance)
        """The top card last."""
        self.hoards: list[list[Treasure]] = [[] for _ in range(players)]
        self.rings_used = 0
        self.theft: Theft | None = None
        self.ready: set[int] = set()
        self.ring_moment = False
        """Whether rings may be used and nobody may declare yet (AT-16)."""
        self.lead_shared = False
        """Whether victory was declared in this pause and the lead was shared (AT-22)."""
        self.last_end: views.RoundEnd | None = None
        """How the dealing before this one ended; in a pause, this one."""
        self.shown: list[list[Treasure]] | None = None
        """Everybody's treasure as AT-22 revealed it."""
        self.silent = 0
        """How many rounds running ended by AT-27."""
        self.tally: tuple[Pointed, ...] = ()
        """Every Stop that counted, for `feats`: all of them were revealed to everybody."""
        self._result: views.Result | None = None
        self.go("talk", 0.0, chance)

    def copy(self) -> AreYouTheTraitor:
        twin = copy(self)
        twin.round, twin.deck, twin.ready = self.round.copy(), self.deck.copy(), self.ready.copy()
        twin.hoards = [hoard.copy() for hoard in self.hoards]
        twin.utterances = []
        return twin

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    @property
    def bots_wait(self) -> bool:
        """Whether bots wait until everybody has looked at their card; logs from before say nothing of it."""
        return bool(self.options.get("bots_wait"))

    @property
    def voters(self) -> list[int]:
        """Return the seats that decide photo finishes and exposed secrets: people, or all among bots."""
        people: list[int] | None = self.options.get("people")
        return people or list(range(self.players))

    @property
    def void_needs(self) -> int:
        """AT-15: more than half of those who decide."""
        return len(self.voters) // 2 + 1

    @property
    def window(self) -> float:
        """AT-13: how long after a Stop others count as simultaneous."""
        wanted = self.options["photo_finish"]
        return WINDOW_APART if wanted == USUAL else float(wanted)

    # What ends a round

    def count(self, call: Call, at: float, chance: Chance) -> None:
        """Count a Stop: AT-9 to AT-11, AT-14 and AT-24."""
        self.round.counted = call
        roles = self.round.casting
        caller, target = roles[call.seat], roles[call.target]
        self.tally += (Pointed(call.seat, call.target, casting.right(caller, target)),)
        winner = casting.winner(caller, target)
        for step in range(1, self.players + 1):
            seat = (call.seat + step) % self.players
            if casting.team(roles[seat]) == winner and self.deck:
                self.hoards[seat].append(self.deck.pop())
        self.silent = 0
        self.last_end = "call"
        self.go("pause", at, chance)

    # The end

    def leaders(self) -> list[int]:
        most = max(points(hoard) for hoard in self.hoards)
        return [seat for seat, hoard in enumerate(self.hoards) if points(hoard) == most]

    def show_hoards(self) -> None:
        self.shown = [hoard.copy() for hoard in self.hoards]

    def finish(
        self, by: views.By, winners: list[int], declared: int | None, at: float, chance: Chance
    ) -> None:
        self.show_hoards()
        totals = [points(hoard) for hoard in self.hoards]
        self._result = views.Result(winners=winners, by=by, declared=declared, points=totals)
        self.go("over", at, chance)

    def result(self) -> views.Result | None:
        return self._result

    # What may be seen

    def view(self, viewer: Viewer, names: list[str], common: Common[views.Result]) -> views.View:
        return views.build(self, viewer, names, common)
