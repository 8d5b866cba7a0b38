/** For whom the game waits: apart from `narrate.ts`, because The Traitors says it too. */

import { say } from "../../say.svelte";
import { isLast } from "./view";
import type { View } from "./wire";

export function nameOf(view: View, seat: number): string {
  return view.players.find((player) => player.seat === seat)?.name ?? "";
}

export const whose = (view: View, seat: number): { who: "you" | "other"; name: string } => ({
  who: seat === view.you ? "you" : "other",
  name: nameOf(view, seat),
});

/** Who calls, takes or acts now. */
export function waitingFor(view: View): string {
  const by = whose(view, view.actor ?? 0);
  if (view.phase === "call") return say(isLast(view) ? "lt-now-last" : "lt-now-call", by);
  return view.phase === "take" ? say("lt-now-take", by) : say("lt-now-action", by);
}
