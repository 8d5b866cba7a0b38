import { expect, it } from "vitest";
import { summarise } from "../../src/games/loyalty_or_treachery/story";
import type { LastView, View } from "../../src/games/loyalty_or_treachery/wire";

const view = (piles: number[], last: Partial<LastView> | null): View => ({ piles, last }) as unknown as View;
const call = (seat: number, right: boolean, to: number, trap = false): Partial<LastView> => ({
  seat,
  move: { move: "call", colour: "red" },
  right,
  to,
  trap,
});
const treachery = (seat: number, count: number): Partial<LastView> => ({
  seat,
  move: { move: "treachery", cards: Array.from({ length: count }, () => null) },
});

it("tells the lead and how often it changed", () => {
  const found = summarise([
    view([0, 0], null),
    view([1, 0], call(0, true, 0)),
    view([1, 2], call(1, true, 1)),
    view([4, 2], call(0, true, 0)),
  ]);
  expect(found.piles).toEqual([
    [0, 1, 1, 4],
    [0, 0, 2, 2],
  ]);
  expect(found.changes).toBe(2);
  expect(found.lead).toEqual({ seat: 0, by: 2 });
});

it("finds traps where they were set, and whether they sprang", () => {
  const found = summarise([
    view([3, 0], null),
    view([1, 0], treachery(0, 2)),
    view([2, 0], call(1, false, 0, true)),
    view([2, 0], treachery(0, 0)),
    view([1, 0], treachery(0, 1)),
  ]);
  expect(found.traps).toEqual([
    { owner: 0, cards: 2, set: 1, sprung: 2 },
    { owner: 0, cards: 1, set: 4, sprung: null },
  ]);
});

it("counts who called right, and how often in a row; the cut does not count", () => {
  const cut = { ...call(0, true, 0), to: undefined };
  const found = summarise([
    view([0, 0], cut as unknown as LastView),
    view([1, 0], call(0, true, 0)),
    view([2, 0], call(0, true, 0)),
    view([2, 1], call(0, false, 1)),
  ]);
  expect(found.calls[0]).toEqual({ all: 3, right: 2, row: 2 });
  expect(found.calls[1]).toEqual({ all: 0, right: 0, row: 0 });
});
