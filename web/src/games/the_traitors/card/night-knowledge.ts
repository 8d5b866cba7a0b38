/** The sentences on a player's own card by night, read while it is held. */

import { may, namesOf, subject } from "../../../table/view";
import { say } from "../../../say.svelte";
import type { Choice, Move, View } from "../view";

/** Say what the player is asked to do by night. */
export function nightTask(view: View): string {
  if (may(view, "letter")) return `${say("tt-letter-tempt")} ${say("tt-letter-mark")}`;
  if (may(view, "list")) return say("tt-task-list", { count: view.list_count ?? 0 });
  if (may(view, "blackmail")) return say("tt-task-blackmail");
  if (may(view, "murder")) return say(view.list ? "tt-task-murder-listed" : "tt-task-murder");
  return say("tt-task-suspect", { identity: view.identity ?? "loyal" });
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

/** Return what the player knows by night and what others have named so far. */
export function nightKnowledge(view: View, named: number[]): string[] {
  const known: string[] = [];
  if (view.present.length > 1)
    known.push(
      say("tt-know-present", {
        names: namesOf(
          view,
          view.present.filter((seat) => seat !== view.you),
        ),
      }),
    );
  else if (view.present.length === 1) known.push(say("tt-know-alone"));
  if (view.list && may(view, "murder")) known.push(say("tt-news-list", { names: namesOf(view, view.list) }));
  if (view.shield) known.push(say("tt-know-shield"));
  if (view.shown_here.length > 0) known.push(say("tt-know-shown", { names: namesOf(view, view.shown_here) }));
  if (view.tempted !== null)
    known.push(
      say("tt-know-tempted", {
        ...subject(view, view.tempted),
        answer: view.answer === null ? "none" : view.answer ? "yes" : "no",
      }),
    );
  if (may(view, "list") && named.length > 0)
    known.push(say("tt-know-listing", { names: namesOf(view, named) }));
  for (const [seat, choice] of Object.entries(view.decisions))
    if (Number(seat) !== view.you) known.push(choiceText(view, Number(seat), choice));
  if (view.leaving) known.push(say("tt-leave-waits"));
  return known;
}
