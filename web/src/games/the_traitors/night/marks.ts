/**
 * TT-34: by night every phone looks the same. Everybody has faces to choose from, three marks, a line to write and one
 * button that seals the choice; what they mean is read only while the card is held. This says what they mean.
 */

import { decisions, may, NUMBERS, targets, type Decision, type Move, type View } from "../view";

/** What a mark stands for; `none` is there for the look. */
export type Mark = Decision | "show_shield" | "accept" | "refuse" | "suspect" | "none";

export const MARKS = 3;

/** TT-26: whoever sits in the Conclave talks there; for all others the line is a note to themselves. */
export const inConclave = (view: View): boolean => view.you !== null && view.present.includes(view.you);

/** What the three marks mean to the viewer now. */
export function marksOf(view: View): Mark[] {
  const meant: Mark[] = may(view, "letter")
    ? ["accept", "refuse"]
    : may(view, "suspect")
      ? ["suspect"]
      : decisions(view);
  if (may(view, "show_shield")) meant.push("show_shield");
  return Array.from({ length: MARKS }, (_, i) => meant[i] ?? "none");
}

/** How many names are still missing on tonight's list. */
export const stillToName = (view: View, named: number[]): number =>
  Math.max(0, (view.list_count ?? NUMBERS.list_length) - named.length);

/** The move that a seal makes; null: it needs another face, or a mark that means something. */
export function moveOf(view: View, mark: Mark, face: number | null, named: number[]): Move | null {
  const aimed = face !== null && targets(view, mark as Move["move"]).includes(face);
  switch (mark) {
    case "none":
      // Those who have one task only may have touched any mark.
      return may(view, "suspect") ? moveOf(view, "suspect", face, named) : null;
    case "accept":
    case "refuse":
      return { move: "letter", accept: mark === "accept" };
    case "show_shield":
    case "spare":
      return { move: mark };
    case "list":
      return named.length > 0 && stillToName(view, named) === 0 ? { move: "list", targets: named } : null;
    default:
      return aimed ? { move: mark, target: face } : null;
  }
}

/** A face was touched while a list is made: it is put on it, or taken off again. */
export function toggleListed(view: View, named: number[], face: number): number[] {
  if (named.includes(face)) return named.filter((seat) => seat !== face);
  return [...named, face].slice(-(view.list_count ?? NUMBERS.list_length));
}

/** Whose faces are shown: everybody who is left, to everybody alike, but oneself. */
export const facesOf = (view: View): number[] => view.alive.filter((seat) => seat !== view.you);
