/** The end, counted out one card at a time, the poorest first. */

import { stillness } from "../../device.svelte";
import { noise } from "./noise";
import type { Loot } from "./seen";
import { NUMBERS, type View } from "./wire";

export interface Row {
  seat: number;
  /** Treasures first, then traps, then penalty cards. */
  cards: (Loot | "penalty")[];
}

const CARD = 320;
const PAUSE = 700;

const { treasure, trap, penalty } = NUMBERS.points;
export const worth = (card: Loot | "penalty"): number =>
  card === "treasure" ? treasure : card === "penalty" ? penalty : trap;

/** Everybody with their cards, the poorest first. */
export function rows(view: Pick<View, "players" | "loot" | "penalties" | "points">): Row[] {
  const cards = (seat: number): Row["cards"] => {
    const loot = view.loot[seat] ?? [];
    return [
      ...loot.filter((card) => card === "treasure"),
      ...loot.filter((card) => card !== "treasure"),
      ...Array.from({ length: view.penalties[seat] ?? 0 }, () => "penalty" as const),
    ];
  };
  return view.players
    .map(({ seat }) => ({ seat, cards: cards(seat) }))
    .sort((a, b) => (view.points[a.seat] ?? 0) - (view.points[b.seat] ?? 0) || a.seat - b.seat);
}

export class Counting {
  /** How many cards of each row lie on the table; rows beyond the last are still to come. */
  laid = $state.raw<number[]>([]);
  done = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `told`: it has been counted before, nobody waits for it again. */
  constructor(
    readonly rows: Row[],
    told = false,
  ) {
    if (told || stillness.matches) this.finish();
    else this.timer = setTimeout(() => this.lay(0, 0), PAUSE);
  }

  /** All of it at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.laid = this.rows.map(({ cards }) => cards.length);
    this.done = true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** What somebody's cards on the table are worth so far. */
  points(row: number): number {
    return (this.rows[row]?.cards ?? [])
      .slice(0, this.laid[row] ?? 0)
      .reduce((sum, card) => sum + worth(card), 0);
  }

  private lay(row: number, count: number): void {
    const cards = this.rows[row]?.cards;
    if (!cards) {
      this.done = true;
      return;
    }
    this.laid = [...this.laid.slice(0, row), count];
    const last = cards[count - 1];
    if (last) (last === "treasure" ? noise.coin : noise.skull)();
    const more = count < cards.length;
    this.timer = setTimeout(
      () => (more ? this.lay(row, count + 1) : this.lay(row + 1, 0)),
      more ? CARD : PAUSE,
    );
  }
}
