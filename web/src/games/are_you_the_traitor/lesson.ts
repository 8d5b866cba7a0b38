/** Where the learner of Are You the Traitor? is to touch. */

import type { Spots } from "../../lesson";
import type { Move } from "./wire";

const SHOWN: Record<string, string[]> = {
  wizards: [".person .hat"],
  card: [".hand > .held:first-child"],
  treasure: [".hand > .held:last-child"],
};

export const spots: Spots = {
  move: (wanted) => {
    const move = wanted as unknown as Move;
    switch (move.move) {
      case "claim": {
        const about = move.about ?? 0;
        const chip = move.what === "am" ? `am ${move.role}` : move.what;
        return [`[data-about="${about}"] [data-tap="${chip}"]`, `.person[data-seat="${about}"]`];
      }
      case "stop":
        return [`[data-tap="stop ${move.target}"]`, `[data-target][data-seat="${move.target}"]`, ".seal"];
      case "ready":
        return [".pause .ready"];
      default:
        return [];
    }
  },
  show: (what) => SHOWN[what] ?? [],
};
