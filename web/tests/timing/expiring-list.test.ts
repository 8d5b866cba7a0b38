import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ExpiringList } from "../../src/timing/expiring-list.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("keeps each item for its lifetime", () => {
  const list = new ExpiringList<string>(100);
  list.add("one");
  vi.advanceTimersByTime(60);
  list.add("two");
  vi.advanceTimersByTime(40);
  expect(list.items).toEqual(["two"]);
  vi.advanceTimersByTime(60);
  expect(list.items).toEqual([]);
});

it("lets the oldest go where there are too many", () => {
  const list = new ExpiringList<string>(100, 2);
  list.add("one", "two");
  list.add("three");
  expect(list.items).toEqual(["two", "three"]);
});

it("leaves no timer behind when it is cleared", () => {
  const list = new ExpiringList<string>(100);
  list.add("one", "two");
  list.remove((item) => item === "one");
  list.clear();
  expect(list.items).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
