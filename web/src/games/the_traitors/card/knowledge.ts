/** The sentences on a player's own card by day, read while it is held. */

import { nameOf, namesOf } from "../../../table/view";
import { say } from "../../../say.svelte";
import { type View } from "../view";

/** Return what only this player knows by day. */
export function dayKnowledge(view: View): string[] {
  const known: string[] = [];
  if (view.phase === "arrival")
    known.push(view.eager === null ? say("tt-know-wish-unsaid") : say(`tt-know-wish-${view.eager}`));
  if (view.identity === "traitor")
    known.push(
      view.fellows.length > 0
        ? say("tt-know-fellows", { names: namesOf(view, view.fellows) })
        : say("tt-know-alone"),
    );
  if (view.blackmailed_by !== null)
    known.push(say("tt-know-blackmailed", { name: nameOf(view, view.blackmailed_by) }));
  known.push(say(view.shield ? "tt-know-shield" : "tt-know-no-shield"));
  if (view.leaving) known.push(say("tt-leave-waits"));
  return known;
}
