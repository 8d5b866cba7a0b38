/** Where a table's views come from and its moves go: a match that is played, or one that is looked at again. */

import type { SeenView, TableSeen, View } from "../wire";

/** Hear every view in order. `jump`: others came before it that were never seen. */
export type OnView = (listener: (seen: SeenView, jump: boolean) => void) => () => void;

export type Move = Record<string, unknown>;

export interface Feed {
  /** The latest view, null before there is one. */
  readonly view: View | null;
  /** Its number. */
  readonly n: number;
  /** Who is here; null in a replay. */
  readonly table: TableSeen | null;
  /** The table is drawn anew when this changes: a replay jumps. */
  readonly chapter: number;
  /** Who is typing, for games that talk by moves; null: nobody. */
  readonly typist: number | null;
  readonly onView: OnView;
  /** The match's clock, in seconds since its start. */
  now(): number;
  /** Play a move; rejected with a refusal in words. */
  act(move: Move): Promise<void>;
  /** Tell the others that somebody is typing here. */
  typed(): void;
}
