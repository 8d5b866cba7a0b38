import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Tempo } from "../src/table/pace.svelte";
import type { SeenView } from "../src/wire";

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

const seen = (n: number, phase = "call"): SeenView =>
  ({ n, at: n, view: { game: "g", phase } }) as unknown as SeenView;

async function paced(tempo: Tempo) {
  const { Pace } = await import("../src/table/pace.svelte");
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
