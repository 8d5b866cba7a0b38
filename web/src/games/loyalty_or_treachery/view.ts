/** Facts that follow from a view of Loyalty or Treachery. */

import type { LastView, View } from "./wire";

export const other = (seat: number): number => 1 - seat;

/** The last move, where it was a call. */
export const lastCall = (view: View): LastView | null => (view.last?.move.move === "call" ? view.last : null);

/** The next card to be called for is the last one. */
export const isLast = (view: View): boolean => view.phase === "call" && view.deck === 1;

/** The legal counts of a move: how many cards may be drawn or taken. */
export function counts(view: View, move: "loyalty" | "take"): number[] {
  return view.legal.filter((one) => one.move === move).map((one) => Number(one["count"]));
}
