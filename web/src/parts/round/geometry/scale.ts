/** How large things are at a round table: in the hand, on a desk, and across a room. */

import type { CrowdWish } from "./banquet";
import type { Size, Wish } from "./seating";

export type Scale = "phone" | "laptop" | "screen";

/** More people than this cannot all have their names in full size. */
const CROWD = 12;

/** In the hand a crowd would rather have smaller faces, and then smaller letters, than names that are cut. */
const IN_HAND = [
  { face: 20, letters: 12 },
  { face: 17, letters: 12 },
  { face: 13, letters: 11.5 },
];

/**
 * What a table asks for. A crowd sits in another way: on the big screen a twentieth of its height is the smallest text,
 * elsewhere nobody's name should be cut. A line below the names has no room there.
 */
export function wishFor(
  scale: Scale,
  count: number,
  room: Size,
  window: number,
  tagged: boolean,
): Omit<Wish, "names"> & { crowd?: CrowdWish[] } {
  const crowd = count > CROWD;
  const middle = (w: number, h: number): Size => ({ w: Math.min(w, room.w * 0.45), h });
  if (scale === "screen") {
    const vh = window / 100;
    return {
      face: { least: (crowd ? 4 : 5.5) * vh, most: 13 * vh },
      letters: crowd ? { least: 3.4 * vh, most: 5 * vh } : { least: 5 * vh, most: 5.4 * vh },
      ...(crowd && {
        crowd: [{ face: { least: 3.6 * vh, most: 11 * vh }, letters: { least: 5 * vh, most: 5 * vh } }],
      }),
      tag: tagged ? 5.6 * vh : 0,
      middle: middle(40 * vh, 22 * vh),
    };
  }
  if (scale === "laptop")
    return {
      face: { least: 26, most: 60 },
      letters: { least: crowd ? 11 : 13, most: 16 },
      ...(crowd &&
        !tagged && {
          crowd: [
            { face: { least: 26, most: 48 }, letters: { least: 12, most: 14 }, middle: middle(160, 84) },
          ],
        }),
      tag: tagged ? 19 : 0,
      middle: middle(230, 84),
    };
  return {
    face: { least: crowd ? 18 : 22, most: 44 },
    letters: { least: crowd ? 10 : 11, most: 14 },
    ...(crowd &&
      !tagged && {
        crowd: IN_HAND.map(({ face, letters }) => ({
          face: { least: face, most: 36 },
          letters: { least: 10, most: letters },
          middle: { w: 84, h: 48 },
        })),
      }),
    tag: tagged ? 15 : 0,
    middle: middle(150, 60),
  };
}
