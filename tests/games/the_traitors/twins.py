"""The season as it would be if only what a viewer may not know were different.

Made from the log and the truth alone: what the rules say a viewer may know is written here once more.
"""

from __future__ import annotations

from random import Random
from typing import Any

from turncoat import Illegal, Match
from turncoat.core.viewer import Viewer

Json = dict[str, Any]
DECISIONS = ("murder", "tempt", "blackmail", "spare", "list")
BY_NIGHT = (*DECISIONS, "show_shield", "suspect", "say", "claim")
VOTES = ("vote", "runoff", "runoff_again", "safe_vote", "revote")


class Past:
    """A season record by record: the truth, and what the viewer has had a way to know of it."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.viewer = viewer
        self.before: list[Json] = []
        """By record: the host's view before it."""
        self.course: list[Any] = []
        log = match.log
        replay = Match.replay(log, upto=0)
        self._note(replay.view("host"))
        for record in log["records"]:
            self.before.append(self.now)
            replay.repeat(record)
            self._note(replay.view("host"))

    def _note(self, host: Json) -> None:
        self.now = host
        self.course.append(course(host, self.viewer))

    def traitors(self) -> set[int]:
        return traitors(self.now)

    def first_traitors(self) -> set[int] | None:
        """TT-4: None before they are chosen."""
        return next((traitors(host) for host in [*self.before, self.now] if traitors(host)), None)


def traitors(host: Json) -> set[int]:
    return {seat for seat, who in enumerate(host["everything"]["identities"]) if who == "traitor"}


def course(host: Json, viewer: Viewer) -> Any:
    """What everybody knows to have happened, and what the viewer lived through: in truth, not in a view."""
    truth = host["everything"]
    lived = []
    if isinstance(viewer, int):
        in_conclave = viewer in truth["present"] and host["phase"] == "conclave"
        lived = [truth["identities"][viewer], viewer in truth["shields"], truth["letter"] == viewer]
        lived += [truth["present"], truth["decisions"], host["answer"]] if in_conclave else []
    public = [{seat: (out["how"], out["day"], out.get("identity")) for seat, out in host["out"].items()}]
    return [*public, host["seated"], host["list"], host["shown"], host["doors"], *lived]


def knows_everything(match: Match, past: Past, viewer: Viewer) -> bool:
    """TT-40: when it is over all do; TT-22: and those out, where the table chose so."""
    out = past.now["out"].get(str(viewer))
    return match.result is not None or (match.options["ghosts_see_all"] and out is not None)


def twin(match: Match, viewer: Viewer, rng: Random) -> Match | None:
    if len(match.seats) > 7 and rng.random() < 0.5:
        return None  # there are enough others to look from, and a season is long
    past = Past(match, viewer)
    if knows_everything(match, past, viewer):
        return None
    for _ in range(3):
        swap = _choose_swap(past, viewer, rng)
        other = _replay_changed(match, past, viewer, swap, rng)
        if other is not None and other.log != match.log:
            return other
    return None


def _choose_swap(past: Past, viewer: Viewer, rng: Random) -> dict[int, int]:
    """A Traitor and a Loyal player whom the viewer cannot tell apart, one in the place of the other."""
    first = past.first_traitors() or set()
    known = {viewer} | _acquaintances(past, viewer) | _marked_seats(past)
    ones = [seat for seat in first if seat not in known and _always_there(past, seat)]
    others = [
        seat
        for seat in range(len(past.now["players"]))
        if seat not in past.traitors() | known and _always_there(past, seat)
    ]
    if not ones or not others:
        return {}
    one, other = rng.choice(ones), rng.choice(others)
    return {one: other, other: one}


def _acquaintances(past: Past, viewer: Viewer) -> set[int]:
    """TT-6: those whom the viewer met in the second half of the selection, or in a Conclave."""
    met: set[int] = set()
    for host in [*past.before, past.now]:
        present = host["everything"]["present"]
        if host["phase"] == "conclave" and viewer in present:
            met |= set(present)
        there = traitors(host) & set(host["alive"])
        if (host["phase"], host["part"]) == ("selection", 2) and viewer in there:
            met |= there
    return met


def _marked_seats(past: Past) -> set[int]:
    """Of whom more is known than that they are left: they are out, were or will be murdered, or tempted."""
    marked = {int(seat) for seat in past.now["out"]}
    for host in [*past.before, past.now]:
        truth = host["everything"]
        marked |= {truth["victim"], truth["letter"]} - {None}
    return marked


def _always_there(past: Past, seat: int) -> bool:
    return seat in past.now["alive"]


def _replay_changed(
    match: Match, past: Past, viewer: Viewer, swap: dict[int, int], rng: Random
) -> Match | None:
    """The changed season, if all that is known happens in it as it did."""
    log = match.log
    first = past.first_traitors()
    deal = dict(log["deal"])
    if first is not None:
        deal["traitors"] = sorted(swap.get(seat, seat) for seat in first)
    other = Match(log["game"], log["seats"], bytes.fromhex(log["seed"]), log["options"], deal)
    for number, record in enumerate(log["records"]):
        if not _take(other, record, past, number, viewer, swap, rng):
            return None
        if course(other.view("host"), viewer) != past.course[number + 1]:
            return None
        assert other.number == number + 1, "the clock ran otherwise"
    return other


def _take(
    other: Match,
    record: Json,
    past: Past,
    number: int,
    viewer: Viewer,
    swap: dict[int, int],
    rng: Random,
) -> bool:
    if "move" not in record:
        assert other.deadline == record["at"], "the deadline is another one"
        other.tick(record["at"])
        return True
    mapped = _swap_parts(record, past.before[number], swap)
    for seat, move in (
        _change_record(mapped, other, past, number, viewer, rng),
        (mapped["seat"], mapped["move"]),
    ):
        try:
            other.play(seat, move, record["at"])
        except Illegal as no:
            if record["seat"] == viewer:
                raise AssertionError(f"{viewer} is refused {move}") from no
        else:
            return True
    return False


def _swap_parts(record: Json, before: Json, swap: dict[int, int]) -> Json:
    """By night the two have each other's part; in public each says and does what they did."""
    seat, move = record["seat"], record["move"]
    if move["move"] == "select":  # the host's choice, told to nobody
        return {**record, "move": {**move, "traitors": [swap.get(one, one) for one in move["traitors"]]}}
    if before["phase"] != "conclave" or move["move"] not in BY_NIGHT:
        return record
    if move["move"] in ("suspect", "say", "claim") and seat not in swap:
        return record
    bent = dict(move)
    for name in ("target", "about"):
        if name in bent:
            bent[name] = swap.get(bent[name], bent[name])
    if "targets" in bent:
        bent["targets"] = [swap.get(target, target) for target in bent["targets"]]
    return {**record, "seat": swap.get(seat, seat), "move": bent}


def _change_record(
    record: Json, other: Match, past: Past, number: int, viewer: Viewer, rng: Random
) -> tuple[Any, Json]:
    """Now and then somebody else wishes, suspects, writes or decides something else in secret."""
    seat, move, before = record["seat"], record["move"], past.before[number]
    if seat == viewer or rng.random() < 0.3:
        return seat, move
    kind = move["move"]
    if seat == "host":
        if move.get("where") == "out" and str(viewer) not in before["out"]:
            return seat, {**move, "text": rng.choice(["Psst.", "You will like this."])}
        return seat, move
    others = [target for target in before["alive"] if target != seat]
    if kind == "eager":
        return seat, {"move": "eager", "level": rng.randrange(4)}  # TT-3: private
    if kind == "suspect":
        return seat, {"move": "suspect", "target": rng.choice(others)}  # TT-34: private until the recap
    if kind == "vote" and _still_open(past, number, VOTES):
        return seat, {"move": "vote", "target": rng.choice(past.now["candidates"])}  # TT-20
    if kind == "end" and past.now["phase"] == "end_vote":
        return seat, {"move": "end", "agree": rng.random() < 0.5}  # TT-37
    if kind in DECISIONS and viewer not in before["everything"]["present"] and _untold(past, number):
        return seat, rng.choice(other.legal(seat)) if rng.random() < 0.5 else _other_murder(others, rng)
    return seat, move


def _other_murder(others: list[int], rng: Random) -> Json:
    return {"move": "murder", "target": rng.choice(others)}


def _still_open(past: Past, number: int, stages: tuple[str, ...]) -> bool:
    """Whether it is the vote that is going on now, of which nothing is shown."""
    hosts = [*past.before[number:], past.now]
    return all(host["stage"] == past.now["stage"] and host["stage"] in stages for host in hosts)


def _untold(past: Past, number: int) -> bool:
    """TT-35: until the last is in at breakfast nothing is known of a night."""
    night = past.before[number]["day"]
    return bool(
        (past.now["phase"] == "conclave" and past.now["day"] == night)
        or (past.now["phase"] == "breakfast" and past.now["day"] == night + 1 and not past.now["awaited"])
    )
