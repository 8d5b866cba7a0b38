/** A curve as strokes on a field of 320 by 150. */

import type { Curve } from "../index";

/** Lines differ in tone as well as in colour. */
export const INKS = [
  "var(--brass-ink)",
  "var(--wax-ink)",
  "var(--good)",
  "var(--ink)",
  "var(--ink-soft)",
  "var(--brass-deep)",
];

const LEFT = 10;
const RIGHT = 310;
const TOP = 12;
const BOTTOM = 140;

export interface Frame {
  steps: number;
  least: number;
  most: number;
}

export function frame({ lines }: Pick<Curve, "lines">): Frame {
  const all = lines.flatMap(({ points }) => points);
  return {
    steps: Math.max(2, ...lines.map(({ points }) => points.length)),
    least: Math.min(0, ...all),
    most: Math.max(1, ...all),
  };
}

const round = (figure: number): number => Math.round(figure * 10) / 10;

export function spot(points: number[], at: number, { steps, least, most }: Frame): { x: number; y: number } {
  const share = ((points[at] ?? 0) - least) / (most - least);
  return {
    x: round(LEFT + ((RIGHT - LEFT) * at) / (steps - 1)),
    y: round(BOTTOM - (BOTTOM - TOP) * share),
  };
}

export function path(points: number[], field: Frame): string {
  return points
    .map((_, at) => spot(points, at, field))
    .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`)
    .join("");
}
