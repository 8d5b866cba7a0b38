/** How Are You the Traitor? sounds: treasure and new deals rustle, a Stop rings. */

import type { Cues } from "../index";
import type { View } from "./wire";

export const cues: Cues<View> = {
  sound: (view, before) => {
    if (view.reveal && (!before.reveal || view.dealing !== before.dealing)) return "bell";
    return view.dealing !== before.dealing || view.rings_used > before.rings_used ? "card" : null;
  },
};
