/** The headline of the end: who has won, addressed to the reader. */

import { say } from "../say.svelte";
import { joinNames, nameOf, namesOf } from "../table/view";
import type { View } from "../wire";
import { winnersOf } from "./people";

interface Scored {
  players: View["players"];
  result: { winners: number[]; points: number[] } | null;
}

/** Say how many points the reader is behind the winners; empty for a winner, or without winners. */
export function behindWinner(view: Scored, you: number): string {
  const { winners, points } = view.result ?? { winners: [], points: [] };
  if (winners.length === 0 || winners.includes(you)) return "";
  const by = (points[winners[0]!] ?? 0) - (points[you] ?? 0);
  return by > 0 ? say("finale-behind", { by, names: namesOf(view, winners) }) : "";
}

export function titleOf(view: View): string {
  const winners = winnersOf(view);
  const others = winners.filter((seat) => seat !== view.you).map((seat) => nameOf(view, seat));
  if (winners.length === 0) return say("finale-nobody");
  if (others.length === winners.length)
    return say("finale-wins", { names: joinNames(others), count: others.length });
  return others.length === 0 ? say("finale-you-win") : say("finale-you-share", { names: joinNames(others) });
}
