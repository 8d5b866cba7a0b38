/**
 * Reads a death list out at breakfast, name by name (TT-33). Times count from the moment when everybody was in, so that
 * phones, the big screen and latecomers are all at the same name.
 */

import { untrack } from "svelte";
import { reducedMotion } from "../../../device.svelte";
import type { Pace } from "../../../table/connection/pace.svelte";
import { Timeline, type Timed } from "../../../timing/timeline.svelte";
import { COMES, LOOKS } from "../stage/reveal-timeline";
import { areAllSeated, type View } from "../view";

/** The list is found after FOUND, its first name is read at FIRST and the others follow; then it stays for a while. */
const FOUND = 2_900;
const FIRST = 6_400;
const NAME = 1_900;
const LOOKED_AT = 3_400;

/** Return the steps of the reading: 0 when the list is found, then the number of names read, at last Infinity. */
const readingSteps = (names: number): Timed<number>[] => [
  [COMES + LOOKS + FOUND, 0],
  ...Array.from({ length: names }, (_, i): Timed<number> => [i === 0 ? FIRST - FOUND : NAME, i + 1]),
  [LOOKED_AT, Infinity],
];

export class DeathListTimeline {
  private readonly timeline: Timeline<number>;
  private list = "";

  /** Create it during a component's initialisation. `onread` gets every step, or Infinity where nothing may move. */
  constructor(
    pace: Pace<View>,
    private readonly now: () => number,
    private readonly onread?: (view: View, read: number) => void,
  ) {
    this.timeline = new Timeline({
      onstep: (read) => {
        if (read !== Infinity) this.onread?.(pace.view, read);
      },
    });
    $effect.pre(() => {
      const { view } = pace;
      untrack(() => this.follow(view));
    });
    $effect(() => this.timeline.stop);
  }

  get underWay(): boolean {
    return this.timeline.underWay;
  }

  /** How many names have been read; -1 before the list is found, Infinity once all of it is known. */
  get read(): number {
    return this.underWay ? (this.timeline.step ?? -1) : Infinity;
  }

  /** The list has been found and is being read. */
  get open(): boolean {
    return this.underWay && this.read >= 0;
  }

  skip(): void {
    this.timeline.stop();
  }

  private follow(view: View): void {
    const list =
      view.phase === "breakfast" && areAllSeated(view) && view.list ? `${view.day} ${view.list}` : "";
    if (list === this.list) return;
    this.list = list;
    this.skip();
    if (!list || !view.list) return;
    if (reducedMotion.matches) this.onread?.(view, Infinity);
    else this.timeline.play(readingSteps(view.list.length), (this.now() - view.since) * 1000);
  }
}
