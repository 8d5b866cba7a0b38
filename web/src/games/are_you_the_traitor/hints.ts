/** Hints for first-time players. They depend on the phase only, never on the player's card. */

import type { View } from "./view";

export function hintOf(view: View, together: boolean): string | null {
  if (view.phase === "talk") return together ? "at-hint-stop" : "at-hint-talk";
  return view.phase === "pause" ? "at-hint-pause" : null;
}
