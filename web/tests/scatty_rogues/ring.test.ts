import { expect, test } from "vitest";
import { doorSize, doorSpots } from "../../src/games/scatty_rogues/doors/ring";

const BOXES = [
  { width: 340, height: 150, round: false },
  { width: 340, height: 270, round: false },
  { width: 460, height: 210, round: false },
  { width: 800, height: 560, round: false },
  { width: 900, height: 900, round: true },
];

test.each(BOXES)(
  "eighteen doors stand in a box of $width by $height without touching",
  ({ width, height, round }) => {
    const door = doorSize(width, height, 400, !round);
    const spots = doorSpots(width, height, door, !round);
    expect(spots).toHaveLength(18);
    for (const [i, spot] of spots.entries()) {
      expect(spot.x - door.w / 2).toBeGreaterThanOrEqual(-0.5);
      expect(spot.x + door.w / 2).toBeLessThanOrEqual(width + 0.5);
      expect(spot.y - door.h / 2).toBeGreaterThanOrEqual(-0.5);
      expect(spot.y + door.h / 2).toBeLessThanOrEqual(height + 0.5);
      for (const other of spots.slice(i + 1))
        expect(Math.abs(spot.x - other.x) > door.w * 0.8 || Math.abs(spot.y - other.y) > door.h * 0.8).toBe(
          true,
        );
    }
  },
);

test("the first door is at the top, and the numbers go clockwise", () => {
  const spots = doorSpots(600, 600, { w: 60, h: 65 });
  expect(spots[0]!.x).toBeCloseTo(300);
  expect(spots[0]!.y).toBeCloseTo(32.5);
  expect(spots[1]!.x).toBeGreaterThan(300);
  expect(spots[17]!.x).toBeLessThan(300);
});

test("on a small phone a door to choose is as large as a thumb", () => {
  expect(doorSize(340, 262, 110).h).toBeGreaterThanOrEqual(44);
});
