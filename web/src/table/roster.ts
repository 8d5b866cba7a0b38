/** Names and states of seats and places, as sentences for one viewer. */

import { botName } from "../games/names";
import { say } from "../say.svelte";
import type { SeatInfo, TableInfo } from "../wire";
import { joinNames } from "./view";

export function seatName(table: TableInfo, seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === "open") return say("web-seat-open");
  if (seat.kind === "bot") return seat.name ?? botName(table.game, seat.bot ?? "");
  return seat.name ?? "";
}

/** Who decides about the table: somebody in a seat, or the host. */
export function ownerName(table: TableInfo): string {
  if (table.owner === "host") return table.host?.name ?? "";
  return seatName(
    table,
    table.seats.find((seat) => seat.seat === table.owner),
  );
}

/** Describe the state of the host's place in a few words. */
export function hostState(table: TableInfo, position: number | "host" | null): string {
  if (!table.host?.name) return say("web-host-open");
  const said = [say("web-tag-host")];
  if (position === "host") said.push(say("web-tag-you"));
  if (table.owner === "host") said.push(say("web-tag-owner"));
  if (!table.host.present) said.push(say("web-tag-away"));
  return said.join(" · ");
}

/** Describe the state of a seat in a few words, to stand beside its name. */
export function seatState(table: TableInfo, seat: SeatInfo, you: number | null): string {
  const said: string[] = [];
  if (seat.seat === you) said.push(say("web-tag-you"));
  if (seat.seat === table.owner) said.push(say("web-tag-owner"));
  return [...said, ...presence(table, seat)].join(" · ");
}

/** Whether somebody is really there, and heard. */
export function presence(table: TableInfo, seat: SeatInfo): string[] {
  const said: string[] = [];
  if (seat.kind === "bot") said.push(say("web-tag-bot"));
  else if (seat.program) said.push(say(`web-tag-${seat.program}`));
  if (seat.kind === "stand_in") said.push(say("web-tag-stand-in"));
  else if (seat.kind === "person" && !seat.present && table.stage !== "over")
    said.push(seat.coming ? say("web-tag-coming") : say("web-tag-away"));
  if (table.muted.includes(seat.seat)) said.push(say("web-tag-muted"));
  if (seat.handed_over) said.push(say("web-tag-handed-over"));
  return said;
}

/** Who has a seat and is not there: those on their way from another table, then those who are away. */
export function whoIsMissing(absent: SeatInfo[]): string {
  const away = absent.filter((seat) => !seat.coming);
  const names = (seats: SeatInfo[]): string => joinNames(seats.map((seat) => seat.name ?? ""));
  if (away.length > 0) return say("web-some-away", { count: away.length, names: names(away) });
  if (absent.length > 0) return say("web-some-coming", { count: absent.length, names: names(absent) });
  return say("web-all-here");
}

/** The server may know better where a link should lead than the address that this page was opened by. */
const base = (of: "invitations" | "seats"): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${of}"]`)?.content ?? location.origin;

/** Whether the way in leads to this machine only: no phone can follow it. */
export const isLoopback = (): boolean => /^(localhost|127\.|\[::1)/.test(houseName());

/** What somebody types to come here. */
export const houseName = (): string => base("invitations").replace(/^https?:\/\//, "");
export const tableAddress = (code: string): string => `${base("invitations")}/table/${code}`;
export const seatAddress = (code: string, token: string): string =>
  `${base("seats")}/table/${code}#seat=${token}`;
export const replayAddress = (code: string): string => `${base("invitations")}/replay/${code}`;
export const recapAddress = (code: string): string => `${base("invitations")}/recap/${code}`;
