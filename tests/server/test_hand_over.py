"""A seat gets a new secret only if its player agrees or has been away for long; all are told."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.stage import Hands, Json, Person, Stage, play, serving


async def three(stage: Stage) -> tuple[list[Json], list[Person]]:
    """Three at a table, and one who watches."""
    made = await stage.post("/api/tables", game="are-you-the-traitor", name="Ann", language="en")
    places = [made, *[await stage.join(made["code"], name) for name in ("Bo", "Cy", "Dee")]]
    watcher = await stage.post(f"/api/tables/{made['code']}/watch")
    return places, [(await stage.enter(place))[0] for place in [*places, watcher]]


async def handing(person: Person, seat: int, state: str | None, times: int = 0) -> Json:
    """Until everybody is told how it stands with a seat."""
    return await person.expect(
        "table",
        lambda told: (
            (told["table"]["seats"][seat]["handing"], told["table"]["seats"][seat]["handed_over"])
            == (state, times)
        ),
    )


def test_a_player_who_is_here_is_asked_and_the_owner_gets_nothing_before_they_agree(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        places, (ann, bo, cy, _, watcher) = await three(stage)
        await ann.do("start")
        for _ in range(2):  # asking again changes nothing
            answer = await ann.do("hand_over", seat=1)
            assert (answer["asked"], "token" in answer) == (True, False)
        for person in (ann, bo, cy, watcher):
            await handing(person, 1, "asked")
        assert await cy.refused("agree", agreed=True) == "not_asked"
        assert await ann.refused("agree", agreed=True) == "not_asked"
        await bo.do("chat", text="still here")
        await bo.do("agree", agreed=True)
        done = await ann.do("hand_over", seat=1)
        assert (await bo.ended())["code"] == "replaced"
        for person in (ann, cy, watcher):
            await handing(person, 1, None, 1)
        late = await stage.socket()
        await late.send({"kind": "hello", "table": places[1]["code"], "token": places[1]["token"]})
        assert (await late.ended())["code"] == "bad_token"
        bo, welcome = await stage.enter({**places[1], "token": done["token"]})
        assert welcome["you"] == {"seat": 1, "role": "player", "name": "Bo"}
        assert welcome["table"]["seats"][1]["handed_over"] == 1

    play(test, tmp_path / "t")


def test_a_player_may_say_no(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        _, (ann, bo, cy, *_) = await three(stage)
        await ann.do("hand_over", seat=1)
        await bo.do("agree", agreed=False)
        await handing(cy, 1, "asked")
        await handing(cy, 1, None)
        answer = await ann.do("hand_over", seat=1)
        assert "token" not in answer
        await bo.do("agree", agreed=True)
        await bo.do("agree", agreed=False)  # until it has happened
        assert "token" not in await ann.do("hand_over", seat=1)

    play(test, tmp_path / "t")


def test_who_is_away_has_the_grace_time_to_come_back(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        places, (ann, bo, *_) = await three(stage)
        assert await bo.refused("hand_over", seat=0) == "not_owner"
        await bo.hang_up()
        await ann.expect("table", lambda told: not told["table"]["seats"][1]["present"])
        hands.at += 59
        assert (await ann.do("hand_over", seat=1))["asked"]
        hands.at += 2
        done = await ann.do("hand_over", seat=1)
        await stage.enter({**places[1], "token": done["token"]})

    play(test, tmp_path / "t", hands=hands)


def test_who_agreed_need_not_stay(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        _, (ann, bo, *_) = await three(stage)
        await ann.do("hand_over", seat=1)
        await bo.do("agree", agreed=True)
        await bo.hang_up()
        await ann.expect("table", lambda told: not told["table"]["seats"][1]["present"])
        assert (await ann.do("hand_over", seat=1))["token"]

    play(test, tmp_path / "t")


def test_the_owners_own_seat_is_theirs_to_move(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        _, (ann, *_) = await three(stage)
        await ann.send({"kind": "hand_over", "id": "me", "seat": 0})
        done = await ann.expect("done", lambda told: told["id"] == "me")
        assert done["token"]
        assert (await ann.ended())["code"] == "replaced"

    play(test, tmp_path / "t")


def test_a_hand_over_asked_for_again_after_a_restart_gives_a_secret_that_opens_the_seat(
    tmp_path: Path,
) -> None:
    hands = Hands()

    async def whole() -> None:
        async with serving(tmp_path / "t", hands=hands) as stage:
            ann = await stage.make()
            bo = await stage.join(ann["code"])
            one, _ = await stage.enter(ann)
            hands.at += 61
            await one.do("hand_over", seat=1, id="once")
        async with serving(tmp_path / "t", hands=hands) as stage:
            one, _ = await stage.enter(ann)
            assert (await one.do("hand_over", seat=1, id="another"))["asked"]
            done = await one.do("hand_over", seat=1, id="once")
            assert await one.do("hand_over", seat=1, id="once") == done
            _, welcome = await stage.enter({**bo, "token": done["token"]})
            assert welcome["you"]["seat"] == 1

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_question_asked_again_after_a_restart_is_no_consent(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path / "t") as stage:
            ann = await stage.make()
            bo = await stage.join(ann["code"])
            one, _ = await stage.enter(ann)
            await stage.enter(bo)
            await one.do("hand_over", seat=1, id="once")
        async with serving(tmp_path / "t") as stage:
            one, _ = await stage.enter(ann)
            await stage.enter(bo)
            assert "token" not in await one.do("hand_over", seat=1, id="once")

    asyncio.run(asyncio.wait_for(whole(), 60))
