/** Questions about the players of a match that is over. */

import type { TableInfo, View } from "../wire";

export const isBot = (table: TableInfo | null, seat: number): boolean =>
  table?.seats.some((one) => one.seat === seat && one.kind === "bot") ?? false;

export const winnersOf = (view: View): number[] => (view.result?.["winners"] as number[] | undefined) ?? [];
