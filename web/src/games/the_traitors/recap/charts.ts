/** The figures behind the charts of the recap (TT-40). */

import type { Recap, NightView, ScoreView, VoteView, View } from "../wire";

/** Return who was a Traitor at that day's Round Table: those chosen first, and those who joined in earlier nights. */
export function traitorsOn(recap: Recap, day: number): Set<number> {
  const found = new Set(recap.first_traitors);
  for (const night of recap.nights)
    if (night.night < day) for (const seat of newTraitors(night)) found.add(seat);
  return found;
}

export function newTraitors(night: NightView): number[] {
  const tempted = night.accepted && night.tempted !== null ? [night.tempted] : [];
  return night.blackmailed === null ? tempted : [...tempted, night.blackmailed];
}

export interface VoteChart {
  /** Voters in the order in which the votes were shown. */
  voters: number[];
  /** Those named, most votes first. */
  targets: { seat: number; count: number; traitor: boolean; banished: boolean }[];
  /** Lines from a row of voters to a row of targets; null for a blank vote. */
  lines: { from: number; to: number | null }[];
}

/** Chart who voted for whom in one vote. */
export function voteChart(recap: Recap, vote: VoteView): VoteChart {
  const counts = new Map<number, number>();
  for (const { target } of vote.votes) if (target !== null) counts.set(target, (counts.get(target) ?? 0) + 1);
  const traitors = traitorsOn(recap, vote.day);
  const targets = [...counts]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .map(([seat, count]) => ({
      seat,
      count,
      traitor: traitors.has(seat),
      banished: seat === vote.banished,
    }));
  return {
    voters: vote.votes.map(({ seat }) => seat),
    targets,
    lines: vote.votes.map(({ target }, from) => ({
      from,
      to: target === null ? null : targets.findIndex(({ seat }) => seat === target),
    })),
  };
}

export interface SuspicionChart {
  nights: number[];
  /** How many answers named each player, night by night; the most suspected player first. */
  rows: { seat: number; counts: number[]; traitor: boolean[] }[];
  most: number;
}

/** Chart suspicion over time from everybody's last answer in each night. */
export function suspicionChart(recap: Recap): SuspicionChart {
  const nights = recap.nights.map(({ night }) => night);
  const last = new Map<string, { night: number; target: number; part: number }>();
  for (const one of recap.suspicions) {
    const key = `${one.night} ${one.seat}`;
    if ((last.get(key)?.part ?? 0) <= one.part) last.set(key, one);
  }
  const rows = recap.identities.map((_, seat) => ({
    seat,
    counts: nights.map(
      (night) => [...last.values()].filter((one) => one.night === night && one.target === seat).length,
    ),
    traitor: recap.nights.map(({ traitors }) => traitors.includes(seat)),
  }));
  const sum = (counts: number[]): number => counts.reduce((a, b) => a + b, 0);
  return {
    nights,
    rows: rows
      .filter(({ counts }) => sum(counts) > 0)
      .sort((a, b) => sum(b.counts) - sum(a.counts) || a.seat - b.seat),
    most: Math.max(1, ...rows.flatMap(({ counts }) => counts)),
  };
}

/** Return whether the guess was right, night by night; null for a night without one. */
export function nightsOf(recap: Recap, score: ScoreView): (boolean | null)[] {
  return recap.nights.map(({ night }) => score.guesses.find((one) => one.night === night)?.right ?? null);
}

/** One day with its night. */
export interface Day {
  day: number;
  bars: number | null;
  shields: Recap["shields"];
  votes: VoteView[];
  /** Players banished by lot (TT-23, TT-24). */
  byLot: number[];
  left: number[];
  night: NightView | null;
  /** When the Round Table and the night began, in seconds since the start, to open the replay there. */
  table: number | null;
  dusk: number | null;
}

export function daysOf(
  recap: Recap,
  { day: last, out }: Pick<View, "day" | "out">,
  steps: { at: number; view: Pick<View, "phase" | "day"> }[],
): Day[] {
  const when = (phase: View["phase"], day: number): number | null =>
    steps.find(({ view }) => view.phase === phase && view.day === day)?.at ?? null;
  const leaversOf = (how: string, day: number): number[] =>
    Object.entries(out)
      .filter(([, one]) => one.how === how && one.day === day)
      .map(([seat]) => Number(seat));
  const voted = new Set(recap.votes.map(({ banished }) => banished));
  return Array.from({ length: last }, (_, i) => i + 1).map((day) => ({
    day,
    bars: recap.missions.find((one) => one.day === day)?.bars ?? null,
    shields: recap.shields.filter((one) => one.day === day),
    votes: recap.votes.filter((one) => one.day === day),
    byLot: leaversOf("banished", day).filter((seat) => !voted.has(seat)),
    left: leaversOf("withdrawn", day),
    night: recap.nights.find((one) => one.night === day) ?? null,
    table: when("round_table", day),
    dusk: when("conclave", day),
  }));
}
