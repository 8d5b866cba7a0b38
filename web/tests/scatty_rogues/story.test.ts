import { expect, test } from "vitest";
import { best, summarise, type Step } from "../../src/games/scatty_rogues/end/story";
import type { Everything, View } from "../../src/games/scatty_rogues/wire";

const all = (some: Partial<Everything>): Everything => ({
  troves: ["pirate", "treasure"],
  words: {},
  draw_pile: [],
  next_trove: 1,
  hands: [],
  mistaken: false,
  ...some,
});
const step = (view: Partial<View>, everything: Partial<Everything> = {}): Step => ({
  seat: null,
  move: null,
  view: {
    players: [
      { seat: 0, name: "Ann" },
      { seat: 1, name: "Bo" },
    ],
    phase: "walk",
    points: [0, 0],
    accused: null,
    objector: null,
    verdict: null,
    hider: null,
    said: null,
    count_ends: null,
    everything: all(everything),
    ...view,
  } as View,
});
const says = (seat: number, next: number, mistaken: boolean, more: Partial<View> = {}): Step =>
  step({ accused: seat, said: { seat, say: "x" }, ...more }, { next_trove: next, mistaken });

test("whose turns were right, and how many mistakes nobody noticed", () => {
  const found = summarise([step({}), says(0, 2, true), says(1, 3, false), says(0, 4, false)]);
  expect(found.turns).toEqual([
    { all: 2, right: 1 },
    { all: 1, right: 1 },
  ]);
  expect(found.unnoticed).toBe(1);
});

test("an answer that stays while its window runs is one turn", () => {
  const still = says(0, 2, true);
  expect(
    summarise([step({}), still, { ...still, view: { ...still.view, window_ends: 3 } }]).turns[0]?.all,
  ).toBe(1);
});

test("SR-13: a count that runs out is a turn too", () => {
  const found = summarise([step({ count_ends: 5 }), step({ accused: 0 }, { mistaken: true })]);
  expect(found.turns[0]).toEqual({ all: 1, right: 0 });
});

test("an objection hit where the view says so (SR-20)", () => {
  const wrong = says(0, 2, true);
  const up = { accused: 0, objector: 1 };
  const found = summarise([
    step({}),
    wrong,
    step({ ...up, phase: "correct" }, { next_trove: 2 }),
    step({ ...up, verdict: "caught", phase: "hide", hider: 1, points: [-1, 0] }, { next_trove: 2 }),
    step({ ...up, verdict: "caught", points: [-1, 3] }, { next_trove: 2 }),
    says(1, 3, false, { points: [-1, 3] }),
    step({ accused: 1, objector: 0, phase: "correct", points: [-1, 3] }, { next_trove: 3 }),
    step({ accused: 1, objector: 0, verdict: "unjustified", points: [-2, 3] }, { next_trove: 3 }),
    step({ points: [-2, 3] }, { next_trove: 3 }),
  ]);
  expect(found.objections).toEqual([
    { all: 1, good: 0, at: [] },
    { all: 1, good: 1, at: [1] },
  ]);
  expect(found.unnoticed).toBe(0);
  expect(found.points).toEqual([
    [0, -1, -1, -2],
    [0, 0, 3, 3],
  ]);
});

test("the trap at which most was said wrong", () => {
  const found = summarise([step({}), says(0, 1, true), says(1, 1, true, {}), says(0, 2, false)]);
  expect(found.trap).toEqual({ holds: "pirate", count: 2 });
});

test("best is who was right most often of what they tried", () => {
  expect(
    best([
      { all: 4, right: 2 },
      { all: 3, right: 3 },
      { all: 1, right: 1 },
    ]),
  ).toBe(1);
  expect(best([{ all: 3, right: 0 }])).toBe(null);
});
