"""Limits on the socket, each with a clear refusal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.stage import Hands, Stage, play
from turncoat.server.limits import Bucket, Buckets, Limits


def test_a_bucket_lets_some_through_at_once_and_the_rest_at_a_pace() -> None:
    hands = Hands()
    bucket = Bucket(rate=2, most=3, tick=hands)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    hands.at += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    hands.at += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_use_up_each_others_share() -> None:
    buckets = Buckets(rate=0.0001, most=1)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_nobody_need_wait_for_a_hello_for_ever(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        person = await stage.socket()
        assert (await person.ended())["code"] == "hello_late"

    play(test, tmp_path / "t", limits=Limits(hello_seconds=0.05))


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"kind":"typing"}', "hello_first"),
        ("{", "not_json"),
        ("[]", "bad_message"),
        ('{"kind":"hello","table":"ABCD","token":"x","more":1}', "bad_message"),
        ('{"kind":"hello","table":"ZZZZ","token":"x"}', "no_such_table"),
        ('{"kind":"hello","table":"' + "A" * 9000 + '"}', "too_long"),
    ],
)
def test_a_wrong_first_message_is_refused_and_the_connection_ends(
    message: str, code: str, tmp_path: Path
) -> None:
    async def test(stage: Stage) -> None:
        person = await stage.socket()
        await person.send(message)
        assert (await person.ended())["code"] == code

    play(test, tmp_path / "t")


def test_a_wrong_later_message_is_refused_with_its_id_and_the_visit_goes_on(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, _, _ = await stage.pair()
        for message, code, ticket in (
            ('{"kind":"move","id":"a","move":7}', "bad_message", "a"),
            ('{"kind":"fly","id":"b"}', "bad_message", "b"),
            ("{", "not_json", None),
            ('{"kind":"chat","id":"c","text":"' + "x" * 9000 + '"}', "too_long", "c"),
            ('{"kind":"hello","table":"ABCD","token":"x"}', "hello_twice", None),
        ):
            await one.send(message)
            answer = await one.expect("refused")
            assert (answer["code"], answer["id"]) == (code, ticket)
        await one.settle()

    play(test, tmp_path / "t")


def test_haste_is_refused_and_in_the_end_the_connection_is_closed(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, _ = await stage.pair(start=False)
        for place in range(300):
            await one.send({"kind": "chat", "id": str(place), "text": "spam"})
        assert (await one.expect("refused"))["code"] == "too_fast"
        assert (await one.ended())["code"] == "limits"
        await two.settle()

    play(test, tmp_path / "t", limits=Limits(messages_per_second=0.001, messages_at_once=5))


def test_a_full_server_says_so(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        await stage.enter(ann)
        late = await stage.socket()
        assert (await late.ended())["code"] == "too_many_connections"

    play(test, tmp_path / "t", limits=Limits(connections_per_address=1))


def test_a_connection_that_does_not_read_is_closed_and_delays_nobody(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        one, _ = await stage.enter(ann)
        table = stage.house.tables[ann["code"]]
        (guest,) = table.guests
        for _ in range(6):
            guest.tell('{"kind":"pong","t":0,"now":0}')  # without giving the line time to empty
        assert guest.ended
        assert (await one.ended())["code"] == "limits"

    play(test, tmp_path / "t", limits=Limits(backlog=5))
