import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { View } from "../../src/games/loyalty_or_treachery/wire";

beforeEach(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const say = (id: string, params: object = {}): string => [id, ...Object.values(params)].join(" ");
  vi.doMock("../../src/say.svelte", () => ({ say }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const laid = (you: number): View =>
  ({
    you,
    players: ["Ann", "Bo"].map((name, seat) => ({ seat, name })),
    last: { seat: 0, move: { move: "treachery", cards: ["KS", "4C"] } },
    returned: { owner: 0, count: 2 },
  }) as unknown as View;

it("at a table names no card that only its owner knows, and does so in a replay", async () => {
  const { newsText } = await import("../../src/games/loyalty_or_treachery/words");
  const king = /lt-rank-K/;
  expect(newsText(laid(0), null, true)).toMatch(/lt-cards 2/);
  expect(newsText(laid(0), null, true)).not.toMatch(king);
  expect(newsText(laid(0), null)).toMatch(king);
});
