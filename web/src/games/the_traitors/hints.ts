/** Hints for first-time players. They depend on the phase only, so that they are the same for a Traitor (TT-34). */

import { isVote } from "./view";
import type { View } from "./wire";

export function hintOf(view: View): string | null {
  if (view.phase === "conclave") return "tt-hint-night";
  if (view.phase === "breakfast") return "tt-hint-breakfast";
  if (view.phase !== "round_table") return null;
  if (isVote(view)) return "tt-hint-vote";
  return view.stage === "talk" ? "tt-hint-talk" : null;
}
