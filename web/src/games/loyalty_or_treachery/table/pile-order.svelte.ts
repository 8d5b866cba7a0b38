/** The order in which this device shows the player's own pile (LT-14). It is sent to no one. */

import { NUMBERS } from "../wire";

/** The highest first. */
const RANKS = Object.keys(NUMBERS.chart).reverse();
const SUITS = "HDSC";

export class Order {
  private wanted = $state.raw<string[]>([]);

  constructor(private readonly place: string) {
    try {
      this.wanted = JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as string[];
    } catch {
      // Then in the order in which they were won.
    }
  }

  private get key(): string {
    return `turncoat.order.${this.place}`;
  }

  /** Cards that came since the order was made follow in the order in which they were won. */
  of(pile: string[]): string[] {
    const kept = this.wanted.filter((card) => pile.includes(card));
    return [...kept, ...pile.filter((card) => !kept.includes(card))];
  }

  set(cards: string[]): void {
    this.wanted = cards;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(cards));
    } catch {
      // Kept until the page is closed.
    }
  }

  sort(pile: string[], by: "colour" | "rank"): void {
    const rank = (card: string): number => RANKS.indexOf(card[0] ?? "");
    const suit = (card: string): number => SUITS.indexOf(card[1] ?? "");
    const value = (card: string): number =>
      by === "colour" ? suit(card) * RANKS.length + rank(card) : rank(card) * SUITS.length + suit(card);
    this.set([...pile].sort((a, b) => value(a) - value(b)));
  }

  clear(): void {
    this.set([]);
  }
}
