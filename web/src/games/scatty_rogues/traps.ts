/** The trap deck (SR-2): its drawings, and which kind each is of. */

export const PICTURES = [
  "pirate",
  "parrot",
  "chest",
  "lantern",
  "rope",
  "spyglass",
  "crow",
  "cat",
  "cook",
  "sentry",
  "barrel",
  "anchor",
] as const;
export const SIGNS = ["fist", "thumb", "victory", "wave", "ear", "crossed"] as const;
export const FIGURES = ["3", "5", "8", "11", "14", "17"] as const;

export type Picture = (typeof PICTURES)[number];
export type Sign = (typeof SIGNS)[number];
export type Figure = (typeof FIGURES)[number];
export type Trap = Picture | Sign | Figure;

export const TRAPS: readonly Trap[] = [...PICTURES, ...SIGNS, ...FIGURES];
