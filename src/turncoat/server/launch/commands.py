"""The command `turncoat serve` and its options."""

from pathlib import Path
from typing import Annotated

import typer

from turncoat.server.http.proxies import TRUSTED_PROXIES
from turncoat.server.launch.options import HOST, PORT, WATCHERS, ServeOptions
from turncoat.words import Words


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("serve-help"))
    def serve(
        store: Annotated[str | None, typer.Option(help=say("serve-store-help"))] = None,
        bus: Annotated[str | None, typer.Option(help=say("serve-bus-help"))] = None,
        host: Annotated[str, typer.Option(help=say("serve-host-help"))] = HOST,
        port: Annotated[int, typer.Option(help=say("serve-port-help"))] = PORT,
        public_url: Annotated[str | None, typer.Option(help=say("serve-public-url-help"))] = None,
        name: Annotated[list[str] | None, typer.Option(help=say("serve-name-help"))] = None,
        trusted_proxy: Annotated[
            list[str] | None,
            typer.Option(help=say("serve-trusted-proxy-help"), metavar=say("serve-takes-address")),
        ] = None,
        no_open: Annotated[bool, typer.Option("--no-open", help=say("serve-no-open-help"))] = False,
        https: Annotated[bool, typer.Option("--https", help=say("serve-https-help"))] = False,
        drain: Annotated[float, typer.Option(min=0, max=600, help=say("serve-drain-help"))] = 0.0,
        watchers: Annotated[int, typer.Option(min=0, max=5000, help=say("serve-watchers-help"))] = WATCHERS,
        shard: Annotated[
            str | None, typer.Option(help=say("serve-shard-help"), metavar=say("serve-takes-letter"))
        ] = None,
        metrics_token_file: Annotated[
            Path | None, typer.Option(help=say("serve-metrics-token-file-help"))
        ] = None,
    ) -> None:
        options = ServeOptions(
            store=store,
            host=host,
            port=port,
            public_url=public_url,
            names=tuple(name or ()),
            trusted_proxies=tuple(trusted_proxy or TRUSTED_PROXIES),
            no_open=no_open,
            https=https,
            drain=drain,
            watchers=watchers,
            shard=shard or "",
            metrics_token_file=metrics_token_file,
            bus=bus,
        )
        start_server(say, options)


def start_server(say: Words, options: ServeOptions | None = None) -> None:
    """Serve until stopped; a bare `turncoat` does this."""
    from turncoat.server.launch.serve import serve  # imported late: other commands start faster

    serve(say, options or ServeOptions())
