/** What is said to who does it for the first time; nothing of what is to be remembered. */

import { may, tooSlow } from "./seen";
import type { View } from "./wire";

export function hintOf(view: View): string | null {
  if (view.phase === "hide") return view.hider === view.you ? null : "sr-hint-watch";
  if (view.phase !== "walk" || view.count_ends !== null || tooSlow(view)) return null;
  if (may(view, "object")) return "sr-hint-object";
  return may(view, "answer") ? "sr-hint-answer" : null;
}
