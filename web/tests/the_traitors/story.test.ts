import "./browser";
import { expect, test } from "vitest";
import { findStory } from "../../src/games/the_traitors/end/story";
import type { Recap, NightView } from "../../src/games/the_traitors/wire";
import { slip } from "./season";

const night = (number: number, some: Partial<NightView> = {}): NightView => ({
  night: number,
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
const RECAP: Recap = {
  identities: ["traitor", "traitor", "loyal", "loyal", "loyal"],
  first_traitors: [0],
  eager: {},
  missions: [],
  shields: [],
  votes: [
    { day: 1, stage: "vote", votes: [slip(0, 2), slip(1, 2), slip(3, 0)], banished: 2 },
    { day: 3, stage: "vote", votes: [slip(0, 3), slip(3, 0), slip(1, 0)], banished: 0 },
  ],
  nights: [night(1, { murdered: 4 }), night(2, { blackmailed: 1, traitors: [0, 1] })],
  suspicions: [
    { night: 1, seat: 3, target: 0, part: 1, right: true },
    { night: 2, seat: 3, target: 0, part: 1, right: true },
    { night: 1, seat: 1, target: 3, part: 2, right: false },
  ],
  scores: [{ seat: 3, right: 2, guesses: [1, 2].map((n) => ({ night: n, target: 0, right: true })) }],
  bets: [],
  departed: [],
};
const END = {
  alive: [1, 3],
  out: {
    "0": { how: "banished" as const, day: 3 },
    "2": { how: "banished" as const, day: 1 },
    "4": { how: "murdered" as const, day: 2 },
  },
};

test("who was murdered and banished, and how many of those were Traitors then", () => {
  const found = findStory(END, RECAP);
  expect(found.murdered).toBe(1);
  expect(found.banished).toEqual({ all: 2, traitors: 1 });
  expect(found.turned).toEqual([1]);
});

test("who fooled the others longest, who smelt it, and who was wronged most", () => {
  const found = findStory(END, RECAP);
  expect(found.fooled).toEqual({ seat: 0, nights: 2, named: 5 });
  expect(found.nose).toEqual({ seat: 3, right: 2, all: 2 });
  expect(found.accused).toEqual({ seat: 2, named: 2 });
});

test("suspicion is drawn as long as somebody was there", () => {
  const found = findStory(END, RECAP).suspicion;
  expect(found.find(({ seat }) => seat === 0)).toEqual({ seat: 0, points: [1, 1], turned: null, out: true });
  expect(found.find(({ seat }) => seat === 1)).toEqual({ seat: 1, points: [0, 0], turned: 1, out: false });
  expect(found.find(({ seat }) => seat === 3)).toEqual({ seat: 3, points: [1, 0], turned: null, out: false });
});

test("a Loyal player whom nobody suspected by night has no line", () => {
  expect(findStory(END, RECAP).suspicion.map(({ seat }) => seat)).toEqual([0, 1, 3]);
});

test("a season without a night, a vote or a guess has a story too", () => {
  const quiet = { ...RECAP, votes: [], nights: [], suspicions: [], scores: [] };
  const found = findStory({ alive: [0, 1, 2, 3, 4], out: {} }, quiet);
  expect([found.fooled, found.nose, found.accused, found.turned]).toEqual([null, null, null, []]);
});
