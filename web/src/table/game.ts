/** A game as the server lists it. */

import type { TableSeen } from "../wire";

export interface Option {
  type: "int" | "seconds" | "bool" | "choice";
  default: unknown;
  min?: number;
  max?: number;
  choices?: string[];
}

export interface Game {
  game: string;
  seats: { min: number; max: number };
  host: boolean;
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
