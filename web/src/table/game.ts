/** A game as the server lists it. */

import { api } from "../api";
import type { TableSeen } from "../wire";
import type { Option } from "./options";

export interface Game {
  game: string;
  seats: { min: number; max: number };
  host: boolean;
  /** Nothing may be told twice. */
  forgetful: boolean;
  options: Record<string, Option>;
  editions: string[];
  bots: string[];
}

/** Whether one more person can sit down: at an open seat, or at one that is added for them. */
export function hasRoom(table: TableSeen, game: Game | null): boolean {
  return (
    table.seats.some((seat) => seat.kind === "open") || (game !== null && table.seats.length < game.seats.max)
  );
}

let catalogue: Promise<Game[]> | null = null;

/** What the server says about a game; null where it cannot be asked or does not know it. */
export async function gameOf(name: string): Promise<Game | null> {
  catalogue ??= api.games();
  try {
    return (await catalogue).find((one) => one.game === name) ?? null;
  } catch {
    catalogue = null;
    return null;
  }
}
