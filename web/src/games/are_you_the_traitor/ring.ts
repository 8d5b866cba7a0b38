/** Where everybody sits: along the edge of the table, the viewer at its near side. */

export interface Spot {
  seat: number;
  x: number;
  y: number;
}

/** How many sit at the far side, at the near side, and at either end. */
const SIDES: Record<number, { far: number; near: number; ends: number }> = {
  4: { far: 1, near: 1, ends: 1 },
  5: { far: 2, near: 1, ends: 1 },
  6: { far: 3, near: 3, ends: 0 },
  7: { far: 2, near: 3, ends: 1 },
  8: { far: 3, near: 3, ends: 1 },
  9: { far: 4, near: 3, ends: 1 },
  10: { far: 4, near: 4, ends: 1 },
};

/** How wide a place can be without touching the next. */
export function room(seats: number, width: number): number {
  const { far, near } = SIDES[seats] ?? { far: seats, near: 1 };
  return width / Math.max(far, near, 3);
}

/** Everybody's place; the next seat sits to the left of the one before. */
export function places(
  seats: number,
  viewer: number,
  width: number,
  height: number,
  box: { w: number; h: number },
): Spot[] {
  const { far, near, ends } = SIDES[seats] ?? { far: seats - 1, near: 1, ends: 0 };
  const across = (place: number, of: number): number => (width * (place + 0.5)) / of;
  const top = box.h / 2;
  const middle = height / 2;
  const bottom = height - box.h / 2;
  const own = Math.floor(near / 2);
  const round: { x: number; y: number }[] = [];
  for (let place = own; place >= 0; place--) round.push({ x: across(place, near), y: bottom });
  if (ends) round.push({ x: box.w / 2, y: middle });
  for (let place = 0; place < far; place++) round.push({ x: across(place, far), y: top });
  if (ends) round.push({ x: width - box.w / 2, y: middle });
  for (let place = near - 1; place > own; place--) round.push({ x: across(place, near), y: bottom });
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    ...(round[(seat - viewer + seats) % seats] ?? { x: 0, y: 0 }),
  }));
}
