"""Seats are secrets; the table has an owner; who is away can be stood in for."""

from __future__ import annotations

from typing import Any

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import LocalServer, StartServer
from tests.until import until
from turncoat.server.limits import Limits
from turncoat.server.tables.log.events import HandedOver


def seats(told: Json) -> list[str]:
    return [seat["kind"] for seat in told["table"]["seats"]]


async def expect_kinds(person: Person, kinds: list[str]) -> Json:
    return await person.expect("table", lambda told: seats(told) == kinds)


async def test_only_a_token_opens_a_seat_and_only_at_its_table(server: LocalServer) -> None:
    ann = await server.make()
    other = await server.make("Cy")
    for token in ("", "Ann", other["token"], "w.e30.e30"):
        person = await server.socket()
        await person.send({"kind": "hello", "table": ann["code"], "token": token})
        assert (await person.last_message())["code"] == "bad_token"


async def test_the_store_keeps_no_token(server: LocalServer) -> None:
    ann = await server.make()
    bodies = await server.bodies(ann["code"])
    assert bodies
    assert ann["token"].encode() not in b"".join(bodies)


async def test_presence_is_told(server: LocalServer) -> None:
    one, two, _ = await server.pair()
    await two.hang_up()
    told = await one.expect("table", lambda told: not told["table"]["seats"][1]["present"])
    assert told["table"]["seats"][1]["away_since"] is not None
    assert told["table"]["seats"][0]["present"]


async def test_the_owner_arranges_the_lobby(server: LocalServer) -> None:
    ann = await server.make()
    one, _ = await server.enter(ann)
    assert await one.refused("start") == "seats_open"
    await one.do("set", options={"turn_limit": 30}, public=True, together=True)
    assert await one.refused("set", options={"turn_limit": 0}) == "bad_option"
    table = await server.table(ann["code"])
    assert (table["options"]["turn_limit"], table["public"], table["together"]) == (30, True, True)
    assert await one.refused("add_seat") == "no_more_seats"
    assert await one.refused("seat_bot", seat=1, bot="nobody") == "unknown_bot"
    await one.do("seat_bot", seat=1, bot="random")
    await expect_kinds(one, ["person", "bot"])
    assert await one.refused("seat_bot", seat=1, bot="random") == "seat_not_open"
    await one.do("remove", seat=1)
    await expect_kinds(one, ["person", "open"])
    assert await one.refused("remove", seat=1) == "seats_needed"
    assert await one.refused("remove", seat=5) == "bad_seat"
    bo = await server.join(ann["code"])
    two, _ = await server.enter(bo)
    assert await two.refused("set", public=False) == "not_owner"
    await one.do("remove", seat=1)
    assert (await two.last_message())["code"] == "removed"


async def test_a_table_is_laid_for_as_many_as_are_wanted(server: LocalServer) -> None:
    ann = await server.post("/api/tables", game="the-traitors", name="Ann", language="en", seats=8)
    assert len((await server.table(ann["code"]))["seats"]) == 8
    one, _ = await server.enter(ann)
    await server.join(ann["code"])
    await one.do("set", seats=10)
    assert len((await server.table(ann["code"]))["seats"]) == 10
    await one.do("set", seats=1)
    table = await server.table(ann["code"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", *["open"] * 4]
    assert await one.refused("set", seats=25) == "no_more_seats"


async def test_options_go_back_to_what_is_usual(server: LocalServer) -> None:
    ann = await server.post("/api/tables", game="the-traitors", name="Ann", language="en")
    one, _ = await server.enter(ann)
    await one.do("set", options={"days": 9, "shields": 2})
    await one.do("set", options={"days": None})
    options = (await server.table(ann["code"]))["options"]
    assert ("days" in options, options["shields"]) == (False, 2)


async def test_options_that_clash_are_told_before_the_start(server: LocalServer) -> None:
    ann = await server.post("/api/tables", game="the-traitors", name="Ann", language="en", bots=True)
    one, _ = await server.enter(ann)
    await one.do("set", options={"days": 6, "death_lists": [2, 3]})
    clash = (await server.table(ann["code"]))["clash"]
    assert clash == {"option": "death_lists", "why": "clash-lists-in-a-row", "params": {}}
    assert await one.refused("start") == "option_clash"
    await one.do("set", options={"death_lists": [2]})
    assert (await server.table(ann["code"]))["clash"] is None
    await one.do("set", options={"first_round_table": 6, "days": None})
    clash = (await server.table(ann["code"]))["clash"]
    assert (clash["option"], clash["params"]) == ("first_round_table", {"days": 2})


async def test_the_lobby_tells_what_the_match_will_be_like(server: LocalServer) -> None:
    """TT-10: by the options and the seats of the moment; nothing while the options clash."""
    ann = await server.post("/api/tables", game="the-traitors", name="Ann", language="en", seats=8, bots=True)
    one, _ = await server.enter(ann)

    async def outline() -> dict[str, Any]:
        return {note["id"]: note["params"] for note in (await server.table(ann["code"]))["outline"]}

    assert (await outline())["outline-the-traitors-minutes"] == {"minutes": 45}
    assert (await outline())["outline-the-traitors-nights"]["blackmail"] == "yes"
    await one.do("set", options={"pace": "evening", "powers": "rulebook"})
    assert (await outline())["outline-the-traitors-minutes"]["minutes"] > 60
    assert (await outline())["outline-the-traitors-nights"]["blackmail"] == "no"
    await one.do("set", options={"first_round_table": 6})
    assert await outline() == {}


async def test_ownership_can_be_passed_on_and_goes_on_when_the_owner_gets_up(server: LocalServer) -> None:
    one, two, code = await server.pair(start=False)
    await one.do("pass_ownership", seat=1)
    assert (await server.table(code))["owner"] == 1
    assert await one.refused("start") == "not_owner"
    await two.do("leave")
    assert (await two.last_message())["code"] == "removed"
    told = await one.expect("table", lambda told: seats(told) == ["person", "open"])
    assert told["table"]["owner"] == 0


async def test_ownership_passes_on_when_the_owner_stays_away(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(grace=0.05))
    one, two, _ = await server.pair()
    await one.hang_up()
    await two.expect("table", lambda told: told["table"]["owner"] == 1)


async def test_a_bot_stands_in_after_the_grace_time_until_the_player_takes_the_seat_back(
    start_server: StartServer,
) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, _ = await server.enter(ann)
    two, _ = await server.enter(bo)
    await one.do("start")
    assert await one.refused("stand_in", seat=1, bot="random") == "not_away"
    await two.hang_up()
    await one.expect("table", lambda told: not told["table"]["seats"][1]["present"])
    answer = await one.ask("stand_in", seat=1, bot="random")
    assert (answer["code"], answer["params"]) == ("not_away_long", {"seconds": 60})
    clock.advance(61)
    assert await one.refused("take_back") == "no_stand_in"
    await one.do("stand_in", seat=1, bot="random")
    await expect_kinds(one, ["person", "stand_in"])
    back, welcome = await server.enter(bo)
    assert welcome["table"]["seats"][1]["kind"] == "stand_in"
    assert await back.refused("move", move={"move": "resign"}) == "stand_in_plays"
    await back.do("take_back")
    await expect_kinds(one, ["person", "person"])
    await back.do("move", move={"move": "resign"})


async def test_where_the_owner_is_away_those_who_are_here_vote(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    one, two, _ = await server.pair()
    assert await two.refused("stand_in", seat=0, bot="random") == "not_owner"
    await one.hang_up()
    await two.expect("table", lambda told: not told["table"]["seats"][0]["present"])
    clock.advance(61)
    assert "needed" not in await two.do("stand_in", seat=0, bot="random")
    await expect_kinds(two, ["stand_in", "person"])


async def five(server: LocalServer) -> tuple[list[Person], list[Json]]:
    """A table of five that has begun."""
    made = await server.post("/api/tables", game="are-you-the-traitor", name="Ann", language="en")
    places = [made, *[await server.join(made["code"], name) for name in ("Bo", "Cy", "Dee", "Eve")]]
    people = [(await server.enter(place))[0] for place in places]
    await people[0].do("start")
    return people, places


async def expect_absent(person: Person, seat: int) -> None:
    await person.expect("table", lambda told: not told["table"]["seats"][seat]["present"])


async def one_votes(server: LocalServer, clock: ManualClock) -> tuple[list[Person], list[Json]]:
    """A table of five: the owner is away, the last has been for long, and one of three wants a bot there."""
    people, places = await five(server)
    await people[4].hang_up()
    await expect_absent(people[1], 4)
    clock.advance(61)
    await people[0].hang_up()
    await expect_absent(people[1], 0)
    await people[1].do("stand_in", seat=4, bot="steady")
    return people, places


async def test_more_than_half_of_those_who_are_here_must_want_a_bot(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    people, places = await five(server)
    owner, one, two, three, away = people
    await away.hang_up()
    await expect_absent(one, 4)
    clock.advance(61)
    assert await one.refused("stand_in", seat=4, bot="steady") == "not_owner"
    await owner.hang_up()
    await expect_absent(one, 0)
    assert (await one.do("stand_in", seat=4, bot="steady"))["needed"] == 1
    assert (await one.do("stand_in", seat=4, bot="steady"))["needed"] == 1  # a voice each
    assert await one.refused("stand_in", seat=0, bot="steady") == "not_away_long"
    watcher, _ = await server.enter(await server.post(f"/api/tables/{places[0]['code']}/watch"))
    assert await watcher.refused("stand_in", seat=4, bot="steady") == "not_seated"
    told = await three.expect("table", lambda told: told["table"]["votes"] != {})
    assert told["table"]["votes"] == {"4": [1]}
    assert "needed" not in await two.do("stand_in", seat=4, bot="steady")
    told = await expect_kinds(three, ["person"] * 4 + ["stand_in"])
    assert told["table"]["votes"] == {}


async def test_who_has_left_has_no_vote_any_more(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    (_, one, two, three, _), _ = await one_votes(server, clock)
    await one.hang_up()
    await expect_absent(two, 1)
    assert (await two.do("stand_in", seat=4, bot="steady"))["needed"] == 1
    assert "needed" not in await three.do("stand_in", seat=4, bot="steady")


async def test_votes_count_when_somebody_leaves_and_fewer_are_needed(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    (_, one, two, three, _), _ = await one_votes(server, clock)
    await two.hang_up()
    await expect_absent(one, 2)
    await three.hang_up()
    await expect_kinds(one, ["person"] * 4 + ["stand_in"])


async def test_votes_lapse_when_the_owner_is_back(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    (_, _, two, _, _), places = await one_votes(server, clock)
    owner, welcome = await server.enter(places[0])
    assert welcome["table"]["votes"] == {}
    await owner.hang_up()
    await expect_absent(two, 0)
    assert (await two.do("stand_in", seat=4, bot="steady"))["needed"] == 1


async def test_names_are_unique_at_a_table_and_claim_nothing(server: LocalServer) -> None:
    ann = await server.make("Ann")
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
        answer = await server.http.post(
            f"/api/tables/{ann['code']}/join", json={"name": name, "language": "fr"}
        )
        assert answer.json()["code"] == code
    await server.join(ann["code"], "Bo")
    full = await server.http.post(f"/api/tables/{ann['code']}/join", json={"name": "Cy", "language": "fr"})
    assert (full.status_code, full.json()["code"]) == (409, "table_full")
    one, _ = await server.enter(ann)
    await one.do("start")
    late = await server.http.post(f"/api/tables/{ann['code']}/join", json={"name": "Cy", "language": "fr"})
    assert late.json()["code"] == "already_started"


async def test_a_code_may_be_written_in_small_letters(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"].lower())
    assert bo["code"] == ann["code"]
    watcher = await server.post(f"/api/tables/{ann['code'].lower()}/watch")
    for place in (bo, watcher):
        _, welcome = await server.enter({**place, "code": ann["code"].lower()})
        assert welcome["table"]["code"] == ann["code"]


async def test_who_knocks_while_the_seat_is_handed_over_stays_outside(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, _ = await server.enter(ann)
    table = server.registry.by_code[ann["code"]]
    late = await server.socket()
    async with table.exclusive():
        await late.send({"kind": "hello", "table": bo["code"], "token": bo["token"]})
        await until(lambda: table.lock._waiters, "somebody waits for the table")
        table.state.note_stored([HandedOver(seat=1, key="another")])
    assert (await late.last_message())["code"] == "bad_token"
    await one.settle()
