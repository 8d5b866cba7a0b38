/** How long things are on their way before a view of The Traitors may be told; on phones and on the big screen alike. */

import type { Cues } from "../index";
import { length, overture } from "./stage/reveal-timeline";
import type { View } from "./wire";

export const cues: Cues<View> = {
  lead: (next, shown) => {
    const opening = overture(next, shown);
    return opening ? length(opening) : 0;
  },
};
