/** What the big screen is in the middle of: which reveal, and how far it is. */

import { untrack } from "svelte";
import type { Pace } from "../../../table/connection/pace.svelte";
import { revealBefore, stepTimes, type Reveal } from "./reveal-timeline";
import type { View } from "../wire";

export class RevealPlayer {
  now = $state.raw<Reveal | null>(null);
  step = $state(0);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onstep` hears every step as it begins. */
  constructor(
    pace: Pace<View>,
    private readonly onstep: (reveal: Reveal, step: number, coming: View) => void,
  ) {
    $effect(() => {
      const coming = pace.coming;
      untrack(() => this.begin(coming, pace.view));
      return () => clearTimeout(this.timer);
    });
  }

  private begin(coming: View | null, shown: View): void {
    clearTimeout(this.timer);
    const reveal = coming && revealBefore(coming, shown);
    this.now = reveal;
    this.step = 0;
    if (reveal) this.go(reveal, 0, coming);
  }

  private go(reveal: Reveal, step: number, coming: View): void {
    this.step = step;
    this.onstep(reveal, step, coming);
    const after = stepTimes(reveal)[step];
    if (after !== undefined && step + 1 < stepTimes(reveal).length)
      this.timer = setTimeout(() => this.go(reveal, step + 1, coming), after);
  }
}
