/** What Are You the Traitor? sounds like. Every sound belongs to something that all can see. */

import { rustle, tone } from "../../sound/tones";
import { vibrate } from "../../browser/vibration";

export const noise = {
  /** A seal comes down on the table: Stop. */
  seal: (): void => {
    tone({ from: 170, to: 34, length: 0.6, loudness: 0.9, kind: "triangle" });
    rustle(0.12, 0.6, 700);
    tone({ from: 58, length: 1.6, loudness: 0.35, after: 0.08, swell: 0.1 });
    tone({ from: 61.5, length: 1.6, loudness: 0.25, after: 0.08, swell: 0.1 });
    vibrate("alarm");
  },
  /** A card is turned up; the one that decides is heard better. */
  card: (last: boolean): void => {
    rustle(0.1, last ? 0.45 : 0.25, last ? 1_800 : 2_600);
    if (last) tone({ from: 98, to: 73, length: 0.5, loudness: 0.35 });
  },
  /** The round is won; each side has a sound of its own. */
  verdict: (winner: "good" | "evil"): void => {
    const chord = winner === "good" ? [392, 494, 587, 784] : [147, 175, 208, 294];
    for (const [i, from] of chord.entries())
      tone({
        from,
        length: 1.6,
        loudness: 0.14,
        kind: winner === "good" ? "triangle" : "sawtooth",
        after: i * (winner === "good" ? 0.09 : 0),
      });
    if (winner === "evil") tone({ from: 52, length: 1.8, loudness: 0.4, swell: 0.1 });
  },
  /** Several have called at the same time. */
  photo: (): void => {
    for (const after of [0, 0.14])
      tone({ from: 1_320, to: 1_180, length: 0.1, loudness: 0.2, kind: "square", after });
    rustle(0.05, 0.4, 5_000, 0.3);
  },
  /** A Magic Ring. */
  ring: (): void => {
    for (const [i, from] of [1_047, 1_319, 1_568, 2_093].entries())
      tone({ from, length: 0.7, loudness: 0.1, after: i * 0.08 });
    rustle(0.2, 0.25, 1_800, 0.4);
  },
  /** New cards go round. */
  deal: (): void => {
    for (let i = 0; i < 5; i++) rustle(0.07, 0.25, 2_400 + i * 120, i * 0.11);
  },
};
