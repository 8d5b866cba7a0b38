/** Facts that follow from a view of Scatty Rogues. */

import type { TableInfo } from "../../wire";
import { NUMBERS, type Door, type View } from "./wire";

export type Loot = Door["holds"];

export const TROVES = NUMBERS.troves;
export const ALL_TROVES: readonly number[] = Array.from({ length: TROVES }, (_, i) => i + 1);

/** Tell whether the trap that is being hidden needs a code word (SR-5). */
export const wantsWord = (view: View): boolean =>
  view.legal.some((one) => one.move === "hide" && one.open?.includes("word"));

/** Tell whether traps are answered by their drawing, without code words (SR-5). */
export const isPlain = (table: TableInfo | null): boolean => table?.options["words"] === "plain";

/** Return the length of a count in seconds (SR-13). */
export const countSeconds = (table: TableInfo | null): number => Number(table?.options["count_seconds"] ?? 5);

/** Return the seat that has to act now. */
export const actor = (view: View): number =>
  view.hider ?? view.chooser ?? (view.phase === "correct" ? view.objector : null) ?? view.turn;
