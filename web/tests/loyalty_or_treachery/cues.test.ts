import { expect, it, vi } from "vitest";
import { cues } from "../../src/games/loyalty_or_treachery/cues";
import type { View } from "../../src/games/loyalty_or_treachery/wire";

vi.mock("../../src/games/loyalty_or_treachery/noise", () => ({ noise: {} })); // no browser, no sound

const called = (you: number | null, actor: number): View =>
  ({ you, actor, last: { seat: 0, move: { move: "call", colour: "red" }, right: true, to: 0 } }) as View;

it("what came of a call is read before the other's next card, and never delays one's own move", () => {
  const dwell = (view: View): number => cues.dwell?.(view) ?? 0;
  expect(dwell(called(0, 1))).toBeGreaterThan(1_000);
  expect(dwell(called(0, 0))).toBeLessThan(600);
  expect(dwell(called(null, 1))).toBeLessThan(600);
});
