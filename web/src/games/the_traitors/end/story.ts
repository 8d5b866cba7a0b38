/** The facts that the story of a season tells (TT-40), from the recap. */

import { newTraitors, suspicionChart, traitorsOn } from "../recap/charts";
import type { Recap, View } from "../wire";

export interface StoryFacts {
  murdered: number;
  banished: { all: number; traitors: number };
  /** The Traitor with the most nights in the Conclave, who was named least often. */
  fooled: { seat: number; nights: number; named: number } | null;
  /** The player whose guesses were right most often. */
  nose: { seat: number; right: number; all: number } | null;
  /** The Loyal player who was named most often. */
  accused: { seat: number; named: number } | null;
  /** The players who became Traitors during the season. */
  turned: number[];
  /** How many players suspected each seat, night by night while it was in the game. */
  suspicion: { seat: number; points: number[]; turned: number | null; out: boolean }[];
}

/** The most lines that a reader can tell apart in one chart. */
const LINES = 6;

export function findStory({ out, alive }: Pick<View, "out" | "alive">, recap: Recap): StoryFacts {
  const chart = suspicionChart(recap);
  const votes = recap.votes.flatMap((vote) => vote.votes);
  const suspicionsOf = (seat: number): number[] => chart.rows.find((row) => row.seat === seat)?.counts ?? [];
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  const timesNamed = (seat: number): number =>
    sum(suspicionsOf(seat)) + votes.filter(({ target }) => target === seat).length;
  const nights = (seat: number): number =>
    recap.nights.filter(({ traitors }) => traitors.includes(seat)).length;
  const seats = [...recap.identities.keys()];
  const traitors = seats.filter((seat) => recap.identities[seat] === "traitor");
  const loyal = seats.filter((seat) => recap.identities[seat] === "loyal");
  const banished = Object.entries(out)
    .filter(([, one]) => one.how === "banished")
    .map(([seat, one]) => traitorsOn(recap, one.day).has(Number(seat)));
  const most = <T>(of: T[], worth: (one: T) => number): T | undefined =>
    [...of].sort((a, b) => worth(b) - worth(a))[0];
  const best = most(
    traitors.filter((seat) => nights(seat) > 0),
    (seat) => nights(seat) * 100 - timesNamed(seat),
  );
  const poor = most(loyal, timesNamed);
  const nose = recap.scores.find(({ right }) => right > 0);
  const shown = new Set([
    ...traitors,
    ...loyal
      .filter((seat) => sum(suspicionsOf(seat)) > 0) // a flat line tells nothing
      .sort((a, b) => timesNamed(b) - timesNamed(a))
      .slice(0, Math.max(0, LINES - traitors.length)),
  ]);
  return {
    murdered: recap.nights.filter((night) => night.murdered !== null).length,
    banished: { all: banished.length, traitors: banished.filter(Boolean).length },
    fooled: best === undefined ? null : { seat: best, nights: nights(best), named: timesNamed(best) },
    nose: nose ? { seat: nose.seat, right: nose.right, all: nose.guesses.length } : null,
    accused: poor === undefined || timesNamed(poor) === 0 ? null : { seat: poor, named: timesNamed(poor) },
    turned: recap.nights.flatMap(newTraitors),
    suspicion: seats
      .filter((seat) => shown.has(seat))
      .slice(0, LINES)
      .map((seat) => {
        const last = out[seat]?.day ?? Infinity;
        const there = recap.nights.filter(({ night }) => night < last || alive.includes(seat)).length;
        const counts = suspicionsOf(seat);
        const turned = recap.nights.findIndex((night) => newTraitors(night).includes(seat));
        return {
          seat,
          points: Array.from({ length: Math.max(1, there) }, (_, i) => counts[i] ?? 0),
          turned: turned < 0 ? null : turned,
          out: there < recap.nights.length || !alive.includes(seat),
        };
      }),
  };
}
