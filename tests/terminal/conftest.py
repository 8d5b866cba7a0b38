from __future__ import annotations

import pytest

from tests.terminal.typist import settle_environment


@pytest.fixture(autouse=True)
def plain_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    settle_environment(monkeypatch)
