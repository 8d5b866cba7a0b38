/**
 * Plays the end (TT-39): the remaining players reveal themselves one at a time, then the silver is paid out bar by bar,
 * to all winners at the same time.
 */

import { Timeline, type Timed } from "../../../timing/timeline.svelte";
import { noise } from "../noise";
import type { View } from "../wire";
import { share } from "./fraction";

const FIRST = 2_600;
const NEXT = 2_400;
/** The last player takes longest. */
const LAST = 4_200;
const VERDICT = 2_200;
/** All bars together take about this long, however many there are. */
const ALL = 4_000;
const QUICKEST = 90;
const SLOWEST = 450;
const COUNTED = 1_400;

interface Step {
  kind: "turn" | "pay" | "bar" | "done";
  /** How many of the remaining players have revealed themselves. */
  shown: number;
  /** How many whole bars lie before each winner. */
  paid: number;
}

/** Return the steps; `known` players have revealed themselves before (TT-39). */
function endingSteps(players: number, known: number, bars: number): Timed<Step>[] {
  const turnWait = (i: number): number => (i === 0 ? FIRST : i === players - 1 ? LAST : NEXT);
  const barWait = Math.min(SLOWEST, Math.max(QUICKEST, ALL / bars));
  const repeat = (length: number, step: (i: number) => Timed<Step>): Timed<Step>[] =>
    Array.from({ length }, (_, i) => step(i));
  return [
    ...repeat(players - known, (i) => [turnWait(i), { kind: "turn", shown: known + i + 1, paid: 0 }]),
    [VERDICT, { kind: "pay", shown: players, paid: 0 }],
    ...repeat(bars, (i) => [i === 0 ? COUNTED : barWait, { kind: "bar", shown: players, paid: i + 1 }]),
    [COUNTED, { kind: "done", shown: players, paid: bars }],
  ];
}

export class EndingTimeline {
  /** Everything is shown, with the fractions of bars and all identities. */
  done = $state(false);
  private readonly timeline: Timeline<Step>;

  /** `skip` shows everything at once; `heard` plays sounds. `onturn` and `ondone` follow what is shown. */
  constructor(
    private readonly view: View,
    skip: boolean,
    private readonly heard: boolean,
    private readonly onturn: (seat: number) => void,
    ondone: () => void,
  ) {
    this.timeline = new Timeline({
      onstep: (step) => this.follow(step),
      onend: () => {
        this.done = true;
        ondone();
      },
    });
    const [first = "0/1"] = Object.values(view.result?.shares ?? {});
    this.timeline.play(endingSteps(this.left.length, this.known, share(first).whole));
    if (skip) this.skip();
  }

  /** The remaining players, in seat order, which gives nothing away. */
  get left(): number[] {
    return this.view.alive;
  }

  /** How many of them have revealed themselves. */
  get shown(): number {
    return this.timeline.step?.shown ?? this.known;
  }

  /** All of them have revealed themselves before the end, or none in a season by earlier rules. */
  private get known(): number {
    return this.left.every((seat) => String(seat) in this.view.revealed) ? this.left.length : 0;
  }

  /** The silver is being paid, which shows who has won. */
  get paying(): boolean {
    return (this.timeline.step?.kind ?? "turn") !== "turn";
  }

  /** How many whole bars lie before each winner. */
  get paid(): number {
    return this.timeline.step?.paid ?? 0;
  }

  skip(): void {
    this.timeline.skip();
  }

  readonly stop = (): void => this.timeline.stop();

  private follow({ kind, shown }: Step): void {
    const seat = this.left[shown - 1]!;
    if (this.heard) {
      if (kind === "turn") noise.identity(this.view.recap?.identities[seat] ?? "loyal");
      if (kind === "turn" && shown === this.left.length - 1) noise.hush();
      if (kind === "pay") noise.toll();
      if (kind === "bar") noise.bar();
    }
    if (kind === "turn") this.onturn(seat);
  }
}
