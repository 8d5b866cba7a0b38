"""Open the store, print links and a QR code, and run the server, for `turncoat serve`."""

from __future__ import annotations

import io
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs
import segno
import typer

from turncoat.core.refusal import Illegal, reason
from turncoat.server import open_files
from turncoat.server.http.addresses import Addresses
from turncoat.server.http.hosts import host_of
from turncoat.server.http.metrics import read_token
from turncoat.server.http.proxies import Proxies
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.launch.backends import open_backends, store_label
from turncoat.server.launch.options import ServeOptions
from turncoat.server.launch.own_https import OwnHttps, open_own_https
from turncoat.server.limits import Limits
from turncoat.server.tables.registry.codes import check_shard
from turncoat.server.tables.server import TableServer
from turncoat.server.uvicorn_server import build_server, listen
from turncoat.words import Words

STORE_FILE = "tables.sqlite"
ANY_ADDRESS = ("0.0.0.0", "::")
"""Hosts that stand for every address of this machine."""


def serve(say: Words, options: ServeOptions) -> None:
    """Run the server until it is stopped; refuse options that cannot be used."""
    host, public_url = options.host, options.public_url
    if public_url is not None:
        _check_url(public_url)
    proxies = Proxies(options.trusted_proxies)
    shard = check_shard(options.shard) if options.shard else ""
    token_file = options.metrics_token_file
    token = None if token_file is None else read_token(token_file)
    open_files.raise_limit()
    where = options.store if options.store is not None else _default_store()
    listener = listen(host, options.port)
    port = listener.getsockname()[1]
    here, network = f"http://{_url_host(host)}:{port}/", _network_url(host, port)
    own = None
    try:
        if options.https:
            own = open_own_https(listener, host, options.port and port + 1, network, options.names)
        store, transport, membership = open_backends(where, options.bus)
        limits = Limits(watchers=options.watchers)
        table_server = TableServer(store, limits, transport=transport, membership=membership, shard=shard)
    except BaseException:
        listener.close()
        raise
    static_files = StaticFiles()
    _print_addresses(say, here, network, public_url, own, store_label(where), static_files)
    if not options.no_open and not static_files.is_empty and _can_open_browser():
        webbrowser.open(here)
    signal.signal(signal.SIGTERM, _exit)
    names = [*options.names, host, socket.gethostname()]
    addresses = Addresses(public_url, network and host_of(network), None if own is None else own.plain_port)
    more = {} if own is None else own.serve_notice(table_server.limits)
    listening = listener if own is None else own.listener
    build_server(
        table_server, public_url, static_files, names, proxies, addresses, options.drain, token, **more
    ).run([listening])


def _exit(*_: object) -> None:
    """End the program normally on SIGTERM, so that the bots' processes end too."""
    sys.exit(0)


def _default_store() -> Path:
    folder = Path(platformdirs.user_data_dir("turncoat"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Illegal("store_unreadable", path=str(folder / STORE_FILE), why=reason(wrong)) from None
    return folder / STORE_FILE


def _check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # brackets without an address, or a port that is not a number
        fine = False
    if not fine:
        raise Illegal("bad_url", url=url[:80])


def _print_addresses(
    say: Words,
    here: str,
    network: str | None,
    public_url: str | None,
    own: OwnHttps | None,
    store: str,
    static_files: StaticFiles,
) -> None:
    lines = [say("serve-here", url=here)]
    if network is not None:
        lines.append(say("serve-network", url=network))
    if public_url is not None:
        lines.append(say("serve-public", url=public_url))
    if own is not None:
        secure = own.url(network or here)
        lines.append(say("serve-secure", url=secure, fingerprint=own.certificate.fingerprint))
    link = public_url or network
    if link is not None:
        lines.append(_qr_code(link))
    lines.append(say("serve-stop", path=store))
    if static_files.is_empty:
        lines.append(say("serve-unbuilt"))
    typer.echo("\n".join(lines))
    sys.stdout.flush()


def _qr_code(link: str) -> str:
    out = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def _url_host(host: str) -> str:
    return "localhost" if host in (*ANY_ADDRESS, "127.0.0.1") else f"[{host}]" if ":" in host else host


def _network_url(host: str, port: int) -> str | None:
    """Return how phones in the same network reach this machine; finding out sends nothing."""
    if host not in ANY_ADDRESS:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = probe.getsockname()[0]
    return None if found.startswith("127.") else f"http://{found}:{port}/"


def _can_open_browser() -> bool:
    """Return whether there is a graphical browser; one inside the terminal does not count."""
    if sys.platform in ("darwin", "win32"):
        return True
    return sys.stdout.isatty() and any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
