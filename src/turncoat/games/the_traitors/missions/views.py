"""What may be seen of a mission."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.games.loyalty_or_treachery.views import Card, Phase, Returned, ToldLast
from turncoat.games.the_traitors.moves import Picture
from turncoat.words import Language

Text: TypeAlias = dict[Language, str]
"""The same words in every language."""


class ToldAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the walk that is over."""

    seat: int
    door: int
    picture: Picture | None
    """Null: the time ran out."""
    right: bool


class VaultProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far the group has come in The Vault."""

    open: bool
    """Whether the doors stand open: look now, answer later."""
    pictures: list[Picture]
    """By door, while they stand open."""
    doors: int
    turn: int | None
    """Who answers now; null while the doors stand open, and where all answer together (`days`)."""
    door: int | None
    """About which door."""
    answers: list[ToldAnswer]
    """In the order of the walk; where all answer together they are told to nobody."""
    answered: int
    questions: int


class VaultMine(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer is asked."""

    doors: list[int]
    """About which the viewer is asked now."""
    left: int
    """Questions to come, those included."""


class Vault(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="vault"):
    """The Vault."""

    ends: float
    progress: VaultProgress
    mine: VaultMine | None
    """Null for who takes no part."""


class ToldBout(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Loyalty or Treachery between two; a place is 0 or 1."""

    seats: list[int | None]
    """By place; null: the table plays."""
    actor: int | None
    """The place that is asked now; null: it is over."""
    turns: int
    cards: list[int]
    """By place: cards won."""
    right: list[int]
    """By place: right calls."""
    calls: list[int]
    shown: Card | None
    """The last card that was called for."""


class DuelProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far the pairs are in The Duel."""

    bouts: list[ToldBout]
    turns: int
    """Turns of a game."""
    due: int
    """So many turns of each game must be over when the present step ends; the table sees to it."""
    deck: list[Card]
    """What each game is played with."""


class DuelMine(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's own game, as in Loyalty or Treachery; seats in it are the places."""

    bout: int
    place: int
    phase: Phase
    turn: int
    deck: int
    """How many cards it has."""
    returned: Returned
    run: list[Card | None]
    """The returned cards, top first: the card where the viewer put it there, else null."""
    theirs: list[Card]
    """Cards that the viewer knows to be in the other pile."""
    pile: list[Card]
    limit: int | None
    last: ToldLast | None


class Duel(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="duel"):
    """The Duel."""

    ends: float
    progress: DuelProgress
    mine: DuelMine | None


class ToldPiece(msgspec.Struct, frozen=True, kw_only=True):
    """A fragment in the line."""

    fragment: int
    seat: int
    """Who holds it."""
    text: Text | UnsetType = UNSET
    """Once the line is read out."""
    joined: bool | UnsetType = UNSET
    """Once it is read out: whether the next one rightly follows."""


class MessageProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far the group has come in The Message."""

    line: list[ToldPiece]
    fragments: int
    """How many there are, in the line or not."""
    read: bool
    """Whether the line is being read out: nothing can be moved any more."""
    sentence: Text | UnsetType = UNSET
    """Then: as it should be."""


class Fragment(msgspec.Struct, frozen=True, kw_only=True):
    fragment: int
    text: Text


class MessageMine(msgspec.Struct, frozen=True, kw_only=True):
    fragments: list[Fragment]
    """The viewer's own."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="message"):
    """The Message."""

    ends: float
    progress: MessageProgress
    mine: MessageMine | None


class HostsOwn(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="host"):
    """TT-14: the host runs it in the room."""

    ends: float
    progress: None = None
    mine: None = None


MissionView: TypeAlias = Vault | Duel | Message | HostsOwn


class HiddenBout(msgspec.Struct, frozen=True, kw_only=True):
    deck: list[Card]
    """The top first."""
    piles: list[list[Card]]


class Hidden(msgspec.Struct, frozen=True, kw_only=True):
    """What only the host sees of a mission."""

    pictures: list[Picture] = []
    """Of The Vault."""
    bouts: list[HiddenBout] = []
    """Of The Duel."""
    sentence: list[Fragment] = []
    """Of The Message, in its right order."""
