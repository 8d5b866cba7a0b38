/** What happens at the table, in sentences. */

import { say } from "../../say.svelte";
import { phraseText } from "../../table/phrases";
import { joinNames, nameOf, namesOf } from "../../table/view";
import type { Line, View, SeenSign } from "./view";

const who = (view: View, seat: number): "you" | "other" => (seat === view.you ? "you" : "other");

/** Put a claim or a bot's line into the reader's language (AT-26); a person's text stays as it is. */
export function claimText(view: View, line: Line): string {
  const claim = line.claim;
  if (!claim) return phraseText(view.game, line, (seat) => nameOf(view, seat), line.say ?? "");
  const about = claim.about ?? -1;
  const params = { name: nameOf(view, about), who: who(view, about) };
  switch (claim.what) {
    case "am":
      return say(`at-claim-am-${claim.role}`);
    case "is":
      return say(`at-claim-is-${claim.role}`, params);
    case "statue":
      return say("at-claim-statue");
    default:
      return say(`at-claim-${claim.what}`, params);
  }
}

/** Describe a sign to its maker and to those who saw it. */
export function signText(view: View, sign: SeenSign): string {
  const made = say(`at-sign-${sign.sign}`, { name: nameOf(view, sign.seat), who: who(view, sign.seat) });
  if (sign.noticed === undefined) return made;
  return `${made} ${say("at-sign-noticed", { noticed: sign.noticed ? "yes" : "no" })}`;
}

/** Return the label over the maker of a sign; the maker's own says whether anybody saw it (AT-25). */
export function signWord({ sign, noticed }: SeenSign): string {
  const word = say("at-sign-short", { sign });
  return noticed === undefined ? word : say("at-sign-noted", { sign: word, noticed: noticed ? "yes" : "no" });
}

/** Describe the present step in one short line. */
export function statusText(view: View): string {
  if (view.result) return ending(view);
  if (view.phase === "photo_finish") return say("at-now-photo");
  if (view.phase === "pause") {
    const waiting = view.players.length - view.ready.length;
    return say("at-now-pause", { waiting });
  }
  if (view.called !== null) return say("at-now-called", { name: nameOf(view, view.called) });
  if (view.void.length > 0) return say("at-now-void", { count: view.void.length, needed: view.void_needs });
  return say("at-now-talk");
}

/** Return the headline in the middle of a table: the most urgent thing first. */
export function headline(
  view: View,
  now: {
    aim: "stop" | "ring" | null;
    hint: string;
    /** Whether the verdict has been shown. */
    told: boolean;
    /** Whether the player has looked at the card of this deal. */
    peeked: boolean;
  },
): string {
  if (now.aim) return say(`at-aim-${now.aim}`);
  if (now.hint) return now.hint;
  if (!now.told && view.reveal) return say("at-stop-called", { name: nameOf(view, view.reveal.caller) });
  if (view.lead_shared) return say("at-now-shared");
  if (view.phase === "pause") return verdict(view);
  const quiet = view.called === null && view.void.length === 0;
  if (view.phase === "talk" && quiet && !now.peeked) return say("at-now-look");
  return statusText(view);
}

export function verdict(view: View): string {
  const reveal = view.reveal;
  if (!reveal) return view.phase === "pause" ? say("at-verdict-void") : "";
  return say(reveal.winner === "good" ? "at-verdict-good" : "at-verdict-evil");
}

/** In a pause: say who called whom, and whether rightly; or that no call counted. */
export function callText(view: View): string {
  const reveal = view.reveal;
  if (!reveal) return say("at-void");
  return say("at-call", {
    caller: nameOf(view, reveal.caller),
    target: nameOf(view, reveal.target),
    right: reveal.right ? "yes" : "no",
  });
}

/** In a photo finish: say who called, and how many have voted. */
export function callersText(view: View): string {
  const voted = { count: view.voted.length, players: view.voters.length };
  return [say("at-photo-callers", { names: namesOf(view, view.callers) }), say("at-photo-voted", voted)].join(
    " ",
  );
}

export function theftText(view: View): string {
  const theft = view.theft;
  if (!theft) return "";
  return say("at-ring-used", { thief: nameOf(view, theft.thief), victim: nameOf(view, theft.victim) });
}

export function ending(view: View): string {
  const result = view.result;
  if (!result) return "";
  const names = result.winners.map((seat) => nameOf(view, seat));
  const points = say("at-points", { points: result.points[result.winners[0] ?? 0] ?? 0 });
  if (names.length === 0) return say("at-end-nobody");
  if (names.length === 1 && result.winners[0] === view.you) return say("at-end-you", { points });
  return names.length === 1
    ? say("at-end-one", { name: names[0] ?? "", points })
    : say("at-end-shared", { names: joinNames(names), points });
}

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
