import { expect, it } from "vitest";
import { balanceLines, wrap } from "../../src/finale/card";
import { bow, places } from "../../src/finale/pictures/bonds";
import { frame, path, spot } from "../../src/finale/pictures/curve";

it("draws a curve from corner to corner", () => {
  const lines = [
    { seat: 0, points: [0, 5, 10] },
    { seat: 1, points: [0, 2, 4] },
  ];
  const field = frame({ lines });
  expect(path(lines[0]!.points, field)).toBe("M10 140L160 76L310 12");
  expect(spot(lines[1]!.points, 2, field)).toEqual({ x: 310, y: 88.8 });
});

it("keeps what is below nothing on the field", () => {
  const field = frame({ lines: [{ seat: 0, points: [0, -4, 4] }] });
  expect(spot([0, -4, 4], 1, field).y).toBe(140);
});

it("gives everybody a place, and there and back their own bows", () => {
  const spots = places(6);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  expect(bow(spots[0]!, spots[3]!)).not.toBe(bow(spots[3]!, spots[0]!));
});

it("breaks lines between words, and says where some is left out", () => {
  const measure = (text: string): number => text.length;
  expect(wrap("one two three", 7, 2, measure)).toEqual(["one two", "three"]);
  expect(wrap("one two three four", 7, 2, measure)).toEqual(["one two", "three…"]);
});

it("leaves no word of a card alone in its last line", () => {
  const measure = (text: string): number => text.length;
  expect(wrap("one two six ten four", 16, 3, measure)).toEqual(["one two six ten", "four"]);
  expect(balanceLines("one two six ten four", 16, 3, measure)).toEqual(["one two six", "ten four"]);
  expect(balanceLines("one two six ten four", 7, 2, measure)).toEqual(
    wrap("one two six ten four", 7, 2, measure),
  );
});
