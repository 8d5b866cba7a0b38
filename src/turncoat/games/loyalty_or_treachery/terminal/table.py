"""Loyalty or Treachery at a terminal: the table drawn, the moves typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.bot import Line, View
from turncoat.core.game import Json
from turncoat.games.loyalty_or_treachery.cards import RANKS, SUITS
from turncoat.games.loyalty_or_treachery.poker import NAMES, best_hand
from turncoat.games.loyalty_or_treachery.terminal.parse import most, read_line, words_for
from turncoat.games.loyalty_or_treachery.terminal.render import (
    GLYPHS,
    Pieces,
    by_suit,
    five,
    glyph,
    inked,
    numbers,
    tile,
    tiles,
)
from turncoat.words import Words


class Table:
    """What one seat may know, in words and cards."""

    def __init__(self, say: Words) -> None:
        self.say = say

    def invites(self, view: View) -> bool:  # noqa: ARG002 - there is nothing to do out of turn
        return False

    # What has happened

    def news(self, view: View, before: View | None, lines: Sequence[Line]) -> RenderableType | None:  # noqa: ARG002
        last = view["last"]
        if last is None:
            return None
        who, move = _who(view, last["seat"]), last["move"]["move"]
        told = [Text(self.say("lt-by-clock", **who), style="faint")] if last["by_clock"] else []
        if move == "call":
            told += self._called(view, who)
        elif move == "choose_first":
            told.append(Text(self.say("lt-first", **_who(view, last["move"]["seat"])), style="brass"))
        elif move == "loyalty":
            told.append(self._moved("lt-loyalty", who, last["cards"]))
        elif move == "treachery":
            told.append(self._moved("lt-treachery", who, last["move"]["cards"]))
            if before is not None and _voided(view, before):
                told.append(Text(self.say("lt-void", count=view["returned"]["count"], **who), style="wax"))
        elif move == "take":
            told.append(self._moved("lt-take", who, last["cards"]))
        elif move == "rest":
            told.append(Text(self.say("lt-rest", **who)))
        else:
            told.append(Text(self.say("lt-resign", **who)))
        return Group(*told)

    def _called(self, view: View, who: dict[str, str]) -> list[Text]:
        last = view["last"]
        colour = self.say(f"lt-colour-{last['move']['colour']}")
        line = inked(self.say("lt-called", colour=colour, card=glyph(last["card"]), **who))
        if "to" not in last:  # LT-2
            told = self.say("lt-cut-right", **who) if last["right"] else self.say("lt-cut-wrong")
            return [line.append(f" {told}")]
        gain = "brass" if last["to"] == view["you"] else "wax"
        told = self.say("lt-right" if last["right"] else "lt-wrong", **_who(view, last["to"]))
        line.append(f" {told}", style=gain)
        if not last["trap"]:
            return [line]
        owner, victim = last["to"], 1 - last["to"]
        taken = min(view["limit"] or 0, view["piles"][victim])
        return [line, Text(self.say("lt-trap", most=taken, **_who(view, owner)), style="wax")]

    def _moved(self, message: str, who: dict[str, str], cards: Sequence[str | None]) -> Text:
        known = " ".join(glyph(card) for card in cards if card is not None)
        all_known = "yes" if known and None not in cards else "some" if known else "no"
        return inked(self.say(message, count=len(cards), known=all_known, cards=known, **who))

    # The table as it stands

    def draw(self, view: View) -> RenderableType:
        if view["phase"] == "cut":
            return self._drawn_cut(view)
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

    def _drawn_cut(self, view: View) -> RenderableType:
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
        if not known:
            return Text(self.say("lt-know-none") if size else self.say("lt-empty"), style="faint")
        return Pieces([Text(self.say("lt-know"), style="faint"), *by_suit(known)])

    def _run(self, view: View) -> Text:
        """The returned cards, top first: how many, for whom they spring, and which are known."""
        count, owner = view["returned"]["count"], view["returned"]["owner"]
        if not count:
            return Text(self.say("lt-no-run"), style="faint")
        line = Text()
        for card in view["run"]:
            line.append_text(tile(card)).append(" ")
        style = "brass" if owner == view["you"] else "wax"
        return line.append(" " + self.say("lt-run", count=count, **_who(view, owner)), style=style)

    # What can be typed

    def prompt(self, view: View) -> RenderableType:
        phase = view["phase"]
        if phase == "cut" and view["legal"][0]["move"] == "choose_first":
            begin = self.say("lt-who-begins")
            return self._keys(begin, ("me", self.say("lt-key-me")), ("other", self.say("lt-key-other")))
        if phase in ("cut", "call"):
            turn = self.say("lt-your-turn")
            colours = self._keys(turn, ("red", self.say("lt-key-red")), ("black", self.say("lt-key-black")))
            return Group(*self._warning(view), colours)
        if phase == "take":
            victim = view["players"][1 - view["you"]]["name"]
            number = most(view, "take")
            return _rows(
                [(f"{self._key('take')} 0–{number}", self.say("lt-key-take", most=number, name=victim))]
            )
        return self._action(view)

    def _action(self, view: View) -> RenderableType:
        number = most(view, "loyalty")
        loyalty, treachery = self._key("loyalty"), self._key("treachery")
        example = " ".join([treachery, *sorted(view["pile"], key=_weight)[: view["limit"]]])
        draws = f"{loyalty}0" if number == 0 else f"{loyalty}0–{loyalty}{number}"
        rows = [(draws, self.say("lt-key-loyalty", most=number))]
        rows.append((example, self.say("lt-key-treachery", most=view["limit"])))
        if {"move": "rest"} in view["legal"]:
            rows.append((self._key("rest"), self.say("lt-key-rest")))
        return _rows(rows)

    def _warning(self, view: View) -> list[Text]:
        """The top card can be a trap, or a card that the caller put there."""
        if not view["run"]:
            return []
        top = view["run"][0]
        if top is not None:
            return [inked(self.say("lt-top-known", card=glyph(top)))]
        if view["returned"]["owner"] == view["you"]:
            return []
        return [Text(self.say("lt-top-trap", name=view["players"][1 - view["you"]]["name"]), style="wax")]

    def _key(self, command: str) -> str:
        return words_for(self.say, command)[0]

    def _keys(self, question: str, *keys: tuple[str, str]) -> Text:
        line = Text(question)
        for command, meaning in keys:
            line.append("   ").append(self._key(command), style="key").append(f" {meaning}")
        return line

    def read(self, line: str, view: View) -> Json:
        return read_line(line, view, self.say)

    # Help

    def help(self) -> RenderableType:
        say = self.say
        suits = ", ".join(f"{GLYPHS[suit]} {suit} {say(f'lt-suit-{suit}')}" for suit in SUITS)
        treachery = self._key("treachery")
        typed = _rows(
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
        who, cards = _who(view, winner), result["cards"]
        if result["by"] == "draw":
            return self.say("lt-result-draw")
        if result["by"] == "hand":
            return self.say("lt-result-hand", count=cards[me], **who)
        if result["by"] == "resignation":
            return self.say("lt-result-resignation", **who)
        return self.say("lt-result-cards", most=cards[winner], least=cards[1 - winner], **who)


def _weight(card: str) -> int:
    """For an example, cheap cards first."""
    return RANKS.index(card[0])


def _who(view: View, seat: int) -> dict[str, Any]:
    return {"who": "you" if seat == view["you"] else "other", "name": view["players"][seat]["name"]}


def _voided(view: View, before: View) -> bool:
    """LT-10: returned cards changed their owner."""
    owner = before["returned"]["owner"]
    return owner is not None and owner != view["returned"]["owner"]


def _rows(rows: Iterable[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="key", no_wrap=True)
    grid.add_column()
    for key, meaning in rows:
        grid.add_row(Text(key), Text(meaning))
    return grid
