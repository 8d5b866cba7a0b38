/**
 * Where a crowd sits: in two rows, each with as much room as the name needs, and at
 * the two ends one above the other, with names beside faces. Letters come first, then the faces: as large as the names
 * and the middle of the table allow.
 */

import {
  BESIDE,
  faces,
  GAP,
  heightOf,
  inTwoLines,
  LEADING,
  seatRound,
  splits,
  type NameWidth,
  type Seating,
  type Size,
  type Split,
  type Spot,
  type Wish,
} from "./seating";

/** How near faces come to each other, in faces: above one another, and side by side with what they wear. */
const ABOVE = 1.12;
const ASIDE = 1.6;
/** Free between the rows and the ends, where an arrow passes, in faces. */
const PASSAGE = 0.25;
const LINES = [1, 2] as const;
/** Letters, from full size down; before they are smaller, what is in the middle has less room. */
const SMALLER = [1, 0.95, 0.9, 0.85];
const RELIEF = [1, 0.93, 0.86, 0.8];

/** The extra wishes of a crowd. */
export type CrowdWish = Pick<Wish, "face" | "letters"> & Partial<Pick<Wish, "middle">>;

interface Tried {
  face: number;
  letters: number;
  /** Of names below their faces, and of those beside them. */
  lines: 1 | 2;
  beside: 1 | 2;
}

/** The narrowest room in which a name has letters of that size. */
function widthOf(name: NameWidth, letters: number, lines: 1 | 2): number {
  const broken = lines === 2 ? inTwoLines(name) : Infinity;
  return (Math.min(name.whole, broken) + GAP) * letters;
}

/** Who sits where, from left to right and from top to bottom: numbers of people, the viewer at the near side. */
function sidesOf({ near, ends, far }: Split): Record<Spot["side"], number[]> {
  const all = Array.from({ length: near + far + 2 * ends }, (_, i) => i);
  const own = Math.floor(near / 2) + 1;
  const left = own + ends;
  const right = left + far;
  return {
    near: [...all.slice(0, own).reverse(), ...all.slice(right + ends).reverse()],
    left: all.slice(own, left).reverse(),
    far: all.slice(left, right),
    right: all.slice(right, right + ends),
  };
}

/** People side by side, what is left over shared between them; null: they need more than there is. */
function row(widths: number[], room: Size, y: number, side: "near" | "far"): Spot[] | null {
  const over = (room.w - widths.reduce((sum, one) => sum + one, 0)) / widths.length;
  if (over < 0) return null;
  let left = 0;
  return widths.map((own) => {
    const wide = own + over;
    left += wide;
    return { x: left - wide / 2, y, side, wide };
  });
}

/** Return one seating; null if there is no room for it. */
function tryOut(split: Split, room: Size, wish: Wish, tried: Tried): Seating | null {
  const { face, letters, lines, beside } = tried;
  const sides = sidesOf(split);
  const high = heightOf(tried, wish.tag);
  const between = room.h - 2 * high;
  const ends = between - 2 * PASSAGE * face;
  if (between < wish.middle.h || ends < split.ends * Math.max(face * ABOVE, beside * letters * LEADING))
    return null;
  const widths = (people: number[], lines: 1 | 2): number[] =>
    people.map((one) => widthOf(wish.names[one]!, letters, lines));
  const bench = {
    w: face * BESIDE + Math.max(...widths([...sides.left, ...sides.right], beside)),
    h: Math.min(face * ASIDE, ends / split.ends),
    lines: beside,
  };
  const middle = { w: room.w - 2 * bench.w, h: between };
  const cells = (people: number[]): number[] =>
    widths(people, lines).map((own) => Math.max(own, face * ASIDE));
  const far = row(cells(sides.far), room, high / 2, "far");
  const near = row(cells(sides.near), room, room.h - high / 2, "near");
  if (!far || !near || middle.w < wish.middle.w) return null;
  const end = (index: number, side: "left" | "right"): Spot => ({
    x: side === "left" ? bench.w / 2 : room.w - bench.w / 2,
    y: high + PASSAGE * face + (ends * (index + 0.5)) / split.ends,
    side,
  });
  const spots: Spot[] = [];
  sides.far.forEach((one, i) => (spots[one] = far[i]!));
  sides.near.forEach((one, i) => (spots[one] = near[i]!));
  for (const side of ["left", "right"] as const) sides[side].forEach((one, i) => (spots[one] = end(i, side)));
  return { face, letters, lines, place: { w: face * ASIDE, h: high }, bench, middle, spots };
}

function withLetters(count: number, room: Size, wish: Wish, letters: number): Seating | null {
  let best: Seating | null = null;
  for (const split of splits(count).filter(({ ends }) => ends > 0))
    for (const lines of LINES)
      for (const beside of LINES) {
        // Where the smallest faces have no room, no others have
        if (!tryOut(split, room, wish, { face: wish.face.least, letters, lines, beside })) continue;
        for (const face of faces(wish.face, false)) {
          if (best && face <= best.face) break;
          best = tryOut(split, room, wish, { face, letters, lines, beside }) ?? best;
        }
      }
  return best;
}

/** The largest faces at a table where everybody's name can be read; null: there is no such table. */
export function seatBanquet(count: number, room: Size, wish: Wish): Seating | null {
  const { w, h } = wish.middle;
  for (const part of SMALLER)
    for (const relief of RELIEF) {
      const spared = { ...wish, middle: { w: w * relief, h: h * relief } };
      const found = withLetters(count, room, spared, wish.letters.most * part);
      if (found) return found;
    }
  return null;
}

/** Everybody round one table; `crowd` is asked for, best first, where there are so many that they sit in another way. */
export function seatEverybody(count: number, room: Size, wish: Wish & { crowd?: CrowdWish[] }): Seating {
  for (const crowd of wish.crowd ?? []) {
    const found = seatBanquet(count, room, { ...wish, ...crowd });
    if (found) return found;
  }
  return seatRound(count, room, wish);
}
