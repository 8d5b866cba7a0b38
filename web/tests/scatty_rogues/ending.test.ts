import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.useFakeTimers();
const { Counting, rows } = await import("../../src/games/scatty_rogues/ending.svelte");

const VIEW = {
  players: [
    { seat: 0, name: "Ann" },
    { seat: 1, name: "Bo" },
    { seat: 2, name: "Cleo" },
  ],
  loot: [["cat", "treasure"], [], ["treasure"]] as ("cat" | "treasure")[][],
  penalties: [0, 2, 1],
  points: [2, -2, 2],
};

beforeEach(() => vi.clearAllTimers());

test("the poorest is counted first, and of equals the lower seat", () => {
  expect(rows(VIEW).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test("treasures come first, then traps, then penalty cards", () => {
  expect(rows(VIEW)[1]?.cards).toEqual(["treasure", "cat"]);
  expect(rows(VIEW)[2]?.cards).toEqual(["treasure", "penalty"]);
});

test("one card at a time, and nothing of the next player before the last card of this one", () => {
  const counting = new Counting(rows(VIEW));
  const seen: string[] = [];
  for (let i = 0; i < 200 && !counting.done; i++) {
    vi.advanceTimersByTime(50);
    const now = counting.laid.join();
    if (seen.at(-1) !== now) seen.push(now);
  }
  expect(seen).toEqual(["", "0", "1", "2", "2,0", "2,1", "2,2", "2,2,0", "2,2,1", "2,2,2"]);
  expect([0, 1, 2].map((row) => counting.points(row))).toEqual([-2, 2, 2]);
});

test("a touch brings it to the end", () => {
  const counting = new Counting(rows(VIEW));
  counting.finish();
  expect(counting.done).toBe(true);
  expect(counting.laid).toEqual([2, 2, 2]);
});

test("who comes later sees the sum at once", () => {
  expect(new Counting(rows(VIEW), true).done).toBe(true);
});
