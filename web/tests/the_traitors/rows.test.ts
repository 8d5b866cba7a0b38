import "./browser";
import { expect, test } from "vitest";
import { layOutRows } from "../../src/games/the_traitors/screen/rows";
import { nameWidth } from "../round/rooms";

const NAMES = [
  ...["Ann-Charlotte", "Søren Ørsted", "Maximilian", "Élisabeth", "Bo", "Kirsten Marie", "Freja", "Åse"],
  ...["Guillaume", "Théodore", "Ole", "Viggo", "Jens", "Ingeborg", "Tom", "Alexandra", "Mads", "Sofie"],
  ...["Per", "Constantin", "Ida", "Magnus", "Liv", "Wilhelmina"],
].map(nameWidth);
const ROOM = { w: 168, h: 64 };

test.each([6, 10, 15, 16, 20, 24])(
  "%i people stand in rows, their names a twentieth of the height",
  (count) => {
    const { rows, figure, letters, widths } = layOutRows(NAMES.slice(0, count), ROOM, 38);
    expect(letters).toBeGreaterThanOrEqual(5);
    expect(figure).toBeGreaterThanOrEqual(9);
    expect(rows.at(-1)?.to).toBe(count);
    const high = rows.map(({ lines }) => figure + lines * letters * 1.06);
    expect(high.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(ROOM.h);
    for (const { from, to } of rows)
      expect(widths.slice(from, to).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(ROOM.w);
  },
);

test("names that are too long for it are smaller, and still whole", () => {
  const endless = Array.from({ length: 24 }, () => nameWidth("Wolfeschlegelsteinhausen"));
  const { rows, letters, widths } = layOutRows(endless, ROOM, 38);
  expect(letters).toBeLessThan(5);
  for (const { from, to } of rows)
    expect(widths.slice(from, to).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(ROOM.w);
});
