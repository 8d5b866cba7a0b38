/** The facts of the story: who remembered, who objected well, and which mistakes went unnoticed. */

import type { Loot } from "../view";
import type { Move, View } from "../wire";

/** One step of the replay, with everything visible. */
export interface Step {
  seat: number | string | null;
  move: Move | null;
  view: View;
}

export interface Summary {
  /** By seat: the points, whenever somebody's changed. */
  points: number[][];
  /** By seat: turns, and how many of them were right. */
  turns: { all: number; right: number }[];
  /** By seat: objections, and how many caught a mistake; `at` are the points of the curve where they did. */
  objections: { all: number; good: number; at: number[] }[];
  /** Mistakes that nobody objected to. */
  unnoticed: number;
  /** The traps at which most mistakes were made, with their number. */
  trap: { holds: Loot; count: number } | null;
}

interface Turn {
  seat: number;
  mistaken: boolean;
  holds: Loot | null;
  noticed: boolean;
}

/** The turn that was taken between two views: its answer, or that the count ran out (SR-12, SR-13). */
function turnOf(before: View, after: View): Turn | null {
  const seat = after.accused;
  const trove = before.everything?.next_trove ?? null;
  const fresh = before.accused !== seat || before.everything?.next_trove !== after.everything?.next_trove;
  const taken = after.said?.seat === seat || before.count_ends !== null;
  if (seat === null || !fresh || !taken || after.phase !== "walk" || after.objector !== null) return null;
  return {
    seat,
    mistaken: after.everything?.mistaken ?? false,
    holds: trove === null ? null : (before.everything?.troves[trove - 1] ?? null),
    noticed: false,
  };
}

/** From a replay in which everything can be seen. */
export function summarise(steps: Step[]): Summary {
  const seats = steps[0]?.view.players.map(({ seat }) => seat) ?? [];
  const points = seats.map(() => [0]);
  const turns: Turn[] = [];
  const objections = seats.map(() => ({ all: 0, good: 0, at: [] as number[] }));
  steps.forEach(({ view }, i) => {
    const before = steps[i - 1]?.view;
    if (!before) return;
    if (view.points.some((sum, seat) => sum !== before.points[seat]))
      seats.forEach((seat) => points[seat]!.push(view.points[seat] ?? 0));
    const turn = turnOf(before, view);
    if (turn) turns.push(turn);
    const { objector } = view;
    if (objector === null) return;
    const own = objections[objector]!;
    if (before.objector === null) {
      own.all += 1;
      turns.at(-1)!.noticed = true;
    }
    if (view.verdict === "caught" && before.verdict === null) {
      own.good += 1;
      own.at.push(points[objector]!.length - 1);
    }
  });
  const wrong = turns.filter(({ mistaken }) => mistaken);
  return {
    points,
    turns: seats.map((seat) => {
      const own = turns.filter((turn) => turn.seat === seat);
      return { all: own.length, right: own.filter(({ mistaken }) => !mistaken).length };
    }),
    objections,
    unnoticed: wrong.filter(({ noticed }) => !noticed).length,
    trap: worst(wrong),
  };
}

function worst(wrong: Turn[]): Summary["trap"] {
  const counts = new Map<Loot, number>();
  for (const { holds } of wrong)
    if (holds !== null && holds !== "treasure") counts.set(holds, (counts.get(holds) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? { holds: most[0], count: most[1] } : null;
}

/** Return the seat with the highest share of right ones, then with the most; null if nobody had one. */
export function best(of: { all: number; right: number }[]): number | null {
  const found = [...of.keys()]
    .filter((seat) => of[seat]!.right > 0)
    .sort((a, b) => of[b]!.right / of[b]!.all - of[a]!.right / of[a]!.all || of[b]!.right - of[a]!.right);
  return found[0] ?? null;
}
