/** A match looked back on: who won the rounds, who lied, who was fooled by whom. */

import type { Round } from "./recap";

export interface Story {
  good: number;
  evil: number;
  /** By seat: the number of false claims. */
  lies: number[];
  /** By seat: the number of Stops, and of right ones. */
  calls: { all: number; right: number }[];
  /** Who was fooled by whom, and who found whom. */
  fooled: Bond[];
  found: Bond[];
  rings: number;
  /** The length of the shortest round in seconds; null if there was none. */
  shortest: number | null;
}

export interface Bond {
  from: number;
  to: number;
  count: number;
}

export function summarise(rounds: Round[], people: number): Story {
  const everybody = Array.from({ length: people }, (_, seat) => seat);
  const reveals = rounds.flatMap(({ reveal }) => reveal ?? []);
  const moments = rounds.flatMap((round) => round.moments);
  const countLies = (seat: number): number =>
    moments.filter((one) => one.kind === "talk" && one.line.seat === seat && one.truth === false).length;
  const lengths = rounds.filter(({ reveal }) => reveal).map(({ length }) => length);
  return {
    good: reveals.filter(({ winner }) => winner === "good").length,
    evil: reveals.filter(({ winner }) => winner === "evil").length,
    lies: everybody.map(countLies),
    calls: everybody.map((seat) => {
      const own = reveals.filter(({ caller }) => caller === seat);
      return { all: own.length, right: own.filter(({ right }) => right).length };
    }),
    fooled: bonds(reveals.filter(({ right }) => !right).map(({ caller, target }) => [target, caller])),
    found: bonds(reveals.filter(({ right }) => right).map(({ caller, target }) => [caller, target])),
    rings: moments.filter(({ kind }) => kind === "ring").length,
    shortest: lengths.length > 0 ? Math.min(...lengths) : null,
  };
}

function bonds(pairs: [number, number][]): Bond[] {
  const found: Bond[] = [];
  for (const [from, to] of pairs) {
    const known = found.find((one) => one.from === from && one.to === to);
    if (known) known.count += 1;
    else found.push({ from, to, count: 1 });
  }
  return found;
}

/** Return the seats with the highest count; none if all counts are equal or zero. */
export function foremost(counts: number[]): { seats: number[]; count: number } {
  const count = Math.max(0, ...counts);
  const seats = [...counts.keys()].filter((seat) => counts[seat] === count);
  return count > 0 && seats.length < counts.length ? { seats, count } : { seats: [], count: 0 };
}
