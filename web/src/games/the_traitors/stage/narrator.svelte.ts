/** The narrator of the big screen. This tab remembers whether it speaks aloud. */

import { session } from "../../../browser/session";
import { device } from "../../../device.svelte";
import { say } from "../../../say.svelte";
import { Narrator } from "../../../sound/narrator.svelte";
import type { Sentence } from "./narrate";

const KEY = "turncoat.host";
const BREATH = 900;
const LETTER = 62;

export class ScreenNarrator {
  aloud = $state(false);
  readonly narrator = new Narrator<Sentence>({
    text: ({ id, params }) => say(id, params),
    breath: () => BREATH,
    letter: LETTER,
    isAloud: () => this.aloud && device.sound,
    keepsLast: true,
  });

  constructor() {
    const saved = session.get(KEY);
    this.aloud = saved ? saved === "aloud" : device.narrator;
  }

  /** Switch between speaking aloud and writing only. */
  toggle(): void {
    this.aloud = !this.aloud;
    session.set(KEY, this.aloud ? "aloud" : "silent");
    this.narrator.followSwitch();
  }
}
