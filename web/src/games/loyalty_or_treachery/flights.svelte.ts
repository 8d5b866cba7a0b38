/** Cards in the air: which fly from where to where when a move is drawn. */

import { stillness } from "../../device.svelte";
import { other, type Seen } from "./seen";

export interface Flight {
  id: number;
  card: string | null;
  from: string;
  to: string;
  delay: number;
  /** A card called for turns over on its way. */
  turning: boolean;
}

let number = 0;

export class Flights {
  up = $state<Flight[]>([]);

  /** What a change of view lets fly. */
  launch(view: Seen, before: Seen | null): void {
    this.up = [];
    const last = view.last;
    if (!last || !before || stillness.matches || document.visibilityState === "hidden") return;
    const actor = last.seat;
    const flock = (cards: (string | null)[], from: string, to: string): void => {
      cards.forEach((card, i) => this.fly({ card, from, to, delay: i * 90, turning: false }));
    };
    if (last.move.move === "call") {
      this.fly({ card: last.card ?? null, from: "deck", to: "shown", delay: 0, turning: true });
      if (last.to !== undefined)
        this.fly({
          card: last.card ?? null,
          from: "shown",
          to: `pile${last.to}`,
          delay: 820,
          turning: false,
        });
    } else if (last.move.move === "loyalty") flock(last.cards ?? [], "deck", `pile${actor}`);
    else if (last.move.move === "treachery") flock(last.move.cards ?? [], `pile${actor}`, "deck");
    else if (last.move.move === "take") flock(last.cards ?? [], `pile${other(actor)}`, `pile${actor}`);
  }

  land(id: number): void {
    this.up = this.up.filter((flight) => flight.id !== id);
  }

  /** Whether the card that was called for is still on its way to the place where it is shown. */
  get turning(): boolean {
    return this.up.some((flight) => flight.turning);
  }

  private fly(flight: Omit<Flight, "id">): void {
    this.up.push({ ...flight, id: ++number });
  }
}
