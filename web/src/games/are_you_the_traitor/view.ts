/** Types of views and lines of Are You the Traitor?, and facts that follow from a view. */

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
/** The characters and alignments by seat. */
export type Cast = Pick<Everything, "characters" | "alignments">;

export const ROLES: Role[] = ["keyholder", "guard", "traitor", "good_wizard", "evil_wizard"];
export const SIGNS: readonly Sign[] = NUMBERS.signs;

/** The points of each kind of treasure (AT-2). */
export const WORTH: Record<Treasure, number> = NUMBERS.points;
export const TREASURES = Object.keys(WORTH) as Treasure[];
export const GOAL = NUMBERS.goal;

export function roleOf(cast: Cast, seat: number): Role {
  const character = cast.characters[seat] ?? "guard";
  if (character !== "wizard") return character;
  return cast.alignments[String(seat)] === "evil" ? "evil_wizard" : "good_wizard";
}

/** Return the roles on the table by seat, null for a card face down; null if no cards lie there. */
export function rolesOf(view: View, cast: Cast | null, open: Set<number> | null): (Role | null)[] | null {
  if (!cast || view.result) return null;
  return view.players.map(({ seat }) => (open && !open.has(seat) ? null : roleOf(cast, seat)));
}

/** Return the viewer's own role; null for watchers. */
export function ownRole(view: View): Role | null {
  if (view.character === null) return null;
  if (view.character !== "wizard") return view.character;
  return view.alignment === "evil" ? "evil_wizard" : "good_wizard";
}

export const teamOf = (role: Role): Side => NUMBERS.teams[role] as Side;

export const worth = (cards: Treasure[]): number => cards.reduce((sum, card) => sum + WORTH[card], 0);

/** Return everybody's treasure once it is turned up, the richest first. */
export const rankByWorth = (view: View): { seat: number; cards: Treasure[]; points: number }[] =>
  (view.hoards ?? [])
    .map((cards, seat) => ({ seat, cards, points: worth(cards) }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat);

/** Tell whether a claim was true; null where the cards cannot tell. */
export function holds(line: Line, cast: Cast): boolean | null {
  const claim = line.claim;
  if (!claim?.role) return null;
  const seat = claim.what === "am" ? line.seat : claim.about;
  return typeof seat === "number" ? roleOf(cast, seat) === claim.role : null;
}

/** Tell whether a new deal was given without a call that counted (AT-15). */
export const isVoid = (before: View, after: View): boolean =>
  after.dealing !== before.dealing && before.phase === "talk" && after.last_end !== "call";

/** Return who looks at whom, as far as the viewer may know (AT-25); after several Stops, who points at whom (AT-13). */
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
