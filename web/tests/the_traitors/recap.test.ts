import "./browser";
import { expect, test } from "vitest";
import { courses } from "../../src/games/the_traitors/drawings/stack";
import { share } from "../../src/games/the_traitors/end/fraction";
import {
  nightsOf,
  daysOf,
  suspicionChart,
  traitorsOn,
  voteChart,
} from "../../src/games/the_traitors/recap/charts";
import type { Recap, NightView, VoteView, View } from "../../src/games/the_traitors/wire";
import { slip } from "./season";

const night = (some: Partial<NightView>): NightView => ({
  night: 1,
  traitors: [0],
  decided: [],
  murdered: null,
  tempted: null,
  accepted: null,
  blackmailed: null,
  listed: [],
  shown: [],
  ...some,
});
const VOTE: VoteView = {
  day: 2,
  stage: "vote",
  votes: [slip(3, 0), slip(4, 5), slip(0, 5), slip(1, null), slip(5, 0), slip(2, 5)],
  banished: 5,
};
const RECAP: Recap = {
  identities: ["traitor", "loyal", "traitor", "loyal", "loyal", "loyal"],
  first_traitors: [0],
  eager: {},
  missions: [{ day: 1, name: "vault", bars: 7 }],
  shields: [{ day: 1, seat: 3, taken: true }],
  votes: [VOTE],
  nights: [
    night({ night: 1, traitors: [0, 2], tempted: 2, accepted: true }),
    night({ night: 2, traitors: [0, 2] }),
  ],
  suspicions: [
    { night: 1, part: 1, seat: 3, target: 4, right: false },
    { night: 1, part: 2, seat: 3, target: 0, right: true },
    { night: 1, part: 1, seat: 4, target: 0, right: true },
    { night: 2, part: 1, seat: 4, target: 3, right: false },
  ],
  bets: [],
  departed: [],
  scores: [
    { seat: 3, right: 1, guesses: [{ night: 1, target: 0, right: true }] },
    {
      seat: 4,
      right: 1,
      guesses: [
        { night: 1, target: 0, right: true },
        { night: 2, target: 3, right: false },
      ],
    },
  ],
};

test("TT-40: who voted for whom, most votes first, with blanks in their place", () => {
  const chart = voteChart(RECAP, VOTE);
  expect(chart.voters).toEqual([3, 4, 0, 1, 5, 2]);
  expect(chart.targets).toEqual([
    { seat: 5, count: 3, traitor: false, banished: true },
    { seat: 0, count: 2, traitor: true, banished: false },
  ]);
  expect(chart.lines.map(({ to }) => to)).toEqual([1, 0, 0, null, 1, 0]);
});

test("TT-40: a vote is judged by who was a Traitor then", () => {
  expect([...traitorsOn(RECAP, 1)]).toEqual([0]);
  expect([...traitorsOn(RECAP, 2)]).toEqual([0, 2]);
});

test("TT-40: suspicion counts everybody's last answer of a night", () => {
  const { nights, rows, most } = suspicionChart(RECAP);
  expect(nights).toEqual([1, 2]);
  expect(rows.map(({ seat, counts }) => [seat, counts])).toEqual([
    [0, [2, 0]],
    [3, [0, 1]],
  ]);
  expect(rows[0]?.traitor).toEqual([true, true]);
  expect(most).toBe(2);
});

test("TT-40: night by night who was right, and who made no guess", () => {
  expect(RECAP.scores.map((score) => nightsOf(RECAP, score))).toEqual([
    [true, null],
    [true, false],
  ]);
});

test("TT-40: who was banished by lot is told beside the votes", () => {
  const out: View["out"] = { "5": { how: "banished", day: 2 }, "1": { how: "banished", day: 1 } };
  const steps = [
    { at: 4, view: { phase: "conclave" as const, day: 1 } },
    { at: 9, view: { phase: "round_table" as const, day: 2 } },
  ];
  const [first, second] = daysOf(RECAP, { day: 2, out }, steps);
  expect([first?.bars, first?.byLot, first?.dusk, first?.table]).toEqual([7, [1], 4, null]);
  expect([second?.bars, second?.byLot, second?.votes.length, second?.table]).toEqual([null, [], 1, 9]);
});

test("TT-39: shares are exact", () => {
  expect(share("13/2")).toEqual({ whole: 6, rest: [1, 2] });
  expect(share("5/1")).toEqual({ whole: 5, rest: null });
  expect(share("2/3")).toEqual({ whole: 0, rest: [2, 3] });
});

test.each([0, 1, 2, 7, 60, 104])("a stack of %i bars has them all, none over the edge", (bars) => {
  const rows = courses(bars);
  expect(rows.flat()).toEqual(Array.from({ length: bars }, (_, bar) => bar));
  rows.slice(1).forEach((row, i) => expect(row.length).toBeLessThanOrEqual(rows[i]!.length));
});
