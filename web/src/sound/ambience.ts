/** A fire beside a big screen: low wind and a crackle now and then, quiet enough to talk over. Made on the spot. */

import { context } from "./tones";

const WIND = 0.035;
const CRACKLE = 0.09;
/** Between two crackles, in milliseconds. */
const SHORTEST = 90;
const LONGEST = 900;

/** Noise that can be repeated without end. */
function noise(of: AudioContext, seconds: number): AudioBuffer {
  const buffer = of.createBuffer(1, of.sampleRate * seconds, of.sampleRate);
  const samples = buffer.getChannelData(0);
  let low = 0;
  for (let i = 0; i < samples.length; i++) {
    low = low * 0.98 + (Math.random() * 2 - 1) * 0.02;
    samples[i] = low * 20;
  }
  return buffer;
}

/** Browsers let a page sound only after a first touch: until then it is tried again. */
const AGAIN = 1_000;

/** The fire burns until the function that comes back is called. */
export function startFire(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let wind: AudioBufferSourceNode | null = null;

  function kindle(): void {
    const here = context();
    if (!here) {
      timer = setTimeout(kindle, AGAIN);
      return;
    }
    wind = new AudioBufferSourceNode(here, { buffer: noise(here, 8), loop: true });
    const deep = new BiquadFilterNode(here, { type: "lowpass", frequency: 320 });
    const gain = new GainNode(here, { gain: 0 });
    gain.gain.linearRampToValueAtTime(WIND, here.currentTime + 2);
    wind.connect(deep).connect(gain).connect(here.destination);
    wind.start();
    crackle(here);
  }

  function crackle(here: AudioContext): void {
    const length = 0.01 + Math.random() * 0.03;
    const buffer = here.createBuffer(1, Math.ceil(here.sampleRate * length), here.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++)
      samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
    const snap = new AudioBufferSourceNode(here, { buffer });
    const pitch = new BiquadFilterNode(here, { type: "bandpass", frequency: 900 + Math.random() * 2600 });
    snap
      .connect(pitch)
      .connect(new GainNode(here, { gain: CRACKLE * Math.random() }))
      .connect(here.destination);
    snap.start();
    timer = setTimeout(() => crackle(here), SHORTEST + Math.random() * (LONGEST - SHORTEST));
  }

  kindle();
  return () => {
    clearTimeout(timer);
    wind?.stop();
  };
}
