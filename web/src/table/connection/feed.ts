/** Where a table's views come from and its moves go: a match that is played, or one that is looked at again. */

import type { Line, TableInfo, View } from "../../wire";

/** Hear every view in order. `jump`: others came before it that were never seen. */
export type OnView<V extends AnyView = View> = (
  listener: (seen: NumberedView<V>, jump: boolean) => void,
) => () => void;

/** A view of a game, its number, and when it came about. */
export interface NumberedView<V extends AnyView = View> {
  n: number;
  at: number;
  view: V;
}

/** Any game's view; how a result is told is the game's own. */
export type AnyView = Omit<View, "result"> & { result: object | null };

/** Hear every line of talk once, as it is said. */
export type OnLine<L extends Line = Line> = (listener: (line: L) => void) => () => void;

export type Move = Record<string, unknown>;

export interface Feed {
  /** The latest view, null before there is one. */
  readonly view: View | null;
  /** Its number. */
  readonly n: number;
  /** The lines of talk that were received here. */
  readonly lines: Line[];
  /** Whether something was said before the first of them. */
  readonly earlier: boolean;
  /** The table with its people; null in a replay. */
  readonly table: TableInfo | null;
  /** The table is drawn anew when this changes: a replay jumps. */
  readonly chapter: number;
  /** The seat that is typing, for games that talk by moves, or null. */
  readonly typist: number | null;
  readonly onView: OnView;
  readonly onLine: OnLine;
  /** Fetch earlier lines of talk. */
  recall(): Promise<void>;
  /** The match's clock, in seconds since its start. */
  now(): number;
  /** Play a move; rejected with a refusal in words. */
  act(move: Move): Promise<void>;
  /** Tell the others that somebody is typing here. */
  notifyTyping(): void;
}
