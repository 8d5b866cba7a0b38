"""The laws that every game keeps. Each raises AssertionError when it is broken."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.laws.support import Json, Support, begin, generated, replayed, seats, step, viewers
from turncoat import Illegal, Match
from turncoat.core.game import Viewer

COMMON = ("game", "phase", "you", "players", "legal", "deadline", "result")
PATIENCE = 3000


def everything(match: Match) -> Json:
    """All that anybody can observe of a match."""
    return {
        "views": {str(viewer): match.view(viewer) for viewer in viewers(match)},
        "legal": {str(seat): match.legal(seat) for seat in seats(match)},
        "deadline": match.deadline,
        "now": match.now,
        "log": match.log,
    }


def replay_gives_the_same_match(support: Support, rng: Random) -> None:
    match = generated(support, rng)
    log = json.loads(json.dumps(match.log))
    assert everything(replayed(match)) == everything(match)
    upto = rng.randrange(match.number + 1)
    earlier = Match.replay(log, upto=upto)
    assert earlier.log["records"] == log["records"][:upto]


def log_and_views_are_plain_json(support: Support, rng: Random) -> None:
    match = generated(support, rng)
    for viewer in viewers(match):
        view = match.view(viewer)
        _assert_plain(view)
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        assert set(COMMON) <= set(view)
        assert [player["seat"] for player in view["players"]] == list(range(len(match.seats)))
        assert [player["name"] for player in view["players"]] == match.seats
        assert view["you"] == (viewer if isinstance(viewer, int) else None)
        if viewer in seats(match):
            assert view["legal"] == match.legal(viewer)  # type: ignore[arg-type]
    _assert_plain(match.log)


def _assert_plain(value: Any) -> None:
    if type(value) is dict:
        for key, inner in value.items():
            assert type(key) is str, f"{key!r} is no JSON key"
            _assert_plain(inner)
    elif type(value) is list:
        for inner in value:
            _assert_plain(inner)
    else:
        assert value is None or type(value) in (str, int, float, bool), f"{value!r} is not plain JSON"


def nobody_observes_what_they_may_not_know(support: Support, rng: Random) -> None:
    match = generated(support, rng)
    for viewer in viewers(match):
        if viewer == "host":
            continue
        twin = support.twin(match, viewer, rng)
        if twin is not None:
            _assert_alike(support, match, twin, viewer, rng)


def _assert_alike(support: Support, match: Match, twin: Match, viewer: Viewer, rng: Random) -> None:
    assert twin.view("host") != match.view("host") or twin.log != match.log, "the twin differs in nothing"
    ones, others = match.log, twin.log
    one, other = Match.replay(ones, upto=0), Match.replay(others, upto=0)
    _assert_same(one.view(viewer), other.view(viewer), viewer)
    for record, shadow in zip(ones["records"], others["records"], strict=True):
        one.repeat(record)
        other.repeat(shadow)
        _assert_same(one.view(viewer), other.view(viewer), viewer)
    if viewer in seats(match):
        for move in [*_garbage(rng), *_known_moves(support, one, rng)]:
            assert _answer(one, viewer, move) == _answer(other, viewer, move), f"{viewer} tried {move}"


def _assert_same(one: Json, other: Json, viewer: Viewer) -> None:
    for field in one.keys() | other.keys():
        same = json.dumps(one.get(field)) == json.dumps(other.get(field))
        assert same, f"{viewer} can tell by {field}: {one.get(field)!r} or {other.get(field)!r}"


def _answer(match: Match, seat: Any, move: Any) -> Any:
    """What a seat learns by trying a move now: the refusal, or its view afterwards."""
    tried = match.fork()
    try:
        tried.play(seat, move)
    except Illegal as no:
        return (no.code, no.params)
    return json.dumps(tried.view(seat)["deadline"])


def silence_finishes(support: Support, rng: Random) -> None:
    match = generated(support, rng)
    for _ in range(PATIENCE):
        if match.result is not None:
            return
        deadline = match.deadline
        assert deadline is not None, "nothing will ever happen again"
        assert deadline >= match.now
        before = (match.number, match.view("host"))
        match.tick(deadline)
        assert (match.number, match.view("host")) != before, "the deadline came and nothing happened"
    raise AssertionError(f"not over after {PATIENCE} deadlines")


def legal_moves_are_accepted(support: Support, rng: Random) -> None:
    match = generated(support, rng)
    for seat in seats(match):
        for move in match.legal(seat):
            filled = support.fill(move, match.view(seat), rng) if "open" in move else move
            try:
                match.fork().play(seat, filled)
            except Illegal as no:
                raise AssertionError(f"{filled} was offered to {seat} and refused: {no}") from no


def refused_moves_change_nothing(support: Support, rng: Random) -> None:
    match = generated(support, rng)
    before = everything(match)
    wrong_times: tuple[Any, ...] = (-1, match.now - 1, float("nan"), float("inf"), 10**400, "1", True, [])
    for seat in seats(match):
        tries: list[tuple[Any, Any, Any]] = [(seat, move, None) for move in _garbage(rng)]
        tries += [(seat, move, None) for move in _known_moves(support, match, rng)]
        later = match.now if match.deadline is None else match.deadline + 0.5
        tries += [(seat, move, later) for move in _garbage(rng)]
        offered = match.legal(seat)
        if offered:
            tries += [(seat, offered[0], at) for at in wrong_times]
            strangers: tuple[Any, ...] = (-1, 99, None, "0", 0.0, True, [], "watcher")
            tries += [(stranger, offered[0], None) for stranger in strangers]
        for who, move, at in tries:
            if _refused(match.fork(), who, move, at):
                _refused(match, who, move, at)
                assert everything(match) == before, f"a refused {move!r} at {at!r} changed something"
    _assert_goes_on_alike(support, match, replayed(match), rng.getrandbits(32))


def _assert_goes_on_alike(support: Support, one: Match, other: Match, seed: int) -> None:
    """What nobody could see yet, such as luck used up in vain, shows in what happens next."""
    for match in (one, other):
        rng = Random(seed)
        for _ in range(10):
            if match.result is None:
                step(support, match, rng)
    assert one.log == other.log, "refused moves changed what came after"


def _refused(match: Match, seat: Any, move: Any, at: Any) -> bool:
    try:
        match.play(seat, move, at)
    except Illegal as no:
        assert isinstance(no.code, str)
        json.dumps(no.params, allow_nan=False)
        return True
    return False


def garbage_is_refused(support: Support, rng: Random) -> None:
    match = generated(support, rng)
    for seat in seats(match):
        for move in _garbage(rng):
            assert _refused(match, seat, move, None), f"{move!r} was accepted"


def deal_reproduces(support: Support, rng: Random) -> None:
    """The same seed, deal and moves give the same match; and a full deal alone fixes the beginning."""
    for table in support.tables:
        deal = support.deal(table.players, rng)
        names = [f"Player {seat}" for seat in range(table.players)]
        seed = rng.getrandbits(64)
        one = Match(support.game, names, seed=seed, options=table.options, deal=deal)
        same = Match(support.game, names, seed=seed, options=table.options, deal=json.loads(json.dumps(deal)))
        other = Match(support.game, names, seed=seed + 1, options=table.options, deal=deal)
        assert everything(one) == everything(same)
        assert one.view("host") == other.view("host"), "the deal leaves something to the seed"
        for _ in range(30):
            before = one.number
            if one.result is not None:
                break
            step(support, one, rng)
            for record in one.log["records"][before:]:
                same.repeat(record)
        assert same.log["records"] == one.log["records"]


def a_deal_that_does_not_fit_is_refused(support: Support, rng: Random) -> None:
    table = support.tables[0]
    names = [f"Player {seat}" for seat in range(table.players)]
    good = support.deal(table.players, rng)
    wrongs: list[Any] = [7, "x", [], {"nonsense": 1}]
    junks: tuple[Any, ...] = (None, -1, 3.5, "x", [1, 2], {"a": 1}, [[]])
    wrongs += [{**good, name: junk} for name in good for junk in junks]
    for wrong in wrongs:
        try:
            Match(support.game, names, seed=1, options=table.options, deal=wrong)
        except Illegal as no:
            assert no.code == "bad_deal"
        else:
            raise AssertionError(f"the deal {wrong!r} was taken")


LAWS = (
    replay_gives_the_same_match,
    log_and_views_are_plain_json,
    nobody_observes_what_they_may_not_know,
    silence_finishes,
    legal_moves_are_accepted,
    refused_moves_change_nothing,
    garbage_is_refused,
    deal_reproduces,
    a_deal_that_does_not_fit_is_refused,
)


def _garbage(rng: Random) -> list[Any]:
    """Things that are no move in any game."""
    self_made: dict[str, Any] = {}
    self_made["move"] = self_made
    junk: list[Any] = [None, 0, 1.5, float("nan"), "call", b"call", [], [1], {}, object(), self_made]
    junk += [{1: 2}, {None: "move"}, {"mov": "say"}, {"move": "no_such_move"}, {"move": "x" * 10_000}]
    odds: tuple[Any, ...] = (None, 7, 10**5000, "", ["call"], {"move": "call"}, "\ud800", {1, 2})
    junk += [{"move": odd} for odd in odds]
    return rng.sample(junk, 8)


def _known_moves(support: Support, match: Match, rng: Random) -> list[Json]:
    """Moves that somebody could make in this game at some time, a few of them bent out of shape."""
    other = begin(support, rng)
    found: list[Json] = []
    for _ in range(40):
        if other.result is not None:
            break
        for seat in seats(other):
            for move in other.legal(seat):
                found.append(support.fill(move, other.view(seat), rng) if "open" in move else move)
        step(support, other, rng)
    found += [move for seat in seats(match) for move in match.legal(seat)]
    kinds = {json.dumps(move, sort_keys=True): move for move in found}
    sample = rng.sample(list(kinds.values()), min(12, len(kinds)))
    bent: list[Json] = []
    for move in sample[:6]:
        bent.append({**move, "extra": 1})
        for name in move:
            bent.append({key: value for key, value in move.items() if key != name})
            bent.append({**move, name: rng.choice([None, -1, 10**30, 1.5, float("nan"), "x", [], {}, True])})
    return sample + rng.sample(bent, min(12, len(bent)))
