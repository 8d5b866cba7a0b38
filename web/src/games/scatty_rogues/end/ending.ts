/** Everybody's cards at the end, in the order in which they are counted. */

import type { Row } from "../../../finale";
import type { Loot } from "../view";
import { NUMBERS, type View } from "../wire";

export type Card = Loot | "penalty";

const { treasure, trap, penalty } = NUMBERS.points;
export const worth = (card: Card): number =>
  card === "treasure" ? treasure : card === "penalty" ? penalty : trap;

/** Treasures first, then traps, then penalty cards. */
export function cards(view: Pick<View, "loot" | "penalties">, seat: number): Card[] {
  const loot = view.loot[seat] ?? [];
  return [
    ...loot.filter((card) => card === "treasure"),
    ...loot.filter((card) => card !== "treasure"),
    ...Array.from({ length: view.penalties[seat] ?? 0 }, () => "penalty" as const),
  ];
}

/** Everybody with their cards, as they are counted out. */
export const rows = (view: Pick<View, "players" | "loot" | "penalties">): Row[] =>
  view.players.map(({ seat }) => ({
    seat,
    pieces: cards(view, seat).map((card) => ({ worth: worth(card), what: card })),
  }));
