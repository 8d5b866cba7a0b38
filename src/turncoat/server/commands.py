"""`turncoat serve`: the server, with links and a QR code to get people to it."""

from typing import Annotated, Final

import typer

from turncoat.words import Words

HOST: Final = "0.0.0.0"
PORT: Final = 8600


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("serve-help"))
    def serve(
        store: Annotated[str | None, typer.Option(help=say("serve-store-help"))] = None,
        host: Annotated[str, typer.Option(help=say("serve-host-help"))] = HOST,
        port: Annotated[int, typer.Option(help=say("serve-port-help"))] = PORT,
        public_url: Annotated[str | None, typer.Option(help=say("serve-public-url-help"))] = None,
        no_open: Annotated[bool, typer.Option("--no-open", help=say("serve-no-open-help"))] = False,
    ) -> None:
        start(say, store, host, port, public_url, no_open)


def start(
    say: Words,
    store: str | None = None,
    host: str = HOST,
    port: int = PORT,
    public_url: str | None = None,
    no_open: bool = False,
) -> None:
    """Serve until stopped; what a bare `turncoat` does."""
    from turncoat.server.launch import serve  # other commands need not wait for all that a server needs

    serve(say, store, host, port, public_url, no_open)
