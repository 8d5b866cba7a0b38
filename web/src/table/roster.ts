/** Who is who at a table, from one viewer's chair. */

import { botName } from "../games/names";
import { say } from "../say.svelte";
import type { SeatSeen, TableSeen } from "../wire";

export function seatName(table: TableSeen, seat: SeatSeen | undefined): string {
  if (!seat || seat.kind === "open") return say("web-seat-open");
  if (seat.kind === "bot") return seat.name ?? botName(table.game, seat.bot ?? "");
  return seat.name ?? "";
}

/** Who decides about the table: somebody in a seat, or the host. */
export function ownerName(table: TableSeen): string {
  if (table.owner === "host") return table.host?.name ?? "";
  return seatName(
    table,
    table.seats.find((seat) => seat.seat === table.owner),
  );
}

/** What there is to say about a seat beside its name, in a few words. */
export function seatState(table: TableSeen, seat: SeatSeen, you: number | null): string {
  const said: string[] = [];
  if (seat.seat === you) said.push(say("web-tag-you"));
  if (seat.seat === table.owner) said.push(say("web-tag-owner"));
  return [...said, ...presence(table, seat)].join(" · ");
}

/** Whether somebody is really there, and heard. */
export function presence(table: TableSeen, seat: SeatSeen): string[] {
  const said: string[] = [];
  if (seat.kind === "bot") said.push(say("web-tag-bot"));
  if (seat.kind === "stand_in") said.push(say("web-tag-stand-in"));
  else if (seat.kind === "person" && !seat.present) said.push(say("web-tag-away"));
  if (table.muted.includes(seat.seat)) said.push(say("web-tag-muted"));
  return said;
}

export const tableAddress = (code: string): string => `${location.origin}/table/${code}`;
export const seatAddress = (code: string, token: string): string =>
  `${location.origin}/table/${code}#seat=${token}`;
