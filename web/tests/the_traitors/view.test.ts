import "./browser";
import { describe, expect, it } from "vitest";
import { areAllSeated, playersAtTable, hasHappened, type Line } from "../../src/games/the_traitors/view";
import { view } from "./season";

const news = (at: number, phase = "breakfast"): Line => ({
  n: 1,
  at,
  seat: null,
  day: 2,
  phase,
  where: "all",
  announce: { what: "missing", seats: [3] },
});

describe("what a view says without saying it", () => {
  it("TT-35: somebody who is still to come may be murdered or late", () => {
    const waiting = view({ phase: "breakfast", day: 2, seated: [0, 1, 2, 4, 5] });
    expect(areAllSeated(waiting)).toBe(false);
    const out = { "3": { how: "murdered" as const, day: 2 } };
    const told = view({ ...waiting, alive: [0, 1, 2, 4, 5], out });
    expect(areAllSeated(told)).toBe(true);
    expect(playersAtTable(told).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("tells no announcement before its view", () => {
    expect(hasHappened(view({ since: 40 }), news(44))).toBe(false);
    expect(hasHappened(view({ since: 44 }), news(44))).toBe(true);
  });
});
