"""The commands `turncoat sit` and `turncoat mcp`."""

import random
import sys
from typing import Annotated

import typer

from turncoat.core import registry
from turncoat.core.refusal import Illegal
from turncoat.words import Words

LOCAL = "http://localhost:8600"


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("sit-help"))
    def sit(
        where: Annotated[str, typer.Argument(help=say("sit-where-help"))],
        bot: Annotated[str, typer.Option(help=say("sit-bot-help"))],
        server: Annotated[str, typer.Option(help=say("sit-server-help"))] = LOCAL,
        name: Annotated[str, typer.Option(help=say("sit-name-help"))] = "",
        fill: Annotated[bool, typer.Option("--fill", help=say("sit-fill-help"))] = False,
    ) -> None:
        from turncoat.client import requests  # imported late: other commands start faster
        from turncoat.client.seat import Refused, RemoteSeat
        from turncoat.client.sit import Sitter, program_of
        from turncoat.lab.bots.specs import refuse_unknown

        address = requests.check_server(server)
        if "-" in where:
            refuse_unknown(registry.find(where), [bot])
        called = name or say("mcp-name")
        place = requests.sit_down(address, where, called, say.language, program_of(bot))
        seat = RemoteSeat(address, place["code"], place["token"])
        try:
            typer.echo(say("sit-seated", code=place["code"], seat=place["seat"]))
            if fill:
                seat.ask("start", fill=True)
            assert seat.table is not None
            sitter = Sitter(seat, seat.table["game"], bot, random.getrandbits(48), say)
            result = sitter.play()
        except Refused as no:
            raise Illegal("server_refused", text=no.text) from None
        finally:
            seat.close()
        if result is None:
            raise Illegal("seat_lost")
        winners = [seat.table["seats"][place]["name"] for place in result["winners"]]
        typer.echo(say("sit-over", count=len(winners), names=", ".join(winners), refused=sitter.refused))

    @app.command(help=say("mcp-help"))
    def mcp(server: Annotated[str, typer.Option(help=say("sit-server-help"))] = LOCAL) -> None:
        from turncoat.client.mcp import McpServer

        McpServer(server, say).serve(sys.stdin, sys.stdout)
