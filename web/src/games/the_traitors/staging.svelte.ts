/**
 * The big moments take their time on phones as on the big screen (`overture.ts`): what is on its way is drawn as far as
 * it is told, and no further. Any touch brings it to its end; where nothing should move there is none of it.
 */

import { untrack } from "svelte";
import { stillness } from "../../device.svelte";
import type { Pace } from "../../table/pace.svelte";
import { COMES, LOOKS } from "./overture";
import { Scene } from "./scene.svelte";
import { allIn, type View } from "./seen";

/** How long each name of a death list is left to itself. */
const NAME = 1_300;

export class Staging {
  private readonly scene: Scene;
  /** How many names of a death list have been read. */
  private read = $state(Infinity);
  private list = "";
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** To be made while a component is made. */
  constructor(
    private readonly pace: Pace<View>,
    private readonly now: () => number,
  ) {
    this.scene = new Scene(pace, () => undefined);
    $effect.pre(() => {
      const view = pace.view;
      untrack(() => this.readOut(view));
    });
    $effect(() => () => this.timers.forEach(clearTimeout));
  }

  get underWay(): boolean {
    return this.scene.now !== null || this.read !== Infinity;
  }

  /** Bars are falling on the stack: how many. */
  get silver(): number | null {
    return this.scene.now?.kind === "silver" ? this.scene.now.earned : null;
  }

  /** The answers to the end vote, as they are turned together. */
  get answers(): Record<string, boolean> | null {
    return this.scene.now?.kind === "end_vote" && this.scene.step > 0 ? this.scene.now.votes : null;
  }

  /** The view that is drawn: the one that is on its way, as soon as something of it is told. */
  get view(): View {
    const { now, step } = this.scene;
    const draws =
      now?.kind === "last_comer" || now?.kind === "vote" || (now?.kind === "banished" && step > 0);
    return draws ? (this.pace.coming ?? this.pace.view) : this.pace.view;
  }

  /**
   * How much of it is told. At breakfast: 0 nobody else comes, 1 who is missing, then each name of a list. Of a vote:
   * 0 its back, 1 the name. Of who is banished: 0 stands up, 1 is asked, 2 has answered.
   */
  get told(): number {
    const { now, step } = this.scene;
    if (now?.kind === "last_comer") return step - 1;
    if (now?.kind === "vote") return 0;
    if (now?.kind === "banished" && step > 0) return step - 1;
    return this.pace.view.list && this.pace.view.phase === "breakfast" ? 1 + this.read : Infinity;
  }

  skip(): void {
    this.timers.splice(0).forEach(clearTimeout);
    this.read = Infinity;
    this.pace.hurry();
  }

  /** TT-33: one name after another, counted from when the list was opened: who comes late is not told late. */
  private readOut(view: View): void {
    const list = view.phase === "breakfast" && allIn(view) && view.list ? `${view.day} ${view.list}` : "";
    if (list === this.list) return;
    this.list = list;
    this.timers.splice(0).forEach(clearTimeout);
    this.read = Infinity;
    if (!list || !view.list || stillness.matches) return;
    const past = (this.now() - view.since) * 1000;
    const times = view.list.map((_, i) => COMES + LOOKS + (i + 2) * NAME - past);
    this.read = times.filter((time) => time <= 0).length;
    if (this.read === times.length) this.read = Infinity;
    for (const [i, time] of times.entries())
      if (time > 0)
        this.timers.push(setTimeout(() => (this.read = i + 1 < times.length ? i + 1 : Infinity), time));
  }
}
