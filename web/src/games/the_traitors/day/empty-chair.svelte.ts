/** Shows nothing but the empty chair for a while, when somebody is missing at breakfast (TT-35). A touch ends it. */

import type { Pace } from "../../../table/connection/pace.svelte";
import { Timeline } from "../../../timing/timeline.svelte";
import { areAllSeated, missingSeats, type View } from "../view";

const ALONE = 6_000;

export class EmptyChairTimeline {
  private readonly timeline = new Timeline<null>();

  /** Create it during a component's initialisation. */
  constructor(pace: Pace<View>) {
    $effect(() =>
      pace.onView((_, jump) => {
        const before = jump ? null : pace.before;
        if (before && isNewlyMissing(pace.view, before)) this.timeline.play([[ALONE, null]]);
        else if (pace.view.phase !== "breakfast") this.skip();
      }),
    );
    $effect(() => this.timeline.stop);
  }

  /** Only the empty chair is shown now. */
  get underWay(): boolean {
    return this.timeline.underWay;
  }

  skip(): void {
    this.timeline.stop();
  }
}

/** Tell whether a view is the first to show that somebody is missing. */
const isNewlyMissing = (view: View, before: View): boolean =>
  before.phase === "breakfast" &&
  !areAllSeated(before) &&
  areAllSeated(view) &&
  missingSeats(view).length > 0;
