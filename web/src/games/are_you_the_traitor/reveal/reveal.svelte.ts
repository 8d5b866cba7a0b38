/**
 * The reveal takes its time: the seal comes down and the room is dark; cards turn over one after another, caller and called last, then the verdict, then the
 * treasure. The moves never wait for it, and any touch ends it.
 */

import { reducedMotion } from "../../../device.svelte";
import type { View } from "../view";

/** The seal lies on the table. */
const STAMPED = 1_500;
const START = 1_600;
const CARD = 230;
const LAST = 750;
const VERDICT = 800;

export class RevealAnimation {
  /** Seats whose card lies open, null: all of them. */
  open = $state.raw<Set<number> | null>(null);
  /** The verdict is out. */
  told = $state(true);
  /** The seal has come down, and it is dark. */
  stamped = $state(false);
  /** Treasure is on its way round the table. */
  dealing = $state(false);
  /** Hear a card turn (the last two decide), and the verdict. */
  onturn: ((last: boolean) => void) | null = null;
  onverdict: ((view: View) => void) | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  get underWay(): boolean {
    return this.open !== null || !this.told;
  }

  begin(view: View): void {
    const reveal = view.reveal;
    this.stop();
    if (!reveal || reducedMotion.matches || document.visibilityState === "hidden") return this.skip();
    const others = view.players
      .map((player) => player.seat)
      .filter((seat) => seat !== reveal.caller && seat !== reveal.target);
    this.open = new Set();
    this.told = false;
    this.dealing = false;
    this.stamped = true;
    this.after(STAMPED, () => (this.stamped = false));
    let at = START;
    for (const seat of others) {
      this.after(at, () => this.turn(seat, false));
      at += CARD;
    }
    for (const seat of [reveal.caller, reveal.target]) {
      at += LAST - CARD;
      this.after(at, () => this.turn(seat, true));
      at += CARD;
    }
    this.after(at + LAST - CARD, () => {
      this.open = null;
      this.told = true;
      this.dealing = true;
      this.onverdict?.(view);
    });
    this.after(at + LAST + VERDICT, () => (this.dealing = false));
  }

  skip(): void {
    this.stop();
    this.open = null;
    this.told = true;
    this.dealing = this.stamped = false;
  }

  stop(): void {
    this.timers.splice(0).forEach(clearTimeout);
  }

  private turn(seat: number, last: boolean): void {
    this.onturn?.(last);
    this.open = new Set([...(this.open ?? []), seat]);
  }

  private after(delay: number, then: () => void): void {
    this.timers.push(setTimeout(then, delay));
  }
}
