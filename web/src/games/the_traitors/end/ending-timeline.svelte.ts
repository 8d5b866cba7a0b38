/**
 * The end (TT-39): those who are left reveal themselves one at a time; then the silver is paid out bar by bar, to each
 * winner at the same time.
 */

import { reducedMotion } from "../../../device.svelte";
import { share } from "./fraction";
import { noise } from "../noise";
import type { View } from "../wire";

const FIRST = 2_600;
const NEXT = 2_400;
/** The last one takes longest. */
const LAST = 4_200;
const VERDICT = 2_200;
/** All bars together take about as long, however many there are. */
const ALL = 4_000;
const QUICKEST = 90;
const SLOWEST = 450;
const COUNTED = 1_400;

/** Whole bars for each winner. */
export const bars = ({ result }: Pick<View, "result">): number =>
  share(Object.values(result?.shares ?? {})[0] ?? "0/1").whole;

export class EndingTimeline {
  /** How many of those left have shown who they are. */
  shown = $state(0);
  /** The silver is being paid: who gets some has won. */
  paying = $state(false);
  /** How many whole bars lie before each winner. */
  paid = $state(0);
  /** Everything is told, fractions of a bar and everybody else's identity too. */
  done = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly bars: number;

  /**
   * `told`: it was told before, and nobody waits for it again. `heard`: with its sounds. `hear` is told who has just
   * turned round, and when all is known.
   */
  constructor(
    private readonly view: View,
    told: boolean,
    private readonly heard: boolean,
    private readonly hear: { turned: (seat: number) => void; done: () => void },
  ) {
    this.bars = bars(view);
    if (told || reducedMotion.matches) this.finish();
    else this.after(FIRST, () => this.turn());
  }

  /** In seat order: the order gives nothing away. */
  get left(): number[] {
    return this.view.alive;
  }

  /** All of it at once. */
  finish(): void {
    this.stop();
    if (this.done) return;
    this.shown = this.left.length;
    this.paid = this.bars;
    this.paying = this.done = true;
    this.hear.done();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private after(time: number, then: () => void): void {
    this.timer = setTimeout(then, time);
  }

  private turn(): void {
    const seat = this.left[this.shown];
    if (seat === undefined) return this.finish();
    this.shown += 1;
    if (this.heard) noise.identity(this.view.recap?.identities[seat] ?? "loyal");
    this.hear.turned(seat);
    const more = this.left.length - this.shown;
    if (more === 1 && this.heard) noise.hush();
    this.after(more === 0 ? VERDICT : more === 1 ? LAST : NEXT, () =>
      more === 0 ? this.pay() : this.turn(),
    );
  }

  private pay(): void {
    if (!this.paying && this.heard) noise.toll();
    this.paying = true;
    if (this.paid === this.bars) return this.after(COUNTED, () => this.finish());
    const wait = Math.min(SLOWEST, Math.max(QUICKEST, ALL / this.bars));
    this.after(this.paid === 0 ? COUNTED : wait, () => {
      this.paid += 1;
      if (this.heard) noise.bar();
      this.pay();
    });
  }
}
