/** The trap deck (SR-2): its drawings, and which kind each is of. */

import { NUMBERS } from "../wire";

export const PICTURES = NUMBERS.pictures;
export const SIGNS = NUMBERS.signs;
export const FIGURES = NUMBERS.figures;

export type Sign = (typeof SIGNS)[number];
export type Trap = (typeof PICTURES)[number] | Sign | (typeof FIGURES)[number];

export const TRAPS: readonly Trap[] = [...PICTURES, ...SIGNS, ...FIGURES];
