"""Players made of code: they get views and give moves, and can reach nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from turncoat.core.refusal import Illegal, brief

View: TypeAlias = Mapping[str, Any]


Line: TypeAlias = Mapping[str, Any]


class Bot(Protocol):
    """A player made of code.

    `act` is called with every new view of its seat, in order, when `wake` has come and, if it hears, when
    something was said. A bot is a function of its seed, the views it was shown and the lines it heard, so
    that it can be restored after a restart.
    """

    @property
    def wake(self) -> float | None:
        """When to be called again though nothing has changed, in seconds since the start."""

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        """Return the move to make now, or None to wait."""


@runtime_checkable
class Hears(Protocol):
    """A bot that listens to what is said."""

    def hear(self, line: Line, now: float) -> None:
        """Take in a line of talk; each comes once, before the view that follows it."""


@runtime_checkable
class Remembers(Protocol):
    """A bot that must be shown its earlier views after a restart; others begin with the present one."""

    def see(self, view: View, now: float) -> None:
        """Remember a view that wants no answer any more."""


@runtime_checkable
class SkipsViews(Protocol):
    """A bot that says when it need not be shown new views, which makes simulation faster."""

    @property
    def dozing(self) -> bool:
        """Whether new views make no difference to it until it wakes, moves, or is asked something else."""


@runtime_checkable
class Budgeted(Protocol):
    """A bot whose settings say how long it thinks, so that a server can bound it."""

    seconds: float
    """About how long it thinks about a move at the most."""


def bad_settings(bot: str, settings: str, examples: str = "none") -> Illegal:
    """Make the refusal of settings that the bot does not take; `examples` shows some that it does."""
    return Illegal("bad_bot_settings", bot=bot, settings=brief(settings), examples=examples)


def read_languages(bot: str, settings: str, known: Sequence[str]) -> Sequence[str]:
    """Parse settings that are languages, as in `rosa:fr` or `rosa:fr+da`; empty: all known ones.

    A language that is not known is refused.
    """
    languages = settings.split("+") if settings else known
    if not set(languages) <= set(known):
        raise bad_settings(bot, settings, f"{bot}:fr, {bot}:en+da")
    return languages


BotMaker: TypeAlias = Callable[[int, str], Bot]
"""Makes a bot from a seed and what follows the colon in `name:settings` (empty: defaults)."""


def seat_bot(bots: Mapping[str, BotMaker], spec: str, seed: int) -> Bot:
    """Make the bot that a spec (`name` or `name:settings`) asks for, or refuse."""
    name, _, settings = spec.partition(":")
    if name not in bots:
        raise Illegal("unknown_bot", name=brief(name), bots=", ".join(bots), number=len(bots))
    return bots[name](seed, settings)
