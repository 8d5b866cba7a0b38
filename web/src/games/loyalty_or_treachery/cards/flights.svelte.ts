/** Cards in the air: which fly from where to where when a move is told. */

import { untrack } from "svelte";
import type { Pace } from "../../../table/connection/pace.svelte";
import { BREATH, CAUGHT, FLYING, LAST_BREATH, LYING, SNATCHING, TURNING } from "../cues";
import { noise } from "../noise";
import { lastCall, isLast, other } from "../view";
import type { View } from "../wire";

export interface Flight {
  id: number;
  card: string | null;
  from: string;
  to: string;
  delay: number;
  length: number;
  /**
   * A card called for trembles for a breath, turns over on its way, and lies there until the view is told; one that is
   * snatched goes against its will.
   */
  manner: "turn" | "fly" | "snatch";
  breath: number;
}

let number = 0;

export class Flights {
  up = $state.raw<Flight[]>([]);

  /** To be made while a component is made. */
  constructor(pace: Pace<View>) {
    $effect(() => {
      const call = pace.coming && lastCall(pace.coming);
      if (!call) return;
      const last = untrack(() => isLast(pace.view));
      (last ? noise.heart : noise.breath)();
      const breath = last ? LAST_BREATH : BREATH;
      this.up = [flight(call.card ?? null, "deck", "shown", { length: TURNING, manner: "turn", breath })];
    });
    $effect(() => pace.onView(() => (this.up = pace.skipped ? [] : flightsOf(pace.view))));
  }

  land(id: number): void {
    this.up = this.up.filter((one) => one.id !== id);
  }
}

/** What the last move lets fly. */
function flightsOf(view: View): Flight[] {
  const last = view.last;
  if (!last) return [];
  const actor = last.seat;
  const flock = (cards: (string | null)[], from: string, to: string, how: Partial<Flight> = {}): Flight[] =>
    cards.map((card, i) => flight(card, from, to, { delay: i * 90, ...how }));
  switch (last.move.move) {
    case "call":
      if (last.to === undefined) return [];
      return [
        flight(last.card ?? null, "shown", `pile${last.to}`, last.trap ? CAUGHT_CARD : { delay: LYING }),
      ];
    case "loyalty":
      return flock(last.cards ?? [], "deck", `pile${actor}`);
    case "treachery":
      return flock(last.move.cards ?? [], `pile${actor}`, "deck");
    case "take":
      return flock(last.cards ?? [], `pile${other(actor)}`, `pile${actor}`, { manner: "snatch" });
    default:
      return [];
  }
}

const CAUGHT_CARD: Partial<Flight> = { delay: CAUGHT, length: SNATCHING, manner: "snatch" };

function flight(card: string | null, from: string, to: string, how: Partial<Flight> = {}): Flight {
  return { id: ++number, card, from, to, delay: 0, length: FLYING, manner: "fly", breath: 0, ...how };
}
