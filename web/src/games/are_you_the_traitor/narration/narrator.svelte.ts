/**
 * The opening of a round, told aloud (AT-7) in this device's language and written as well.
 *
 * What is said and how long it takes depends on the number of players, the edition and public names alone: nobody can
 * hear the deal in it.
 */

import { device } from "../../../device.svelte";
import { say } from "../../../say.svelte";
import { stopSpeaking, speak } from "../../../sound/voice";
import { opening, type Manner, type Step } from "./opening";
import type { View } from "../view";
import { listed, nameOf } from "../words";

export const MANNERS: Manner[] = ["off", "plain", "ceremony"];

const KEPT = "turncoat.narrator";
const BREATH = 1_400;
const LETTER = 72;
/** In the ceremony people do something after each step. */
const DOING = 2_600;
const JUST_BEGUN = 10;

/** A step in words; what is public of the deal is named: the round and the Wizards. */
function told(step: Step, view: View): string {
  if (step === "round") return say("at-tell-round", { round: view.round });
  if (step === "wizards")
    return say("at-tell-wizards", {
      count: view.wizards.length,
      names: listed(
        view.wizards.map((seat) => nameOf(view, seat)),
        device.language,
      ),
    });
  return say(`at-tell-${step}`);
}

export class Narrator {
  manner = $state<Manner>("off");
  private saying = $state.raw<{ step: Step; view: View } | null>(null);
  private dealing: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: View,
    private readonly always = false,
  ) {
    this.dealing = view.dealing;
    try {
      // A big screen has been asked once whether it tells aloud what happens.
      const usual = always && device.narrator ? "plain" : "off";
      this.manner = MANNERS.find((one) => one === sessionStorage.getItem(KEPT)) ?? usual;
    } catch {
      // Silent until asked.
    }
  }

  /** What is being said, in the language that is read now; empty between openings. */
  get line(): string {
    return this.saying ? told(this.saying.step, this.saying.view) : "";
  }

  choose(manner: Manner, view: View): void {
    this.manner = manner;
    try {
      sessionStorage.setItem(KEPT, manner);
    } catch {
      // Until the page is closed.
    }
    if (manner === "off") this.stop();
    else if (view.phase === "talk") this.tell(view);
  }

  /** At the very start of a match there is no deal before this one to notice. */
  begin(view: View, now: number): void {
    if (view.dealing === 1 && view.phase === "talk" && now < JUST_BEGUN && this.tells) this.tell(view);
  }

  private get tells(): boolean {
    return this.always || this.manner !== "off";
  }

  see(view: View): void {
    const fresh = view.dealing !== this.dealing;
    this.dealing = view.dealing;
    if (view.phase !== "talk") this.stop();
    else if (fresh && this.tells) this.tell(view);
  }

  tell(view: View): void {
    this.stop();
    const manner = this.manner === "off" ? "plain" : this.manner;
    this.step(opening(view.players.length, view.edition ?? "en", manner), view, manner);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.saying = null;
    stopSpeaking();
  }

  private step(left: Step[], view: View, manner: Manner): void {
    const [step, ...rest] = left;
    this.saying = step ? { step, view } : null;
    if (!step) return;
    const { line } = this;
    if (this.manner !== "off") speak(line);
    const length = BREATH + LETTER * line.length + (manner === "ceremony" ? DOING : 0);
    this.timer = setTimeout(() => this.step(rest, view, manner), length);
  }
}
