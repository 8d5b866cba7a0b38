/** The headline of the end: who has won, addressed to the reader. */

import { say } from "../say.svelte";
import { joinNames, nameOf } from "../table/view";
import type { View } from "../wire";
import { winnersOf } from "./people";

export function titleOf(view: View): string {
  const winners = winnersOf(view);
  const others = winners.filter((seat) => seat !== view.you).map((seat) => nameOf(view, seat));
  if (winners.length === 0) return say("finale-nobody");
  if (others.length === winners.length)
    return say("finale-wins", { names: joinNames(others), count: others.length });
  return others.length === 0 ? say("finale-you-win") : say("finale-you-share", { names: joinNames(others) });
}
