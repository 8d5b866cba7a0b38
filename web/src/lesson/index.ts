/**
 * The lessons that games bring: `games/<folder>/lesson.json`, which the rules have written, and `lesson.ts`, which says
 * where at the drawn table the learner is to touch. Both are fetched when somebody wants to learn.
 */

import { folderOf } from "../games";
import type { Move } from "../table/connection/feed";
import type { Script } from "./script";

/** Selectors of where to touch: the first that matches glows. */
export interface Spots {
  /** For a move: its last touch first, so that what is done already is passed over. */
  move: (move: Move) => string[];
  /** For what a step of the script points at. */
  show: (what: string) => string[];
}

const NOWHERE: Spots = { move: () => [], show: () => [] };

const scripts = import.meta.glob<{ default: Script }>("../games/*/lesson.json");
const spots = import.meta.glob<{ spots: Spots }>("../games/*/lesson.ts");

/** Whether a game has a lesson. */
export const hasLesson = (game: string): boolean => `../games/${folderOf(game)}/lesson.json` in scripts;

export async function lessonOf(game: string): Promise<{ script: Script; spots: Spots } | null> {
  const folder = folderOf(game);
  const [script, where] = await Promise.all([
    scripts[`../games/${folder}/lesson.json`]?.(),
    spots[`../games/${folder}/lesson.ts`]?.(),
  ]);
  return script ? { script: script.default, spots: where?.spots ?? NOWHERE } : null;
}
