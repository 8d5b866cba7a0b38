import "./browser";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { GRAMMAR } from "../../src/grammar";
import { expect, test } from "vitest";
import type { Vault, View } from "../../src/games/the_traitors/wire";
import { SECRETS, slip, view } from "./season";

const { narrateReveal, narrate, narrateList, narrateIdentity, TELLINGS } =
  await import("../../src/games/the_traitors/stage/narrate");
const { revealBefore, stepTimes } = await import("../../src/games/the_traitors/stage/reveal-timeline");

type Sentence = ReturnType<typeof narrate>[number];

const talk = view({ phase: "round_table", stage: "talk" });
const morning = view({ phase: "breakfast", day: 2, seated: [0, 1, 2, 3, 4] });
const without = { alive: [0, 1, 2, 3, 4], out: { "5": { how: "murdered" as const, day: 2 } } };
const vote = view({ phase: "round_table", stage: "vote", candidates: [0, 1, 2, 3, 4, 5], voters: [0, 1, 2] });
const reveal = { ...vote, stage: "reveal" as const };
const tied = { ...reveal, votes: [slip(0, 1), slip(1, 0)], leading: [0, 1], tied: [0, 1] };
const banished = { ...reveal, stage: "identity" as const, banished: 2, alive: [0, 1, 3, 4, 5] };
const vault = (open: boolean): View["mission"] => ({
  name: "vault",
  ends: 9,
  progress: {
    open,
    pictures: [],
    doors: 9,
    turn: null,
    door: null,
    answers: [],
    answered: 0,
    questions: 12,
  },
  mine: null,
});
/** The walk of the vault: somebody has answered wrong, and the next one is asked. */
const walking = (answers: number): View["mission"] => {
  const mission = vault(false) as Vault;
  const answer = { seat: 1, door: 2, picture: "owl" as const, right: false };
  return {
    ...mission,
    progress: {
      ...mission.progress,
      turn: 2,
      door: 3,
      answers: Array.from({ length: answers }, () => answer),
    },
  };
};
const message = (read: boolean): View["mission"] => ({
  name: "message",
  ends: 9,
  progress: { line: [], fragments: 12, read },
  mine: null,
});
const host = (some: Partial<NonNullable<View["host"]>> = {}): Partial<View> => ({
  host: { away: false, waiting: null, paused: false, ...some },
});
const ended = view({
  phase: "over",
  result: { winners: [0], side: "loyal", shares: {} },
  recap: { identities: ["loyal", "traitor", "loyal", "loyal", "loyal", "loyal"] } as unknown as View["recap"],
});

/** One after the other: everything that a season can come to. */
const SEASON: [View, View | null][] = [
  [view(), null],
  [view({ phase: "selection", part: 1 }), view()],
  [view({ phase: "selection", part: 2 }), view({ phase: "selection", part: 1 })],
  [view({ phase: "mission", mission: vault(true) }), view({ phase: "selection", part: 2 })],
  [view({ phase: "mission", mission: vault(false) }), view({ phase: "mission", mission: vault(true) })],
  [view({ phase: "mission", mission: walking(1) }), view({ phase: "mission", mission: walking(0) })],
  [view({ phase: "mission", mission: message(true) }), view({ phase: "mission", mission: message(false) })],
  [
    view({ phase: "armoury", access: [1, 2], doors: [null, null], earned: 3, silver: 3 }),
    view({ phase: "mission" }),
  ],
  [
    view({ phase: "armoury", access: [1, 2], doors: [null, 2] }),
    view({ phase: "armoury", doors: [null, null] }),
  ],
  [talk, view({ phase: "armoury" })],
  [vote, talk],
  [{ ...reveal, votes: [slip(0, 1)] }, vote],
  [{ ...reveal, votes: [slip(0, 1)], speaker: [0] }, vote],
  [
    { ...reveal, votes: [slip(0, 1), slip(1, null)] },
    { ...reveal, votes: [slip(0, 1)] },
  ],
  [
    { ...reveal, votes: [slip(0, 1), slip(2, 1)], decided: 1 },
    { ...reveal, votes: [slip(0, 1)] },
  ],
  [{ ...reveal, stage: "defence", speaker: [0], votes: tied.votes }, tied],
  [
    { ...reveal, stage: "runoff" },
    { ...reveal, stage: "defence", speaker: [1] },
  ],
  [{ ...reveal, stage: "talk_again" }, tied],
  [{ ...reveal, stage: "safe_vote", safe: [0, 1] }, tied],
  [
    { ...reveal, stage: "host_rules" },
    { ...reveal, votes: [slip(0, null)] },
  ],
  [
    { ...banished, out: { "2": { how: "banished", day: 1 } }, by_lot: true, tied: [1, 2] },
    { ...reveal, stage: "host_rules" },
  ],
  [{ ...banished, out: { "2": { how: "banished", day: 1, identity: "traitor" } } }, tied],
  [view({ phase: "conclave", part: 1 }), banished],
  [view({ phase: "conclave", part: 2 }), view({ phase: "conclave", part: 1 })],
  [view({ phase: "breakfast", day: 2 }), view({ phase: "conclave", part: 2 })],
  [morning, { ...morning, seated: [0, 1, 2, 3] }],
  [{ ...morning, ...without, list: [1, 2] }, morning],
  [{ ...morning, seated: [0, 1, 2, 3, 4, 5] }, morning],
  [
    { ...morning, ...without, shown: [1] },
    { ...morning, ...without },
  ],
  [
    view({ phase: "mission", day: 3, out: { "4": { how: "withdrawn", day: 3 } } }),
    view({ phase: "breakfast", day: 2 }),
  ],
  [
    view({ phase: "mission", day: 2, days: 2, came_early: true, alive: [0, 1, 2, 3, 5] }),
    view({ phase: "breakfast", day: 2, days: 3 }),
  ],
  [view({ phase: "final_break", day: 3, alive: [0, 1, 2, 3] }), talk],
  [view({ phase: "end_vote", day: 3, alive: [0, 1, 2, 3] }), view({ phase: "final_break", day: 3 })],
  [
    { ...talk, day: 3, alive: [0, 1, 2, 3], end_votes: { "0": true, "1": false } },
    view({ phase: "end_vote", day: 3 }),
  ],
  [ended, talk],
  // With a human host
  [
    view({ phase: "mission", mission: { name: "host", ends: 9, progress: null, mine: null }, ...host() }),
    view(host()),
  ],
  [view(host({ waiting: "select" })), view(host())],
  [view(host({ paused: true })), view(host())],
  [view(host()), view(host({ paused: true }))],
  [{ ...reveal, stage: "host_rules", ...host({ waiting: "tie" }) }, tied],
  [
    { ...banished, out: { "2": { how: "banished", day: 1 } }, ...host({ waiting: "ask_identity" }) },
    { ...tied, ...host() },
  ],
  [
    { ...banished, out: { "2": { how: "banished", day: 1, identity: "traitor" } }, ...host() },
    { ...banished, out: { "2": { how: "banished", day: 1 } }, ...host({ waiting: "ask_identity" }) },
  ],
];

function everySentence(): Sentence[] {
  const found = SEASON.flatMap(([next, before]) => {
    const leads = before && revealBefore(next, before);
    const first = leads
      ? stepTimes(leads).flatMap((_, step) => narrateReveal(leads, step, before, next))
      : [];
    const list = next.phase === "breakfast" && next.list ? narrateList(next, Infinity) : [];
    return [...first, ...narrate(next, before), ...list];
  });
  return [...found, ...narrateIdentity(ended, 1)];
}

test("everything the host can say is said in some season, and nothing else", () => {
  expect([...new Set(everySentence().map(({ id }) => id))].sort()).toEqual([...TELLINGS].sort());
});

const ids = (next: View, before: View): string[] => narrate(next, before).map(({ id }) => id);

test("TT-21: who has the floor is told where nothing was written, and never for a blank", () => {
  const shown = (target: number | null, reason = ""): View => ({
    ...reveal,
    votes: [{ seat: 0, target, reason }],
    speaker: [0],
  });
  expect(ids(shown(1), vote)).toContain("tt-tell-floor");
  expect(ids(shown(1, "A light."), vote)).not.toContain("tt-tell-floor");
  expect(ids(shown(null), vote)).not.toContain("tt-tell-floor");
});

test("TT-22: the banished player is asked, and told of only when the card has turned", () => {
  const asked: View = { ...banished, out: { "2": { how: "banished", day: 1 } }, revealer: 2 };
  const known: View = { ...banished, out: { "2": { how: "banished", day: 1, identity: "traitor" } } };
  expect(ids(asked, tied)).toEqual(["tt-tell-who"]);
  expect(ids(known, asked)).toEqual(["tt-tell-identity"]);
});

test("TT-39: the last ones are told of one after another", () => {
  const finale = (revealer: number | null, revealed: View["revealed"]): View =>
    view({ phase: "finale", day: 3, days: 3, alive: [0, 1, 4], revealer, revealed });
  const before = view({ ...banished, day: 3 });
  expect(ids(finale(4, {}), before)).toEqual(["tt-tell-over", "tt-tell-who"]);
  expect(ids(finale(0, { "4": "traitor" }), finale(4, {}))).toEqual(["tt-tell-identity-now", "tt-tell-who"]);
  const all = { "0": "loyal", "1": "loyal", "4": "traitor" } as const;
  expect(ids(finale(null, all), finale(1, { "0": "loyal", "4": "traitor" }))).toEqual([
    "tt-tell-identity-now",
  ]);
  expect(ids({ ...ended, revealed: all }, finale(null, all))).toEqual([]);
});

test.each(["en", "fr", "da"])("there are words for all of it: %s", async (language) => {
  const bundle = new FluentBundle(language, { functions: GRAMMAR, useIsolating: false });
  const words = (await import(
    `../../../src/turncoat/games/the_traitors/words/${language}/screen.ftl?raw`
  )) as {
    default: string;
  };
  bundle.addResource(new FluentResource(words.default));
  for (const { id, params } of everySentence()) {
    const pattern = bundle.getMessage(id)?.value;
    expect(pattern, id).toBeTruthy();
    const errors: Error[] = [];
    expect(bundle.formatPattern(pattern!, params, errors).trim(), id).not.toBe("");
    expect(errors, id).toEqual([]);
  }
});

test("TT-4: the choice of the Traitors is told in two halves, which name nobody", () => {
  const halves = [1, 2].map((part) => view({ phase: "selection", part, looked: 3 }));
  const told = (next: View, before: View): string[] => narrate(next, before).map(({ id }) => id);
  expect(told(halves[0]!, view())).toEqual(["tt-tell-dark", "tt-tell-look"]);
  expect(told(halves[1]!, halves[0]!)).toEqual(["tt-tell-meet"]);
  for (const secret of SECRETS)
    expect(narrate({ ...halves[1]!, ...secret, phase: "selection" }, halves[0]!)).toEqual(
      narrate(halves[1]!, halves[0]!),
    );
});

test("TT-11: a final day that comes before its time is an event of its own", () => {
  const next = view({ phase: "mission", day: 2, days: 2, alive: [0, 1, 2, 3, 5] });
  const early = narrate({ ...next, came_early: true }, view({ phase: "breakfast", day: 2, days: 3 }));
  expect(early.map(({ id }) => id)).toContain("tt-tell-five");
  const due = narrate(next, view({ phase: "conclave", day: 1, days: 2 }));
  expect(due.map(({ id }) => id)).toContain("tt-tell-final");
});

test("TT-21: who is banished is named when it is decided, whatever is written on that vote", () => {
  const before = { ...reveal, votes: [slip(0, 1)] };
  const after = (target: number | null): Sentence | undefined =>
    narrate(
      {
        ...reveal,
        votes: [slip(0, 1), slip(2, 1), slip(3, 2), slip(4, 1), slip(1, target)],
        voters: [0, 1, 2, 3, 4, 5],
        decided: 1,
      },
      before,
    ).at(-1);
  for (const target of [null, 0, 1]) expect(after(target)).toMatchObject({ id: "tt-tell-decides" });
  expect(after(0)?.params).toEqual(after(1)?.params);
});

test("TT-34: by night the host says the same whatever happens", () => {
  const dusk = view({ phase: "round_table", stage: "identity" });
  const nights = SECRETS.map((secret) => {
    const first = view({ phase: "conclave", part: 1, ...secret });
    const second = view({ phase: "conclave", part: 2, ...secret });
    return [
      narrate(first, dusk),
      narrate(second, first),
      narrate(second, second),
      revealBefore(second, first),
    ];
  });
  for (const night of nights) expect(night).toEqual(nights[0]);
});

test("TT-35: nobody is named before the last is in", () => {
  const secret = { ...morning, out: {}, everything: { victim: 5 } } as unknown as View;
  const said = narrate(secret, { ...morning, seated: [0, 1, 2, 3] });
  expect(said).toEqual([{ id: "tt-tell-comes", params: { name: "Eve" } }]);
});

test("TT-33: no name of a death list is said before it is read", () => {
  const listed = { ...morning, seated: [0, 1, 2, 3, 4, 5], list: [4, 1] };
  const names = (said: Sentence[]): unknown[] => said.map(({ params }) => params["name"]).filter(Boolean);
  expect(names(narrate(listed, morning))).toEqual([]);
  expect(narrateList(listed, 0)).toEqual([{ id: "tt-tell-list", params: { count: 2 } }]);
  expect(names(narrateList(listed, 1))).toEqual(["Eve"]);
  expect(names(narrateList(listed, 2))).toEqual(["Bo"]);
  expect(names(narrateList(listed, Infinity))).toEqual(["Eve", "Bo"]);
});
