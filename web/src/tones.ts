/** What every sound is made of, on the spot: tones and rustles. Silent where sound is switched off. */

import { device } from "./device.svelte";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a first touch. */
function context(): AudioContext | null {
  if (!device.sound || typeof AudioContext === "undefined") return null;
  if (!audio && !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio.state === "running" ? audio : null;
}

/** With the first touch the page may be heard. */
export function allowSound(): void {
  addEventListener("pointerup", () => void context(), { once: true });
}

export interface Tone {
  /** In hertz: where it begins and, if it glides, where it ends. */
  from: number;
  to?: number;
  /** In seconds. */
  length: number;
  loudness: number;
  kind?: OscillatorType;
  /** Begins so many seconds from now. */
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
  const out = context();
  if (!out) return;
  const start = out.currentTime + after;
  const oscillator = new OscillatorNode(out, { type: kind, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Paper, cloth, wind: noise in a band of pitches. */
export function rustle(length: number, loudness: number, pitch = 2400, after = 0): void {
  const out = context();
  if (!out) return;
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(out, { buffer });
  const filter = new BiquadFilterNode(out, { type: "bandpass", frequency: pitch, Q: 0.7 });
  source
    .connect(filter)
    .connect(new GainNode(out, { gain: loudness }))
    .connect(out.destination);
  source.start(out.currentTime + after);
}
