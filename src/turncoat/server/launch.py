"""`turncoat serve`: opens the store, prints links and a QR code, and runs the server."""

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

from turncoat.core.refusal import Illegal
from turncoat.server import open_files
from turncoat.server.backends import shown_store, wired
from turncoat.server.commands import Wishes
from turncoat.server.http.addresses import Addresses
from turncoat.server.http.hosts import host_of
from turncoat.server.http.metrics import read_token
from turncoat.server.http.proxies import Proxies
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.own_https import OwnHttps, own_https
from turncoat.server.tables.registry.codes import checked_shard
from turncoat.server.tables.server import TableServer
from turncoat.server.uvicorn_server import listen, server
from turncoat.words import Words

FILE = "tables.sqlite"
EVERYWHERE = ("0.0.0.0", "::")


def serve(say: Words, wishes: Wishes) -> None:
    host, public_url = wishes.host, wishes.public_url
    if public_url is not None:
        _check_url(public_url)
    proxies = Proxies(wishes.trusted_proxies)
    shard = checked_shard(wishes.shard) if wishes.shard else ""
    token_file = wishes.metrics_token_file
    token = None if token_file is None else read_token(token_file)
    open_files.raise_limit()
    where = wishes.store if wishes.store is not None else _usual_file()
    listener = listen(host, wishes.port)
    port = listener.getsockname()[1]
    here, network = f"http://{_named(host)}:{port}/", _network(host, port)
    own = None
    try:
        if wishes.https:
            own = own_https(listener, host, wishes.port and port + 1, network, wishes.names)
        store, bus, peers = wired(where, wishes.bus)
        table_server = TableServer(store, bus=bus, peers=peers, shard=shard)
    except BaseException:
        listener.close()
        raise
    static_files = StaticFiles()
    _announce(say, here, network, public_url, own, shown_store(where), static_files)
    if not wishes.no_open and not static_files.empty and _has_screen():
        webbrowser.open(here)
    signal.signal(signal.SIGTERM, _end)
    names = [*wishes.names, host, socket.gethostname()]
    addresses = Addresses(public_url, network and host_of(network), None if own is None else own.door)
    more = {} if own is None else own.open(table_server.limits)
    listening = listener if own is None else own.listener
    server(
        table_server, public_url, static_files, names, proxies, addresses, wishes.drain, token, **more
    ).run([listening])


def _end(*_: object) -> None:
    """SIGTERM ends the program normally, so that the bots' processes are ended too."""
    sys.exit(0)


def _usual_file() -> Path:
    folder = Path(platformdirs.user_data_dir("turncoat"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Illegal("store_unreadable", path=str(folder / FILE), why=wrong.strerror or "?") from None
    return folder / FILE


def _check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # brackets without an address, a port that is none
        fine = False
    if not fine:
        raise Illegal("bad_url", url=url[:80])


def _announce(
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
        lines.append(_picture(link))
    lines.append(say("serve-stop", path=store))
    if static_files.empty:
        lines.append(say("serve-unbuilt"))
    typer.echo("\n".join(lines))
    sys.stdout.flush()


def _picture(link: str) -> str:
    out = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def _named(host: str) -> str:
    return "localhost" if host in (*EVERYWHERE, "127.0.0.1") else f"[{host}]" if ":" in host else host


def _network(host: str, port: int) -> str | None:
    """How phones in the same network reach this machine; nothing is sent to find out."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = asking.getsockname()[0]
    return None if found.startswith("127.") else f"http://{found}:{port}/"


def _has_screen() -> bool:
    """A browser that would open inside the terminal is none."""
    if sys.platform in ("darwin", "win32"):
        return True
    return sys.stdout.isatty() and any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
