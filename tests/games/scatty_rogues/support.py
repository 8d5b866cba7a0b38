"""How the laws are tried on Scatty Rogues."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.laws.support import Setup, Support
from turncoat import Illegal, Match
from turncoat.core.moves import fixed_part
from turncoat.core.viewer import Viewer

Json = dict[str, Any]
PICTURES = [
    *("pirate", "parrot", "chest", "lantern", "rope", "spyglass"),
    *("crow", "cat", "cook", "sentry", "barrel", "anchor"),
]
SIGNS = ["fist", "thumb", "victory", "wave", "ear", "crossed"]
FIGURES = ["3", "5", "8", "11", "14", "17"]
TRAPS = [*PICTURES, *SIGNS, *FIGURES]


def fill(template: Json, view: Json, rng: Random) -> Json:
    fixed = fixed_part(template)
    match template["move"]:
        case "hide":
            return {**fixed, "word": f"Old {view['trap']['id']}!"}
        case "answer":
            return {**fixed, "say": _answer(view.get("trove"), 0.4, rng)}
        case "correct":
            return {**fixed, "say": _answer(_questioned_trove(view), 0.9, rng)}
    return {**fixed, "text": rng.choice(["Was that right?", "Hm …", "Æ, ø, å!"])}


def _questioned_trove(view: Json) -> int | None:
    """The trove of the turn that is objected to, where a marker lets one tell."""
    if "trove" not in view or view["turn"] == view["accused"]:
        return view.get("trove")
    return 18 if view["trove"] is None else view["trove"] - 1


def _answer(trove: int | None, attention: float, rng: Random) -> str | int:
    """Right where that is easy, at times a slip of one letter, at times anything."""
    if trove is not None and rng.random() < attention:
        right: list[str | int] = [trove, str(trove), f"0{trove}"]
        return rng.choice(right)
    word = f"old {rng.choice(PICTURES)}"
    anything: list[str | int] = [
        word,
        word[:-1],
        rng.choice(PICTURES),
        rng.randint(1, 18),
        99,
        "?!",
        "scatty rogues",
    ]
    return rng.choice(anything)


def deal(players: int, rng: Random) -> Json:  # noqa: ARG001
    return {"traps": rng.sample(TRAPS, 15)}


def twin(match: Match, viewer: Viewer, rng: Random) -> Match | None:
    """Traps that nobody has drawn yet, and whose hands are up, are different."""
    log = match.log
    traps = _other_pile(match, rng)
    records = _other_hands(match, viewer, rng)
    if traps is None and records == log["records"]:
        return None
    changed = log["deal"] if traps is None else {"traps": traps}
    other = Match(log["game"], log["seats"], bytes.fromhex(log["seed"]), log["options"], changed)
    for record in records:
        if "move" in record:
            other.play(record["seat"], record["move"], record["at"])
        else:
            other.tick(record["at"])
    return other


def _other_pile(match: Match, rng: Random) -> list[str] | None:
    """SR-3: what is left of the draw pile, and the nine traps that are not in it, are unseen."""
    start = Match.replay(match.log, upto=0).view("host")
    pile = [start["trap"]["id"], *start["everything"]["draw_pile"]]
    drawn = 15 - match.view("watcher")["traps_left"]
    if any(record.get("move") == {"move": "decline"} for record in match.log["records"]):
        drawn = min(15, drawn + 1)  # the top one has been seen
    unseen = [trap for trap in TRAPS if trap not in pile[:drawn]]
    other = [*pile[:drawn], *rng.sample(unseen, 15 - drawn)]
    return None if other == pile else other


def _other_hands(match: Match, viewer: Viewer, rng: Random) -> list[Json]:
    """SR-17: hands that are being compared belong to others than they did."""
    records: list[Json] = match.log["records"]
    accused = match.view("watcher")["accused"]
    up = [hand["seat"] for hand in match.view("host")["everything"]["hands"]]
    kept = {accused, viewer, *(seat for seat in up if seat == viewer)}
    able = [seat for seat in range(len(match.seats)) if seat not in kept]
    others = iter(rng.sample(able, len(able)))
    changed = []
    left = len(up)
    for record in reversed(records):
        if left and record.get("move") == {"move": "object"}:
            left -= 1
            if record["seat"] != viewer:
                record = {**record, "seat": next(others)}
        changed.append(record)
    return changed[::-1]


def hidden_hand(match: Match, no: Illegal) -> bool:
    """SR-16, SR-17: what waits for hands to be compared is refused, and nothing tells of it before."""
    return no.code == "too_early" and bool(match.view("host")["everything"]["hands"])


def likes(move: Json) -> bool:
    """Objections and corrections most of all, or no game would come to its end."""
    return move["move"] not in ("say", "count", "decline") and "sign" not in move


support = Support(
    game="scatty-rogues",
    setups=[
        Setup(3, {"marker": True}),
        Setup(3, {"objection_window": 0, "marker": True, "words": "plain"}),
        Setup(4, {"count_seconds": 1, "first": 3}),
        Setup(5, {"objection_window": 0, "correct_seconds": 3, "marker": True}),
        Setup(5, {"marker": True, "objection_window": 10, "first": 2}),
        Setup(8, {"marker": True, "objection_window": 0.2}),
    ],
    fill=fill,
    deal=deal,
    twin=twin,
    steps=600,
    reveals=frozenset(["hide", "decline", "scatty", "correct", "penalty_from"]),
    likes=likes,
    unseen=hidden_hand,
)
