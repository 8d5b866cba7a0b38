/** How long a reveal takes before the next view is shown; the same on phones and on the big screen. */

import type { Cues } from "../index";
import { durationOf, revealBefore } from "./stage/reveal-timeline";
import type { View } from "./wire";

export const cues: Cues<View> = {
  lead: (next, shown) => {
    const reveal = revealBefore(next, shown);
    return reveal ? durationOf(reveal) : 0;
  },
};
