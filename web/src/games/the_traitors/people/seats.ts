/** Facts about the occupant of a seat. */

import type { TableInfo } from "../../../wire";

export const isBot = (table: TableInfo | null, seat: number): boolean =>
  table?.seats.some((one) => one.seat === seat && one.kind === "bot") ?? false;

export const isAway = (table: TableInfo | null, seat: number): boolean =>
  table?.seats.some((one) => one.seat === seat && one.kind === "person" && !one.present) ?? false;
