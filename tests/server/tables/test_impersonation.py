"""Nobody can be taken for somebody else, for the host, or for the table."""

from __future__ import annotations

import pytest

from tests.server.servers import LocalServer
from turncoat.core.refusal import Illegal
from turncoat.server.tables.lobby.names import clean_name, is_taken

ALIKE = [
    "Аnna",  # Cyrillic А
    "Ꭺnna",  # Cherokee Ꭺ
    "Anna \U0001f451",
    "(Anna)",
    "Anna.",
    "An na",
    "ANNA",
    "Änna"[0:0] + "Ａｎｎａ",  # full width
]


@pytest.mark.parametrize("name", ALIKE)
def test_a_name_that_looks_like_somebody_elses_is_taken(name: str) -> None:
    with pytest.raises(Illegal, match="name_taken"):
        clean_name(name, ["Bo", "Anna"])


@pytest.mark.parametrize("name", ["lan", "1an", "Ian"])
def test_letters_that_look_alike_are_the_same(name: str) -> None:
    assert is_taken(name, ["Ian"])


@pytest.mark.parametrize("name", ["Hannah", "Ann", "Anna B", "Änna", "Анна", "\U0001f451"])
def test_other_names_are_not(name: str) -> None:
    """Those who bear a name in another script keep it: Анна looks like no Latin name."""
    assert clean_name(name, ["Anna"]) == name


@pytest.mark.parametrize(
    "name",
    ["Host", "(host)", "HOST", "The Host", "Table", "Hоst", "écran", "Maître du jeu", "Værten", "skærm"],
)
def test_what_host_table_and_screen_are_called_is_nobodys_name(name: str) -> None:
    with pytest.raises(Illegal, match="name_reserved"):
        clean_name(name, [])


async def test_a_watcher_whose_name_somebody_has_taken_since_has_no_voice(server: LocalServer) -> None:
    ann = await server.make()
    watch = await server.post(f"/api/tables/{ann['code']}/watch", name="Bo")
    await server.join(ann["code"], "Bo")
    watcher, welcome = await server.enter(watch)
    assert welcome["you"]["name"] is None
    assert await watcher.refused("chat", text="I am Bo") == "no_voice"
    assert await watcher.refused("react", sign="cheers") == "no_voice"
    table = await server.table(ann["code"])
    assert [each["name"] for each in table["watching"]] == [None]


async def test_a_rematch_that_is_refused_uses_up_no_code(server: LocalServer) -> None:
    one, two, code = await server.pair()
    before = server.registry.codes.count_used()
    token = (await server.make("Cy"))["token"]  # of another table
    answer = await server.http.post(
        f"/api/tables/{code}/rematch", headers={"authorization": f"Bearer {token}"}
    )
    assert answer.json()["code"] == "bad_token"
    await two.do("move", move={"move": "resign"})
    made = sum(server.registry.codes.count_used().values())
    for _ in range(3):
        answer = await server.http.post(
            f"/api/tables/{code}/rematch", headers={"authorization": f"Bearer {token}"}
        )
        assert answer.json()["code"] == "bad_token"
    assert sum(server.registry.codes.count_used().values()) == made
    assert made == sum(before.values()) + 1
    await one.settle()


async def test_an_answer_with_a_token_is_stored_nowhere(server: LocalServer) -> None:
    made = await server.http.post(
        "/api/tables", json={"game": "loyalty-or-treachery", "name": "Ann", "language": "en"}
    )
    assert made.headers["cache-control"] == "no-store"
