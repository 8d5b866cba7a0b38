/** Where the eighteen doors stand: evenly along a ring that fills its box, the first at the top, clockwise. */

import { TROVES } from "../view";

export interface Spot {
  x: number;
  y: number;
}

/** Between a circle (2) and a rectangle: flat boxes need the corners. */
const ROUNDEST = 2;
const SQUAREST = 4.5;
const STEPS = 720;

/** A point of the ring, by its angle from the top. */
function point(angle: number, a: number, b: number, power: number): Spot {
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  return { x: a * bend(Math.sin(angle)), y: -b * bend(Math.cos(angle)) };
}

/** The middles of the doors, in a box of that size with doors of that size. */
export function doorSpots(
  width: number,
  height: number,
  door: { w: number; h: number },
  square = true,
): Spot[] {
  const a = Math.max(0, (width - door.w) / 2);
  const b = Math.max(0, (height - door.h) / 2);
  const flat = square ? Math.min(1, Math.abs(a - b) / Math.max(a, b, 1) + (width < 500 ? 0.5 : 0)) : 0;
  const power = ROUNDEST + (SQUAREST - ROUNDEST) * flat;
  const line = Array.from({ length: STEPS + 1 }, (_, i) => point((2 * Math.PI * i) / STEPS, a, b, power));
  const along = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    along.push(along[i - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = along[STEPS]!;
  let i = 0;
  return Array.from({ length: TROVES }, (_, trove) => {
    const goal = (whole * trove) / TROVES;
    while (i < STEPS && along[i + 1]! < goal) i++;
    const [from, to] = [line[i]!, line[i + 1]!];
    const part = (goal - along[i]!) / (along[i + 1]! - along[i]! || 1);
    return {
      x: width / 2 + from.x + (to.x - from.x) * part,
      y: height / 2 + from.y + (to.y - from.y) * part,
    };
  });
}

/** A door is a little higher than wide. */
const HIGH = 1.08;
/** The least distance of doors that stand diagonally, in sizes of a door: their corners are round. */
const NEAR = 0.82;

/** Tell whether no two neighbouring doors overlap. */
function apart(spots: Spot[], { w, h }: { w: number; h: number }): boolean {
  return spots.every(({ x, y }, i) => {
    const next = spots[(i + 1) % spots.length]!;
    const [dx, dy] = [Math.abs(next.x - x) / w, Math.abs(next.y - y) / h];
    return Math.max(dx, dy) >= (Math.min(dx, dy) > 0.35 ? NEAR : 1);
  });
}

/** The largest doors that fit side by side, at most `most` wide. */
export function doorSize(
  width: number,
  height: number,
  most: number,
  square = true,
): { w: number; h: number } {
  let [fits, not] = [0, Math.min(most, width / 3, height / 3)];
  for (let i = 0; i < 12; i++) {
    const w = (fits + not) / 2;
    const door = { w, h: w * HIGH };
    if (apart(doorSpots(width, height, door, square), door)) fits = w;
    else not = w;
  }
  return { w: fits, h: fits * HIGH };
}
