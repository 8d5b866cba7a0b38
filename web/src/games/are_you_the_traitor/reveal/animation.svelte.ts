/** Plays what changes between views (the reveal, treasure in the air), at the table and on the big screen. */

import { untrack } from "svelte";
import { ExpiringList } from "../../../timing/expiring-list.svelte";
import type { TableProps } from "../../index";
import type { OpeningNarrator } from "../narration/narrator.svelte";
import { noise } from "../noise";
import { RevealAnimation } from "./reveal.svelte";
import type { View } from "../view";

const FLIGHT = 700;

interface Flight {
  id: string;
  from: number | null;
  to: number;
}

export class TableAnimation {
  readonly reveal = new RevealAnimation();
  /** The view before the reveal. */
  before = $state.raw<View>() as View;
  /** Treasure in the air. */
  private readonly flying = new ExpiringList<Flight>(FLIGHT);
  private count = 0;
  /** The number of rings used before this pause. */
  private rings = $state(0);

  /** Call the constructor while a component is set up. `see` is called with every view and the one before it. */
  constructor(
    private readonly view: () => View,
    onView: TableProps<View>["onView"],
    now: () => number,
    narrator: OpeningNarrator,
    see: (next: View, last: View) => void,
    /** In one room only the big screen plays sounds: a dozen phones would not keep time. */
    heard: boolean,
  ) {
    this.before = view();
    this.pauseBegins(view());
    if (heard) {
      this.reveal.onturn = noise.card;
      this.reveal.onverdict = () => {
        const { reveal } = view();
        if (reveal) noise.verdict(reveal.winner);
      };
    }

    $effect(() => {
      let last = untrack(view);
      untrack(() => narrator.begin(last, now()));
      const stop = onView(({ view: next }) => {
        narrator.see(next);
        this.pauseBegins(next);
        if (next.reveal && (!last.reveal || last.dealing !== next.dealing)) {
          this.before = last;
          this.reveal.begin(next);
        } else if (!next.reveal) this.reveal.skip();
        if (next.theft && next.rings_used > last.rings_used) this.fly(next.theft.victim, next.theft.thief);
        see(next, last);
        last = next;
      });
      return () => {
        stop();
        this.reveal.stop();
        this.flying.clear();
        narrator.stop();
      };
    });

    // Treasure goes round when the verdict is out.
    $effect(() => {
      if (this.reveal.dealing) untrack(() => this.deal());
    });
  }

  get flights(): Flight[] {
    return this.flying.items;
  }

  /** Return the number of cards before each player at this point of the reveal. */
  get counts(): number[] {
    return this.reveal.told ? this.view().cards : this.before.cards;
  }

  /** Tell whether a ring has been used in this pause. */
  get stolen(): boolean {
    return this.view().rings_used > this.rings;
  }

  private pauseBegins(next: View): void {
    if (next.phase !== "pause") this.rings = next.rings_used;
  }

  /** Let everybody's new treasure fly from the middle. */
  private deal(): void {
    this.view().cards.forEach((count, seat) => {
      if (count > (this.before.cards[seat] ?? 0)) this.fly(null, seat);
    });
  }

  private fly(from: number | null, to: number): void {
    this.flying.add({ id: `f${this.count++}`, from, to });
  }
}
