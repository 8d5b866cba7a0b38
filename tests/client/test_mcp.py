"""Agents at a table: the protocol, the six tools, and that nothing but the seat's own view is told."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import pytest

from tests.server.servers import GAME, PLENTY, StartServer
from turncoat.client.mcp import TOOLS, VERSIONS, McpServer
from turncoat.words import LANGUAGES, Words


class Agent:
    """Somebody at the other end of the lines."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.server = McpServer(address, Words(language))
        self.asked = 0

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.asked += 1
        line = json.dumps({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params})
        answer = self.server.answer(line)
        assert answer is not None
        assert "\n" not in answer
        told: dict[str, Any] = json.loads(answer)
        assert (told["jsonrpc"], told["id"]) == ("2.0", self.asked)
        return told

    def call(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Return whether a tool refused, and what it said."""
        result = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        (content,) = result["content"]
        assert content["type"] == "text"
        return result["isError"], content["text"]


NOWHERE = "http://127.0.0.1:9"


def test_the_handshake_settles_a_version() -> None:
    agent = Agent(NOWHERE)
    for asked, settled in ((VERSIONS[1], VERSIONS[1]), ("1999-01-01", VERSIONS[0])):
        result = agent.ask("initialize", protocolVersion=asked, capabilities={}, clientInfo={})["result"]
        assert result["protocolVersion"] == settled
        assert result["capabilities"]["tools"] == {"listChanged": False}
    assert agent.server.answer('{"jsonrpc": "2.0", "method": "notifications/initialized"}') is None
    assert agent.ask("ping")["result"] == {}


def test_there_are_six_tools_with_schemas() -> None:
    tools = Agent(NOWHERE).ask("tools/list")["result"]["tools"]
    assert [tool["name"] for tool in tools] == ["games", "sit", "view", "talk", "move", "wait"]
    assert all(tool["description"] and tool["inputSchema"]["type"] == "object" for tool in tools)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", -32700),
        ("[" * 100_000, -32700),
        ("[1]", -32600),
        ('{"id": 1}', -32600),
        ('{"id": 1, "method": "fly"}', -32601),
        ('{"id": 1, "method": "ping", "params": [1]}', -32602),
        ('{"id": 1, "method": "tools/call", "params": {"name": "fly"}}', -32602),
        ('{"id": 1, "method": "tools/call", "params": {"name": ["view"]}}', -32602),
        ('{"id": 1, "method": "tools/call", "params": {"name": "view", "arguments": {"seat": 2}}}', -32602),
        ('{"id": 1, "method": "tools/call", "params": {"name": "move", "arguments": {"move": 3}}}', -32602),
    ],
)
def test_what_is_wrong_by_the_protocol_gets_its_code(line: str, code: int) -> None:
    answer = McpServer(NOWHERE, Words("en")).answer(line)
    assert answer is not None
    assert json.loads(answer)["error"]["code"] == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_tools_refuse_in_sentences(language: str) -> None:
    agent = Agent(NOWHERE, language)
    for tool, arguments in (("view", {}), ("sit", {}), ("games", {}), ("wait", {"seconds": 0})):
        wrong, text = agent.call(tool, **arguments)
        assert wrong
        assert text.endswith(".")


def test_lines_go_in_and_out() -> None:
    out = io.StringIO()
    lines = '{"id": 1, "method": "ping"}\n\n{"method": "notifications/x"}\n{"id": 2, "method": "ping"}\n'
    McpServer(NOWHERE, Words("en")).serve(io.StringIO(lines), out)
    assert [json.loads(line)["id"] for line in out.getvalue().splitlines()] == [1, 2]


async def test_a_view_is_byte_by_byte_what_the_socket_sends(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY, pace=0)
    agent = Agent(f"http://127.0.0.1:{server.port}")

    def begin() -> tuple[dict[str, Any], str]:
        place = json.loads(agent.call("sit", game=GAME, name="Agent", fill=True)[1])
        while not json.loads(agent.call("wait", seconds=20)[1])["awaited"]:
            pass
        wrong, view = agent.call("view")
        assert not wrong
        agent.server.close()
        return place, view

    place, view = await asyncio.to_thread(begin)
    assert json.loads(view)["you"] == place["seat"] == 0
    person, _ = await server.enter({"code": place["table"], "token": place["token"]})
    (welcome,) = [text for text in person.heard if '"welcome"' in text]
    assert f'"view":{view}' in welcome
    seats = (await server.table(place["table"]))["seats"]
    assert seats[0]["program"] == "model"


async def test_an_agent_plays_a_match_to_its_end(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY, pace=0)
    agent = Agent(f"http://127.0.0.1:{server.port}")

    def play() -> dict[str, Any]:
        games = json.loads(agent.call("games")[1])
        assert {game["game"] for game in games["games"]} >= {GAME}
        assert not agent.call("sit", game=GAME, fill=True, options={"turn_limit": 4})[0]
        wrong, why = agent.call("move", move={"move": "fly"})
        assert wrong
        assert why.endswith(".")
        for _ in range(200):
            state = json.loads(agent.call("wait", seconds=20)[1])
            if state["result"] is not None:
                break
            whole = [
                move
                for move in json.loads(agent.call("view")[1])["legal"]
                if "open" not in move and move["move"] != "resign"
            ]
            agent.call("move", move=whole[0])
        agent.server.close()
        result: dict[str, Any] = state["result"]
        return result

    assert (await asyncio.to_thread(play))["winners"] is not None


async def test_talk_is_told_once_to_those_who_hear_it(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY, pace=0)
    agent = Agent(f"http://127.0.0.1:{server.port}")

    def play() -> Any:
        agent.call("sit", game="are-you-the-traitor", fill=True)
        assert not agent.call("move", move={"move": "say", "text": "Hello there"})[0]
        for _ in range(20):
            lines = json.loads(agent.call("talk")[1])
            if any(line.get("say") == "Hello there" for line in lines):
                break
            agent.call("wait", seconds=1)
        later = json.loads(agent.call("talk", after=lines[-1]["n"])[1])
        assert all(line["n"] > lines[-1]["n"] for line in later)
        agent.server.close()
        return lines

    lines = await asyncio.to_thread(play)
    assert [line["seat"] for line in lines if line.get("say") == "Hello there"] == [0]


def test_no_tool_shows_another_seat() -> None:
    assert not any("seat" in properties for name, (_, properties) in TOOLS.items())
