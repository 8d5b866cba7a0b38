"""`turncoat serve`: the server, with links and a QR code to get people to it."""

from dataclasses import dataclass
from typing import Annotated, Final

import typer

from turncoat.words import Words

HOST: Final = "0.0.0.0"
PORT: Final = 8600
PROXY: Final = "127.0.0.1,::1"


@dataclass(frozen=True)
class Wishes:
    """How the server is to run."""

    store: str | None = None
    host: str = HOST
    port: int = PORT
    public_url: str | None = None
    names: tuple[str, ...] = ()
    proxy: str = PROXY
    no_open: bool = False
    https: bool = False
    bus: str | None = None


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("serve-help"))
    def serve(
        store: Annotated[str | None, typer.Option(help=say("serve-store-help"))] = None,
        bus: Annotated[str | None, typer.Option(help=say("serve-bus-help"))] = None,
        host: Annotated[str, typer.Option(help=say("serve-host-help"))] = HOST,
        port: Annotated[int, typer.Option(help=say("serve-port-help"))] = PORT,
        public_url: Annotated[str | None, typer.Option(help=say("serve-public-url-help"))] = None,
        name: Annotated[list[str] | None, typer.Option(help=say("serve-name-help"))] = None,
        proxy: Annotated[str, typer.Option(help=say("serve-proxy-help"))] = PROXY,
        no_open: Annotated[bool, typer.Option("--no-open", help=say("serve-no-open-help"))] = False,
        https: Annotated[bool, typer.Option("--https", help=say("serve-https-help"))] = False,
    ) -> None:
        start(say, Wishes(store, host, port, public_url, tuple(name or ()), proxy, no_open, https, bus))


def start(say: Words, wishes: Wishes | None = None) -> None:
    """Serve until stopped; what a bare `turncoat` does."""
    from turncoat.server.launch import serve  # other commands need not wait for all that a server needs

    serve(say, wishes or Wishes())
