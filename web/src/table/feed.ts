/** Where a table's views come from and its moves go: a match that is played, or one that is looked at again. */

import type { Line, SeenView, TableSeen, View } from "../wire";

/** Hear every view in order. `jump`: others came before it that were never seen. */
export type OnView = (listener: (seen: SeenView, jump: boolean) => void) => () => void;

/** Hear every line of talk once, as it is said. */
export type OnLine = (listener: (line: Line) => void) => () => void;

export type Move = Record<string, unknown>;

export interface Feed {
  /** The latest view, null before there is one. */
  readonly view: View | null;
  /** Its number. */
  readonly n: number;
  /** What was said in the match, as far as it was heard here. */
  readonly lines: Line[];
  /** Whether something was said before the first of them. */
  readonly earlier: boolean;
  /** Who is here; null in a replay. */
  readonly table: TableSeen | null;
  /** The table is drawn anew when this changes: a replay jumps. */
  readonly chapter: number;
  /** Who is typing, for games that talk by moves; null: nobody. */
  readonly typist: number | null;
  readonly onView: OnView;
  readonly onLine: OnLine;
  /** Fetch what was said before. */
  recall(): Promise<void>;
  /** The match's clock, in seconds since its start. */
  now(): number;
  /** Play a move; rejected with a refusal in words. */
  act(move: Move): Promise<void>;
  /** Tell the others that somebody is typing here. */
  typed(): void;
}
