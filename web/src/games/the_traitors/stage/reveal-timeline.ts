/**
 * The reveals that lead up to a view, and how long their steps take. They are the same on every screen, and as long
 * whatever the outcome, so that nothing of the next view is given away.
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
export const DRAWN = 3_400;
export const STANDS = 2_800;
export const ASKED = 2_600;
/** The card is turned; the last one of all takes longer. */
export const CARD_TURNS = 1_800;
export const LAST_CARD_TURNS = 3_200;
/** Bars fall on the stack, one by one. */
export const FIRST_BAR = 900;
export const BAR = 180;
export const STACKED = 2_600;
/** The end vote: all have written, then all are turned together. */
export const HELD_UP = 1_700;
export const TURNED = 3_800;

/** A reveal: what is shown before the next view. */
export type Reveal =
  | { kind: "last_comer"; comer: number | null }
  | { kind: "vote"; voter: number; first: boolean }
  // `lots`: the players among whom lots are drawn; none where the votes decide.
  | { kind: "banished"; seat: number; asked: boolean; lots: number[] }
  | { kind: "identity"; seat: number; last: boolean }
  | { kind: "silver"; earned: number }
  | { kind: "end_vote"; votes: Record<string, boolean> };

/** Return the reveal between two views; null if there is none. */
export function revealBefore(next: View, shown: View): Reveal | null {
  if (shown.phase === "breakfast" && !areAllSeated(shown) && areAllSeated(next))
    return { kind: "last_comer", comer: next.seated.at(-1) ?? null };
  if (shown.phase === "mission" && next.phase !== "mission")
    return { kind: "silver", earned: next.earned ?? 0 };
  if (shown.phase === "end_vote" && next.end_votes) return { kind: "end_vote", votes: next.end_votes };
  const turned = turnedBetween(next, shown);
  if (turned !== null)
    return { kind: "identity", seat: turned, last: next.phase === "finale" && next.revealer === null };
  if (next.banished !== null && shown.banished === null)
    return {
      kind: "banished",
      seat: next.banished,
      asked: next.out[next.banished]?.identity !== undefined,
      lots: next.by_lot ? next.tied : [],
    };
  const first = next.stage === "reveal" && shown.stage !== "reveal";
  const slip = next.votes.at(-1);
  if (next.stage === "reveal" && slip && (first || next.votes.length > shown.votes.length))
    return { kind: "vote", voter: slip.seat, first };
  return null;
}

/** Return the player who was asked in the shown view and has revealed their identity in the next (TT-22, TT-39). */
function turnedBetween(next: View, shown: View): number | null {
  const seat = shown.revealer;
  if (seat === null) return null;
  const isKnown = ({ out, revealed }: View): boolean =>
    out[String(seat)]?.identity !== undefined || revealed[String(seat)] !== undefined;
  return isKnown(next) && !isKnown(shown) ? seat : null;
}

/** Return how long each step of a reveal takes, in milliseconds. */
export function stepTimes(reveal: Reveal): number[] {
  switch (reveal.kind) {
    case "last_comer":
      return [COMES, LOOKS];
    case "silver":
      return [STACKED + BAR * reveal.earned];
    case "end_vote":
      return [HELD_UP, TURNED];
    case "banished":
      return [reveal.lots.length > 0 ? DRAWN : COUNTED, STANDS, ...(reveal.asked ? [ASKED] : [])];
    case "identity":
      return [reveal.last ? LAST_CARD_TURNS : CARD_TURNS];
    case "vote":
      return reveal.first ? [ALL_WRITTEN, TURNS] : [TURNS];
  }
}

export const durationOf = (reveal: Reveal): number => stepTimes(reveal).reduce((sum, one) => sum + one, 0);

/** Return the light over the castle, which depends on the phase only. */
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
    case "finale":
    case "end_vote":
      return "dusk";
    case "selection":
    case "conclave":
      return "night";
  }
}
