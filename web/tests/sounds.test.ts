/** Every sound is heard on a phone and from a television: what only large speakers give back does not count. */

import { beforeAll, describe, expect, it, vi } from "vitest";

vi.mock("../src/device.svelte", () => ({ device: { sound: true } }));

/** In hertz: below this a small speaker is as good as silent. */
const SMALL = 200;
/** The quietest that is still heard across a room, against the loudest that there is. */
const HEARD = 0.05;

interface Sound {
  loudness: number;
  /** How loud each of its parts is, by hertz. */
  parts: [number, number][];
}

let heard: Sound[] = [];

const SHAPES: Record<string, (n: number) => number> = {
  sine: (n) => (n === 1 ? 1 : 0),
  triangle: (n) => (n % 2 ? 0.81 / n ** 2 : 0),
  square: (n) => (n % 2 ? 1.27 / n : 0),
  sawtooth: (n) => 0.64 / n,
};

/** As much of the browser's audio as the sounds use, written down instead of played. */
class Node {
  constructor(
    _: unknown,
    readonly options: Record<string, unknown> = {},
  ) {}
  connect<T>(to: T): T {
    return to;
  }
  start(): void {}
  stop(): void {}
}

class Gain extends Node {
  /** Of a rustle it is there from the beginning, of a tone it is the highest that it swells to. */
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (loudness: number) => (heard[heard.length - 1]!.loudness = loudness),
    exponentialRampToValueAtTime: () => undefined,
  };
  constructor(of: unknown, options: Record<string, unknown>) {
    super(of, options);
    const last = heard[heard.length - 1];
    if (last && options.gain && !last.loudness) last.loudness = options.gain as number;
  }
}

class Oscillator extends Node {
  #shape = (n: number): number => SHAPES[this.options.type as string]!(n);
  frequency = {
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (to: number) => this.#write(to),
  };
  constructor(of: unknown, options: Record<string, unknown>) {
    super(of, options);
    heard.push({ loudness: 0, parts: [] });
  }
  setPeriodicWave(wave: Float32Array): void {
    this.#shape = (n) => wave[n] ?? 0;
  }
  #write(to: number): void {
    const from = this.options.frequency as number;
    for (let n = 1; n <= 30; n++)
      heard[heard.length - 1]!.parts.push([n * Math.max(from, to), this.#shape(n)]);
  }
}

class Filter extends Node {
  constructor(of: unknown, options: Record<string, unknown>) {
    super(of, options);
    heard.push({ loudness: 0, parts: [[options.frequency as number, 0.5]] });
  }
}

beforeAll(() => {
  const buffer = { getChannelData: () => new Float32Array(1) };
  class Audio {
    state = "running";
    currentTime = 0;
    sampleRate = 100;
    destination = new Node(this);
    createBuffer = () => buffer;
    createPeriodicWave = (_: Float32Array, wave: Float32Array) => wave;
  }
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("GainNode", Gain);
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.stubGlobal("BiquadFilterNode", Filter);
  vi.stubGlobal("AudioBufferSourceNode", Node);
  vi.stubGlobal("DynamicsCompressorNode", Node);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});

/** How loud the loudest part is of which a small speaker gives anything back. */
function onSmallSpeakers(make: () => void): number {
  heard = [];
  make();
  const parts = heard.flatMap(({ loudness, parts }) =>
    parts.filter(([hertz]) => hertz >= SMALL).map(([, part]) => part * loudness),
  );
  return Math.max(0, ...parts);
}

const GAMES = ["are_you_the_traitor", "loyalty_or_treachery", "scatty_rogues", "the_traitors"] as const;
/** What those that differ by it are told. */
const TOLD: Record<string, unknown[]> = {
  verdict: ["good", "evil"],
  identity: ["loyal", "traitor"],
  card: [false, true],
  count: [1, 2, 3, 4, 5],
};

async function sounds(game: (typeof GAMES)[number] | "house"): Promise<[string, () => void][]> {
  const found =
    game === "house"
      ? (await import("../src/sound/cues")).cue
      : (await import(`../src/games/${game}/noise.ts`)).noise;
  return Object.entries(found as Record<string, (told?: unknown) => void>).flatMap(([name, make]) =>
    (TOLD[name] ?? [undefined]).map((told): [string, () => void] => [
      `${name} ${told ?? ""}`,
      () => make(told),
    ]),
  );
}

describe.each(["house", ...GAMES] as const)("%s", (game) => {
  it("is heard on small speakers", async () => {
    const quiet = (await sounds(game))
      .map(([name, make]) => [name, onSmallSpeakers(make)] as const)
      .filter(([, loudness]) => loudness < HEARD);
    expect(quiet).toEqual([]);
  });
});
