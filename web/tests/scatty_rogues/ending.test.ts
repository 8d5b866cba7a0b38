import { expect, test } from "vitest";
import { cards, rows } from "../../src/games/scatty_rogues/end/ending";

const VIEW = {
  players: [
    { seat: 0, name: "Ann" },
    { seat: 1, name: "Bo" },
    { seat: 2, name: "Cleo" },
  ],
  loot: [["cat", "treasure"], [], ["treasure"]] as ("cat" | "treasure")[][],
  penalties: [0, 2, 1],
};

test("treasures come first, then traps, then penalty cards", () => {
  expect(cards(VIEW, 0)).toEqual(["treasure", "cat"]);
  expect(cards(VIEW, 2)).toEqual(["treasure", "penalty"]);
});

test("SR-25: what is counted out is what everybody has", () => {
  const sums = rows(VIEW).map(({ pieces }) => pieces.reduce((sum, { worth }) => sum + worth, 0));
  expect(sums).toEqual([2, -2, 2]);
});
