"""Talk at the table: stored with it, in order, with a way to turn it off."""

from __future__ import annotations

from tests.server.clock import ManualClock
from tests.server.servers import LocalServer, StartServer
from turncoat.server.limits import Limits


async def test_lines_are_numbered_and_kept_in_order_and_say_who_spoke(server: LocalServer) -> None:
    one, two, code = await server.pair()
    watcher = await server.post(f"/api/tables/{code}/watch", name="Cy")
    third, _ = await server.enter(watcher)
    await one.do("chat", text="  one\tline \n of talk ")
    await third.do("chat", text="psst")
    lines = [(await two.expect("chat"))["line"] for _ in range(2)]
    assert [(line["n"], line["seat"], line["name"], line["text"], line["from"]) for line in lines] == [
        (1, 0, "Ann", "one line of talk", "player"),
        (2, None, "Cy", "psst", "watcher"),
    ]
    _, welcome = await server.enter(await server.post(f"/api/tables/{code}/screen"))
    assert welcome["chat"] == lines


async def test_the_owner_turns_chat_off_and_on(server: LocalServer) -> None:
    one, two, code = await server.pair(start=False)
    third, _ = await server.enter(await server.post(f"/api/tables/{code}/watch", name="Cy"))
    assert await two.refused("mute", seat=0, muted=True) == "not_owner"
    await one.do("mute", seat=1, muted=True)
    await one.do("mute", seat=None, muted=True)
    assert await two.refused("chat", text="hello") == "muted"
    assert await third.refused("chat", text="hello") == "muted"
    await two.send({"kind": "typing"})
    await third.send({"kind": "typing"})
    for person in (two, third, one):
        await person.settle()
    assert not any('"kind":"typing"' in text for text in one.heard)
    table = await server.table(code)
    assert (table["muted"], table["watchers_muted"]) == ([1], True)
    await one.do("mute", seat=1, muted=False)
    await two.do("chat", text="hello")


async def test_what_cannot_be_shown_cannot_be_said(server: LocalServer) -> None:
    one, _, _ = await server.pair(start=False)
    for text in ("", "   ", "x" * 501, "a\u202eb", "a" + "\u0301" * 9, "\u3164", "\u200d"):
        assert await one.refused("chat", text=text) == "bad_text"
    for text in ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "می\u200cدانم", "\u2764\ufe0f"):
        await one.do("chat", text=text)  # a family, a Persian verb, a heart


async def test_who_talks_too_fast_is_told_so_in_words_and_may_go_on_after_a_moment(
    start_server: StartServer,
) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock, limits=Limits(talk_per_second=1, talk_at_once=3))
    one, two, code = await server.pair(start=False)
    third, _ = await server.enter(await server.post(f"/api/tables/{code}/watch", name="Cy"))
    for person in (one, third):
        for number in range(3):
            await person.do("chat", text=f"line {number}")
        await person.send({"kind": "language", "language": "fr"})
        answer = await person.ask("chat", text="and one more")
        assert (answer["code"], answer["text"]) == (
            "talk_too_fast",
            "C’est beaucoup à la fois\u00a0: laissez parler les autres.",
        )
    await two.do("chat", text="may I?")
    clock.advance(1)
    await one.do("chat", text="and one more")
    assert await one.refused("chat", text="and another") == "talk_too_fast"


async def test_others_see_that_somebody_is_typing(server: LocalServer) -> None:
    one, two, _ = await server.pair(start=False)
    await one.send({"kind": "typing"})
    assert (await two.expect("typing"))["seat"] == 0
    await one.settle()
    assert not any('"kind":"typing"' in text for text in one.heard)
