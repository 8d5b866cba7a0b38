"""Loyalty or Treachery at a terminal: the table drawn, the moves typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bots.bot import Line, View
from turncoat.core.game import Json
from turncoat.games.loyalty_or_treachery.cards import RANKS, SUITS
from turncoat.games.loyalty_or_treachery.poker import NAMES, best_hand
from turncoat.games.loyalty_or_treachery.terminal.describe import news
from turncoat.games.loyalty_or_treachery.terminal.parse import commands, most, parse_line
from turncoat.games.loyalty_or_treachery.terminal.render import (
    GLYPHS,
    Pieces,
    by_suit,
    colour_cards,
    five,
    glyph,
    numbers,
    tile,
    tiles,
)
from turncoat.terminal.toolkit import key_rows, who
from turncoat.words import Words


class LoyaltyOrTreacheryScreen:
    """Shows in words and cards what one seat may know."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self._key = commands(say).key
        self._aids = True

    def set_options(self, options: Json) -> None:
        self._aids = options["memory_aids"]

    def wants_prompt(self, view: View) -> bool:  # noqa: ARG002 - there is nothing to do out of turn
        return False

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:  # noqa: ARG002
        told = news(view, before, self.say)
        return Group(*told) if told else None

    # The table as it stands

    def render(self, view: View) -> RenderableType:
        if view["phase"] == "cut":
            return self._render_cut(view)
        me, other = view["you"], 1 - view["you"]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
        grid.add_column()
        theirs = self._unseen(view["theirs"], view["piles"][other])
        name = view["players"][other]["name"]
        grid.add_row(Text(name, style="brass.strong"), self._count(view["piles"][other]), theirs)
        grid.add_row(Text(self.say("lt-deck"), style="brass"), self._count(view["deck"]), self._run(view))
        grid.add_row(
            Text(self.say("lt-you"), style="brass.strong"), self._count(view["piles"][me]), self._own(view)
        )
        return Group(self._heading(view), Text(), grid)

    def _render_cut(self, view: View) -> RenderableType:
        told = Text(self.say("lt-cut"), style="brass")
        return Group(told, tiles(view["turned"])) if view["turned"] else told

    def _heading(self, view: View) -> Text:
        turn = self.say("lt-turn", turn=view["turns"] + 1, limit=view["turn_limit"])
        return Text(f"─── {turn} ───", style="brass")

    def _count(self, cards: int) -> Text:
        return Text(self.say("lt-cards", count=cards))

    def _own(self, view: View) -> RenderableType:
        pile = view["pile"]
        if not pile:
            return Text(self.say("lt-empty"), style="faint")
        hand = self.say(f"lt-hand-{NAMES[best_hand(numbers(pile))[0]]}")
        return Pieces([*by_suit(pile), Text(f"({hand})", style="faint")])

    def _unseen(self, known: list[str], size: int) -> RenderableType:
        if not self._aids:
            return Text()
        if not known:
            return Text(self.say("lt-know-none") if size else self.say("lt-empty"), style="faint")
        return Pieces([Text(self.say("lt-know"), style="faint"), *by_suit(known)])

    def _run(self, view: View) -> Text:
        """Draw the returned cards, top first: how many, for whom they spring, and which are known."""
        count, owner = view["returned"]["count"], view["returned"]["owner"]
        if not count:
            return Text(self.say("lt-no-run"), style="faint")
        line = Text()
        for card in view["run"] or [None] * count:  # LT-14: nobody is told which without memory aids
            line.append_text(tile(card)).append(" ")
        style = "brass" if owner == view["you"] else "wax"
        return line.append(" " + self.say("lt-run", count=count, **who(view, owner)), style=style)

    # What can be typed

    def prompt(self, view: View) -> RenderableType:
        phase = view["phase"]
        if phase == "cut" and view["legal"][0]["move"] == "choose_first":
            begin = self.say("lt-who-begins")
            return self._keys(begin, ("me", self.say("lt-key-me")), ("other", self.say("lt-key-other")))
        if phase in ("cut", "call"):
            turn = self.say("lt-your-turn")
            colours = self._keys(
                turn, ("loyalty", self.say("lt-key-red")), ("treachery", self.say("lt-key-black"))
            )
            return Group(*self._warning(view), colours)
        if phase == "take":
            victim = view["players"][1 - view["you"]]["name"]
            number = most(view, "take")
            return key_rows(
                [(f"{self._key('take')} 0–{number}", self.say("lt-key-take", most=number, name=victim))]
            )
        return self._action(view)

    def _action(self, view: View) -> RenderableType:
        number = most(view, "loyalty")
        loyalty, treachery = self._key("loyalty"), self._key("treachery")
        example = " ".join([treachery, *sorted(view["pile"], key=_weight)[: view["limit"]]])
        least = min(move["count"] for move in view["legal"] if move["move"] == "loyalty")
        draws = f"{loyalty}{number}" if number == least else f"{loyalty}{least}–{loyalty}{number}"
        rows = [(draws, self.say("lt-key-loyalty", most=number))]
        rows.append((example, self.say("lt-key-treachery", most=view["limit"])))
        if {"move": "rest"} in view["legal"]:
            rows.append((self._key("rest"), self.say("lt-key-rest")))
        return key_rows(rows)

    def _warning(self, view: View) -> list[Text]:
        """Warn of a trap on top, or name the card that the caller put there."""
        if not view["returned"]["count"]:
            return []
        top = view["run"][0] if view["run"] else None
        if top is not None:
            return [colour_cards(self.say("lt-top-known", card=glyph(top)))]
        if view["returned"]["owner"] == view["you"]:
            return []
        return [Text(self.say("lt-top-trap", name=view["players"][1 - view["you"]]["name"]), style="wax")]

    def _keys(self, question: str, *keys: tuple[str, str]) -> Text:
        line = Text(question)
        for command, meaning in keys:
            line.append("   ").append(self._key(command), style="key").append(f" {meaning}")
        return line

    def parse(self, line: str, view: View) -> Json:
        return parse_line(line, view, self.say)

    # Help

    def help(self) -> RenderableType:
        say = self.say
        suits = ", ".join(f"{GLYPHS[suit]} {suit} {say(f'lt-suit-{suit}')}" for suit in SUITS)
        treachery = self._key("treachery")
        typed = key_rows(
            [
                (f"{self._key('red')}, {self._key('black')}", say("lt-help-call")),
                (f"{self._key('loyalty')}2", say("lt-help-loyalty")),
                (f"{treachery} KS QH, {treachery} 0", say("lt-help-treachery")),
                (f"{self._key('take')} 3", say("lt-help-take")),
                (f"{self._key('rest')}, {self._key('resign')}", say("lt-help-rest")),
            ]
        )
        return Group(
            Text(say("lt-minute")),
            Text(say("lt-chart"), style="brass"),
            Text(),
            typed,
            Text(say("lt-help-cards", suits=suits), style="faint"),
        )

    def rules(self) -> RenderableType:
        return Text(self.say("lt-rules"))

    # The end

    def ending(self, view: View, everything: View) -> RenderableType:
        result, me = view["result"], view["you"]
        piles = everything["everything"]["piles"]
        grid = Grid.grid(padding=(0, 2))
        for seat in (me, 1 - me):
            name = self.say("lt-you") if seat == me else view["players"][seat]["name"]
            cards = Pieces(by_suit(piles[seat])) if piles[seat] else Text(self.say("lt-empty"), style="faint")
            grid.add_row(Text(name, style="brass.strong"), self._count(len(piles[seat])), cards)
            if "hands" in result:
                hand = Text(self.say(f"lt-hand-{result['hands'][seat]}") + " ", style="brass")
                grid.add_row(Text(), Text(), hand.append_text(tiles(five(piles[seat]))))
        style = "wax" if result["winners"] == [1 - me] else "brass.strong"
        return Group(grid, Text(), Text(self._outcome(view), style=style))

    def _outcome(self, view: View) -> str:
        result, me = view["result"], view["you"]
        winner = result["winners"][0]
        player, cards = who(view, winner), result["cards"]
        if result["by"] == "draw":
            return self.say("lt-result-draw")
        if result["by"] == "hand":
            return self.say("lt-result-hand", count=cards[me], **player)
        if result["by"] == "resignation":
            return self.say("lt-result-resignation", **player)
        return self.say("lt-result-cards", most=cards[winner], least=cards[1 - winner], **player)


def _weight(card: str) -> int:
    """Return the order of cards for an example: cheap ones first."""
    return RANKS.index(card[0])
