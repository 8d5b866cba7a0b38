import "./browser";
import { expect, test } from "vitest";
import { ownEnding } from "../../src/games/the_traitors/end/own-ending";
import type { Recap, View } from "../../src/games/the_traitors/wire";
import { slip, view } from "./season";

/** Ann is a Traitor to the end, Bo one since night 1; Eve was banished, Dan murdered, Finn left. */
const RECAP = {
  identities: ["traitor", "traitor", "loyal", "loyal", "loyal", "loyal"],
  first_traitors: [0],
  eager: {},
  missions: [],
  shields: [],
  votes: [
    { day: 1, stage: "vote", votes: [slip(0, 4), slip(1, 4), slip(2, 0), slip(3, 1)], banished: 4 },
    { day: 2, stage: "vote", votes: [slip(0, 1), slip(2, 1), slip(1, 0)], banished: 1 },
  ],
  nights: [
    {
      night: 1,
      traitors: [0, 1],
      decided: [],
      murdered: 3,
      tempted: null,
      accepted: null,
      blackmailed: 1,
      listed: [],
      shown: [],
    },
  ],
  suspicions: [{ night: 1, seat: 4, target: 0, part: 1, right: true }],
  scores: [],
  bets: [],
  departed: [],
} satisfies Recap;
const END: Partial<View> = {
  phase: "over",
  alive: [0, 2],
  out: {
    "1": { how: "banished", day: 2 },
    "3": { how: "murdered", day: 2 },
    "4": { how: "banished", day: 1 },
    "5": { how: "withdrawn", day: 1 },
  },
  result: { winners: [0], side: "traitors", shares: {} },
};
const ending = (you: number | null): ReturnType<typeof ownEnding> => ownEnding(view({ ...END, you }), RECAP);

test("everybody has an ending of their own", () => {
  expect([0, 1, 2, 3, 4, 5].map((you) => ending(you)?.kind)).toEqual([
    "traitor-won",
    "traitor-found",
    "loyal-fooled",
    "loyal-murdered",
    "loyal-banished",
    "left",
  ]);
  expect(ending(null)).toBeNull();
  expect(ending(0)).toMatchObject({ named: 2, rightAbout: [] });
  expect(ending(3)?.day).toBe(2);
});

test("whom one was right about, by the Traitors of that day", () => {
  expect(ending(2)).toMatchObject({ rightAbout: [0, 1], fooledBy: [0] });
  // Bo was no Traitor yet when Dan named him.
  expect(ending(3)?.rightAbout).toEqual([]);
  expect(ending(4)?.rightAbout).toEqual([0]);
});

test("Loyal winners and a Traitor who is too late", () => {
  const won = view({ ...END, you: 2, result: { winners: [2], side: "loyal", shares: {} } });
  expect(ownEnding(won, RECAP)?.kind).toBe("loyal-won");
  const host = view({ ...END, everything: { desk: {} } as View["everything"] });
  expect(ownEnding(host, RECAP)?.kind).toBe("host");
});
