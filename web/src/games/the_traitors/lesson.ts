/** The places that the lesson of The Traitors points at. */

import type { Spots } from "../../lesson";
import type { Move } from "./wire";

const face = (seat: number): string => `.people [data-seat="${seat}"][aria-checked="false"]`;

export const spots: Spots = {
  move: (wanted) => {
    const move = wanted as unknown as Move;
    switch (move.move) {
      case "claim":
        return [`[data-tap="${move.what} ${move.about}"]`, `.person[data-seat="${move.about}"]`];
      case "ready":
        return [".hand .button.brass"];
      case "vote":
        return [face(move.target), ".hand .button.wax"];
      case "murder":
        return [
          '.mark:first-child[aria-checked="false"]',
          face(move.target),
          '.hand:has(.seal[aria-disabled="true"]) > .held',
          ".button.seal",
        ];
      default:
        return [];
    }
  },
  show: (what) => (what === "card" ? [".hand > .held"] : []),
};
