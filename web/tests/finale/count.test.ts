import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Row } from "../../src/finale";
import { FakePage } from "../page";

let page: FakePage;

beforeEach(() => {
  page = new FakePage();
  vi.useFakeTimers();
  page.install();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const row = (seat: number, ...worth: number[]): Row => ({
  seat,
  pieces: worth.map((one) => ({ worth: one })),
});
const load = () => import("../../src/finale/count.svelte");

it("begins with the poorest, and ends with whoever wins among equals", async () => {
  const { poorestFirst } = await load();
  const rows = [row(0, 5, 5), row(1, 2), row(2, 10), row(3, 3, -4)];
  expect(poorestFirst(rows, [0]).map(({ seat }) => seat)).toEqual([3, 1, 2, 0]);
});

it("lays one piece at a time, and shows nobody before their turn", async () => {
  const { steps } = await load();
  const laid = steps([row(1, 1), row(0, 1, 1)], false).map((step) => step.laid);
  expect(laid).toEqual([[0], [1], [1, 0], [1, 1], [1, 2]]);
});

it("lets two piles grow side by side, so that the order tells nothing", async () => {
  const { steps } = await load();
  const laid = steps([row(0, 1, 1, 1), row(1, 1)], true).map((step) => step.laid);
  expect(laid).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});

it("takes about as long for many pieces as for some", async () => {
  const { steps } = await load();
  const many = (count: number): Row => row(0, ...Array.from({ length: count }, () => 1));
  const length = (count: number): number =>
    steps([many(count)], false).reduce((sum, { wait }) => sum + wait, 0);
  expect(length(50)).toBeLessThan(9_000);
  expect(length(20)).toBeLessThan(9_000);
});

async function counting(rows: Row[], told = false) {
  const { Count } = await load();
  let done = 0;
  const heard: number[] = [];
  const count = new Count(rows, false, told, {
    piece: (pieces) => heard.push(pieces.length),
    done: () => (done += 1),
  });
  return { count, heard, done: () => done };
}

it("is done when all has been laid down, and only then", async () => {
  const { count, heard, done } = await counting([row(0, 1), row(1, 1, 1)]);
  vi.advanceTimersByTime(1_500);
  expect(count.done).toBe(false);
  expect(count.laid.length).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(count.laid).toEqual([1, 2]);
  expect(heard).toEqual([1, 1, 1]);
  expect(done()).toBe(1);
});

it("can be brought to its end at once, and is not counted again", async () => {
  const { count, heard, done } = await counting([row(0, 1), row(1, 1, 1)]);
  count.finish();
  vi.advanceTimersByTime(20_000);
  expect(count.laid).toEqual([1, 2]);
  expect(heard).toEqual([]);
  expect(done()).toBe(1);
});

it("is all there for who wants no motion, and for who comes later", async () => {
  expect((await counting([row(0, 1)], true)).count.done).toBe(true);
  page.still = true;
  expect((await counting([row(0, 1)])).count.done).toBe(true);
});

it("waits until somebody looks", async () => {
  page.hide();
  const { count } = await counting([row(0, 1)]);
  vi.advanceTimersByTime(20_000);
  expect(count.done).toBe(false);
  page.show();
  vi.advanceTimersByTime(20_000);
  expect(count.done).toBe(true);
});
