/** The view of Scatty Rogues, as its rules name the fields, and what can be read from it at a glance. */

import type { TableSeen, View } from "../../wire";
import { NUMBERS, type Door, type View as Seen } from "./wire";

export type { Line, Said, ToldHide, View as Seen } from "./wire";
export type Loot = Door["holds"];

export const TROVES = NUMBERS.troves;
export const ALL_TROVES: readonly number[] = Array.from({ length: TROVES }, (_, i) => i + 1);

export const seen = (view: View): Seen => view as unknown as Seen;

export function may(view: Seen, move: Seen["legal"][number]["move"]): boolean {
  return view.legal.some((one) => one.move === move);
}

/** Whether the trap being hidden wants a word (SR-5). */
export const wantsWord = (view: Seen): boolean =>
  view.legal.some((one) => one.move === "hide" && one.open?.includes("word"));

/** SR-5: pictures are answered by their drawing. */
export const isPlain = (table: TableSeen | null): boolean => table?.options["words"] === "plain";

/** How long a count takes, in seconds (SR-13). */
export const countSeconds = (table: TableSeen | null): number => Number(table?.options["count_seconds"] ?? 5);

/** A turn whose count ran out: only then does the accused still have it (SR-13). */
export const tooSlow = (view: Seen): boolean =>
  view.phase === "walk" && view.accused !== null && view.accused === view.turn && view.count_ends === null;

/** Who is to do something now. */
export const actor = (view: Seen): number =>
  view.hider ?? view.chooser ?? (view.phase === "correct" ? view.objector : null) ?? view.turn;
