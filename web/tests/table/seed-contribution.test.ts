import { expect, test } from "vitest";
import { promiseOf, share, observeStart } from "../../src/table/fairness/seed-contribution";

const OURS = "ab".repeat(16);
const FRESH = "cd".repeat(16);
const draw = (): string => FRESH;
const held = (luck: string) => ({ hash: promiseOf(luck), hex: null });

test("a device that has promised nothing draws a number and promises it by its hash alone", () => {
  const wish = share({ contributions: [null], starting: null }, 0, undefined, draw);
  expect(wish).toEqual({ luck: FRESH, send: { kind: "pledge", hash: promiseOf(FRESH) } });
  expect(JSON.stringify(wish?.send)).not.toContain(FRESH);
});

test("what the table holds already is not promised again", () => {
  expect(share({ contributions: [held(OURS)], starting: null }, 0, OURS, draw)).toBeNull();
});

test("after a start that was broken off another number is drawn: the old one may be known", () => {
  expect(share({ contributions: [null], starting: null }, 0, OURS, draw)?.luck).toBe(FRESH);
});

test("nothing is revealed before the start", () => {
  const wish = share({ contributions: [held(FRESH)], starting: null }, 0, OURS, draw);
  expect(wish?.send.kind).toBe("pledge");
});

test("at the start the device reveals by itself, once", () => {
  const contributions = [held(OURS), held(FRESH)];
  const asked = { contributions, starting: { missing: [0, 1], late: false } };
  expect(share(asked, 0, OURS, draw)).toEqual({ luck: OURS, send: { kind: "reveal", hex: OURS } });
  expect(share({ contributions, starting: { missing: [1], late: false } }, 0, OURS, draw)).toBeNull();
});

test("a device that lost its number, or took the seat over, has nothing to reveal", () => {
  const asked = { contributions: [held(OURS)], starting: { missing: [0], late: true } };
  expect(share(asked, 0, undefined, draw)).toBeNull();
  expect(share(asked, 0, FRESH, draw)).toBeNull();
});

test("every start that begins is counted once, with what was promised for it", () => {
  const first = { contributions: [held(OURS), null], starting: { missing: [0], late: false } };
  const one = observeStart(first, {});
  expect(one).toEqual({ promises: [promiseOf(OURS), null], starts: 1 });
  expect(observeStart(first, one)).toEqual(one);
  expect(observeStart({ ...first, starting: null }, one)).toEqual({});
  const second = { ...first, contributions: [held(FRESH), null] };
  expect(observeStart(second, one)).toEqual({ promises: [promiseOf(FRESH), null], starts: 2 });
});
