/** What is asked of a view of Scatty Rogues in several places. */

import type { TableInfo } from "../../wire";
import { NUMBERS, type Door, type View } from "./wire";

export type Loot = Door["holds"];

export const TROVES = NUMBERS.troves;
export const ALL_TROVES: readonly number[] = Array.from({ length: TROVES }, (_, i) => i + 1);

/** Whether the trap being hidden wants a word (SR-5). */
export const wantsWord = (view: View): boolean =>
  view.legal.some((one) => one.move === "hide" && one.open?.includes("word"));

/** SR-5: pictures are answered by their drawing. */
export const isPlain = (table: TableInfo | null): boolean => table?.options["words"] === "plain";

/** How long a count takes, in seconds (SR-13). */
export const countSeconds = (table: TableInfo | null): number => Number(table?.options["count_seconds"] ?? 5);

/** Who is to do something now. */
export const actor = (view: View): number =>
  view.hider ?? view.chooser ?? (view.phase === "correct" ? view.objector : null) ?? view.turn;
