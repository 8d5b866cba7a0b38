/**
 * TT-33: a death list is read out at breakfast, one name after another, on phones and on the big screen at the same
 * moments: they are counted from when everybody was in, so that who comes late is not told late.
 */

import { untrack } from "svelte";
import { reducedMotion } from "../../../device.svelte";
import type { Pace } from "../../../table/connection/pace.svelte";
import { COMES, LOOKS } from "../stage/reveal-timeline";
import { areAllSeated, type View } from "../view";

/** Who is missing has been told; the list is found; its names are read; then it is looked at. */
const FOUND = 2_900;
const FIRST = 6_400;
const NAME = 1_900;
const LOOKED_AT = 3_400;

/** When each step begins, counted from when everybody was in: the list is found, then each name, then it is over. */
export function readingTimes(names: number): number[] {
  const told = COMES + LOOKS;
  const last = told + FIRST + (names - 1) * NAME;
  return [
    told + FOUND,
    ...Array.from({ length: names }, (_, i) => told + FIRST + i * NAME),
    last + LOOKED_AT,
  ];
}

export class DeathListTimeline {
  /** How many names have been read; -1: the list is not found yet; Infinity: all of it is known. */
  read = $state(Infinity);
  private list = "";
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** To be made while a component is made. `onread` hears every step, or that all of it is told at once. */
  constructor(
    pace: Pace<View>,
    private readonly now: () => number,
    private readonly onread: (view: View, read: number) => void = () => undefined,
  ) {
    $effect.pre(() => {
      const view = pace.view;
      untrack(() => this.look(view));
    });
    $effect(() => () => this.stop());
  }

  get underWay(): boolean {
    return this.read !== Infinity;
  }

  /** The list lies open. */
  get open(): boolean {
    return this.underWay && this.read >= 0;
  }

  skip(): void {
    this.stop();
    this.read = Infinity;
  }

  private stop(): void {
    this.timers.splice(0).forEach(clearTimeout);
  }

  private look(view: View): void {
    const list =
      view.phase === "breakfast" && areAllSeated(view) && view.list ? `${view.day} ${view.list}` : "";
    if (list === this.list) return;
    this.list = list;
    this.skip();
    if (!list || !view.list) return;
    if (reducedMotion.matches) return this.onread(view, Infinity);
    const past = (this.now() - view.since) * 1000;
    const times = readingTimes(view.list.length);
    this.read = times.filter((time) => time <= past).length - 1;
    if (this.read === view.list.length + 1) this.read = Infinity;
    for (const [i, time] of times.entries())
      if (time > past) this.timers.push(setTimeout(() => this.go(view, i), time - past));
  }

  private go(view: View, step: number): void {
    const names = view.list?.length ?? 0;
    this.read = step > names ? Infinity : step;
    if (step <= names) this.onread(view, step);
  }
}
