/** The view of Loyalty or Treachery, as its rules name the fields. */

import type { View } from "../../wire";

export interface Last {
  seat: number;
  move: { move: string; colour?: string; count?: number; seat?: number; cards?: (string | null)[] };
  by_clock: boolean;
  card?: string;
  right?: boolean;
  to?: number;
  trap?: boolean;
  cards?: (string | null)[];
}

export interface Seen extends View {
  phase: "cut" | "call" | "action" | "take" | "over";
  turn: number;
  actor: number | null;
  deck: number;
  returned: { count: number; owner: number | null };
  run: (string | null)[];
  piles: number[];
  pile?: string[];
  theirs: string[];
  shown: string | null;
  turned: string[];
  limit: number | null;
  turns: number;
  turn_limit: number;
  last: Last | null;
  everything?: { deck: string[]; piles: string[][] };
  result: { winners: number[]; by: string; cards: number[]; hands?: string[] } | null;
}

export const seen = (view: View): Seen => view as unknown as Seen;
export const other = (seat: number): number => 1 - seat;

/** The last move, where it was a call. */
export const called = (view: Seen): Last | null => (view.last?.move.move === "call" ? view.last : null);

/** The legal counts of a move: how many cards may be drawn or taken. */
export function counts(view: Seen, move: "loyalty" | "take"): number[] {
  return view.legal.filter((one) => one["move"] === move).map((one) => Number(one["count"]));
}

export function may(view: Seen, move: string): boolean {
  return view.legal.some((one) => one["move"] === move);
}
