/** Short cues made on the spot, and a touch of vibration. One switch turns all of it off. */

import { device } from "./device.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!device.sound || typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio.state === "running" ? audio : null;
}

/** Browsers let a page sound only after a first touch. */
export function allowSound(): void {
  addEventListener("pointerdown", () => void context(), { once: true });
}

function tone(frequency: number, length: number, loudness: number, kind: OscillatorType, after = 0): void {
  const out = context();
  if (!out) return;
  const start = out.currentTime + after;
  const oscillator = new OscillatorNode(out, { type: kind, frequency });
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function rustle(length: number, loudness: number): void {
  const out = context();
  if (!out) return;
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(out, { buffer });
  const filter = new BiquadFilterNode(out, { type: "bandpass", frequency: 2400, Q: 0.7 });
  source
    .connect(filter)
    .connect(new GainNode(out, { gain: loudness }))
    .connect(out.destination);
  source.start();
}

export const cue = {
  card: (): void => rustle(0.09, 0.25),
  knock: (): void => {
    tone(140, 0.12, 0.3, "triangle");
    tone(120, 0.12, 0.25, "triangle", 0.13);
    if (device.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  },
  bell: (): void => {
    tone(660, 1.4, 0.16, "sine");
    tone(990, 1.1, 0.08, "sine", 0.02);
  },
  heartbeat: (): void => tone(70, 0.16, 0.35, "sine"),
};
