import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Tempo } from "../../src/table/connection/pace.svelte";
import type { NumberedView } from "../../src/wire";

let still = false;

beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible", documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return still;
    },
    addEventListener: () => undefined,
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const seen = (n: number, phase = "call"): NumberedView =>
  ({ n, at: n, view: { game: "g", phase } }) as unknown as NumberedView;

async function paced(tempo: Tempo) {
  const { Pace } = await import("../../src/table/connection/pace.svelte");
  const pace = new Pace(seen(0), tempo);
  const told: number[] = [];
  pace.onView(({ n }) => told.push(n));
  return { pace, told };
}

it("tells a view only when what leads up to it has arrived", async () => {
  const { pace, told } = await paced({ lead: () => 600 });
  pace.push(seen(1, "turned"));
  expect(pace.coming?.phase).toBe("turned");
  expect(pace.view.phase).toBe("call");
  expect(pace.behind).toBe(true);
  vi.advanceTimersByTime(600);
  expect(told).toEqual([1]);
  expect(pace.coming).toBe(null);
  expect(pace.behind).toBe(false);
});

it("shows everything in order, one after the other", async () => {
  const { pace, told } = await paced({ dwell: () => 500 });
  pace.push(seen(1));
  pace.push(seen(2));
  pace.push(seen(3));
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([1, 2, 3]);
});

it("catches up at a touch, with reduced motion, and when too much waits", async () => {
  const { pace, told } = await paced({ lead: () => 600, dwell: () => 600 });
  pace.push(seen(1));
  pace.hurry();
  expect(told).toEqual([1]);
  expect(pace.skipped).toBe(true);
  still = true;
  pace.push(seen(2));
  expect(told).toEqual([1, 2]);
  still = false;
  for (const n of [3, 4, 5, 6, 7, 8]) pace.push(seen(n));
  expect(pace.moment).toBe(8);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("jumps over what nobody saw", async () => {
  const { pace } = await paced({ lead: () => 600 });
  const jumps: boolean[] = [];
  pace.onView((_, jump) => jumps.push(jump));
  pace.push(seen(9), true);
  expect(pace.moment).toBe(9);
  expect(jumps).toEqual([true]);
});

const last = (n: number): NumberedView =>
  ({ n, at: n, view: { game: "g", phase: "over", result: { winners: [0] } } }) as unknown as NumberedView;

async function countedOut(tempo: Tempo) {
  const { Pace } = await import("../../src/table/connection/pace.svelte");
  const first = { n: 0, at: 0, view: { game: "g", phase: "call", result: null } } as unknown as NumberedView;
  const pace = new Pace(first, tempo, true);
  const told: number[] = [];
  pace.onView(({ n }) => told.push(n));
  return { pace, told };
}

it("tells the end only when it has been counted out", async () => {
  const { pace, told } = await countedOut({ lead: () => 600 });
  pace.push(last(1));
  vi.advanceTimersByTime(600);
  expect(pace.closing?.n).toBe(1);
  expect(pace.view.result).toBe(null);
  expect(pace.coming?.result).toBeTruthy(); // the card lies there until the counting takes its place
  pace.push(last(2));
  pace.hurry();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  expect(pace.behind).toBe(true);
  pace.conclude();
  expect(pace.closing).toBe(null);
  expect(told[0]).toBe(1);
  vi.advanceTimersByTime(600);
  expect(told).toEqual([1, 2]);
});

it("counts the end out for who hurries, who wants no motion and who was away", async () => {
  const { pace, told } = await countedOut({ lead: () => 600 });
  pace.push({ ...last(1), view: { ...last(1).view, result: null } } as NumberedView);
  pace.push(last(2));
  pace.hurry();
  expect(told).toEqual([1]);
  expect(pace.closing?.n).toBe(2);
  still = true;
  const second = await countedOut({});
  second.pace.push(last(1), true);
  expect(second.told).toEqual([]);
  expect(second.pace.closing?.n).toBe(1);
});
