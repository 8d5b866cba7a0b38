import { expect, test } from "vitest";
import { DRAWINGS } from "../../src/games/scatty_rogues/drawings/drawings";
import { TRAPS } from "../../src/games/scatty_rogues/drawings/traps";

test("every trap of the deck has a drawing of its own", () => {
  expect(TRAPS).toHaveLength(24);
  const drawn = TRAPS.map((trap) => JSON.stringify(DRAWINGS[trap]));
  expect(new Set(drawn).size).toBe(24);
});

test("every stroke is a path that begins somewhere", () => {
  for (const trap of TRAPS) for (const [, path] of DRAWINGS[trap]) expect(path).toMatch(/^M/);
});
