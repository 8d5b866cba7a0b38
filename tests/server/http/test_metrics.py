"""The figures for operators: what they count, and who may ask for them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.servers import LocalServer, StartServer
from tests.until import until
from turncoat.core.refusal import Illegal
from turncoat.server.http.metrics import read_token
from turncoat.server.limits import Limits

TOKEN = "a secret of the operator's"
LINE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]*"\})? (-?[0-9.e+-]+)')


async def figures(server: LocalServer, **headers: str) -> dict[str, float]:
    answer = await server.http.get("/metrics", headers=headers)
    assert answer.status_code == 200
    found = [LINE.fullmatch(line) for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(found), answer.text
    return {match[1] + (match[2] or ""): float(match[3]) for match in found if match}


async def test_every_figure_has_a_name_of_its_own_a_kind_and_a_line_about_it(server: LocalServer) -> None:
    text = (await server.http.get("/metrics")).text
    told = re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE)
    assert len(told) == len(dict(told))
    for name, kind in told:
        assert f"# HELP {name} " in text
        assert name.endswith("_total") == (kind == "counter")


async def test_what_happens_is_counted(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(wrong_at_once=1))
    one, _, _ = await server.pair()
    await one.do("move", move={"move": "resign"})
    assert await one.refused("move", move={"move": "resign"})
    assert (await server.http.get("/api/tables/ZZZZ")).status_code == 404
    assert (await server.http.get("/api/tables/ZZZZ")).status_code == 429
    told = await figures(server)
    assert told["turncoat_ready"] == told["turncoat_store_well"] == told["turncoat_tables_made_total"] == 1
    assert told["turncoat_moves_total"] == told["turncoat_refusals_total"] == 1
    assert told["turncoat_connections"] == 2
    assert told["turncoat_wrong_codes_total"] == 1
    assert told['turncoat_http_responses_total{status="4xx"}'] == 2
    assert told['turncoat_codes_taken{letters="4"}'] == 1
    assert told["turncoat_appends_total"] > 3
    server.table_server.draining = True
    told = await figures(server)
    assert (told["turncoat_ready"], told["turncoat_store_well"]) == (0, 1)


async def test_haste_and_a_full_server_are_counted(start_server: StartServer) -> None:
    limits = Limits(connections_per_address=1, requests_at_once=5, requests_per_second=0.001)
    server = await start_server(limits=limits)
    ann = await server.make()
    await server.enter(ann)
    person = await server.socket()
    assert (await person.last_message())["code"] == "too_many_connections"

    async def is_limited() -> bool:
        return (await server.http.get(f"/api/tables/{ann['code']}")).status_code == 429

    await until(is_limited, "haste is refused")
    told = await figures(server)
    assert told["turncoat_connections_refused_total"] == 1
    assert told["turncoat_limited_total"] == 1


async def test_with_the_operators_token_the_figures_may_be_asked_for_from_elsewhere(
    start_server: StartServer,
) -> None:
    server = await start_server(metrics_token=TOKEN)
    elsewhere = {"x-forwarded-for": "203.0.113.9"}
    assert await figures(server, authorization=f"Bearer {TOKEN}", **elsewhere)
    for wrong in (f"Bearer {TOKEN}s", "Bearer", f"Basic {TOKEN}", "Bearer é", ""):
        headers = {b"x-forwarded-for": b"203.0.113.9", b"authorization": wrong.encode()}
        answer = await server.http.get("/metrics", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "only_from_here")
    answer = await server.http.get("/metrics", headers=elsewhere)
    assert answer.status_code == 403
    assert await figures(server)  # from here as always


async def test_without_a_token_none_opens_the_figures(server: LocalServer) -> None:
    for given in ("Bearer None", "Bearer"):
        headers = {"x-forwarded-for": "203.0.113.9", "authorization": given}
        assert (await server.http.get("/metrics", headers=headers)).status_code == 403


def test_a_token_is_read_from_a_file_and_must_not_be_short(tmp_path: Path) -> None:
    (tmp_path / "good").write_text(f"{TOKEN}\n")
    assert read_token(tmp_path / "good") == TOKEN
    for name, content, code in (
        ("short", "secret", "metrics_token_weak"),
        ("two", f"{TOKEN}\n{TOKEN}", "metrics_token_weak"),
        ("foreign", "é" * 30, "metrics_token_weak"),
    ):
        (tmp_path / name).write_text(content)
        with pytest.raises(Illegal, match=code):
            read_token(tmp_path / name)
    with pytest.raises(Illegal, match="metrics_token_unreadable"):
        read_token(tmp_path / "missing")
