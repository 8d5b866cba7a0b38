/** How long things are on their way before a view of The Traitors may be told; on phones and on the big screen alike. */

import type { Cues } from "../index";
import { durationOf, revealBefore } from "./stage/reveal-timeline";
import type { View } from "./wire";

export const cues: Cues<View> = {
  lead: (next, shown) => {
    const reveal = revealBefore(next, shown);
    return reveal ? durationOf(reveal) : 0;
  },
};
