import { describe, expect, test } from "vitest";
import { wishFor } from "../../src/parts/round/geometry/scale";
import { seatEverybody } from "../../src/parts/round/geometry/banquet";
import { BESIDE, fitName, isBeside, sizeAt } from "../../src/parts/round/geometry/seating";
import { CROWDS, names, nameWidth, ROOMS, seated } from "./rooms";

const PIXEL = 0.5;

describe.each(ROOMS)("$name", (room) => {
  for (const tagged of [false, true]) {
    const below = tagged ? " with a line below the names" : "";

    test(`3 to 24 people sit apart, in the room, and not on the headline${below}`, () => {
      for (const count of CROWDS) {
        const seating = seated(count, room, tagged);
        const { spots, middle } = seating;
        expect(spots.length).toBe(count);
        spots.forEach((a, i) => {
          const place = sizeAt(seating, a);
          expect(a.x - place.w / 2, `${count} people`).toBeGreaterThanOrEqual(-PIXEL);
          expect(a.y - place.h / 2, `${count} people`).toBeGreaterThanOrEqual(-PIXEL);
          expect(a.x + place.w / 2, `${count} people`).toBeLessThanOrEqual(room.size.w + PIXEL);
          expect(a.y + place.h / 2, `${count} people`).toBeLessThanOrEqual(room.size.h + PIXEL);
          const dx = Math.abs(a.x - room.size.w / 2);
          const dy = Math.abs(a.y - room.size.h / 2);
          const clear = dx >= (middle.w + place.w) / 2 - PIXEL || dy >= (middle.h + place.h) / 2 - PIXEL;
          expect(clear, `${count} people, the headline`).toBe(true);
          for (const b of spots.slice(i + 1)) {
            const other = sizeAt(seating, b);
            const apart =
              Math.abs(a.x - b.x) >= (place.w + other.w) / 2 - PIXEL ||
              Math.abs(a.y - b.y) >= (place.h + other.h) / 2 - PIXEL;
            expect(apart, `${count} people`).toBe(true);
          }
        });
      }
    });

    test(`the headline has room at every table${below}`, () => {
      for (const count of CROWDS) {
        const { middle } = seated(count, room, tagged);
        const asked = wishFor(room.scale, count, room.size, room.window, tagged);
        const wish = asked.crowd?.[0]?.middle ?? asked.middle;
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

const COMMON = [
  ...["Ann-Charlotte", "Søren Ørsted", "Maximilian", "Élisabeth", "Bo", "Kirsten Marie", "Freja", "Åse"],
  ...["Guillaume", "Théodore", "Ole", "Viggo", "Jens", "Ingeborg", "Tom", "Alexandra", "Mads", "Sofie"],
  ...["Per", "Constantin", "Ida", "Magnus", "Liv", "Wilhelmina"],
];

describe.each(ROOMS.filter(({ scale }) => scale !== "screen"))("a crowd on $name", (room) => {
  test.each([13, 16, 20, 24])("%i names are read in full", (count) => {
    const widths = COMMON.slice(0, count).map(nameWidth);
    const wish = { ...wishFor(room.scale, count, room.size, room.window, false), names: widths };
    const seating = seatEverybody(count, room.size, wish);
    seating.spots.forEach((spot, i) => {
      const beside = isBeside(seating, spot);
      const wide = sizeAt(seating, spot).w - (beside ? seating.face * BESIDE : 0);
      const lines = beside ? seating.bench!.lines : seating.lines;
      const letters = { least: Math.min(wish.letters.least, seating.letters), most: seating.letters };
      expect(fitName(widths[i]!, wide + PIXEL, lines, letters), COMMON[i]).not.toBe(null);
    });
  });
});

describe("a crowd on the big screen", () => {
  const room = { w: 1824, h: 821 };
  const vh = 10.8;
  const needs = { w: 76 * vh, h: 40 * vh };

  test.each([13, 15, 16, 18, 20, 22, 24])("%i names are a twentieth of its height, none is cut", (count) => {
    const widths = COMMON.slice(0, count).map(nameWidth);
    const wish = { ...wishFor("screen", count, room, 1080, false), middle: needs, names: widths };
    const seating = seatEverybody(count, room, wish);
    expect(seating.letters).toBeCloseTo(5 * vh);
    expect(seating.middle.w).toBeGreaterThanOrEqual(needs.w);
    expect(seating.middle.h).toBeGreaterThanOrEqual(needs.h);
    seating.spots.forEach((spot, i) => {
      const beside = isBeside(seating, spot);
      const wide = sizeAt(seating, spot).w - (beside ? seating.face * BESIDE : 0);
      const lines = beside ? seating.bench!.lines : seating.lines;
      const size = fitName(widths[i]!, wide + PIXEL, lines, { least: 5 * vh, most: 5 * vh });
      expect(size, COMMON[i]).not.toBe(null);
    });
  });
});
