/** Faces in a circle, and bows between them that leave the faces free, on a field of 320 by 240. */

export interface Spot {
  x: number;
  y: number;
}

const CENTRE = { x: 160, y: 114 };
const WIDE = 122;
const HIGH = 94;
/** So far from the middle of a face a bow begins and ends. */
const FREE = 20;
/** How far a bow leaves the straight line, so that there and back are two bows. */
const BENT = 0.18;

const round = (figure: number): number => Math.round(figure * 10) / 10;

/** The first at the bottom, then clockwise. */
export function places(count: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return { x: round(CENTRE.x + WIDE * Math.cos(angle)), y: round(CENTRE.y + HIGH * Math.sin(angle)) };
  });
}

/** So much of the way from one to the other. */
const towards = (from: Spot, to: Spot, by: number): Spot => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / far, y: from.y + ((to.y - from.y) * by) / far };
};

export function bow(from: Spot, to: Spot): string {
  const control = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * BENT,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BENT,
  };
  const start = towards(from, control, FREE);
  const end = towards(to, control, FREE);
  const at = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;
  return `M${at(start)}Q${at(control)} ${at(end)}`;
}
