/** What happens, in the words of the catalogue. */

import { device } from "../../device.svelte";
import { say } from "../../say.svelte";
import { subject } from "../../table/view";
import { lastCall, isLast, other } from "./view";
import { waitingFor } from "./waiting";
import type { View } from "./wire";

export function cardName(card: string): string {
  const [rank = "", suit = ""] = card;
  return say("lt-card", { rank: say(`lt-rank-${rank}`), suit: say(`lt-suit-${suit}`) });
}

export function cardNames(cards: string[]): string {
  return new Intl.ListFormat(device.language, { type: "conjunction" }).format(cards.map(cardName));
}

/**
 * The last move and what came of it; `before` is what was seen before, where that is known. At a table anybody may look
 * over a shoulder (`covered`): cards that only their owner knows are counted, not named.
 */
export function newsText(view: View, before: View | null, covered = false): string {
  const last = view.last;
  if (!last) return "";
  const told: string[] = [];
  const by = subject(view, last.seat);
  if (last.by_clock) told.push(say("lt-by-clock", by));
  const known = (last.cards ?? last.move.cards ?? []).filter((card) => card !== null);
  const count = (last.cards ?? last.move.cards ?? []).length;
  const secret = covered && by.who === "you" ? say("lt-cards", { count }) : cardNames(known);
  switch (last.move.move) {
    case "call":
      told.push(
        say("lt-called", {
          ...by,
          colour: say(`lt-colour-${last.move.colour}`),
          card: cardName(last.card ?? ""),
        }),
      );
      if (last.to === undefined) told.push(last.right ? say("lt-cut-right") : say("lt-cut-wrong"));
      else told.push(last.right ? say("lt-right", by) : say("lt-wrong", subject(view, last.to)));
      if (last.trap && last.to !== undefined)
        told.push(say("lt-trap", { ...subject(view, last.to), most: most(view, other(last.to)) }));
      break;
    case "choose_first":
      told.push(say("lt-first", subject(view, last.move.seat ?? 0)));
      break;
    case "loyalty":
      told.push(
        say("lt-loyalty", {
          ...by,
          count,
          cards: secret,
          known: known.length === 0 ? "no" : known.length < count ? "some" : "yes",
        }),
      );
      break;
    case "treachery":
      told.push(say("lt-treachery", { ...by, count, cards: secret }));
      if (count > 0 && before && before.returned.count > 0 && before.returned.owner === other(last.seat))
        told.push(say("lt-void", { ...by, count: view.returned.count }));
      break;
    case "take":
      told.push(
        count > 0 && known.length === 0
          ? say("lt-take-unseen", { name: by.name, count })
          : say("lt-take", { ...by, count, cards: cardNames(known) }),
      );
      break;
    case "rest":
      told.push(say("lt-rest", by));
      break;
    case "resign":
      told.push(say("lt-resign", by));
      break;
  }
  return told.join(" ");
}

/** How many cards a trap can cost: the chart's number, and never more than the pile holds. */
function most(view: View, victim: number): number {
  return Math.min(view.limit ?? 0, view.piles[victim] ?? 0);
}

/** A colour was called, and the card is turning: who called what, and nothing else. */
export function calling(coming: View, shown: View): string {
  const call = lastCall(coming);
  if (!call) return "";
  return say(isLast(shown) ? "lt-turning-last" : "lt-turning", {
    ...subject(coming, call.seat),
    colour: say(`lt-colour-${call.move.colour}`),
  });
}

/** Say in one line what the match waits for. */
export function now(view: View): string {
  if (view.result) return ending(view);
  const actor = view.actor ?? 0;
  const by = subject(view, actor);
  if (view.phase === "cut" && view.legal.length > 0 && view.legal[0]?.["move"] === "choose_first")
    return say("lt-now-choose", by);
  if (view.phase === "cut") return view.last?.right ? say("lt-now-choose", by) : say("lt-now-cut", by);
  return waitingFor(view);
}

export function ending(view: View): string {
  const result = view.result;
  if (!result) return "";
  const winner = result.winners[0] ?? 0;
  const by = subject(view, winner);
  if (result.by === "draw" || result.winners.length > 1) return say("lt-result-draw");
  if (result.by === "hand") return say("lt-result-hand", { ...by, count: result.cards[winner] ?? 0 });
  if (result.by === "resignation") return say("lt-result-resignation", by);
  return say("lt-result-cards", {
    ...by,
    most: result.cards[winner] ?? 0,
    least: result.cards[other(winner)] ?? 0,
  });
}
