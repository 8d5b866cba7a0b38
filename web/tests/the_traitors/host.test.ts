import "./browser";
import { describe, expect, test } from "vitest";
import {
  mergeMissions,
  missionOf,
  readFile,
  writeFile,
} from "../../src/games/the_traitors/host/missions/own-missions";
import { nextStep } from "../../src/games/the_traitors/host/next-step";
import { boundsOf } from "../../src/games/the_traitors/view";
import type { Offered, View } from "../../src/games/the_traitors/wire";
import { SECRETS, view } from "./season";

const { script } = await import("../../src/games/the_traitors/host/script");

const offers = (...moves: string[]): Offered[] => moves.map((move) => ({ move }) as Offered);
const HOST: View["host"] = { away: false, waiting: null, paused: false };
const EVERYTHING: NonNullable<View["everything"]> = {
  identities: ["traitor", "loyal", "loyal", "loyal", "loyal", "traitor"],
  eager: { "0": 3 },
  leaving: [],
  victim: 2,
  present: [0, 5],
  decisions: { "0": { move: "murder", target: 2 } },
  suspects: { "1": 0 },
  letter: null,
  answer: null,
  shown_here: [],
  listing: [1],
  shields: [3],
  behind: [0],
  votes: { "1": 0 },
  mission: null,
  nights: 1,
  desk: { handed: [], selected: [0, 5], can_undo: false },
};

describe("the next step", () => {
  test("is what moves the season on, and nothing that is not offered", () => {
    expect(nextStep(view({ host: HOST }))).toBeNull();
    expect(nextStep(view({ host: HOST, legal: offers("next") }))?.move).toEqual({ move: "next" });
    const talk = view({
      host: HOST,
      phase: "round_table",
      stage: "talk",
      legal: offers("next", "open_vote"),
    });
    expect(nextStep(talk)?.move).toEqual({ move: "open_vote" });
  });

  test("is left to the decision that comes first", () => {
    const rules = view({
      host: HOST,
      phase: "round_table",
      stage: "host_rules",
      legal: offers("next", "tie"),
    });
    expect(nextStep(rules)).toBeNull();
    const mission = view({ host: HOST, phase: "mission", legal: offers("next", "mission_result") });
    expect(nextStep(mission)).toBeNull();
  });

  test("says how many votes would be blank", () => {
    const vote = view({
      host: HOST,
      phase: "round_table",
      stage: "vote",
      legal: offers("next"),
      voters: [0, 1, 2, 3],
      voted: [0],
    });
    expect(nextStep(vote)?.missing).toBe(3);
  });

  test("is to go on where the season is paused, and to step in where the host is out", () => {
    expect(nextStep(view({ host: { ...HOST, paused: true } }))?.move).toEqual({ move: "resume" });
    expect(nextStep(view({ host: { ...HOST, away: true } }))?.move).toEqual({ move: "step_in" });
  });
});

test("TT-5: how many Traitors are chosen comes from the offer", () => {
  const legal: Offered[] = [{ move: "select", open: ["traitors"], least: 1, most: 3 }];
  expect(boundsOf(view({ legal }), "select")).toEqual({ least: 1, most: 3 });
});

describe("the script", () => {
  const moments: Partial<View>[] = [
    { phase: "arrival" },
    { phase: "breakfast", day: 2 },
    { phase: "breakfast", day: 2, seated: [3] },
    { phase: "breakfast", day: 2, seated: [0, 1, 2, 3, 4, 5], list: [1, 2] },
    { phase: "mission", mission: { name: "host", ends: 9, progress: null, mine: null } },
    { phase: "armoury", access: [1, 2] },
    { phase: "round_table", stage: "talk" },
    { phase: "round_table", stage: "vote" },
    { phase: "round_table", stage: "revote", candidates: [1, 2] },
    { phase: "round_table", stage: "reveal" },
    { phase: "round_table", stage: "identity", banished: 1, host: { ...HOST, waiting: "ask_identity" } },
    { phase: "conclave", part: 1 },
    { phase: "conclave", part: 2 },
    { phase: "end_vote" },
    { phase: "over" },
  ];

  test.each(moments)("has words for %o", (moment) => {
    expect(script(view({ host: HOST, ...moment })).length).toBeGreaterThan(0);
  });

  test.each(moments)("never reads what only the host, or only a player, knows: %o", (moment) => {
    const plain = script(view({ host: HOST, ...moment }));
    for (const secret of [...SECRETS, { everything: EVERYTHING }])
      expect(script(view({ host: HOST, ...secret, ...moment }))).toEqual(plain);
  });
});

describe("the host's own missions", () => {
  const mission = { title: "The key", text: "Find it.", bars: 6, access: "the finders" };

  test("are the same after a way through a file", () => {
    expect(readFile(writeFile([{ id: "a", ...mission }]))).toEqual([mission]);
  });

  test("what is no such file is told apart from an empty one", () => {
    expect(readFile("{}")).toBeNull();
    expect(readFile("no")).toBeNull();
    expect(readFile('{"format":"turncoat-missions","missions":[]}')).toEqual([]);
  });

  test("what a stranger's file says is cut to what there is room for", () => {
    expect(missionOf({ title: " ", text: "x" })).toBeNull();
    expect(missionOf({ title: "x".repeat(999), bars: 1e9, text: 7 })).toEqual({
      title: "x".repeat(80),
      text: "",
      bars: 100,
      access: "",
    });
  });

  test("the same one is not kept twice", () => {
    const once = mergeMissions([], [mission, { ...mission, title: "The door" }], () => "n");
    expect(once).toHaveLength(2);
    expect(mergeMissions(once, [mission], () => "m")).toHaveLength(2);
  });
});
