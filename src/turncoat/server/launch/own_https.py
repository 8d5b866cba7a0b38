"""A second port with HTTPS and a certificate of our own, for `turncoat serve --https`.

The usual port then serves one plain page that explains the browser's warning.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from turncoat.server.http.hosts import Hosts, host_of
from turncoat.server.http.https.certificate import ServerCertificate, load_certificate
from turncoat.server.http.https.notice import HttpsNotice, serve_https_notice
from turncoat.server.limits import Limits
from turncoat.server.uvicorn_server import listen


@dataclass(frozen=True)
class OwnHttps:
    """The parts that a server with HTTPS has in addition."""

    certificate: ServerCertificate
    listener: socket.socket
    plain_listener: socket.socket
    """The usual port, where people arrive first."""
    hosts: Hosts

    @property
    def port(self) -> int:
        """The port with HTTPS."""
        port: int = self.listener.getsockname()[1]
        return port

    @property
    def plain_port(self) -> int:
        """The port of the plain notice: invitations lead there, so that it comes before the warning."""
        port: int = self.plain_listener.getsockname()[1]
        return port

    def url(self, plain: str) -> str:
        """Return the HTTPS address for a plain one."""
        return plain.replace("http://", "https://").replace(f":{self.plain_port}/", f":{self.port}/")

    def serve_notice(self, limits: Limits) -> dict[str, Path]:
        """Start serving the notice and return uvicorn's options for HTTPS."""
        serve_https_notice(self.plain_listener, HttpsNotice(self.certificate, self.port, self.hosts), limits)
        return {"ssl_certfile": self.certificate.chain, "ssl_keyfile": self.certificate.key}


def open_own_https(
    plain_listener: socket.socket, host: str, port: int, network: str | None, names: Iterable[str]
) -> OwnHttps:
    """Listen on a second port, with a certificate for all names of this machine.

    `network` is the address by which phones in the same network find the machine.
    """
    machine = socket.gethostname()
    named = {*names, host, "localhost", "127.0.0.1", "::1", machine, f"{machine.partition('.')[0]}.local"}
    if network is not None:
        named.add(host_of(network))
    folder = Path(platformdirs.user_data_dir("turncoat")) / "https"
    certificate = load_certificate(folder, named - {"0.0.0.0", "::"})
    return OwnHttps(certificate, listen(host, port), plain_listener, Hosts(named))
