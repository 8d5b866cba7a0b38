/** Words said aloud by the browser, in this device's language. */

import { device } from "./device.svelte";

const ACCENTS = { en: "en-GB", fr: "fr-FR", da: "da-DK" } as const;

export function sayAloud(line: string): void {
  if (typeof speechSynthesis === "undefined" || !device.sound) return;
  const spoken = new SpeechSynthesisUtterance(line);
  spoken.lang = ACCENTS[device.language];
  spoken.voice =
    speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(device.language)) ?? null;
  spoken.rate = 0.95;
  speechSynthesis.speak(spoken);
}

/** Whatever is being said stops. */
export function hush(): void {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}
