"""`turncoat serve --https`: a second port with a certificate of our own; the usual one explains it."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from turncoat.server.http.hosts import Hosts, host_of
from turncoat.server.http.https.certificate import OwnCertificate, own_certificate
from turncoat.server.http.https.notice import FrontDoor, open_front_door
from turncoat.server.limits import Limits
from turncoat.server.uvicorn_server import listen


@dataclass(frozen=True)
class OwnHttps:
    """What a secure server has beside a plain one."""

    certificate: OwnCertificate
    listener: socket.socket
    front: socket.socket
    hosts: Hosts

    @property
    def port(self) -> int:
        port: int = self.listener.getsockname()[1]
        return port

    @property
    def door(self) -> int:
        """The port of the plain door: invitations lead there, so that nobody meets the warning unprepared."""
        port: int = self.front.getsockname()[1]
        return port

    def url(self, plain: str) -> str:
        """An address of the door, as the server's."""
        return plain.replace("http://", "https://").replace(f":{self.door}/", f":{self.port}/")

    def open(self, limits: Limits) -> dict[str, Path]:
        """Open the door; what the server must be told comes back."""
        open_front_door(self.front, FrontDoor(self.certificate, self.port, self.hosts), limits)
        return {"ssl_certfile": self.certificate.chain, "ssl_keyfile": self.certificate.key}


def own_https(
    front: socket.socket, host: str, port: int, network: str | None, names: Iterable[str]
) -> OwnHttps:
    """`front`: the listener that people reach first. `network`: where phones in the same network find it."""
    machine = socket.gethostname()
    named = {*names, host, "localhost", "127.0.0.1", "::1", machine, f"{machine.partition('.')[0]}.local"}
    if network is not None:
        named.add(host_of(network))
    folder = Path(platformdirs.user_data_dir("turncoat")) / "https"
    certificate = own_certificate(folder, named - {"0.0.0.0", "::"})
    return OwnHttps(certificate, listen(host, port), front, Hosts(named))
