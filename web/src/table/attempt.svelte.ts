/** Something is tried that may be refused: whether it is under way, and why it was not done. */

import { reason } from "../api";

/** How long a refusal stays readable, even if the table changes meanwhile. */
const READABLE = 3_000;

export class Attempt {
  busy = $state(false);
  /** The refusal in words; empty when there is none. */
  refusal = $state("");
  private readableUntil = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** With `onView`, made while a component is made: a refusal that belongs to an earlier view goes away. */
  constructor(onView?: (listener: () => void) => () => void) {
    if (!onView) return;
    $effect(() => {
      const stop = onView(() => this.expire());
      return () => {
        stop();
        clearTimeout(this.timer);
      };
    });
  }

  /** Try it; whether it was done. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    this.clear();
    this.busy = true;
    try {
      await what();
      return true;
    } catch (error) {
      this.refuse(reason(error));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Not even tried, for this reason. */
  refuse(why: string): void {
    this.refusal = why;
    this.readableUntil = performance.now() + READABLE;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.refusal = "";
  }

  private expire(): void {
    if (!this.refusal) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), Math.max(0, this.readableUntil - performance.now()));
  }
}
