/**
 * The end of a match, the same way in every game: counted out, the winner large, then its story and a card to share.
 * A game says what is counted and how the story goes: `games/<folder>/finale.ts` exports it as `finale`.
 *
 * Until it has been counted out nobody is told the view that ended the match (`Pace.closing`): no table, title, sound
 * or score can give it away.
 */

import type { Component } from "svelte";
import type { AnyView } from "../table/connection/feed";
import type { TableInfo, View } from "../wire";

/** One thing that is laid down and counted: a card, a coin, a bar. */
export interface Piece {
  worth: number;
  /** What the game's own `Piece` draws. */
  what?: string;
}

/** The pieces of one player at the end. */
export interface Row {
  seat: number;
  pieces: Piece[];
}

export interface Verdict {
  /** Instead of “Ann wins!” or “You win!”: where the game ends otherwise. */
  title?: string;
  /** Which side has won, for a big screen: the names of several winners leave no room there. */
  side?: string;
  /** How it was won, in one sentence. */
  how: string;
}

/** What a game brings for its end. */
export interface Finale<V extends AnyView = View, D = unknown> {
  /** Said while it is counted: “The piles are counted.” */
  counting: () => string;
  /** Each player's pieces, in seat order. Empty: nothing is counted and the verdict comes at once. */
  rows: (view: V) => Row[];
  /** Count all piles at the same time: with two players the order would give the loser away. */
  together?: boolean;
  /** Draws a piece; as wide as its place. */
  Piece?: Component<{ what: string }>;
  /** The sum of a row as it is written; the plain number where it is left out. */
  figure?: (sum: number) => string;
  /** A component that counts in its own way, instead of rows of pieces. It calls `done` at its end. */
  Count?: Component<CountProps<V>>;
  verdict: (view: V) => Verdict;
  /** Fetch the data of the story: often the replay, which everybody may read once the match is over. */
  gather?: (code: string, view: V) => Promise<D>;
  /** The match in three or four sentences and a picture; no sentence where nothing happened. */
  story?: (view: V, gathered: D) => Story;
  /** Say in a sentence or two how it ended for the reader, on phones; null: there is nothing to say. */
  yours?: (view: V, gathered: D) => string | null;
  /** Something more to look at afterwards: buttons below the story, on phones. */
  More?: Component<{ view: V; code: string }>;
}

/** A game's own way of counting is given these; it stays to be seen when it is done. */
export interface CountProps<V extends AnyView = View> {
  view: V;
  table: TableInfo | null;
  screen: boolean;
  /** With its sounds: on the screen of a room, and where everybody is alone. */
  heard: boolean;
  /** The count is over: it was skipped, or shown before. */
  told: boolean;
  done: () => void;
}

export interface Story {
  lines: string[];
  picture?: Picture;
}

export type Picture = Curve | Bonds;

/** How much everybody had over time. */
export interface Curve {
  kind: "curve";
  /** A description of the picture in words. */
  label: string;
  lines: { seat: number; points: number[] }[];
  /** What happened to somebody at one of the points. */
  marks: { seat: number; at: number; sign: "set" | "sprung" | "gain"; label: string }[];
}

/** Arrows between players, each as thick as the number of times that it happened. */
export interface Bonds {
  kind: "bonds";
  label: string;
  bonds: { from: number; to: number; count: number; tone: "good" | "evil" }[];
  /** What the two kinds of arrow mean. */
  key: { tone: "good" | "evil"; label: string }[];
}

/** The finale of any game, for the components that show it. */
export type AnyFinale = Finale<any, any>;
