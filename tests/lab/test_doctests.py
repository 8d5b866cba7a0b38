"""The examples in docstrings of the lab give what they say."""

from __future__ import annotations

import doctest
import importlib

import pytest

import turncoat.lab

MODULES = [
    "turncoat.lab",
    "turncoat.lab.library",
    "turncoat.lab.sample",
    "turncoat.lab.bots.specs",
    "turncoat.lab.arena.ratings",
    "turncoat.lab.environments.choices",
    "turncoat.lab.environments.features",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_right(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_public_names_are_documented() -> None:
    for name in turncoat.lab.__all__:
        assert getattr(turncoat.lab, name).__doc__
