/**
 * What is shown trails behind what is known, so that eyes can follow: nothing of a view is told before the card that
 * decides it has turned. Any touch can bring the table up to date.
 */

import { reducedMotion } from "../../device.svelte";
import type { View } from "../../wire";
import type { AnyView, OnView, NumberedView } from "./feed";

/** A game's own pace, in milliseconds. */
export interface Tempo<V extends AnyView = View> {
  /** How long a view is held back for an animation, such as a card that turns. */
  lead?: (next: V, shown: V) => number;
  /** How long a view is looked at before the next one begins. */
  dwell?: (shown: V) => number;
}

/** With more views than this in hand the table catches up at once. */
const TOO_MANY = 4;

export class Pace<V extends AnyView = View> {
  /** The view that is shown, and its number. */
  view = $state.raw<V>() as V;
  moment = $state(0);
  /** The one shown before it. */
  before = $state.raw<V | null>(null);
  /** Something is on its way to this view; nothing else of it may be seen yet. */
  coming = $state.raw<V | null>(null);
  /** The view that ends the match, kept for the count: nothing else may show it yet. */
  closing = $state.raw<NumberedView<V> | null>(null);
  /** Whether newer views wait: the offered moves may be out of date. */
  behind = $state(false);
  /** The last change was not watched as it happened: nothing flies. */
  skipped = false;

  private waiting: NumberedView<V>[] = [];
  private arriving: NumberedView<V> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listeners = new Set<Parameters<OnView<V>>[0]>();

  constructor(
    first: { n: number; view: V },
    private readonly tempo: Tempo<V> = {},
    /** Hold the last view back until `conclude` is called, so that the result can be counted out. */
    private readonly counted = false,
  ) {
    this.view = first.view;
    this.moment = first.n;
  }

  /** Listen to every view as it is shown. */
  readonly onView: OnView<V> = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  push(seen: NumberedView<V>, jump = false): void {
    this.waiting.push(seen);
    const hurried = this.waiting.length > TOO_MANY || document.visibilityState === "hidden";
    if (this.closing) this.look();
    else if (jump || hurried || reducedMotion.matches) this.catchUp(jump);
    else if (this.timer === undefined) this.next();
    this.look();
  }

  /** Show the latest view at once; an end is still counted out. */
  hurry(): void {
    if (this.behind && !this.closing) this.catchUp(false);
  }

  /** It has been counted out: now everybody may know. */
  conclude(): void {
    const seen = this.closing;
    if (!seen) return;
    this.closing = this.coming = null;
    this.skipped = true;
    this.tell(seen, false);
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private catchUp(jump: boolean): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = [...(this.arriving ? [this.arriving] : []), ...this.waiting.splice(0)];
    this.arriving = this.coming = null;
    this.skipped = true;
    for (const seen of all) {
      if (this.closing) this.waiting.push(seen);
      else if (this.ends(seen)) this.closing = seen;
      else this.tell(seen, jump);
    }
    this.look();
  }

  private ends({ view }: NumberedView<V>): boolean {
    return this.counted && view.result !== null && this.view.result === null;
  }

  private next(): void {
    this.timer = undefined;
    const seen = this.waiting.shift();
    if (seen) {
      const lead = this.tempo.lead?.(seen.view, this.view) ?? 0;
      if (lead > 0) {
        this.arriving = seen;
        this.coming = seen.view;
        this.timer = setTimeout(() => this.arrive(seen), lead);
      } else this.arrive(seen);
    }
    this.look();
  }

  private arrive(seen: NumberedView<V>): void {
    this.arriving = null;
    this.timer = undefined;
    if (this.ends(seen)) {
      this.closing = seen; // what led up to it stays as it is until the counting takes its place
      return this.look();
    }
    this.coming = null;
    this.skipped = false;
    this.tell(seen, false);
    const dwell = this.tempo.dwell?.(seen.view) ?? 0;
    if (dwell > 0) this.timer = setTimeout(() => this.next(), dwell);
    else this.next();
    this.look();
  }

  private tell(seen: NumberedView<V>, jump: boolean): void {
    this.before = this.view;
    this.view = seen.view;
    this.moment = seen.n;
    for (const listener of this.listeners) listener(seen, jump);
  }

  private look(): void {
    this.behind = this.arriving !== null || this.closing !== null || this.waiting.length > 0;
  }
}
