"""How the laws are tried on The Traitors."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.the_traitors.twins import twin
from tests.laws.support import Setup, Support

Json = dict[str, Any]
FIELDS = {"am": ["role"], "is": ["about", "role"], "trust": ["about"], "doubt": ["about"], "lie": ["about"]}
SELDOM = frozenset(
    ["say", "claim", "withdraw", "show_shield", "warn", "pause", "undo", "extend", "hand_over", "step_out"]
)


def fill(template: Json, view: Json, rng: Random) -> Json:
    if template["move"] == "say":
        said = {"move": "say", "text": rng.choice(["It was not me.", "Hm …", "Æ, ø, å!"])}
        return said | {"where": rng.choice(["all", "out"])} if view["you"] is None else said
    if view["you"] is None:
        return fill_for_host(template, view, rng)
    if template["move"] == "mission":
        mine = view["mission"]["mine"]
        cards = rng.sample(mine["pile"], rng.randint(0, min(mine["limit"], len(mine["pile"]))))
        return {"move": "mission", "act": {"move": "treachery", "cards": cards}}
    if template["move"] == "list":
        return {"move": "list", "targets": some_list(view, rng)}
    what = rng.choice(list(FIELDS))
    others = [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
    role = "loyal" if what == "am" else rng.choice(["loyal", "traitor"])
    values = {"about": rng.choice(others), "role": role}
    return {"move": "claim", "what": what} | {name: values[name] for name in FIELDS[what]}


def fill_for_host(template: Json, view: Json, rng: Random) -> Json:
    """A human host's moves."""
    alive = view["alive"]
    some = rng.sample(alive, min(2, len(alive)))
    chosen = "traitor" in view["everything"]["identities"]
    fields: Json = {
        "warn": {"target": rng.choice(alive), "text": "Keep the rule of identity."},
        "select": {"traitors": sorted(rng.sample(alive, rng.randint(1, max(1, (len(alive) - 1) // 2))))},
        "mission_result": {
            "bars": rng.randrange(11),
            "access": some if chosen and view["nights_left"] and "access" in template["open"] else [],
        },
        "death_list": {"count": rng.randint(1, max(1, len(alive) - 1))},
        "extend": {"seconds": rng.randint(1, 90)},
        "pause": {"seconds": rng.randint(1, 90)},
    }
    return {"move": template["move"], **fields[template["move"]]}


def some_list(view: Json, rng: Random) -> list[int]:
    """TT-33: at least one Loyal player among them."""
    loyal = rng.choice([seat for seat in view["alive"] if seat not in {view["you"], *view["fellows"]}])
    rest = [seat for seat in view["alive"] if seat != loyal]
    return [loyal, *rng.sample(rest, view["list_count"] - 1)]


def deal(players: int, rng: Random) -> Json:
    seats = range(players)
    return {
        "traitors": sorted(rng.sample(seats, rng.randint(1, min(3, (players - 1) // 2)))),
        "breakfast": [rng.sample(seats, players) for _ in range(6)],
        "reveal": [rng.randrange(players) for _ in range(6)],
        "doors": [[rng.randrange(3)] for _ in range(6)],
        "lots": rng.sample(seats, players),
    }


def fits(field: str, value: Any) -> bool:
    """Two seats, or no shield behind any door, are a deal like any other."""
    return (field in ("traitors", "reveal", "lots") and value == [1, 2]) or (
        field == "doors" and value == [[]]
    )


def likes(move: Json) -> bool:
    return move["move"] not in SELDOM


HOSTS = (
    "select",
    "mission_result",
    "open_vote",
    "next",
    "ask_identity",
    "tie",
    "death_list",
    "offer_end",
    "undo",
)
"""What the host does may show something, as deadlines do."""

support = Support(
    game="the-traitors",
    setups=[
        Setup(6, {"days": 3}),
        Setup(6, {"choose_on": 2, "days": 4, "reveal": "never"}),
        Setup(7, {"days": 4, "shields": 3, "ghosts_see_all": True}),
        Setup(8, {"days": 5, "death_lists": [1, 3], "traitors": 1}),
        Setup(9, {"days": 6, "death_lists": [2], "first_round_table": 2, "pace": "evening"}),
        Setup(7, {"reveal": "not_in_final", "shields": 2, "first_mission": "duel"}),
        Setup(6, {"days": 3, "first_mission": "message"}),
        Setup(7, {"host": "human", "days": 4}),
        Setup(8, {"host": "human", "days": 4, "clocks": False, "host_patience": 30, "choose_on": 2}),
    ],
    fill=fill,
    deal=deal,
    twin=twin,
    steps=350,
    reveals=frozenset(["ready", "mission", "vote", "letter", "open_door", "withdraw", "end", *HOSTS]),
    likes=likes,
    hurry=0.3,
    fits=fits,
)
