/** Plays the reveal that leads up to the next view, step by step. */

import { untrack } from "svelte";
import type { Pace } from "../../../table/connection/pace.svelte";
import { Timeline } from "../../../timing/timeline.svelte";
import type { View } from "../wire";
import { revealBefore, stepTimes, type Reveal } from "./reveal-timeline";

export class RevealPlayer {
  /** The reveal that is played; null while none is. */
  now = $state.raw<Reveal | null>(null);
  private readonly timeline: Timeline<number>;

  /** Create it during a component's initialisation. `onstep` is called as each step begins. */
  constructor(pace: Pace<View>, onstep?: (reveal: Reveal, step: number, coming: View) => void) {
    this.timeline = new Timeline({
      onstep: (step) => onstep?.(this.now!, step, pace.coming!),
    });
    $effect(() => {
      const { coming } = pace;
      untrack(() => this.begin(coming && revealBefore(coming, pace.view)));
      return this.timeline.stop;
    });
  }

  /** The step that the present reveal has reached. */
  get step(): number {
    return this.timeline.step ?? 0;
  }

  private begin(reveal: Reveal | null): void {
    this.now = reveal;
    if (reveal) this.timeline.play([0, ...stepTimes(reveal).slice(0, -1)].map((wait, step) => [wait, step]));
  }
}
