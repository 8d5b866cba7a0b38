"""The start in two steps: contributions are promised and frozen, then revealed, so that nobody is last."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import LocalServer, StartServer, running_server
from turncoat import Match
from turncoat.core.fairness.contributions import digest
from turncoat.core.fairness.verify import check
from turncoat.core.log import canonical
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.server.cluster.transport_local import LocalTransport
from turncoat.server.store.interface import Append
from turncoat.server.tables.lobby.start import REVEAL_SECONDS
from turncoat.server.tables.log import events as e

ONE, TWO, THREE = "ab" * 16, "cd" * 16, "ef" * 16
PLENTY_LATER = REVEAL_SECONDS + 1


def hash_of(part: str) -> str:
    return digest(bytes.fromhex(part))


async def pair_with_pledges(server: LocalServer) -> tuple[Person, Person, str]:
    """Two people who have promised; the owner has not started yet."""
    one, two, code = await server.pair(start=False)
    await one.do("pledge", hash=hash_of(ONE))
    await two.do("pledge", hash=hash_of(TWO))
    return one, two, code


async def resign_and_read_log(server: LocalServer, one: Person, code: str) -> Json:
    await one.do("move", move={"move": "resign"})
    log: Json = (await server.http.get(f"/api/tables/{code}/log")).json()
    return log


def findings(log: Json) -> dict[str, Any]:
    return dict(check(canonical(log)).lines)


async def test_all_promise_before_anybody_reveals_and_the_record_names_whose_is_whose(
    server: LocalServer,
) -> None:
    one, two, code = await pair_with_pledges(server)
    before = await server.table(code)
    assert before["contributions"] == [{"hash": hash_of(part), "hex": None} for part in (ONE, TWO)]
    await one.do("start")
    frozen = (await two.expect("table", lambda told: told["table"]["starting"] is not None))["table"]
    assert (frozen["stage"], frozen["starting"]) == ("lobby", {"missing": [0, 1], "late": False})
    await one.do("reveal", hex=ONE)
    assert (await server.table(code))["stage"] == "lobby"
    await two.do("reveal", hex=TWO)
    table = await server.table(code)
    assert (table["stage"], table["starting"]) == ("playing", None)
    log = await resign_and_read_log(server, one, code)
    assert log["commitment"] == before["commitment"] == Match.replay(log).commitment
    assert log["contributions"] == [
        {"seat": 0, "hash": hash_of(ONE), "hex": ONE},
        {"seat": 1, "hash": hash_of(TWO), "hex": TWO},
    ]
    assert findings(log)["verify-contributions"] == {"count": 2, "names": "Ann, Bo"}


async def test_what_was_promised_can_be_changed_until_the_start_and_not_after(server: LocalServer) -> None:
    one, two, code = await pair_with_pledges(server)
    await two.do("pledge", hash=hash_of(THREE))
    await one.do("start")
    assert await two.refused("pledge", hash=hash_of(TWO)) == "starting"
    assert await two.refused("reveal", hex=TWO) == "reveal_differs"
    await two.do("reveal", hex=THREE)
    assert await two.refused("reveal", hex=TWO) == "reveal_differs"
    await two.do("reveal", hex=THREE)
    assert (await server.table(code))["stage"] == "lobby"


async def test_nobody_can_promise_what_another_has_promised(server: LocalServer) -> None:
    one, two, _ = await server.pair(start=False)
    await one.do("pledge", hash=hash_of(ONE))
    assert await two.refused("pledge", hash=hash_of(ONE)) == "pledge_copied"
    assert await two.refused("reveal", hex=ONE) == "not_starting"
    await one.do("pledge", hash=hash_of(ONE))


async def test_nothing_is_arranged_while_a_start_waits(server: LocalServer) -> None:
    one, two, code = await pair_with_pledges(server)
    await one.do("start")
    assert await one.refused("set", options={"turn_limit": 9}) == "starting"
    assert await one.refused("add_seat") == "starting"
    assert await one.refused("remove", seat=1) == "starting"
    assert await two.refused("leave") == "starting"
    answer = await server.http.post(f"/api/tables/{code}/join", json={"name": "Cy", "language": "en"})
    assert (answer.status_code, answer.json()["code"]) == (409, "starting")
    await one.do("start")
    assert (await server.table(code))["starting"] == {"missing": [0, 1], "late": False}


async def test_who_does_not_reveal_is_named_and_the_owner_can_go_on_without_them(
    start_server: StartServer,
) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    one, two, code = await pair_with_pledges(server)
    await one.do("start")
    await one.do("reveal", hex=ONE)
    assert await one.refused("start", without=True) == "reveals_awaited"
    clock.advance(PLENTY_LATER)
    server.services.alarms.run_due()
    late = await one.expect("table", lambda told: told["table"]["starting"]["late"])
    assert late["table"]["starting"]["missing"] == [1]
    assert await two.refused("start", without=True) == "not_owner"
    await one.do("start", without=True)
    log = await resign_and_read_log(server, one, code)
    assert log["contributions"][1] == {"seat": 1, "hash": hash_of(TWO), "hex": None}
    found = findings(log)
    assert found["verify-contributions"]["names"] == "Ann"
    assert found["verify-unrevealed"]["names"] == "Bo"


async def test_a_start_that_is_broken_off_voids_all_promises_and_is_in_the_record(
    start_server: StartServer,
) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    one, two, code = await pair_with_pledges(server)
    assert await one.refused("break_off") == "not_starting"
    await one.do("start")
    await one.do("reveal", hex=ONE)
    assert await one.refused("break_off") == "reveals_awaited"
    clock.advance(PLENTY_LATER)
    await one.do("break_off")
    table = await server.table(code)
    assert (table["starting"], table["contributions"]) == (None, [None, None])
    assert table["broken_off"] == [["Bo"]]
    await two.do("pledge", hash=hash_of(THREE))
    await one.do("start")
    assert await one.refused("reveal", hex=ONE) == "reveal_differs"
    await two.do("reveal", hex=THREE)
    found = findings(await resign_and_read_log(server, one, code))
    assert found["verify-broken-off"] == {"names": "Bo"}


async def test_a_match_that_nobody_mixed_anything_into_begins_at_once_and_says_so(
    server: LocalServer,
) -> None:
    one, _, code = await server.pair()
    assert "verify-no-contributions" in findings(await resign_and_read_log(server, one, code))


async def test_a_start_survives_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path / "t") as server:
        ann = await server.make()
        one, _ = await server.enter(ann)
        await one.do("seat_bot", seat=1, bot="random")
        await one.do("pledge", hash=hash_of(ONE))
        await one.do("start")
    async with running_server(tmp_path / "t") as server:
        one, welcome = await server.enter(ann)
        assert welcome["table"]["starting"]["missing"] == [0]
        await one.do("reveal", hex=ONE, id="afterwards")
        await one.expect("view")


async def test_a_start_goes_on_when_each_reveals_at_another_server(tmp_path: Path) -> None:
    transport = LocalTransport()
    async with (
        running_server(tmp_path / "t", transport=transport, shared=True) as here,
        running_server(tmp_path / "t", transport=transport, shared=True) as there,
    ):
        ann = await here.make()
        bo = await here.join(ann["code"])
        one, _ = await here.enter(ann)
        two, _ = await there.enter(bo)
        await two.do("pledge", hash=hash_of(TWO))
        await one.do("pledge", hash=hash_of(ONE))
        await one.do("start")
        await two.expect("table", lambda told: told["table"]["starting"] is not None)
        await asyncio.gather(one.do("reveal", hex=ONE), two.do("reveal", hex=TWO))
        for person in (one, two):
            if person.view() is None:
                await person.expect("view")


# Matches that are not left to chance


STACKED = {"deck": [*CARDS], "first": 0}


async def test_a_table_whose_deal_was_written_into_the_store_is_not_played(
    start_server: StartServer, caplog: pytest.LogCaptureFixture
) -> None:
    server = await start_server(fixed_deals=False)
    seated, _ = await server.set_up("ABCD", bytes(32), ["a", "b"], deal=STACKED)
    person = await server.socket()
    await person.send({"kind": "hello", "table": "ABCD", "token": seated["token"]})
    assert (await person.hear())["code"] == "table_stacked"
    answer = await server.http.get("/api/tables/ABCD")
    assert (answer.status_code, answer.json()["code"]) == (500, "table_stacked")
    assert f"the deal of table {await server.key('ABCD')} was fixed" in caplog.text


async def test_a_stacked_match_that_was_played_is_refused_by_verify(server: LocalServer) -> None:
    seated = await server.set_up("ABCD", bytes(32), ["a", "b"], deal=STACKED)
    people = [(await server.enter(one))[0] for one in seated]
    await people[0].do("start")
    log = await resign_and_read_log(server, people[0], "ABCD")
    with pytest.raises(Exception, match="log_stacked"):
        check(canonical(log))


# Seeds that do not fit


def replace_seed(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("update seeds set seed = ?", (bytes(32),))
    connection.commit()
    connection.close()


async def test_a_match_whose_seed_does_not_fit_its_commitment_is_damaged_when_it_is_loaded(
    tmp_path: Path,
) -> None:
    async with running_server(tmp_path / "t") as server:
        ann = await server.make()
        await server.join(ann["code"])
        await server.post(f"/api/tables/{ann['code']}/start", token=ann["token"])
    replace_seed(tmp_path / "t")
    async with running_server(tmp_path / "t") as server:
        answer = await server.http.get(f"/api/tables/{ann['code']}")
        assert (answer.status_code, answer.json()["code"]) == (500, "table_damaged")


async def test_a_table_whose_seed_does_not_fit_its_commitment_is_not_started(
    server: LocalServer, tmp_path: Path
) -> None:
    one, _, code = await server.pair(start=False)
    replace_seed(tmp_path / "t")
    assert await one.refused("start") == "table_damaged"
    assert (await server.table(code))["stage"] == "lobby"


async def test_a_match_begun_by_rules_that_cannot_play_it_again_is_refused_in_words(
    server: LocalServer,
) -> None:
    seated, _ = await server.set_up("ABCD", bytes(32), ["a", "b"])
    nonsense = {"n": 1, "at": 1.0, "seat": 0, "move": {"move": "take", "count": 3}, "drew": []}
    body = e.encode([e.Began(at=0.0, rules=77), e.Played(records=[nonsense])])
    await server.store.append((Append(await server.key("ABCD"), 1, body),))
    person = await server.socket()
    await person.send({"kind": "hello", "table": "ABCD", "token": seated["token"]})
    assert (await person.hear())["code"] == "table_other_rules"
