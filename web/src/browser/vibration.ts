/** Vibration: a pattern for each kind of moment. The switch for sound turns it off too. */

import { device } from "../device.svelte";

const PATTERNS = {
  /** Vibrate because the match waits for this player. */
  turn: [60],
  /** Something that everybody sees: a Stop. */
  alarm: [160, 60, 160],
  /** One of the last seconds. */
  beat: [20],
  /** A held button gives way. */
  press: [30],
  end: [40, 70, 40, 70, 220],
} as const;

/** Browsers let a page do this only after a first touch. */
export function vibrate(moment: keyof typeof PATTERNS): void {
  if (device.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...PATTERNS[moment]]);
}
