/** Where everybody sits: evenly along the edge of the table, the viewer nearest. */

export interface Spot {
  seat: number;
  x: number;
  y: number;
}

/** Walk along the edge of a rectangle of that size, from the middle of its lower side to the left. */
function along(distance: number, width: number, height: number): { x: number; y: number } {
  const round = 2 * (width + height);
  let left = ((distance % round) + round) % round;
  if (left <= width / 2) return { x: width / 2 - left, y: height };
  left -= width / 2;
  if (left <= height) return { x: 0, y: height - left };
  left -= height;
  if (left <= width) return { x: left, y: 0 };
  left -= width;
  if (left <= height) return { x: width, y: left };
  return { x: width - (left - height), y: height };
}

/** Everybody's place; the next seat sits to the left of the one before. */
export function places(seats: number, near: number, width: number, height: number): Spot[] {
  const step = (2 * (width + height)) / seats;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    ...along(step * ((seat - near + seats) % seats), width, height),
  }));
}
