import "./browser";
import { describe, expect, it } from "vitest";
import {
  areAllSeated,
  playersAtTable,
  decidedSeat,
  hasHappened,
  type Line,
} from "../../src/games/the_traitors/view";
import { slip, view } from "./season";

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
  it("knows the vote that decides, and no later one", () => {
    const votes = [slip(0, 3), slip(1, 3), slip(2, 3), slip(3, 0), slip(4, 3)];
    const voters = [0, 1, 2, 3, 4];
    expect(votes.map((_, i) => decidedSeat({ votes: votes.slice(0, i + 1), voters }))).toEqual([
      null,
      null,
      3,
      null,
      null,
    ]);
  });

  it("knows on whom a vote decides that names somebody else, or nobody", () => {
    const voters = [0, 1, 2, 3, 4, 5];
    const ahead = [slip(3, 1), slip(4, 1), slip(5, 3), slip(0, 1)];
    expect(decidedSeat({ votes: ahead, voters })).toBe(null);
    expect(decidedSeat({ votes: [...ahead, slip(1, 0)], voters })).toBe(1);
    expect(decidedSeat({ votes: [...ahead, slip(1, null)], voters })).toBe(1);
  });

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
