/** What the table sounds like: made on the spot, silent where sound is switched off. */

import { tone } from "../../sound/tones";

/** Higher with every count, so that the ear knows how many are left. */
const COUNTS = [392, 440, 494, 554, 659];

export const noise = {
  /** Hinges. */
  door: (): void => {
    tone({ from: 90, to: 210, length: 0.45, loudness: 0.16, kind: "sawtooth" });
    tone({ from: 260, to: 410, length: 0.3, loudness: 0.06, kind: "sawtooth", after: 0.12 });
  },
  /** It falls shut. */
  shut: (): void => {
    tone({ from: 120, to: 52, length: 0.2, loudness: 0.45, kind: "triangle" });
    tone({ from: 320, to: 90, length: 0.06, loudness: 0.12, kind: "square" });
  },
  coin: (): void => {
    tone({ from: 1318, length: 0.12, loudness: 0.1 });
    tone({ from: 1760, length: 0.5, loudness: 0.12, after: 0.07 });
  },
  skull: (): void => {
    tone({ from: 233, to: 110, length: 0.5, loudness: 0.16, kind: "sawtooth" });
    tone({ from: 156, to: 73, length: 0.6, loudness: 0.16, kind: "triangle", after: 0.1 });
  },
  /** A hand strikes the table. */
  hand: (): void => {
    tone({ from: 180, to: 70, length: 0.14, loudness: 0.5, kind: "triangle" });
    tone({ from: 880, length: 0.25, loudness: 0.1, after: 0.05 });
  },
  /** An objection hit: somebody was wrong. */
  caught: (): void => {
    tone({ from: 466, to: 440, length: 0.35, loudness: 0.2, kind: "sawtooth" });
    tone({ from: 349, to: 233, length: 0.9, loudness: 0.2, kind: "sawtooth", after: 0.3 });
    tone({ from: 82, to: 55, length: 0.9, loudness: 0.3, kind: "triangle", after: 0.3 });
  },
  /** It missed: the answer was right. */
  cleared: (): void => {
    for (const [i, from] of [523, 659, 784, 1046].entries())
      tone({ from, length: 0.5, loudness: 0.12, kind: "triangle", after: i * 0.09 });
  },
  /** Scatty Rogues! Two notes that everybody knows from then on. */
  scatty: (): void => {
    tone({ from: 392, to: 523, length: 0.22, loudness: 0.22, kind: "square" });
    tone({ from: 523, to: 784, length: 0.5, loudness: 0.22, kind: "square", after: 0.22 });
  },
  /** The first to the fifth count. */
  count: (n: number): void =>
    tone({ from: COUNTS[n - 1] ?? 659, length: n === 5 ? 0.5 : 0.2, loudness: 0.22, kind: "triangle" }),
};
