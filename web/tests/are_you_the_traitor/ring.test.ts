import { expect, test } from "vitest";
import { places, room } from "../../src/games/are_you_the_traitor/ring";

const WIDTH = 336;
const HEIGHT = 252;

test("nobody sits on anybody else, on the smallest phone, whoever looks", () => {
  for (let seats = 4; seats <= 10; seats++)
    for (let viewer = 0; viewer < seats; viewer++) {
      const box = { w: room(seats, WIDTH), h: 84 };
      const spots = places(seats, viewer, WIDTH, HEIGHT, box);
      for (const a of spots)
        for (const b of spots)
          if (a.seat < b.seat)
            expect(Math.abs(a.x - b.x) >= box.w - 1 || Math.abs(a.y - b.y) >= box.h - 1).toBe(true);
    }
});

test("everybody sits at the table, the viewer at its near side", () => {
  for (let seats = 4; seats <= 10; seats++) {
    const spots = places(seats, 2, WIDTH, HEIGHT, { w: 84, h: 84 });
    expect(spots.map((spot) => spot.seat)).toEqual([...Array(seats).keys()]);
    expect(Math.max(...spots.map((spot) => spot.y))).toBe(spots[2]?.y);
  }
});

test("the next seat is to the left", () => {
  const spots = places(6, 0, WIDTH, HEIGHT, { w: 84, h: 84 });
  expect(spots[1]?.x).toBeLessThan(spots[0]?.x ?? 0);
  expect(spots[5]?.x).toBeGreaterThan(spots[0]?.x ?? 0);
});
