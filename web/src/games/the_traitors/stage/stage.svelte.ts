/**
 * The big moments take their time on phones as on the big screen (`reveal-timeline.ts`): what is on its way is drawn as far as
 * it is told, and no further. Any touch brings it to its end; where nothing should move there is none of it.
 */

import type { Pace } from "../../../table/connection/pace.svelte";
import { DeathListTimeline } from "../day/death-list.svelte";
import { RevealPlayer } from "./reveal-player.svelte";
import type { View } from "../view";
import { EmptyChairTimeline } from "../day/empty-chair.svelte";

export class Stage {
  private readonly reveals: RevealPlayer;
  private readonly deathList: DeathListTimeline;
  private readonly emptyChair: EmptyChairTimeline;

  /** To be made while a component is made. */
  constructor(
    private readonly pace: Pace<View>,
    now: () => number,
  ) {
    this.reveals = new RevealPlayer(pace, () => undefined);
    this.deathList = new DeathListTimeline(pace, now);
    this.emptyChair = new EmptyChairTimeline(pace);
  }

  get underWay(): boolean {
    return this.reveals.now !== null || this.deathList.underWay || this.vacant;
  }

  /** Everybody looks at an empty chair. */
  get vacant(): boolean {
    return this.emptyChair.looked;
  }

  /** Bars are falling on the stack: how many. */
  get silver(): number | null {
    return this.reveals.now?.kind === "silver" ? this.reveals.now.earned : null;
  }

  /** The answers to the end vote, as they are turned together. */
  get answers(): Record<string, boolean> | null {
    return this.reveals.now?.kind === "end_vote" && this.reveals.step > 0 ? this.reveals.now.votes : null;
  }

  /** The view that is drawn: the one that is on its way, as soon as something of it is told. */
  get view(): View {
    const { now, step } = this.reveals;
    const draws =
      now?.kind === "last_comer" || now?.kind === "vote" || (now?.kind === "banished" && step > 0);
    return draws ? (this.pace.coming ?? this.pace.view) : this.pace.view;
  }

  /**
   * How much of it is told. At breakfast: 0 nobody else comes, 1 who is missing, then each name of a list. Of a vote:
   * 0 its back, 1 the name. Of who is banished: 0 stands up, 1 is asked, 2 has answered.
   */
  get told(): number {
    const { now, step } = this.reveals;
    if (now?.kind === "last_comer") return step - 1;
    if (now?.kind === "vote") return 0;
    if (now?.kind === "banished" && step > 0) return step - 1;
    return this.pace.view.list && this.pace.view.phase === "breakfast"
      ? 1 + Math.max(0, this.deathList.read)
      : Infinity;
  }

  skip(): void {
    this.deathList.skip();
    this.emptyChair.skip();
    this.pace.hurry();
  }
}
