/** A finished match told round by round, from its replay with everything turned up. */

import type { Replayed } from "../../../api";
import {
  holds,
  roleOf,
  type Cast,
  type Character,
  type Line,
  type Move,
  type Reveal,
  type Role,
  type View,
  type Sign,
} from "../view";

export type Step = Replayed<View, Line, Move>["steps"][number];

export type Moment =
  | { kind: "talk"; at: number; line: Line; truth: boolean | null }
  | { kind: "sign"; at: number; seat: number; sign: Sign; seers: number[] }
  | { kind: "stop"; at: number; seat: number; target: number }
  | { kind: "vote"; at: number; seat: number; caller: number }
  | { kind: "void"; at: number; seat: number; agree: boolean }
  | { kind: "ring"; at: number; thief: number; victim: number; card: string }
  | { kind: "declare"; at: number; seat: number };

export interface Round {
  dealing: number;
  round: number;
  cast: Cast;
  roles: Role[];
  /** Whose character each seat learned at the deal (AT-5, AT-6). */
  knew: { seat: number; of: number; character: Character }[];
  began: number;
  /** The length of the talk in seconds. */
  length: number;
  reveal: Reveal | null;
  moments: Moment[];
  /** The last view of it, for names. */
  view: View;
  step: number;
}

function knowledgeOf(view: View): Round["knew"] {
  return (view.everything?.known ?? []).flatMap((shown, seat) =>
    Object.entries(shown).map(([of, character]) => ({ seat, of: Number(of), character })),
  );
}

function begin(view: View, at: number, step: number): Round {
  const cast = view.everything ?? { characters: [], alignments: {} };
  const roles = view.players.map(({ seat }) => roleOf(cast, seat));
  return {
    dealing: view.dealing,
    round: view.round,
    cast: { characters: cast.characters, alignments: cast.alignments },
    roles,
    knew: knowledgeOf(view),
    began: at,
    length: 0,
    reveal: null,
    moments: [],
    view,
    step,
  };
}

/** Build the rounds from a replay that shows everything, and from all lines. */
export function recap(steps: Step[], lines: Line[]): Round[] {
  const rounds: Round[] = [];
  let last: View | null = null;
  let talked = 0;
  function hear(told: Round, until: number): void {
    for (let line = lines[talked]; line && line.at <= until; line = lines[++talked])
      told.moments.push({ kind: "talk", at: line.at, line, truth: holds(line, told.cast) });
  }
  for (const step of steps) {
    const view = step.view;
    const before = last;
    let told = rounds.at(-1);
    // What was said came before the move that ends the wait.
    if (told) hear(told, step.at);
    if (told && before && step.move) note(told, step, view, before);
    if (!told || told.dealing !== view.dealing) {
      if (told && !told.reveal && told.length === 0) told.length = step.at - told.began;
      told = begin(view, step.at, step.n);
      rounds.push(told);
    }
    hear(told, step.at);
    if (before?.phase === "talk" && view.phase !== "talk" && told.length === 0)
      told.length = step.at - told.began;
    if (view.reveal) told.reveal = view.reveal;
    told.view = view;
    last = view;
  }
  return rounds;
}

function note(told: Round, step: Step, view: View, before: View): void {
  const move = step.move;
  if (!move) return;
  const at = step.at;
  const seat = Number(step.seat);
  switch (move.move) {
    case "signal": {
      const made = view.everything?.signs.at(-1);
      told.moments.push({
        kind: "sign",
        at,
        seat,
        sign: move.sign,
        seers: (made?.seen ?? []).filter((one) => one !== seat),
      });
      break;
    }
    case "stop":
      told.moments.push({ kind: "stop", at, seat, target: move.target });
      break;
    case "first":
      told.moments.push({ kind: "vote", at, seat, caller: move.caller });
      break;
    case "void":
      told.moments.push({ kind: "void", at, seat, agree: move.agree });
      break;
    case "ring":
      if (view.theft && view.rings_used > before.rings_used)
        told.moments.push({
          kind: "ring",
          at,
          thief: view.theft.thief,
          victim: view.theft.victim,
          card: view.theft.card ?? "",
        });
      break;
    case "declare":
      told.moments.push({ kind: "declare", at, seat });
      break;
  }
}
