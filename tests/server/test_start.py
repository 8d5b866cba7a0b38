"""The start in two steps: contributions are promised and frozen, then revealed, so that nobody is last."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.stage import Hands, Json, Person, Stage, play, serving
from turncoat import Match
from turncoat.core.contributions import digest
from turncoat.core.log import canonical
from turncoat.core.verify import check
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.server.cluster.transport_local import LocalBus
from turncoat.server.store.interface import Append
from turncoat.server.tables.lobby.start import REVEAL_SECONDS
from turncoat.server.tables.log import events as e

ONE, TWO, THREE = "ab" * 16, "cd" * 16, "ef" * 16
PLENTY_LATER = REVEAL_SECONDS + 1


def sealed(part: str) -> str:
    return digest(bytes.fromhex(part))


async def pledged(stage: Stage) -> tuple[Person, Person, str]:
    """Two people who have promised; the owner has not started yet."""
    one, two, code = await stage.pair(start=False)
    await one.do("pledge", hash=sealed(ONE))
    await two.do("pledge", hash=sealed(TWO))
    return one, two, code


async def finished_log(stage: Stage, one: Person, code: str) -> Json:
    await one.do("move", move={"move": "resign"})
    log: Json = (await stage.http.get(f"/api/tables/{code}/log")).json()
    return log


def findings(log: Json) -> dict[str, Any]:
    return dict(check(canonical(log)).lines)


def test_all_promise_before_anybody_reveals_and_the_record_names_whose_is_whose(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, code = await pledged(stage)
        before = await stage.table(code)
        assert before["contributions"] == [{"hash": sealed(part), "hex": None} for part in (ONE, TWO)]
        await one.do("start")
        frozen = (await two.expect("table", lambda told: told["table"]["starting"] is not None))["table"]
        assert (frozen["stage"], frozen["starting"]) == ("lobby", {"missing": [0, 1], "late": False})
        await one.do("reveal", hex=ONE)
        assert (await stage.table(code))["stage"] == "lobby"
        await two.do("reveal", hex=TWO)
        table = await stage.table(code)
        assert (table["stage"], table["starting"]) == ("playing", None)
        log = await finished_log(stage, one, code)
        assert log["commitment"] == before["commitment"] == Match.replay(log).commitment
        assert log["contributions"] == [
            {"seat": 0, "hash": sealed(ONE), "hex": ONE},
            {"seat": 1, "hash": sealed(TWO), "hex": TWO},
        ]
        assert findings(log)["verify-contributions"] == {"count": 2, "names": "Ann, Bo"}

    play(test, tmp_path / "t")


def test_what_was_promised_can_be_changed_until_the_start_and_not_after(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, code = await pledged(stage)
        await two.do("pledge", hash=sealed(THREE))
        await one.do("start")
        assert await two.refused("pledge", hash=sealed(TWO)) == "starting"
        assert await two.refused("reveal", hex=TWO) == "reveal_differs"
        await two.do("reveal", hex=THREE)
        assert await two.refused("reveal", hex=TWO) == "reveal_differs"
        await two.do("reveal", hex=THREE)
        assert (await stage.table(code))["stage"] == "lobby"

    play(test, tmp_path / "t")


def test_nobody_can_promise_what_another_has_promised(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, _ = await stage.pair(start=False)
        await one.do("pledge", hash=sealed(ONE))
        assert await two.refused("pledge", hash=sealed(ONE)) == "pledge_copied"
        assert await two.refused("reveal", hex=ONE) == "not_starting"
        await one.do("pledge", hash=sealed(ONE))

    play(test, tmp_path / "t")


def test_nothing_is_arranged_while_a_start_waits(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, code = await pledged(stage)
        await one.do("start")
        assert await one.refused("set", options={"turn_limit": 9}) == "starting"
        assert await one.refused("add_seat") == "starting"
        assert await one.refused("remove", seat=1) == "starting"
        assert await two.refused("leave") == "starting"
        answer = await stage.http.post(f"/api/tables/{code}/join", json={"name": "Cy", "language": "en"})
        assert (answer.status_code, answer.json()["code"]) == (409, "starting")
        await one.do("start")
        assert (await stage.table(code))["starting"] == {"missing": [0, 1], "late": False}

    play(test, tmp_path / "t")


def test_who_does_not_reveal_is_named_and_the_owner_can_go_on_without_them(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        one, two, code = await pledged(stage)
        await one.do("start")
        await one.do("reveal", hex=ONE)
        assert await one.refused("start", without=True) == "reveals_awaited"
        hands.at += PLENTY_LATER
        stage.table_server.services.alarms.look()
        late = await one.expect("table", lambda told: told["table"]["starting"]["late"])
        assert late["table"]["starting"]["missing"] == [1]
        assert await two.refused("start", without=True) == "not_owner"
        await one.do("start", without=True)
        log = await finished_log(stage, one, code)
        assert log["contributions"][1] == {"seat": 1, "hash": sealed(TWO), "hex": None}
        found = findings(log)
        assert found["verify-contributions"]["names"] == "Ann"
        assert found["verify-unrevealed"]["names"] == "Bo"

    play(test, tmp_path / "t", hands=hands)


def test_a_start_that_is_broken_off_voids_all_promises_and_is_in_the_record(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        one, two, code = await pledged(stage)
        assert await one.refused("break_off") == "not_starting"
        await one.do("start")
        await one.do("reveal", hex=ONE)
        assert await one.refused("break_off") == "reveals_awaited"
        hands.at += PLENTY_LATER
        await one.do("break_off")
        table = await stage.table(code)
        assert (table["starting"], table["contributions"]) == (None, [None, None])
        assert table["broken_off"] == [["Bo"]]
        await two.do("pledge", hash=sealed(THREE))
        await one.do("start")
        assert await one.refused("reveal", hex=ONE) == "reveal_differs"
        await two.do("reveal", hex=THREE)
        found = findings(await finished_log(stage, one, code))
        assert found["verify-broken-off"] == {"names": "Bo"}

    play(test, tmp_path / "t", hands=hands)


def test_a_match_that_nobody_mixed_anything_into_begins_at_once_and_says_so(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, _, code = await stage.pair()
        assert "verify-no-contributions" in findings(await finished_log(stage, one, code))

    play(test, tmp_path / "t")


def test_a_start_survives_a_restart(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path / "t") as stage:
            ann = await stage.make()
            one, _ = await stage.enter(ann)
            await one.do("seat_bot", seat=1, bot="random")
            await one.do("pledge", hash=sealed(ONE))
            await one.do("start")
        async with serving(tmp_path / "t") as stage:
            one, welcome = await stage.enter(ann)
            assert welcome["table"]["starting"]["missing"] == [0]
            await one.do("reveal", hex=ONE, id="afterwards")
            await one.expect("view")

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_start_goes_on_when_each_reveals_at_another_server(tmp_path: Path) -> None:
    async def whole() -> None:
        bus = LocalBus()
        async with (
            serving(tmp_path / "t", bus=bus, shared=True) as here,
            serving(tmp_path / "t", bus=bus, shared=True) as there,
        ):
            ann = await here.make()
            bo = await here.join(ann["code"])
            one, _ = await here.enter(ann)
            two, _ = await there.enter(bo)
            await two.do("pledge", hash=sealed(TWO))
            await one.do("pledge", hash=sealed(ONE))
            await one.do("start")
            await two.expect("table", lambda told: told["table"]["starting"] is not None)
            await asyncio.gather(one.do("reveal", hex=ONE), two.do("reveal", hex=TWO))
            for person in (one, two):
                if person.view() is None:
                    await person.expect("view")

    asyncio.run(asyncio.wait_for(whole(), 60))


# Matches that are not left to chance


STACKED = {"deck": [*CARDS], "first": 0}


def test_a_table_whose_deal_was_written_into_the_store_is_not_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(stage: Stage) -> None:
        seated, _ = await stage.set_up("ABCD", bytes(32), ["a", "b"], deal=STACKED)
        person = await stage.socket()
        await person.send({"kind": "hello", "table": "ABCD", "token": seated["token"]})
        assert (await person.hear())["code"] == "table_stacked"
        answer = await stage.http.get("/api/tables/ABCD")
        assert (answer.status_code, answer.json()["code"]) == (500, "table_stacked")
        assert "the deal of table ABCD was fixed" in caplog.text

    play(test, tmp_path / "t", fixed_deals=False)


def test_a_stacked_match_that_was_played_is_refused_by_verify(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        seated = await stage.set_up("ABCD", bytes(32), ["a", "b"], deal=STACKED)
        people = [(await stage.enter(one))[0] for one in seated]
        await people[0].do("start")
        log = await finished_log(stage, people[0], "ABCD")
        with pytest.raises(Exception, match="log_stacked"):
            check(canonical(log))

    play(test, tmp_path / "t")


# Seeds that do not fit


def replace_seed(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("update seeds set seed = ?", (bytes(32),))
    connection.commit()
    connection.close()


def test_a_match_whose_seed_does_not_fit_its_commitment_is_damaged_when_it_is_loaded(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path / "t") as stage:
            ann = await stage.make()
            await stage.join(ann["code"])
            await stage.post(f"/api/tables/{ann['code']}/start", token=ann["token"])
        replace_seed(tmp_path / "t")
        async with serving(tmp_path / "t") as stage:
            answer = await stage.http.get(f"/api/tables/{ann['code']}")
            assert (answer.status_code, answer.json()["code"]) == (500, "table_damaged")

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_table_whose_seed_does_not_fit_its_commitment_is_not_started(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, _, code = await stage.pair(start=False)
        replace_seed(tmp_path / "t")
        assert await one.refused("start") == "table_damaged"
        assert (await stage.table(code))["stage"] == "lobby"

    play(test, tmp_path / "t")


def test_a_match_begun_by_rules_that_cannot_play_it_again_is_refused_in_words(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        seated, _ = await stage.set_up("ABCD", bytes(32), ["a", "b"])
        nonsense = {"n": 1, "at": 1.0, "seat": 0, "move": {"move": "take", "count": 3}, "drew": []}
        body = e.encode([e.Began(at=0.0, rules=77), e.Played(records=[nonsense])])
        await stage.table_server.store.append((Append("ABCD", 1, body),))
        person = await stage.socket()
        await person.send({"kind": "hello", "table": "ABCD", "token": seated["token"]})
        assert (await person.hear())["code"] == "table_other_rules"

    play(test, tmp_path / "t")
