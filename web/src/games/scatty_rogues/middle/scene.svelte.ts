/**
 * What is going on in the middle of the table, for a moment each (SR-26). What was told is held only while it is
 * shown: a line of talk, a trap on its way behind a door, an open door. Then it is gone from here too.
 */

import type { OnLine } from "../../../table/connection/feed";
import type { Pace } from "../../../table/connection/pace.svelte";
import { GOING, LOOKED_AT, SHOWN, SHUT } from "../cues";
import { noise } from "../noise";
import type { Line, ToldHide, View } from "../wire";

export interface Hide extends ToldHide {
  seat: number | null;
  stage: "shown" | "going" | "shut";
}

export interface Heard {
  n: number;
  seat: number | null;
  text: string;
}

export type Verdict = "right" | "wrong" | "both" | "caught";

/** A line can be read for as long as this. */
const READABLE = 5_000;
const LINES = 3;

export class Scene {
  /** The trap on its way behind a door. */
  hide = $state.raw<Hide | null>(null);
  /** What is being said. */
  heard = $state.raw<Heard[]>([]);
  /** A door has just turned over: nothing takes its place yet. */
  fresh = $state(false);
  /** What an objection has shown, as far as it is known. */
  verdict = $state<Verdict | null>(null);

  private timers = new Set<ReturnType<typeof setTimeout>>();
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private looking: ReturnType<typeof setTimeout> | undefined;
  /** Everybody's penalties as the objection began. */
  private before: number[] | null = null;

  /** To be made while a component is made. */
  constructor(pace: Pace<View>, onLine: OnLine<Line>) {
    $effect(() => onLine((line) => this.hear(line)));
    $effect(() => pace.onView((_, jump) => this.see(pace.view, pace.before, jump)));
    $effect(() => {
      if (pace.coming?.door) noise.door();
    });
    $effect(() => () => this.stop());
  }

  private hear(line: Line): void {
    const seat = typeof line.seat === "number" ? line.seat : null;
    if (line.hide) this.begin({ ...line.hide, seat, stage: "shown" });
    if (line.say === undefined) return;
    this.heard = [...this.heard, { n: line.n, seat, text: line.say }].slice(-LINES);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.heard = this.heard.filter(({ n }) => n !== line.n);
    }, READABLE);
    this.timers.add(timer);
  }

  private begin(hide: Hide): void {
    clearTimeout(this.hiding);
    this.hide = hide;
    this.hiding = setTimeout(() => {
      this.hide = { ...hide, stage: "going" };
      this.hiding = setTimeout(() => {
        this.hide = { ...hide, stage: "shut" };
        noise.shut();
        this.hiding = setTimeout(() => (this.hide = null), SHUT);
      }, GOING);
    }, SHOWN);
  }

  private see(view: View, before: View | null, jump: boolean): void {
    if (view.door && !before?.door && !jump) {
      this.fresh = true;
      clearTimeout(this.looking);
      this.looking = setTimeout(() => (this.fresh = false), LOOKED_AT);
    }
    if (!view.door) this.fresh = false;
    if (view.said && this.hide) {
      clearTimeout(this.hiding);
      this.hide = null; // whoever may object must see what was said
    }
    const judged = this.verdict;
    this.judge(view, before);
    if (before && !jump) {
      if (this.verdict !== judged && this.verdict)
        (this.verdict === "right" ? noise.cleared : noise.caught)();
      this.sound(view, before);
    }
  }

  private judge(view: View, before: View | null): void {
    const { accused, objector } = view;
    if (objector === null) {
      this.before = this.verdict = null;
      return;
    }
    if (view.phase === "correct") {
      this.before = [...view.penalties];
      return;
    }
    if (!this.before || before?.phase === view.phase) return;
    const paid = (seat: number | null): boolean =>
      seat !== null && (view.chooser === seat || (view.penalties[seat] ?? 0) > (this.before?.[seat] ?? 0));
    if (view.hider === objector) this.verdict = "caught";
    else if (paid(accused)) this.verdict = paid(objector) ? "both" : "wrong";
    else if (paid(objector)) this.verdict = "right";
  }

  private sound(view: View, before: View): void {
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
    const loot = (one: View, treasure: boolean): number =>
      one.loot.flat().filter((card) => (card === "treasure") === treasure).length;
    if (view.objector !== null && before.objector === null) noise.hand();
    if (view.said?.scatty && !before.said?.scatty) noise.scatty();
    if (before.door && !view.door) noise.shut();
    if (loot(view, true) > loot(before, true)) noise.coin();
    if (sum(view.penalties) > sum(before.penalties) || loot(view, false) > loot(before, false)) noise.skull();
  }

  private stop(): void {
    clearTimeout(this.hiding);
    clearTimeout(this.looking);
    for (const timer of this.timers) clearTimeout(timer);
  }
}
