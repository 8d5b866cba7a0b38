/** Hints for first-time players. They give away nothing that has to be remembered. */

import type { Scene } from "./middle/scene.svelte";
import { may } from "../../table/view";
import type { View } from "./wire";

/** A hint takes the place of the line that says what goes on: never while that says what an objection has shown. */
export function hintOf(view: View, { fresh }: Pick<Scene, "fresh">): string | null {
  if (view.phase === "hide")
    return view.hider === view.you || (fresh && view.verdict) ? null : "sr-hint-watch";
  if (view.phase !== "walk" || view.verdict || view.count_ends !== null || view.slow) return null;
  if (may(view, "answer")) return "sr-hint-answer";
  return may(view, "object") && view.window_ends !== null ? "sr-hint-object" : null;
}
