/** A game as the server lists it. */

import type { Option } from "./options";

export interface Game {
  game: string;
  seats: { min: number; max: number };
  host: boolean;
  options: Record<string, Option>;
  editions: string[];
  bots: string[];
}
