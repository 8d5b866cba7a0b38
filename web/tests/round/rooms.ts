/** The rooms that a ring gets on real screens, and people whose names are long. */

import type { Scale } from "../../src/parts/round/geometry/scale";
import { wishFor } from "../../src/parts/round/geometry/scale";
import { seatEverybody } from "../../src/parts/round/geometry/banquet";
import type { NameWidth, Seating, Size } from "../../src/parts/round/geometry/seating";

export interface Room {
  name: string;
  scale: Scale;
  window: number;
  size: Size;
  /** How many people sit there at most, where there is less room because of something else. */
  beside?: number;
}

const room = (name: string, scale: Scale, window: number, w: number, h: number): Room => ({
  name,
  scale,
  window,
  size: { w, h },
});

export const ROOMS: Room[] = [
  room("360 × 640, talk", "phone", 640, 336, 216),
  room("360 × 640, reveal", "phone", 640, 336, 255),
  room("390 × 844", "phone", 844, 366, 340),
  room("740 × 360", "phone", 360, 354, 300),
  room("1366 × 768", "laptop", 768, 570, 400),
  room("1920 × 1080", "screen", 1080, 1824, 880),
  { ...room("1920 × 1080, beside the talk", "screen", 1080, 1190, 880), beside: 6 },
];

const NAMES = [
  "Ann-Sophie",
  "Søren Kierkegaard",
  "Maximiliane",
  "Bartholomew",
  "Marie-Antoinette",
  "Anne-Charlotte",
  "Jean-Baptiste",
  "Frederikke",
  "Christoffer",
  "Wilhelmina",
];

/** About as wide as the typeface of names makes it. */
const wide = (text: string): number => text.length * 0.57;

export const nameWidth = (name: string): NameWidth => ({
  whole: wide(name),
  part: Math.max(...name.split(/\s+|(?<=-)/).map(wide)),
});

export const names = (count: number): NameWidth[] =>
  Array.from({ length: count }, (_, i) => nameWidth(NAMES[i % NAMES.length] ?? ""));

const known = new Map<string, Seating>();

/** Where they sit; the search takes a few milliseconds and is asked for by several tests. */
export function seated(count: number, { name, scale, size, window }: Room, tagged: boolean): Seating {
  const key = `${name} ${count} ${tagged}`;
  const found =
    known.get(key) ??
    seatEverybody(count, size, { ...wishFor(scale, count, size, window, tagged), names: names(count) });
  known.set(key, found);
  return found;
}

export const CROWDS = Array.from({ length: 22 }, (_, i) => i + 3);
