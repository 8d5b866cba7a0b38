import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Aiming } from "../../src/parts/round/aim.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lapses soon after a finger, and leaves time to listen to the names to whoever uses keys", () => {
  const aiming = new Aiming<"stop">();
  aiming.begin("stop");
  vi.advanceTimersByTime(8_000);
  expect(aiming.at).toBeNull();
  aiming.begin("stop", true);
  vi.advanceTimersByTime(30_000);
  expect(aiming.at).toBe("stop");
  vi.advanceTimersByTime(10_000);
  expect(aiming.at).toBeNull();
});
