/** Views and lines of Are You the Traitor?, and what they say without saying it. */

import {
  NUMBERS,
  type Everything,
  type Line,
  type Move,
  type Reveal,
  type SignView,
  type View,
} from "./wire";

export type { Line, Move, Reveal, View };
export type Character = Reveal["characters"][number];
export type Side = Reveal["winner"];
export type Role = NonNullable<NonNullable<Line["claim"]>["role"]>;
export type Sign = SignView["sign"];
export type SeenSign = Pick<SignView, "seat" | "sign">;
export type Treasure = View["treasure"][number];
/** Who is who. */
export type Cast = Pick<Everything, "characters" | "alignments">;

export const ROLES: Role[] = ["keyholder", "guard", "traitor", "good_wizard", "evil_wizard"];
export const SIGNS: readonly Sign[] = NUMBERS.signs;

/** AT-2: what each treasure is worth. */
export const WORTH: Record<Treasure, number> = NUMBERS.points;
export const TREASURES = Object.keys(WORTH) as Treasure[];
export const GOAL = NUMBERS.goal;

/** AT-5 and AT-6: from how many players on somebody is shown to somebody. */
export const KEYHOLDER_SHOWN_FROM = NUMBERS.keyholder_shown_from;
export const TRAITORS_MEET_FROM: Record<string, number> = NUMBERS.traitors_meet_from;

export function roleOf(cast: Cast, seat: number): Role {
  const character = cast.characters[seat] ?? "guard";
  if (character !== "wizard") return character;
  return cast.alignments[String(seat)] === "evil" ? "evil_wizard" : "good_wizard";
}

/** By seat the cards that lie on the table, null for one still face down; null: none lie there. */
export function rolesOf(view: View, cast: Cast | null, open: Set<number> | null): (Role | null)[] | null {
  if (!cast || view.result) return null;
  return view.players.map(({ seat }) => (open && !open.has(seat) ? null : roleOf(cast, seat)));
}

/** The own role; null for those who only look on. */
export function ownRole(view: View): Role | null {
  if (view.character === null) return null;
  if (view.character !== "wizard") return view.character;
  return view.alignment === "evil" ? "evil_wizard" : "good_wizard";
}

export const teamOf = (role: Role): Side => (role === "traitor" || role === "evil_wizard" ? "evil" : "good");

export const worth = (cards: Treasure[]): number => cards.reduce((sum, card) => sum + WORTH[card], 0);

/** Everybody's treasure once it is turned up, the richest first. */
export const rankByWorth = (view: View): { seat: number; cards: Treasure[]; points: number }[] =>
  (view.hoards ?? [])
    .map((cards, seat) => ({ seat, cards, points: worth(cards) }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat);

/** Whether a claim was true, where the cards can tell. */
export function holds(line: Line, cast: Cast): boolean | null {
  const claim = line.claim;
  if (!claim?.role) return null;
  const seat = claim.what === "am" ? line.seat : claim.about;
  return typeof seat === "number" ? roleOf(cast, seat) === claim.role : null;
}

/** AT-15: a new deal though nobody was called. */
export const isVoid = (before: View, after: View): boolean =>
  after.dealing !== before.dealing && after.round === before.round;
