import { expect, test } from "vitest";
import { recap, type Step } from "../../src/games/are_you_the_traitor/end/recap";
import type { Line } from "../../src/games/are_you_the_traitor/view";

const CAST = {
  characters: ["keyholder", "guard", "traitor", "wizard", "wizard", "guard"],
  alignments: { "3": "good", "4": "evil" },
};

function step(
  n: number,
  at: number,
  view: Record<string, unknown>,
  move?: [number, Record<string, unknown>],
): Step {
  const whole = {
    game: "are-you-the-traitor",
    edition: "en",
    phase: "talk",
    round: 1,
    dealing: 1,
    players: CAST.characters.map((_, seat) => ({ seat, name: `P${seat}` })),
    theft: null,
    rings_used: 0,
    reveal: null,
    everything: { ...CAST, known: [{}, { "0": "keyholder" }, {}, {}, {}, {}], signs: [] },
    ...view,
  };
  return { n, at, seat: move?.[0] ?? null, move: move?.[1] ?? null, view: whole } as unknown as Step;
}

const said = (seat: number, at: number, claim: Line["claim"]): Line => ({ n: at, seat, at, round: 1, claim });

test("a round is told with its call and how long the talk took", () => {
  const reveal = { ...CAST, caller: 1, target: 2, right: true, winner: "good" };
  const rounds = recap(
    [
      step(0, 0, {}),
      step(1, 30, {}, [1, { move: "stop", target: 2 }]),
      step(2, 30.4, { phase: "pause", reveal }),
      step(3, 90, { round: 2, dealing: 2 }),
    ],
    [],
  );
  expect(rounds.map((told) => [told.round, told.length, told.reveal?.caller ?? null])).toEqual([
    [1, 30.4, 1],
    [2, 0, null],
  ]);
  expect(rounds[0]?.moments).toEqual([{ kind: "stop", at: 30, seat: 1, target: 2 }]);
});

test("claims are held against the cards", () => {
  const talk = [
    said(2, 1, { what: "am", role: "guard" }),
    said(0, 2, { what: "is", about: 2, role: "traitor" }),
    said(0, 3, { what: "doubt", about: 2 }),
  ];
  const [told] = recap([step(0, 0, {}), step(1, 3, {})], talk);
  expect(told?.moments.map((moment) => (moment.kind === "talk" ? moment.truth : undefined))).toEqual([
    false,
    true,
    null,
  ]);
});

test("what was said is told before the Stop that it led to, and in the round in which it was said", () => {
  const rounds = recap(
    [
      step(0, 0, {}),
      step(1, 30, {}, [1, { move: "stop", target: 2 }]),
      step(2, 90, { round: 2, dealing: 2 }),
    ],
    [said(2, 10, { what: "am", role: "guard" }), said(0, 60, { what: "doubt", about: 2 })],
  );
  const kinds = rounds.map((told) => told.moments.map((moment) => [moment.kind, moment.at]));
  expect(kinds).toEqual([
    [
      ["talk", 10],
      ["stop", 30],
      ["talk", 60],
    ],
    [],
  ]);
});

test("AT-5: who was shown whom is told", () => {
  const [told] = recap([step(0, 0, {})], []);
  expect(told?.knew.map((one) => [one.seat, one.of])).toEqual([[1, 0]]);
});
