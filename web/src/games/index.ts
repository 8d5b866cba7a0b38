/**
 * What games bring along for the browser, each from its own folder, fetched when it is needed:
 * `games/loyalty_or_treachery/Table.svelte` draws `loyalty-or-treachery`. All of it is optional: a game without a
 * drawing is played at the plain table.
 */

import type { Component, Snippet } from "svelte";
import type { AnyFinale } from "../finale";
import { loadFinale, loadLobby, loadScreenWords, loadWords } from "../say.svelte";
import type { Attempt } from "../table/attempt.svelte";
import type { AnyView, Move, OnLine, OnView } from "../table/connection/feed";
import type { Pace, Tempo } from "../table/connection/pace.svelte";
import type { Line, TableInfo, View } from "../wire";

/** What every table is given, drawn or plain; a drawn one names the types of its game's views and lines. */
export interface TableProps<V extends AnyView = View, L extends Line = Line> {
  /** The view that is shown: the latest that may be told. */
  view: V;
  /** Its number. */
  moment: number;
  /** What was shown before, what comes next, and whether the table is behind. */
  pace: Pace<V>;
  /** Whether the match waits for this device's player. */
  mine: boolean;
  /** Hear every view in order as it is told. */
  onView: OnView<V>;
  /** The match's clock. */
  now: () => number;
  /** The time that is left, to be put where it is looked for. */
  clock: Snippet;
  /** Play a move; rejected with a refusal in words. */
  act: (move: Move) => Promise<void>;
  /** The lines of talk that this viewer has heard. */
  lines: L[];
  /** Whether something was said before the first of them: `recall` fetches it. */
  earlier: boolean;
  recall: () => Promise<void>;
  /** Hear every line once, as it is said. */
  onLine: OnLine<L>;
  /** Who is here; null in a replay. */
  table: TableInfo | null;
  /** Where something is remembered that only this device needs to know. */
  place: string;
  /** Who is typing, for games that talk by moves; null: nobody. */
  typing: number | null;
  /** Tell the others that somebody is typing here. */
  notifyTyping: () => void;
  /** Shown instead of the moves: the result, or the controls of a replay. */
  instead?: Snippet;
}

export type DrawnTable = Component<TableProps>;

/** What a game sounds like, and how much time it takes to be looked at. */
export interface Cues<V extends AnyView = View> extends Tempo<V> {
  /**
   * What is heard when a view is told, beside the knock for a turn and the bell at the end: a sound of the house, or
   * one of the game's own.
   */
  sound?: (view: V, before: V) => Sound | (() => void) | null;
}

/** Sounds that every table has. */
export type Sound = "card" | "knock" | "bell";

/** A drawing of a table or of the big screen, with its cues. */
export interface Drawing {
  Table: DrawnTable;
  /** What is said is part of the game and drawn with it: there is no other talk until it is over. */
  talks: boolean;
  cues: Cues;
  /** How it ends, fetched when it does; null: the drawing tells the end by itself. */
  finale: (() => Promise<AnyFinale>) | null;
}

/** Any game can be played at it; few ever are. */
export async function plainTable(): Promise<Drawing> {
  return {
    Table: (await import("../table/plain/PlainTable.svelte")).default,
    talks: false,
    cues: {},
    finale: null,
  };
}

interface Module {
  default: DrawnTable;
  talks?: boolean;
}

const tables = import.meta.glob<Module>("./*/Table.svelte");
const screens = import.meta.glob<Module>("./*/Screen.svelte");
const finales = import.meta.glob<{ finale: AnyFinale }>("./*/finale.ts");
const cues = import.meta.glob<{ cues: Cues }>("./*/cues.ts");

/** Options that go well together, by a name that says for whom: `preset-<game>-<id>`. */
export interface Preset {
  id: string;
  /** The options that are not as usual. */
  options: () => Record<string, unknown>;
  /** Whether the players are in one room; left out: as the table has it. */
  together?: boolean;
  /** How many seats there are; left out: as the table has it. */
  seats?: number;
}

const presets = import.meta.glob<{ PRESETS: readonly Preset[] }>("./*/presets.ts");

/** Fetch the presets of a game, with the words for them; none if the game has none or they cannot be had. */
export async function presetsOf(game: string): Promise<readonly Preset[]> {
  try {
    const [found] = await Promise.all([presets[`./${folderOf(game)}/presets.ts`]?.(), loadLobby(game)]);
    return found?.PRESETS ?? [];
  } catch {
    return [];
  }
}

/** Extra questions to the person who makes a table, such as a rehearsal for a host. */
export interface BeginningProps {
  /** Whether the person who makes the table hosts it. */
  hosting: boolean;
  trying: Attempt;
}

const beginnings = import.meta.glob<{ default: Component<BeginningProps> }>("./*/Beginning.svelte");

export async function beginning(game: string): Promise<Component<BeginningProps> | null> {
  try {
    const [found] = await Promise.all([
      beginnings[`./${folderOf(game)}/Beginning.svelte`]?.(),
      loadLobby(game),
    ]);
    return found?.default ?? null;
  } catch {
    return null;
  }
}

export const folderOf = (game: string): string => game.replaceAll("-", "_");

function finaleOf(game: string): Drawing["finale"] {
  const load = finales[`./${folderOf(game)}/finale.ts`];
  return load ? async () => (await Promise.all([load(), loadFinale(game)]))[0].finale : null;
}

/** Where a drawing cannot be fetched the plain table does. */
export async function drawing(game: string, on: "table" | "screen"): Promise<Drawing> {
  const folder = folderOf(game);
  const load = on === "table" ? tables[`./${folder}/Table.svelte`] : screens[`./${folder}/Screen.svelte`];
  try {
    const [drawn, heard] = await Promise.all([
      load?.(),
      cues[`./${folder}/cues.ts`]?.(),
      on === "table" ? loadWords(game) : loadScreenWords(game),
    ]);
    const { Table } = drawn ? { Table: drawn.default } : await plainTable();
    return { Table, talks: drawn?.talks ?? false, cues: heard?.cues ?? {}, finale: finaleOf(game) };
  } catch {
    return plainTable();
  }
}
