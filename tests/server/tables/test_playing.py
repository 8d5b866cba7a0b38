"""Two people and a watcher play over real sockets."""

from __future__ import annotations

import asyncio
import json
from random import Random

from tests.server.person import play_on, take_turns
from tests.server.servers import LocalServer
from turncoat import Match
from turncoat.core import log as logs


async def test_two_people_play_a_whole_match_and_its_log_replays(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    watcher = await server.post(f"/api/tables/{ann['code']}/watch")
    one, welcome = await server.enter(ann)
    assert welcome["you"] == {"seat": 0, "role": "player", "name": "Ann"}
    assert welcome["view"] is None
    two, _ = await server.enter(bo)
    third, welcome = await server.enter(watcher)
    assert welcome["you"] == {"seat": None, "role": "watcher", "name": None}
    await server.post(f"/api/tables/{ann['code']}/start", token=ann["token"])
    views = [(await person.expect("view"))["view"] for person in (one, two, third)]
    ends = await asyncio.gather(
        play_on(one, views[0], Random(1)),
        play_on(two, views[1], Random(2)),
        play_on(third, views[2], Random(3)),
    )
    assert ends[0]["result"] == ends[1]["result"] == ends[2]["result"]
    assert [end["you"] for end in ends] == [0, 1, None]
    await one.expect("table", lambda told: told["table"]["stage"] == "over")
    log = logs.parse((await server.http.get(f"/api/tables/{ann['code']}/log")).content)
    match = Match.replay(log)
    assert match.result == ends[0]["result"]
    assert json.loads(json.dumps(match.view(1))) == ends[1]
    assert log["commitment"] == (await server.table(ann["code"]))["commitment"]


async def test_a_move_is_answered_before_anybody_is_told(server: LocalServer) -> None:
    one, _, _ = await server.pair()
    await one.do("move", move={"move": "resign"})
    assert (await one.hear())["kind"] == "view"
    assert (await one.hear())["kind"] == "table"


async def test_a_refused_move_changes_nothing_and_says_why_in_the_players_language(
    server: LocalServer,
) -> None:
    one, two, code = await server.pair()
    before = await server.bodies(code)
    await one.send({"kind": "language", "language": "da"})
    answer = await one.ask("move", move={"move": "loyalty", "count": 9})
    assert answer["kind"] == "refused"
    assert answer["code"] in ("bad_move", "not_your_turn", "not_now")
    answer = await one.ask("move", move={"move": "dance"})
    assert answer["code"] == "unknown_move"
    assert answer["text"] == "Der er intet træk ”dance” i dette spil."
    names: list[object] = [{}, [], None, 7]
    for name in names:
        answer = await one.ask("move", move={"move": name})
        assert answer["code"] in ("bad_move", "unknown_move")
    await two.settle()
    assert await server.bodies(code) == before


async def test_a_repeated_request_is_answered_again_and_not_carried_out_again(server: LocalServer) -> None:
    one, two, code = await server.pair()
    first = await one.do("chat", text="hello", id="x")
    again = await one.do("chat", text="hello", id="x")
    assert again == first
    await two.settle()
    assert sum('"kind":"chat"' in text for text in two.heard) == 1
    assert (await two.refused("take_back", id="x")) == "no_stand_in"  # another person's id is another id
    assert len(server.registry.by_code[code].state.chat) == 1


async def test_who_comes_back_gets_the_views_that_were_missed(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, _ = await server.enter(ann)
    two, _ = await server.enter(bo)
    await one.do("start")
    first = await one.expect("view")
    await one.hang_up()
    back, again = await server.enter(ann)
    await take_turns([back, two], Random(4), moves=3)
    await back.hang_up()
    back, welcome = await server.enter(ann, seen=first["n"], epoch=again["epoch"])
    numbers = [missed["n"] for missed in welcome["since"]]
    assert numbers == list(range(first["n"] + 1, welcome["n"] + 1))
    assert numbers
    assert welcome["since"][-1]["view"] == welcome["view"]
    fresh, welcome = await server.enter(ann)
    assert welcome["since"] == []
    assert await back.last_message() == {
        "kind": "closing",
        "code": "elsewhere",
        "text": "Your seat was opened somewhere else.",
    }
    await fresh.settle()


async def test_after_the_table_has_left_memory_there_is_another_epoch_and_the_present_view(
    server: LocalServer,
) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, before = await server.enter(ann)
    two, _ = await server.enter(bo)
    await one.do("start")
    await take_turns([one, two], Random(5), moves=8)
    table = server.registry.by_code[ann["code"]]
    server.registry.drop(table)
    table.close()
    _, after = await server.enter(ann, seen=3, epoch=before["epoch"])
    assert after["epoch"] != before["epoch"]
    assert (after["n"], after["since"], after["view"]) == (1, [], one.view())


async def test_the_big_screen_sees_what_a_watcher_sees_and_has_no_voice(server: LocalServer) -> None:
    one, _, code = await server.pair()
    screen, welcome = await server.enter(await server.post(f"/api/tables/{code}/screen"))
    assert welcome["you"] == {"seat": None, "role": "screen", "name": None}
    assert "pile" not in welcome["view"]
    assert welcome["table"]["watchers"] == 0
    assert await screen.refused("chat", text="boo") == "no_voice"
    assert await screen.refused("move", move={"move": "resign"}) == "not_seated"
    await one.settle()


async def test_a_finished_match_is_replayed_from_any_view(server: LocalServer) -> None:
    one, two, code = await server.pair()
    early = await server.http.get(f"/api/tables/{code}/replay")
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    await one.do("move", move={"move": "resign"})
    await two.expect("view", lambda told: told["view"]["result"] is not None)
    for viewer, you in (("0", 0), ("1", 1), ("watcher", None), ("host", None)):
        answer = await server.http.get(f"/api/tables/{code}/replay", params={"viewer": viewer})
        steps = answer.json()["steps"]
        assert [step["n"] for step in steps] == [0, 1]
        assert all(step["view"]["you"] == you for step in steps)
        assert steps[1]["move"] == ({"move": "resign"} if viewer in ("0", "host") else None)
    assert ("everything" in steps[0]["view"]) == (viewer == "host")
    wrong = await server.http.get(f"/api/tables/{code}/replay", params={"viewer": "7"})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "bad_viewer")


async def test_a_rematch_seats_the_same_people_with_the_same_secrets(server: LocalServer) -> None:
    ann = await server.make(options={"turn_limit": 7})
    bo = await server.join(ann["code"])
    one, _ = await server.enter(ann)
    two, _ = await server.enter(bo)
    await one.do("start")
    early = await server.http.post(
        f"/api/tables/{ann['code']}/rematch", headers={"authorization": f"Bearer {bo['token']}"}
    )
    assert early.json()["code"] == "not_over"
    await one.do("move", move={"move": "resign"})
    meddling = await server.http.post(
        f"/api/tables/{ann['code']}/rematch", headers={"authorization": f"Bearer {bo['token']}"}
    )
    assert meddling.json()["code"] == "not_owner"
    again = await server.post(f"/api/tables/{ann['code']}/rematch", token=ann["token"])
    told = await two.expect("table", lambda told: told["table"]["rematch"] is not None)
    assert told["table"]["rematch"] == again["code"]
    twice = await server.post(f"/api/tables/{ann['code']}/rematch", token=ann["token"])
    assert twice == again
    three, welcome = await server.enter({**ann, "code": again["code"]})
    assert welcome["you"]["seat"] == 0
    assert welcome["table"]["options"]["turn_limit"] == 7
    assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Ann", "Bo"]
    old = await server.table(ann["code"])
    assert welcome["table"]["commitment"] != old["commitment"]
    await three.do("start")


async def test_each_view_is_told_once_and_in_order(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    await server.post(f"/api/tables/{ann['code']}/start", token=ann["token"])
    one, first = await server.enter(ann)
    two, second = await server.enter(bo)
    rng = Random(6)
    await asyncio.gather(play_on(one, first["view"], rng), play_on(two, second["view"], rng))
    for person in (one, two):
        told = [json.loads(text) for text in person.heard if '"view":{' in text]
        assert [message["n"] for message in told] == list(range(1, len(told) + 1))
