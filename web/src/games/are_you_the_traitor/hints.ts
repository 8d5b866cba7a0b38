/** What is said to who does it for the first time. The phase decides it, never the own card. */

import type { View } from "./view";

export function hintOf(view: View, together: boolean): string | null {
  if (view.phase === "talk") return together ? "at-hint-stop" : "at-hint-talk";
  return view.phase === "pause" ? "at-hint-pause" : null;
}
