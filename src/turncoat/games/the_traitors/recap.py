"""The recap of a season, which everybody sees when it is over (TT-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core.speech.phrase import Phrase
from turncoat.games.the_traitors.clauses.powers import Kind
from turncoat.games.the_traitors.moves import BetAbout, Identity, MissionName

if TYPE_CHECKING:
    from turncoat.games.the_traitors.record import Written
    from turncoat.games.the_traitors.state import TheTraitors


class ChoiceView(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of the Traitors, or the choice that one of them named."""

    move: Kind
    target: int | UnsetType = UNSET
    """Left out for a feint and for a list."""
    targets: list[int] | UnsetType = UNSET
    """The names on a list."""


class NightView(msgspec.Struct, frozen=True, kw_only=True):
    """A Conclave."""

    night: int
    """The day before this night."""
    traitors: list[int]
    """The Traitors present at its end."""
    decided: list[ChoiceView]
    murdered: int | None
    """Null where a shield prevented it, too."""
    tempted: int | None
    accepted: bool | None
    """The answer to the letter."""
    blackmailed: int | None
    listed: list[int]
    shown: list[int]
    """The players who showed a shield to the Conclave."""


class SlipView(msgspec.Struct, frozen=True, kw_only=True):
    """A vote with its reason."""

    seat: int
    target: int | None
    """Null: a blank vote."""
    reason: str
    phrases: list[Phrase] | UnsetType = UNSET
    """The reason of a bot, for readers of every language."""


def slip_view(seat: int, slip: Written | None) -> SlipView:
    if slip is None:
        return SlipView(seat=seat, target=None, reason="")
    phrases = [*slip.phrases] or UNSET
    return SlipView(seat=seat, target=slip.target, reason=slip.reason, phrases=phrases)


class VoteView(msgspec.Struct, frozen=True, kw_only=True):
    """A vote at a Round Table."""

    day: int
    stage: str
    votes: list[SlipView]
    """In the order in which they were shown."""
    banished: int | None
    """Null: the vote was a tie."""


class SuspicionView(msgspec.Struct, frozen=True, kw_only=True):
    """The player whom another suspected most in a part of a night."""

    night: int
    part: int
    seat: int
    target: int
    right: bool
    """Whether the target was a Traitor at the end of that night."""


class GuessView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's last suspicion in one night."""

    night: int
    target: int
    right: bool


class ScoreView(msgspec.Struct, frozen=True, kw_only=True):
    """How well a player guessed, night by night; players who are out guess, too."""

    seat: int
    right: int
    """The number of nights with a right guess."""
    guesses: list[GuessView]
    """The guesses in the order of the nights, without nights in which the player was a Traitor."""


class BetView(msgspec.Struct, frozen=True, kw_only=True):
    """A bet of a player who was out (TT-22)."""

    day: int
    about: BetAbout
    """What was bet on: who does best in the mission, or who is banished."""
    seat: int
    target: int
    right: bool


class DepartedView(msgspec.Struct, frozen=True, kw_only=True):
    """How well a player who is out saw from outside."""

    seat: int
    right: int
    """The number of bets and of nightly guesses that were right."""
    all: int


class ShieldView(msgspec.Struct, frozen=True, kw_only=True):
    """A shield that a player found."""

    day: int
    seat: int
    taken: bool


class MissionRecap(msgspec.Struct, frozen=True, kw_only=True):
    """The silver that a mission earned."""

    day: int
    name: MissionName | Literal["host"]
    bars: int


class Recap(msgspec.Struct, frozen=True, kw_only=True):
    """The season as it really was."""

    identities: list[Identity]
    """By seat, at the end."""
    first_traitors: list[int]
    """The Traitors chosen at the beginning."""
    eager: dict[str, int]
    """By seat: how much the player wanted to be a Traitor."""
    missions: list[MissionRecap]
    shields: list[ShieldView]
    votes: list[VoteView]
    nights: list[NightView]
    suspicions: list[SuspicionView]
    scores: list[ScoreView]
    """Best first: most nights right, then fewest wrong."""
    bets: list[BetView]
    departed: list[DepartedView]
    """The bets and guesses of those who were out: most right first, then fewest wrong."""


def choice_view(choice: Any) -> ChoiceView:
    if choice.kind == "list":
        return ChoiceView(move="list", targets=list(choice.targets))
    return ChoiceView(move=choice.kind, target=choice.targets[0] if choice.targets else UNSET)


def recap(state: TheTraitors) -> Recap:
    joined = {seat for night in state.past_nights for seat in _recruits(night)}
    suspicions = _suspicions(state)
    scores = _scores(state, suspicions)
    return Recap(
        identities=[state.identity(seat) for seat in range(state.players)],
        first_traitors=sorted(state.traitors - joined),
        eager={str(seat): level for seat, level in sorted(state.eager.items())},
        missions=[MissionRecap(day=past.day, name=past.name, bars=past.bars) for past in state.past_missions],
        shields=[ShieldView(day=past.day, seat=past.seat, taken=past.taken) for past in state.past_shields],
        votes=[
            VoteView(
                day=past.day,
                stage=past.stage,
                votes=[slip_view(seat, slip) for seat, slip in past.votes],
                banished=past.banished,
            )
            for past in state.past_votes
        ],
        nights=[_night(past) for past in state.past_nights],
        suspicions=suspicions,
        scores=scores,
        bets=[BetView(**past._asdict()) for past in state.past_bets],
        departed=_score_departed(state, scores),
    )


def _score_departed(state: TheTraitors, scores: list[ScoreView]) -> list[DepartedView]:
    """Score those who are out by their bets, and by what they guessed in the nights since (TT-22)."""
    told: dict[int, list[bool]] = {}
    for score in scores:
        gone = state.out.get(score.seat)
        if gone is not None:
            told[score.seat] = [guess.right for guess in score.guesses if guess.night >= gone.day]
    for past in state.past_bets:
        told.setdefault(past.seat, []).append(past.right)
    found = [DepartedView(seat=seat, right=sum(all_), all=len(all_)) for seat, all_ in told.items() if all_]
    return sorted(found, key=lambda one: (-one.right, one.all, one.seat))


def _recruits(night: Any) -> list[int]:
    tempted = [night.tempted] if night.accepted else []
    return tempted + ([] if night.blackmailed is None else [night.blackmailed])


def _night(past: Any) -> NightView:
    return NightView(
        night=past.night,
        traitors=list(past.traitors),
        decided=[choice_view(choice) for choice in past.decided],
        murdered=past.murdered,
        tempted=past.tempted,
        accepted=past.accepted,
        blackmailed=past.blackmailed,
        listed=list(past.listed),
        shown=list(past.shown),
    )


def _suspicions(state: TheTraitors) -> list[SuspicionView]:
    traitors = {past.night: past.traitors for past in state.past_nights}
    return [
        SuspicionView(
            night=past.night,
            part=past.part,
            seat=past.seat,
            target=past.target,
            right=past.target in traitors[past.night],
        )
        for past in state.suspicions
    ]


def _saw_all(state: TheTraitors, seat: int, night: int) -> bool:
    """Return whether the player saw everything in that night: then a guess is none (TT-22)."""
    gone = state.out.get(seat)
    return bool(state.options["ghosts_see_all"]) and gone is not None and gone.sees_from <= night


def _scores(state: TheTraitors, suspicions: list[SuspicionView]) -> list[ScoreView]:
    """Score the guesses of every player (TT-40)."""
    knew = {past.night: past.traitors for past in state.past_nights}
    last = {
        (told.seat, told.night): GuessView(night=told.night, target=told.target, right=told.right)
        for told in sorted(suspicions, key=lambda told: (told.seat, told.night, told.part))
        if told.seat not in knew[told.night] and not _saw_all(state, told.seat, told.night)
    }
    scores = []
    for seat in range(state.players):
        guesses = [guess for (guesser, _), guess in last.items() if guesser == seat]
        if guesses:
            right = sum(guess.right for guess in guesses)
            scores.append(ScoreView(seat=seat, right=right, guesses=guesses))
    return sorted(scores, key=lambda score: (-score.right, len(score.guesses), score.seat))
