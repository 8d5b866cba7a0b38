/**
 * What a phone shows during a reveal (`reveal-timeline.ts`): the next view, as far as it is revealed and no further.
 * A touch skips to the end; with reduced motion there are no reveals.
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

  /** Create it during a component's initialisation. */
  constructor(
    private readonly pace: Pace<View>,
    now: () => number,
  ) {
    this.reveals = new RevealPlayer(pace);
    this.deathList = new DeathListTimeline(pace, now);
    this.emptyChair = new EmptyChairTimeline(pace);
  }

  get underWay(): boolean {
    return this.reveals.now !== null || this.deathList.underWay || this.showsEmptyChair;
  }

  /** Nothing but an empty chair is shown. */
  get showsEmptyChair(): boolean {
    return this.emptyChair.underWay;
  }

  /** The number of bars that are falling on the stack; null while none are. */
  get silver(): number | null {
    return this.reveals.now?.kind === "silver" ? this.reveals.now.earned : null;
  }

  /** The player whose card is turning; null while none is. */
  get turning(): number | null {
    return this.reveals.now?.kind === "identity" ? this.reveals.now.seat : null;
  }

  /** The answers to the end vote, once they are turned. */
  get answers(): Record<string, boolean> | null {
    return this.reveals.now?.kind === "end_vote" && this.reveals.step > 0 ? this.reveals.now.votes : null;
  }

  /** The view to draw: the next one as soon as a part of it is revealed. */
  get view(): View {
    const { now, step } = this.reveals;
    const draws =
      now?.kind === "last_comer" || now?.kind === "vote" || (now?.kind === "banished" && step > 0);
    return draws ? (this.pace.coming ?? this.pace.view) : this.pace.view;
  }

  /**
   * How much is revealed. Breakfast: 0 nobody else comes, 1 who is missing, then each name of a list. A vote: 0 its
   * back, 1 the name. A banished player: 0 stands up, 1 is asked, 2 has answered. Infinity outside of reveals.
   */
  get step(): number {
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
