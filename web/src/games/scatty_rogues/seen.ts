/** The view of Scatty Rogues, as its rules name the fields. */

import type { Line, TableSeen, View } from "../../wire";
import type { Sign, Trap } from "./traps";

export interface Said {
  seat: number;
  say?: string;
  sign?: Sign;
  scatty?: boolean;
}

export interface Seen extends View {
  phase: "hide" | "walk" | "correct" | "penalty" | "over";
  turn: number;
  trove?: number | null;
  trap: { kind: "picture" | "sign" | "figure"; id: Trap } | null;
  hider: number | null;
  chooser: number | null;
  objector: number | null;
  accused: number | null;
  tied: number[];
  traps_left: number;
  penalty_pile: number;
  loot: Loot[][];
  penalties: number[];
  points: number[];
  said: Said | null;
  window_ends: number | null;
  count_ends: number | null;
  door: { trove: number; holds: Loot } | null;
  result: { winners: number[]; points: number[] } | null;
}

export type Loot = "treasure" | Trap;

export interface ToldLine extends Line {
  say?: string;
  hide?: Hidden;
}

/** A trap as it is hidden: told once. */
export interface Hidden {
  trove: number;
  trap: Trap;
  word: string | null;
}

export const TROVES = 18;
export const ALL_TROVES: readonly number[] = Array.from({ length: TROVES }, (_, i) => i + 1);

export const seen = (view: View): Seen => view as unknown as Seen;

export function may(view: View, move: string): boolean {
  return view.legal.some((one) => one["move"] === move);
}

/** Whether the trap being hidden wants a word (SR-5). */
export const wantsWord = (view: Seen): boolean =>
  view.legal.some((one) => one["move"] === "hide" && (one["open"] as string[] | undefined)?.includes("word"));

/** SR-5: pictures are answered by their drawing. */
export const isPlain = (table: TableSeen | null): boolean => table?.options["words"] === "plain";

/** How long a count takes, in seconds (SR-13). */
export const countSeconds = (table: TableSeen | null): number => Number(table?.options["count_seconds"] ?? 5);

/** A turn whose count ran out: only then does the accused still have it (SR-13). */
export const tooSlow = (view: Seen): boolean =>
  view.phase === "walk" && view.accused !== null && view.accused === view.turn && view.count_ends === null;
