/** A game as the server lists it. */

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
