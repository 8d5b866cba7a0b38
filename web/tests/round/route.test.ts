import { describe, expect, test } from "vitest";
import { headlineRoom, route } from "../../src/parts/round/geometry/route";
import { faceAt } from "../../src/parts/round/geometry/seating";
import { ROOMS, seated } from "./rooms";

describe.each(ROOMS)("$name", (room) => {
  test("an arrow between neighbours is long enough to be told from a blot", () => {
    for (const count of [3, 4, 5, 6, 8, 10]) {
      const seating = seated(count, room, true);
      const headline = headlineRoom(seating, room.size);
      for (let from = 0; from < count; from++) {
        const points = route(seating, from, (from + 1) % count, room.size, headline);
        const ends = [points[0]!, points.at(-1)!] as const;
        const apart = Math.hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y);
        expect(apart / seating.face, `${from} of ${count}`).toBeGreaterThan(0.9);
      }
    }
  });

  test("an arrow between neighbours is no hook where nothing is in its way", () => {
    for (const count of [4, 6]) {
      const seating = seated(count, room, true);
      for (let from = 0; from < count; from++) {
        const points = route(seating, from, (from + 1) % count, room.size, { w: 0, h: 0 });
        const [a, b] = [points[0]!, points.at(-1)!];
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const off = points.map(({ x, y }) =>
          Math.abs(((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length),
        );
        expect(Math.max(...off) / length, `${from} of ${count}`).toBeLessThan(0.25);
      }
    }
  });

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
