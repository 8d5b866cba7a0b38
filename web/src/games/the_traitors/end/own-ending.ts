/** What the end of a season means to its reader: everybody has an ending of their own. */

import { traitorsOn } from "../recap/charts";
import type { Recap, View } from "../wire";

type Ending =
  | "host"
  | "left"
  | "traitor-won"
  | "traitor-found"
  | "traitor-gone"
  | "loyal-won"
  | "loyal-fooled"
  | "loyal-murdered"
  | "loyal-banished";

export interface OwnEnding {
  kind: Ending;
  /** The day on which the reader went; 0 for those who stayed. */
  day: number;
  /** How many votes of others named the reader in the whole season. */
  named: number;
  /** The winning Traitors, for those they fooled. */
  fooledBy: number[];
  /** The Traitors whom the reader voted for or suspected most while they were Traitors. */
  rightAbout: number[];
}

/** Return the reader's own ending; null for somebody who only watches. */
export function ownEnding(view: View, recap: Recap): OwnEnding | null {
  const { you, result } = view;
  const nothing = { day: 0, named: 0, fooledBy: [], rightAbout: [] };
  if (you === null) return view.everything?.desk ? { ...nothing, kind: "host" } : null;
  const gone = view.out[String(you)];
  const others = recap.votes.flatMap(({ votes }) => votes).filter(({ seat }) => seat !== you);
  return {
    kind: kindOf(recap.identities[you] === "traitor", gone?.how, result?.winners.includes(you) ?? false),
    day: gone?.day ?? 0,
    named: others.filter(({ target }) => target === you).length,
    fooledBy: result?.side === "traitors" ? result.winners.filter((seat) => seat !== you) : [],
    rightAbout: recap.identities[you] === "traitor" ? [] : rightAbout(you, recap),
  };
}

function kindOf(
  traitor: boolean,
  how: "murdered" | "banished" | "withdrawn" | undefined,
  won: boolean,
): Ending {
  if (how === "withdrawn") return "left";
  if (traitor) return won ? "traitor-won" : how === "banished" ? "traitor-found" : "traitor-gone";
  if (how) return how === "murdered" ? "loyal-murdered" : "loyal-banished";
  return won ? "loyal-won" : "loyal-fooled";
}

function rightAbout(you: number, recap: Recap): number[] {
  const voted = recap.votes.flatMap(({ day, votes }) =>
    votes
      .filter(({ seat, target }) => seat === you && target !== null && traitorsOn(recap, day).has(target))
      .map(({ target }) => target!),
  );
  const suspected = recap.suspicions
    .filter(({ seat, right }) => seat === you && right)
    .map(({ target }) => target);
  return [...new Set([...voted, ...suspected])];
}
