"""SR-26: what lies behind closed doors leaves no trace in what anybody is sent afterwards."""

from __future__ import annotations

from turncoat import Match

TRAPS = ["pirate", "parrot", "chest", "lantern", "rope", "spyglass", "crow", "cat", "cook", "sentry"]
TRAPS += ["barrel", "anchor", "fist", "thumb", "3"]


def hide_at(*troves: int) -> Match:
    match = Match("scatty-rogues", ["Ann", "Bo", "Cy"], seed=1, deal={"traps": TRAPS})
    for trove, word in zip(troves, ("eye patch", "feathers", "gold box"), strict=True):
        match.play(0, {"move": "hide", "trove": trove, "word": word}, at=1.0)
    return match


def test_views_do_not_depend_on_which_doors_hide_traps() -> None:
    """SR-7, SR-26: told once as it is hidden, and then in no view: to the byte, also as the walk goes on."""
    one, other = hide_at(1, 2, 3), hide_at(16, 9, 4)
    assert one.view("host") != other.view("host")
    for match in (one, other):
        match.play(0, {"move": "answer", "say": 1}, at=2.0)
        match.tick(4.5)
    for viewer in (0, 1, 2, "watcher"):
        assert one.encode_view(viewer) == other.encode_view(viewer)
