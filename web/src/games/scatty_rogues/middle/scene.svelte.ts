/**
 * What is going on in the middle of the table, for a moment each (SR-26). What was told is held only while it is
 * shown: a line of talk, a trap on its way behind a door, an open door. Then it is gone from here too.
 */

import { say } from "../../../say.svelte";
import { nameOf } from "../../../table/view";
import type { OnLine } from "../../../table/connection/feed";
import type { Pace } from "../../../table/connection/pace.svelte";
import { ExpiringList } from "../../../timing/expiring-list.svelte";
import { Timeline } from "../../../timing/timeline.svelte";
import { GOING, LOOKED_AT, SHOWN, SHUT } from "../cues";
import { noise } from "../noise";
import type { Line, HideView, View } from "../wire";

export interface Hide extends HideView {
  seat: number | null;
  stage: "shown" | "going" | "shut";
}

export interface Heard {
  n: number;
  seat: number | null;
  text: string;
}

/** A line can be read for as long as this. */
const READABLE = 5_000;
const LINES = 3;

export class Scene {
  /** The trap on its way behind a door. */
  hide = $state.raw<Hide | null>(null);
  /** Numbers of lines that are the table's own: below those of talk. */
  private declined = 0;
  private readonly lines = new ExpiringList<Heard>(READABLE, LINES);

  /** The trap must be read: it takes its time whatever moves. */
  private readonly hiding = new Timeline<Hide | null>({
    whenStill: "play",
    onstep: (hide) => {
      this.hide = hide;
      if (hide?.stage === "shut") noise.shut();
    },
  });
  private readonly turned = new Timeline<null>({ whenStill: "play" });

  /** Make it while a component is made. */
  constructor(pace: Pace<View>, onLine: OnLine<Line>) {
    $effect(() => onLine((line) => this.hear(line)));
    $effect(() => pace.onView((_, jump) => this.see(pace.view, pace.before, jump)));
    $effect(() => {
      if (pace.coming?.door) noise.door();
    });
    $effect(() => this.hiding.stop);
    $effect(() => this.turned.stop);
    $effect(() => this.lines.clear);
  }

  /** The lines that are being said. */
  get heard(): Heard[] {
    return this.lines.items;
  }

  /** A door has just turned over: nothing takes its place yet. */
  get fresh(): boolean {
    return this.turned.underWay;
  }

  private hear(line: Line): void {
    const seat = typeof line.seat === "number" ? line.seat : null;
    if (line.hide) {
      const hide = { ...line.hide, seat };
      this.hiding.play([
        [0, { ...hide, stage: "shown" }],
        [SHOWN, { ...hide, stage: "going" }],
        [GOING, { ...hide, stage: "shut" }],
        [SHUT, null],
      ]);
    }
    if (line.say !== undefined) this.lines.add({ n: line.n, seat, text: line.say });
  }

  private see(view: View, before: View | null, jump: boolean): void {
    if (view.door && !before?.door && !jump) this.turned.play([[LOOKED_AT, null]]);
    if (!view.door) this.turned.stop();
    if (view.said && this.hide) {
      this.hiding.stop();
      this.hide = null; // whoever may object must see what was said
    }
    if (before && !jump) {
      this.sound(view, before);
      if (before.hider !== null && view.traps_left > before.traps_left) this.tellDeclined(view, before.hider);
    }
  }

  /** SR-10: a trap that was declined is told in a line, as a hide is. */
  private tellDeclined(view: View, seat: number): void {
    this.declined -= 1;
    const text = say("sr-declined", { name: nameOf(view, seat) });
    this.lines.add({ n: this.declined, seat: null, text });
  }

  private sound(view: View, before: View): void {
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
    const loot = (one: View, treasure: boolean): number =>
      one.loot.flat().filter((card) => (card === "treasure") === treasure).length;
    if (view.verdict && view.verdict !== before.verdict)
      (view.verdict === "unjustified" ? noise.cleared : noise.caught)();
    if (view.objector !== null && before.objector === null) noise.hand();
    if (view.said?.scatty && !before.said?.scatty) noise.scatty();
    if (before.door && !view.door) noise.shut();
    if (loot(view, true) > loot(before, true)) noise.coin();
    if (sum(view.penalties) > sum(before.penalties) || loot(view, false) > loot(before, false)) noise.skull();
  }
}
