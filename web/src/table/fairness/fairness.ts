/** Was it fair? What a browser can tell from the record of a finished match and from what this device kept. */

import { fromHex, sha256 } from "./sha256";

export interface Given {
  seat: number;
  hash: string;
  hex: string | null;
}

/** What is looked at of a record; those of the first form have contributions without seats, and no `rules`. */
export interface Log {
  seats: string[];
  deal: Record<string, unknown>;
  opened: number[];
  seed: string;
  commitment: string;
  contributions: Given[] | string[];
  rules?: number;
  broken_off?: string[][];
}

/** What this device kept from before play. */
export interface Memory {
  seat: number | null;
  commitment?: string;
  /** The number that it mixed in. */
  luck?: string;
  /** Whether the table took it when it was revealed. */
  revealed?: boolean;
  /** What every seat had promised when the start began. */
  promises?: (string | null)[];
  /** How many starts it saw begin. */
  starts?: number;
}

export interface Finding {
  id: string;
  /** Something that only has to be known neither holds nor fails. */
  verdict: "holds" | "fails" | "note";
  names?: string[];
}

export interface Expected {
  /** The commitment that the table shows. */
  commitment: string;
  /** Whether the game draws lots when it is set up. */
  openingDraws: boolean;
  /** The version of the rules that the server has now. */
  rules: number;
}

export function judge(log: Log, expected: Expected, memory: Memory | null): Finding[] {
  const found: Finding[] = [];
  const check = (id: string, holds: boolean): unknown =>
    found.push({ id, verdict: holds ? "holds" : "fails" });
  check("deal", dealtByChance(log, expected.openingDraws));
  check("seed", sha256(fromHex(log.seed)) === log.commitment && log.commitment === expected.commitment);
  if (memory?.commitment) check("promise", memory.commitment === log.commitment);
  found.push(...checkMixing(log, memory));
  if (log.rules === undefined) found.push({ id: "first-form", verdict: "note" });
  else if (log.rules !== expected.rules) found.push({ id: "other-rules", verdict: "note" });
  return found;
}

function dealtByChance(log: Log, openingDraws: boolean): boolean {
  return Object.keys(log.deal).length === 0 && (!openingDraws || log.opened.length > 0);
}

function checkMixing(log: Log, memory: Memory | null): Finding[] {
  const all = log.contributions.map((one, seat) =>
    typeof one === "string" ? { seat, hash: sha256(fromHex(one)), hex: one } : one,
  );
  const named = log.rules !== undefined;
  const name = ({ seat }: Given): string => log.seats[seat] ?? "";
  const revealed = all.filter((one) => one.hex !== null);
  const found: Finding[] = [];
  if (revealed.length === 0) found.push({ id: "nobody", verdict: "note" });
  else if (named) {
    const fit = revealed.every((one) => sha256(fromHex(one.hex ?? "")) === one.hash);
    const seen = all.every((one) => memory?.promises?.[one.seat] === one.hash);
    const same = !memory?.promises || seen;
    found.push({ id: "mixed", verdict: fit && same ? "holds" : "fails", names: revealed.map(name) });
  }
  const late = all.filter((one) => one.hex === null);
  if (late.length > 0) found.push({ id: "without", verdict: "note", names: late.map(name) });
  const hidden = (memory?.starts ?? 0) - 1 - (log.broken_off?.length ?? 0);
  if (named && hidden > 0) found.push({ id: "starts", verdict: "fails" });
  for (const names of log.broken_off ?? []) found.push({ id: "broken-off", verdict: "note", names });
  const ours = all.find((one) => (named ? one.seat === memory?.seat : one.hex === memory?.luck));
  // A device that slept is named above: that its number is missing is then no news.
  const slept = named && ours?.hex === null && !memory?.revealed;
  if (memory?.luck && !slept)
    found.push({ id: "luck", verdict: ours?.hex === memory.luck ? "holds" : "fails" });
  return found;
}
