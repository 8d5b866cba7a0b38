/**
 * Tells the opening of a round (AT-7) in this device's language: always in writing, aloud where that was chosen.
 *
 * The number of players, the edition and public names alone decide what is said and how long it takes: nobody can hear
 * the deal in it.
 */

import { session } from "../../../browser/session";
import { device } from "../../../device.svelte";
import { say } from "../../../say.svelte";
import { Narrator } from "../../../sound/narrator.svelte";
import { namesOf } from "../../../table/view";
import type { View } from "../view";
import { opening, type Manner, type Step } from "./opening";

export const MANNERS: Manner[] = ["off", "plain", "ceremony"];

const KEY = "turncoat.narrator";
const BREATH = 1_400;
const LETTER = 72;
/** The time that players get after each step of the ceremony. */
const DOING = 2_600;
const JUST_BEGUN = 10;

interface Sentence {
  step: Step;
  view: View;
}

/** Put a step into words, with what is public of the deal: the round and the Wizards. */
function textOf({ step, view }: Sentence): string {
  if (step === "round") return say("at-tell-round", { round: view.round });
  if (step === "wizards")
    return say("at-tell-wizards", { count: view.wizards.length, names: namesOf(view, view.wizards) });
  return say(`at-tell-${step}`);
}

export class OpeningNarrator {
  manner = $state<Manner>("off");
  private dealing: number;
  private storyTold = false;
  private readonly narrator = new Narrator<Sentence>({
    text: textOf,
    breath: () => BREATH + (this.manner === "ceremony" ? DOING : 0),
    letter: LETTER,
    isAloud: () => this.manner !== "off",
  });

  /** `always`: every opening is told, in writing at least, as a big screen does. */
  constructor(
    view: View,
    private readonly always = false,
  ) {
    this.dealing = view.dealing;
    // A big screen has been asked once whether it tells aloud what happens.
    const usual = always && device.narrator ? "plain" : "off";
    const kept = session.get(KEY);
    this.manner = MANNERS.find((one) => one === kept) ?? usual;
  }

  /** The line that is being said; empty between openings. */
  get line(): string {
    return this.narrator.line;
  }

  /** Change the manner and tell the opening again, without the story if this device has told it. */
  choose(manner: Manner, view: View): void {
    this.manner = manner;
    session.set(KEY, manner);
    if (manner === "off") this.stop();
    else if (view.phase === "talk") this.tell(view, view.dealing === 1 && !this.storyTold);
  }

  /** Tell the first opening of a match: there is no deal before it from which `see` could know it. */
  begin(view: View, now: number): void {
    if (view.dealing === 1 && view.phase === "talk" && now < JUST_BEGUN && this.tells) this.tell(view);
  }

  /** Tell the opening of a new deal, and fall silent when the talk ends. */
  see(view: View): void {
    const fresh = view.dealing !== this.dealing;
    this.dealing = view.dealing;
    if (view.phase !== "talk") this.stop();
    else if (fresh && this.tells) this.tell(view);
  }

  tell(view: View, story = view.dealing === 1): void {
    const manner = this.manner === "off" ? "plain" : this.manner;
    const steps = opening(view, manner, story);
    this.storyTold ||= story;
    this.narrator.tell(steps.map((step) => ({ step, view })));
  }

  stop(): void {
    this.narrator.stop();
  }

  private get tells(): boolean {
    return this.always || this.manner !== "off";
  }
}
