/** A game as the server lists it. */

import { api } from "../api";
import type { Face, TableInfo } from "../wire";
import type { Option } from "./lobby/options";

export interface Character {
  character: string;
  name: string;
  /** From 1, a beginner, to 5. */
  level: number;
  face: Face;
}

export interface Game {
  game: string;
  seats: { min: number; max: number };
  host: boolean;
  /** The game is forgetful: the server repeats nothing that a player missed. */
  forgetful: boolean;
  options: Record<string, Option>;
  editions: string[];
  bots: string[];
  /** The characters that play it, the weakest first. */
  characters: Character[];
  /** The version of its rules. */
  rules: number;
  /** Lots are drawn when it is set up. */
  opening_draws: boolean;
}

/** Whether one more person can sit down: at an open seat, or at one that is added for them. */
export function hasRoom(table: TableInfo, game: Game | null): boolean {
  return (
    table.seats.some((seat) => seat.kind === "open") || (game !== null && table.seats.length < game.seats.max)
  );
}

let catalogue: Promise<Game[]> | null = null;

/** The games of this server, asked for once: the first page asks while its words are on their way. */
export async function allGames(): Promise<Game[]> {
  catalogue ??= api.games();
  try {
    return await catalogue;
  } catch (error) {
    catalogue = null;
    throw error;
  }
}

/** What the server says about a game; null where it cannot be asked or does not know it. */
export async function gameOf(name: string): Promise<Game | null> {
  try {
    return (await allGames()).find((one) => one.game === name) ?? null;
  } catch {
    return null;
  }
}
