/**
 * This device's share of the luck: a number that is promised by its hash before the start and revealed at it.
 *
 * The number is drawn anew whenever the table does not hold our promise: after a start that was broken off it may be
 * known to others.
 */

import type { Pledge, Reveal, TableInfo } from "../../wire";
import { fromHex, sha256 } from "./sha256";

export const promiseOf = (luck: string): string => sha256(fromHex(luck));

/** What this device has seen of starts, to be held against the record. */
export function observeStart(
  table: Pick<TableInfo, "contributions" | "starting">,
  kept: { promises?: (string | null)[]; starts?: number },
): { promises?: (string | null)[]; starts?: number } {
  if (!table.starting) return {};
  const promises = table.contributions.map((one) => one?.hash ?? null);
  const known = JSON.stringify(promises) === JSON.stringify(kept.promises);
  return { promises, starts: (kept.starts ?? 0) + (known ? 0 : 1) };
}

export interface Share {
  luck: string;
  send: Omit<Pledge, "id"> | Omit<Reveal, "id">;
}

/** What this device has to send now, and the number to keep for it; null: nothing. */
export function share(
  table: Pick<TableInfo, "contributions" | "starting">,
  seat: number,
  kept: string | undefined,
  draw: () => string,
): Share | null {
  const held = table.contributions[seat] ?? null;
  const ours = kept !== undefined && held !== null && promiseOf(kept) === held.hash;
  if (table.starting) {
    const asked = ours && table.starting.missing.includes(seat);
    return asked ? { luck: kept, send: { kind: "reveal", hex: kept } } : null;
  }
  if (ours) return null;
  const luck = draw();
  return { luck, send: { kind: "pledge", hash: promiseOf(luck) } };
}
