/** What every sound is made of, on the spot: tones and rustles. Silent where sound is switched off. */

import { device } from "../device.svelte";

let audio: AudioContext | null = null;
/** Everything is heard through it: loud, and never so loud that it rattles. */
let out: AudioNode | null = null;
let reach = 1;

/** A big screen is heard from the other end of the room. */
const ROOM = 2.2;
export function raiseVolume(): () => void {
  reach = ROOM;
  out = null;
  return () => {
    reach = 1;
    out = null;
  };
}

/** Browsers let a page sound only after a first touch. */
export function context(): AudioContext | null {
  if (!device.sound || typeof AudioContext === "undefined") return null;
  if (!audio && !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio.state === "running" ? audio : null;
}

/** Where a sound made in that context goes. */
export function outputOf(of: AudioContext): AudioNode {
  if (!out) {
    const even = new DynamicsCompressorNode(of, { threshold: -14, ratio: 8, attack: 0.002, release: 0.15 });
    out = new GainNode(of, { gain: reach });
    out.connect(even).connect(of.destination);
  }
  return out;
}

/** With the first touch the page may be heard. */
export function allowSound(): void {
  addEventListener("pointerup", () => void context(), { once: true });
}

/** In hertz: phones and televisions give nothing back of what is lower. The ear hears it in its overtones. */
const DEEP = 150;
/** How strong each of them is, from the tone itself on. */
const OVERTONES = [0, 1, 0.5, 0.45, 0.4, 0.35, 0.3, 0.2, 0.1];

let deep: { of: AudioContext; wave: PeriodicWave } | null = null;

function deepWave(of: AudioContext): PeriodicWave {
  if (deep?.of !== of) {
    const none = new Float32Array(OVERTONES.length);
    const wave = of.createPeriodicWave(none, new Float32Array(OVERTONES), { disableNormalization: true });
    deep = { of, wave };
  }
  return deep.wave;
}

export interface Tone {
  /** In hertz: where it begins and, if it glides, where it ends. */
  from: number;
  to?: number;
  /** In seconds. */
  length: number;
  loudness: number;
  kind?: OscillatorType;
  /** The delay before it begins, in seconds. */
  after?: number;
  /** Seconds until it is at its loudest. */
  swell?: number;
}

export function tone({
  from,
  to = from,
  length,
  loudness,
  kind = "sine",
  after = 0,
  swell = 0.008,
}: Tone): void {
  const here = context();
  if (!here) return;
  const start = here.currentTime + after;
  const oscillator = new OscillatorNode(here, { type: kind, frequency: from });
  if ((kind === "sine" || kind === "triangle") && Math.min(from, to) < DEEP)
    oscillator.setPeriodicWave(deepWave(here));
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = new GainNode(here, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(outputOf(here));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Paper, cloth, wind: noise in a band of pitches. */
export function rustle(length: number, loudness: number, pitch = 2400, after = 0): void {
  const here = context();
  if (!here) return;
  const buffer = here.createBuffer(1, Math.ceil(here.sampleRate * length), here.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(here, { buffer });
  const filter = new BiquadFilterNode(here, { type: "bandpass", frequency: pitch, Q: 0.7 });
  source
    .connect(filter)
    .connect(new GainNode(here, { gain: loudness }))
    .connect(outputOf(here));
  source.start(here.currentTime + after);
}
