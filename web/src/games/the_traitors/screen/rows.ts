/**
 * Lays out players in rows on the big screen: names in letters of at least a twentieth of the screen's height, and above
 * each a figure as large as the rows leave room for. All lengths are in hundredths of the screen's height.
 */

import { inTwoLines, type NameWidth } from "../../../parts/round/geometry/seating";

interface Row {
  from: number;
  to: number;
  /** The most lines that a name may take. */
  lines: 1 | 2;
}

export interface Rows {
  rows: Row[];
  /** The height of the figure above a name. */
  figure: number;
  letters: number;
  /** The least width of each player's place. */
  widths: number[];
}

interface Room {
  w: number;
  h: number;
}

/** The size of letters where a single row of large figures is enough. */
const LARGE = 6.4;
const ENOUGH = 0.8;
const USUAL = 5;
const SMALLER = [4.7, 4.4, 4.1, 3.8, 3.5, 3.2];
const LEADING = 1.06;
/** The gap between two names, in letters. */
const GAP = 0.5;
/** The gap between two rows. */
const AIR = 1.2;
/** The width of a standing figure relative to its height. */
const STANDING = 0.8;
/** The width of a face with its mark relative to its height. */
export const ROUND = 1.1;
/** The least height of a figure above a name; below it the face stands beside the name, BESIDE letters high. */
const LEAST_ABOVE = 8;
export const BESIDE = 1.4;
const MOST_ROWS = 8;
const LEAST = 3;

function widthOf(name: NameWidth, letters: number, lines: 1 | 2): number {
  const broken = lines === 2 ? inTwoLines(name) : Infinity;
  return (Math.min(name.whole, broken) + GAP) * letters;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Split names into rows of about equal length, in order; null if a row does not fit. */
function split(names: NameWidth[], rows: number, letters: number, across: number): Row[] | null {
  const end = (row: number): number => Math.floor((names.length * row) / rows);
  const found: Row[] = [];
  for (let row = 0; row < rows; row++) {
    const [from, to] = [end(row), end(row + 1)];
    const fits = (lines: 1 | 2): boolean =>
      sum(names.slice(from, to).map((name) => widthOf(name, letters, lines))) <= across;
    if (!fits(2)) return null;
    found.push({ from, to, lines: fits(1) ? 1 : 2 });
  }
  return found;
}

/** Make the figures of these rows as large as the room allows. */
function layOut(
  names: NameWidth[],
  rows: Row[],
  letters: number,
  room: Room,
  most: number,
  slender: number,
): Rows {
  const text = sum(rows.map(({ lines }) => lines * letters * LEADING + AIR));
  const widths = rows.flatMap(({ from, to, lines }) =>
    names.slice(from, to).map((name) => widthOf(name, letters, lines)),
  );
  const wide = (figure: number): number[] => widths.map((one) => Math.max(one, figure * slender));
  let figure = Math.min(most, (room.h - text) / rows.length);
  while (figure > 0 && rows.some(({ from, to }) => sum(wide(figure).slice(from, to)) > room.w)) figure -= 0.5;
  return { rows, figure, letters, widths: wide(figure) };
}

/** Return the layout with the largest figures for a size of letters; null if none fits. */
function best(names: NameWidth[], room: Room, most: number, slender: number, letters: number): Rows | null {
  let found: Rows | null = null;
  for (let count = 1; count <= Math.min(letters > USUAL ? 1 : MOST_ROWS, names.length); count++) {
    const rows = split(names, count, letters, room.w);
    const tried = rows && layOut(names, rows, letters, room, most, slender);
    if (tried && tried.figure > (found?.figure ?? LEAST)) found = tried;
  }
  return found;
}

/** Lay out the names in a room, with figures up to `most` high and `slender` wide for their height. */
export function layOutRows(names: NameWidth[], room: Room, most: number, slender = STANDING): Rows {
  for (const letters of [LARGE, USUAL, ...SMALLER]) {
    const found = best(names, room, most, slender, letters);
    if (found && (letters <= USUAL || found.figure >= most * ENOUGH)) return found;
  }
  return layOut(names, [{ from: 0, to: names.length, lines: 2 }], USUAL, room, most, slender);
}

/** Tell whether faces belong beside the names because there are too many players for faces above them. */
export function standsBeside(names: NameWidth[], room: Room, above: Rows): boolean {
  if (above.figure >= LEAST_ABOVE) return false;
  let rows = 1;
  let filled = 0;
  for (const name of names) {
    const wide = (name.whole + BESIDE + GAP * 3) * USUAL;
    if (filled + wide > room.w) [rows, filled] = [rows + 1, 0];
    filled += wide;
  }
  return rows * (BESIDE * USUAL + AIR) <= room.h;
}

/** Return the usable width of a window. */
export const across = ({ w, h }: Room): number => (95 * w) / Math.max(1, h);
