/**
 * The meaning of the marks I, II and III by night. Every phone shows the same faces, marks, line and seal (TT-34); what
 * the marks mean to a player is shown only while the card is held.
 */

import { may, targetsOf } from "../../../table/view";
import { decisions, NUMBERS, type Decision, type Move, type View } from "../view";

/** The meaning of a mark; a mark with `none` is only there so that all phones look alike. */
export type Mark = Decision | "show_shield" | "accept" | "refuse" | "suspect" | "none";

export const MARKS = 3;

/** Tell whether the viewer sits in the Conclave and can talk there (TT-26). */
export const inConclave = (view: View): boolean => view.you !== null && view.present.includes(view.you);

/** Return what the three marks mean to the viewer now. A suspicion takes any of them: they say how sure the player is. */
export function marksOf(view: View): Mark[] {
  const shows = may(view, "show_shield");
  const meant: Mark[] = may(view, "letter")
    ? ["accept", "refuse"]
    : may(view, "suspect")
      ? ["suspect", "suspect", shows ? "show_shield" : "suspect"]
      : decisions(view);
  if (shows && !may(view, "suspect")) meant.push("show_shield");
  return Array.from({ length: MARKS }, (_, i) => meant[i] ?? "none");
}

/** Return how many names tonight's list still lacks. */
export const stillToName = (view: View, named: number[]): number =>
  Math.max(0, (view.list_count ?? NUMBERS.list_length) - named.length);

/** Return the move that sealing makes; null if it needs another face, or a mark with a meaning. */
export function moveOf(view: View, mark: Mark, face: number | null, named: number[]): Move | null {
  const aimed = face !== null && targetsOf(view, mark as Move["move"]).includes(face);
  switch (mark) {
    case "none":
      return null;
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

/** Put a face on the list, or take it off again. */
export function toggleListed(view: View, named: number[], face: number): number[] {
  if (named.includes(face)) return named.filter((seat) => seat !== face);
  return [...named, face].slice(-(view.list_count ?? NUMBERS.list_length));
}

/** Return the seats whose faces are shown: all players in the game but the viewer. */
export const facesOf = (view: View): number[] => view.alive.filter((seat) => seat !== view.you);
