/** The host's next step: the move that takes the season on. */

import { may } from "../../../table/view";
import { areAllSeated, isVote, type Move, type View } from "../view";

export interface Step {
  /** The id of the message on the button. */
  id: string;
  move: Move;
  /** The number of players who have not acted yet; their votes would be blank, so the button asks again. */
  missing?: number;
}

const next = (id: string, missing = 0): Step => ({
  id,
  move: { move: "next" },
  ...(missing > 0 ? { missing } : {}),
});

/** Return the step that takes the season on; null if another decision or the night comes first. */
export function nextStep(view: View): Step | null {
  if (view.host?.paused) return { id: "tt-host-do-resume", move: { move: "resume" } };
  if (view.host?.away) return { id: "tt-host-do-step-in", move: { move: "step_in" } };
  if (!may(view, "next")) return null;
  switch (view.phase) {
    case "arrival":
      return next("tt-host-do-begin");
    case "breakfast":
      return next(areAllSeated(view) ? "tt-host-do-end-breakfast" : "tt-host-do-next-chair");
    case "mission":
      return may(view, "mission_result") ? null : next("tt-host-do-end-mission");
    case "armoury":
      return next("tt-host-do-end-armoury");
    case "final_break":
      return next("tt-host-do-end-break");
    case "end_vote":
      return next("tt-host-do-close-end", view.alive.length - view.voted.length);
    case "finale":
      return next(view.revealer === null ? "tt-host-do-go-on" : "tt-host-do-turn");
    case "round_table":
      return atTable(view);
    default:
      return null;
  }
}

function atTable(view: View): Step | null {
  if (may(view, "tie") || may(view, "ask_identity")) return null;
  if (may(view, "open_vote")) return { id: "tt-host-do-open-vote", move: { move: "open_vote" } };
  if (isVote(view))
    return next("tt-host-do-close-vote", view.voters.filter((seat) => !view.voted.includes(seat)).length);
  switch (view.stage) {
    case "reveal":
      return next("tt-host-do-next-vote");
    case "defence":
      return next("tt-host-do-end-defence");
    case "identity":
      return next(view.revealer === null ? "tt-host-do-go-on" : "tt-host-do-turn");
    default:
      return next("tt-host-do-go-on");
  }
}

/** Tell whether the host may choose the Traitors now (TT-4). */
export const maySelect = (view: View): boolean => may(view, "select");
