"""The views of the missions."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.games.loyalty_or_treachery.views import Card, LastView, Phase, Returned
from turncoat.games.the_traitors.moves import Picture
from turncoat.words import Language

Text: TypeAlias = dict[Language, str]
"""The same words in every language."""


class AnswerView(msgspec.Struct, frozen=True, kw_only=True):
    """A question that is over, and its answer."""

    seat: int
    door: int
    picture: Picture | None
    """Null: the time ran out."""
    right: bool


class VaultProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far the group has come in The Vault."""

    open: bool
    """Whether the doors stand open; the questions come after that."""
    pictures: list[Picture]
    """The picture behind each door, while they stand open."""
    doors: int
    turn: int | None
    """The player who answers now; null while the doors stand open, and where all answer together (`days`)."""
    door: int | None
    """The door that the question is about."""
    answers: list[AnswerView]
    """The answers in order; empty where all answer together."""
    answered: int
    questions: int


class VaultMine(msgspec.Struct, frozen=True, kw_only=True):
    """The questions to the viewer."""

    doors: list[int]
    """The doors about which the viewer is asked now."""
    left: int
    """The number of questions to come, with those of now."""


class Vault(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="vault"):
    """The Vault."""

    ends: float
    progress: VaultProgress
    mine: VaultMine | None
    """Null for viewers who take no part."""


class BoutView(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Loyalty or Treachery between two; a place is 0 or 1."""

    seats: list[int | None]
    """By place: the player's seat; null: the table plays."""
    actor: int | None
    """The place that is asked now; null: the game is over."""
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

    bouts: list[BoutView]
    turns: int
    """The turns of a game."""
    due: int
    """The turns of each game that must be over when the present step ends."""
    deck: list[Card]
    """The cards of each game."""


class DuelMine(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's own game, as in Loyalty or Treachery; seats in it are the places."""

    bout: int
    place: int
    phase: Phase
    turn: int
    deck: int
    """The number of cards in the deck."""
    returned: Returned
    run: list[Card | None]
    """The returned cards, top first: the card if the viewer returned it, else null."""
    theirs: list[Card]
    """Cards that the viewer knows to be in the other pile."""
    pile: list[Card]
    limit: int | None
    last: LastView | None


class Duel(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="duel"):
    """The Duel."""

    ends: float
    progress: DuelProgress
    mine: DuelMine | None


class PieceView(msgspec.Struct, frozen=True, kw_only=True):
    """A fragment in the line."""

    fragment: int
    seat: int
    """The player who holds it."""
    text: Text | UnsetType = UNSET
    """The text, once the line is read out."""
    joined: bool | UnsetType = UNSET
    """Whether the next fragment rightly follows, once the line is read out."""


class MessageProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far the group has come in The Message."""

    line: list[PieceView]
    fragments: int
    """The number of fragments, in the line or not."""
    read: bool
    """Whether the line is being read out, and fragments can no longer be moved."""
    sentence: Text | UnsetType = UNSET
    """The right sentence, once the line is read out."""


class Fragment(msgspec.Struct, frozen=True, kw_only=True):
    fragment: int
    text: Text


class MessageMine(msgspec.Struct, frozen=True, kw_only=True):
    fragments: list[Fragment]
    """The viewer's own fragments."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="message"):
    """The Message."""

    ends: float
    progress: MessageProgress
    mine: MessageMine | None


class HostsOwn(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="host"):
    """A mission that the host runs in the room (TT-14)."""

    ends: float | None
    """Null: the host has set no clock."""
    progress: None = None
    mine: None = None


MissionView: TypeAlias = Vault | Duel | Message | HostsOwn


class HiddenBout(msgspec.Struct, frozen=True, kw_only=True):
    deck: list[Card]
    """The cards of the deck, the top first."""
    piles: list[list[Card]]


class Hidden(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a mission that only the host sees."""

    pictures: list[Picture] = []
    """The pictures of The Vault."""
    bouts: list[HiddenBout] = []
    """The games of The Duel."""
    sentence: list[Fragment] = []
    """The fragments of The Message, in their right order."""
