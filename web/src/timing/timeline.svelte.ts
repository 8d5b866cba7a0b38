/**
 * A staged sequence: steps that begin one after the other, which a touch brings to its end.
 *
 * Every step has its own due time, counted from the start. So a timer that fires late (a busy device, a hidden tab)
 * delays nothing after it: overdue steps follow at once.
 */

import { reducedMotion } from "../device.svelte";

/** How many milliseconds after the step before it a step begins. The first one counts from the start. */
export type Timed<S> = readonly [wait: number, step: S];

export interface TimelineOptions<S> {
  /** Called with every step that begins on time; not with those that are skipped or were over before the start. */
  onstep?: (step: S) => void;
  /** Called once when the last step has begun, or when the rest is skipped. */
  onend?: () => void;
  /** What to do where people ask for reduced motion. */
  whenStill?: "skip" | "play";
  /** What to do while the page is hidden: play all the same, skip to the end, or begin once it is visible. */
  whenHidden?: "play" | "skip" | "wait";
}

const isHidden = (): boolean => document.visibilityState === "hidden";

/** Make one for a component and stop it with it: `$effect(() => timeline.stop)`. */
export class Timeline<S> {
  /** The step that began last; null before the first one. */
  step = $state.raw<S | null>(null);
  /** More steps are to come. */
  underWay = $state(false);

  private left: Timed<S>[] = [];
  /** When the step before the next one was due, on the clock of `performance.now`. */
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: TimelineOptions<S> = {}) {}

  /**
   * Play these steps from the start, in place of those that are playing.
   *
   * `elapsed`: so many milliseconds of it are over already. What was due by then is not played, but `step` says how far
   * that is.
   */
  play(steps: readonly Timed<S>[], elapsed = 0): void {
    const { whenStill = "skip", whenHidden = "play" } = this.options;
    this.stop();
    this.step = null;
    this.left = [...steps];
    this.underWay = true;
    if ((whenStill === "skip" && reducedMotion.matches) || (whenHidden === "skip" && isHidden()))
      return this.skip();
    if (whenHidden !== "play") document.addEventListener("visibilitychange", this.look);
    if (whenHidden === "wait" && isHidden()) return;
    this.begin(elapsed);
  }

  /** Bring it to its end at once. Does nothing where nothing is played. */
  skip(): void {
    if (!this.underWay) return;
    this.step = this.left.at(-1)?.[1] ?? this.step;
    this.end();
  }

  /** Stop where it is and call nothing more. */
  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    document.removeEventListener("visibilitychange", this.look);
    this.left = [];
    this.underWay = false;
  };

  private begin(elapsed: number): void {
    let over = 0;
    for (let [next] = this.left; next && over + next[0] < elapsed; [next] = this.left) {
      over += next[0];
      this.step = next[1];
      this.left.shift();
    }
    this.due = performance.now() - elapsed + over;
    this.next();
  }

  private next(): void {
    const [first] = this.left;
    if (!first) return this.end();
    const wait = this.due + first[0] - performance.now();
    if (wait > 0) this.timer = setTimeout(() => this.take(), wait);
    else this.take();
  }

  private take(): void {
    const [wait, step] = this.left.shift()!;
    const { left } = this;
    this.due += wait;
    this.step = step;
    this.options.onstep?.(step);
    if (this.left === left) this.next(); // unless `onstep` has stopped it, or begun anew
  }

  private end(): void {
    this.stop();
    this.options.onend?.();
  }

  private readonly look = (): void => {
    if (this.options.whenHidden === "skip") {
      if (isHidden()) this.skip();
    } else if (!isHidden() && this.timer === undefined) {
      document.removeEventListener("visibilitychange", this.look);
      this.begin(0);
    }
  };
}
