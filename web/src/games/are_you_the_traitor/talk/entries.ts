/** The talk as one reader has it: what was said, signs that only they saw, and where a round begins. */

import type { Line, SeenSign } from "../view";

/** A sign that was seen, after the line with that number. */
export interface Note extends SeenSign {
  id: number;
  after: number;
  round: number;
}

export type Entry =
  | { key: string; kind: "round"; round: number }
  | { key: string; kind: "note"; note: Note }
  | { key: string; kind: "line"; line: Line };

/** In order, the latest `most` of them; rounds are told apart once there are two. */
export function entriesOf(lines: Line[], notes: Note[], round: number, most = Infinity): Entry[] {
  const all: Entry[] = [];
  let told = 0;
  const add = (entry: Entry, at: number): void => {
    if (at !== told && round > 1) all.push({ key: `r${at}`, kind: "round", round: at });
    told = at;
    all.push(entry);
  };
  let next = 0;
  const notesUpTo = (n: number): void => {
    for (let note = notes[next]; note && note.after < n; note = notes[++next])
      add({ key: `n${note.id}`, kind: "note", note }, note.round);
  };
  for (const line of lines) {
    notesUpTo(line.n);
    add({ key: `t${line.n}`, kind: "line", line }, line.round);
  }
  notesUpTo(Infinity);
  return all.slice(-most);
}
