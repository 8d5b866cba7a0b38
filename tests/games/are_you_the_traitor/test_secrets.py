"""What nobody else may notice: a Stop that waits (AT-13), a glance (AT-25), a sign (AT-25), a character."""

from __future__ import annotations

import pytest

from tests.games.are_you_the_traitor.table import NORMAL, Json, all_views, refusal, stop, table
from turncoat import Illegal, Match


def answers(match: Match, seat: int) -> list[object]:
    """What a seat learns by trying everything it could try, each in a match of its own."""
    tries: list[Json] = [
        *({"move": "stop", "target": target} for target in range(-1, 5)),
        *({"move": "first", "caller": caller} for caller in range(5)),
        *({"move": "look", "at": at} for at in (0, 1, 2, 3, 4, None)),
        {"move": "signal", "sign": "wink"},
        {"move": "void", "agree": True},
        {"move": "void", "agree": False},
        {"move": "say", "text": "Well?"},
        {"move": "claim", "what": "trust", "about": 1},
        {"move": "ring", "target": 1},
        {"move": "declare"},
        {"move": "ready"},
    ]
    found: list[object] = []
    for move in tries:
        other = Match.replay(match.log)
        try:
            other.play(seat, move)
        except Illegal as no:
            found.append((no.code, no.params))
        else:
            found.append(other.view(seat))
    return found


def talking() -> Match:
    match = table("KTG+-", "KTG+-", photo_finish=5)
    match.play(0, {"move": "look", "at": 2}, at=1.0)
    match.play(3, {"move": "void", "agree": True}, at=2.0)
    return match


def test_a_stop_that_waits_shows_to_nobody_but_its_caller() -> None:
    """AT-13: views with offers and deadlines, and every answer, as if it had not been called."""
    quiet, called = talking(), talking()
    quiet.tick(10.0)
    stop(called, 2, 1, at=10.0)
    for when in (10.0, 14.5):
        for match in (quiet, called):
            match.tick(when)
        for viewer in ("0", "1", "3", "4", "watcher"):
            assert all_views(called)[viewer] == all_views(quiet)[viewer]
        for seat in (0, 1, 3, 4):
            assert answers(called, seat) == answers(quiet, seat)
    own = called.view(2)
    assert (own["phase"], own["called"], own["deadline"]) == ("talk", 1, 15.0)
    assert own["callers"] == []


def test_a_second_caller_cannot_tell_that_there_was_a_first() -> None:
    """AT-13: not by the deadline either, which is that of a window of their own."""
    alone, second = talking(), talking()
    stop(second, 2, 1, at=10.0)
    for match in (alone, second):
        stop(match, 4, 0, at=12.0)
    assert second.view(4) == alone.view(4)
    assert second.view(4)["deadline"] == 17.0
    assert answers(second, 4) == answers(alone, 4)
    assert second.deadline == 15.0


def test_a_first_caller_cannot_tell_that_there_is_a_second() -> None:
    """AT-13."""
    alone, first = talking(), talking()
    for match in (alone, first):
        stop(match, 2, 1, at=10.0)
    stop(first, 4, 0, at=12.0)
    alone.tick(12.0)
    assert first.view(2) == alone.view(2)


def test_whom_a_waiting_stop_names_shows_to_nobody_else() -> None:
    """AT-13: nor in the photo finish."""
    one, other = talking(), talking()
    stop(one, 2, 1, at=10.0)
    stop(other, 2, 0, at=10.0)
    for match in (one, other):
        stop(match, 4, 0, at=11.0)
    for when in (11.0, 20.0):
        for match in (one, other):
            match.tick(when)
        for viewer in ("0", "1", "3", "4", "watcher"):
            assert all_views(one)[viewer] == all_views(other)[viewer]


def test_talk_and_glances_go_on_while_a_stop_waits() -> None:
    """AT-13."""
    match = talking()
    stop(match, 2, 1, at=10.0)
    match.play(2, {"move": "say", "text": "Hm."}, at=10.1)
    match.play(2, {"move": "look", "at": 1}, at=10.1)
    match.play(1, {"move": "signal", "sign": "nod"}, at=10.2)
    assert match.view(2)["signs"] == [{"seat": 1, "sign": "nod"}]
    assert refusal(match, 2, {"move": "stop", "target": 0}) == "already_called"


def test_nobody_learns_of_a_glance() -> None:
    """AT-25: as long as it is short, not even the one who is looked at."""
    one, other = talking(), talking()
    one.play(1, {"move": "look", "at": 4}, at=3.0)
    other.play(1, {"move": "look", "at": None}, at=3.0)
    for viewer in ("0", "2", "3", "4", "watcher"):
        assert all_views(one)[viewer] == all_views(other)[viewer]
    assert answers(one, 0) == answers(other, 0)


def test_its_maker_cannot_tell_who_saw_a_sign() -> None:
    """AT-25."""
    watched, alone = talking(), talking()
    watched.play(1, {"move": "look", "at": 4}, at=3.0)
    alone.tick(3.0)
    for match in (watched, alone):
        match.play(4, {"move": "signal", "sign": "wink"}, at=4.0)
    assert watched.view(1)["signs"] == [{"seat": 4, "sign": "wink"}]
    assert watched.view(4)["signs"] == [{"seat": 4, "sign": "wink", "noticed": True}]
    assert alone.view(4)["signs"] == [{"seat": 4, "sign": "wink", "noticed": False}]
    assert {**watched.view(4), "signs": []} == {**alone.view(4), "signs": []}


def test_its_maker_cannot_tell_by_whom_or_by_how_many() -> None:
    """AT-25."""
    one, two = talking(), talking()
    for match, watchers in ((one, [1]), (two, [2, 3])):
        for seat in (1, 2, 3):
            match.play(seat, {"move": "look", "at": 4 if seat in watchers else 0}, at=3.0)
        match.play(4, {"move": "signal", "sign": "wink"}, at=4.0)
    assert one.view(4) == two.view(4)


def test_a_long_glance_is_noticed_by_those_who_look_at_its_maker() -> None:
    """AT-25: after three seconds, until it ends; nobody else learns of it."""
    match, quiet = table("KTG+-"), table("KTG+-")
    match.play(1, {"move": "look", "at": 4}, at=3.0)
    quiet.play(1, {"move": "look", "at": None}, at=3.0)
    for one in (match, quiet):
        one.play(2, {"move": "look", "at": 1}, at=3.5)
        one.tick(5.9)
    assert match.view(2) == quiet.view(2)
    for one in (match, quiet):
        one.tick(6.0)
    assert match.view(2)["gaze"] == 4
    for viewer in ("0", "3", "4", "watcher"):
        assert all_views(match)[viewer] == all_views(quiet)[viewer]
    match.play(1, {"move": "look", "at": 0}, at=7.0)
    assert match.view(2)["gaze"] is None
    match.tick(10.0)
    assert match.view(2)["gaze"] == 0


def test_a_glance_that_is_long_already_is_noticed_at_once() -> None:
    """AT-25: by those who begin to look at its maker, here by the one who is looked at."""
    match = table("KTG+-")
    match.play(1, {"move": "look", "at": 4}, at=3.0)
    match.tick(30.0)
    assert match.view(4)["gaze"] is None
    match.play(4, {"move": "look", "at": 1}, at=31.0)
    assert match.view(4)["gaze"] == 4
    assert match.view(1)["gaze"] is None
    match.tick(34.0)
    assert match.view(1)["gaze"] == 1


def test_a_new_deal_ends_all_glances() -> None:
    """AT-25."""
    match = table("KTG+-", "KTG+-")
    match.play(1, {"move": "look", "at": 4}, at=3.0)
    match.play(2, {"move": "look", "at": 1}, at=3.0)
    match.tick(8.0)
    stop(match, 0, 1, at=9.0)
    match.tick(69.0)
    assert match.view(2)["phase"] == "talk"
    assert (match.view(2)["looking_at"], match.view(2)["gaze"]) == (None, None)


def test_others_cannot_tell_that_there_was_a_sign() -> None:
    """AT-25."""
    one, other = talking(), talking()
    one.play(1, {"move": "look", "at": 4}, at=3.0)
    other.play(1, {"move": "look", "at": 4}, at=3.0)
    one.play(4, {"move": "signal", "sign": "wink"}, at=4.0)
    other.tick(4.0)
    for viewer in ("0", "2", "3", "watcher"):
        assert all_views(one)[viewer] == all_views(other)[viewer]


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("players", NORMAL)
def test_nobody_sees_a_change_among_those_they_know_nothing_about(players: int, edition: str) -> None:
    """AT-3 to AT-6: any two others whose roles the rules leave open to a seat change places."""
    letters = NORMAL[players]
    match = table(letters, edition=edition)
    changes = 0
    for one in range(players):
        for other in range(one):
            changed = list(letters)
            changed[one], changed[other] = changed[other], changed[one]
            if (letters[one] in "+-") != (letters[other] in "+-"):
                continue  # who is a Wizard is public
            twin = table("".join(changed), edition=edition)
            for viewer in [seat for seat in range(players) if seat not in (one, other)]:
                own = letters[viewer]
                told = {"K"} if players >= 6 and own in "KGT" else set()
                told |= {"T"} if players >= (8 if edition == "en" else 9) and own == "T" else set()
                if letters[one] != letters[other] and not told & {letters[one], letters[other]}:
                    changes += 1
                    assert twin.view(viewer) == match.view(viewer)
            assert twin.view("watcher") == match.view("watcher")
    assert changes > 0


def test_a_void_round_leaves_every_secret_untold() -> None:
    """AT-15: edition fr, where the pause follows."""
    one, other = (table(letters, "KTG+-", edition="fr") for letters in ("KTG+-", "TKG+-"))
    for match in (one, other):
        for seat in (0, 1, 2):
            match.play(seat, {"move": "void", "agree": True})
    for viewer in ("2", "3", "4", "watcher"):
        assert all_views(one)[viewer] == all_views(other)[viewer]


def test_the_host_sees_everything() -> None:
    """For replays of finished games: what no seat is shown is in `everything`."""
    match = talking()
    match.play(2, {"move": "signal", "sign": "wink"}, at=3.0)
    stop(match, 2, 1, at=10.0)
    told = match.view("host")
    assert told["deadline"] == 15.0
    assert told["legal"] == []
    everything = told["everything"]
    assert everything["characters"] == ["keyholder", "traitor", "guard", "wizard", "wizard"]
    assert everything["alignments"] == {"3": "good", "4": "evil"}
    assert everything["looking"] == [2, None, None, None, None]
    assert everything["signs"] == [{"seat": 2, "sign": "wink", "seen": [0, 2]}]
    assert everything["calls"] == [{"caller": 2, "target": 1, "at": 10.0}]
    assert len(everything["deck"]) == 42
