/** Words said aloud by the browser, in this device's language. */

import { device } from "../device.svelte";
import { LANGUAGE_FACTS } from "../languages";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/**
 * The best voice for an accent, if any speaks its language. One of the device's own comes first: others are made
 * elsewhere, and would be sent who is at the table. Then the accent, then what the device's owner likes.
 */
export function bestVoice<V extends Voice>(voices: readonly V[], accent: string): V | null {
  const language = accent.slice(0, 2);
  const spoken = (voice: V): string => voice.lang.replace("_", "-"); // as Android writes it
  const worth = (voice: V): number =>
    4 * Number(voice.localService) + 2 * Number(spoken(voice) === accent) + Number(voice.default);
  return (
    voices
      .filter((voice) => spoken(voice).split("-")[0]!.toLowerCase() === language)
      .sort((one, other) => worth(other) - worth(one))[0] ?? null
  );
}

export function speak(line: string): void {
  if (typeof speechSynthesis === "undefined" || !device.sound) return;
  const spoken = new SpeechSynthesisUtterance(line);
  spoken.lang = LANGUAGE_FACTS[device.language].accent;
  spoken.voice = bestVoice(speechSynthesis.getVoices(), spoken.lang);
  spoken.rate = 0.95;
  speechSynthesis.speak(spoken);
}

/** Stop speaking. */
export function stopSpeaking(): void {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}
