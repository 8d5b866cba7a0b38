"""The Traitors: by day the group banishes one of its own, by night the Traitors murder."""

from turncoat.games.the_traitors.rules import game

__all__ = ["game"]
