/** Drawn tables, fetched when they are needed. A game without one is played at the plain table. */

import type { Component, Snippet } from "svelte";
import type { SeenView, TableSeen, View } from "../wire";

/** What every table is given, drawn or plain. */
export interface TableProps {
  /** The latest view. */
  view: View;
  /** Its number. */
  moment: number;
  /** Hear every view in order; a table may take its time over them. */
  onView: (listener: (seen: SeenView) => void) => () => void;
  /** The match's clock. */
  now: () => number;
  /** Play a move; rejected with a refusal in words. */
  act: (move: Record<string, unknown>) => Promise<void>;
  /** Who is here; null in a replay. */
  table: TableSeen | null;
  /** Where something is remembered that only this device needs to know. */
  place: string;
  /** Who is typing, for games that talk by moves; null: nobody. */
  typing?: number | null;
  /** Tell the others that somebody is typing here. */
  typed?: () => void;
  /** Shown instead of the moves: the result, or the controls of a replay. */
  instead?: Snippet;
}

export type DrawnTable = Component<TableProps>;

/** `games/loyalty_or_treachery/Table.svelte` draws `loyalty-or-treachery`. */
const drawn = import.meta.glob<{ default: DrawnTable }>("./*/Table.svelte");
const screens = import.meta.glob<{ default: DrawnTable }>("./*/Screen.svelte");

const folder = (game: string): string => game.replaceAll("-", "_");

export async function drawnTable(game: string): Promise<DrawnTable | null> {
  const load = drawn[`./${folder(game)}/Table.svelte`];
  return load ? (await load()).default : null;
}

export async function drawnScreen(game: string): Promise<DrawnTable | null> {
  const load = screens[`./${folder(game)}/Screen.svelte`];
  return load ? (await load()).default : null;
}
