/** Who is who at the end. */

import type { TableSeen, View } from "../wire";

export const nameOf = (view: View, seat: number): string =>
  view.players.find((one) => one.seat === seat)?.name ?? "";

export const isBot = (table: TableSeen | null, seat: number): boolean =>
  table?.seats.some((one) => one.seat === seat && one.kind === "bot") ?? false;

export const winnersOf = (view: View): number[] => (view.result?.["winners"] as number[] | undefined) ?? [];
