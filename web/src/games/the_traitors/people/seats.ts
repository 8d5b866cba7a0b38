/** Facts about the occupant of a seat. */

import type { TableSeen } from "../../../wire";

export const isBot = (table: TableSeen | null, seat: number): boolean =>
  table?.seats.some((one) => one.seat === seat && one.kind === "bot") ?? false;

export const isAway = (table: TableSeen | null, seat: number): boolean =>
  table?.seats.some((one) => one.seat === seat && one.kind === "person" && !one.present) ?? false;
