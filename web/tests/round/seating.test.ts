import { describe, expect, test } from "vitest";
import { wishFor } from "../../src/parts/round/scale";
import { fitName } from "../../src/parts/round/seating";
import { CROWDS, names, ROOMS, seated } from "./rooms";

const PIXEL = 0.5;

describe.each(ROOMS)("$name", (room) => {
  for (const tagged of [false, true]) {
    const below = tagged ? " with a line below the names" : "";

    test(`3 to 24 people sit apart, in the room, and not on the headline${below}`, () => {
      for (const count of CROWDS) {
        const { spots, place, middle } = seated(count, room, tagged);
        expect(spots.length).toBe(count);
        spots.forEach((a, i) => {
          expect(a.x - place.w / 2, `${count} people`).toBeGreaterThanOrEqual(-PIXEL);
          expect(a.y - place.h / 2, `${count} people`).toBeGreaterThanOrEqual(-PIXEL);
          expect(a.x + place.w / 2, `${count} people`).toBeLessThanOrEqual(room.size.w + PIXEL);
          expect(a.y + place.h / 2, `${count} people`).toBeLessThanOrEqual(room.size.h + PIXEL);
          const dx = Math.abs(a.x - room.size.w / 2);
          const dy = Math.abs(a.y - room.size.h / 2);
          const clear = dx >= (middle.w + place.w) / 2 - PIXEL || dy >= (middle.h + place.h) / 2 - PIXEL;
          expect(clear, `${count} people, the headline`).toBe(true);
          for (const b of spots.slice(i + 1)) {
            const apart = Math.abs(a.x - b.x) >= place.w - PIXEL || Math.abs(a.y - b.y) >= place.h - PIXEL;
            expect(apart, `${count} people`).toBe(true);
          }
        });
      }
    });

    test(`the headline has room at every table${below}`, () => {
      for (const count of CROWDS) {
        const { middle } = seated(count, room, tagged);
        const wish = wishFor(room.scale, count, room.size, room.window, tagged).middle;
        expect(middle.w, `${count} people`).toBeGreaterThanOrEqual(wish.w * 0.7);
        expect(middle.h, `${count} people`).toBeGreaterThanOrEqual(wish.h * 0.7);
      }
    });
  }

  test("the viewer sits at the near side, and the next seat is to the left", () => {
    for (const count of CROWDS) {
      const { spots } = seated(count, room, false);
      expect(spots[0]?.side).toBe("near");
      expect(spots[0]?.y).toBeGreaterThan(room.size.h / 2);
      expect(spots[1]?.x).toBeLessThan(spots[0]?.x ?? 0);
      const last = spots.at(-1);
      if (last?.side === "near") expect(last.x).toBeGreaterThan(spots[0]?.x ?? 0);
    }
  });

  test("ten people's long names are read in full", () => {
    const count = room.beside ?? 10;
    for (const tagged of [false, true]) {
      const { place, lines, letters } = seated(count, room, tagged);
      const { least } = wishFor(room.scale, count, room.size, room.window, tagged).letters;
      for (const name of names(count))
        expect(fitName(name, place.w, lines, { least, most: letters })).not.toBe(null);
    }
  });
});

test("a room without a size yet seats everybody somewhere", () => {
  const nowhere = { name: "", scale: "phone" as const, window: 640, size: { w: 0, h: 0 } };
  expect(seated(10, nowhere, false).spots.length).toBe(10);
});
