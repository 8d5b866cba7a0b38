/** The sounds of The Traitors. Each belongs to something that everybody sees. */

import { rustle, tone } from "../../sound/tones";

export const noise = {
  /** Morning: two bells. */
  morning: (): void => {
    tone({ from: 523, length: 2.2, loudness: 0.1 });
    tone({ from: 784, length: 2, loudness: 0.07, after: 0.45 });
    tone({ from: 1046, length: 1.8, loudness: 0.03, after: 0.46 });
  },
  /** Nightfall: low bells and wind, the same every night. */
  nightfall: (): void => {
    tone({ from: 131, length: 3, loudness: 0.2, swell: 0.05 });
    tone({ from: 98, length: 3.4, loudness: 0.2, after: 1.1, swell: 0.05 });
    rustle(3.5, 0.08, 420, 0.3);
  },
  /** Steps on stone. */
  steps: (): void => {
    for (const after of [0, 0.32, 0.64])
      tone({ from: 110, to: 60, length: 0.09, loudness: 0.28, kind: "triangle", after });
  },
  /** A low swell before something is revealed. */
  hush: (): void => {
    tone({ from: 55, length: 2.8, loudness: 0.3, swell: 1.2 });
    tone({ from: 58.3, length: 2.8, loudness: 0.2, swell: 1.4 });
  },
  /** A chair stays empty at breakfast. */
  emptyChair: (): void => {
    tone({ from: 196, to: 92, length: 1.6, loudness: 0.22, kind: "triangle" });
    tone({ from: 147, to: 69, length: 2, loudness: 0.22, after: 0.25 });
  },
  relief: (): void => {
    tone({ from: 392, length: 0.7, loudness: 0.1 });
    tone({ from: 494, length: 0.9, loudness: 0.1, after: 0.16 });
  },
  bar: (): void => {
    tone({ from: 2093, length: 0.3, loudness: 0.06 });
    tone({ from: 3136, length: 0.22, loudness: 0.03, after: 0.01 });
    tone({ from: 190, to: 120, length: 0.07, loudness: 0.16, kind: "triangle" });
  },
  /** Hinges, and a bolt. */
  door: (): void => {
    tone({ from: 320, to: 120, length: 0.05, loudness: 0.2, kind: "square" });
    tone({ from: 84, to: 190, length: 0.7, loudness: 0.08, kind: "sawtooth", after: 0.1 });
    tone({ from: 230, to: 390, length: 0.45, loudness: 0.025, kind: "sawtooth", after: 0.3 });
  },
  scroll: (): void => {
    rustle(0.5, 0.18, 1500);
    rustle(0.35, 0.14, 2100, 0.3);
  },
  /** A name on the death list: a drum, and a quill. */
  listed: (): void => {
    tone({ from: 78, to: 46, length: 0.9, loudness: 0.42, kind: "triangle" });
    rustle(0.22, 0.12, 4200, 0.12);
  },
  /** Chalk on a slate: somebody has written. */
  chalk: (): void => rustle(0.07, 0.2, 5200),
  /** A slate is laid on the table, face up. */
  slate: (): void => {
    tone({ from: 240, to: 130, length: 0.08, loudness: 0.3, kind: "triangle" });
    rustle(0.06, 0.16, 3200);
  },
  /** A slate after which somebody else leads. */
  swing: (): void => {
    tone({ from: 240, to: 130, length: 0.08, loudness: 0.3, kind: "triangle" });
    tone({ from: 147, to: 185, length: 0.9, loudness: 0.16, swell: 0.2 });
  },
  /** The vote that decides. */
  toll: (): void => {
    tone({ from: 110, length: 3.2, loudness: 0.34, swell: 0.02 });
    tone({ from: 165, length: 2.6, loudness: 0.16, swell: 0.02 });
    tone({ from: 277, length: 1.8, loudness: 0.06 });
  },
  tie: (): void => {
    tone({ from: 220, length: 0.8, loudness: 0.2, kind: "triangle" });
    tone({ from: 233, length: 0.8, loudness: 0.2, kind: "triangle", after: 0.02 });
  },
  gavel: (): void => {
    for (const after of [0, 0.22])
      tone({ from: 170, to: 80, length: 0.12, loudness: 0.45, kind: "triangle", after });
  },
  /** A chair is pushed back. */
  stand: (): void => {
    tone({ from: 95, to: 140, length: 0.4, loudness: 0.1, kind: "sawtooth" });
    tone({ from: 120, to: 60, length: 0.1, loudness: 0.3, kind: "triangle", after: 0.5 });
  },
  /** A player's identity; the two chords are easy to tell apart. */
  identity: (who: "loyal" | "traitor"): void => {
    const chord = who === "loyal" ? [262, 330, 392] : [175, 208, 247];
    for (const from of chord)
      tone({ from, length: 2.4, loudness: 0.11, kind: who === "loyal" ? "sine" : "triangle" });
    if (who === "traitor") tone({ from: 58, length: 2.4, loudness: 0.3, swell: 0.1 });
  },
};
