/** The view of Are You the Traitor?, as its rules name the fields. */

import type { View } from "../../wire";

export type Character = "keyholder" | "guard" | "traitor" | "wizard";
export type Side = "good" | "evil";
export type Role = "keyholder" | "guard" | "traitor" | "good_wizard" | "evil_wizard";
export type What = "am" | "is" | "trust" | "doubt" | "lie" | "statue";
export type Sign = "wink" | "nod" | "shake" | "finger";

export const ROLES: Role[] = ["keyholder", "guard", "traitor", "good_wizard", "evil_wizard"];
export const SIGNS: Sign[] = ["wink", "nod", "shake", "finger"];

/** AT-2: what each treasure is worth. */
export const WORTH: Record<string, number> = {
  crown_jewels: 5,
  platinum_pyramids: 4,
  bags_of_gold: 3,
  silver_goblets: 2,
  chest_of_copper: 1,
  magic_ring: 1,
  gilded_statue: 0,
};
export const GOAL = 10;

/** AT-5 and AT-6: from how many players on somebody is shown to somebody. */
export const KEYHOLDER_SHOWN_FROM = 6;
export const TRAITORS_MEET_FROM: Record<string, number> = { en: 8, fr: 9 };

export interface Claim {
  what: What;
  about?: number;
  role?: Role;
}

export interface Line {
  /** Counts what this viewer was told, from 1. */
  n: number;
  seat: number;
  round: number;
  at: number;
  say?: string;
  claim?: Claim;
}

export interface Cast {
  characters: Character[];
  alignments: Record<string, Side>;
}

export interface Reveal extends Cast {
  caller: number;
  target: number;
  right: boolean;
  winner: Side;
}

export interface SeenSign {
  seat: number;
  sign: Sign;
}

export interface Seen extends View {
  phase: "talk" | "photo_finish" | "pause" | "over";
  round: number;
  dealing: number;
  wizards: number[];
  character: Character | null;
  alignment: Side | null;
  known: Record<string, Character>;
  called: number | null;
  treasure: string[];
  points: number | null;
  looking_at: number | null;
  cards: number[];
  treasure_left: number;
  rings_used: number;
  signs: SeenSign[];
  talk: Omit<Line, "n">[];
  void: number[];
  ready: number[];
  callers: number[];
  voted: number[];
  theft: { thief: number; victim: number; card: string | null } | null;
  hoards: string[][] | null;
  calls: { caller: number; target: number; votes: number[] }[];
  reveal: Reveal | null;
  everything?: Cast & {
    hoards: string[][];
    looking: (number | null)[];
    signs: (SeenSign & { seen: number[] })[];
    calls: { caller: number; target: number; at: number }[];
    votes: Record<string, number>;
  };
  result: {
    winners: number[];
    by: "points" | "silence";
    declared: number | null;
    points: number[];
  } | null;
}

export const seen = (view: View): Seen => view as unknown as Seen;

/** What was said so far. */
export const linesOf = (view: Seen): Line[] => view.talk.map((line, i) => ({ ...line, n: i + 1 }));

export function roleOf(cast: Cast, seat: number): Role {
  const character = cast.characters[seat] ?? "guard";
  if (character !== "wizard") return character;
  return cast.alignments[String(seat)] === "evil" ? "evil_wizard" : "good_wizard";
}

/** By seat the cards that lie on the table, null for one still face down; null: none lie there. */
export function rolesOf(view: Seen, cast: Cast | null, open: Set<number> | null): (Role | null)[] | null {
  if (!cast || view.result) return null;
  return view.players.map(({ seat }) => (open && !open.has(seat) ? null : roleOf(cast, seat)));
}

/** The own role; null for those who only look on. */
export function ownRole(view: Seen): Role | null {
  if (view.character === null) return null;
  if (view.character !== "wizard") return view.character;
  return view.alignment === "evil" ? "evil_wizard" : "good_wizard";
}

export const teamOf = (role: Role): Side => (role === "traitor" || role === "evil_wizard" ? "evil" : "good");

export const worth = (cards: string[]): number => cards.reduce((sum, card) => sum + (WORTH[card] ?? 0), 0);

/** Everybody's treasure once it is turned up, the richest first. */
export const ranked = (view: Seen): { seat: number; cards: string[]; points: number }[] =>
  (view.hoards ?? [])
    .map((cards, seat) => ({ seat, cards, points: worth(cards) }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat);

export function may(view: Seen, move: string): boolean {
  return view.legal.some((one) => one["move"] === move);
}

/** AT-15: how many must agree. */
export const majority = (view: Seen): number => Math.floor(view.players.length / 2) + 1;

/** Whether a claim was true, where the cards can tell. */
export function holds(line: Line, cast: Cast): boolean | null {
  const claim = line.claim;
  if (!claim?.role) return null;
  const seat = claim.what === "am" ? line.seat : claim.about;
  return seat === undefined ? null : roleOf(cast, seat) === claim.role;
}

/** AT-15: a new deal though nobody was called. */
export const voided = (before: Seen, after: Seen): boolean =>
  after.dealing !== before.dealing && after.round === before.round;
