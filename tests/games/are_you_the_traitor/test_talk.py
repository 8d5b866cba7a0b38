"""AT-8, AT-15, AT-20, AT-25 and AT-26: talk, exposed secrets, glances, signs, claims."""

from __future__ import annotations

import pytest

from tests.games.are_you_the_traitor.table import all_views, moves, refusal, stop, table
from turncoat import Match

AGREE = {"move": "void", "agree": True}
TAKE_BACK = {"move": "void", "agree": False}


def test_anybody_speaks_at_any_moment() -> None:
    """AT-8: the same seat twice, and everybody reads it in order."""
    match = table("KTG+")
    match.play(2, {"move": "say", "text": "I hold the key."}, at=1.0)
    match.play(2, {"move": "say", "text": "Or\nnot."}, at=2.0)
    match.play(1, {"move": "claim", "what": "doubt", "about": 2}, at=3.0)
    for viewer in (0, 1, 2, 3, "watcher", "host"):
        assert match.talk(viewer) == [
            {"n": 1, "at": 1.0, "seat": 2, "round": 1, "say": "I hold the key."},
            {"n": 2, "at": 2.0, "seat": 2, "round": 1, "say": "Or\nnot."},
            {"n": 3, "at": 3.0, "seat": 1, "round": 1, "claim": {"what": "doubt", "about": 2}},
        ]
        assert match.talk(viewer, after=2) == match.talk(viewer)[2:]
        assert "talk" not in match.view(viewer)


def test_talk_is_kept_for_the_match() -> None:
    """AT-8: with the round it was said in."""
    match = table("KTG+", "KTG+")
    match.play(2, {"move": "say", "text": "one"}, at=1.0)
    stop(match, 2, 1, at=2.0)
    match.play(2, {"move": "say", "text": "two"}, at=3.0)
    match.tick(62.0)
    match.play(2, {"move": "say", "text": "three"}, at=63.0)
    assert [(line["say"], line["round"]) for line in match.talk(0)] == [
        ("one", 1),
        ("two", 1),
        ("three", 2),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "\n",
        "\t\r\n",
        "x" * 501,
        "a\x00b",
        "bell\x07",
        "\x1b[31m",
        "\u200b",
        "\u202e",
        "\u2066\u2069",
    ],
)
def test_a_text_is_something_to_read(text: str) -> None:
    """AT-8: 1 to 500 characters, no blanks alone, no control characters but new lines."""
    assert refusal(table("KTG+"), 0, {"move": "say", "text": text}) == "bad_text"


@pytest.mark.parametrize("text", ["\ud800", None, 7, ["x"]])
def test_a_text_is_text(text: object) -> None:
    """AT-8: half a character is none."""
    assert refusal(table("KTG+"), 0, {"move": "say", "text": text}) == "bad_move"


@pytest.mark.parametrize("text", ["x", "x" * 500, "Æblegrød på låget", "👩‍👩‍👧 où ça ?", "日本"])
def test_a_text_in_any_language_is_taken(text: str) -> None:
    """AT-8."""
    match = table("KTG+")
    match.play(0, {"move": "say", "text": text})
    assert match.talk(1)[0]["say"] == text


def test_pasted_text_is_taken_in_one_form() -> None:
    """AT-8: tabs and line breaks of any kind come with what is copied from elsewhere."""
    match = table("KTG+")
    match.play(0, {"move": "say", "text": "one\ttwo\r\nthree\rfour"})
    assert match.talk(1)[0]["say"] == "one two\nthree\nfour"
    assert match.log["records"][0]["move"]["text"] == "one two\nthree\nfour"


CLAIMS = [
    {"what": "am", "role": "keyholder"},
    {"what": "am", "role": "guard"},
    {"what": "am", "role": "traitor"},
    {"what": "am", "role": "good_wizard"},
    {"what": "am", "role": "evil_wizard"},
    {"what": "is", "about": 1, "role": "traitor"},
    {"what": "trust", "about": 1},
    {"what": "doubt", "about": 2},
    {"what": "lie", "about": 3},
    {"what": "statue"},
]


@pytest.mark.parametrize("claim", CLAIMS)
def test_claims_in_fixed_form(claim: dict[str, object]) -> None:
    """AT-26: true or not, everybody reads it as it was made."""
    match = table("KTG+")
    match.play(0, {"move": "claim"} | claim)
    assert match.talk("watcher")[0]["claim"] == claim
    assert match.log["records"][0]["move"] == {"move": "claim"} | claim


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        ({"what": "am"}, "bad_move"),
        ({"what": "am", "role": "wizard"}, "bad_move"),
        ({"what": "am", "role": "guard", "about": 1}, "bad_move"),
        ({"what": "is", "about": 1}, "bad_move"),
        ({"what": "is", "role": "guard"}, "bad_move"),
        ({"what": "trust"}, "bad_move"),
        ({"what": "trust", "about": 1, "role": "guard"}, "bad_move"),
        ({"what": "statue", "about": 1}, "bad_move"),
        ({"what": "love", "about": 1}, "bad_move"),
        ({}, "bad_move"),
        ({"what": "lie", "about": 0}, "not_yourself"),
        ({"what": "lie", "about": 4}, "no_such_player"),
        ({"what": "is", "about": -1, "role": "guard"}, "no_such_player"),
    ],
)
def test_a_claim_has_the_fields_it_needs(claim: dict[str, object], code: str) -> None:
    """AT-26."""
    assert refusal(table("KTG+"), 0, {"move": "claim"} | claim) == code


def test_fields_that_are_null_are_left_out_of_the_record() -> None:
    """AT-26: a claim has one written form."""
    match = table("KTG+")
    match.play(0, {"move": "claim", "what": "trust", "about": 1, "role": None})
    assert match.log["records"][0]["move"] == {"move": "claim", "what": "trust", "about": 1}


# Exposed secrets


def agree(match: Match, *seats: int, at: float | None = None) -> None:
    for seat in seats:
        match.play(seat, AGREE, at)


@pytest.mark.parametrize(("letters", "half"), [("KTG+", 2), ("KTG+-", 2), ("KTGG+-", 3), ("KTGGG+-", 3)])
def test_more_than_half_of_all_seats_void_a_round(letters: str, half: int) -> None:
    """AT-15: who agrees is public; half is not enough."""
    match = table(letters, letters[::-1])
    agree(match, *range(half), at=7.0)
    assert match.view("watcher")["void"] == list(range(half))
    assert match.view("watcher")["void_needs"] == half + 1
    assert match.view("watcher")["dealing"] == 1
    agree(match, half, at=8.0)
    view = match.view("watcher")
    assert (view["dealing"], view["round"], view["phase"]) == (2, 1, "talk")
    assert (view["void"], view["reveal"], sum(view["cards"])) == ([], None, 0)
    assert match.deadline == 1208.0


def test_bots_have_no_say_where_people_sit() -> None:
    """AT-15: more than half of the people; seats 0 and 3 are bots."""
    match = table("KTG+-", "KTG+-", people=[1, 2, 4])
    assert (match.view(0)["voters"], match.view(0)["void_needs"]) == ([1, 2, 4], 2)
    assert refusal(match, 0, AGREE) == "people_decide"
    assert "void" not in moves(match, 0)
    agree(match, 4, 1)
    assert (match.view(0)["dealing"], match.view(0)["last_end"]) == (2, "exposed")


def test_among_bots_alone_all_have_a_say() -> None:
    """AT-15."""
    match = table("KTG+-", "KTG+-", people=[])
    assert (match.view(0)["voters"], match.view(0)["void_needs"]) == ([0, 1, 2, 3, 4], 3)


def test_agreement_can_be_taken_back() -> None:
    """AT-15."""
    match = table("KTG+")
    agree(match, 0, 1)
    assert refusal(match, 1, AGREE) == "already_agreed"
    match.play(1, TAKE_BACK)
    assert refusal(match, 1, TAKE_BACK) == "not_agreed"
    agree(match, 2)
    assert match.view(0)["void"] == [0, 2]
    assert match.view(0)["dealing"] == 1
    assert AGREE in match.legal(1)
    assert TAKE_BACK in match.legal(2)


def test_a_void_round_in_french_is_followed_by_the_pause() -> None:
    """AT-15, AT-29: nothing revealed, nothing drawn, and the next number."""
    match = table("KTG+", "KTG+", edition="fr")
    agree(match, 0, 1, 2, at=5.0)
    view = match.view(3)
    assert (view["phase"], view["round"], view["reveal"], view["deadline"]) == ("pause", 1, None, 65.0)
    assert (view["void"], sum(view["cards"])) == ([], 0)
    match.tick(65.0)
    assert (match.view(3)["phase"], match.view(3)["round"]) == ("talk", 2)


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_void_round_drops_a_stop_that_waits(edition: str) -> None:
    """AT-15: during AT-13's window too."""
    match = table("KTG+", "KTG+", photo_finish=5, edition=edition)
    stop(match, 2, 1, at=10.0)
    agree(match, 0, 1, 2, at=11.0)
    assert match.view(2)["called"] is None
    match.tick(20.0)
    assert match.view(2)["reveal"] is None
    assert sum(match.view(2)["cards"]) == 0


def test_agreements_lapse_with_the_round() -> None:
    """AT-15."""
    match = table("KTG+", "KTG+")
    agree(match, 0, 1)
    stop(match, 2, 1)
    assert match.view(0)["void"] == []
    match.tick(60.0)
    agree(match, 3)
    assert match.view(0)["void"] == [3]


# Glances and signs


def look(match: Match, seat: int, at: int | None) -> None:
    match.play(seat, {"move": "look", "at": at})


def sign(match: Match, seat: int, kind: str) -> None:
    match.play(seat, {"move": "signal", "sign": kind})


def test_a_sign_is_seen_by_exactly_those_who_look_at_its_maker() -> None:
    """AT-25: at that moment; looking later is too late."""
    match = table("KTGG+-")
    look(match, 5, 1)
    look(match, 2, 1)
    look(match, 3, 5)
    sign(match, 1, "wink")
    look(match, 3, 1)
    look(match, 2, None)
    sign(match, 1, "nod")
    signs = {viewer: [seen["sign"] for seen in view["signs"]] for viewer, view in all_views(match).items()}
    assert signs == {
        "0": [],
        "1": ["wink", "nod"],
        "2": ["wink"],
        "3": ["nod"],
        "4": [],
        "5": ["wink", "nod"],
        "watcher": [],
    }
    assert match.view(2)["signs"] == [{"seat": 1, "sign": "wink"}]
    assert match.view(1)["signs"][0] == {"seat": 1, "sign": "wink", "noticed": True}


def test_one_looks_at_one_player_at_a_time_and_at_nobody_after_a_deal() -> None:
    """AT-25: signs are this round's."""
    match = table("KTG+", "KTG+")
    assert match.view(0)["looking_at"] is None
    look(match, 0, 1)
    look(match, 0, 2)
    assert match.view(0)["looking_at"] == 2
    sign(match, 2, "shake")
    sign(match, 1, "finger")
    assert match.view(0)["signs"] == [{"seat": 2, "sign": "shake"}]
    stop(match, 2, 1)
    match.tick(60.0)
    assert match.view(0)["looking_at"] is None
    assert match.view(0)["signs"] == []


def test_one_looks_at_another_player() -> None:
    """AT-25."""
    match = table("KTG+")
    assert refusal(match, 0, {"move": "look", "at": 0}) == "not_yourself"
    assert refusal(match, 0, {"move": "look", "at": 4}) == "no_such_player"
    assert refusal(match, 0, {"move": "look"}) == "bad_move"
    assert refusal(match, 0, {"move": "signal", "sign": "wave"}) == "bad_move"


def test_without_signals_there_are_none() -> None:
    """AT-25: the option, for a table in one room."""
    match = table("KTG+", signals=False)
    assert moves(match, 0) == {"say", "claim", "stop", "void"}
    assert refusal(match, 0, {"move": "look", "at": 1}) == "signals_off"
    assert refusal(match, 0, {"move": "signal", "sign": "nod"}) == "signals_off"


def test_what_is_offered_in_the_talk() -> None:
    """AT-8, AT-9, AT-15, AT-25, AT-26: in full, with templates where words are the player's."""
    assert table("KTG+").legal(1) == [
        {"move": "say", "open": ["text"]},
        {"move": "claim", "open": ["what", "about", "role"]},
        {"move": "look", "at": 0},
        {"move": "look", "at": 2},
        {"move": "look", "at": 3},
        {"move": "look", "at": None},
        {"move": "signal", "sign": "wink"},
        {"move": "signal", "sign": "nod"},
        {"move": "signal", "sign": "shake"},
        {"move": "signal", "sign": "finger"},
        {"move": "stop", "target": 0},
        {"move": "stop", "target": 2},
        {"move": "stop", "target": 3},
        {"move": "void", "agree": True},
    ]
