/** Tells sentences one after the other: always in writing, and aloud where that is switched on. */

import { speak, stopSpeaking } from "./voice";

export interface NarratorOptions<S> {
  /** A sentence in words, in the language of the moment: somebody may choose another in the middle of it. */
  text: (sentence: S) => string;
  /** How many milliseconds a line takes: for itself, and for each of its letters. */
  breath: () => number;
  letter: number;
  isAloud: () => boolean;
  /** Whether the last line stays until there is something new. */
  keepsLast?: boolean;
}

/** Make one for a component and stop it with it: `$effect(() => narrator.stop)`. */
export class Narrator<S> {
  private sentence = $state.raw<S | null>(null);
  private queue: S[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: NarratorOptions<S>) {}

  /** The line that is being said; empty where there is none. */
  get line(): string {
    return this.sentence === null ? "" : this.options.text(this.sentence);
  }

  /** Say these instead of everything that was not said yet. */
  tell(sentences: readonly S[]): void {
    if (sentences.length === 0) return;
    clearTimeout(this.timer);
    stopSpeaking();
    this.queue = [...sentences];
    this.next();
  }

  /** Say these after what is being said. */
  add(sentences: readonly S[]): void {
    this.queue.push(...sentences);
    if (this.timer === undefined) this.next();
  }

  /** Say the present line aloud, or stop saying it: to be called when that was switched. */
  followSwitch(): void {
    if (!this.options.isAloud()) stopSpeaking();
    else if (this.line) speak(this.line);
  }

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.sentence = null;
    stopSpeaking();
  };

  private next(): void {
    const { breath, letter, isAloud, keepsLast = false } = this.options;
    this.timer = undefined;
    const sentence = this.queue.shift();
    if (sentence !== undefined) this.sentence = sentence;
    else if (!keepsLast) this.sentence = null;
    if (sentence === undefined) return;
    const { line } = this;
    if (isAloud()) speak(line);
    this.timer = setTimeout(() => this.next(), breath() + letter * line.length);
  }
}
