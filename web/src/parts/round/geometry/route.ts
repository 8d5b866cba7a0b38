/** The way of an arrow from one person to another: round the headline, and past everybody who sits between. */

import { BESIDE, faceAt, HEADROOM, sizeAt, type Seating, type Size, type Spot } from "./seating";

export interface Point {
  x: number;
  y: number;
}
interface Rect extends Point, Size {}

/** How much room there is for arrows between the headline and the people, in faces. */
export const LANE = 0.24;
/** The headline leaves arrows room at its sides, in parts of the table. */
const WIDEST = 0.62;
/** A shorter arrow could not be told from a blot, in faces. */
const SHORTEST = 1;
/** How far an arrow bends, in parts of its length: more would be a hook. */
const BEND = 0.4;
const SAMPLES = 40;

/** What the headline may fill of the middle. */
export function headlineRoom({ middle, face }: Seating, room: Size): Size {
  const lane = 2 * LANE * face;
  return {
    w: Math.max(0, Math.min(middle.w - lane, room.w * WIDEST)),
    h: Math.max(0, middle.h - lane),
  };
}

/** Where an arrow leaves or reaches a person: on the side that looks to the middle, clear of hat and name. */
function port(spot: Spot, seating: Seating): Point {
  const { face, place } = seating;
  const { x, y, side } = spot;
  const top = y - place.h / 2;
  const middle = faceAt(seating, spot);
  const clear = face * (seating.bench ? BESIDE / 2 + 0.1 : 0.85);
  switch (side) {
    case "far":
      return { x, y: top + place.h + face * 0.14 };
    case "near":
      return { x, y: top - face * 0.04 };
    case "left":
      return { x: middle.x + clear, y: middle.y };
    case "right":
      return { x: middle.x - clear, y: middle.y };
  }
}

/** The same at the side of a face, where two neighbours have too little room between them. */
function besideFace(spot: Spot, seating: Seating, centre: Point): Point {
  const { x, y } = faceAt(seating, spot);
  return { x: x + (Math.sign(centre.x - x) || 1) * seating.face * 0.85, y };
}

/** Straight from one face to the next, of two who sit side by side. */
function faceToFace(start: Spot, end: Spot, seating: Seating): Point[] {
  const [from, to] = [faceAt(seating, start), faceAt(seating, end)];
  const gap = distance(from, to);
  const clear = 0.72 * seating.face;
  if (start.side !== end.side || gap - 2 * clear < SHORTEST * seating.face) return [];
  return strung([between(from, to, clear / gap), between(from, to, 1 - clear / gap)], clear);
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Points on the curve that leaves `a` towards `bend` and comes from there to `b`. */
function bow(a: Point, bend: Point, b: Point, samples: number): Point[] {
  return Array.from({ length: samples + 1 }, (_, i) => {
    const t = i / samples;
    return between(between(a, bend, t), between(bend, b, t), t);
  });
}

/** Straight from point to point, with round corners. */
function strung(points: Point[], radius: number): Point[] {
  const way = points.slice(0, 1);
  points.slice(1, -1).forEach((corner, i) => {
    const before = points[i]!;
    const after = points[i + 2]!;
    const part = (end: Point): number => Math.min(0.5, radius / (distance(corner, end) || 1));
    way.push(...bow(between(corner, before, part(before)), corner, between(corner, after, part(after)), 8));
  });
  return [...way, ...points.slice(-1)].flatMap((point, i, all) => {
    const last = all[i - 1];
    if (!last) return [point];
    const steps = Math.max(1, Math.ceil(distance(last, point) / Math.max(5, radius)));
    return Array.from({ length: steps }, (_, step) => between(last, point, (step + 1) / steps));
  });
}

/** Gently bent towards the middle: more, or less, or not at all; between neighbours no more than their distance bears. */
function bows(a: Point, b: Point, centre: Point): Point[][] {
  const half = between(a, b, 0.5);
  const most = (BEND * distance(a, b)) / (distance(half, centre) || 1);
  return [0.35, 0.2, 0.5, 0.1, 0.7, 0].map((pull) =>
    bow(a, between(half, centre, Math.min(pull, most)), b, SAMPLES),
  );
}

/** Round one, two or three corners of the headline, either way. */
function detours(a: Point, b: Point, headline: Rect, lane: number, middle: Size): Point[][] {
  /** Half of the room that is left beside the headline. */
  const off = (whole: number, taken: number): number =>
    Math.min(Math.max((whole - taken) / 4, lane * 0.5), lane * 1.5);
  const dx = headline.w / 2 + off(middle.w, headline.w);
  const dy = headline.h / 2 + off(middle.h, headline.h);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx = 0, sy = 0]) => ({
    x: headline.x + sx * dx,
    y: headline.y + sy * dy,
  }));
  const found: Point[][] = [];
  for (let first = 0; first < 4; first++)
    for (const turn of [1, 3])
      for (const many of [1, 2, 3]) {
        const via = Array.from({ length: many }, (_, i) => corners[(first + i * turn) % 4]!);
        found.push(strung([a, ...via, b], lane));
      }
  return found;
}

const inside = (p: Point, rect: Rect): boolean =>
  Math.abs(p.x - rect.x) < rect.w / 2 && Math.abs(p.y - rect.y) < rect.h / 2;

/** What an arrow should not cross: everybody else's face and name, and at the ends the names of the two. */
function others(seating: Seating, from: number, to: number): Rect[] {
  const { face, bench } = seating;
  const hat = face * HEADROOM;
  return seating.spots.flatMap((spot, i) => {
    const { w, h } = sizeAt(seating, spot);
    if (i === from || i === to) {
      const name = h - face - hat;
      const below = !bench && (spot.side === "left" || spot.side === "right");
      return below
        ? [{ x: spot.x, y: spot.y + (h - name) / 2, w: Math.min(w * 0.9, face * 2.6), h: name }]
        : [];
    }
    if (bench && w === bench.w) return [{ x: spot.x, y: spot.y, w, h: Math.min(h, face) }];
    return [{ x: spot.x, y: spot.y + hat / 2, w: Math.min(w, face * 1.5), h: h - hat }];
  });
}

/** The best way between two places of a seating; `headline` is what stands in the middle of the room. */
export function route(seating: Seating, from: number, to: number, room: Size, headline: Size): Point[] {
  const start = seating.spots[from];
  const end = seating.spots[to];
  if (!start || !end || from === to) return [];
  const centre = { x: room.w / 2, y: room.h / 2 };
  const lane = seating.face * LANE;
  const text: Rect = { ...centre, w: headline.w + lane * 0.8, h: headline.h + lane * 0.8 };
  const people = others(seating, from, to);
  /** How much of a way lies over something, the headline above all. */
  const countCrossings = (way: Point[]): number =>
    way.reduce((sum, point, i) => {
      const weight = (inside(point, text) ? 20 : 0) + (people.some((rect) => inside(point, rect)) ? 4 : 0);
      return sum + weight * distance(point, way[i - 1] ?? way[1] ?? point);
    }, 0);
  let a = port(start, seating);
  let b = port(end, seating);
  if (!seating.bench && distance(a, b) < seating.face * SHORTEST)
    [a, b] = [besideFace(start, seating, centre), besideFace(end, seating, centre)];
  /** From face to face; where a name lies between, from beside the one to beside the other. */
  const free = [
    bows(a, b, centre),
    ...(seating.bench
      ? []
      : [bows(besideFace(start, seating, centre), besideFace(end, seating, centre), centre)]),
  ]
    .flat()
    .filter((way) => countCrossings(way) === 0);
  const beside: Rect = { ...text, w: headline.w + lane * 2 };
  const gentle = free.find((way) => !way.some((point) => inside(point, beside))) ?? free[0];
  if (gentle) return gentle;
  const length = (way: Point[]): number =>
    way.reduce((sum, point, i) => sum + distance(point, way[i - 1] ?? point), 0);
  const cost = (way: Point[]): number => countCrossings(way) + length(way);
  const straight = faceToFace(start, end, seating);
  return [
    ...(straight.length > 0 && countCrossings(straight) === 0 ? [straight] : []),
    ...detours(a, b, { ...centre, ...headline }, lane, seating.middle),
  ]
    .map((way) => ({ way, cost: cost(way) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).way;
}

export const pathOf = (way: Point[]): string =>
  way.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
