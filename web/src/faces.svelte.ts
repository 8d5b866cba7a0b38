/**
 * Who looks how. A table gives faces out, no two alike; elsewhere a name has the face that goes with it. A face is two
 * numbers: what is drawn, and the colour behind it. The crown that marks a winner is no part of any.
 */

import { hash } from "./hash";
import type { Face, TableInfo } from "./wire";

/** As many as `core/bots/face.py` has. */
export const SHAPES = 160;
export const COLOURS = 25;
const HATS = 8;
const EYES = 4;

let known = $state.raw(new Map<string, Face>());

export interface Traits {
  hat: number;
  eyes: number;
  /** The last of the mouths is a beard. */
  mouth: number;
}

export const traits = (shape: number): Traits => ({
  hat: shape % HATS,
  eyes: Math.floor(shape / HATS) % EYES,
  mouth: Math.floor(shape / HATS / EYES),
});

/** Return the face for a name, for players who have not chosen one. */
export function faceOf(name: string): Face {
  const drawn = hash(name.trim().toLowerCase());
  return { shape: drawn % SHAPES, colour: Math.floor(drawn / SHAPES) % COLOURS };
}

/**
 * Return faces to choose from: all different in shape and colour, and none that is taken at the table or has an outline
 * that is, while another is free. The table would give another face than the chosen one.
 */
export function someFaces(count: number, random: () => number = Math.random): Face[] {
  const shuffle = (of: number): number[] => {
    const all = Array.from({ length: of }, (_, number) => number);
    for (let left = of; left > 1; left -= 1) {
      const at = Math.floor(random() * left);
      [all[at], all[left - 1]] = [all[left - 1]!, all[at]!];
    }
    return all;
  };
  const taken = [...known.values()];
  const outlines = new Set(taken.map((face) => traits(face.shape).hat));
  const isTaken = (shape: number): boolean =>
    outlines.size < HATS ? outlines.has(traits(shape).hat) : taken.some((face) => face.shape === shape);
  const colours = shuffle(COLOURS).filter((colour) => !taken.some((face) => face.colour === colour));
  return shuffle(SHAPES)
    .filter((shape) => !isTaken(shape))
    .slice(0, Math.min(count, colours.length))
    .map((shape, place) => ({ shape, colour: colours[place]! }));
}

/** The faces at a table, as it has given them out. What comes back forgets them for those who were known before. */
export function rememberFaces(table: TableInfo): () => void {
  const before = known;
  const places = table.host ? [...table.seats, table.host] : table.seats;
  known = new Map(places.flatMap(({ name, face }) => (name && face ? [[name, face] as const] : [])));
  return () => {
    known = before;
  };
}

/** Faces for a table that no server lays: each as close to what is wanted as it can be, and no two alike in anything. */
export function distinctFaces(wanted: Face[]): Face[] {
  const given: Face[] = [];
  for (const { shape, colour } of wanted)
    given.push({
      shape: free(
        shape,
        given.map((one) => one.shape),
        SHAPES,
      ),
      colour: free(
        colour,
        given.map((one) => one.colour),
        COLOURS,
      ),
    });
  return given;
}

function free(wanted: number, taken: number[], of: number): number {
  let number = wanted;
  while (taken.includes(number)) number = (number + 1) % of;
  return number;
}

/** Return the face of a player at the table, or the one for their name. */
export const faceAt = (name: string): Face => known.get(name) ?? faceOf(name);
