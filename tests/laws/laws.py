"""The laws that every game keeps. Each raises AssertionError when it is broken."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.laws.support import (
    Json,
    Support,
    begin,
    generate_match,
    invent_moves,
    optional_fields,
    replay,
    seats,
    step,
    viewers,
)
from turncoat import Illegal, Match
from turncoat.core.moves import fixed_part
from turncoat.core.viewer import Viewer

COMMON = ("game", "phase", "you", "players", "legal", "awaited", "deadline", "result")
PATIENCE = 3000


def everything(match: Match) -> Json:
    """All that anybody can observe of a match."""
    return {
        "views": {str(viewer): match.view(viewer) for viewer in viewers(match)},
        "talk": {str(viewer): match.talk(viewer) for viewer in viewers(match)},
        "legal": {str(seat): match.legal(seat) for seat in seats(match)},
        "deadline": match.deadline,
        "now": match.now,
        "log": match.log,
    }


def at_a_glance(match: Match) -> Any:
    """Enough to tell that nothing has happened: what only grows by its length, all else whole."""
    return (
        [match.encode_view(viewer) for viewer in viewers(match)],
        match.deadline,
        match.now,
        match.number,
        match.line_count,
    )


def replay_gives_the_same_match(support: Support, rng: Random) -> None:
    match = generate_match(support, rng)
    log = json.loads(json.dumps(match.log))
    assert everything(replay(match)) == everything(match)
    upto = rng.randrange(match.number + 1)
    earlier = Match.replay(log, upto=upto)
    assert earlier.log["records"] == log["records"][:upto]


def log_and_views_are_plain_json(support: Support, rng: Random) -> None:
    match = generate_match(support, rng)
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
        assert json.loads(match.encode_view(viewer)) == view
        _assert_plain_talk(match, viewer, rng)
    _assert_plain(match.log)
    _assert_plain(match.result)


def _assert_plain_talk(match: Match, viewer: Viewer, rng: Random) -> None:
    lines = match.talk(viewer)
    _assert_plain(lines)
    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
    heard = rng.randrange(len(lines) + 1)
    assert match.talk(viewer, heard) == lines[heard:]


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
    match = generate_match(support, rng)
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
    heard = _assert_same(one, other, viewer, 0)
    for record, shadow in zip(ones["records"], others["records"], strict=True):
        one.repeat(record)
        other.repeat(shadow)
        heard = _assert_same(one, other, viewer, heard)
    if viewer in seats(match):
        for move in [*_garbage(rng), *_known_moves(support, one, rng), *invent_moves(one, rng)]:
            _assert_same_answer(support, one, other, viewer, move)


def _assert_same(one: Match, other: Match, viewer: Viewer, heard: int) -> int:
    """The same view to the byte, and the same lines after those that were heard before."""
    assert one.cover == other.cover, f"{viewer} can tell by who is covered, and how"
    if one.encode_view(viewer) != other.encode_view(viewer):
        view, shadow = one.view(viewer), other.view(viewer)
        told = {name: (view.get(name), shadow.get(name)) for name in view.keys() | shadow.keys()}
        differing = {name: pair for name, pair in told.items() if pair[0] != pair[1]}
        raise AssertionError(f"{viewer} can tell by {differing}")
    lines = one.talk(viewer, heard)
    assert lines == other.talk(viewer, heard), f"{viewer} can tell by the talk"
    return heard + len(lines)


def _assert_same_answer(support: Support, one: Match, other: Match, seat: Any, move: Any) -> None:
    """Trying a move now tells a seat the same: the refusal or, where the move reveals nothing, the view."""
    tried, shadow = one.fork(), other.fork()
    answers = [_answer(match, seat, move) for match in (tried, shadow)]
    assert answers[0] == answers[1], f"{seat} tried {move}"
    if answers[0] is None and move["move"] not in support.reveals:
        _assert_same(tried, shadow, seat, 0)


def _answer(match: Match, seat: Any, move: Any) -> Any:
    try:
        match.play(seat, move)
    except Illegal as no:
        return (no.code, no.params)
    return None


def silence_finishes(support: Support, rng: Random) -> None:
    match = generate_match(support, rng)
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
    match = generate_match(support, rng)
    for seat in seats(match):
        for move in match.legal(seat):
            filled = support.fill(move, match.view(seat), rng) if "open" in move else move
            try:
                match.fork().play(seat, filled)
            except Illegal as no:
                if support.unseen(match, no):
                    continue
                raise AssertionError(f"{filled} was offered to {seat} and refused: {no}") from no


def accepted_moves_were_offered(support: Support, rng: Random) -> None:
    """Whatever a seat can send with success stands in `legal`: whole, or as a template."""
    match = generate_match(support, rng)
    for seat in seats(match):
        offered = match.legal(seat)
        for move in [*_known_moves(support, match, rng), *invent_moves(match, rng)]:
            if _answer(match.fork(), seat, move) is None:
                assert any(_offers(entry, move, match) for entry in offered), (
                    f"{move} was not offered to {seat}"
                )


def _offers(entry: Json, move: Json, match: Match) -> bool:
    """Whether a move is that entry, filled in; fields with a default may be added."""
    fixed = fixed_part(entry)
    if not fixed.items() <= move.items() or not _is_within_bounds(entry, move):
        return False
    return move.keys() - fixed.keys() <= set(entry.get("open", ())) | optional_fields(match, move["move"])


def _is_within_bounds(entry: Json, move: Json) -> bool:
    """Whether the one open field of a template keeps the bounds that the template states."""
    if "least" not in entry and "most" not in entry:
        return True
    value = move[entry["open"][0]]
    number: int = len(value) if isinstance(value, list) else value
    return bool(entry.get("least", number) <= number <= entry.get("most", number))


def only_those_named_see_a_change(support: Support, rng: Random) -> None:
    """Views are built only for those who could see a change, so nobody else may see one."""
    match = generate_match(support, rng)
    for _ in range(20):
        if match.result is not None:
            break
        match.take_changed_viewers()
        before = {viewer: match.encode_view(viewer) for viewer in viewers(match)}
        step(support, match, rng)
        touched = match.take_changed_viewers()
        for viewer in viewers(match):
            if touched is not None and viewer not in touched:
                assert match.encode_view(viewer) == before[viewer], f"{viewer} sees a change unannounced"


def forks_go_their_own_way(support: Support, rng: Random) -> None:
    """What happens to a fork, or to what a match has handed out, does not happen to the match."""
    match = generate_match(support, rng)
    before = everything(match)
    fork = match.fork()
    for _ in range(10):
        if fork.result is None:
            step(support, fork, rng)
    _spoil(everything(match))
    _spoil(match.result)
    assert everything(match) == before, "the match changed with its fork or with what it had handed out"
    seed = rng.getrandbits(32)
    _assert_goes_on_alike(support, match.fork(), replay(match), seed)


def _spoil(value: Any) -> None:
    """Change everything that can be changed in it."""
    if isinstance(value, dict):
        for inner in value.values():
            _spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _spoil(inner)
        value.append("spoilt")


def refused_moves_change_nothing(support: Support, rng: Random) -> None:
    match = generate_match(support, rng)
    before, whole = at_a_glance(match), everything(match)
    wrong_times: tuple[Any, ...] = (-1, match.now - 1, float("nan"), float("inf"), 10**400, "1", True, [])
    for seat in seats(match):
        tries: list[tuple[Any, Any, Any]] = [(seat, move, None) for move in _garbage(rng)]
        tries += [(seat, move, None) for move in _known_moves(support, match, rng)]
        later = match.now if match.deadline is None else match.deadline + 0.5
        tries += [(seat, move, later) for move in _garbage(rng)]
        offered = match.legal(seat)
        if offered:
            tries += [(seat, offered[0], at) for at in wrong_times]
            strangers: tuple[Any, ...] = (
                -1,
                99,
                None,
                "0",
                0.0,
                True,
                [],
                "watcher",
                Grudging(),
                nest_lists(1000),
            )
            tries += [(stranger, offered[0], None) for stranger in strangers]
        for who, move, at in tries:
            if _is_refused(match.fork(), who, move, at):
                _is_refused(match, who, move, at)
                assert at_a_glance(match) == before, f"a refused move at {at!r} changed something"
    assert everything(match) == whole
    _assert_goes_on_alike(support, match, replay(match), rng.getrandbits(32))


def _assert_goes_on_alike(support: Support, one: Match, other: Match, seed: int) -> None:
    """What nobody could see yet, such as luck used up in vain, shows in what happens next."""
    for match in (one, other):
        rng = Random(seed)
        for _ in range(10):
            if match.result is None:
                step(support, match, rng)
    assert one.log == other.log, "refused moves changed what came after"


def _is_refused(match: Match, seat: Any, move: Any, at: Any) -> bool:
    try:
        match.play(seat, move, at)
    except Illegal as no:
        assert isinstance(no.code, str)
        json.dumps(no.params, allow_nan=False)
        return True
    return False


def garbage_is_refused(support: Support, rng: Random) -> None:
    match = generate_match(support, rng)
    for seat in seats(match):
        for move in _garbage(rng):
            assert _is_refused(match, seat, move, None), f"{move!r} was accepted"


def deal_reproduces(support: Support, rng: Random) -> None:
    """The same seed, deal and moves give the same match; and a full deal alone fixes the beginning."""
    for setup in support.setups:
        deal = support.deal(setup.players, rng)
        names = [f"Player {seat}" for seat in range(setup.players)]
        seed = rng.getrandbits(64)
        one = Match(support.game, names, seed=seed, options=setup.options, deal=deal)
        same = Match(support.game, names, seed=seed, options=setup.options, deal=json.loads(json.dumps(deal)))
        other = Match(support.game, names, seed=seed + 1, options=setup.options, deal=deal)
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
    setup = support.setups[0]
    names = [f"Player {seat}" for seat in range(setup.players)]
    good = support.deal(setup.players, rng)
    wrongs: list[Any] = [7, "x", [], {"nonsense": 1}]
    junks: tuple[Any, ...] = (None, -1, 3.5, "x", [1, 2], {"a": 1}, [[]])
    wrongs += [{**good, name: junk} for name in good for junk in junks if not support.fits(name, junk)]
    for wrong in wrongs:
        try:
            Match(support.game, names, seed=1, options=setup.options, deal=wrong)
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
    accepted_moves_were_offered,
    only_those_named_see_a_change,
    forks_go_their_own_way,
    refused_moves_change_nothing,
    garbage_is_refused,
    deal_reproduces,
    a_deal_that_does_not_fit_is_refused,
)


class Grudging:
    """An object that does not want to be looked at."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not equal to anything")

    def __hash__(self) -> int:
        return 1

    def __str__(self) -> str:
        raise RuntimeError("nothing to say")

    __repr__ = __str__


def nest_lists(levels: int) -> list[Any]:
    deep: list[Any] = []
    for _ in range(levels):
        deep = [deep]
    return deep


def _garbage(rng: Random) -> list[Any]:
    """Things that are no move in any game."""
    self_made: dict[str, Any] = {}
    self_made["move"] = self_made
    junk: list[Any] = [None, 0, 1.5, float("nan"), "call", b"call", [], [1], {}, object(), self_made]
    junk += [{1: 2}, {None: "move"}, {"mov": "say"}, {"move": "no_such_move"}, {"move": "x" * 10_000}]
    odds: tuple[Any, ...] = (None, 7, 10**5000, "", ["call"], {"move": "call"}, "\ud800", {1, 2})
    odds += (Grudging(), nest_lists(1000))
    junk += [{"move": odd} for odd in odds]
    junk += [Grudging(), nest_lists(1000)]
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
