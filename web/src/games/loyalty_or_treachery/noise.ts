/** What Loyalty or Treachery sounds like. Nothing is heard of a card before it has turned. */

import { rustle, tone } from "../../sound/tones";
import { vibrate } from "../../browser/vibration";

export const noise = {
  /** Everybody breathes in: a colour was called. */
  breath: (): void => tone({ from: 82, to: 123, length: 0.5, loudness: 0.2, swell: 0.35 }),
  /** The last card: three beats of a heart. */
  heart: (): void => {
    for (const after of [0, 0.7, 1.4]) {
      tone({ from: 62, to: 48, length: 0.18, loudness: 0.55, after });
      tone({ from: 55, to: 42, length: 0.2, loudness: 0.4, after: after + 0.2 });
    }
    rustle(2, 0.06, 300);
  },
  right: (): void => {
    rustle(0.08, 0.25);
    tone({ from: 659, length: 0.16, loudness: 0.16, kind: "triangle", after: 0.05 });
    tone({ from: 880, length: 0.35, loudness: 0.16, kind: "triangle", after: 0.16 });
  },
  wrong: (): void => {
    rustle(0.08, 0.25);
    tone({ from: 247, length: 0.18, loudness: 0.18, kind: "triangle", after: 0.05 });
    tone({ from: 185, length: 0.4, loudness: 0.18, kind: "triangle", after: 0.2 });
  },
  /** Iron jaws, and what they shake. */
  trap: (): void => {
    tone({ from: 1_900, to: 320, length: 0.07, loudness: 0.4, kind: "square" });
    rustle(0.12, 0.7, 3_800);
    tone({ from: 150, to: 38, length: 0.7, loudness: 0.7, kind: "triangle", after: 0.04 });
    for (const [i, from] of [1_245, 1_661, 2_217].entries())
      tone({ from, length: 0.9 - i * 0.2, loudness: 0.07, after: 0.06 + i * 0.02 });
    rustle(0.16, 0.4, 1_500, 0.75);
    vibrate("alarm");
  },
  /** A trap is wound up. */
  wind: (): void => {
    for (let i = 0; i < 5; i++)
      tone({ from: 300 + i * 45, to: 180, length: 0.04, loudness: 0.24, kind: "square", after: i * 0.09 });
  },
  /** Cards change hands against somebody's will. */
  snatch: (): void => {
    rustle(0.18, 0.45, 1_800);
    rustle(0.12, 0.3, 3_200, 0.16);
  },
};
