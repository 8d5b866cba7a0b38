/** How Loyalty or Treachery sounds, and how long it is looked at. */

import type { Cues } from "../index";
import { noise } from "./noise";
import { lastCall, isLast } from "./view";
import type { View } from "./wire";

/** A breath is taken when a colour is called; a long one before the last card. */
export const BREATH = 350;
export const LAST_BREATH = 2_100;
/** The card that was called for turns over; until then nobody knows what came of it. */
export const TURNING = 650;
/** The last card is looked at before the piles are counted. */
const LAST_LOOK = 1_300;
/** What came of a call can be read before the next card turns: bots answer while this one still does. */
const READ = 1_400;
/** It lies there for a moment before it flies to a pile. */
export const LYING = 250;
export const FLYING = 320;
/** A trap holds it for longer; then it is snatched away. */
export const CAUGHT = 800;
export const SNATCHING = 240;

export const cues: Cues<View> = {
  sound: (view) => {
    const last = view.last;
    if (!last) return null;
    const call = lastCall(view);
    if (call) return call.trap ? noise.trap : call.right ? noise.right : noise.wrong;
    if (last.move.move === "treachery" && (last.move.cards ?? []).length > 0) return noise.wind;
    return last.move.move === "take" ? noise.snatch : "card";
  },
  lead: (next, shown) => {
    if (!lastCall(next)) return 0;
    return isLast(shown) ? LAST_BREATH + TURNING + LAST_LOOK : BREATH + TURNING;
  },
  dwell: (shown) => {
    if (lastCall(shown)?.trap) return CAUGHT + SNATCHING + 300;
    const theirs = shown.you !== null && shown.actor !== shown.you; // nobody waits for what they do themselves
    if (lastCall(shown)) return theirs ? READ : LYING + FLYING;
    const move = shown.last?.move.move;
    return move === "take" || move === "treachery" ? 800 : 600;
  },
};
