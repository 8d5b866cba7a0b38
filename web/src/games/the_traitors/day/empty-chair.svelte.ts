/** TT-35: a chair stays empty. For a while there is nothing else, on phones and on the big screen; a touch ends it. */

import { reducedMotion } from "../../../device.svelte";
import type { Pace } from "../../../table/connection/pace.svelte";
import { areAllSeated, missingSeats, type View } from "../view";

const ALONE = 6_000;

export class EmptyChairTimeline {
  /** Everybody looks at the empty chair. */
  looked = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a component is made. */
  constructor(pace: Pace<View>) {
    $effect(() =>
      pace.onView((_, jump) => {
        const before = jump ? null : pace.before;
        if (before && isFresh(pace.view, before)) this.begin();
        else if (pace.view.phase !== "breakfast") this.skip();
      }),
    );
    $effect(() => () => clearTimeout(this.timer));
  }

  skip(): void {
    clearTimeout(this.timer);
    this.looked = false;
  }

  private begin(): void {
    this.skip();
    if (reducedMotion.matches) return;
    this.looked = true;
    this.timer = setTimeout(() => (this.looked = false), ALONE);
  }
}

/** That somebody is missing has just come out. */
const isFresh = (view: View, before: View): boolean =>
  before.phase === "breakfast" &&
  !areAllSeated(before) &&
  areAllSeated(view) &&
  missingSeats(view).length > 0;
