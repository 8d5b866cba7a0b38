import "./browser";
import { expect, test } from "vitest";
import { cues } from "../../src/games/the_traitors/cues";
import { lightOf, revealBefore } from "../../src/games/the_traitors/stage/reveal-timeline";
import type { View } from "../../src/games/the_traitors/wire";
import { SECRETS, slip, view } from "./season";

const lead = (next: View, shown: View): number => cues.lead?.(next, shown) ?? 0;
const coming = view({ phase: "breakfast", day: 2, seated: [0, 1, 2, 3] });
const missed = { alive: [0, 1, 2, 3, 4], out: { "5": { how: "murdered" as const, day: 2 } } };

test("TT-35: it takes as long to see that nobody is missing as to see who is", () => {
  const one = lead({ ...coming, ...missed, seated: [0, 1, 2, 3, 4] }, coming);
  expect(one).toBeGreaterThan(0);
  expect(lead({ ...coming, seated: [0, 1, 2, 3, 4, 5] }, coming)).toBe(one);
  expect(lead({ ...coming, ...missed, seated: [0, 1, 2, 3, 4], list: [1, 2] }, coming)).toBe(one);
  expect(lead(view({ phase: "over", day: 2, ...missed }), coming)).toBe(one);
});

test("what leads up to an identity is the same for both", () => {
  const shown = view({ phase: "round_table", stage: "reveal", votes: [slip(0, 2)] });
  const next = (identity?: "loyal" | "traitor"): View =>
    view({
      phase: "round_table",
      stage: "identity",
      banished: 2,
      out: { "2": { how: "banished", day: 1, ...(identity && { identity }) } },
    });
  expect(revealBefore(next("loyal"), shown)).toEqual(revealBefore(next("traitor"), shown));
  expect(lead(next("loyal"), shown)).toBeGreaterThan(lead(next(), shown));
});

test("TT-22, TT-39: a card turns as long whatever is on it, and the last one longest", () => {
  const asked = view({
    phase: "round_table",
    stage: "identity",
    banished: 2,
    revealer: 2,
    out: { "2": { how: "banished", day: 1 } },
  });
  const told = (identity: "loyal" | "traitor"): View => ({
    ...asked,
    revealer: null,
    out: { "2": { how: "banished", day: 1, identity } },
  });
  expect(revealBefore(told("loyal"), asked)).toEqual({ kind: "identity", seat: 2, last: false });
  expect(lead(told("loyal"), asked)).toBe(lead(told("traitor"), asked));
  const finale = (revealer: number | null, revealed: View["revealed"]): View =>
    view({ phase: "finale", alive: [0, 1], revealer, revealed });
  expect(lead(finale(1, { "0": "loyal" }), finale(0, {}))).toBe(
    lead(finale(1, { "0": "traitor" }), finale(0, {})),
  );
  expect(lead(finale(null, { "0": "loyal", "1": "loyal" }), finale(1, { "0": "loyal" }))).toBeGreaterThan(
    lead(finale(1, { "0": "loyal" }), finale(0, {})),
  );
});

test("what leads up to a vote tells who wrote it and not what", () => {
  const shown = view({ phase: "round_table", stage: "reveal", votes: [slip(0, 2)] });
  const next = (target: number | null): View => ({ ...shown, votes: [...shown.votes, slip(1, target)] });
  expect(revealBefore(next(2), shown)).toEqual({ kind: "vote", voter: 1, first: false });
  expect(revealBefore(next(null), shown)).toEqual(revealBefore(next(2), shown));
});

test("the end vote takes as long whatever they want", () => {
  const shown = view({ phase: "end_vote", day: 3 });
  const on = view({ phase: "round_table", stage: "talk", day: 3, end_votes: { "0": true, "1": false } });
  const over = view({ phase: "over", day: 3, end_votes: { "0": true, "1": true } });
  expect(lead(on, shown)).toBe(lead(over, shown));
});

test("TT-34: nothing leads through a night, and its light is that of the phase alone", () => {
  for (const secret of SECRETS) {
    const [first, second] = [1, 2].map((part) => view({ phase: "conclave", part, ...secret })) as [
      View,
      View,
    ];
    expect(lead(second, first)).toBe(0);
    expect(lead(view({ phase: "breakfast", day: 2, ...secret }), second)).toBe(0);
    expect(lightOf(first.phase)).toBe("night");
  }
});
