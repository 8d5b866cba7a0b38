"""A seat gets a new secret only if its player agrees or has been away for long; all are told."""

from __future__ import annotations

from pathlib import Path

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import LocalServer, StartServer, running_server


async def three(server: LocalServer) -> tuple[list[Json], list[Person]]:
    """Three at a table, and one who watches."""
    made = await server.post("/api/tables", game="are-you-the-traitor", name="Ann", language="en")
    places = [made, *[await server.join(made["code"], name) for name in ("Bo", "Cy", "Dee")]]
    watcher = await server.post(f"/api/tables/{made['code']}/watch")
    return places, [(await server.enter(place))[0] for place in [*places, watcher]]


async def handing(person: Person, seat: int, state: str | None, times: int = 0) -> Json:
    """Until everybody is told how it stands with a seat."""
    return await person.expect(
        "table",
        lambda told: (
            (told["table"]["seats"][seat]["handing"], told["table"]["seats"][seat]["handed_over"])
            == (state, times)
        ),
    )


async def test_a_player_who_is_here_is_asked_and_the_owner_gets_nothing_before_they_agree(
    server: LocalServer,
) -> None:
    places, (ann, bo, cy, _, watcher) = await three(server)
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
    assert (await bo.last_message())["code"] == "replaced"
    for person in (ann, cy, watcher):
        await handing(person, 1, None, 1)
    late = await server.socket()
    await late.send({"kind": "hello", "table": places[1]["code"], "token": places[1]["token"]})
    assert (await late.last_message())["code"] == "bad_token"
    bo, welcome = await server.enter({**places[1], "token": done["token"]})
    assert welcome["you"] == {"seat": 1, "role": "player", "name": "Bo"}
    assert welcome["table"]["seats"][1]["handed_over"] == 1


async def test_a_player_may_say_no(server: LocalServer) -> None:
    _, (ann, bo, cy, *_) = await three(server)
    await ann.do("hand_over", seat=1)
    await bo.do("agree", agreed=False)
    await handing(cy, 1, "asked")
    await handing(cy, 1, None)
    answer = await ann.do("hand_over", seat=1)
    assert "token" not in answer
    await bo.do("agree", agreed=True)
    await bo.do("agree", agreed=False)  # until it has happened
    assert "token" not in await ann.do("hand_over", seat=1)


async def test_who_is_away_has_the_grace_time_to_come_back(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    places, (ann, bo, *_) = await three(server)
    assert await bo.refused("hand_over", seat=0) == "not_owner"
    await bo.hang_up()
    await ann.expect("table", lambda told: not told["table"]["seats"][1]["present"])
    clock.advance(59)
    assert (await ann.do("hand_over", seat=1))["asked"]
    clock.advance(2)
    done = await ann.do("hand_over", seat=1)
    await server.enter({**places[1], "token": done["token"]})


async def test_who_agreed_need_not_stay(server: LocalServer) -> None:
    _, (ann, bo, *_) = await three(server)
    await ann.do("hand_over", seat=1)
    await bo.do("agree", agreed=True)
    await bo.hang_up()
    await ann.expect("table", lambda told: not told["table"]["seats"][1]["present"])
    assert (await ann.do("hand_over", seat=1))["token"]


async def test_the_owners_own_seat_is_theirs_to_move(server: LocalServer) -> None:
    _, (ann, *_) = await three(server)
    await ann.send({"kind": "hand_over", "id": "me", "seat": 0})
    done = await ann.expect("done", lambda told: told["id"] == "me")
    assert done["token"]
    assert (await ann.last_message())["code"] == "replaced"


async def test_a_hand_over_asked_for_again_after_a_restart_gives_a_secret_that_opens_the_seat(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with running_server(tmp_path / "t", clock=clock) as server:
        ann = await server.make()
        bo = await server.join(ann["code"])
        one, _ = await server.enter(ann)
        clock.advance(61)
        await one.do("hand_over", seat=1, id="once")
    async with running_server(tmp_path / "t", clock=clock) as server:
        one, _ = await server.enter(ann)
        assert (await one.do("hand_over", seat=1, id="another"))["asked"]
        done = await one.do("hand_over", seat=1, id="once")
        assert await one.do("hand_over", seat=1, id="once") == done
        _, welcome = await server.enter({**bo, "token": done["token"]})
        assert welcome["you"]["seat"] == 1


async def test_a_question_asked_again_after_a_restart_is_no_consent(tmp_path: Path) -> None:
    async with running_server(tmp_path / "t") as server:
        ann = await server.make()
        bo = await server.join(ann["code"])
        one, _ = await server.enter(ann)
        await server.enter(bo)
        await one.do("hand_over", seat=1, id="once")
    async with running_server(tmp_path / "t") as server:
        one, _ = await server.enter(ann)
        await server.enter(bo)
        assert "token" not in await one.do("hand_over", seat=1, id="once")
