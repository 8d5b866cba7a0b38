/** Views of a season for tests: what is not said is as at an ordinary table of six. */

import type { View } from "../../src/games/the_traitors/wire";

export const NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"];

export function view(some: Partial<View> = {}): View {
  return {
    game: "the-traitors",
    number: null,
    you: null,
    players: NAMES.map((name, seat) => ({ seat, name, alive: true })),
    legal: [],
    awaited: false,
    deadline: 100,
    result: null,
    phase: "arrival",
    stage: null,
    part: null,
    day: 1,
    days: 3,
    nights_left: 2,
    since: 0,
    host: null,
    alive: [0, 1, 2, 3, 4, 5],
    seated: [],
    out: {},
    silver: 0,
    earned: null,
    mission: null,
    access: [],
    doors: [],
    ready: [],
    revealer: null,
    revealed: {},
    tally: {},
    leading: [],
    tied: [],
    by_lot: false,
    last_votes: [],
    armoury: false,
    duty: null,
    letter_line: null,
    blackmailed_by: null,
    looked: null,
    seen: false,
    eager: null,
    identity: null,
    fellows: [],
    present: [],
    decisions: {},
    tempted: null,
    answer: null,
    list_count: null,
    shown_here: [],
    shown: [],
    leaving: false,
    behind: null,
    shield: false,
    letter: false,
    list: null,
    candidates: [],
    voters: [],
    safe: [],
    speaker: [],
    votes: [],
    voted: [],
    banished: null,
    end_votes: null,
    suspected: null,
    ...some,
  };
}

export const slip = (seat: number, target: number | null): View["votes"][number] => ({
  seat,
  target,
  reason: "",
});

/** What only some may know of a night, filled in one way or another. */
export const SECRETS: Partial<View>[] = [
  {},
  {
    you: 0,
    identity: "traitor",
    fellows: [1],
    present: [0, 1],
    decisions: { "0": { move: "murder", target: 3 } },
  },
  { you: 3, identity: "loyal", letter: true, suspected: 1, shield: true, awaited: true },
  { you: 1, identity: "traitor", present: [1, 4], tempted: 4, answer: true, shown_here: [1], list_count: 3 },
  { you: 5, leaving: true, behind: true, ready: [5] },
];
