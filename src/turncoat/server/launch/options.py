"""The options of `turncoat serve`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from turncoat.server.http.proxies import TRUSTED_PROXIES
from turncoat.server.limits import Limits

HOST: Final = "0.0.0.0"
PORT: Final = 8600
WATCHERS: Final = Limits.watchers


@dataclass(frozen=True)
class ServeOptions:
    """The options of `turncoat serve`."""

    store: str | None = None
    host: str = HOST
    port: int = PORT
    public_url: str | None = None
    names: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = TRUSTED_PROXIES
    no_open: bool = False
    https: bool = False
    drain: float = 0.0
    watchers: int = WATCHERS
    shard: str = ""
    metrics_token_file: Path | None = None
    bus: str | None = None
