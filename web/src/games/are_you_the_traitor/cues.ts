/** How Are You the Traitor? sounds: what is heard of a reveal comes in its own time (`reveal/animation.svelte.ts`). */

import type { Cues } from "../index";
import { noise } from "./noise";
import type { View } from "./wire";

export const cues: Cues<View> = {
  sound: (view, before) => {
    if (view.reveal && (!before.reveal || view.dealing !== before.dealing)) return noise.seal;
    if (view.phase === "photo_finish" && before.phase !== "photo_finish") return noise.photo;
    if (view.rings_used > before.rings_used) return noise.ring;
    return view.dealing !== before.dealing ? noise.deal : null;
  },
};
