/** Hints for first-time players. */

import type { View } from "./wire";

export function hintOf(view: View): string | null {
  if (view.phase === "action") return "lt-hint-action";
  if (view.phase !== "call") return null;
  const { owner } = view.returned;
  return owner !== null && owner !== view.you ? "lt-hint-trap" : "lt-hint-call";
}
