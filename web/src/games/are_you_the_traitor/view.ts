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
export type SeenSign = Pick<SignView, "seat" | "sign" | "noticed">;
export type Treasure = View["treasure"][number];
/** Who is who. */
export type Cast = Pick<Everything, "characters" | "alignments">;

export const ROLES: Role[] = ["keyholder", "guard", "traitor", "good_wizard", "evil_wizard"];
export const SIGNS: readonly Sign[] = NUMBERS.signs;

/** AT-2: what each treasure is worth. */
export const WORTH: Record<Treasure, number> = NUMBERS.points;
export const TREASURES = Object.keys(WORTH) as Treasure[];
export const GOAL = NUMBERS.goal;

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

export const teamOf = (role: Role): Side => NUMBERS.teams[role] as Side;

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

/** AT-15: a new deal though no Stop counted. */
export const isVoid = (before: View, after: View): boolean =>
  after.dealing !== before.dealing && before.phase === "talk" && after.last_end !== "call";

/** Who looks at whom, as far as the viewer may know (AT-25); once several Stops are revealed, their fingers (AT-13). */
export function glancesOf(view: View, told: boolean): { from: number; to: number }[] {
  if (view.phase === "pause" && told)
    return view.calls
      .filter(({ caller }) => caller !== view.reveal?.caller)
      .map(({ caller, target }) => ({ from: caller, to: target }));
  if (view.phase !== "talk") return [];
  const looking =
    view.everything?.looking ??
    view.players.map(({ seat }) =>
      seat === view.you ? view.looking_at : seat === view.looking_at ? view.gaze : null,
    );
  return looking.flatMap((to, from) => (to === null ? [] : [{ from, to }]));
}
