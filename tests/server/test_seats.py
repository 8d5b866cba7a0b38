"""Seats are secrets; the table has an owner; who is away can be stood in for."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.stage import Hands, Json, Person, Stage, play
from turncoat.server.limits import Limits
from turncoat.server.tables.log.events import HandedOver


def seats(told: Json) -> list[str]:
    return [seat["kind"] for seat in told["table"]["seats"]]


async def until(person: Person, kinds: list[str]) -> Json:
    return await person.expect("table", lambda told: seats(told) == kinds)


def test_only_a_token_opens_a_seat_and_only_at_its_table(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        other = await stage.make("Cy")
        for token in ("", "Ann", other["token"], "w.e30.e30"):
            person = await stage.socket()
            await person.send({"kind": "hello", "table": ann["code"], "token": token})
            assert (await person.ended())["code"] == "bad_token"

    play(test, tmp_path / "t")


def test_the_store_keeps_no_token(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        bodies = await stage.bodies(ann["code"])
        assert bodies
        assert ann["token"].encode() not in b"".join(bodies)

    play(test, tmp_path / "t")


def test_presence_is_told(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, _ = await stage.pair()
        await two.hang_up()
        told = await one.expect("table", lambda told: not told["table"]["seats"][1]["present"])
        assert told["table"]["seats"][1]["away_since"] is not None
        assert told["table"]["seats"][0]["present"]

    play(test, tmp_path / "t")


def test_the_owner_arranges_the_lobby(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        one, _ = await stage.enter(ann)
        assert await one.refused("start") == "seats_open"
        await one.do("set", options={"turn_limit": 30}, public=True, together=True)
        assert await one.refused("set", options={"turn_limit": 0}) == "bad_option"
        table = await stage.table(ann["code"])
        assert (table["options"]["turn_limit"], table["public"], table["together"]) == (30, True, True)
        assert await one.refused("add_seat") == "no_more_seats"
        assert await one.refused("seat_bot", seat=1, bot="nobody") == "unknown_bot"
        await one.do("seat_bot", seat=1, bot="random")
        await until(one, ["person", "bot"])
        assert await one.refused("seat_bot", seat=1, bot="random") == "seat_not_open"
        await one.do("remove", seat=1)
        await until(one, ["person", "open"])
        assert await one.refused("remove", seat=1) == "seats_needed"
        assert await one.refused("remove", seat=5) == "bad_seat"
        bo = await stage.join(ann["code"])
        two, _ = await stage.enter(bo)
        assert await two.refused("set", public=False) == "not_owner"
        await one.do("remove", seat=1)
        assert (await two.ended())["code"] == "removed"

    play(test, tmp_path / "t")


def test_ownership_can_be_passed_on_and_goes_on_when_the_owner_gets_up(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, code = await stage.pair(start=False)
        await one.do("pass_ownership", seat=1)
        assert (await stage.table(code))["owner"] == 1
        assert await one.refused("start") == "not_owner"
        await two.do("leave")
        assert (await two.ended())["code"] == "removed"
        told = await one.expect("table", lambda told: seats(told) == ["person", "open"])
        assert told["table"]["owner"] == 0

    play(test, tmp_path / "t")


def test_ownership_passes_on_when_the_owner_stays_away(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, _ = await stage.pair()
        await one.hang_up()
        await two.expect("table", lambda told: told["table"]["owner"] == 1)

    play(test, tmp_path / "t", limits=Limits(grace=0.05))


def test_a_bot_stands_in_after_the_grace_time_until_the_player_takes_the_seat_back(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        ann = await stage.make()
        bo = await stage.join(ann["code"])
        one, _ = await stage.enter(ann)
        two, _ = await stage.enter(bo)
        await one.do("start")
        assert await one.refused("stand_in", seat=1, bot="random") == "not_away"
        await two.hang_up()
        await one.expect("table", lambda told: not told["table"]["seats"][1]["present"])
        answer = await one.ask("stand_in", seat=1, bot="random")
        assert (answer["code"], answer["params"]) == ("not_away_long", {"seconds": 60})
        hands.at += 61
        assert await one.refused("take_back") == "no_stand_in"
        await one.do("stand_in", seat=1, bot="random")
        await until(one, ["person", "stand_in"])
        back, welcome = await stage.enter(bo)
        assert welcome["table"]["seats"][1]["kind"] == "stand_in"
        assert await back.refused("move", move={"move": "resign"}) == "stand_in_plays"
        await back.do("take_back")
        await until(one, ["person", "person"])
        await back.do("move", move={"move": "resign"})

    play(test, tmp_path / "t", hands=hands)


def test_where_the_owner_is_away_those_who_are_here_vote(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        one, two, _ = await stage.pair()
        assert await two.refused("stand_in", seat=0, bot="random") == "not_owner"
        await one.hang_up()
        await two.expect("table", lambda told: not told["table"]["seats"][0]["present"])
        hands.at += 61
        assert "needed" not in await two.do("stand_in", seat=0, bot="random")
        await until(two, ["stand_in", "person"])

    play(test, tmp_path / "t", hands=hands)


async def five(stage: Stage) -> tuple[list[Person], list[Json]]:
    """A table of five that has begun."""
    made = await stage.post("/api/tables", game="are-you-the-traitor", name="Ann", language="en")
    places = [made, *[await stage.join(made["code"], name) for name in ("Bo", "Cy", "Dee", "Eve")]]
    people = [(await stage.enter(place))[0] for place in places]
    await people[0].do("start")
    return people, places


async def gone(person: Person, seat: int) -> None:
    await person.expect("table", lambda told: not told["table"]["seats"][seat]["present"])


async def one_votes(stage: Stage, hands: Hands) -> tuple[list[Person], list[Json]]:
    """A table of five: the owner is away, the last has been for long, and one of three wants a bot there."""
    people, places = await five(stage)
    await people[4].hang_up()
    await gone(people[1], 4)
    hands.at += 61
    await people[0].hang_up()
    await gone(people[1], 0)
    await people[1].do("stand_in", seat=4, bot="steady")
    return people, places


def test_more_than_half_of_those_who_are_here_must_want_a_bot(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        people, places = await five(stage)
        owner, one, two, three, away = people
        await away.hang_up()
        await gone(one, 4)
        hands.at += 61
        assert await one.refused("stand_in", seat=4, bot="steady") == "not_owner"
        await owner.hang_up()
        await gone(one, 0)
        assert (await one.do("stand_in", seat=4, bot="steady"))["needed"] == 1
        assert (await one.do("stand_in", seat=4, bot="steady"))["needed"] == 1  # a voice each
        assert await one.refused("stand_in", seat=0, bot="steady") == "not_away_long"
        watcher, _ = await stage.enter(await stage.post(f"/api/tables/{places[0]['code']}/watch"))
        assert await watcher.refused("stand_in", seat=4, bot="steady") == "not_seated"
        told = await three.expect("table", lambda told: told["table"]["votes"] != {})
        assert told["table"]["votes"] == {"4": [1]}
        assert "needed" not in await two.do("stand_in", seat=4, bot="steady")
        told = await until(three, ["person"] * 4 + ["stand_in"])
        assert told["table"]["votes"] == {}

    play(test, tmp_path / "t", hands=hands)


def test_who_has_left_has_no_vote_any_more(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        (_, one, two, three, _), _ = await one_votes(stage, hands)
        await one.hang_up()
        await gone(two, 1)
        assert (await two.do("stand_in", seat=4, bot="steady"))["needed"] == 1
        assert "needed" not in await three.do("stand_in", seat=4, bot="steady")

    play(test, tmp_path / "t", hands=hands)


def test_votes_count_when_somebody_leaves_and_fewer_are_needed(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        (_, one, two, three, _), _ = await one_votes(stage, hands)
        await two.hang_up()
        await gone(one, 2)
        await three.hang_up()
        await until(one, ["person"] * 4 + ["stand_in"])

    play(test, tmp_path / "t", hands=hands)


def test_votes_lapse_when_the_owner_is_back(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        (_, _, two, _, _), places = await one_votes(stage, hands)
        owner, welcome = await stage.enter(places[0])
        assert welcome["table"]["votes"] == {}
        await owner.hang_up()
        await gone(two, 0)
        assert (await two.do("stand_in", seat=4, bot="steady"))["needed"] == 1

    play(test, tmp_path / "t", hands=hands)


def test_names_are_unique_at_a_table_and_claim_nothing(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make("Ann")
        for name, code in (
            ("ANN ", "name_taken"),
            ("", "bad_name"),
            ("x" * 25, "bad_name"),
            ("a\u202eb", "bad_name"),
            ("\u3164", "bad_name"),
            ("\u2800 \ufe0f", "bad_name"),
            ("\u0301", "bad_name"),
            ("A\ufe0fnn\u3164", "name_taken"),
            ("Ann \u2800", "name_taken"),
        ):
            answer = await stage.http.post(
                f"/api/tables/{ann['code']}/join", json={"name": name, "language": "fr"}
            )
            assert answer.json()["code"] == code
        await stage.join(ann["code"], "Bo")
        full = await stage.http.post(f"/api/tables/{ann['code']}/join", json={"name": "Cy", "language": "fr"})
        assert (full.status_code, full.json()["code"]) == (409, "table_full")
        one, _ = await stage.enter(ann)
        await one.do("start")
        late = await stage.http.post(f"/api/tables/{ann['code']}/join", json={"name": "Cy", "language": "fr"})
        assert late.json()["code"] == "already_started"

    play(test, tmp_path / "t")


def test_a_code_may_be_written_in_small_letters(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        bo = await stage.join(ann["code"].lower())
        assert bo["code"] == ann["code"]
        watcher = await stage.post(f"/api/tables/{ann['code'].lower()}/watch")
        for place in (bo, watcher):
            _, welcome = await stage.enter({**place, "code": ann["code"].lower()})
            assert welcome["table"]["code"] == ann["code"]

    play(test, tmp_path / "t")


def test_who_knocks_while_the_seat_is_handed_over_stays_outside(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        bo = await stage.join(ann["code"])
        one, _ = await stage.enter(ann)
        table = stage.table_server.registry.by_code[ann["code"]]
        late = await stage.socket()
        async with table.held():
            await late.send({"kind": "hello", "table": bo["code"], "token": bo["token"]})
            while not table.lock._waiters:
                await asyncio.sleep(0)
            table.state.wrote([HandedOver(seat=1, key="another")])
        assert (await late.ended())["code"] == "bad_token"
        await one.settle()

    play(test, tmp_path / "t")
