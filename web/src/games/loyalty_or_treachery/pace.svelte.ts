/**
 * What is drawn trails behind what is known, so that eyes can follow. The moves never wait for it: they are
 * offered from the latest view, and any touch brings the drawing up to date.
 */

import { stillness } from "../../device.svelte";
import { seen, type Seen } from "./seen";
import type { View } from "../../wire";

const TOO_MANY = 4;

function dwell(view: Seen): number {
  const move = view.last?.move.move;
  return move === "call" ? 1_150 : move === "take" || move === "treachery" ? 800 : 600;
}

export class Pace {
  drawn = $state.raw<Seen>() as Seen;
  before = $state.raw<Seen | null>(null);
  /** The last change was jumped to: nothing flies. */
  jumped = false;
  private waiting: Seen[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.drawn = seen(view);
  }

  push(view: View): void {
    this.waiting.push(seen(view));
    if (this.waiting.length > TOO_MANY || document.visibilityState === "hidden" || stillness.matches)
      this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Up to date at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const view of this.waiting.splice(0)) this.draw(view, true);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const view = this.waiting.shift();
    if (!view) {
      this.timer = undefined;
      return;
    }
    this.draw(view, false);
    this.timer = setTimeout(() => this.next(), dwell(view));
  }

  private draw(view: Seen, jumped: boolean): void {
    this.jumped = jumped;
    this.before = this.drawn;
    this.drawn = view;
  }
}
