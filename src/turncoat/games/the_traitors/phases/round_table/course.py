"""The course of a Round Table from the vote on (TT-21 to TT-25): ties and the banishment."""

from __future__ import annotations

from turncoat.core.fairness.chance import Chance
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import bets, dealing, host, votes, withdrawal
from turncoat.games.the_traitors.clauses.votes import AFTER_TIE, COMMON_DEFENCE_FROM, Seats, VoteStage
from turncoat.games.the_traitors.record import PastVote, RoundTable
from turncoat.games.the_traitors.state import TheTraitors


def open_table(state: TheTraitors) -> None:
    state.table = RoundTable()
    state.bets = {}  # on a table that was broken off
    state.tables_today += 1


def open_vote(state: TheTraitors, stage: VoteStage, at: float, chance: Chance) -> None:
    """Open a vote of that stage; with one candidate or none, go on without a vote (TT-24)."""
    table = state.table
    candidates, voters = votes.ballot(stage, state.alive, table.tied)
    if not candidates:
        state.go("round_table.host_rules", at, chance)
    elif len(candidates) == 1:
        banish(state, candidates[0], at, chance)
    else:
        table.stage, table.candidates, table.voters = stage, candidates, voters
        table.safe = table.tied if stage == "safe_vote" else ()
        table.votes, table.order, table.shown = {}, (), 0
        table.speakers = table.to_come = ()
        state.end_votes = None  # TT-37: shown until the next vote opens
        state.go(f"round_table.{stage}", at, chance)


def close_vote(state: TheTraitors, at: float, chance: Chance) -> None:
    """Begin to show the votes, from a random seat on (TT-21)."""
    table = state.table
    first = dealing.draw_first_shown(table.voters, state.deal, state.votes_held, chance)
    table.order = votes.order_from(table.voters, first)
    state.votes_held += 1
    state.go("round_table.reveal", at, chance)


def present_voter(state: TheTraitors) -> int:
    """Return the voter whose vote is shown now."""
    return state.table.order[state.table.shown - 1]


def count(state: TheTraitors, at: float, chance: Chance) -> None:
    """Count the votes once all are shown: banish a player, or go on with the tie."""
    table = state.table
    written = {seat: table.votes[seat].target for seat in table.votes}
    ahead = votes.leaders(table.candidates, written)
    _remember(state, ahead)
    if len(ahead) == 1:
        banish(state, ahead[0], at, chance)
        return
    table.tied = ahead
    match AFTER_TIE[table.stage]:
        case "defence":
            _defend(state, at, chance)
        case "safe_vote":
            open_vote(state, "safe_vote", at, chance)
        case "lots":
            draw_lots(state, at, chance)
        case stage:
            state.go(f"round_table.{stage}", at, chance)


def _remember(state: TheTraitors, ahead: Seats) -> None:
    table = state.table
    slips = tuple((seat, table.votes.get(seat)) for seat in table.order)
    banished = ahead[0] if len(ahead) == 1 else None
    state.past_votes.append(PastVote(state.day, table.stage, slips, banished))


def _defend(state: TheTraitors, at: float, chance: Chance) -> None:
    """Let the tied defend themselves one by one, or together if they are many or in `days` (TT-23 (a))."""
    tied = state.table.tied
    together = len(tied) >= COMMON_DEFENCE_FROM or state.pace.by_hours
    size = len(tied) if together else 1
    state.table.speakers, state.table.to_come = tied[:size], tied[size:]
    state.go("round_table.defence", at, chance)


def draw_lots(state: TheTraitors, at: float, chance: Chance) -> None:
    """Banish one of the tied by lot (TT-23 (e))."""
    order = dealing.draw_lots(state.players, state.deal, "lots", state.votes_held, chance)
    state.table.by_lot = True
    if state.scenes:
        speech.announce(state, at, "lots", seats=list(state.table.tied))
    unlucky = dealing.first_of(state.table.tied, order)
    assert unlucky is not None
    banish(state, unlucky, at, chance)


def banish(state: TheTraitors, seat: int, at: float, chance: Chance) -> None:
    """Banish a player at once (TT-22, TT-25), and let those leave whose withdrawal waited (TT-42)."""
    asked = asks_for_identity(state) and not host.decides(state, "ask_identity")
    at_once = asked and not state.scenes  # since rules 4 the banished player has a move for it
    state.table.banished, state.table.asked = seat, asked
    bets.settle(state, "banished", [seat])
    state.leave(seat, "banished", revealed=at_once)
    told = {"identity": state.identity(seat)} if at_once else {}
    speech.announce(state, at, "banished", seats=[seat], **told)
    if state.scenes and not asked and not host.decides(state, "ask_identity"):
        speech.announce(state, at, "not_asked", seats=[seat])
    withdrawal.take_effect(state, at)
    state.go("round_table.identity", at, chance)


def reveal_identity(state: TheTraitors, at: float) -> None:
    """Make the identity of the banished player public (TT-22)."""
    seat = state.table.banished
    assert seat is not None
    state.out[seat] = state.out[seat]._replace(revealed=True)
    speech.announce(state, at, "identity", seats=[seat], identity=state.identity(seat))


def asks_for_identity(state: TheTraitors) -> bool:
    """Return whether the option has the automatic host ask for the identity (TT-22)."""
    reveal = state.options["reveal"]
    return bool(reveal == "always" or (reveal == "not_in_final" and not state.final))
