/**
 * Where people sit at a round table, for 3 to 24 of them in any room.
 *
 * A place is a face with room over it for a hat, a name of one or two lines, and sometimes a line below that. Places
 * never touch each other, and the middle of the table, where the headline is, is kept free of them.
 */

export interface Size {
  w: number;
  h: number;
}

/** A name's width with letters of size 1: in one line, its longest part that cannot be broken, and in two lines. */
export interface NameWidth {
  whole: number;
  part: number;
  two?: number;
}

export const inTwoLines = ({ whole, part, two }: NameWidth): number => two ?? Math.max(part, whole / 1.85);

export interface Wish {
  /** How large a face is. */
  face: { least: number; most: number };
  /** The size of a name's letters. */
  letters: { least: number; most: number };
  /** The height of the line below the name; 0 if there is none. */
  tag: number;
  /** The room that the headline wants. */
  middle: Size;
  names: NameWidth[];
}

export type Side = "near" | "left" | "far" | "right";

/** The middle of a place. */
export interface Spot {
  x: number;
  y: number;
  side: Side;
  /** How wide the place is, where they differ. */
  wide?: number;
}

export interface Seating {
  spots: Spot[];
  place: Size;
  face: number;
  /** The largest letters of a name; a long name has smaller ones. */
  letters: number;
  /** How many lines a name may take. */
  lines: 1 | 2;
  /** The places at the ends, where they differ: a name stands beside its face there. */
  bench?: Size & { lines: 1 | 2 };
  /** Free of people, round the middle of the room. */
  middle: Size;
}

/** Room over a face for a hat, in faces. */
export const HEADROOM = 0.3;
/** What a face wears at its sides, in faces: a place is at least this wide. */
const SHOULDERS = 1.6;
export const LEADING = 1.15;
/** Between one name and the next, in letters. */
export const GAP = 0.35;
/** What a face takes of a place where the name stands beside it, in faces. */
export const BESIDE = 1.2;
/** From an oval to a rectangle: exponents of the curve on which people sit. */
const CURVES = [2.2, 2.6, 3.2, 4, 6, 10, Infinity];
/** How much of its wish the headline gets at least, as people come closer together. */
const RELIEF = [0.8, 0.6, 0.4, 0.2, 0];

export interface Split {
  far: number;
  near: number;
  /** At either end. */
  ends: number;
}

export function splits(count: number): Split[] {
  const found: Split[] = [];
  for (let near = 1; near < count; near++)
    for (const far of [near - 1, near, near + 1]) {
      const rest = count - near - far;
      if (far > 0 && rest >= 0 && rest % 2 === 0) found.push({ far, near, ends: rest / 2 });
    }
  return found;
}

/** How large a name's letters can be in a place, or null when it does not fit. */
export function fitName(
  name: NameWidth,
  width: number,
  lines: 1 | 2,
  letters: Wish["letters"],
): number | null {
  const room = width - GAP * letters.least;
  const inOne = room / name.whole;
  if (inOne >= letters.most || (lines === 1 && inOne >= letters.least)) return Math.min(letters.most, inOne);
  if (lines === 1) return null;
  const inTwo = Math.min(letters.most, room / inTwoLines(name));
  const size = Math.max(inOne, inTwo);
  return size >= letters.least ? size : null;
}

/** Whether a name stands beside its face. */
export const isBeside = ({ bench }: Seating, { side }: Spot): boolean =>
  bench !== undefined && (side === "left" || side === "right");

/** How large the place at a spot is. */
export const sizeAt = (seating: Seating, spot: Spot): Size =>
  isBeside(seating, spot) ? seating.bench! : { ...seating.place, w: spot.wide ?? seating.place.w };

/** The middle of the face at a spot: below where a hat would be, or on the side that looks to the table. */
export function faceAt(seating: Seating, spot: Spot): { x: number; y: number } {
  const { face, place, bench } = seating;
  if (!bench || !isBeside(seating, spot))
    return { x: spot.x, y: spot.y - place.h / 2 + face * (HEADROOM + 0.5) };
  const out = (bench.w - face * BESIDE) / 2;
  return { x: spot.x + (spot.side === "left" ? out : -out), y: spot.y };
}

/** Everybody on a curve with that exponent, from the viewer on, each to the left of the one before. */
function along({ far, near, ends }: Split, room: Size, place: Size, curve: number): Spot[] {
  const a = (room.w - place.w) / 2;
  const b = (room.h - place.h) / 2;
  const bend = (part: number): number =>
    curve === Infinity ? 1 : (1 - Math.min(1, Math.abs(part)) ** curve) ** (1 / curve);
  const row = (index: number, of: number, side: "near" | "far"): Spot => {
    const x = room.w * ((index + 0.5) / of - 0.5);
    return { x: room.w / 2 + x, y: room.h / 2 + (side === "near" ? 1 : -1) * b * bend(x / a), side };
  };
  const end = (index: number, side: "left" | "right"): Spot => {
    const y = (room.h - 2 * place.h) * ((index + 0.5) / ends - 0.5);
    return { x: room.w / 2 + (side === "right" ? 1 : -1) * a * bend(y / b), y: room.h / 2 + y, side };
  };
  const own = Math.floor(near / 2);
  return [
    ...Array.from({ length: own + 1 }, (_, i) => row(own - i, near, "near")),
    ...Array.from({ length: ends }, (_, i) => end(ends - 1 - i, "left")),
    ...Array.from({ length: far }, (_, i) => row(i, far, "far")),
    ...Array.from({ length: ends }, (_, i) => end(i, "right")),
    ...Array.from({ length: near - own - 1 }, (_, i) => row(near - 1 - i, near, "near")),
  ];
}

const SLACK = 0.01;

function apart(spots: Spot[], place: Size): boolean {
  return spots.every((a, i) =>
    spots.every(
      (b, j) => j <= i || Math.abs(a.x - b.x) >= place.w - SLACK || Math.abs(a.y - b.y) >= place.h - SLACK,
    ),
  );
}

/** Return the share of the wanted room that the headline gets; excess width does not make up for height. */
const serves = (size: Size, wish: Size): number =>
  Math.min(1, size.w / wish.w) * Math.min(1, size.h / wish.h);

/** The best rectangle round the middle of the room in which nobody sits. */
function freeMiddle(spots: Spot[], room: Size, place: Size, wish: Size): Size {
  const around = spots.map(({ x, y }) => ({
    w: Math.max(0, 2 * Math.abs(x - room.w / 2) - place.w),
    h: Math.max(0, 2 * Math.abs(y - room.h / 2) - place.h),
  }));
  let best: Size = { w: 0, h: 0 };
  for (const w of [room.w, ...around.map((one) => one.w)]) {
    const blocking = around.filter((one) => one.w < w - SLACK).map((one) => one.h);
    const size = { w, h: Math.min(room.h, ...blocking) };
    const gain = serves(size, wish) - serves(best, wish);
    if (gain > 0.001 || (gain > -0.001 && size.w * size.h > best.w * best.h)) best = size;
  }
  return best;
}

/** The sizes of faces and letters, and numbers of lines of names, to try. */
interface Sizes {
  face: number;
  letters: number;
  lines: 1 | 2;
}

export const heightOf = ({ face, letters, lines }: Sizes, tag: number): number =>
  face * (1 + HEADROOM) + lines * letters * LEADING + tag;

/** Faces from the largest on; where not even the least has room, smaller ones. */
export function* faces({ least, most }: Wish["face"], tight: boolean): Generator<number> {
  if (tight) for (let face = least * 0.94; face > 4; face *= 0.94) yield face;
  else
    for (let face = most; ; face = Math.max(least, face * 0.94)) {
      yield face;
      if (face <= least) return;
    }
}

function* sizes(wish: Wish, tight: boolean): Generator<Sizes> {
  const { least, most } = wish.letters;
  for (const letters of new Set([most, (most + least) / 2, least]))
    for (const lines of [1, 2] as const)
      for (const face of faces(wish.face, tight)) yield { face, letters, lines };
}

/** One way to sit, straight along the edges of the room; null: somebody would sit on somebody else. */
function tryOut(split: Split, room: Size, tried: Sizes, wish: Wish): Seating | null {
  const { face, letters } = tried;
  const across = Math.max(split.far, split.near, split.ends ? 3 : 1);
  const widest = Math.max(...wish.names.map((name) => name.whole)) * letters;
  const place = {
    w: Math.min(room.w / across, Math.max(face * SHOULDERS, widest + letters)),
    h: heightOf(tried, wish.tag),
  };
  if (place.w < face * SHOULDERS - SLACK || 2 * place.h > room.h) return null;
  const spots = along(split, room, place, Infinity);
  if (!apart(spots, place)) return null;
  return { ...tried, spots, place, middle: freeMiddle(spots, room, place, wish.middle) };
}

/** Return how well a name can be read: 1 in full size, less if it is smaller or cut. */
function legible(
  name: NameWidth,
  { place, lines, letters }: Seating,
  { least, most }: Wish["letters"],
): number {
  const size = fitName(name, place.w, lines, { least, most: letters });
  return size === null ? 0.5 * Math.min(1, place.w / (name.whole * least)) - 1.5 : size / most;
}

/**
 * Whole names are worth most, then large faces and what the headline needs. Best the viewer sits in the middle of the
 * near side, and somebody at either end.
 */
function worth(seating: Seating, wish: Wish, split: Split): number {
  const read = wish.names.map((name) => legible(name, seating, wish.letters));
  const average = read.reduce((sum, one) => sum + one, 0) / Math.max(1, read.length);
  const shape = (split.ends > 0 ? 0.15 : 0) + (split.near % 2 === 1 ? 0.15 : 0);
  return 2 * (seating.face / wish.face.most) + 3 * average + serves(seating.middle, wish.middle) + shape;
}

/** The largest faces with the most of everybody's name, at the roundest table that has room for them. */
export function seatRound(count: number, room: Size, wish: Wish): Seating {
  for (const tight of [false, true])
    for (const relief of RELIEF) {
      let best: { seating: Seating; split: Split; worth: number } | null = null;
      for (const split of splits(count))
        for (const tried of sizes(wish, tight)) {
          const seating = tryOut(split, room, tried, wish);
          if (!seating || serves(seating.middle, wish.middle) < relief) continue;
          const value = worth(seating, wish, split);
          if (value > (best?.worth ?? -Infinity)) best = { seating, split, worth: value };
        }
      if (best) return roundSeating(best.seating, best.split, room, wish);
    }
  return nowhere(count, room, wish);
}

/** The same people on the roundest curve at which the headline loses nothing that it needs. */
function roundSeating(straight: Seating, split: Split, room: Size, wish: Wish): Seating {
  const enough = serves(straight.middle, wish.middle) - SLACK;
  for (const curve of CURVES) {
    const spots = along(split, room, straight.place, curve);
    if (!apart(spots, straight.place)) continue;
    const middle = freeMiddle(spots, room, straight.place, wish.middle);
    if (serves(middle, wish.middle) >= enough) return { ...straight, spots, middle };
  }
  return straight;
}

/** A room that has no size yet. */
function nowhere(count: number, room: Size, { face, letters }: Wish): Seating {
  return {
    spots: Array.from({ length: count }, () => ({ x: room.w / 2, y: room.h / 2, side: "near" as const })),
    place: { w: face.least, h: face.least },
    face: face.least,
    letters: letters.least,
    lines: 1,
    middle: { w: 0, h: 0 },
  };
}
