/** The sentences on a player's own card by night, read while it is held. */

import { may, nameOf, namesOf, subject } from "../../../table/view";
import { say } from "../../../say.svelte";
import type { Choice, Move, View } from "../view";

/** Say what the player is asked to do by night. */
export function nightTask(view: View): string {
  if (may(view, "letter")) return `${say("tt-letter-tempt")} ${say("tt-letter-mark")}`;
  const by = blackmailer(view);
  const task = dutyText(view, by !== null);
  return by === null ? task : `${say("tt-letter-blackmail", { name: nameOf(view, by) })} ${task}`;
}

/** Return who has blackmailed the player tonight, whose letter the player reads in part two (TT-31). */
const blackmailer = (view: View): number | null =>
  view.part === 2 &&
  view.duty !== null &&
  view.blackmailed_by !== null &&
  view.present.includes(view.blackmailed_by)
    ? view.blackmailed_by
    : null;

function dutyText(view: View, together: boolean): string {
  switch (view.duty) {
    case "list":
      return say("tt-task-list", { count: view.list_count ?? 0 });
    case "blackmail":
      return say("tt-task-blackmail");
    case "murder":
      if (view.list) return say("tt-task-murder-listed");
      return say(together ? "tt-letter-together" : "tt-task-murder");
    default:
      return say("tt-task-suspect", { identity: view.identity ?? "loyal" });
  }
}

const choiceText = (view: View, seat: number, { move, target, targets }: Choice): string =>
  say("tt-named", {
    ...subject(view, seat),
    move,
    target: namesOf(view, targets ?? (target === undefined ? [] : [target])),
  });

/** Say back what the player has sealed in this part of the night, or why it does not count. */
export function sealedText(view: View, refusal: string, sent: Move | null): string {
  if (refusal) return refusal;
  if (sent?.move === "letter") return say("tt-night-answered", { answer: sent.accept ? "yes" : "no" });
  if (sent?.move === "show_shield") return say("tt-night-shown");
  const own = view.decisions[String(view.you)];
  if (own) return choiceText(view, view.you!, own);
  if (view.suspected !== null) return say("tt-know-suspected", subject(view, view.suspected));
  return say("tt-night-unsealed");
}

/**
 * Return what the player knows by night and the line `written` for a letter: news first, because a small card has few
 * lines, and the Conclave last, whose talk follows.
 */
export function nightKnowledge(view: View, named: number[], written: string): string[] {
  const known: string[] = [];
  const line = written || view.letter_line;
  if (line) known.push(say("tt-letter-line", { line }));
  if (view.tempted !== null)
    known.push(
      say("tt-know-tempted", {
        ...subject(view, view.tempted),
        answer: view.answer === null ? "none" : view.answer ? "yes" : "no",
      }),
    );
  if (may(view, "list") && named.length > 0)
    known.push(say("tt-know-listing", { names: namesOf(view, named) }));
  const others = Object.entries(view.decisions).filter(([seat]) => Number(seat) !== view.you);
  for (const [seat, choice] of others) known.push(choiceText(view, Number(seat), choice));
  if (view.shown_here.length > 0) known.push(say("tt-know-shown", { names: namesOf(view, view.shown_here) }));
  if (view.list && may(view, "murder")) known.push(say("tt-news-list", { names: namesOf(view, view.list) }));
  if (view.shield) known.push(say("tt-know-shield"));
  if (view.leaving) known.push(say("tt-leave-waits"));
  if (!line && others.length === 0 && (may(view, "tempt") || may(view, "blackmail")))
    known.push(say("tt-know-line"));
  const fellows = view.present.filter((seat) => seat !== view.you);
  if (fellows.length > 0) known.push(say("tt-know-present", { names: namesOf(view, fellows) }));
  else if (view.present.length === 1) known.push(say("tt-know-alone"));
  return known;
}
