/** The host on the big screen: says one line after the other, in writing always, aloud where that is switched on. */

import { device } from "../../../device.svelte";
import { say } from "../../../say.svelte";
import { stopSpeaking, speak } from "../../../sound/voice";
import type { Sentence } from "./narrate";

const KEPT = "turncoat.host";
const BREATH = 900;
const LETTER = 62;

export class Narrator {
  /** What is being said, or was said last: it stays until there is something new. */
  private sentence = $state.raw<Sentence | null>(null);
  aloud = $state(false);

  private waiting: Sentence[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    try {
      const kept = sessionStorage.getItem(KEPT);
      this.aloud = kept ? kept === "aloud" : device.narrator;
    } catch {
      // Silent until asked.
    }
  }

  /** In the language of this moment: somebody may choose another in the middle of it. */
  get line(): string {
    return this.sentence ? say(this.sentence.id, this.sentence.params) : "";
  }

  switch(): void {
    this.aloud = !this.aloud;
    try {
      sessionStorage.setItem(KEPT, this.aloud ? "aloud" : "silent");
    } catch {
      // Until the page is closed.
    }
    if (!this.aloud) stopSpeaking();
    else if (this.line) speak(this.line);
  }

  /** Something new has happened: what was not said yet is old. */
  tell(news: Sentence[]): void {
    if (news.length === 0) return;
    clearTimeout(this.timer);
    stopSpeaking();
    this.waiting = [...news];
    this.next();
  }

  /** After what is being said. */
  add(news: Sentence[]): void {
    const idle = this.timer === undefined;
    this.waiting.push(...news);
    if (idle) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.sentence = null;
    stopSpeaking();
  }

  private next(): void {
    this.timer = undefined;
    const sentence = this.waiting.shift();
    if (sentence === undefined) return;
    this.sentence = sentence;
    const { line } = this;
    if (this.aloud && device.sound) speak(line);
    this.timer = setTimeout(() => this.next(), BREATH + LETTER * line.length);
  }
}
