/** Places that are handed over to another device. */

import type { TableInfo } from "../../wire";

export interface Place {
  seat: number | "host";
  name: string;
  handing: "asked" | "agreed" | null;
  times: number;
}

/** How often each place has been handed over; by name too, because seats move up in the lobby. */
export type Handed = Map<string, number>;

/** The places that somebody has, the host's included. */
export function places(table: TableInfo): Place[] {
  const found: Place[] = table.seats
    .filter((seat) => seat.kind === "person" || seat.kind === "stand_in")
    .map((seat) => ({
      seat: seat.seat,
      name: seat.name ?? "",
      handing: seat.handing ?? null,
      times: seat.handed_over ?? 0,
    }));
  const host = table.host;
  if (host?.name)
    found.push({
      seat: "host",
      name: host.name,
      handing: host.handing ?? null,
      times: host.handed_over ?? 0,
    });
  return found;
}

export const handedOver = (table: TableInfo): Handed =>
  new Map(places(table).map((place) => [place.name, place.times]));

/** Whose places have been handed over since then. */
export function fresh(known: Handed, table: TableInfo): string[] {
  return places(table)
    .filter((place) => place.times > (known.get(place.name) ?? place.times))
    .map((place) => place.name);
}
