/** What goes on as the views come, told in its own time: the same at the table and on the big screen. */

import { untrack } from "svelte";
import type { TableProps } from "../../index";
import type { Narrator } from "../narration/narrator.svelte";
import { noise } from "../noise";
import { RevealAnimation } from "./reveal.svelte";
import type { View } from "../view";

const FLIGHT = 700;

type Card = { from: number | null; to: number };

export class TableAnimation {
  readonly reveal = new RevealAnimation();
  /** What was seen before the reveal. */
  before = $state.raw<View>() as View;
  /** Treasure in the air. */
  flown = $state.raw<(Card & { id: string })[]>([]);
  private flights = 0;
  /** How many rings had been used before this pause, as far as it was seen. */
  private rings = $state(0);

  /** To be made while a component is; `see` is told of every view and the one before it. */
  constructor(
    private readonly view: () => View,
    onView: TableProps<View>["onView"],
    now: () => number,
    narrator: Narrator,
    see: (next: View, last: View) => void,
    /** A dozen phones in one room would not keep time: there the screen is heard. */
    heard: boolean,
  ) {
    this.before = view();
    this.pauseBegins(view());
    if (heard) {
      this.reveal.onturn = noise.card;
      this.reveal.onverdict = ({ reveal }) => reveal && noise.verdict(reveal.winner);
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
        if (next.theft && next.rings_used > last.rings_used)
          this.fly([{ from: next.theft.victim, to: next.theft.thief }]);
        see(next, last);
        last = next;
      });
      return () => {
        stop();
        this.reveal.stop();
        narrator.stop();
      };
    });

    // Treasure goes round when the verdict is out.
    $effect(() => {
      if (this.reveal.dealing) untrack(() => this.fly(this.drawn()));
    });
  }

  /** How many cards lie before everybody, as far as it has been told. */
  get counts(): number[] {
    return this.reveal.told ? this.view().cards : this.before.cards;
  }

  /** Somebody has used a ring in this pause: what happened in an earlier one is no news. */
  get stolen(): boolean {
    return this.view().rings_used > this.rings;
  }

  private pauseBegins(next: View): void {
    if (next.phase !== "pause") this.rings = next.rings_used;
  }

  private drawn(): Card[] {
    return this.view().cards.flatMap((count, seat) =>
      count > (this.before.cards[seat] ?? 0) ? [{ from: null, to: seat }] : [],
    );
  }

  private fly(cards: Card[]): void {
    const up = cards.map((card) => ({ ...card, id: `f${this.flights++}` }));
    this.flown = [...this.flown, ...up];
    setTimeout(() => (this.flown = this.flown.filter((one) => !up.includes(one))), FLIGHT);
  }
}
