"""Count how bots of each role speak and sign, so that bots read each other by it, until it stands still.

    python -m turncoat.lab.models.are_you_the_traitor.learning --rounds 300 --times 4

writes `learned.json` beside the bots. What they read changes what they say and when they call, so each time
counts rounds that were played with the tables of the time before.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from turncoat.games.are_you_the_traitor import bots
from turncoat.games.are_you_the_traitor.bots import learned
from turncoat.games.are_you_the_traitor.bots.hearing import kind_of
from turncoat.games.are_you_the_traitor.bots.temper import BY_CHARACTER, TEMPERS
from turncoat.games.are_you_the_traitor.casting import ROLES, SOUGHT, Role
from turncoat.lab.models.are_you_the_traitor.self_play import Guess, Round, play

SIZES: Final = range(4, 11)
LINE_UP: Final = (*TEMPERS, *BY_CHARACTER, *TEMPERS)
PRIOR: Final = 10.0
"""How many remarks that tell nothing are counted with those that were made."""
DRAWN: Final = 10.0
"""How strongly a recalibration is drawn to none, as by so many calls, and that of a role to that of all."""
DRAWN_ROLE: Final = 40.0
POWERS: Final = (0.5, 0.7, 0.85, 1.0, 1.15, 1.3, 1.5)
EARLY: Final = 45.0
"""What waiting is worth is counted in rounds that last longer than so many seconds."""


def count(rounds: Sequence[Round]) -> dict[str, Any]:
    """Return the tables of a reader, from rounds."""
    table = learned.blank()
    am: Counter[tuple[str, str]] = Counter()
    kinds: Counter[tuple[str, str]] = Counter()
    picks: Counter[tuple[str, str, str]] = Counter()
    chances: Counter[tuple[str, str, str]] = Counter()
    signs: Counter[tuple[str, str]] = Counter()
    seats: Counter[str] = Counter()
    for one in rounds:
        cast = one.casting
        seats.update(cast)
        signs.update((cast[seat], sign) for seat, sign in one.signs)
        for speaker, claim in one.remarks:
            role, kind = cast[speaker], kind_of(claim)
            if kind is None:
                am[role, claim["role"]] += 1
                continue
            kinds[role, kind] += 1
            picks[kind, role, cast[claim["about"]]] += 1
            for other, about in enumerate(cast):
                if other != speaker:
                    chances[kind, role, about] += 1 / (len(cast) - 1)  # type: ignore[assignment]
    for role in ROLES:
        table["am"][role] = _shares({what: am[role, what] for what in ROLES}, am)
        table["kinds"][role] = _shares({kind: kinds[role, kind] for kind in learned.KINDS}, kinds)
        for kind in learned.KINDS:
            table["about"][kind][role] = {
                about: (picks[kind, role, about] + PRIOR) / (chances[kind, role, about] + PRIOR)
                for about in ROLES
            }
        for sign in learned.SIGNS:
            table["signs"][sign][role] = (signs[role, sign] + 1) / (seats[role] + 2)
    return table


def _shares(own: Mapping[str, int], everybody: Counter[tuple[str, str]]) -> dict[str, float]:
    """Return shares, drawn towards those of all roles together."""
    total = everybody.total()
    overall = {
        what: (sum(n for (_, other), n in everybody.items() if other == what) + 1) / (total + len(own))
        for what in own
    }
    number = sum(own.values())
    return {what: (own[what] + PRIOR * overall[what]) / (number + PRIOR) for what in own}


def recalibrate(
    calls: Iterable[Guess], towards: tuple[float, float] = (0.0, 1.0), drawn: float = DRAWN
) -> tuple[float, float]:
    """Fit how the log odds of a belief at a call become those of being right: base and slope."""
    points = [
        (math.log(min(max(c.odds, 0.01), 0.99) / (1 - min(max(c.odds, 0.01), 0.99))), c.right) for c in calls
    ]
    base, slope = towards
    for _ in range(30):
        gradient = [-drawn * (base - towards[0]) / 4, -drawn * (slope - towards[1]) / 4]
        curve = [[drawn / 4, 0.0], [0.0, drawn / 4]]
        for logit, right in points:
            likely = 1 / (1 + math.exp(-base - slope * logit))
            for i, x in enumerate((1.0, logit)):
                gradient[i] += (right - likely) * x
                for j, y in enumerate((1.0, logit)):
                    curve[i][j] += likely * (1 - likely) * x * y
        det = curve[0][0] * curve[1][1] - curve[0][1] * curve[1][0]
        base += (curve[1][1] * gradient[0] - curve[0][1] * gradient[1]) / det
        slope += (curve[0][0] * gradient[1] - curve[1][0] * gradient[0]) / det
    return round(base, 3), round(max(slope, 0.2), 3)


def best_credit(rounds: Sequence[Round], before: float) -> float:
    """Return the power at which the beliefs of the Good about roles were sharpest and still true.

    Beliefs are taken as they were and sharpened or blunted, which is what the power does where evidence is
    weak.
    """
    guesses = [guess for one in rounds for guess in one.beliefs() if 0.0 < guess.odds < 1.0]

    def loss(power: float) -> float:
        return -sum(
            math.log(
                max(
                    1e-6,
                    _raise_odds(guess.odds, power) if guess.right else 1 - _raise_odds(guess.odds, power),
                )
            )
            for guess in guesses
        )

    best = min(POWERS, key=loss)
    return round(min(1.0, max(0.2, before * best)), 3)


def _raise_odds(odds: float, power: float) -> float:
    sharpened, other = math.pow(odds, power), math.pow(1 - odds, power)
    return sharpened / (sharpened + other)


def error(guesses: Iterable[Guess], bins: int = 10) -> tuple[float, int]:
    """Return the expected calibration error of guesses in so many bins of equal width, and their number."""
    sums: dict[int, list[float]] = {}
    number = 0
    for guess in guesses:
        one = sums.setdefault(min(bins - 1, int(guess.odds * bins)), [0.0, 0.0, 0.0])
        one[0] += 1
        one[1] += guess.odds
        one[2] += guess.right
        number += 1
    return sum(abs(said - right) for _, said, right in sums.values()) / max(1, number), number


def learn(
    players: int, rounds: int, seed: str, table: dict[str, Any] | None
) -> tuple[int, dict[str, Any], str]:
    """Play with the present tables; return the next ones and a line about them."""
    found = list(play(players, rounds, seed, LINE_UP))
    before = table or learned.blank()
    new = count(found)
    new["credit"] = best_credit(found, before["credit"])
    calls = {
        role: [Guess(role, one.call.believed, one.right) for one in found if one.call.role == role]
        for role in SOUGHT
    }
    for roles in (("keyholder", "guard", "good_wizard"), ("evil_wizard",)):
        together = recalibrate(guess for role in roles for guess in calls[role])
        for role in roles:
            new["calls"][role] = recalibrate(calls[role], together, DRAWN_ROLE)
    late = [one for one in found if one.seconds > EARLY]
    good = (sum(one.winner == "good" for one in late) + 10) / (len(late) + 20)
    new["waiting"] = {"good": round(good, 3), "evil": round(1 - good, 3)}
    return players, new, describe(players, found)


def describe(players: int, found: Sequence[Round]) -> str:
    good = sum(one.winner == "good" for one in found) / len(found)
    calls, roles = (
        error(Guess(one.call.role, one.call.stated, one.right) for one in found)[0],
        error(guess for one in found for guess in one.beliefs())[0],
    )
    seconds = sorted(one.seconds for one in found)
    by_role: dict[Role, list[bool]] = {}
    for one in found:
        by_role.setdefault(one.call.role, []).append(one.right)
    callers = ", ".join(f"{role} {len(r)} ({sum(r) / len(r):.2f})" for role, r in sorted(by_role.items()))
    return (
        f"{players}: {len(found)} rounds, Good {100 * good:.1f} %, ECE calls {calls:.3f} roles {roles:.3f}, "
        f"median {seconds[len(seconds) // 2]:.0f} s, calls: {callers}"
    )


def write(tables: Mapping[str, Any], path: Path) -> None:
    def round_floats(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: round_floats(value) for key, value in part.items()}
        return round(part, 3) if isinstance(part, float) else part

    sizes = [
        f'"{size}": {{\n'
        + ",\n".join(f'  "{name}": {json.dumps(round_floats(part))}' for name, part in table.items())
        + "\n}"
        for size, table in sorted(tables.items(), key=lambda item: int(item[0]))
    ]
    path.write_text("{" + ",\n".join(sizes) + "}\n", encoding="utf-8")


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--rounds", type=int, default=300)
    parse.add_argument("--times", type=int, default=4)
    parse.add_argument("--seed", default="learning")
    parse.add_argument("--workers", type=int, default=2)
    parse.add_argument("--anew", action="store_true", help="forget what was learned before")
    asked = parse.parse_args()
    assert bots.__file__ is not None
    path = Path(bots.__file__).parent / learned.FILE
    tables: dict[str, Any] = (
        json.loads(path.read_text(encoding="utf-8")) if path.is_file() and not asked.anew else {}
    )
    if asked.anew:
        path.unlink(missing_ok=True)
    for time in range(asked.times):
        jobs = [
            (size, asked.rounds, f"{asked.seed}/{time}", tables.get(str(size))) for size in reversed(SIZES)
        ]
        with get_context("spawn").Pool(asked.workers) as pool:
            for players, table, line in pool.starmap(learn, jobs, chunksize=1):
                tables[str(players)] = table
                print(f"{time}  {line}", flush=True)
        write(tables, path)


if __name__ == "__main__":
    main()
