/** The secrets that the host knows of a player, in a few words each. */

import { nameOf, namesOf } from "../../../table/view";
import { say } from "../../../say.svelte";
import type { View } from "../view";

export interface Secret {
  kind: "traitor" | "loyal" | "more";
  text: string;
}

export function secretsOf(view: View, seat: number): Secret[] {
  const all = view.everything;
  if (!all) return [];
  const key = String(seat);
  const identity = all.identities[seat] ?? "loyal";
  const told: Secret[] = [{ kind: identity, text: say("tt-identity-told", { identity }) }];
  const more = (text: string): number => told.push({ kind: "more", text });
  if (all.desk?.selected?.includes(seat)) more(say("tt-host-secret-selected"));
  if (view.phase === "arrival") more(say(`tt-wish-${all.eager[key] ?? 1}`));
  if (all.shields.includes(seat)) more(say("tt-host-secret-shield"));
  const door = view.doors.indexOf(seat);
  if (view.phase === "armoury" && door >= 0 && !all.shields.includes(seat))
    more(say(all.behind.includes(door) ? "tt-host-secret-found" : "tt-host-secret-nothing"));
  const vote = all.votes[key];
  if (view.phase === "round_table" && view.stage !== "talk" && vote !== undefined)
    more(say("tt-host-secret-vote", { name: nameOf(view, vote) }));
  if (view.phase === "conclave") night(view, seat, more);
  if (all.victim === seat) more(say("tt-host-secret-victim"));
  if (all.listing.includes(seat)) more(say("tt-host-secret-listing"));
  if (all.leaving.includes(seat)) more(say("tt-host-secret-leaving"));
  return told;
}

function night(view: View, seat: number, more: (text: string) => void): void {
  const all = view.everything!;
  const choice = all.decisions[String(seat)];
  if (choice) {
    const aimed = choice.targets ?? (choice.target === undefined ? [] : [choice.target]);
    more(say("tt-host-secret-named", { move: choice.move, target: namesOf(view, aimed) }));
  }
  const suspect = all.suspects[String(seat)];
  if (suspect !== undefined) more(say("tt-host-secret-suspects", { name: nameOf(view, suspect) }));
  if (all.letter === seat)
    more(say("tt-host-secret-letter", { answer: all.answer === null ? "none" : all.answer ? "yes" : "no" }));
  if (all.shown_here.includes(seat)) more(say("tt-host-secret-showed"));
}
