/** The sentences on a player's own card, read while it is held. */

import { may, namesOf, subject } from "../../../table/view";
import { say } from "../../../say.svelte";
import { type Choice, type View } from "../view";

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
  known.push(say(view.shield ? "tt-know-shield" : "tt-know-no-shield"));
  if (view.leaving) known.push(say("tt-leave-waits"));
  return known;
}

/** Say what the player is asked to do by night. */
export function nightTask(view: View): string {
  if (may(view, "letter")) return say("tt-task-letter");
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

/** Return what the player knows by night and what has been named so far. */
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
    known.push(choiceText(view, Number(seat), choice));
  if (view.suspected !== null) known.push(say("tt-know-suspected", subject(view, view.suspected)));
  if (view.leaving) known.push(say("tt-leave-waits"));
  return known;
}
