/** Says for whom the game waits. It is apart from `words.ts` because The Traitors says it too. */

import { say } from "../../say.svelte";
import { subject } from "../../table/view";
import { isLast } from "./view";
import type { View } from "./wire";

/** Who calls, takes or acts now. */
export function waitingFor(view: View): string {
  const by = subject(view, view.actor ?? 0);
  if (view.phase === "call") return say(isLast(view) ? "lt-now-last" : "lt-now-call", by);
  return view.phase === "take" ? say("lt-now-take", by) : say("lt-now-action", by);
}
