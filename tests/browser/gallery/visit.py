"""What an area of the gallery has at hand: servers, devices, and the album it fills."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import Device
from tests.browser.gallery.album import Album
from tests.browser.server import RunningServer


class Visit:
    """Everything that it opens is closed when the area has been seen."""

    def __init__(self, browser: Browser, album: Album, folder: Path) -> None:
        self.browser = browser
        self.album = album
        self.see = album.see
        self._folder = folder
        self._stores = 0
        self._open = ExitStack()

    def store(self) -> Path:
        """A place for tables that are laid before their server opens."""
        self._stores += 1
        return self._folder / f"tables-{self._stores}.sqlite"

    def serve(self, store: Path | None = None) -> Device:
        """A server, and what makes devices that are at home there."""
        return self.at(RunningServer(store or self.store()))

    def at(self, server: RunningServer) -> Device:
        """The same for a server that an area has started itself."""
        self._open.callback(server.stop)
        devices = Device(self.browser, server.address)
        self._open.callback(devices.close)
        return devices

    def close(self) -> None:
        self._open.close()
