/** How Scatty Rogues sounds, and how long it is looked at. Nothing of a view is told before the door has turned. */

import type { Cues } from "../index";
import type { View } from "./wire";

/** A trap is shown with its word, goes to its door, and the door shuts. */
export const SHOWN = 1_700;
export const GOING = 650;
export const SHUT = 350;
export const HIDING = SHOWN + GOING + SHUT;
/** A door turns over. */
export const TURNING = 900;
/** The time for which an open door is shown before anything else, in milliseconds. */
export const LOOKED_AT = 2_200;

export const cues: Cues<View> = {
  lead: (next, shown) => {
    if (next.door && !shown.door) return TURNING;
    return shown.trap && shown.trap.id !== next.trap?.id ? HIDING : 0;
  },
};
