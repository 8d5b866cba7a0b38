"""A finished match, step by step, as one viewer saw it."""

from __future__ import annotations

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Viewer
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.viewers.view_history import ViewHistory, encode_lines
from turncoat.server.wire.messages_out import NumberedView, Replay, Step


def build_replay(state: TableState, viewer: Viewer) -> Replay:
    """Return every change of a viewer's view, with that viewer's own moves; the host gets all moves."""
    history = ViewHistory(viewer)
    steps: list[Step] = []
    for match in state.steps():
        history.stage(match)
        history.adopt()
        record = match.records(match.number - 1)[0] if match.number else {}
        for seen in history.untold:
            assert isinstance(seen, NumberedView)
            steps.append(_build_step(seen, record, len(steps), viewer))
        history.untold.clear()
    return Replay(steps, encode_lines(state.match().talk(viewer)))


def _build_step(seen: NumberedView, record: dict[str, object], n: int, viewer: Viewer) -> Step:
    shows_move = viewer in ("host", record.get("seat")) and "move" in record
    seat, move = (record["seat"], record["move"]) if shows_move else (None, None)
    return Step(n, seen.at, seat, move, seen.view)  # type: ignore[arg-type]


def parse_viewer(text: str, state: TableState) -> Viewer:
    """Return the viewer that a request names: a seat's number, `watcher` or `host`."""
    if text == "watcher":
        return "watcher"
    if text == "host":
        return "host"
    if text.isascii() and text.isdigit() and len(text) < 4 and int(text) < len(state.places):
        return int(text)
    raise Illegal("bad_viewer", viewer=text[:20], seats=len(state.places) - 1)
