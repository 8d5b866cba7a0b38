/** How Loyalty or Treachery sounds, and how long it is looked at. */

import type { Cues } from "../index";
import { called } from "./seen";
import type { View } from "./wire";

/** The card that was called for turns over; until then nobody knows what came of it. */
export const TURNING = 650;
/** It lies there for a moment before it flies to a pile. */
export const LYING = 250;
export const FLYING = 320;

export const cues: Cues<View> = {
  sound: (view) => (view.last ? "card" : null),
  lead: (next) => (called(next) ? TURNING : 0),
  dwell: (shown) => {
    const move = shown.last?.move.move;
    return move === "call" ? LYING + FLYING : move === "take" || move === "treachery" ? 800 : 600;
  },
};
