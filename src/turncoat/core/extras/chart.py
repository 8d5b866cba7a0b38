"""Charts of a game's own figures: its module `statistics` may have `charts(found)`, which returns some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Kind: TypeAlias = Literal["shares", "reliability"]


@dataclass(frozen=True)
class Chart:
    """Shares with their intervals, to be drawn.

    | kind | a row has |
    |---|---|
    | `shares` | `label`, `share`, `low`, `high`; if there is something to compare it with, `beside` |
    | `reliability` | `thought`, what was believed on average; `share`, how often it was so; `low`, `high` |

    A label is shown as it is; with `words` it ends the id of a sentence, after `words`. The chart's title is
    the sentence `chart-<game>-<name>`.
    """

    name: str
    kind: Kind
    rows: list[dict[str, Any]]
    words: str = ""
