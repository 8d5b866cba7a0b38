import "./the_traitors/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hintOf as at } from "../src/games/are_you_the_traitor/hints";
import { hintOf as lt } from "../src/games/loyalty_or_treachery/hints";
import { hintOf as sr } from "../src/games/scatty_rogues/hints";
import { hintOf as tt } from "../src/games/the_traitors/hints";

// Hints are read from views alone: no device is needed for them.
vi.mock("../src/device.svelte", () => ({ device: {} }));

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = async () => (await import("../src/hints.svelte")).hints;

it("a hint that was dismissed is gone for good, and no other", async () => {
  (await load()).dismiss("lt-hint-call");
  vi.resetModules();
  const later = await load();
  expect([later.has("lt-hint-call"), later.has("lt-hint-trap")]).toEqual([false, true]);
});

it("a hint that was shown often is gone for good without having been dismissed", async () => {
  const hints = await load();
  for (let time = 0; time < 5; time++) hints.count("lt-hint-call");
  expect(hints.has("lt-hint-call")).toBe(true);
  hints.count("lt-hint-call");
  expect(hints.has("lt-hint-call")).toBe(false);
  vi.resetModules();
  expect((await load()).has("lt-hint-call")).toBe(false);
});

it("what cannot be read or kept does no harm", async () => {
  kept["turncoat.hints"] = "{";
  vi.stubGlobal("localStorage", {
    ...localStorage,
    getItem: () => "{",
    setItem: () => {
      throw new Error("full");
    },
  });
  const hints = await load();
  expect(hints.has("a")).toBe(true);
  hints.dismiss("a");
  expect(hints.has("a")).toBe(false);
});

it("a trap of the other's is pointed out, one's own is not", () => {
  const view = { phase: "call", you: 0, returned: { count: 1, owner: 1 } };
  expect(lt(view as Parameters<typeof lt>[0])).toBe("lt-hint-trap");
  expect(lt({ ...view, returned: { count: 1, owner: 0 } } as Parameters<typeof lt>[0])).toBe("lt-hint-call");
});

it("hints know nothing of the own card", () => {
  for (const character of ["guard", "traitor"])
    expect(at({ phase: "talk", character } as Parameters<typeof at>[0], false)).toBe("at-hint-talk");
  for (const identity of ["loyal", "traitor"])
    expect(tt({ phase: "conclave", identity } as Parameters<typeof tt>[0])).toBe("tt-hint-night");
});

it("whose turn it is, and what an objection has shown, come before a hint", () => {
  type View = Parameters<typeof sr>[0];
  const quiet = { fresh: false };
  const open = { phase: "walk", you: 1, turn: 1, accused: 0, count_ends: null, window_ends: 9, legal: [] };
  const offered = (...moves: string[]) =>
    ({ ...open, legal: moves.map((move) => ({ move })) }) as unknown as View;
  expect(sr(offered("object"), quiet)).toBe("sr-hint-object");
  expect(sr(offered("object", "answer"), quiet)).toBe("sr-hint-answer");
  expect(sr({ ...offered("object"), window_ends: null }, quiet)).toBe(null);
  const hides = { phase: "hide", you: 1, hider: 2 } as unknown as View;
  expect(sr(hides, quiet)).toBe("sr-hint-watch");
  expect(sr({ ...hides, verdict: "caught" }, { fresh: true })).toBe(null);
});
