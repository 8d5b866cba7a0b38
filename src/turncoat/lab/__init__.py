"""Many games between bots: `play` one, `simulate` many, hold a `tournament`, `sweep` over settings.

>>> from turncoat import lab
>>> found = lab.simulate("scatty-rogues", ["goldfish", "elephant"], games=6, players=3, seed=1)
>>> found.figures["deals"], found.figures["games"]
(2, 6)
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turncoat.lab.library import Simulation, Tournament, play, simulate, sweep, tournament

__all__ = ["Simulation", "Tournament", "play", "simulate", "sweep", "tournament"]


def __getattr__(name: str) -> Any:
    """Import the library when it is first used: commands that do not simulate start sooner."""
    if name not in __all__:
        raise AttributeError(name)
    from turncoat.lab import library

    return getattr(library, name)
