/**
 * When the big moments are told. What leads up to one takes its time on every screen alike, and it is as long
 * whatever comes out: nothing of the next view is told before.
 */

import type { Light } from "../drawings/Castle.svelte";
import { areAllSeated } from "../view";
import type { View } from "../wire";

/** The last one comes in to breakfast; then everybody looks round. */
export const COMES = 1_900;
export const LOOKS = 2_600;
/** A slate is held up before it is turned; before the first, all of them lie there. */
export const TURNS = 1_500;
export const ALL_WRITTEN = 1_300;
/** The count stands; somebody is banished and stands up; the question is asked. */
export const COUNTED = 1_700;
export const STANDS = 2_800;
export const ASKED = 2_600;
/** Bars fall on the stack, one by one. */
export const FIRST_BAR = 900;
export const BAR = 180;
export const STACKED = 2_600;
/** The end vote: all have written, then all are turned together. */
export const HELD_UP = 1_700;
export const TURNED = 3_800;

/** What is going on while the next view is on its way. */
export type Reveal =
  | { kind: "last_comer"; comer: number | null }
  | { kind: "vote"; voter: number; first: boolean }
  | { kind: "banished"; seat: number; asked: boolean; lots: boolean }
  | { kind: "silver"; earned: number }
  | { kind: "end_vote"; votes: Record<string, boolean> };

/** What leads from one view to the next, if anything does. */
export function revealBefore(next: View, shown: View): Reveal | null {
  if (shown.phase === "breakfast" && !areAllSeated(shown) && areAllSeated(next))
    return { kind: "last_comer", comer: next.seated.at(-1) ?? null };
  if (shown.phase === "mission" && next.phase !== "mission")
    return { kind: "silver", earned: next.earned ?? 0 };
  if (shown.phase === "end_vote" && next.end_votes) return { kind: "end_vote", votes: next.end_votes };
  if (next.banished !== null && shown.banished === null)
    return {
      kind: "banished",
      seat: next.banished,
      asked: next.out[next.banished]?.identity !== undefined,
      lots: shown.stage !== "reveal",
    };
  const first = next.stage === "reveal" && shown.stage !== "reveal";
  const slip = next.votes.at(-1);
  if (next.stage === "reveal" && slip && (first || next.votes.length > shown.votes.length))
    return { kind: "vote", voter: slip.seat, first };
  return null;
}

/** The times at which an overture goes on to its next step, and at last to the view; in milliseconds. */
export function stepTimes(reveal: Reveal): number[] {
  switch (reveal.kind) {
    case "last_comer":
      return [COMES, LOOKS];
    case "silver":
      return [STACKED + BAR * reveal.earned];
    case "end_vote":
      return [HELD_UP, TURNED];
    case "banished":
      return reveal.asked ? [COUNTED, STANDS, ASKED] : [COUNTED, STANDS];
    case "vote":
      return reveal.first ? [ALL_WRITTEN, TURNS] : [TURNS];
  }
}

export const durationOf = (reveal: Reveal): number => stepTimes(reveal).reduce((sum, one) => sum + one, 0);

/** The light over the castle: it depends on the phase alone. */
export function lightOf(phase: View["phase"]): Light {
  switch (phase) {
    case "breakfast":
    case "over":
      return "dawn";
    case "arrival":
    case "mission":
    case "armoury":
      return "day";
    case "round_table":
    case "final_break":
    case "end_vote":
      return "dusk";
    case "conclave":
      return "night";
  }
}
