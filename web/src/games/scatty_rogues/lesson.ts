/** Where the learner of Scatty Rogues is to touch. */

import type { Spots } from "../../lesson";
import type { Move } from "./wire";

/** On the page that is open, or the way to the other one. */
const key = (what: string): string[] => [
  `.pad [data-tap="${what}"]`,
  '.pad [data-tap="drawings"], .pad [data-tap="numbers"]',
];

export const spots: Spots = {
  move: (wanted) => {
    const move = wanted as unknown as Move;
    switch (move.move) {
      case "answer":
      case "correct":
        return key(String(move.sign ?? move.say));
      case "object":
        return [".button.object"];
      case "hide":
        return [`[data-trove="${move.trove}"] [aria-pressed="false"]`, ".hide .button.brass"];
      default:
        return [];
    }
  },
  show: (what) => (what === "loot" ? [".players"] : []),
};
