/** Short cues that every table has, and a touch of vibration. One switch turns all of it off. */

import { rustle, tone } from "./tones";
import { vibrate } from "../browser/vibration";

export { allowSound } from "./tones";

export const cue = {
  card: (): void => rustle(0.09, 0.25),
  knock: (): void => {
    tone({ from: 140, length: 0.12, loudness: 0.3, kind: "triangle" });
    tone({ from: 120, length: 0.12, loudness: 0.25, kind: "triangle", after: 0.13 });
    vibrate("turn");
  },
  bell: (): void => {
    tone({ from: 660, length: 1.4, loudness: 0.16 });
    tone({ from: 990, length: 1.1, loudness: 0.08, after: 0.02 });
  },
  heartbeat: (): void => {
    tone({ from: 70, length: 0.16, loudness: 0.35 });
    vibrate("beat");
  },
};
