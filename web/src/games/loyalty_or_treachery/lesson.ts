/** Where the learner of Loyalty or Treachery is to touch. */

import type { Spots } from "../../lesson";
import type { Move } from "./wire";

export const spots: Spots = {
  move: (wanted) => {
    const move = wanted as unknown as Move;
    switch (move.move) {
      case "call":
        return [`[data-tap="${move.colour}"]`];
      case "loyalty":
      case "take":
        return [`[data-tap="${move.move} ${move.count}"]`];
      case "treachery":
        return [
          ...move.cards.map((card) => `[data-card="${card}"][aria-pressed="false"]`),
          '[data-tap="return"]',
          '[data-tap="treachery"]',
        ];
      default:
        return [];
    }
  },
  show: (what) => (what === "deck" ? [".deck .stack"] : []),
};
