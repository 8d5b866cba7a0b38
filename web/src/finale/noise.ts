/** What an end sounds like: each piece a little higher than the one before, a roll of drums, then brass. */

import { rustle, tone } from "../sound/tones";

/** A scale that is pleasant at any point of it. */
const SCALE = [0, 2, 4, 7, 9];
const LOW = 262;
const note = (step: number): number =>
  LOW * 2 ** (Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0) / 12);
/** Higher than this it would whistle. */
const HIGHEST = 14;

export const noise = {
  /** The nth piece is laid down; one that costs something falls. */
  piece: (n: number, worth: number): void => {
    const pitch = note(Math.min(n, HIGHEST));
    rustle(0.06, 0.2, 2600);
    if (worth < 0) tone({ from: pitch / 2, to: pitch / 3, length: 0.3, loudness: 0.2, kind: "sawtooth" });
    else tone({ from: pitch, length: 0.22, loudness: 0.22, kind: "triangle" });
  },
  /** Somebody has won. */
  fanfare: (): void => {
    const brass = (from: number, after: number, length: number): void => {
      tone({ from, length, loudness: 0.16, kind: "sawtooth", after, swell: 0.03 });
      tone({ from: from * 2, length, loudness: 0.08, kind: "triangle", after, swell: 0.03 });
    };
    brass(392, 0, 0.16);
    brass(392, 0.18, 0.16);
    brass(392, 0.36, 0.16);
    for (const from of [523, 659, 784]) brass(from, 0.54, 1.5);
    tone({ from: 98, to: 60, length: 0.5, loudness: 0.4, kind: "triangle", after: 0.54 });
  },
  /** The match has no winner. */
  draw: (): void => {
    tone({ from: 330, length: 0.5, loudness: 0.2, kind: "triangle" });
    tone({ from: 294, length: 0.9, loudness: 0.2, kind: "triangle", after: 0.4 });
  },
};
