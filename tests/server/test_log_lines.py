"""Whatever nonsense is sent, the operator's log has a line at most, and the server goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import urllib.request
from pathlib import Path

from tests.server.clock import ManualClock
from tests.server.nonsense import FRAMES, REQUESTS, UPGRADE, frame
from tests.server.process import subject
from tests.until import PATIENCE
from turncoat.server.log_filters import CLIENT_ERRORS, ClientErrorFilter

HELLO = frame(1, b'{"kind":"hello","table":"ZZZZ","token":"x"}')


async def send_raw(port: int, data: bytes, upgrade: bool) -> bytes:
    """What is answered until the server hangs up, as it must when nothing more can come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with contextlib.suppress(ConnectionError):
        if upgrade:
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
        writer.write(data)
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.transport.abort()
    return answer


async def send_all(port: int) -> list[bytes]:
    answers = [await send_raw(port, request, upgrade=False) for request in REQUESTS]
    for nonsense in FRAMES:
        answers.append(await send_raw(port, nonsense, upgrade=True))
        answers.append(await send_raw(port, HELLO + nonsense, upgrade=True))
    return answers


async def test_nonsense_leaves_no_traceback_and_hardly_a_line(tmp_path: Path) -> None:
    with subject(tmp_path / "t") as server:
        answers = await send_all(server.port)
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=PATIENCE) as answer:
            assert answer.status == 200
    assert not [answer for answer in answers if answer.startswith(b"HTTP/1.1 500")]
    assert "Traceback" not in server.log
    assert len(server.log.splitlines()) <= len(CLIENT_ERRORS), server.log


def filtered_message(record: logging.LogRecord, faults: ClientErrorFilter) -> str | None:
    return record.getMessage() if faults.filter(record) else None


def test_the_same_fault_is_told_once_a_minute_with_how_often_it_was() -> None:
    clock = ManualClock()
    faults = ClientErrorFilter(clock)

    def fault() -> str | None:
        return filtered_message(
            logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, CLIENT_ERRORS[0], (), None), faults
        )

    assert [fault(), fault(), fault()] == [CLIENT_ERRORS[0], None, None]
    clock.advance(61)
    assert fault() == f"{CLIENT_ERRORS[0]} (2 more in the meantime)"
    other = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Something else", (), None)
    assert [filtered_message(other, faults), filtered_message(other, faults)] == ["Something else"] * 2
