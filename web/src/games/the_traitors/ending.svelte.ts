/** The end (TT-39): those who are left reveal themselves one at a time; then who has won, then the silver. */

import { stillness } from "../../device.svelte";
import { noise } from "./noise";
import type { View } from "./wire";

const FIRST = 2_600;
const NEXT = 2_400;
/** The last one takes longest. */
const LAST = 4_200;
const VERDICT = 2_200;
const SILVER = 2_400;

export class Revealing {
  /** How many of those left have shown who they are. */
  shown = $state(0);
  /** Who has won is told. */
  verdict = $state(false);
  /** The silver is shared, and everybody else's identity is told. */
  done = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `watched`: it happens before everybody's eyes; otherwise it was told before, and nobody waits for it again.
   * `heard`: with its sounds, on the screen of a room; a dozen phones would not keep time.
   */
  constructor(
    private readonly view: View,
    watched: boolean,
    private readonly heard: boolean,
  ) {
    if (!watched || stillness.matches) this.finish();
    else this.after(FIRST, () => this.turn());
  }

  /** In seat order: the order gives nothing away. */
  get left(): number[] {
    return this.view.alive;
  }

  /** All of it at once. */
  finish(): void {
    this.stop();
    this.shown = this.left.length;
    this.verdict = this.done = true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private after(time: number, then: () => void): void {
    this.timer = setTimeout(then, time);
  }

  private turn(): void {
    const seat = this.left[this.shown];
    if (seat === undefined) return this.tell();
    this.shown += 1;
    if (this.heard) noise.identity(this.view.recap?.identities[seat] ?? "loyal");
    const more = this.left.length - this.shown;
    if (more === 1 && this.heard) noise.hush();
    this.after(more === 0 ? VERDICT : more === 1 ? LAST : NEXT, () =>
      more === 0 ? this.tell() : this.turn(),
    );
  }

  private tell(): void {
    this.verdict = true;
    if (this.heard) noise.toll();
    this.after(SILVER, () => {
      if (this.heard) noise.bar();
      this.done = true;
    });
  }
}
