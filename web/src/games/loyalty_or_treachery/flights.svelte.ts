/** Cards in the air: which fly from where to where when a move is told. */

import type { Pace } from "../../table/pace.svelte";
import { FLYING, LYING, TURNING } from "./cues";
import { called, other } from "./seen";
import type { View } from "./wire";

export interface Flight {
  id: number;
  card: string | null;
  from: string;
  to: string;
  delay: number;
  length: number;
  /** A card called for turns over on its way, and lies there until the view is told. */
  turning: boolean;
}

let number = 0;

export class Flights {
  up = $state.raw<Flight[]>([]);

  /** To be made while a component is made. */
  constructor(pace: Pace<View>) {
    $effect(() => {
      const call = pace.coming && called(pace.coming);
      if (call) this.up = [flight(call.card ?? null, "deck", "shown", 0, TURNING, true)];
    });
    $effect(() => pace.onView(() => (this.up = pace.skipped ? [] : flown(pace.view))));
  }

  land(id: number): void {
    this.up = this.up.filter((one) => one.id !== id);
  }
}

/** What the last move lets fly. */
function flown(view: View): Flight[] {
  const last = view.last;
  if (!last) return [];
  const actor = last.seat;
  const flock = (cards: (string | null)[], from: string, to: string): Flight[] =>
    cards.map((card, i) => flight(card, from, to, i * 90));
  switch (last.move.move) {
    case "call":
      return last.to === undefined ? [] : [flight(last.card ?? null, "shown", `pile${last.to}`, LYING)];
    case "loyalty":
      return flock(last.cards ?? [], "deck", `pile${actor}`);
    case "treachery":
      return flock(last.move.cards ?? [], `pile${actor}`, "deck");
    case "take":
      return flock(last.cards ?? [], `pile${other(actor)}`, `pile${actor}`);
    default:
      return [];
  }
}

function flight(
  card: string | null,
  from: string,
  to: string,
  delay: number,
  length = FLYING,
  turning = false,
): Flight {
  return { id: ++number, card, from, to, delay, length, turning };
}
