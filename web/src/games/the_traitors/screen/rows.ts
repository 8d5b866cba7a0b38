/**
 * People in rows, on a screen that all can read: everybody's name in letters of a twentieth of its height or more, and
 * above it a figure as large as the rows leave room for. Everything in hundredths of the screen's height.
 */

import { inTwoLines, type NameWidth } from "../../../parts/round/geometry/seating";

interface Row {
  from: number;
  to: number;
  /** How many lines a name may take. */
  lines: 1 | 2;
}

export interface Rows {
  rows: Row[];
  /** How high what stands above a name is. */
  figure: number;
  letters: number;
  /** How wide everybody's place is at least. */
  widths: number[];
}

interface Room {
  w: number;
  h: number;
}

/** Larger letters where a single row of large figures is enough. */
const LARGE = 6.4;
const ENOUGH = 0.8;
const USUAL = 5;
const SMALLER = [4.7, 4.4, 4.1, 3.8, 3.5, 3.2];
const LEADING = 1.06;
/** Between two names, in letters. */
const GAP = 0.5;
/** Between one row and the next. */
const AIR = 1.2;
/** How wide somebody who stands is, in heights. */
const STANDING = 0.8;
/** And how wide a face is, with the mark that it may bear. */
export const ROUND = 1.1;
/** Where there would be less room above a name, the face stands beside it: so large, in letters. */
const LEAST_ABOVE = 8;
export const BESIDE = 1.4;
const MOST_ROWS = 8;
const LEAST = 3;

function widthOf(name: NameWidth, letters: number, lines: 1 | 2): number {
  const broken = lines === 2 ? inTwoLines(name) : Infinity;
  return (Math.min(name.whole, broken) + GAP) * letters;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** So many rows of about as many people, in their order; null: one of them is wider than there is room. */
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

/** As large as there is room for, below and beside each other. */
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

/** The largest figures, with letters of that size. */
function best(names: NameWidth[], room: Room, most: number, slender: number, letters: number): Rows | null {
  let found: Rows | null = null;
  for (let count = 1; count <= Math.min(letters > USUAL ? 1 : MOST_ROWS, names.length); count++) {
    const rows = split(names, count, letters, room.w);
    const tried = rows && layOut(names, rows, letters, room, most, slender);
    if (tried && tried.figure > (found?.figure ?? LEAST)) found = tried;
  }
  return found;
}

/** How everybody stands in a room of that size: the largest figure that is wanted, and how wide one is for its height. */
export function layOutRows(names: NameWidth[], room: Room, most: number, slender = STANDING): Rows {
  for (const letters of [LARGE, USUAL, ...SMALLER]) {
    const found = best(names, room, most, slender, letters);
    if (found && (letters <= USUAL || found.figure >= most * ENOUGH)) return found;
  }
  return layOut(names, [{ from: 0, to: names.length, lines: 2 }], USUAL, room, most, slender);
}

/** Whether so many stand there that faces are beside names: more of a face is seen, and all names have one line. */
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

/** How much of a window they have from side to side. */
export const across = ({ w, h }: Room): number => (95 * w) / Math.max(1, h);
