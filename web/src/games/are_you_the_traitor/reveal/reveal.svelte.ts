/**
 * The reveal, step by step: the seal comes down and the room is dark; cards turn over one after another, caller and
 * called last; then the verdict, then the treasure. The moves never wait for it, and any touch ends it.
 */

import { Timeline, type Timed } from "../../../timing/timeline.svelte";
import type { View } from "../view";

/** The seal lies on the table. */
const STAMPED = 1_500;
/** Milliseconds from then until the first card turns. */
const DARK = 100;
const CARD = 230;
const LAST = 750;
const VERDICT = 800;

type Step = "stamp" | "dark" | "verdict" | "over" | { turn: number; last: boolean };

function stepsOf(view: View): Timed<Step>[] {
  const { caller, target } = view.reveal!;
  const others = view.players.map(({ seat }) => seat).filter((seat) => seat !== caller && seat !== target);
  return [
    [0, "stamp"],
    [STAMPED, "dark"],
    ...others.map((seat, i): Timed<Step> => [i === 0 ? DARK : CARD, { turn: seat, last: false }]),
    ...[caller, target].map((seat): Timed<Step> => [LAST, { turn: seat, last: true }]),
    [LAST, "verdict"],
    [VERDICT + CARD, "over"],
  ];
}

export class RevealAnimation {
  /** Seats whose card lies open, null: all of them. */
  open = $state.raw<Set<number> | null>(null);
  /** The verdict is out. */
  told = $state(true);
  /** The seal has come down, and it is dark. */
  stamped = $state(false);
  /** Treasure is on its way round the table. */
  dealing = $state(false);
  /** Called when a card turns (the last two decide), and at the verdict. */
  onturn: ((last: boolean) => void) | null = null;
  onverdict: (() => void) | null = null;

  private readonly timeline = new Timeline<Step>({
    whenHidden: "skip",
    onstep: (step) => this.take(step),
    onend: () => this.settle(),
  });

  get underWay(): boolean {
    return !this.told;
  }

  begin(view: View): void {
    this.open = new Set();
    this.told = this.dealing = this.stamped = false;
    this.timeline.play(stepsOf(view));
  }

  /** Show all of it at once. */
  skip(): void {
    this.timeline.stop();
    this.settle();
  }

  readonly stop = (): void => this.timeline.stop();

  private take(step: Step): void {
    if (step === "stamp") this.stamped = true;
    else if (step === "dark") this.stamped = false;
    else if (step === "verdict") {
      this.open = null;
      this.told = this.dealing = true;
      this.onverdict?.();
    } else if (step !== "over") {
      this.onturn?.(step.last);
      this.open = new Set([...(this.open ?? []), step.turn]);
    }
  }

  private settle(): void {
    this.open = null;
    this.told = true;
    this.dealing = this.stamped = false;
  }
}
