/** What the big screen is in the middle of: which overture, and how far it is. */

import { untrack } from "svelte";
import type { Pace } from "../../../table/pace.svelte";
import { overture, steps, type Overture } from "./reveal-timeline";
import type { View } from "../wire";

export class Scene {
  now = $state.raw<Overture | null>(null);
  step = $state(0);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onstep` hears every step as it begins. */
  constructor(
    pace: Pace<View>,
    private readonly onstep: (opening: Overture, step: number, coming: View) => void,
  ) {
    $effect(() => {
      const coming = pace.coming;
      untrack(() => this.begin(coming, pace.view));
      return () => clearTimeout(this.timer);
    });
  }

  private begin(coming: View | null, shown: View): void {
    clearTimeout(this.timer);
    const opening = coming && overture(coming, shown);
    this.now = opening;
    this.step = 0;
    if (opening) this.go(opening, 0, coming);
  }

  private go(opening: Overture, step: number, coming: View): void {
    this.step = step;
    this.onstep(opening, step, coming);
    const after = steps(opening)[step];
    if (after !== undefined && step + 1 < steps(opening).length)
      this.timer = setTimeout(() => this.go(opening, step + 1, coming), after);
  }
}
