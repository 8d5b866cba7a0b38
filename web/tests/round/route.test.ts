import { describe, expect, test } from "vitest";
import { headlineRoom, route } from "../../src/parts/round/route";
import { faceAt } from "../../src/parts/round/seating";
import { ROOMS, seated } from "./rooms";

describe.each(ROOMS)("$name", (room) => {
  test("an arrow between two goes round the headline, and over nobody's face", () => {
    for (const count of [3, 4, 5, 6, 8, 10, 17, 24]) {
      const seating = seated(count, room, true);
      const { face, spots } = seating;
      const headline = headlineRoom(seating, room.size);
      for (let from = 0; from < count; from += Math.ceil(count / 5))
        for (let to = 0; to < count; to++) {
          if (from === to) continue;
          const points = route(seating, from, to, room.size, headline);
          const who = `${from} to ${to} of ${count}`;
          const struck = points.some(
            ({ x, y }) =>
              Math.abs(x - room.size.w / 2) < headline.w / 2 &&
              Math.abs(y - room.size.h / 2) < headline.h / 2,
          );
          expect(struck, `${who}: through the headline`).toBe(false);
          const over = spots.findIndex((spot, seat) => {
            if (seat === from || seat === to) return false;
            const middle = faceAt(seating, spot);
            return points.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < face * 0.5);
          });
          expect(over, `${who}: over a face`).toBe(-1);
        }
    }
  });
});
