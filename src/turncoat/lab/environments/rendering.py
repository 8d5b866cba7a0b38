"""A match as text for people who watch an environment: what watchers see, and what they last heard."""

from __future__ import annotations

import json
from typing import Final

from turncoat.lab.environments.episode import Episode

MODES: Final = ["ansi", "human"]
LINES: Final = 10
"""How many lines of talk are shown."""


def read_mode(mode: str | None) -> str | None:
    """Return the mode, or refuse one that does not exist."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def draw(episode: Episode, mode: str | None) -> str | None:
    """Return the match as text, or print it for people."""
    if mode is None:
        return None
    text = describe(episode)
    if mode == "ansi":
        return text
    print(text)
    return None


def describe(episode: Episode) -> str:
    """Describe what watchers see, a field a line."""
    match = episode.match
    view = match.view("watcher")
    heard = match.talk("watcher")[-LINES:]
    fields = [f"{name}: {json.dumps(value)}" for name, value in view.items() if name != "legal"]
    said = [f"  {line['seat']}: {line.get('say') or json.dumps(line.get('claim'))}" for line in heard]
    return "\n".join([f"{match.now:.1f} s, player {episode.actor} is asked", *fields, *said])
